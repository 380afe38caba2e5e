/** The order of the choices in the list, and their keys. */

import type { Option } from "./protocol";

export interface Choice<T extends Pick<Option, "say"> = Option> {
  option: T;
  /** The keys that choose it, separated by spaces as in ARIA; the first is shown. */
  keys: string;
}

/** The choices in the order of the list. Digits number them, unless the game gives some of them digits of their own,
 *  such as the faces of dice: then digits mean nothing else, and the choice with the 0 comes last. */
export function listed<T extends Pick<Option, "say">>(
  options: readonly T[],
  shortcut: ((word: string) => string) | null,
): Choice<T>[] {
  const own = options.map((option) => shortcut?.(option.say) ?? "");
  const meant = own.some((keys) => /^[1-9]/.test(keys));
  const used = new Set<string>();
  let count = 0;
  const all = options.map((option, place) => {
    let keys = own[place] ?? "";
    if (keys === "" && !meant && count < 9) keys = String((count += 1));
    if (used.has(keys)) keys = ""; // of several equal ones, the first
    used.add(keys);
    return { option, keys };
  });
  return meant ? all.sort((one, other) => Number(ends(one)) - Number(ends(other))) : all;
}

function ends(choice: Choice<Pick<Option, "say">>): boolean {
  return choice.keys.startsWith("0");
}
