/** Shows what has happened one event after the other, for as long as an eye needs. */

import type { GameEvent } from "./protocol";
import { moving } from "./settings.svelte";

const STEP = 330; // milliseconds for one event
const LONGEST = 4000; // for all that one update brings

export class Stage {
  /** The event that is being shown just now. */
  playing = $state.raw<GameEvent | null>(null);
  /** What the update that brought it has led to; others may have come since. */
  leads = $state.raw<unknown>(null);
  /** Movement has been skipped: nothing moves until something new happens. */
  still = $state(false);

  #queue: { event: GameEvent; leads: unknown }[] = [];
  #timer = 0;
  #pause = STEP;

  /** Something has happened, and it has led to a view. */
  show(events: readonly GameEvent[], leads: unknown = null): void {
    if (!moving() || document.hidden) {
      this.skip();
      return;
    }
    this.still = false;
    const seen = events.filter((event) => event.heading !== 2); // there is nothing to see of a step that begins
    if (seen.length === 0) return;
    this.#queue.push(...seen.map((event) => ({ event, leads })));
    const pause = this.#timer === 0 ? STEP : this.#pause; // nothing gets slower in the middle
    this.#pause = Math.min(pause, LONGEST / this.#queue.length);
    if (this.#timer === 0) this.#next();
  }

  /** Enough of it: show nothing more, and let what has begun be at its end. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.playing = this.leads = null;
    this.still = true;
  }

  /** Others look at the screen now: what not everybody may see is not shown any more. */
  cover(): void {
    this.#queue = this.#queue.filter(({ event }) => event.private !== true);
    if (this.playing?.private !== true) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  #next(): void {
    const next = this.#queue.shift() ?? null; // whoever lets it be shown does not depend on what is shown
    this.playing = next?.event ?? null;
    this.leads = next?.leads ?? null;
    this.#timer = next === null ? 0 : setTimeout(() => this.#next(), this.#pause);
  }
}
