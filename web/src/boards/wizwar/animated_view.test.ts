import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnimatedView } from "./animated_view.svelte";
import type { WizWarEvent } from "./apply_event";
import type { Thing, Treasure, View, Wizard } from "./types";

const still = vi.hoisted(() => ({ moving: true }));
vi.mock("../../lib/settings.svelte", () => ({ moving: () => still.moving }));

type Told = { event: string; [field: string]: unknown }; // as much of an event as matters
const COLOURS = ["blue", "red"] as const;
const SQUARES = ["a", "b", "c", "d", "e"].flatMap((column) =>
  [1, 2, 3, 4, 5].map((row) => `${column}${row}`),
);

function wizard(seat: number, change: Partial<Wizard> = {}): Wizard {
  const base = {
    seat,
    colour: COLOURS[seat] ?? "blue",
    home: "c3",
    at: "a1",
    dead: false,
    life: 15,
    stun: 0,
    points: 0,
    kills: 0,
    treasure: null,
  };
  return { ...base, items: [], cards: 5, known: [], deck: 0, turns: 1, ...change };
}

function treasure(change: Partial<Treasure> = {}): Treasure {
  return { name: "red-1", owner: 1, at: "b1", carrier: null, ...change };
}

function thing(id: number, card: string, change: Partial<Thing> = {}): Thing {
  return {
    id,
    name: card,
    card,
    school: "white",
    item: false,
    lasts: "permanent",
    owner: 0,
    at: null,
    on: null,
    energy: 0,
    cracks: 0,
    ...change,
  };
}

function told(event: Told): WizWarEvent {
  return event as unknown as WizWarEvent;
}

/** A quarter turn of the only sector, clockwise. */
const QUARTER = SQUARES.map((square) => {
  const [column, row] = ["abcde".indexOf(square[0] ?? ""), Number(square[1])];
  return `${"edcba"[row - 1]}${column + 1}`;
});

function view(change: Partial<View> = {}): View {
  const board = { columns: 5, rows: 5, exits: [], sectors: [{ owner: 0, turn: 0, squares: SQUARES }] };
  const base = {
    board,
    walls: [],
    doors: [],
    cracks: {},
    wizards: [wizard(0), wizard(1, { at: "e5" })],
    treasures: [],
    things: [],
    traps: [],
  };
  return { ...base, ...change } as unknown as View;
}

