/** Where what scrolls goes on beyond an edge, a shade fades out from it: what is cut there is not all. */

import type { Attachment } from "svelte/attachments";
import { Soon } from "./frame_debounce";

export const fading: Attachment<HTMLElement> = (list) => {
  const look = new Soon(() => {
    const left = list.scrollHeight - list.clientHeight - list.scrollTop;
    list.toggleAttribute("data-above", list.scrollTop > 1);
    list.toggleAttribute("data-below", left > 1);
  });
  const sizes = new ResizeObserver(look.ask);
  for (const one of [list, ...list.children]) sizes.observe(one);
  const changes = new MutationObserver(look.ask);
  changes.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", look.ask, { passive: true });
  return () => {
    look.cancel();
    sizes.disconnect();
    changes.disconnect();
    list.removeEventListener("scroll", look.ask);
  };
};
