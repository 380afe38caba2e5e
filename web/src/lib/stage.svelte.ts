/** Shows events one after the other, slowly enough to follow. */

import type { GameEvent } from "./protocol";
import { moving } from "./settings.svelte";

const STEP = 330; // milliseconds for one event
const LONGEST = 4000; // milliseconds for all events of an update

export class Stage {
  /** The event that is being shown. */
  playing = $state.raw<GameEvent | null>(null);
  /** The view that its update led to; newer ones may have arrived. */
  leads = $state.raw<unknown>(null);
  /** The animation was skipped: nothing moves until something new happens. */
  still = $state(false);

  #queue: { event: GameEvent; leads: unknown }[] = [];
  #timer = 0;
  #pause = STEP;

  /** Add the events of an update, and the view that it led to. */
  show(events: readonly GameEvent[], leads: unknown = null): void {
    if (!moving() || document.hidden) {
      this.skip();
      return;
    }
    this.still = false;
    const seen = events.filter((event) => event.heading !== 2); // the start of a step has no animation
    if (seen.length === 0) return;
    this.#queue.push(...seen.map((event) => ({ event, leads })));
    const pause = this.#timer === 0 ? STEP : this.#pause; // don't slow down in the middle
    this.#pause = Math.min(pause, LONGEST / this.#queue.length);
    if (this.#timer === 0) this.#next();
  }

  /** Skip everything that is left, and end the current animation. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.playing = this.leads = null;
    this.still = true;
  }

  /** Another person looks at the screen now: don't show private events any longer. */
  cover(): void {
    this.#queue = this.#queue.filter(({ event }) => event.private !== true);
    if (this.playing?.private !== true) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  #next(): void {
    const next = this.#queue.shift() ?? null; // callers don't depend on the event that is shown
    this.playing = next?.event ?? null;
    this.leads = next?.leads ?? null;
    this.#timer = next === null ? 0 : setTimeout(() => this.#next(), this.#pause);
  }
}
