/** The lessons that people see in their first turns of a game on this device. */

import { store, stored } from "./storage";

const TURNS = 2; // in which each lesson appears

interface Lessons {
  /** Whether the person has dismissed the lessons. */
  off: boolean;
  /** The turns in which each lesson has appeared. */
  told: Record<string, string[]>;
}

function known(game: string): Lessons {
  return { off: false, told: {}, ...stored<Partial<Lessons>>(`lessons.${game}`) };
}

/** Whether a lesson appears in a turn, both by their names. */
export function tells(game: string, lesson: string, turn: string): boolean {
  const { off, told } = known(game);
  const turns = told[lesson] ?? [];
  return !off && (turns.includes(turn) || turns.length < TURNS);
}

/** Note that a lesson has appeared in a turn. */
export function note(game: string, lesson: string, turn: string): void {
  const { off, told } = known(game);
  const turns = told[lesson] ?? [];
  if (!turns.includes(turn)) store(`lessons.${game}`, { off, told: { ...told, [lesson]: [...turns, turn] } });
}

/** Dismiss all lessons about a game. */
export function enough(game: string): void {
  store(`lessons.${game}`, { ...known(game), off: true });
}
