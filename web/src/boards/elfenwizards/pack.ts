/** Packs things of several players into one box: each player's mark, then their things, as large as the room allows.
 *  */

export interface Group<T> {
  seat: number;
  items: T[];
  /** The player whose things need no mark. */
  bare?: boolean;
}

export interface Put<T> {
  x: number;
  y: number;
  /** null: the mark of the player. */
  item: T | null;
  seat: number;
  key: string;
}

export interface Packed<T> {
  size: number;
  put: Put<T>[];
}

const filledOf = <T>(groups: readonly Group<T>[]): Group<T>[] =>
  groups.filter((group) => group.items.length > 0);

/** The height needed by things of a size, so many for each player; they wrap where the room is too narrow. */
export function needed(counts: readonly number[], width: number, size: number, scarce = false): number {
  const groups = counts.map((count, seat) => ({ seat, items: Array<null>(count).fill(null) }));
  return attempt(filledOf(groups), width, size, scarce).height;
}

/** The centre of each thing, measured from the upper left corner of the box. */
export function pack<T>(
  groups: readonly Group<T>[],
  width: number,
  height: number,
  largest: number,
  centred = false,
  least = 0,
): Packed<T> {
  const filled = filledOf(groups);
  const fit = (scarce: boolean) => {
    for (let size = largest; ; size -= 1) {
      const packed = attempt(filled, width, size, scarce);
      if (size <= 6 || (packed.height <= height && (scarce || !packed.broken))) return { ...packed, size };
    }
  };
  // Prefer smaller things over a wrapped row, but not much smaller, and never too small to touch.
  const any = fit(true);
  const whole = fit(false);
  const {
    size,
    put,
    height: high,
  } = whole.size < Math.max(0.7 * any.size, Math.min(least, any.size)) ? any : whole;
  const down = centred ? Math.max(0, (height - high) / 2) : 0;
  return { size, put: put.map((one) => ({ ...one, y: one.y + down })) };
}

/** The gap between the things of two players, as a fraction of a place. */
const GAP = 0.12;

function attempt<T>(
  groups: readonly Group<T>[],
  width: number,
  size: number,
  scarce: boolean,
): { put: Put<T>[]; height: number; broken: boolean } {
  const step = size + Math.max(1.5, size / 16);
  const across = Math.max(1, (width + step - size) / step);
  const put: Put<T>[] = [];
  const rows: number[] = []; // how much of each row is used
  let broken = false;
  for (const { seat, items, bare = false } of groups) {
    // A player's things stay on one row if possible, the first with enough room; otherwise the mark stays with at
    // least the first of them.
    const things = bare ? items : [null, ...items];
    let row = rows.findIndex((taken) => taken + GAP + things.length <= across);
    if (row < 0 && scarce && (rows.at(-1) ?? across) + GAP + Math.min(2, things.length) <= across)
      row = rows.length - 1;
    let column = (rows[row] ?? -GAP) + GAP;
    if (row < 0) row = rows.length;
    things.forEach((item, n) => {
      if (column + 1 > across) {
        row = rows.length;
        column = 0;
        broken = true;
      }
      put.push({
        x: column * step + size / 2,
        y: row * step + size / 2,
        item,
        seat,
        key: item === null ? `${seat}` : `${seat}.${bare ? n : n - 1}`,
      });
      column += 1;
      rows[row] = column;
    });
  }
  return { put, height: groups.length === 0 ? 0 : (rows.length - 1) * step + size, broken };
}
