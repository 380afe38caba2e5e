/** What the pointer is on, and whether its description is shown: at once, after a delay, or pinned. */

import { isSquare } from "./geometry";
import { touch } from "./touch.svelte";

const AFTER = 450; // milliseconds until the description appears under a resting mouse
const LONG = 420; // milliseconds of a long press

/** The square or edge of an event on the board. */
function found(event: Event): { square: string | null; line: string | null } {
  const at =
    event.target instanceof Element ? event.target.closest<SVGElement>("[data-square], [data-line]") : null;
  return { square: at?.dataset.square ?? null, line: at?.dataset.line ?? null };
}

export class Pointing {
  #square = $state<string | null>(null);
  #line = $state<string | null>(null);
  #rests = $state(false);
  /** The pinned square or edge, after a long press or a right click. */
  kept = $state<string | null>(null);

  #timer = 0;
  #press = 0;
  #pressed = false;

  /** The square whose lines of sight and path are shown: on a touch screen after a long press. */
  get square(): string | null {
    return this.kept !== null && isSquare(this.kept) ? this.kept : (this.#square ?? touch.square);
  }

  /** The square or edge to describe; null: none. */
  get subject(): string | null {
    const pointed = this.#square !== null || this.#line !== null;
    const subject = this.kept ?? this.#line ?? (pointed ? this.square : (touch.line ?? this.square));
    const focused = !pointed && (touch.square ?? touch.line) !== null;
    return this.#rests || this.kept !== null || focused ? subject : null;
  }

  move(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const { square, line } = found(event);
    if (square === this.#square && line === this.#line) return;
    this.leave();
    [this.#square, this.#line] = [square, line];
    if (square !== null || line !== null) this.#timer = setTimeout(() => (this.#rests = true), AFTER);
  }

  leave(): void {
    clearTimeout(this.#timer);
    [this.#square, this.#line, this.#rests] = [null, null, false];
  }

  down(event: PointerEvent): void {
    this.#pressed = false;
    this.kept = null;
    this.up();
    this.#press = setTimeout(() => {
      this.#keep(event);
      this.#pressed = true;
    }, LONG);
  }

  up(): void {
    clearTimeout(this.#press);
  }

  /** A right click, or the context menu event of a long press. */
  other(event: Event): void {
    event.preventDefault();
    this.up();
    if (this.kept === null) this.#keep(event);
  }

  #keep(event: Event): void {
    const { square, line } = found(event);
    this.kept = line ?? square;
  }

  /** Whether a click counts; the one that ends a long press doesn't. */
  clicks(): boolean {
    this.up();
    clearTimeout(this.#timer);
    this.#rests = false;
    const clicks = !this.#pressed;
    this.#pressed = false;
    return clicks;
  }

  close(): void {
    this.kept = null;
    this.up();
    this.leave();
  }
}