describe("the labyrinth", () => {
  let animated: AnimatedView;

  /** Return what is drawn before the first of these events, which lead from one view to the next, and after each of
   *  them. */
  function drawn(before: View, now: View, ...events: Told[]): View[] {
    animated.follow(before, null);
    animated.follow(now, null);
    return [
      animated.of(now),
      ...events.map((event) => {
        animated.follow(now, told(event));
        return animated.of(now);
      }),
    ];
  }

  beforeEach(() => {
    vi.useFakeTimers();
    still.moving = true;
    animated = new AnimatedView();
  });
  afterEach(() => void vi.useRealTimers());

  it("shows a walk square by square, with carried things", () => {
    const load = { carrier: 0, at: "a1" };
    const before = view({ wizards: [wizard(0, { treasure: "red-1" })], treasures: [treasure(load)] });
    const now = view({
      wizards: [wizard(0, { treasure: "red-1", at: "b2" })],
      treasures: [treasure({ ...load, at: "b2" })],
    });
    const steps = ["b1", "b2"].map((square) => ({ event: "step", player: 0, square }));
    const shown = drawn(before, now, ...steps);
    expect(shown.map((one) => one.wizards[0]?.at)).toEqual(["a1", "b1", "b2"]);
    expect(shown.map((one) => one.treasures[0]?.at)).toEqual(["a1", "b1", "b2"]);
    expect(animated.hops.size).toBe(0);
  });

  it("lets nobody glide through an exit: they vanish there and appear here", () => {
    const now = view({ wizards: [wizard(0, { at: "a4" })] });
    drawn(
      view({ wizards: [wizard(0)] }),
      now,
      { event: "step", player: 0, square: "a5" },
      { event: "step", player: 0, square: "a4" },
    );
    expect([...animated.hops]).toEqual([["blue", 1]]);
    expect(animated.came.size).toBe(0);
  });

  it("keeps a wall until it breaks, and life until it is lost", () => {
    const before = view({
      walls: ["a1|b1"],
      cracks: { "a1|b1": 1 },
      things: [thing(0, "create-wall", { at: "a1|b1" })],
    });
    const now = view({ wizards: [wizard(0, { life: 13, stun: 1 }), wizard(1, { at: "e5" })] });
    const shown = drawn(
      before,
      now,
      { event: "cracks", target: "a1|b1", count: 4, total: 5, thing: null },
      { event: "ended", card: "create-wall", player: 0, thing: 0 },
      { event: "destroyed", target: "a1|b1", barrier: "wall" },
      { event: "damage", player: 0, count: 2, kind: [], life: 13 },
      { event: "stun", player: 0, count: 1, total: 1 },
    );
    expect(shown.map((one) => one.walls.length)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(shown.map((one) => one.cracks["a1|b1"])).toEqual([
      1,
      5,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(shown.map((one) => one.things.length)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(shown.map((one) => one.wizards[0]?.life)).toEqual([15, 15, 15, 15, 13, 13]);
    expect(shown.map((one) => one.wizards[0]?.stun)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it("adds and removes things one after the other", () => {
    const [old, other] = [
      thing(0, "rosebush", { name: "rosebush#0", at: "a2" }),
      thing(1, "rosebush", { name: "rosebush#1", at: "b2" }),
    ];
    const wall = thing(2, "create-wall", { at: "c1|c2" });
    const now = view({ things: [{ ...other, name: "rosebush" }, wall], walls: ["c1|c2"] });
    const shown = drawn(
      view({ things: [old, other] }),
      now,
      { event: "destroyed-thing", card: "rosebush", target: "a2", thing: 0 },
      { event: "laid", player: 0, card: "create-wall", target: "c1|c2", energy: 0, thing: 2 },
    );
    expect(shown.map((one) => one.things.map(({ id }) => id))).toEqual([[0, 1], [1], [1, 2]]);
    expect(shown[0]?.things.map(({ name }) => name)).toEqual(["#0", "rosebush"]); // the word for it in the current view
    expect(shown.map((one) => one.walls.length)).toEqual([0, 0, 1]);
  });

  it("removes energy tokens with their event, and not before", () => {
    const [fog, rush, theirs] = [
      thing(0, "fog", { energy: 3 }),
      thing(1, "adrenaline", { energy: 1 }),
      thing(2, "fog", { energy: 4, owner: 1 }),
    ];
    const servant = thing(3, "homunculus", { energy: 5 });
    const strength = thing(4, "strength", { energy: 1 });
    const shown = drawn(
      view({ things: [fog, rush, theirs, servant] }),
      view({ things: [{ ...fog, energy: 2 }, theirs, { ...servant, energy: 2 }, strength] }),
      { event: "servant", player: 0, count: 3, life: 2, thing: 3 },
      { event: "laid", player: 0, card: "strength", target: "blue", energy: 2, thing: 4 },
      {
        event: "energy",
        player: 0,
        cards: ["fog", "adrenaline", "strength"].map((card) => ({ card, school: "white" })),
        things: [0, 1, 4],
        left: [2, 0, 1],
      },
      { event: "ended", card: "adrenaline", player: 0, thing: 1 },
    );
    expect(shown.map((one) => one.things.map(({ id, energy }) => [id, energy]))).toEqual([
      [
        [0, 3],
        [1, 1],
        [2, 4],
        [3, 5],
      ],
      [
        [0, 3],
        [1, 1],
        [2, 4],
        [3, 2],
      ],
      [
        [0, 3],
        [1, 1],
        [2, 4],
        [3, 2],
        [4, 2],
      ],
      [
        [0, 2],
        [1, 0],
        [2, 4],
        [3, 2],
        [4, 1],
      ],
      [
        [0, 2],
        [2, 4],
        [3, 2],
        [4, 1],
      ],
    ]);
  });

  it("moves treasures and things when they are dropped, thrown and taken", () => {
    const dagger = thing(3, "dagger", { item: true });
    const before = view({
      wizards: [wizard(0, { treasure: "red-1" }), wizard(1)],
      treasures: [treasure({ carrier: 0, at: "a1" })],
      things: [dagger],
    });
    const now = view({
      wizards: [wizard(0), wizard(1, { treasure: "red-1", points: 1 })],
      treasures: [treasure({ carrier: 1, at: "a1" })],
      things: [{ ...dagger, owner: 1 }],
    });
    const shown = drawn(
      before,
      now,
      { event: "drop", player: 0, card: "dagger", square: "a1", thing: 3 },
      { event: "treasure-dropped", player: 0, treasure: "red-1", square: "a1" },
      { event: "treasure-taken", player: 1, treasure: "red-1" },
      { event: "take", player: 1, card: "dagger", thing: 3 },
    );
    expect(shown.map((one) => one.treasures[0]?.carrier)).toEqual([0, 0, null, 1, 1]);
    expect(shown.map((one) => one.wizards.map((each) => each.treasure))).toEqual([
      ["red-1", null],
      ["red-1", null],
      [null, null],
      [null, "red-1"],
      [null, "red-1"],
    ]);
    expect(shown.map((one) => [one.things[0]?.owner, one.things[0]?.at])).toEqual([
      [0, null],
      [null, "a1"],
      [null, "a1"],
      [null, "a1"],
      [1, null],
    ]);
  });

  it("distinguishes equal things by their numbers", () => {
    const rock = thing(0, "large-rock", { item: true });
    const other = { ...rock, id: 1 };
    const bush = thing(2, "thornbush", { at: "b1" });
    const lying = { owner: null, at: "c1" };
    const shown = drawn(
      view({ things: [rock, other, bush, { ...bush, id: 3 }] }),
      view({ things: [{ ...rock, ...lying }, { ...other, ...lying }, bush] }),
      { event: "drop", player: 0, card: "large-rock", square: "b1", thing: 1 },
      { event: "lands", card: "large-rock", square: "c1", thing: 1 },
      { event: "cracks", target: "thornbush", count: 1, total: 1, thing: 3 },
      { event: "destroyed-thing", card: "thornbush", target: "b1", thing: 3 },
    );
    expect(shown.map((one) => one.things.map(({ at, cracks }) => [at, cracks]))).toEqual([
      [
        [null, 0],
        [null, 0],
        ["b1", 0],
        ["b1", 0],
      ],
      [
        [null, 0],
        ["b1", 0],
        ["b1", 0],
        ["b1", 0],
      ],
      [
        [null, 0],
        ["c1", 0],
        ["b1", 0],
        ["b1", 0],
      ],
      [
        [null, 0],
        ["c1", 0],
        ["b1", 0],
        ["b1", 1],
      ],
      [
        [null, 0],
        ["c1", 0],
        ["b1", 0],
      ],
    ]);
  });

  it("counts kills and points with their events", () => {
    const shown = drawn(
      view(),
      view({ wizards: [wizard(0, { points: 2, kills: 1 }), wizard(1)] }),
      { event: "killed", player: 0, target: "red", kills: 1 },
      { event: "point", player: 0, total: 1, treasure: null },
      { event: "point", player: 0, total: 2, treasure: "red-1" },
    );
    expect(shown.map((one) => [one.wizards[0]?.kills, one.wizards[0]?.points])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  it("opens, closes and seals doors", () => {
    const door = { line: "a1|b1", owner: 0, opens: 0, held: [], sealed: false };
    const seal = thing(0, "seal-door", { at: "a1|b1" });
    const shown = drawn(
      view({ doors: [door] }),
      view({ doors: [{ ...door, sealed: true }], things: [seal] }),
      { event: "held", player: 0, line: "a1|b1" },
      { event: "let-go", player: 0, line: "a1|b1" },
      { event: "laid", player: 0, card: "seal-door", target: "a1|b1", energy: 0, thing: 0 },
    );
    expect(shown.map((one) => one.doors[0]?.held)).toEqual([[], [0], [], []]);
    expect(shown.map((one) => one.doors[0]?.sealed)).toEqual([false, false, false, true]);
  });

  it("releases the doors that a dead wizard held, and locks their own", () => {
    const doors = [{ line: "a1|b1", owner: 0, opens: 0, held: [0, 1], sealed: false }];
    const now = view({
      doors: [{ line: "a1|b1", owner: 0, opens: null, held: [1], sealed: false }],
      wizards: [wizard(0, { dead: true, at: null })],
    });
    const [, dead] = drawn(view({ doors, wizards: [wizard(0)] }), now, {
      event: "dies",
      player: 0,
      doors: ["a1|b1"],
    });
    expect([dead?.doors, dead?.wizards[0]?.at]).toEqual([now.doors, null]);
  });

  it("adds a wall with the answer that creates it, and shows a trap's tokens until they are turned up", () => {
    const trap = { at: "b1", thing: "booby-trap", owner: 0 };
    const shown = drawn(
      view(),
      view({ walls: ["a1|b1"], traps: [{ ...trap, at: "c1" }] }),
      { event: "answer", player: 0, way: "wall-of-earth", target: "a1|b1", energy: 1 },
      { event: "trap", player: 0, square: "c1" },
      { event: "trap-blank", square: "c1" },
    );
    expect(shown.map((one) => [one.walls.length, one.traps.length])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 0],
    ]);
  });

  it("turns a sector with everything in it, before later events", () => {
    const before = view({ walls: ["a1|a2"], wizards: [wizard(0, { home: "b1" })] });
    const now = view({
      walls: ["d1|e1"],
      wizards: [wizard(0, { home: "e2", at: null, dead: true, life: 0 })],
    });
    const turned = { event: "turned", sector: "sector:blue", count: 1, squares: SQUARES, to: QUARTER };
    const shown = drawn(before, now, turned, { event: "dies", player: 0, doors: [] });
    expect(shown.map((one) => one.walls)).toEqual([["a1|a2"], ["d1|e1"], ["d1|e1"]]);
    expect(shown.map((one) => one.wizards[0]?.home)).toEqual(["b1", "e2", "e2"]);
    expect(shown.map((one) => one.wizards[0]?.dead)).toEqual([false, false, true]);
    expect(animated.swing("d1|e1")).toBe("");
  });

  it("swings the walls of a turning sector, and moves the contents of its squares on an arc", () => {
    drawn(view({ walls: ["a1|a2"] }), view({ walls: ["d1|e1"] }), {
      event: "turned",
      sector: "sector:blue",
      count: 3,
      squares: SQUARES,
      to: SQUARES.map((square) => SQUARES[QUARTER.indexOf(square)]),
    });
    expect(animated.swing("d1|e1")).toContain("--turn: -90deg");
    expect(animated.swing("e1|f1")).toBe("");
    expect(animated.round("a1", { x: 32, y: 32 })).toContain("--out: -128px, -128px");
    expect(animated.round("f1", { x: 352, y: 32 })).toBe("");
  });

  it("is the current view when no more events are shown, or none at all", () => {
    const now = view({ wizards: [wizard(0, { at: "e1" })] });
    drawn(view({ wizards: [wizard(0)] }), now, { event: "step", player: 0, square: "b1" });
    animated.follow(now, null);
    expect(animated.of(now)).toBe(now);
    expect([...animated.came]).toEqual(["blue"]);
    const next = view({ wizards: [wizard(0, { at: "e2" })] });
    animated.follow(next, null);
    expect(animated.of(next).wizards[0]?.at).toBe("e1");
    vi.advanceTimersByTime(100);
    expect(animated.of(next)).toBe(next);
  });

  it("continues from the end of an interrupted animation", () => {
    const [one, two] = [
      view({ wizards: [wizard(0, { at: "c1" })] }),
      view({ wizards: [wizard(0, { at: "d1" })] }),
    ];
    const step = { event: "step", player: 0, square: "b1" };
    drawn(view({ wizards: [wizard(0)] }), one, step);
    animated.follow(two, told({ event: "turn", player: 0 }));
    expect(animated.of(two).wizards[0]?.at).toBe("c1");
  });

  it("shows later updates only after all earlier ones", () => {
    const [one, two] = [
      view({ wizards: [wizard(0, { at: "b1" })] }),
      view({ wizards: [wizard(0, { at: "c1" })] }),
    ];
    const turn = { event: "turn", player: 0 };
    drawn(view({ wizards: [wizard(0)] }), one, turn);
    animated.follow(two, told(turn));
    vi.advanceTimersByTime(1000);
    expect(animated.of(two).wizards[0]?.at).toBe("a1");
    animated.follow(two, told({ event: "step", player: 0, square: "b1" }));
    expect(animated.of(two).wizards[0]?.at).toBe("b1");
  });

  it("is always the current view without animation", () => {
    still.moving = false;
    const now = view({ walls: ["a1|b1"] });
    expect(drawn(view(), now)[0]).toBe(now);
  });

  it("shows each update as it was, even if newer ones have arrived", () => {
    const stone = thing(4, "lifestone", { owner: 0, item: true });
    const before = view();
    const played = view({ things: [stone] });
    const dropped = view({
      things: [
        { ...stone, owner: null, at: "a1", name: "lifestone-1" },
        thing(7, "lifestone", { name: "lifestone-2" }),
      ],
    });
    animated.follow(before, null);
    animated.follow(played, null);
    animated.follow(dropped, null);
    animated.follow(dropped, { event: "item", player: 0, card: "lifestone", thing: 4 }, played);
    expect(animated.of(dropped).things).toEqual([{ ...stone, name: "lifestone-1" }]);
    animated.follow(
      dropped,
      { event: "drop", player: 0, card: "lifestone", square: "a1", how: "drops", thing: 4 },
      dropped,
    );
    expect(animated.of(dropped).things[0]?.at).toBe("a1");
    animated.follow(dropped, null);
    expect(animated.of(dropped)).toBe(dropped);
  });
});
