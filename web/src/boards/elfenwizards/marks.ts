/** How players are distinguished: by a colour, a shape and a letter. Shapes are centred on 0,0 and 40 across. */

import type { Colour } from "./types";

export interface Mark {
  path: string;
  fill: string;
  /** The colour of letters and dots on it. */
  ink: string;
  /** The vertical offset of letters, and their largest size. */
  drop: number;
  size: number;
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, n) => {
    const radius = n % 2 === 0 ? outer : inner;
    const angle = (Math.PI * n) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const DARK = "#17122a";
const LIGHT = "#ffffff";

export const MARKS: Record<Colour, Mark> = {
  red: {
    path: "M-19,0A19,19 0 1 1 19,0A19,19 0 1 1 -19,0Z",
    fill: "color-mix(in srgb, var(--c-red) 88%, black)",
    ink: LIGHT,
    drop: 0,
    size: 18,
  },
  green: {
    path: "M0,-20L17.5,-10V10L0,20L-17.5,10V-10Z",
    fill: "var(--c-green)",
    ink: DARK,
    drop: 0,
    size: 17,
  },
  blue: {
    path: "M-13,-17H13A4,4 0 0 1 17,-13V13A4,4 0 0 1 13,17H-13A4,4 0 0 1 -17,13V-13A4,4 0 0 1 -13,-17Z",
    fill: "color-mix(in srgb, var(--c-blue) 88%, white)",
    ink: DARK,
    drop: 0,
    size: 18,
  },
  yellow: { path: "M0,-21L21,0L0,21L-21,0Z", fill: "var(--c-yellow)", ink: DARK, drop: 0, size: 16 },
  black: {
    path: "M-17,-17H17V3C17,12 8,17 0,20.5C-8,17 -17,12 -17,3Z",
    fill: "#33333f",
    ink: LIGHT,
    drop: -2,
    size: 18,
  },
  white: { path: star(8, 21, 15.5), fill: "var(--c-white)", ink: DARK, drop: 0, size: 16 },
};

/** The colour of a grey chip, which belongs to nobody. */
export const GREY = { fill: "#a9a9b4", ink: DARK };

/** The positions of a die's pips, as fractions of its size from its centre. */
const A = 0.27;
export const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-A, -A],
    [A, A],
  ],
  [
    [-A, -A],
    [0, 0],
    [A, A],
  ],
  [
    [-A, -A],
    [A, -A],
    [-A, A],
    [A, A],
  ],
  [
    [-A, -A],
    [A, -A],
    [0, 0],
    [-A, A],
    [A, A],
  ],
  [
    [-A, -A],
    [A, -A],
    [-A, 0],
    [A, 0],
    [-A, A],
    [A, A],
  ],
];
