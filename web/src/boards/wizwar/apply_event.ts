/** Applies one event to a view of the labyrinth: the facts in the event change, everything else stays. Facts that no
 *  event spells out (what is on an edge, everything in a turned sector) come from the view that all events lead to.
 *  */

import type { GameEvent } from "../../lib/protocol";
import { isSquare } from "./geometry";
import type { Card, Thing, View, Wizard } from "./types";

type Change = Partial<View>;
type Rule = (shown: View, event: GameEvent, now: View) => Change;

/** The same thing in another view; a number may be reused for another thing. */
function same(view: View, thing: Thing): Thing | undefined {
  return view.things.find((one) => one.id === thing.id && one.card === thing.card);
}

/** Change the wizard that an event is about. */
function wizard(shown: View, event: GameEvent, change: Partial<Wizard>): { wizards: Wizard[] } {
  const { wizards } = shown;
  return { wizards: wizards.map((one) => (one.seat === event["player"] ? { ...one, ...change } : one)) };
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

function lineOf(shown: View, now: View, thing: Thing | undefined): Change {
  return thing?.at == null || isSquare(thing.at) ? {} : lines(shown, now, (line) => line === thing.at);
}

/** Change the thing that an event is about. */
function put(shown: View, event: GameEvent, change: Partial<Thing>): Change {
  return { things: shown.things.map((one) => (one.id === event["thing"] ? { ...one, ...change } : one)) };
}

const walks: Rule = (shown, event) => ({
  ...wizard(shown, event, { at: String(event["square"]) }),
  treasures: shown.treasures.map((one) =>
    one.carrier === event["player"] ? { ...one, at: String(event["square"]) } : one,
  ),
});

const lives: Rule = (shown, event) => wizard(shown, event, { life: Number(event["life"]) });

/** Put something onto the table, with the energy tokens that the event names: some may be gone since. */
const comes: Rule = (shown, event, now) => {
  const thing = now.things.find((one) => one.id === event["thing"] && one.card === event["card"]);
  if (thing === undefined) return {}; // it is already gone
  const energy = Number(event["energy"] ?? 0) || thing.energy;
  const others = shown.things.filter((one) => one.id !== thing.id);
  return { things: [...others, { ...thing, energy }], ...lineOf(shown, now, thing) };
};

/** Remove something, unless an earlier event has removed it. */
const goes: Rule = (shown, event, now) => {
  const thing = shown.things.find((one) => one.id === event["thing"]);
  if (thing === undefined) return {};
  return {
    things: shown.things.filter((one) => one !== thing),
    traps: shown.traps.filter((trap) => trap.thing !== thing.name),
    ...lineOf(shown, now, thing),
  };
};

/** Move a treasure to a carrier, or to a square. */
function treasure(shown: View, name: unknown, carrier: number | null, square: string | null): Change {
  return {
    treasures: shown.treasures.map((one) =>
      one.name === name ? { ...one, carrier, at: square ?? one.at } : one,
    ),
    wizards: shown.wizards.map((one) => {
      if (one.seat === carrier) return { ...one, treasure: String(name) };
      return one.treasure === name ? { ...one, treasure: null } : one;
    }),
  };
}

const lies: Rule = (shown, event) => treasure(shown, event["treasure"], null, String(event["square"]));

const scores: Rule = (shown, event) => wizard(shown, event, { points: Number(event["total"]) });

/** Turn a sector: everything in it and at its edges moves to its newest place. */
const turns: Rule = (shown, event, now) => {
  const turned = sectorOf(shown, event);
  const inside = (square: string) => turned.includes(square);
  const near = (place: string) => place.split("|").some(inside);
  return {
    ...lines(shown, now, near),
    board: now.board,
    wizards: shown.wizards.map((one) => {
      const { at, home } = now.wizards[one.seat] ?? one;
      return { ...one, home, at: one.at !== null && inside(one.at) ? at : one.at };
    }),
    treasures: shown.treasures.map((one) =>
      inside(one.at) ? (now.treasures.find((other) => other.name === one.name) ?? one) : one,
    ),
    things: shown.things.map((one) => (one.at !== null && near(one.at) ? (same(now, one) ?? one) : one)),
    traps: [
      ...shown.traps.filter((trap) => !inside(trap.at)),
      ...now.traps.filter((trap) => inside(trap.at)),
    ],
  };
};

/** The squares of the sector that an event is about. */
export function sectorOf(view: View, event: GameEvent): string[] {
  const owner = view.wizards.find((one) => `sector:${one.colour}` === event["sector"])?.seat;
  return view.board.sectors.find((sector) => sector.owner === owner)?.squares ?? [];
}

function holds(shown: View, event: GameEvent, open: boolean): Change {
  const seat = Number(event["player"]);
  return {
    doors: shown.doors.map((door) => {
      if (door.line !== event["line"]) return door;
      const others = door.held.filter((one) => one !== seat);
      return { ...door, held: open ? [...others, seat] : others };
    }),
  };
}

const RULES: Record<string, Rule> = {
  step: walks,
  moved: walks,
  damage: lives,
  heal: lives,
  life: lives,
  stun: (shown, event) => wizard(shown, event, { stun: Number(event["total"]) }),
  stunned: (shown, event) => wizard(shown, event, { stun: Number(event["count"]) }),
  dies: (shown, event, now) => ({
    ...wizard(shown, event, { dead: true, at: null, life: 0, stun: 0 }),
    doors: shown.doors.map((door) => ({
      ...door,
      held: door.held.filter((seat) => seat !== event["player"]),
      opens:
        door.owner === event["player"]
          ? (now.doors.find((one) => one.line === door.line)?.opens ?? null)
          : door.opens,
    })),
  }),
  killed: (shown, event) => wizard(shown, event, { kills: Number(event["kills"]) }),
  point: scores,
  "point-lost": scores,
  // A Wall of Earth is there as soon as it is played as an answer.
  answer: (shown, event, now) =>
    String(event["target"]).includes("|") ? lines(shown, now, (line) => line === event["target"]) : {},
  laid: comes,
  item: comes,
  energy: (shown, event) => {
    const cards = (event["cards"] as Card[]).map((one) => one.card);
    const spent = (one: Thing) => one.owner === event["player"] && cards.includes(one.card);
    return { things: shown.things.map((one) => (spent(one) ? { ...one, energy: one.energy - 1 } : one)) };
  },
  servant: (shown, event) => put(shown, event, { energy: Number(event["life"]) }),
  ended: goes,
  "destroyed-thing": goes,
  cracks: (shown, event) => {
    const total = Number(event["total"]);
    return event["thing"] === null
      ? { cracks: { ...shown.cracks, [String(event["target"])]: total } }
      : put(shown, event, { cracks: total });
  },
  destroyed: (shown, event) => {
    const line = event["target"];
    return {
      walls: shown.walls.filter((one) => one !== line),
      doors: shown.doors.filter((one) => one.line !== line),
      cracks: Object.fromEntries(Object.entries(shown.cracks).filter(([one]) => one !== line)),
      things: shown.things.filter((one) => one.at !== line),
    };
  },
  drop: (shown, event) => put(shown, event, { at: String(event["square"]), on: null, owner: null }),
  take: (shown, event) => put(shown, event, { at: null, on: null, owner: Number(event["player"]) }),
  lands: (shown, event) => put(shown, event, { at: String(event["square"]) }),
  "treasure-taken": (shown, event) => {
    const seat = Number(event["player"]);
    return treasure(shown, event["treasure"], seat, shown.wizards[seat]?.at ?? null);
  },
  "treasure-dropped": lies,
  "treasure-moved": lies,
  held: (shown, event) => holds(shown, event, true),
  "let-go": (shown, event) => holds(shown, event, false),
  turned: turns,
  trap: (shown, event, now) => {
    const fresh = now.traps.filter(
      (one) =>
        one.at === event["square"] &&
        !shown.traps.some((old) => old.at === one.at && old.thing === one.thing),
    );
    return { traps: [...shown.traps, ...fresh] };
  },
  "trap-blank": (shown, event) => ({ traps: shown.traps.filter((one) => one.at !== event["square"]) }),
  "trap-real": (shown, event) => ({ traps: shown.traps.filter((one) => one.at !== event["square"]) }),
  undone: (_, __, now) => now,
};

/** The shown view after one more event; `now` is the view that all events lead to. */
export function applyEvent(shown: View, event: GameEvent, now: View): View {
  return { ...shown, ...RULES[event.event]?.(shown, event, now) };
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
