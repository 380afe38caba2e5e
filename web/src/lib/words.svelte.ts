/** Turns messages into text, with the project's Fluent files, in the person's language. */

import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
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
  /^((the|an?|your|der|die|das|eine?|deine?|le|la|les|une?|ton|ta|tes|il|lo|i|gli|uno|una) |l’)/; // in any language
const ENDS = /([!?…])\.|\s?!(?=\s?\?$)/g; // two marks, after a name such as Yoink! or a shortened list
const ALTERNATIVES = ["names", "possible"]; // arguments that list alternatives: a, b or c
const GAME_NAMES = ["game", "expected_game"]; // arguments that name a game: its title is shown
const UNUSED = /\/(cli|\w+-positions)\.ftl$/; // messages that only the terminal uses

let ready = $state.raw<Record<string, FluentBundle>>({});
const names: Record<string, string[]> = {}; // of the messages in each language
let spoken: Language = "en"; // the language in use, until the messages of another one have loaded

/** The name of the player who reads the text, perhaps in a list with others. */
class ReadersName extends FluentType<string> {
  /** The list without the reader. */
  readonly others: string;

  constructor(name: string, others = "") {
    super(name);
    this.others = others;
  }

  override toString(): string {
    return this.value;
  }
}

/** Whether a name is that of the reader, or a list with it, as a selector of messages: YOU($player). */
function isReader([name]: FluentValue[]): string {
  return name instanceof ReadersName ? "yes" : "no";
}

/** A list of names without that of the reader: OTHERS($players). */
function withoutReader([names]: FluentValue[]): string {
  return names instanceof ReadersName ? names.others : String(names);
}

/** Load the messages of a language. */
export async function learn(language: Language): Promise<void> {
  if (ready[language] !== undefined) return;
  const functions = { JOIN: joining(language), YOU: isReader, OTHERS: withoutReader };
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  const files = Object.entries(FILES).filter(
    ([path]) => path.includes(`/locale/${language}/`) && !UNUSED.test(path),
  );
  const texts = await Promise.all(files.map(([, address]) => fetched(address)));
  const resources = texts.map((text) => new FluentResource(text));
  for (const resource of resources) bundle.addResource(resource);
  names[language] = resources.flatMap((resource) => resource.body.map((entry) => entry.id));
  ready = { ...ready, [language]: bundle };
}

/** Whether a game's messages and rules are part of the page; the server sends those of other games. */
export function bundled(game: string): boolean {
  return Object.keys(FILES).some((path) => path.endsWith(`/en/${game}.ftl`));
}

/** Add messages to a loaded language, without replacing any. */
export function teach(language: Language, source: string): void {
  const bundle = ready[language];
  if (bundle === undefined) return;
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  names[language] = [...(names[language] ?? []), ...resource.body.map((entry) => entry.id)];
  ready = { ...ready };
}

/** Contract a preposition with the next word: `de` and `Alaric` are `d’Alaric` in French. */
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
    return rule === undefined ? `${word} ${rest}` : rest.replace(rule.start, rule.result);
  };
}

/** The language in use: the chosen one as soon as its messages have loaded. */
export function current(): Language {
  if (ready[settings.language] !== undefined) spoken = settings.language;
  return spoken;
}

/** The names of all messages with a prefix. */
export function keys(beginning: string): string[] {
  return (names[current()] ?? []).filter((name) => name.startsWith(beginning));
}

/** The messages of the chosen language, with English as a fallback. */
function bundleOf(key: string): FluentBundle | undefined {
  return [ready[current()], ready["en"]].find((bundle) => bundle?.hasMessage(key));
}

/** The players' names, by seat: messages refer to seats. */
export type Names = readonly string[];

/** The text of a message; the log calls its reader, a seat, "you". */
export function render(message: Message, names: Names = [], reader: number | null = null): string {
  const values: Record<string, FluentVariable> = {};
  const begins: string[] = [];
  for (const [name, arg] of Object.entries(message.args)) {
    const spoken = (values[name] = value(arg, names, reader, name));
    if (typeof arg === "object" && "key" in arg && ARTICLE.test(String(spoken))) begins.push(String(spoken));
  }
  const said = words(message.key, values);
  if (!/[.!?]$/.test(said) || !begins.some((begin) => said.startsWith(begin))) return said;
  return said.charAt(0).toUpperCase() + said.slice(1); // “the wall” at the start of a sentence
}

function words(key: string, values: Record<string, FluentVariable>): string {
  const bundle = bundleOf(key);
  const found = bundle?.getMessage(key);
  if (bundle === undefined || found?.value == null) return key;
  // A message with missing arguments is shown as far as possible.
  return bundle.formatPattern(found.value, values, []).replace(ENDS, "$1");
}

/** The text of one of the page's own messages. */
export function say(key: string, args: Record<string, Arg> = {}, names: Names = []): string {
  return render({ key, args }, names);
}

/** A message without arguments in English, regardless of the language; "" until English has loaded. */
export function inEnglish(key: string): string {
  const found = ready["en"]?.getMessage(key)?.value;
  return found == null ? "" : (ready["en"]?.formatPattern(found) ?? "");
}

/** The text of one of the page's own messages, or a fallback. */
export function sayOr(key: string, otherwise: string): string {
  return knows(key) ? say(key) : otherwise;
}

/** Whether there is a message with a key. */
export function knows(key: string): boolean {
  return bundleOf(key) !== undefined;
}

function value(arg: Arg, names: Names, reader: number | null, name = ""): string | number | ReadersName {
  if (typeof arg === "number") return arg;
  if (typeof arg === "string" && GAME_NAMES.includes(name) && knows(`web-game-${arg}`))
    return say(`web-game-${arg}`);
  if (typeof arg === "string") return arg.length <= 200 ? arg : `${arg.slice(0, 200)}…`;
  if (Array.isArray(arg)) {
    const [only, ...more] = arg;
    if (only !== undefined && more.length === 0) return value(only, names, reader);
    const end = ALTERNATIVES.includes(name) ? "list-or" : "list-end";
    const items = arg.map((item) => value(item, names, reader));
    const all = listed(items.map(String), end);
    const others = items.filter((item) => !(item instanceof ReadersName));
    return others.length === items.length ? all : new ReadersName(all, listed(others.map(String), end));
  }
  if ("seat" in arg) {
    const found = names[arg.seat] ?? say("seat", { number: arg.seat + 1 });
    return arg.seat === reader ? new ReadersName(found) : found;
  }
  return render(arg, names, reader);
}

/** A list as the language writes it: a, b and c; with `list-or`, a, b or c; cut: a, b, … */
export function listed(items: readonly string[], end: "list-end" | "list-or" = "list-end"): string {
  const last = items.at(-1);
  if (last === undefined) return say("list-none");
  if (items.length === 1) return last;
  const first = items
    .slice(0, -1)
    .reduce((joined, item) => words("list-join", { first: joined, second: item }));
  return words(last === "…" ? "list-join" : end, { first, second: last });
}
