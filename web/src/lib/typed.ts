/** Typed input: the words of the notation, and their translations into the player's language. */

import { folded } from "./markdown";
import type { Arg, Message } from "./protocol";
import { current, keys, say } from "./words.svelte";

const OWN = import.meta.glob<readonly string[]>("../boards/*/typed.ts", { eager: true, import: "KINDS" });
const TYPED = "typed-";
const KINDS = [TYPED, ...Object.values(OWN).flat()]; // prefixes of messages that name a part of the notation
const COMMAND = "command-"; // words with this prefix are for the terminal
const PARTS = /([:/@#])/; // between the parts of a word: speed:energy-4, dagger/throw, glue#3

/** A name as one word to type: Bain d’acide is bain-d-acide. */
export function spelled(name: string): string {
  const joined = name.toLowerCase().replace(/[\s'’-]+/gu, "-");
  return joined.replace(/[^\p{L}\p{N}-]/gu, "").replace(/^-+|-+$/g, "");
}

/** A typed word in lower case and without accents. */
export function plain(word: string): string {
  return folded(word).replaceAll("ß", "ss").replaceAll("œ", "oe").replace(/['’]/g, "-");
}

/** The spellings of a word without accents: für as fur or fuer. */
function spellings(word: string): string[] {
  const long = word
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue");
  return [plain(word), plain(long)];
}

/** Translate a part of a word with `words`, even if a number follows, as in red-1; unknown parts stay. */
function part(words: ReadonlyMap<string, string>, one: string, as: string): string {
  const [, head = "", number = ""] = /^(.*)-(\d+)$/.exec(as) ?? [];
  const found = words.get(head);
  return words.get(as) ?? (found === undefined ? one : `${found}-${number}`);
}

/** The words of the notation that aren't names of cards or schools. */
function words(): string[] {
  const named = keys(TYPED).map((key) => key.slice(TYPED.length));
  return named.filter((word) => !word.startsWith(COMMAND));
}

/** The parts of the notation that differ in the present language. */
function vocabulary(): Map<string, string> {
  if (current() === "en") return new Map();
  const named = KINDS.flatMap((kind) =>
    keys(kind).map((key): [string, string] => [key.slice(kind.length), spelled(say(key))]),
  );
  return new Map(named.filter(([word]) => !word.startsWith(COMMAND)));
}

/** The translation of the notation into the present language. */
export class Typed {
  private readonly mine: ReadonlyMap<string, string> = vocabulary();
  private readonly english: ReadonlyMap<string, string> = new Map(
    [...this.mine].flatMap(([word, own]) =>
      spellings(own).map((spelling): [string, string] => [spelling, word]),
    ),
  );

  /** A word of the notation in the player's language, part by part. */
  own(word: string): string {
    return word
      .split(PARTS)
      .map((one) => part(this.mine, one, one))
      .join("");
  }

  /** Words of the player's language in the notation; unknown parts stay. */
  notation(words: string): string {
    const each = (word: string) =>
      word
        .split(PARTS)
        .map((one) => part(this.english, one, plain(one)))
        .join("");
    return words.trim().split(/\s+/).map(each).join(" ");
  }

  /** Whether somebody typed exactly this word, in either language. */
  is(word: string, typed: string): boolean {
    const wish = plain(typed.trim());
    return [plain(word), ...spellings(this.own(word))].includes(wish);
  }

  /** Whether this is a word of the notation that isn't a name, such as pass: it is short for no other word. */
  knows(typed: string): boolean {
    const wish = plain(typed.trim());
    return words().some((word) => this.is(word, wish));
  }

  /** A message of the game, with the words to type in the player's language. */
  told(message: Message): Message {
    const arg = (name: string, value: Arg): Arg => {
      if (typeof value === "string") return name === "word" || name === "names" ? this.own(value) : value;
      if (Array.isArray(value)) return value.map((item) => arg(name, item));
      return typeof value === "object" && "key" in value ? this.told(value) : value;
    };
    return {
      key: message.key,
      args: Object.fromEntries(Object.entries(message.args).map(([name, value]) => [name, arg(name, value)])),
    };
  }
}
