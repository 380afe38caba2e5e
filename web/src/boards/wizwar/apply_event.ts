/** Applies one event to a view of the labyrinth: the facts in the event change, everything else stays. Facts that no
 *  event spells out (what is on an edge) come from the view that all events lead to. */

import type { EventOf } from "../../lib/events";
import { isSquare } from "./geometry";
import type { EventFields, Thing, View, Wizard } from "./types";

/** What happens in the game; the server itself adds that steps were undone. */
export type WizWarEvent = EventOf<EventFields & { undone: object }>;
type Change = Partial<View>;
type Rule<Fields> = (shown: View, event: Fields, now: View) => Change;

/** The same thing in another view; a number may be reused for another thing. */
function same(view: View, thing: Thing): Thing | undefined {
  return view.things.find((one) => one.id === thing.id && one.card === thing.card);
}

/** Change a wizard. */
function wizard(shown: View, seat: number, change: Partial<Wizard>): { wizards: Wizard[] } {
  return { wizards: shown.wizards.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

/** Copy some edges from the newest view. */
function lines(shown: View, now: View, meant: (line: string) => boolean): Change {
  const cracks = (view: View, wanted: boolean) =>
    Object.entries(view.cracks).filter(([line]) => meant(line) === wanted);
  return {
    walls: [...shown.walls.filter((line) => !meant(line)), ...now.walls.filter(meant)],
    doors: [
      ...shown.doors.filter((door) => !meant(door.line)),
      ...now.doors.filter((door) => meant(door.line)),
    ],
    cracks: Object.fromEntries([...cracks(shown, false), ...cracks(now, true)]),
  };
}

/** Copy an edge from the newest view, if the place is one. */
function line(shown: View, now: View, place: string | null): Change {
  return place === null || isSquare(place) ? {} : lines(shown, now, (other) => other === place);
}

/** Change a thing. */
function put(shown: View, id: number, change: Partial<Thing>): Change {
  return { things: shown.things.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

const walks: Rule<{ player: number; square: string }> = (shown, { player, square }) => ({
  ...wizard(shown, player, { at: square }),
  treasures: shown.treasures.map((one) => (one.carrier === player ? { ...one, at: square } : one)),
});

const lives: Rule<{ player: number; life: number }> = (shown, { player, life }) =>
  wizard(shown, player, { life });

/** Put something onto the table, with the energy tokens that the event names: some may be gone since. */
const comes: Rule<{ thing: number; card: string; energy?: number }> = (shown, event, now) => {
  const thing = now.things.find((one) => one.id === event.thing && one.card === event.card);
  if (thing === undefined) return {}; // it is already gone
  const energy = event.energy || thing.energy;
  const others = shown.things.filter((one) => one.id !== thing.id);
  return { things: [...others, { ...thing, energy }], ...line(shown, now, thing.at) };
};

/** Remove something, unless an earlier event has removed it. */
const goes: Rule<{ thing: number }> = (shown, event, now) => {
  const thing = shown.things.find((one) => one.id === event.thing);
  if (thing === undefined) return {};
  return {
    things: shown.things.filter((one) => one !== thing),
    traps: shown.traps.filter((trap) => trap.thing !== thing.name),
    ...line(shown, now, thing.at),
  };
};

/** Move a treasure to a carrier, or to a square. */
function treasure(shown: View, name: string, carrier: number | null, square: string | null): Change {
  return {
    treasures: shown.treasures.map((one) =>
      one.name === name ? { ...one, carrier, at: square ?? one.at } : one,
    ),
    wizards: shown.wizards.map((one) => {
      if (one.seat === carrier) return { ...one, treasure: name };
      return one.treasure === name ? { ...one, treasure: null } : one;
    }),
  };
}

const lies: Rule<{ treasure: string; square: string }> = (shown, event) =>
  treasure(shown, event.treasure, null, event.square);

const scores: Rule<{ player: number; total: number }> = (shown, { player, total }) =>
  wizard(shown, player, { points: total });

/** Turn up the token of a trap. */
const uncovers: Rule<{ square: string }> = (shown, event) => ({
  traps: shown.traps.filter((one) => one.at !== event.square),
});

function holds(shown: View, event: EventFields["held"], open: boolean): Change {
  return {
    doors: shown.doors.map((door) => {
      if (door.line !== event.line) return door;
      const others = door.held.filter((one) => one !== event.player);
      return { ...door, held: open ? [...others, event.player] : others };
    }),
  };
}

/** Turn a sector: everything in its squares moves with them, and its edges are copied from the newest view. */
const turns: Rule<EventFields["turned"]> = (shown, { squares, to }, now) => {
  const moves = new Map(squares.map((square, number) => [square, to[number] ?? square]));
  const moved = (square: string) => moves.get(square) ?? square;
  const near = (place: string) => place.split("|").some((square) => moves.has(square));
  const where = (one: Thing) => {
    if (one.at === null || isSquare(one.at)) return one.at && moved(one.at);
    return near(one.at) ? (same(now, one)?.at ?? one.at) : one.at;
  };
  return {
    ...lines(shown, now, near),
    board: now.board,
    wizards: shown.wizards.map((one) => ({ ...one, home: moved(one.home), at: one.at && moved(one.at) })),
    treasures: shown.treasures.map((one) => ({ ...one, at: moved(one.at) })),
    things: shown.things.map((one) => ({ ...one, at: where(one) })),
    traps: shown.traps.map((one) => ({ ...one, at: moved(one.at) })),
  };
};

const RULES: { [Kind in WizWarEvent["event"]]?: Rule<Extract<WizWarEvent, { event: Kind }>> } = {
  step: walks,
  moved: walks,
  damage: lives,
  heal: lives,
  life: lives,
  stun: (shown, { player, total }) => wizard(shown, player, { stun: total }),
  stunned: (shown, { player, count }) => wizard(shown, player, { stun: count }),
  dies: (shown, { player, doors }, now) => ({
    ...lines(shown, now, (place) => doors.includes(place)),
    ...wizard(shown, player, { dead: true, at: null, life: 0, stun: 0 }),
  }),
  killed: (shown, { player, kills }) => wizard(shown, player, { kills }),
  point: scores,
  "point-lost": scores,
  // A Wall of Earth is there as soon as it is played as an answer.
  answer: (shown, { target }, now) => (target?.includes("|") ? line(shown, now, target) : {}),
  laid: comes,
  item: comes,
  energy: (shown, { things, left }) => ({
    things: shown.things.map((one) => ({ ...one, energy: left[things.indexOf(one.id)] ?? one.energy })),
  }),
  servant: (shown, { thing, life }) => put(shown, thing, { energy: life }),
  ended: goes,
  "destroyed-thing": goes,
  cracks: (shown, { target, thing, count, total }) => {
    if (thing !== null) return put(shown, thing, { cracks: total });
    return count > 0 ? { cracks: { ...shown.cracks, [target]: total } } : {};
  },
  destroyed: (shown, { target }, now) => line(shown, now, target),
  drop: (shown, { thing, square }) => put(shown, thing, { at: square, on: null, owner: null }),
  take: (shown, { thing, player }) => put(shown, thing, { at: null, on: null, owner: player }),
  lands: (shown, { thing, square }) => put(shown, thing, { at: square }),
  "treasure-taken": (shown, { player, treasure: name }) =>
    treasure(shown, name, player, shown.wizards[player]?.at ?? null),
  "treasure-dropped": lies,
  "treasure-moved": lies,
  held: (shown, event) => holds(shown, event, true),
  "let-go": (shown, event) => holds(shown, event, false),
  turned: turns,
  trap: (shown, { square }, now) => {
    const fresh = now.traps.filter(
      (one) => one.at === square && !shown.traps.some((old) => old.at === one.at && old.thing === one.thing),
    );
    return { traps: [...shown.traps, ...fresh] };
  },
  "trap-blank": uncovers,
  "trap-real": uncovers,
  undone: (_, __, now) => now,
};

/** The shown view after one more event; `now` is the view that all events lead to. */
export function applyEvent(shown: View, event: WizWarEvent, now: View): View {
  const rule = RULES[event.event] as Rule<WizWarEvent> | undefined;
  return { ...shown, ...rule?.(shown, event, now) };
}

/** The shown view with the words of another view: the word for a thing depends on how many there are of its card.
 *  Things that are gone there get a word that nobody can type. */
export function withNamesOf(now: View, shown: View): View {
  const words = new Map(shown.things.map((one) => [one.name, same(now, one)?.name ?? `#${one.id}`]));
  const word = (name: string) => words.get(name) ?? name;
  return {
    ...shown,
    things: shown.things.map((one) => ({
      ...one,
      name: same(now, one)?.name ?? `#${one.id}`,
      on: one.on === null ? null : word(one.on),
    })),
    traps: shown.traps.map((trap) => ({ ...trap, thing: word(trap.thing) })),
  };
}
