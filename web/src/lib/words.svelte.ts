/** Messages put into words: the Fluent files of the project, in the language the person has chosen. */

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "./protocol";
import { settings, type Language } from "./settings.svelte";
import { fetched } from "./texts";

const FILES = import.meta.glob<string>("../../../src/guildhall/locale/*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
const CONTRACTIONS = import.meta.glob<[string, string, string][]>(
  "../../../src/guildhall/locale/*/contractions.json",
  {
    import: "default",
    eager: true,
  },
);
const ARTICLE =
  /^((the|an?|your|der|die|das|eine?|deine?|le|la|les|une?|ton|ta|tes|il|lo|i|gli|uno|una) |l’)/; // of any language
const ENDS = /([!?…])\.|\s?!(?=\s?\?$)/g; // two marks, after a name such as Yoink! or a shortened list
const ALTERNATIVES = ["names", "possible"]; // arguments that list what could be meant or said: a, b or c
const UNUSED = /\/(cli|\w+-positions)\.ftl$/; // what only the terminal says

let ready = $state.raw<Record<string, FluentBundle>>({});
const names: Record<string, string[]> = {}; // of the messages of each language
let spoken: Language = "en"; // what the page spoke last: it goes on so until another language has come

/** Have the words of a language at hand. */
export async function learn(language: Language): Promise<void> {
  if (ready[language] !== undefined) return;
  const bundle = new FluentBundle(language, { functions: { JOIN: joining(language) }, useIsolating: false });
  const files = Object.entries(FILES).filter(
    ([path]) => path.includes(`/locale/${language}/`) && !UNUSED.test(path),
  );
  const texts = await Promise.all(files.map(([, address]) => fetched(address)));
  const resources = texts.map((text) => new FluentResource(text));
  for (const resource of resources) bundle.addResource(resource);
  names[language] = resources.flatMap((resource) => resource.body.map((entry) => entry.id));
  ready = { ...ready, [language]: bundle };
}

/** Whether the words and the rules of a game are part of the page; those of other games come from the server. */
export function bundled(game: string): boolean {
  return Object.keys(FILES).some((path) => path.endsWith(`/en/${game}.ftl`));
}

/** Add messages to a language that has been learnt; those that it has already stay. */
export function teach(language: Language, source: string): void {
  const bundle = ready[language];
  if (bundle === undefined) return;
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  names[language] = [...(names[language] ?? []), ...resource.body.map((entry) => entry.id)];
  ready = { ...ready };
}

/** How a language joins a small word to what follows it: `de` and `Alaric` are `d’Alaric` in French. */
export function joining(language: Language): (parts: FluentValue[]) => string {
  const found = Object.entries(CONTRACTIONS).find(([path]) => path.includes(`/locale/${language}/`));
  const rules = (found?.[1] ?? []).map(([word, start, result]) => ({
    word,
    start: new RegExp(`^(?:${start})`),
    result,
  }));
  return (parts) => {
    const [word, rest] = parts.map(String) as [string, string];
    const rule = rules.find((one) => one.word === word && one.start.test(rest));
    return rule === undefined ? `${word} ${rest}` : rest.replace(rule.start, () => rule.result);
  };
}

/** The language that is spoken now: the one that was chosen, as soon as its words have come. */
export function current(): Language {
  if (ready[settings.language] !== undefined) spoken = settings.language;
  return spoken;
}

/** The names of all messages that begin so. */
export function keys(beginning: string): string[] {
  return (names[current()] ?? []).filter((name) => name.startsWith(beginning));
}

/** The words of the language that was chosen; where one is missing, those of English. */
function bundleOf(key: string): FluentBundle | undefined {
  return [ready[current()], ready["en"]].find((bundle) => bundle?.hasMessage(key));
}

/** Who sits where: seats in messages are shown by these names. */
export type Names = readonly string[];

/** A message in words. */
export function render(message: Message, names: Names = []): string {
  const values: Record<string, FluentVariable> = {};
  const begins: string[] = [];
  for (const [name, arg] of Object.entries(message.args)) {
    const spoken = (values[name] = value(arg, names, name));
    if (typeof arg === "object" && "key" in arg && ARTICLE.test(String(spoken))) begins.push(String(spoken));
  }
  const said = words(message.key, values);
  if (!/[.!?]$/.test(said) || !begins.some((begin) => said.startsWith(begin))) return said;
  return said.charAt(0).toUpperCase() + said.slice(1); // “the wall” at the beginning of a sentence
}

function words(key: string, values: Record<string, FluentVariable>): string {
  const bundle = bundleOf(key);
  const found = bundle?.getMessage(key);
  if (bundle === undefined || found?.value == null) return key;
  // A message that lacks something is shown as far as it goes.
  return bundle.formatPattern(found.value, values, []).replace(ENDS, "$1");
}

/** A message of the page itself. */
export function say(key: string, args: Record<string, Arg> = {}, names: Names = []): string {
  return render({ key, args }, names);
}

/** A message without arguments in English, whatever is spoken: "" until English has come. */
export function inEnglish(key: string): string {
  const found = ready["en"]?.getMessage(key)?.value;
  return found == null ? "" : (ready["en"]?.formatPattern(found) ?? "");
}

/** A message of the page itself, or else something that can be shown instead. */
export function sayOr(key: string, otherwise: string): string {
  return knows(key) ? say(key) : otherwise;
}

/** Whether there are words for a key. */
export function knows(key: string): boolean {
  return bundleOf(key) !== undefined;
}

function value(arg: Arg, names: Names, name = ""): string | number {
  if (typeof arg === "number") return arg;
  if (typeof arg === "string") return arg.length <= 200 ? arg : `${arg.slice(0, 200)}…`;
  if (Array.isArray(arg)) {
    return listed(
      arg.map((item) => String(value(item, names))),
      ALTERNATIVES.includes(name) ? "list-or" : "list-end",
    );
  }
  if ("seat" in arg) return names[arg.seat] ?? say("seat", { number: arg.seat + 1 });
  return render(arg, names);
}

/** Words in a row, as the language writes them: a, b and c; with `list-or`, a, b or c; cut: a, b, … */
export function listed(items: readonly string[], end: "list-end" | "list-or" = "list-end"): string {
  const last = items.at(-1);
  if (last === undefined) return say("list-none");
  if (items.length === 1) return last;
  const first = items
    .slice(0, -1)
    .reduce((joined, item) => words("list-join", { first: joined, second: item }));
  return words(last === "…" ? "list-join" : end, { first, second: last });
}
