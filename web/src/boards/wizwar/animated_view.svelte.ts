/** The labyrinth as far as it has been shown: everything changes when its own event plays, so that the eye can follow. */

import { untrack } from "svelte";
import type { GameEvent } from "../../lib/protocol";
import { moving } from "../../lib/settings.svelte";
import { applyEvent, withNamesOf, sectorOf } from "./apply_event";
import { isSquare, middle, near, type Point } from "./geometry";
import type { View } from "./types";

const SOON = 80; // milliseconds in which the showing of events begins, if there is one

/** A sector on its way round. */
export interface Turning {
  squares: ReadonlySet<string>;
  centre: Point;
  /** Clockwise; one quarter back rather than three on. */
  degrees: number;
}

/** Where each piece is. */
function places(view: View): [string, string | null][] {
  return [
    ...view.wizards.map((one): [string, string | null] => [one.colour, one.at]),
    ...view.treasures.map((one): [string, string | null] => [one.name, one.carrier === null ? one.at : null]),
    ...view.things.map((one): [string, string | null] => [`${one.id}`, one.at]),
  ];
}

export class AnimatedView {
  #shown = $state.raw<View | null>(null);
  /** How often each piece has come to another place than next to where it was: through an exit, by magic. */
  hops = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Those that have just done so. */
  came = $state.raw<ReadonlySet<string>>(new Set());
  /** The sector that turns just now. */
  turning = $state.raw<Turning | null>(null);
  /** How it was before the event that is shown. */
  before: View | null = null;

  #now: View | null = null;
  #leads: View | null = null; // the view that has been shown wholly, or is being shown event by event
  #event: GameEvent | null = null;
  #timer = 0;

  /** What there is now, which event is shown, and what its update led to; said by each part of the table, for the
   *  same moment. */
  follow(view: View, event: GameEvent | null, leads: View = view): void {
    untrack(() => {
      // In a replay the next step does not wait until this one has been shown.
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

  #plays(event: GameEvent | null, leads: View): void {
    this.#event = event;
    this.turning = null;
    if (event === null) {
      this.#catchUp();
      return;
    }
    if (this.#shown !== null && leads !== this.#leads) {
      this.#show(withNamesOf(leads, this.#leads ?? this.#shown)); // all that came before has been shown
      this.#leads = leads;
    }
    const shown = this.#shown;
    this.before = shown ?? this.#now;
    if (shown === null) return;
    if (event.event === "turned") this.turning = this.#turn(shown, event);
    this.#show(applyEvent(shown, event, leads));
  }

  #turn(shown: View, event: GameEvent): Turning {
    const squares = sectorOf(shown, event);
    const quarters = Number(event["count"]);
    return {
      squares: new Set(squares),
      centre: middle(squares[12] ?? "a1"),
      degrees: (quarters === 3 ? -1 : quarters) * 90,
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

  /** A view as far as it has been shown. */
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

  /** Another table. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#shown = this.#now = this.#leads = this.#event = this.before = this.turning = null;
    [this.hops, this.came] = [new Map(), new Set()];
  }

  /** How a piece in a square goes round with its sector: upright, on a bow that ends in its place. */
  round(square: string, at: Point): string {
    const turn = this.turning;
    if (turn === null || !turn.squares.has(square)) return "";
    const { x, y } = turn.centre;
    return `animation: ww-round var(--step) ease-in-out; --centre: ${x}px, ${y}px; --out: ${at.x - x}px, ${at.y - y}px; --turn: ${turn.degrees}deg`;
  }

  /** How what stands on a line does. */
  swing(line: string): string {
    const turn = this.turning;
    if (turn === null || !line.split("|").every((square) => turn.squares.has(square))) return "";
    return `animation: ww-swing var(--step) ease-in-out; transform-origin: ${turn.centre.x}px ${turn.centre.y}px; --turn: ${turn.degrees}deg`;
  }
}

export const animated = new AnimatedView();
