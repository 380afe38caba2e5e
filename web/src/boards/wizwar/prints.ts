/** What is printed on a card, by its slug. */

import { PRINTS, type Print } from "./cards";

const BLANK: Print = {
  rule: "",
  energy: 0,
  lasts: "instant",
  item: false,
  traits: [],
  ways: [],
  schools: {},
};

/** What is printed on a card. */
export function printed(slug: string): Print {
  return PRINTS[slug] ?? BLANK;
}

/** All types that a card can be used as. */
export function typesOf(slug: string): string[] {
  return [...new Set([typeOf(slug), ...printed(slug).ways.map((way) => way.kind)])];
}

/** The main type of a card, as printed on it. */
export function typeOf(slug: string): "attack" | "neutral" | "counter" | "item" | "energy" {
  const card = printed(slug);
  if (card.item) return "item";
  return card.ways[0]?.kind ?? "energy";
}
