/** What people are told on the first turns of a game that they have not played on this device. */

import { store, stored } from "./storage";

const TURNS = 2; // with each lesson

interface Lessons {
  /** They have had enough of them. */
  off: boolean;
  /** The turns in which each was told. */
  told: Record<string, string[]>;
}

function known(game: string): Lessons {
  return { off: false, told: {}, ...stored<Partial<Lessons>>(`lessons.${game}`) };
}

/** Whether a lesson is told in a turn, both by their names. */
export function tells(game: string, lesson: string, turn: string): boolean {
  const { off, told } = known(game);
  const turns = told[lesson] ?? [];
  return !off && (turns.includes(turn) || turns.length < TURNS);
}

/** It has been told in that turn. */
export function note(game: string, lesson: string, turn: string): void {
  const { off, told } = known(game);
  const turns = told[lesson] ?? [];
  if (!turns.includes(turn)) store(`lessons.${game}`, { off, told: { ...told, [lesson]: [...turns, turn] } });
}

/** No more lessons about a game. */
export function enough(game: string): void {
  store(`lessons.${game}`, { ...known(game), off: true });
}
