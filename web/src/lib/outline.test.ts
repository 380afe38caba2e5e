import { beforeAll, expect, it, vi } from "vitest";
import { outline } from "./outline";
import { settings } from "./settings.svelte";
import { learn, teach } from "./words.svelte";

vi.hoisted(() => {
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
});

const FILES = import.meta.glob<string>("../../../src/guildhall/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(async () => {
  settings.language = "en";
  const text = (address: string) =>
    Object.entries(FILES).find(([path]) => address.endsWith(path.replaceAll("../", "")))?.[1];
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(text(address))));
  await learn("en");
  teach("en", "pennies-view-bid = Bid\npennies-view-high = very high");
});

const row = (name: string, value: string, rows: unknown[] = []) => ({ name, value, rows });

it("shows any view as names and values", () => {
  const shown = {
    waiting: [0],
    rule: "1.1",
    bid: "high",
    player: 1,
    open: true,
    empty: [],
    nothing: null,
    numbers: [3, 4],
    players: [
      { seat: 0, score: 2 },
      { seat: 2, last_score: 5, dice: 1 },
    ],
    rows: [[1, 2], [3]],
  };
  expect(outline("pennies", shown, ["Anna", "Bert"])).toEqual([
    row("Bid", "very high"),
    row("player", "Bert"),
    row("open", "yes"),
    row("empty", "–"),
    row("nothing", "–"),
    row("numbers", "3 and 4"),
    row("players", "", [row("Anna", "2"), row("Player 3", "", [row("last score", "5"), row("dice", "1")])]),
    row("rows", "", [row("1", "1 and 2"), row("2", "3")]),
  ]);
});
