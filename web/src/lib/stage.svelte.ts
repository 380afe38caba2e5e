/** Shows what has happened one event after the other, for as long as an eye needs. */

import type { GameEvent } from "./protocol";
import { moving } from "./settings.svelte";

const STEP = 330; // milliseconds for one event
const LONGEST = 4000; // for all that one update brings

export class Stage {
  /** The event that is being shown just now. */
  playing = $state.raw<GameEvent | null>(null);

  #queue: GameEvent[] = [];
  #timer = 0;
  #pause = STEP;

  /** Something has happened. */
  show(events: readonly GameEvent[]): void {
    if (!moving() || document.hidden) {
      this.skip();
      return;
    }
    this.#queue.push(...events);
    this.#pause = Math.min(STEP, LONGEST / Math.max(1, this.#queue.length));
    if (this.#timer === 0) this.#next();
  }

  /** Enough of it: show nothing more. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.playing = null;
  }

  #next(): void {
    this.playing = this.#queue.shift() ?? null;
    this.#timer = this.playing === null ? 0 : setTimeout(() => this.#next(), this.#pause);
  }
}
