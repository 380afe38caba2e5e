/** The great tree: trunk, branches, leaves and ladders as paths. */

import { middle, type Land } from "./plan";
import type { TreeBox } from "./types";

interface Point {
  x: number;
  y: number;
}

/** Numbers that look random but are always the same. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const fixed = (value: number) => value.toFixed(1);

function curve(a: Point, b: Point, c: Point, d: Point, t: number): { at: Point; normal: Point } {
  const u = 1 - t;
  const at = (p: keyof Point) =>
    u * u * u * a[p] + 3 * u * u * t * b[p] + 3 * u * t * t * c[p] + t * t * t * d[p];
  const slope = (p: keyof Point) =>
    3 * u * u * (b[p] - a[p]) + 6 * u * t * (c[p] - b[p]) + 3 * t * t * (d[p] - c[p]);
  const dx = slope("x");
  const dy = slope("y");
  const length = Math.hypot(dx, dy) || 1;
  return { at: { x: at("x"), y: at("y") }, normal: { x: -dy / length, y: dx / length } };
}

export interface Ladder {
  key: string;
  rails: string;
  rungs: string;
}

/** A rope ladder from one place to another. */
function ladder(key: string, from: Point, to: Point, half: number): Ladder {
  const rise = (from.y - to.y) * 0.55;
  const b = { x: from.x, y: from.y - rise };
  const c = { x: to.x, y: to.y + rise };
  const length = Math.hypot(from.x - to.x, from.y - to.y);
  const count = Math.max(3, Math.round(length / (half * 1.7)));
  const left: string[] = [];
  const right: string[] = [];
  let rungs = "";
  for (let n = 0; n <= count; n += 1) {
    const { at, normal } = curve(from, b, c, to, n / count);
    const one = `${fixed(at.x - normal.x * half)},${fixed(at.y - normal.y * half)}`;
    const other = `${fixed(at.x + normal.x * half)},${fixed(at.y + normal.y * half)}`;
    left.push(one);
    right.push(other);
    if (n > 0 && n < count) rungs += `M${one}L${other}`;
  }
  return { key, rails: `M${left.join("L")}M${right.join("L")}`, rungs };
}

/** The ladders from the places where tokens compete to the titles above. */
export function ladders(land: Land, tree: readonly TreeBox[]): Ladder[] {
  const half = land.tall ? 8.5 : 6;
  return tree.flatMap((title) => {
    const above = land.boxes[title.box];
    if (!title.title || above === undefined) return [];
    return title.from.flatMap((name, n) => {
      const below = land.boxes[name];
      if (below === undefined) return [];
      const many = name.startsWith("M");
      const side = title.from.length === 1 ? 0 : n === 0 ? -1 : 1;
      const to = { x: middle(above) + side * above.w * 0.37, y: above.y + above.h + 1 };
      const low = below.x + 14;
      const high = below.x + below.w - 14;
      const from = many
        ? { x: Math.min(high, Math.max(low, to.x)), y: below.y }
        : { x: Math.min(high, Math.max(low, to.x)), y: below.y + below.h - land.plank };
      return [ladder(`${name}-${title.box}`, from, to, half)];
    });
  });
}

/** The trunk with its roots. */
export function trunk(land: Land): string {
  const { trunk: x, ground, h } = land;
  const wide = land.tall ? 74 : 64;
  const foot = h + 10;
  return (
    `M${x - wide * 3.4},${foot} C${x - wide * 1.6},${ground + 40} ${x - wide * 1.05},${ground} ${x - wide * 0.8},${ground - 120} ` +
    `C${x - wide * 0.7},${ground * 0.5} ${x - wide * 0.45},${ground * 0.4} ${x - wide * 0.16},40 L${x + wide * 0.16},40 ` +
    `C${x + wide * 0.45},${ground * 0.4} ${x + wide * 0.6},${ground * 0.55} ${x + wide * 0.8},${ground - 120} ` +
    `C${x + wide * 1.1},${ground} ${x + wide * 1.6},${ground + 40} ${x + wide * 3.4},${foot} Z`
  );
}

/** Lines in the bark. */
export function bark(land: Land): string {
  const { trunk: x, ground, h } = land;
  const wide = land.tall ? 74 : 64;
  return [-0.5, -0.2, 0.12, 0.45]
    .map(
      (part, n) =>
        `M${x + wide * part * 2.6},${h} C${x + wide * part * 1.1},${ground + 30} ${x + wide * part},${ground - 60} ${x + wide * part * 0.8},${ground - 150 - 60 * n} ` +
        `S${x + wide * part * 0.4},${120 + 40 * n} ${x + wide * part * 0.3},${90 + 30 * n}`,
    )
    .join("");
}

