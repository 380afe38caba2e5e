/** The places of all tokens on the board, and of the spells beside them. */

import { middle, type Plan, type Rect } from "./plan";
import type { TokenShown, View } from "./types";

export interface Spot {
  /** The centre of the token. */
  x: number;
  y: number;
  /** Its size; the full size is 40. */
  scale: number;
  /** The place of the spells beside it. */
  beside: Rect;
  /** The area that reacts to clicks: all the room of the token. */
  touch: Rect;
  /** Whether the spells are at its side rather than below it. */
  level: boolean;
}

/** The places of all tokens, and of the spells beside them. */
export function spots(plan_: Plan, view: View): Record<string, Spot> {
  const found: Record<string, Spot> = {};
  const busy = new Set(view.spells.map((spell) => spell.token));
  for (const box of view.tree) {
    const rect = plan_.boxes[box.box];
    if (rect === undefined) continue;
    const inside = view.tokens.filter((token) => token.box === box.box);
    if (box.title)
      for (const token of inside) found[token.name] = onLanding(plan_, rect, busy.has(token.name));
    else crowd(rect, inside, plan_, found, box.level === "M", busy);
  }
  return found;
}

function onLanding(plan_: Plan, rect: Rect, spells: boolean): Spot {
  const floor = rect.y + rect.h - plan_.plank;
  const most = Math.min(plan_.token, (floor - rect.y) * 0.72);
  const size = Math.min(most, rect.w * (spells ? 0.54 : 0.6));
  const x = spells ? rect.x + size / 2 + Math.max(2, (rect.w - 2.1 * size) / 3) : middle(rect);
  const from = x + size / 2 + 3;
  return {
    x,
    y: floor - size / 2 - 2,
    scale: size / 40,
    beside: { x: from, y: rect.y + 4, w: rect.x + rect.w - from, h: floor - rect.y - 6 },
    touch: rect,
    level: true,
  };
}

/** The arrangements of tokens in a box: how much room each needs horizontally and vertically, in its own size; lit
 *  ones must not touch. */
const ALONE = { across: 1.2, down: 1.2 };
const SPELLS_BELOW = { across: 1.2, down: 1.95 };
const SPELLS_BESIDE = { across: 1.95, down: 1.5 };

/** Many tokens in one box: in rows, as large as the room allows. */
function crowd(
  rect: Rect,
  inside: readonly TokenShown[],
  plan_: Plan,
  found: Record<string, Spot>,
  magicians: boolean,
  busy: ReadonlySet<string>,
): void {
  const head = plan_.text * (magicians ? 1 : 1.85) + 9;
  const room = { w: rect.w - 8, h: rect.h - head - 4 };
  const ways = (magicians ? [SPELLS_BESIDE, SPELLS_BELOW] : [ALONE]).flatMap((way) =>
    inside.map((_, n) => {
      const size = Math.min(
        room.w / (n + 1) / way.across,
        room.h / Math.ceil(inside.length / (n + 1)) / way.down,
        plan_.token,
      );
      return { across: n + 1, size, way };
    }),
  );
  const largest = Math.max(...ways.map(({ size }) => size));
  const best = ways.findLast(({ size }) => size >= 0.9 * largest); // prefer a single row
  if (best === undefined) return;
  const { across, size, way } = best;
  const cell = { w: room.w / across, h: room.h / Math.ceil(inside.length / across) };
  inside.forEach((token, n) => {
    const left = rect.x + 4 + cell.w * (n % across);
    const top = rect.y + head + cell.h * Math.floor(n / across);
    const aside = way === SPELLS_BESIDE && busy.has(token.name);
    const x = aside ? left + size * 0.54 : left + cell.w / 2;
    // Its points are above it.
    const high = top + size * 0.9;
    const y =
      way === ALONE ? top + cell.h / 2 : way === SPELLS_BELOW ? high : Math.max(high, top + cell.h / 2);
    const below = y + size * (token.grey > 0 ? 0.64 : 0.56);
    found[token.name] = {
      x,
      y,
      scale: size / 40,
      beside: aside
        ? { x: x + size * 0.56, y: top + 2, w: cell.w - size * 1.12, h: cell.h - 4 }
        : { x: left + 2, y: below, w: cell.w - 4, h: Math.max(8, top + cell.h - below - 1) },
      touch: { x: left + 1, y: top, w: cell.w - 2, h: cell.h },
      level: aside,
    };
  });
}
