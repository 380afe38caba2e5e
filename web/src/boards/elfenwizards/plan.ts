/** The layout of the board: the tree in the middle, passed-over boxes on the left, boxes for dice on the right. A
 *  narrow board has the passed-over boxes in one upper corner, a phone in both, with the boxes for dice below the
 *  tree. */

import type { Level, Place, TreeBox } from "./types";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plan {
  tall: boolean;
  w: number;
  h: number;
  /** The x position of the trunk's middle, and the y position of the ground. */
  trunk: number;
  ground: number;
  boxes: Record<string, Rect>;
  dice: Record<Place, Rect>;
  token: number;
  /** The largest and the smallest desirable size of dice in boxes. */
  die: { largest: number; least: number };
  text: number;
  plank: number;
  /** The height of the plaque below a landing. */
  hang: number;
  /** Screen pixels for each unit of the plan. */
  zoom: number;
}

/** The part of the plan that doesn't depend on the dice. */
export type Land = Omit<Plan, "dice">;

const LEVELS: readonly Level[] = ["H", "W", "S", "N", "M"];

/** The centre of a rectangle. */
export function middle(rect: Rect): number {
  return rect.x + rect.w / 2;
}

function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The height that dice of a size need in a given width; they wrap where it is too narrow. */
export type Need = (place: Place, width: number, size: number, scarce?: boolean) => number;

/** The plan for a given area of the screen and number of players. */
export function plan(
  tree: readonly TreeBox[],
  width: number,
  height: number,
  players: number,
  need: Need,
): Plan {
  const aspect = width / height;
  return aspect < 1.22 ? tall(tree, width, height) : wide(tree, width, height, players, need);
}

function rows(
  tree: readonly TreeBox[],
  left: number,
  right: number,
  tops: Record<Level, number>,
  heights: Record<Level, number>,
  widest: Record<Level, number>,
): Record<string, Rect> {
  const boxes: Record<string, Rect> = {};
  for (const level of LEVELS) {
    const row = tree.filter((box) => box.level === level && (box.title || level === "M"));
    const cell = (right - left) / row.length;
    const w = Math.min(widest[level], cell - 5);
    row.forEach((box, n) => {
      boxes[box.box] = { x: left + cell * (n + 0.5) - w / 2, y: tops[level], w, h: heights[level] };
    });
  }
  return boxes;
}

/** The height of the plaque below a landing; nothing of the level below may overlap it. */
function hanging(text: number): number {
  return text * 1.8 + 3;
}

/** Where the levels begin: each landing has room for its plaque below, and the Magicians are at the bottom. */
function levels(
  top: number,
  heights: Record<Level, number>,
  gap: number,
  bottom: number,
): Record<Level, number> {
  const W = top + heights.H + gap;
  const S = W + heights.W + gap;
  return { H: top, W, S, N: S + heights.S + gap, M: bottom - heights.M };
}

function wide(tree: readonly TreeBox[], width: number, height: number, players: number, need: Need): Plan {
  const w = within(930, (640 * width) / height, 1240);
  const h = within(640, (w * height) / width, 770);
  const spare = (h - 640) / 5;
  const zoom = Math.min(width / w, height / h);
  const text = within(13, 11.5 / zoom, 16.5);
  const plank = text + 9;
  const side = within(104, w * 0.115, 140);
  // Dice must stay distinguishable: small boards and many players need more of the width for them.
  const far = within(200, w * (0.205 + within(0, 0.8 - zoom, 0.25) * (players > 4 ? 0.2 : 0.16)), 240);
  const left = side + 12;
  const right = w - far - 12;
  const hang = hanging(text);
  const heights = { H: 88, W: 92, S: 92, N: 96, M: 152 + spare };
  const tops = levels(4, heights, hang + spare, 634 + 5 * spare);
  const boxes = rows(tree, left, right, tops, heights, { H: 180, W: 164, S: 140, N: 110, M: 230 });
  const at = (level: Level, x: number, width_: number): Rect => ({
    x,
    y: tops[level],
    w: width_,
    h: heights[level],
  });
  for (const level of ["W", "S", "N"] as const) boxes[`passed ${level}`] = at(level, 6, side);
  const x = w - far - 6;
  const die = { largest: 40, least: Math.ceil(PLAIN / zoom) };
  const made: Plan = {
    tall: false,
    w,
    h,
    trunk: (left + right) / 2,
    ground: tops.M,
    boxes,
    dice: { ...stacked(x, far, spare), grey: at("M", 6, side) },
    token: 47,
    die,
    text,
    plank,
    hang,
    zoom,
  };
  return { ...made, dice: { ...made.dice, ...shared(made, need) } };
}

type Stacked = Record<Exclude<Place, "grey">, Rect>;
const STACK = ["minor", "W", "S", "N", "M"] as const;

/** The boxes for dice in one column, each roughly beside its level; lower levels need more room. */
function stacked(x: number, w: number, spare: number): Stacked {
  const box = (y: number, h: number, n: number): Rect => ({ x, y: y + n * spare, w, h: h - AISLE + spare });
  return {
    minor: box(8, 118, 0),
    W: box(126, 106, 1),
    S: box(232, 134, 2),
    N: box(366, 140, 3),
    M: box(506, 132, 4),
  };
}

