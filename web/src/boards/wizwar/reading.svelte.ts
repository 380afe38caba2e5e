/** Which card is shown at a readable size: the one under a resting mouse, with the keyboard focus, or after a long
 *  press. */

import type { Attachment } from "svelte/attachments";
import { touch } from "./touch.svelte";

const AFTER = 200; // milliseconds until it appears under a resting mouse
const LONG = 420; // milliseconds of a long press
const WIDE = 300; // pixels

interface Read {
  card: string;
  school: string | null;
  left: number;
  /** Its distance from the upper edge of the page, or from the lower one. */
  top: number | null;
  bottom: number | null;
}

class Reading {
  shown = $state.raw<Read | null>(null);
}

export const reading = new Reading();

/** Lets people read the card that an element stands for; null: none. */
export function reads(card: string | null, school: string | null = null): Attachment<HTMLElement> {
  return (node) => {
    if (card === null) return;
    let timer = 0;
    let mine: Read | null = null;
    let pressed = false; // the click that ends a long press doesn't count

    function show(): void {
      if (card === null || touch.held !== null) return;
      const at = node.getBoundingClientRect();
      const above = at.top > innerHeight / 2;
      reading.shown = mine = {
        card,
        school,
        left: Math.max(8, Math.min(at.left + at.width / 2 - WIDE / 2, innerWidth - WIDE - 8)),
        top: above ? null : at.bottom + 8,
        bottom: above ? innerHeight - at.top + 8 : null,
      };
    }
    function hide(): void {
      clearTimeout(timer);
      timer = 0;
      if (mine !== null && reading.shown === mine) reading.shown = null;
      mine = null;
    }
    const ears: Record<string, (event: Event) => void> = {
      pointermove: (event) => {
        if ((event as PointerEvent).pointerType === "touch" || mine !== null || timer !== 0) return;
        timer = setTimeout(show, AFTER);
      },
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType !== "touch") hide();
      },
      pointerdown: (event) => {
        hide();
        pressed = false;
        if ((event as PointerEvent).pointerType !== "touch") return;
        timer = setTimeout(() => {
          pressed = true;
          show();
          addEventListener("pointerdown", hide, { once: true, capture: true });
        }, LONG);
      },
      pointerup: () => {
        if (!pressed) hide();
      },
      pointercancel: hide,
      contextmenu: (event) => {
        if (pressed || timer !== 0) event.preventDefault();
      },
      focusin: (event) => {
        if ((event.target as Element).matches(":focus-visible")) show();
      },
      focusout: hide,
      click: (event) => {
        if (pressed) {
          event.preventDefault();
          event.stopImmediatePropagation();
          pressed = false;
        } else hide();
      },
    };
    for (const [name, hear] of Object.entries(ears)) node.addEventListener(name, hear, { capture: true });
    return () => {
      for (const [name, hear] of Object.entries(ears))
        node.removeEventListener(name, hear, { capture: true });
      removeEventListener("pointerdown", hide, { capture: true });
      hide();
    };
  };
}
