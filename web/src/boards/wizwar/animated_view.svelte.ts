/** The labyrinth as far as it has been animated: each change appears with its own event, so that players can follow.
 *  */

import { untrack } from "svelte";
import { moving } from "../../lib/settings.svelte";
import { applyEvent, withNamesOf, type WizWarEvent } from "./apply_event";
import { isSquare, middle, near, type Point } from "./geometry";
import type { EventFields, View } from "./types";

const SOON = 80; // milliseconds that the animation has to start, if there is one

/** A sector that is being turned. */
export interface Turning {
  squares: ReadonlySet<string>;
  centre: Point;
  /** Clockwise; one quarter back rather than three forward. */
  degrees: number;
}

/** The place of each piece. */
function places(view: View): [string, string | null][] {
  return [
    ...view.wizards.map((one): [string, string | null] => [one.colour, one.at]),
    ...view.treasures.map((one): [string, string | null] => [one.name, one.carrier === null ? one.at : null]),
    ...view.things.map((one): [string, string | null] => [`${one.id}`, one.at]),
  ];
}

export class AnimatedView {
  #shown = $state.raw<View | null>(null);
  /** How often each piece has jumped to a square that isn't adjacent: through an exit, or by magic. */
  hops = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Pieces that have just jumped. */
  came = $state.raw<ReadonlySet<string>>(new Set());
  /** The sector that is being turned now. */
  turning = $state.raw<Turning | null>(null);
  /** The view before the event that is shown. */
  before: View | null = null;

  #now: View | null = null;
  #leads: View | null = null; // the view that is fully shown, or being shown event by event
  #event: WizWarEvent | null = null;
  #timer = 0;

  /** Receive the current view, the event that is shown, and the view that its update led to. Each part of the table
   *  reports the same moment. */
  follow(view: View, event: WizWarEvent | null, leads: View = view): void {
    untrack(() => {
      // In a replay the next step doesn't wait for the animation of this one.
      if (view !== this.#now && event !== this.#event) this.#catchUp();
      if (view !== this.#now) this.#saw(view);
      if (event !== this.#event) this.#plays(event, leads);
    });
  }

  #saw(view: View): void {
    const last = this.#now;
    this.#now = view;
    if (last === null || !moving()) {
      this.#catchUp();
      return;
    }
    if (this.#shown === null) this.#shown = this.#leads = last;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#event === null) this.#catchUp();
    }, SOON);
  }

  #plays(event: WizWarEvent | null, leads: View): void {
    this.#event = event;
    this.turning = null;
    if (event === null) {
      this.#catchUp();
      return;
    }
    if (this.#shown !== null && leads !== this.#leads) {
      this.#show(withNamesOf(leads, this.#leads ?? this.#shown)); // everything before it has been shown
      this.#leads = leads;
    }
    const shown = this.#shown;
    this.before = shown ?? this.#now;
    if (shown === null) return;
    if (event.event === "turned") this.turning = this.#turn(event);
    this.#show(applyEvent(shown, event, leads));
  }

  #turn(event: EventFields["turned"]): Turning {
    return {
      squares: new Set(event.squares),
      centre: middle(event.squares[12] ?? "a1"),
      degrees: (event.count === 3 ? -1 : event.count) * 90,
    };
  }

  #show(next: View | null): void {
    const [from, to] = [this.#shown, next ?? this.#now];
    this.#shown = next;
    if (from === null || to === null) return;
    const before = new Map(places(from));
    const hops = new Map(this.hops);
    const came = new Set<string>();
    for (const [word, at] of places(to)) {
      const old = before.get(word);
      if (old == null || at === null || !isSquare(old) || !isSquare(at) || near(old, at)) continue;
      hops.set(word, (hops.get(word) ?? 0) + 1);
      if (this.turning === null) came.add(word);
    }
    [this.hops, this.came] = [hops, came];
  }

  #catchUp(): void {
    clearTimeout(this.#timer);
    this.#leads = null;
    if (this.#shown !== null) this.#show(null);
  }

  /** The view as it should be drawn now. */
  of(view: View): View {
    if (this.#shown === null) return view;
    const shown = withNamesOf(view, this.#shown);
    const { board, walls, doors, cracks, treasures, things, traps } = shown;
    const wizards = view.wizards.map((one, seat) => {
      const { home, at, dead, life, stun, points, kills, treasure } = shown.wizards[seat] ?? one;
      return { ...one, home, at, dead, life, stun, points, kills, treasure };
    });
    return { ...view, board, walls, doors, cracks, wizards, treasures, things, traps };
  }

  /** Start again with another table. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#shown = this.#now = this.#leads = this.#event = this.before = this.turning = null;
    [this.hops, this.came] = [new Map(), new Set()];
  }

  /** The style that turns a piece with its sector: upright, on an arc that ends at its place. */
  round(square: string, at: Point): string {
    const turn = this.turning;
    if (turn === null || !turn.squares.has(square)) return "";
    const { x, y } = turn.centre;
    return `animation: ww-round var(--step) ease-in-out; --centre: ${x}px, ${y}px; --out: ${at.x - x}px, ${at.y - y}px; --turn: ${turn.degrees}deg`;
  }

  /** The style that turns something on an edge with its sector. */
  swing(line: string): string {
    const turn = this.turning;
    if (turn === null || !line.split("|").every((square) => turn.squares.has(square))) return "";
    return `animation: ww-swing var(--step) ease-in-out; transform-origin: ${turn.centre.x}px ${turn.centre.y}px; --turn: ${turn.degrees}deg`;
  }
}

export const animated = new AnimatedView();
