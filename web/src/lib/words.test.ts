import { beforeAll, describe, expect, it, vi } from "vitest";
import { joining, learn, knows, render, say } from "./words.svelte";
import type { Arg } from "./protocol";
import { settings } from "./settings.svelte";

vi.hoisted(() => {
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
});

const FILES = import.meta.glob<string>("../../../src/guildhall/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("messages in words", () => {
  beforeAll(async () => {
    settings.language = "en";
    const text = (address: string) =>
      Object.entries(FILES).find(([path]) => address.endsWith(path.replaceAll("../", "")))?.[1];
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(text(address))));
    await learn("en");
  });

  it("puts seats, lists and other messages into a sentence", () => {
    const names = ["Anna", "Bert"];
    expect(say("web-waits-for", { players: [{ seat: 0 }, { seat: 1 }] }, names)).toBe(
      "Waiting for Anna and Bert.",
    );
    expect(say("web-waits-for", { players: [] }, names)).toBe("Waiting for none.");
    expect(say("web-waits-for", { players: [{ seat: 5 }] }, names)).toBe("Waiting for Player 6.");
    const nested = { key: "list-join", args: { first: { seat: 0 }, second: { key: "list-none", args: {} } } };
    expect(render({ key: "web-waits-for", args: { players: nested } }, names)).toBe(
      "Waiting for Anna, none.",
    );
  });

  it("calls the reader of the log you", () => {
    const names = ["Anna", "Bert", "Carl"];
    const [anna, bert, carl] = [0, 1, 2].map((seat) => ({ seat })) as [Arg, Arg, Arg];
    const turn = { key: "wizwar-event-turn", args: { player: bert, turn: 3 } };
    expect(render(turn, names, 0)).toBe("Bert begins turn 3.");
    expect(render(turn, names, 1)).toBe("You begin turn 3.");
    const killed = { key: "wizwar-event-killed", args: { player: anna, target: bert } };
    expect(render(killed, names)).toBe("Anna has killed Bert.");
    expect(render(killed, names, 0)).toBe("You have killed Bert.");
    expect(render(killed, names, 1)).toBe("Anna has killed you.");
    const treasure = { key: "wizwar-treasure", args: { owner: anna, number: 1 } };
    const moved = { key: "wizwar-event-treasure-moved", args: { treasure, square: "c3" } };
    expect(render(moved, names, 0)).toBe("Your first treasure now lies in c3.");
    const won = (winners: Arg[]) => ({
      key: "wizwar-event-end",
      args: { winners, count: winners.length, reason: "why" },
    });
    expect(render(won([bert]), names, 1)).toBe("You win: why");
    expect(render(won([anna, bert, carl]), names, 1)).toBe("You share the win with Anna and Carl: why");
    expect(render(won([anna, bert]), names, 2)).toBe("Anna and Bert win: why");
  });

  it("calls a game by its title", () => {
    const span = { least: 3, most: 6, seats: 2 };
    expect(say("bad-seats", { game: "elfenwizards", ...span })).toBe(
      "Elfenwizards is for 3 to 6 players, not 2.",
    );
    expect(say("bad-seats", { game: "chess", ...span })).toBe("chess is for 3 to 6 players, not 2.");
  });

  it("capitalises the first letter of a sentence", () => {
    const treasure = { key: "wizwar-treasure-yours", args: { number: 1 } };
    expect(say("wizwar-refuse-glued", { thing: treasure })).toBe(
      "Your first treasure is stuck: Glue holds it.",
    );
    expect(say("wizwar-choice-drop-treasure", { treasure })).toBe("drop your first treasure");
  });

  it("ends a sentence with one mark", () => {
    const way = { key: "wizwar-card-yoink", args: {} };
    expect(say("web-waits-for", { players: ["Yoink!"] })).toBe("Waiting for Yoink!");
    expect(say("wizwar-ask-aim-wizard", { player: { seat: 0 }, way }, ["Anna"])).toBe(
      "Anna, which wizard do you target with Yoink?",
    );
  });

  it("counts", () => {
    expect(say("web-free-seats", { count: 1 })).toBe("one free seat");
    expect(say("web-free-seats", { count: 3 })).toBe("3 free seats");
  });

  it("shows the key of an unknown message, and never fails", () => {
    expect(say("no-such-message")).toBe("no-such-message");
    expect(knows("no-such-message")).toBe(false);
    expect(say("web-waits-for")).toContain("Waiting for");
  });

  it("cuts an overlong argument", () => {
    expect(say("web-kept-for", { name: "x".repeat(500) }).length).toBeLessThan(220);
  });

  it("names everything in a long list", () => {
    const names = Array.from({ length: 40 }, (_, number) => `number ${number}`);
    expect(say("web-waits-for", { players: names })).toBe(
      `Waiting for ${names.slice(0, -1).join(", ")} and number 39.`,
    );
  });
});

describe("prepositions", () => {
  it("contract with the next word as the language requires", () => {
    expect(joining("fr")(["de", "Alaric"])).toBe("d’Alaric");
    expect(joining("fr")(["de", "Béatrice"])).toBe("de Béatrice");
    expect(joining("fr")(["de", "le mur"])).toBe("du mur");
    expect(joining("it")(["a", "Alarico"])).toBe("ad Alarico");
    expect(joining("it")(["su", "il muro"])).toBe("sul muro");
    expect(joining("de")(["zu", "der Tür"])).toBe("zur Tür");
    expect(joining("de")(["Dat", "„Leim“ von Anna"])).toBe("dem Leim von Anna");
    expect(joining("en")(["of", "Alaric"])).toBe("of Alaric");
  });

  it("leave one punctuation mark at the end of a sentence", () => {
    expect(say("web-waits-for", { players: ["Yoink!"] })).toBe("Waiting for Yoink!");
  });
});

describe("the options of a new table", () => {
  it("have a label for everything the page asks", () => {
    for (const key of [
      "web-option-elfenwizards-setup",
      "web-option-wizwar-side-about",
      "web-value-draft",
      "web-edition-wizwar-faq-about",
    ]) {
      expect(knows(key), key).toBe(true);
    }
  });
});
