/** The guided first games: what the coach says when, from the files that the server uses too. */

import type { Asks, Option } from "./protocol";

/** Paths into a view, such as `wizards.0.at`, and what is there: a value, or a list of alternatives. */
export type Facts = Record<string, unknown>;

export interface Step {
  name: string;
  /** The facts of the view from which it holds. */
  when: Facts;
  /** The paragraph of the rules. */
  rule: string;
  /** The words of the choices that it wants; none if the learner only watches. */
  wants?: readonly string[];
  /** CSS selectors of the parts of the page that it speaks of. */
  at?: readonly string[];
}

export interface FirstGame {
  opponents: Record<string, readonly string[]>;
  steps: readonly Step[];
}

const FILES = import.meta.glob<FirstGame>("../../../src/guildhall/first_games/*.json", { import: "default" });

/** Returns what loads the guided first game of a game, if it has one. */
export function firstGameOf(game: string): (() => Promise<FirstGame>) | undefined {
  return FILES[`../../../src/guildhall/first_games/${game}.json`];
}

/** Whether facts hold in a view: a list in a view has what is in it, one in a fact has alternatives. */
export function hold(facts: Facts, view: unknown): boolean {
  return Object.entries(facts).every(([path, value]) => has(at(view, path), value));
}

function has(found: unknown, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((one) => has(found, one));
  return found === value || (Array.isArray(found) && found.includes(value));
}

function at(view: unknown, path: string): unknown {
  let found = view;
  for (const part of path.split(".")) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return found;
}

/** Returns the present step: the last one whose facts hold. */
export function present(steps: readonly Step[], view: unknown): Step | null {
  return steps.findLast((step) => hold(step.when, view)) ?? null;
}

/** Returns the first choice that a step wants and the question offers. */
export function wanted(step: Step | null, asks: Asks | null): Option | null {
  for (const word of step?.wants ?? []) {
    const found = asks?.options.find((option) => option.say === word);
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether a step wants these words; it allows anything if it wants nothing that the question offers. */
export function agrees(step: Step | null, asks: Asks | null, words: readonly string[]): boolean {
  return wanted(step, asks) === null || words.every((word) => step?.wants?.includes(word));
}
