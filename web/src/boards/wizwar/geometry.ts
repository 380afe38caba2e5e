/** The layout of the drawn board. */

import type { Exit, Side, View } from "./types";
import { upright } from "./upright.svelte";

export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
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

/** Where a point is drawn that is some columns and rows from the upper left corner of the board. */
function drawnAt(column: number, row: number): Point {
  return upright.turned
    ? { x: (upright.rows - row) * CELL, y: column * CELL }
    : { x: column * CELL, y: row * CELL };
}

/** The centre of a square. */
export function middle(square: string): Point {
  const [column, row] = grid(square);
  return drawnAt(column + 0.5, row + 0.5);
}

/** The upper left corner of squares as they are drawn: one, or so many from it to the south and to the east. */
export function corner(square: string, size = 1): Point {
  const [column, row] = grid(square);
  return drawnAt(column, upright.turned ? row + size : row);
}

/** The size of the drawn board, in squares. */
export function extent(view: View): { across: number; down: number } {
  const { columns, rows } = view.board;
  return upright.turned ? { across: rows, down: columns } : { across: columns, down: rows };
}

/** The direction on the screen of a side of the board. */
export function drawnSide(side: Side): Side {
  return upright.turned ? (SIDES[(SIDES.indexOf(side) + 1) % 4] ?? side) : side;
}

/** The side of the board in a direction on the screen. */
export function sideOf(direction: Side): Side {
  return upright.turned ? (SIDES[(SIDES.indexOf(direction) + 3) % 4] ?? direction) : direction;
}

export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Whether an edge is vertical. */
  upright: boolean;
}

/** The line from one point of the board to another, from above or from the left. */
function drawnLine(one: Point, other: Point): Segment {
  const [x1, x2] = one.x < other.x ? [one.x, other.x] : [other.x, one.x];
  const [y1, y2] = one.y < other.y ? [one.y, other.y] : [other.y, one.y];
  return { x1, y1, x2, y2, upright: x1 === x2 };
}

/** The edge between two squares: b3|c3. */
export function segment(line: string): Segment {
  const [first = "a1", second = "a1"] = line.split("|");
  return edge(first, grid(second)[0] > grid(first)[0] ? "east" : "south");
}

/** One side of a square. */
export function edge(square: string, side: Side): Segment {
  const [column, row] = grid(square);
  const [east, south] = [side === "east" ? 1 : 0, side === "south" ? 1 : 0];
  const along = side === "north" || side === "south" ? [1, 0] : [0, 1];
  const from = [column + east, row + south] as const;
  return drawnLine(drawnAt(...from), drawnAt(from[0] + (along[0] ?? 0), from[1] + (along[1] ?? 0)));
}

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