/** Like above, but a box too full for large enough dice takes room from boxes that have some to spare; if none has,
 *  all dice shrink to the size that fits. */
function shared(made: Plan, need: Need): Stacked {
  const { dice, die } = made;
  const spares = (size: number) =>
    STACK.map((place) => {
      const room = inside(made, dice[place]);
      return room.h - Math.max(size, need(place, room.w, size, true));
    });
  const sum = (some: number[]) => some.reduce((all, one) => all + one, 0);
  let size = die.least;
  while (size > 6 && sum(spares(size)) < 0) size -= 1;
  const each = spares(size);
  const lack = -sum(each.filter((spare) => spare < 0));
  const part = lack / Math.max(1, lack + sum(each));
  let { y } = dice.minor;
  const boxes = STACK.map((place, n): [Place, Rect] => {
    const spare = each[n] ?? 0;
    const rect = { ...dice[place], y, h: dice[place].h - (spare < 0 ? spare : spare * part) };
    y += rect.h + AISLE;
    return [place, rect];
  });
  return Object.fromEntries(boxes) as Stacked;
}

function tall(tree: readonly TreeBox[], width: number, height: number): Plan {
  const least = 942;
  const w = within(760, (least * width) / height, 1100);
  const h = within(least, (w * height) / width, 1180);
  const zoom = Math.min(width / w, height / h);
  const spare = (h - least) / 5;
  const text = within(16, 11 / zoom, 22);
  const hang = hanging(text);
  const heights = { H: 112, W: 112, S: 112, N: 116, M: 190 };
  const tops = levels(8, heights, hang + spare, 802 + 4 * spare);
  const boxes = rows(tree, 4, w - 4, tops, heights, { H: 210, W: 210, S: 178, N: 120, M: 250 });
  const corner = (w - 224) / 2 - 8;
  const thirds = [0.3, 0.33, 0.37];
  let x = 6;
  (["W", "S", "N"] as const).forEach((level, n) => {
    const wide_ = corner * (thirds[n] ?? 0.33) - 4;
    boxes[`passed ${level}`] = { x, y: 8, w: wide_, h: 122 };
    x += wide_ + 4;
  });
  const y = tops.M + heights.M + 12;
  const quarter = (w - 6) / 4;
  const dice = (n: number): Rect => ({ x: 6 + n * quarter, y, w: quarter - 6, h: h - y - 8 });
  return {
    tall: true,
    w,
    h,
    trunk: w / 2,
    ground: tops.M,
    boxes,
    dice: {
      minor: { x: w - corner - 6, y: 8, w: corner * 0.56 - 4, h: 122 },
      grey: { x: w - 6 - corner * 0.44, y: 8, w: corner * 0.44, h: 122 },
      W: dice(0),
      S: dice(1),
      N: dice(2),
      M: dice(3),
    },
    token: 60,
    die: { largest: 46, least: Math.ceil(PLAIN / zoom) },
    text,
    plank: text + 9,
    hang,
    zoom,
  };
}

const FINGER = 26; // screen pixels: a die of this size can be touched, edge included
const PLAIN = 21.5; // screen pixels: a die of this size can be read at a glance; without its edge it is 20
const AISLE = 6; // around boxes

/** The room for dice in a box, without its heading and edges. */
export function inside(plan_: Plan, rect: Rect): Rect {
  const head = plan_.text + 11;
  return { x: rect.x + 6, y: rect.y + head + 1, w: rect.w - 11, h: rect.h - head - 5 };
}

/** A phone: the boxes for dice are below the tree in two columns, as high as touchable dice need. The passed-over
 *  boxes are in both upper corners. */
export function phone(tree: readonly TreeBox[], width: number, need: Need): Plan {
  const above = tall(tree, width, 1.22 * width);
  const zoom = width / above.w;
  const die = { largest: (1.35 * FINGER) / zoom, least: Math.ceil(FINGER / zoom) };
  const half = (above.w - AISLE) / 2;
  const dice = { ...above.dice };
  let y = above.dice.W.y;
  for (const pair of [
    ["W", "S"],
    ["N", "M"],
    ["minor", "grey"],
  ] as const) {
    const room = inside(above, { x: 0, y: 0, w: half - AISLE, h: 0 });
    const high = Math.max(die.least * 2, ...pair.map((place) => need(place, room.w, die.least + 1))) - room.h;
    pair.forEach((place, n) => (dice[place] = { x: AISLE + n * half, y, w: half - AISLE, h: high }));
    y += high + AISLE;
  }
  const w = (above.w - 224) / 4 - AISLE;
  const passed = (x: number): Rect => ({ x, y: 8, w, h: 122 });
  const boxes = {
    ...above.boxes,
    "passed W": passed(AISLE),
    "passed S": passed(AISLE + w + 4),
    "passed N": passed(above.w - AISLE - w),
  };
  return { ...above, h: y + 2, zoom, boxes, dice, die };
}
