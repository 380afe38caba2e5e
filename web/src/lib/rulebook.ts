/** The digest of the rules, in the person's language if it exists. */

import { blocks, type Block } from "./markdown";
import type { Language } from "./settings.svelte";
import { fetched } from "./texts";
import { bundled } from "./words.svelte";

const FILES = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?url",
  import: "default",
  eager: true,
});
const read = new Map<string, Promise<Digest>>();

export interface Digest {
  language: Language;
  blocks: Block[];
}

/** The rules of a game; the server sends those of games that the page was built without. */
export function digest(game: string, language: Language): Promise<Digest> {
  const place = (name: string) => `../../../docs/rules/${game}.${name}.md`;
  const own = bundled(game);
  const found: Language = own && FILES[place(language)] === undefined ? "en" : language;
  const path = place(found);
  const address = own ? FILES[path] : `/api/games/${game}/rules/${language}`;
  if (address === undefined) return Promise.reject(new Error(path));
  let text = read.get(path);
  if (text === undefined) {
    text = fetched(address).then((source) => ({ language: found, blocks: blocks(source) }));
    text.catch(() => read.delete(path));
    read.set(path, text);
  }
  return text;
}

/** One paragraph of the rules, with its tables. */
export async function paragraph(game: string, rule: string, language: Language): Promise<Block[]> {
  const all = (await digest(game, language)).blocks;
  const first = all.findIndex((one) => one.kind === "paragraph" && one.number === rule);
  if (first < 0) return [];
  const rest = all.slice(first + 1);
  const end = rest.findIndex((one) => one.kind !== "table" && one.kind !== "list");
  return all.slice(first, first + 1 + (end < 0 ? rest.length : end));
}
