/** The lesson about a game for beginners, in the person's language. */

import type { Language } from "./settings.svelte";
import { fetched } from "./texts";

const FILES = import.meta.glob<string>("../../../docs/how-to-play/*.md", {
  query: "?url",
  import: "default",
  eager: true,
});

function address(game: string, language: Language): string | undefined {
  return FILES[`../../../docs/how-to-play/${game}.${language}.md`];
}

/** Whether the page has a lesson about a game. */
export function taught(game: string): boolean {
  return address(game, "en") !== undefined;
}

/** The lesson as Markdown; paragraphs of the rules in it become links. */
export async function lesson(game: string, language: Language): Promise<string> {
  const source = await fetched(address(game, language) ?? "");
  return source.replace(/§([\d.]+\d)/g, (_, rule: string) => `[§\u202f${rule}](/rules/${game}#r${rule})`);
}
