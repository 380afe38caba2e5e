/** How wide words will be: measured in the fonts that this page has, for those of others can be half as wide again. */

const SIZE = 16; // points: a font may have other widths when it is much larger than anything that is read
const SPARE = 1.04; // small letters are drawn at whole points of some screens, and so a little wider
const LETTER = 0.6; // of a letter's size, where nothing can be measured

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

/** The width of some words for each point of their size. */
export function widthOf(words: string, family: Family, weight = 400): number {
  const key = `${weight} ${family} ${words}`;
  const width = known.get(key) ?? measured(words, family, weight);
  known.set(key, width);
  return width;
}

/** The width of the widest word of some words: a line that has room for it need not break any. */
export function widestOf(words: string, family: Family, weight = 400): number {
  return Math.max(...words.split(/[\s\u00ad]+/u).map((word) => widthOf(word, family, weight)));
}

const LEAST = 0.78; // of the size that is wanted

/** How words are made to fit: smaller, and if they would be too small then, drawn together to a length. */
export interface Fit {
  size: number;
  length: number | undefined;
}

/** How some words are to be written that should have a size and must not be wider than their room. */
export function fit(words: string, family: Family, weight: number, wanted: number, room: number): Fit {
  const most = room / Math.max(0.1, widthOf(words, family, weight));
  const size = Math.min(wanted, Math.max(most, LEAST * wanted));
  return { size, length: most < size ? room : undefined };
}
