/** Any view as an outline of names and values, for games without their own board; the terminal draws the same
 *  (cli/boards/outline.py). */

import { listed, say, sayOr, type Names } from "./words.svelte";

/** A name and its value; a value of several parts has rows of its own. */
export interface Row {
  name: string;
  value: string;
  rows: Row[];
}

const HIDDEN = ["rule", "waiting"]; // the prompt shows them
const SEATS = ["seat", "player", "players"]; // keys whose numbers are seats
const NOTHING = "–";

type Parts = Record<string, unknown>;
const isParts = (part: unknown): part is Parts =>
  typeof part === "object" && part !== null && !Array.isArray(part);

/** The rows of an object or a list; the name of an object that belongs to a seat is its player's. */
export function outline(game: string, shown: unknown, names: Names): Row[] {
  if (isParts(shown)) {
    return Object.entries(shown)
      .filter(([key]) => !HIDDEN.includes(key))
      .map(([key, part]) => row(game, key, part, names));
  }
  if (!Array.isArray(shown)) return [];
  return shown.map((part: unknown, number) => {
    if (!isParts(part) || typeof part["seat"] !== "number") return row(game, String(number + 1), part, names);
    return belongings(game, part["seat"], part, names);
  });
}

/** The rows of an object that belongs to a seat; a single value needs no name. */
function belongings(game: string, seat: number, part: Parts, names: Names): Row {
  const inside = outline(
    game,
    Object.fromEntries(Object.entries(part).filter(([key]) => key !== "seat")),
    names,
  );
  const [only] = inside;
  const single = only !== undefined && inside.length === 1 && only.rows.length === 0;
  return { name: player(seat, names), value: single ? only.value : "", rows: single ? [] : inside };
}

function row(game: string, key: string, part: unknown, names: Names): Row {
  const name = word(game, key);
  if (isParts(part) || (Array.isArray(part) && part.some((one) => typeof one === "object" && one !== null))) {
    return { name, value: "", rows: outline(game, part, names) };
  }
  const items: unknown[] = Array.isArray(part) ? part : [part];
  const values = items.map((item) => value(game, key, item, names));
  return { name, value: values.length > 0 ? listed(values) : NOTHING, rows: [] };
}

function value(game: string, key: string, item: unknown, names: Names): string {
  if (item === null) return NOTHING;
  if (typeof item === "boolean") return say(`web-value-${item ? "on" : "off"}`);
  if (typeof item === "number") return SEATS.includes(key) ? player(item, names) : String(item);
  return typeof item === "string" ? word(game, item) : JSON.stringify(item);
}

function player(seat: number, names: Names): string {
  return names[seat] ?? say("seat", { number: seat + 1 });
}

function word(game: string, key: string): string {
  return sayOr(`${game}-view-${key}`, key.replaceAll("_", " "));
}
