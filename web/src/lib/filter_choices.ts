/** Looking for a choice among many by typing. */

import { folded } from "./markdown";
import type { Option } from "./protocol";

/** The choices whose word begins so, in the notation or in the player's language, or whose label holds it. Words of
 *  notation that name several parts match nothing, and leave all of them. */
export function filterChoices<T extends { option: Pick<Option, "say">; own: string; label: string }>(
  all: readonly T[],
  typed: string,
): readonly T[] {
  const text = folded(typed.trim());
  if (text === "") return all;
  const found = all.filter(
    (one) =>
      folded(one.option.say).startsWith(text) ||
      folded(one.own).startsWith(text) ||
      folded(one.label).includes(text),
  );
  return found.length > 0 ? found : all;
}
