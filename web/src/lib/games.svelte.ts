/** The games of this server, and the messages of those that the page was built without. */

import { ask, type Answer } from "./api";
import type { GameShown } from "./protocol";
import type { Language } from "./settings.svelte";
import { fetched } from "./texts";
import { bundled, sayOr, teach } from "./words.svelte";

let kinds = $state.raw<readonly GameShown[]>([]);
const learnt = new Set<string>(); // game and language

/** The games, as far as they are known. */
export function games(): readonly GameShown[] {
  return kinds;
}

/** A game by its name, if it is known. */
export function kindOf(name: string | undefined): GameShown | undefined {
  return kinds.find((kind) => kind.name === name);
}

/** The title of a game. */
export function gameName(name: string | undefined): string {
  return name === undefined ? "Guildhall" : sayOr(`web-game-${name}`, name);
}

/** The strongest computer player of a game, for an open seat. */
export function bestBot(kind: GameShown | undefined): string {
  return kind?.bots.at(-1) ?? "random";
}

/** Fetch the list of games. */
export async function askGames(): Promise<Answer<GameShown[]>> {
  const answer = await ask<GameShown[]>("GET", "/api/games");
  if (answer.ok) kinds = answer.body;
  return answer;
}

/** Load the messages of games that the page was built without; false if some are missing. */
export async function learnGames(language: Language): Promise<boolean> {
  if (kinds.length === 0 && !(await askGames()).ok) return false;
  const missing = kinds.filter(({ name }) => !bundled(name) && !learnt.has(`${name} ${language}`));
  const learn = async (name: string): Promise<void> => {
    teach(language, await fetched(`/api/games/${name}/words/${language}`));
    learnt.add(`${name} ${language}`);
  };
  const came = await Promise.allSettled(missing.map(({ name }) => learn(name)));
  return came.every((one) => one.status === "fulfilled");
}
