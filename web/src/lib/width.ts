/** Measures the width of text in the fonts of this browser; other fonts can be half as wide again. */

const SIZE = 16; // pixels: a font may have other proportions at much larger sizes
const SPARE = 1.04; // some screens draw small letters at whole pixels, and so a little wider
const LETTER = 0.6; // as a fraction of the font size, where nothing can be measured

export type Family = "serif" | "sans";

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

function measured(words: string, family: Family, weight: number): number {
  if (typeof document === "undefined") return words.length * LETTER;
  if (pen === undefined) pen = document.createElement("canvas").getContext("2d");
  if (pen === null) return words.length * LETTER;
  pen.font = `${weight} ${SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue(`--${family}`)}`;
  return (pen.measureText(words).width / SIZE) * SPARE;
}

/** The width of a text, per pixel of its size. */
export function widthOf(words: string, family: Family, weight = 400): number {
  const key = `${weight} ${family} ${words}`;
  const width = known.get(key) ?? measured(words, family, weight);
  known.set(key, width);
  return width;
}

/** The width of the widest word of a text: a line with this width needn't break any word. */
export function widestOf(words: string, family: Family, weight = 400): number {
  return Math.max(...words.split(/[\s\u00ad]+/u).map((word) => widthOf(word, family, weight)));
}

const LEAST = 0.78; // the smallest acceptable fraction of the desired size

/** How to fit a text: with a smaller size, and condensed to a length if that size would be too small. */
export interface Fit {
  size: number;
  length: number | undefined;
}

/** Fit a text of a desired size into the available width. */
export function fit(words: string, family: Family, weight: number, wanted: number, room: number): Fit {
  const most = room / Math.max(0.1, widthOf(words, family, weight));
  const size = Math.min(wanted, Math.max(most, LEAST * wanted));
  return { size, length: most < size ? room : undefined };
}
