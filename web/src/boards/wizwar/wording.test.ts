import { beforeAll, describe, expect, it, vi } from "vitest";
import { learn, render } from "../../lib/words.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Thing, View } from "./types";
import { thingMessage } from "./wording";

vi.hoisted(() => {
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
});

const FILES = import.meta.glob<string>("../../../../src/guildhall/locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("a thing on the table", () => {
  beforeAll(async () => {
    settings.language = "en";
    const text = (address: string) =>
      Object.entries(FILES).find(([path]) => address.endsWith(path.replaceAll("../", "")))?.[1];
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(new Response(text(address))));
    await learn("en");
  });

  it("is named by its kind: a wall, a door, a seal, or an object in a square", () => {
    const view = { wizards: [] } as unknown as View;
    const said = (card: string, at: string) =>
      render(thingMessage(view, { card, at, on: null, owner: 0 } as Thing), ["Anna"]);
    expect(said("create-wall", "a4|b4")).toBe("the wall a4|b4 that Anna created");
    expect(said("create-door", "a4|b4")).toBe("the door a4|b4 that Anna created");
    expect(said("seal-door", "a4|b4")).toBe("Anna’s seal on the door a4|b4");
    expect(said("wall-of-fire", "a4|b4")).toBe("Anna’s Wall of Fire at a4|b4");
    expect(said("stone-block", "d2")).toBe("Anna’s Stone Block in d2");
  });
});
