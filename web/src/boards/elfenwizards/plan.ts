/** Where everything is on the board: the tree in the middle, passed-over boxes left, boxes for dice right.
 *  A narrow board has the passed-over boxes in one upper corner and the boxes for dice below the tree. */

import type { ElfView, Level, Place, TokenShown, TreeBox } from "./types";

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
  /** The middle of the trunk, and where the ground is. */
  trunk: number;
  ground: number;
  boxes: Record<string, Rect>;
  dice: Record<Place, Rect>;
  token: number;
  text: number;
  plank: number;
}

const LEVELS: readonly Level[] = ["H", "W", "S", "N", "M"];

/** The middle of a rectangle. */
export function middle(rect: Rect): number {
  return rect.x + rect.w / 2;
}

function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The plan that suits a place on the screen. */
export function plan(tree: readonly TreeBox[], width: number, height: number): Plan {
  const aspect = width / height;
  return aspect < 1.22 ? tall(tree, aspect) : wide(tree, aspect);
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

function wide(tree: readonly TreeBox[], aspect: number): Plan {
  const h = 670;
  const w = within(930, h * aspect, 1240);
  const side = within(104, w * 0.115, 140);
  const far = within(166, w * 0.18, 220);
  const left = side + 14;
  const right = w - far - 14;
  const tops = { H: 8, W: 122, S: 240, N: 358, M: 490 };
  const heights = { H: 92, W: 94, S: 94, N: 94, M: 172 };
  const boxes = rows(tree, left, right, tops, heights, { H: 170, W: 150, S: 132, N: 110, M: 210 });
  const at = (level: Level, x: number, width_: number): Rect => ({ x, y: tops[level], w: width_, h: heights[level] });
  for (const level of ["W", "S", "N"] as const) boxes[`passed ${level}`] = at(level, 6, side);
  const x = w - far - 6;
  return {
    tall: false,
    w,
    h,
    trunk: (left + right) / 2,
    ground: 490,
    boxes,
    dice: {
      minor: { ...at("H", x, far), h: 102 },
      W: at("W", x, far),
      S: at("S", x, far),
      N: at("N", x, far),
      M: { ...at("M", x, far), h: 102, y: tops.N + heights.N + 24 },
      grey: at("M", 6, side),
    },
    token: 46,
    text: 13,
    plank: 21,
  };
}

function tall(tree: readonly TreeBox[], aspect: number): Plan {
  const least = 880;
  const w = within(760, least * aspect, 1000);
  const h = within(least, w / aspect, 1120);
  const spare = (h - least) / 5;
  const step = (n: number) => n * spare;
  const tops = { H: 8, W: 148 + step(1), S: 280 + step(2), N: 412 + step(3), M: 548 + step(4) };
  const heights = { H: 112, W: 112, S: 112, N: 116, M: 190 };
  const boxes = rows(tree, 4, w - 4, tops, heights, { H: 210, W: 210, S: 176, N: 120, M: 240 });
  const corner = (w - 230) / 2 - 8;
  const thirds = [0.27, 0.32, 0.41];
  let x = 6;
  (["W", "S", "N"] as const).forEach((level, n) => {
    const width = corner * (thirds[n] ?? 0.33) - 4;
    boxes[`passed ${level}`] = { x, y: 8, w: width, h: 118 };
    x += width + 4;
  });
  const y = tops.M + heights.M + 14;
  const quarter = (w - 12) / 4;
  const low = h - y - 8;
  const dice = (n: number): Rect => ({ x: 6 + n * quarter, y, w: quarter - 6, h: low });
  const half = corner / 2;
  return {
    tall: true,
    w,
    h,
    trunk: w / 2,
    ground: tops.M,
    boxes,
    dice: {
      minor: { x: w - corner - 6, y: 8, w: corner * 0.58 - 4, h: 118 },
      grey: { x: w - 6 - corner * 0.42, y: 8, w: corner * 0.42, h: 118 },
      W: dice(0),
      S: dice(1),
      N: dice(2),
      M: dice(3),
    },
    token: half > 0 ? 58 : 50,
    text: 21,
    plank: 28,
  };
}

export interface Spot {
  /** The middle of the token. */
  x: number;
  y: number;
  /** How large it is, of 40. */
  scale: number;
  /** Where the spells beside it lie. */
  beside: Rect;
}

/** Where every token stands, and what lies beside it. */
export function spots(plan_: Plan, view: ElfView): Record<string, Spot> {
  const found: Record<string, Spot> = {};
  const busy = new Set(view.spells.map((spell) => spell.token));
  for (const box of view.tree) {
    const rect = plan_.boxes[box.box];
    if (rect === undefined) continue;
    const inside = view.tokens.filter((token) => token.box === box.box);
    if (box.title) for (const token of inside) found[token.name] = onLanding(plan_, rect, busy.has(token.name));
    else crowd(rect, inside, plan_, found, box.level === "M");
  }
  return found;
}

function onLanding(plan_: Plan, rect: Rect, spells: boolean): Spot {
  const size = Math.min(plan_.token, rect.w * 0.56);
  const floor = rect.y + rect.h - plan_.plank;
  const x = spells ? rect.x + size / 2 + Math.min(6, (rect.w - size) / 12) : middle(rect);
  const from = x + size / 2 + 3;
  return {
    x,
    y: floor - size / 2 - 3,
    scale: size / 40,
    beside: { x: from, y: rect.y + 16, w: rect.x + rect.w - from, h: floor - rect.y - 18 },
  };
}

/** Many tokens in one box: in rows, as large as there is room. */
function crowd(rect: Rect, inside: readonly TokenShown[], plan_: Plan, found: Record<string, Spot>, spells: boolean): void {
  const head = plan_.text + 10;
  const room = { w: rect.w - 10, h: rect.h - head - 6 };
  let best = { across: 1, size: 0 };
  const tallness = spells ? 1.62 : 1.12;
  for (let across = 1; across <= Math.max(1, inside.length); across += 1) {
    const down = Math.ceil(inside.length / across);
    const size = Math.min(room.w / across / 1.12, room.h / Math.max(1, down) / tallness, plan_.token);
    if (size > best.size) best = { across, size };
  }
  const { across, size } = best;
  const down = Math.ceil(inside.length / across);
  const cell = { w: room.w / across, h: room.h / Math.max(1, down) };
  inside.forEach((token, n) => {
    const x = rect.x + 5 + cell.w * ((n % across) + 0.5);
    const top = rect.y + head + cell.h * Math.floor(n / across);
    const air = spells ? 0 : (cell.h - size * tallness) / 2;
    found[token.name] = {
      x,
      y: top + air + size * (spells ? 0.62 : 0.56),
      scale: size / 40,
      beside: { x: x - cell.w / 2 + 2, y: top + size * 1.16, w: cell.w - 4, h: Math.max(8, cell.h - size * 1.2) },
    };
  });
}
