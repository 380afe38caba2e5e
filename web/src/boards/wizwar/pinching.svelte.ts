/** Two fingers enlarge the board inside its frame, which then scrolls. */

import type { Attachment } from "svelte/attachments";

const MOST = 3;

export class Pinching {
  /** How many times larger than its frame the board is. */
  zoom = $state(1);

  /** For the frame: it scrolls, and what was between the fingers stays there. */
  readonly frame: Attachment<HTMLElement> = (frame) => {
    let before: { apart: number; x: number; y: number } | null = null;
    const fingers = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (event.touches.length !== 2 || one === undefined || other === undefined) return null;
      const { left, top } = frame.getBoundingClientRect();
      return {
        apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
        x: (one.clientX + other.clientX) / 2 - left,
        y: (one.clientY + other.clientY) / 2 - top,
      };
    };
    const begin = (event: TouchEvent): void => {
      before = fingers(event);
    };
    const move = (event: TouchEvent): void => {
      const now = fingers(event);
      if (now === null || before === null) return;
      event.preventDefault();
      const zoom = Math.min(MOST, Math.max(1, (this.zoom * now.apart) / before.apart));
      const [x, y] = [frame.scrollLeft + before.x, frame.scrollTop + before.y].map(
        (place) => (place * zoom) / this.zoom,
      ) as [number, number];
      this.zoom = zoom;
      requestAnimationFrame(() => frame.scrollTo(x - now.x, y - now.y));
      before = now;
    };
    frame.addEventListener("touchstart", begin, { passive: true });
    frame.addEventListener("touchmove", move, { passive: false });
    frame.addEventListener("touchend", begin, { passive: true });
    return () => {
      frame.removeEventListener("touchstart", begin);
      frame.removeEventListener("touchmove", move);
      frame.removeEventListener("touchend", begin);
    };
  };
}
