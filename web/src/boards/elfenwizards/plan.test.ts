import { describe, expect, it } from "vitest";
import { needed, pack } from "./pack";
import { inside, phone, plan, type Plan, type Rect } from "./plan";
import { spots } from "./spots";
import type { Level, Place, TokenShown, TreeBox, View } from "./types";

const LEVELS: [Level, number, boolean][] = [
  ["H", 1, true],
  ["W", 2, true],
  ["S", 4, true],
  ["N", 8, true],
  ["M", 4, false],
];

function tree(): TreeBox[] {
  const boxes = LEVELS.flatMap(([level, count, title]) =>
    Array.from({ length: count }, (_, n) => ({
      box: level === "H" ? "H" : `${level}${n + 1}`,
      level,
      value: 1,
      title,
      from: [],
    })),
  );
  const passed = (["W", "S", "N"] as const).map((level) => ({
    box: `passed ${level}`,
    level,
    value: 0,
    title: false,
    from: [],
  }));
  return [...boxes, ...passed];
}

function apart(a: Rect, b: Rect): boolean {
  const slack = 0.5;
  return (
    a.x + a.w <= b.x + slack ||
    b.x + b.w <= a.x + slack ||
    a.y + a.h <= b.y + slack ||
    b.y + b.h <= a.y + slack
  );
}

const SIZES = [
  [824, 560],
  [780, 500],
  [536, 400],
  [375, 428],
  [375, 560],
  [1600, 700],
  [700, 700],
] as const;
const PLANS: [string, Plan][] = [
  ...SIZES.map(([width, height]): [string, Plan] => [
    `of ${width} by ${height}`,
    plan(tree(), width, height, 4, () => 0),
  ]),
  ["on a phone", phone(tree(), 375, () => 300)],
];

describe.each(PLANS)("a board %s", (_, made) => {
  it("has all boxes inside it, without overlaps", () => {
    const all = [...Object.values(made.boxes), ...Object.values(made.dice)];
    expect(all).toHaveLength(19 + 3 + 6);
    for (const [n, one] of all.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.w).toBeLessThanOrEqual(made.w);
      expect(one.y + one.h).toBeLessThanOrEqual(made.h);
      for (const other of all.slice(n + 1)) expect(apart(one, other)).toBe(true);
    }
  });

  it("leaves room for the totals of a contest", () => {
    const tokens = tree()
      .filter((box) => box.title)
      .map(({ box }, n) => ({ name: `R${n + 1}`, owner: 0, box, grey: 0, points: 10 }));
    const spells = tokens.map(({ name }) => ({ token: name, player: 0, spell: "d6" }));
    for (const shown of [spells, []]) {
      const found = Object.values(spots(made, { tree: tree(), tokens, spells: shown } as unknown as View));
      const tops = found.map((spot) => Math.min(spot.beside.y, spot.y - 34 * spot.scale)); // points are above a token
      for (const [box, rect] of Object.entries(made.boxes)) {
        if (!/^(H|W.|S.)$/.test(box)) continue;
        const floor = rect.y + rect.h;
        for (const top of tops) expect(top < floor || top >= floor + made.hang - 3).toBe(true);
      }
    }
  });

  it("keeps a crowd of tokens in its box", () => {
    const tokens: TokenShown[] = Array.from({ length: 20 }, (_, n) => ({
      name: `R${n + 1}`,
      owner: 0,
      box: "M2",
      grey: 0,
      points: 0,
    }));
    const view = { tree: tree(), tokens, spells: [] } as unknown as View;
    const box = made.boxes["M2"] as Rect;
    for (const spot of Object.values(spots(made, view))) {
      const half = 20 * spot.scale;
      expect(spot.x - half).toBeGreaterThanOrEqual(box.x);
      expect(spot.x + half).toBeLessThanOrEqual(box.x + box.w);
      expect(spot.y + half).toBeLessThanOrEqual(box.y + box.h);
    }
  });
});

describe("a box with the dice of six players", () => {
  const groups = Array.from({ length: 6 }, (_, seat) => ({ seat, items: [6, 5, 4, 3, 2, 1, 1] }));

  it.each([[1], [3], [7]])("has dice on a phone that a finger can touch, %d of each player", (count) => {
    const some = groups.map(({ seat, items }) => ({ seat, items: items.slice(0, count) }));
    const made = phone(tree(), 360, (_, width, size) =>
      needed(
        some.map(({ items }) => items.length),
        width,
        size,
      ),
    );
    for (const rect of Object.values(made.dice)) {
      const room = inside(made, rect);
      expect(
        pack(some, room.w, room.h, made.die.largest, false, made.die.least).size * made.zoom,
      ).toBeGreaterThanOrEqual(26);
    }
  });

  it("takes room from boxes that have some to spare, so that dice are large enough", () => {
    const counts: Partial<Record<Place, number[]>> = { N: [7, 2, 0, 3, 2, 2], M: [0, 1, 1, 2, 0, 0] };
    const [usual, made] = [{}, counts].map((lie: typeof counts) =>
      plan(tree(), 536, 386, 6, (place, ...more) => needed(lie[place] ?? [], ...more)),
    ) as [Plan, Plan];
    const rects = (["minor", "W", "S", "N", "M"] as const).map((place) => made.dice[place]);
    expect(made.dice.N.h).toBeGreaterThan(usual.dice.N.h + 20);
    expect(made.dice.W.h).toBeLessThan(usual.dice.W.h);
    expect(made.dice.M.y + made.dice.M.h).toBeCloseTo(usual.dice.M.y + usual.dice.M.h);
    for (const [n, one] of rects.entries())
      for (const other of rects.slice(n + 1)) expect(apart(one, other)).toBe(true);
    for (const place of ["N", "M"] as const) {
      const room = inside(made, made.dice[place]);
      const some = (counts[place] ?? []).map((count, seat) => ({
        seat,
        items: Array<number>(count).fill(6),
      }));
      expect(
        pack(some, room.w, room.h, made.die.largest, false, made.die.least).size * made.zoom,
      ).toBeGreaterThanOrEqual(21.5);
    }
  });

  it("holds them all", () => {
    const { size, put } = pack(groups, 160, 80, 27);
    expect(put).toHaveLength(6 * 8);
    for (const { x, y } of put) {
      expect(x + size / 2).toBeLessThanOrEqual(160.01);
      expect(y + size / 2).toBeLessThanOrEqual(80.01);
    }
  });

  it("keeps a player's things on one line, and fills lines that have room", () => {
    const { put } = pack(
      [
        { seat: 0, items: [6, 5, 4] },
        { seat: 1, items: [6, 5] },
        { seat: 2, items: [1] },
      ],
      100,
      80,
      40,
    );
    const lines = [0, 1, 2].map((seat) => [
      ...new Set(put.filter((one) => one.seat === seat).map((one) => one.y)),
    ]);
    expect(lines.map((line) => line.length)).toEqual([1, 1, 1]);
    expect(new Set(lines.flat()).size).toBeLessThan(4);
  });

  it("needs no mark for the viewer's own things", () => {
    const bare = pack(
      [
        { seat: 1, items: [3], bare: true },
        { seat: 2, items: [4] },
      ],
      100,
      50,
      20,
    );
    expect(bare.put.map((one) => one.item)).toEqual([3, null, 4]);
  });
});