export interface Branch {
  key: string;
  path: string;
  width: number;
}

/** A branch from the trunk to each landing. */
export function branches(land: Land, tree: readonly TreeBox[]): Branch[] {
  return tree
    .filter((box) => box.title && box.level !== "H")
    .flatMap((box) => {
      const rect = land.boxes[box.box];
      if (rect === undefined) return [];
      const end = middle(rect);
      const away = end - land.trunk;
      const y = rect.y + rect.h;
      const from = y + 26 + Math.abs(away) * 0.1;
      const start = land.trunk + Math.sign(away) * 14;
      return [
        {
          key: box.box,
          path: `M${fixed(start)},${fixed(from)} C${fixed(start + away * 0.35)},${fixed(from - 34)} ${fixed(end - away * 0.3)},${fixed(y + 22)} ${fixed(end)},${fixed(y - 2)}`,
          width: { H: 10, W: 20, S: 15, N: 10, M: 10 }[box.level],
        },
      ];
    });
}

export interface Blob {
  x: number;
  y: number;
  r: number;
  tone: number;
}

/** The mass of the leaves: first the distant dark ones, then the near light ones. */
export function crown(land: Land, tree: readonly TreeBox[]): Blob[] {
  const next = chance(7);
  const blobs: Blob[] = [];
  const half = (land.boxes["N8"]?.x ?? land.w) + (land.boxes["N8"]?.w ?? 0) - land.trunk;
  const edge = (n: number, of: number, reach: number) => {
    const turn = Math.PI * (n / of);
    return {
      x: land.trunk - Math.cos(turn) * half * reach,
      y: land.ground - 60 - Math.sin(turn) * (land.ground - 96) * reach,
    };
  };
  for (const [tone, reach, count] of [
    [0, 0.96, 34],
    [1, 0.82, 30],
    [2, 0.62, 22],
  ] as const) {
    for (let n = 0; n <= count; n += 1) {
      blobs.push({ ...edge(n, count, reach + 0.07 * (next() - 0.5)), r: 36 + 26 * next(), tone });
    }
  }
  for (const box of tree) {
    const rect = land.boxes[box.box];
    if (!box.title || rect === undefined) continue;
    for (let n = 0; n < 4; n += 1) {
      blobs.push({
        x: middle(rect) + (next() - 0.5) * rect.w * 1.2,
        y: rect.y + rect.h * (0.15 + 0.5 * next()),
        r: 24 + 20 * next(),
        tone: 1 + Math.round(next()),
      });
    }
  }
  return blobs.sort((a, b) => a.tone - b.tone);
}

/** Single leaves on the mass, as one path for each of two tones. */
export function leaves(blobs: readonly Blob[]): [string, string] {
  const next = chance(23);
  const paths: [string, string] = ["", ""];
  for (const blob of blobs) {
    for (let n = 0; n < 5; n += 1) {
      const turn = 2 * Math.PI * next();
      const far = blob.r * (0.35 + 0.6 * next());
      const x = blob.x + Math.cos(turn) * far;
      const y = blob.y + Math.sin(turn) * far;
      const lean = turn + 0.6 * (next() - 0.5);
      const [dx, dy] = [Math.cos(lean) * 9, Math.sin(lean) * 9];
      const leaf =
        `M${fixed(x)},${fixed(y)}q${fixed(dx * 0.5 - dy * 0.45)},${fixed(dy * 0.5 + dx * 0.45)} ${fixed(dx)},${fixed(dy)}` +
        `q${fixed(-dx * 0.5 + dy * 0.45)},${fixed(-dy * 0.5 - dx * 0.45)} ${fixed(-dx)},${fixed(-dy)}z`;
      paths[next() < 0.5 ? 0 : 1] += leaf;
    }
  }
  return paths;
}

/** The stars of the night, or motes of the day. */
export function stars(land: Land): { x: number; y: number; r: number }[] {
  const next = chance(41);
  return Array.from({ length: 70 }, () => ({
    x: next() * land.w,
    y: next() * land.h * 0.8,
    r: 0.6 + next() * next() * 1.8,
  }));
}

/** Hills behind the tree. */
export function hills(land: Land): { far: string; near: string } {
  const { w, h, ground: g } = land;
  return {
    far: `M0,${g - 20} C${w * 0.15},${g - 70} ${w * 0.3},${g + 10} ${w * 0.5},${g - 10} S${w * 0.85},${g - 60} ${w},${g - 10} V${h} H0Z`,
    near: `M0,${g + 40} C${w * 0.2},${g} ${w * 0.35},${g + 30} ${w * 0.55},${g + 20} S${w * 0.9},${g + 5} ${w},${g + 35} V${h} H0Z`,
  };
}
