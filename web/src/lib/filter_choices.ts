/** Filters the choices by what somebody types. */

import { folded } from "./markdown";
import type { Option } from "./protocol";

/** The choices whose word starts with the text, in the notation or in the player's language, or whose label contains
 *  it. Text that matches nothing, such as several words of the notation, leaves all of them. */
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
