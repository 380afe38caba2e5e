/** Things of several players in one box: each player's mark, then what is his, as large as there is room. */

export interface Group<T> {
  seat: number;
  items: T[];
  /** Whose these are goes without saying. */
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

/** Places from the upper left corner of a box, for the middle of each thing. */
export function pack<T>(groups: readonly Group<T>[], width: number, height: number, largest: number, centred = false): Packed<T> {
  const filled = groups.filter((group) => group.items.length > 0);
  for (let size = largest; ; size -= 1) {
    const packed = attempt(filled, width, size);
    if (size <= 6 || packed.height <= height) {
      const down = centred ? Math.max(0, (height - packed.height) / 2) : 0;
      return { size, put: packed.put.map((one) => ({ ...one, y: one.y + down })) };
    }
  }
}

function attempt<T>(groups: readonly Group<T>[], width: number, size: number): { put: Put<T>[]; height: number } {
  const step = size + Math.max(2, size / 9);
  const across = Math.max(1, Math.floor((width + step - size) / step));
  const put: Put<T>[] = [];
  let column = 0;
  let row = 0;
  const add = (seat: number, item: T | null, key: string) => {
    if (column >= across) {
      column = 0;
      row += 1;
    }
    put.push({ x: column * step + size / 2, y: row * step + size / 2, item, seat, key });
    column += 1;
  };
  for (const { seat, items, bare = false } of groups) {
    // A player's things stay on one line where that is possible.
    const long = items.length + (bare ? 0 : 1);
    if (column > 0 && column + long > across) column = across;
    if (!bare) add(seat, null, `${seat}`);
    items.forEach((item, number) => add(seat, item, `${seat}.${number}`));
    column += column < across ? 0.35 : 0;
  }
  return { put, height: groups.length === 0 ? 0 : row * step + size };
}
