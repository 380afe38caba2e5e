/** How the choices of a question are listed, and by which keys. */

import type { Option } from "./protocol";

export interface Choice<T extends Pick<Option, "say"> = Option> {
  option: T;
  /** The keys that choose it, with spaces between them, as ARIA wants them; the first is shown. */
  keys: string;
}

/** The choices in the order in which they are listed. Digits count them, unless the game gives some of them digits of
 *  their own, such as the faces of dice: then a digit means nothing else, and what has the 0 comes last. */
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
    if (used.has(keys)) keys = ""; // of several alike, the first
    used.add(keys);
    return { option, keys };
  });
  return meant ? all.sort((one, other) => Number(ends(one)) - Number(ends(other))) : all;
}

function ends(choice: Choice<Pick<Option, "say">>): boolean {
  return choice.keys.startsWith("0");
}
