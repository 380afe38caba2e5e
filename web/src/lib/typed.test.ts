import { beforeAll, expect, it, vi } from "vitest";
import { settings, type Language } from "./settings.svelte";
import { spelled, Typed } from "./typed";
import { learn } from "./words.svelte";

vi.hoisted(() => {
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
});

const FILES = import.meta.glob<string>("../../../src/guildhall/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(async () => {
  const text = (address: string) =>
    Object.entries(FILES).find(([path]) => address.endsWith(path.replaceAll("../", "")))?.[1];
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(text(address))));
  await Promise.all((["en", "de", "fr", "it"] as const).map(learn));
});

function speaking(language: Language): Typed {
  settings.language = language;
  return new Typed();
}

it("translates words of the notation part by part, and back", () => {
  const german = speaking("de");
  for (const [word, own] of [
    ["fireball", "feuerball"],
    ["speed:energy-4", "tempo:energie-4"],
    ["dagger/throw", "dolch/werfen"],
    ["take:red-1", "nehmen:rot-1"],
    ["trap@b3", "falle@b3"],
    ["b3", "b3"],
    ["d5S", "d5S"],
  ] as const) {
    expect(german.own(word)).toBe(own);
    expect(german.notation(own)).toBe(word);
  }
  expect(german.notation(" Feuerball  ROT ")).toBe("fireball red");
});

it("leaves English as it is", () => {
  const english = speaking("en");
  expect(english.own("fools-gold")).toBe("fools-gold");
  expect(english.notation("fools-gold Red")).toBe("fools-gold Red");
});

it("recognises a word in either language, also without its accents", () => {
  const german = speaking("de");
  for (const typed of ["grün", "GRUN", "gruen", "green"]) expect(german.is("green", typed)).toBe(true);
  expect(german.is("green", "rot")).toBe(false);
  const french = speaking("fr");
  expect(french.is("energy-4", "energie-4")).toBe(true);
  expect(french.is("acid-bath", "bain-d'acide")).toBe(true);
});

it("knows the words of the game, in either language, from names and beginnings", () => {
  const french = speaking("fr");
  for (const typed of ["pass", "Passer", "POSER", "red"]) expect(french.knows(typed), typed).toBe(true);
  for (const typed of ["passe", "fireball", "b3", "undo"]) expect(french.knows(typed), typed).toBe(false);
  expect(speaking("en").knows("pass")).toBe(true);
});

it("has one word for everything that can be typed", () => {
  for (const language of ["de", "fr", "it"] as const) {
    const words = speaking(language);
    for (const word of [
      "done",
      "pass",
      "none",
      "sum",
      "minor",
      "hand",
      "take",
      "drop",
      "add",
      "swap",
      "white",
    ]) {
      expect(words.own(word), word).not.toBe(word);
      expect(words.notation(words.own(word))).toBe(word);
    }
    expect(words.own("undo")).toBe("undo"); // a command of the terminal
  }
});

it("translates the words in a refusal", () => {
  const inner = {
    key: "refuse-ambiguous",
    args: { word: "red", names: ["done", "b1", { key: "list-none", args: {} }] },
  };
  const told = speaking("it").told({
    key: "bad-record-answer",
    args: { number: 2, why: inner, who: { seat: 0 }, file: "red" },
  });
  expect(told.args).toEqual({
    number: 2,
    why: {
      key: "refuse-ambiguous",
      args: { word: "rosso", names: ["fatto", "b1", { key: "list-none", args: {} }] },
    },
    who: { seat: 0 },
    file: "red",
  });
});

it("spells a name as one word", () => {
  expect(spelled("Bain d’acide")).toBe("bain-d-acide");
  expect(spelled("Zot\u202f!")).toBe("zot");
});
