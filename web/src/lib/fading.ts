/** Fades out the edges of a scrolling list beyond which it continues. */

import type { Attachment } from "svelte/attachments";
import { FrameDebounce } from "./frame_debounce";

export const fading: Attachment<HTMLElement> = (list) => {
  const look = new FrameDebounce(() => {
    const left = list.scrollHeight - list.clientHeight - list.scrollTop;
    list.toggleAttribute("data-above", list.scrollTop > 1);
    list.toggleAttribute("data-below", left > 1);
  });
  const sizes = new ResizeObserver(look.schedule);
  for (const one of [list, ...list.children]) sizes.observe(one);
  const changes = new MutationObserver(look.schedule);
  changes.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", look.schedule, { passive: true });
  return () => {
    look.cancel();
    sizes.disconnect();
    changes.disconnect();
    list.removeEventListener("scroll", look.schedule);
  };
};
