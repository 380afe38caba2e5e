/** The layout of the drawn board. */

import type { Exit, Side, View } from "./types";

export const CELL = 64;
export const MARGIN = 36; // around the board: coordinates and exits

export interface Point {
  x: number;
  y: number;
}

/** Whether a word is a square. */
export function isSquare(word: string): boolean {
  return /^[a-z]\d+$/.test(word);
}

/** Column and row of a square, from 0. */
export function grid(square: string): [number, number] {
  return [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
}

/** The square at a column and a row. */
export function squareAt(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** The centre of a square. */
export function middle(square: string): Point {
  const [column, row] = grid(square);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Whether an edge is vertical. */
  upright: boolean;
}

/** The edge between two squares: b3|c3. */
export function segment(line: string): Segment {
  const [first = "a1", second = "a1"] = line.split("|");
  const [column, row] = grid(first);
  const [other] = grid(second);
  if (other > column) {
    const x = (column + 1) * CELL;
    return { x1: x, y1: row * CELL, x2: x, y2: (row + 1) * CELL, upright: true };
  }
  const y = (row + 1) * CELL;
  return { x1: column * CELL, y1: y, x2: (column + 1) * CELL, y2: y, upright: false };
}

/** One side of a square. */
export function edge(square: string, side: Side): Segment {
  const [column, row] = grid(square);
  const [x, y] = [column * CELL, row * CELL];
  if (side === "north") return { x1: x, y1: y, x2: x + CELL, y2: y, upright: false };
  if (side === "south") return { x1: x, y1: y + CELL, x2: x + CELL, y2: y + CELL, upright: false };
  if (side === "west") return { x1: x, y1: y, x2: x, y2: y + CELL, upright: true };
  return { x1: x + CELL, y1: y, x2: x + CELL, y2: y + CELL, upright: true };
}

export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
export const STEP: Record<Side, [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** The square on one side of another, regardless of walls; it may be off the board. */
export function beside(square: string, side: Side): string {
  const [column, row] = grid(square);
  return squareAt(column + STEP[side][0], row + STEP[side][1]);
}

/** Whether two squares are adjacent or the same. */
export function near(one: string, other: string): boolean {
  const [[a, b], [c, d]] = [grid(one), grid(other)];
  return Math.abs(a - c) + Math.abs(b - d) <= 1;
}

/** The name of the edge at one side of a square. */
export function lineAt(square: string, side: Side): string {
  const other = beside(square, side);
  return side === "east" || side === "south" ? `${square}|${other}` : `${other}|${square}`;
}

/** All squares of the board. */
export function squaresOf(view: View): string[] {
  return view.board.sectors.flatMap((sector) => sector.squares);
}

/** The outer sides: exits and walls. */
export function outer(view: View): { walls: Segment[]; exits: Exit[] } {
  const there = new Set(squaresOf(view));
  const open = new Set(view.board.exits.map((exit) => `${exit.square} ${exit.side}`));
  const walls: Segment[] = [];
  for (const square of there) {
    for (const side of SIDES) {
      if (!there.has(beside(square, side)) && !open.has(`${square} ${side}`)) walls.push(edge(square, side));
    }
  }
  return { walls, exits: view.board.exits };
}

/** The place of a target of any kind on the board; null if it has none. */
export function placeOf(view: View, word: string): Point | null {
  if (isSquare(word)) return middle(word);
  if (word.startsWith("trap@")) return middle(word.slice(5));
  if (word.includes("|")) {
    const line = segment(word);
    return { x: (line.x1 + line.x2) / 2, y: (line.y1 + line.y2) / 2 };
  }
  const wizard = view.wizards.find((one) => one.colour === word);
  if (wizard !== undefined) return wizard.at === null ? null : middle(wizard.at);
  const treasure = view.treasures.find((one) => one.name === word);
  if (treasure !== undefined) return middle(treasure.at);
  if (word.startsWith("sector:")) {
    const owner = view.wizards.find((one) => one.colour === word.slice(7))?.seat;
    const squares = view.board.sectors.find((sector) => sector.owner === owner)?.squares ?? [];
    const centre = squares[12];
    return centre === undefined ? null : middle(centre);
  }
  const thing = view.things.find((one) => one.name === word);
  if (thing === undefined) return null;
  if (thing.at !== null) return placeOf(view, thing.at);
  if (thing.on !== null) return placeOf(view, thing.on);
  const owner = view.wizards.find((one) => one.seat === thing.owner);
  return owner?.at == null ? null : middle(owner.at);
}

/** A number from 0 to 1 that is always the same for a place, so that no two stones look alike. */
export function chance(column: number, row: number, salt = 0): number {
  const wave = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}
