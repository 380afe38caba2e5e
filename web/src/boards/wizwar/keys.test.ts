import { describe, expect, it } from "vitest";
import { next } from "./keys";
import type { View } from "./types";

const SQUARES = ["a1", "b1", "c1", "a2", "b2", "c2"];
const VIEW = {
  board: { sectors: [{ squares: SQUARES }] },
  wizards: [
    { colour: "blue", at: "b1" },
    { colour: "red", at: null },
  ],
  treasures: [
    { name: "red-1", at: "b1", carrier: null },
    { name: "red-2", at: "b1", carrier: 0 },
  ],
  things: [
    { name: "dagger#2", at: "b1" },
    { name: "wall-of-fire", at: "a1|b1" },
  ],
  traps: [
    { at: "b1", thing: "booby-trap#1" },
    { at: "b1", thing: "booby-trap#3" },
  ],
} as unknown as View;

describe("keyboard navigation in the labyrinth", () => {
  /** Return the places that some keys lead to, one after the other. */
  function walk(from: string, ...keys: string[]): (string | null)[] {
    let [here, square] = [from, from];
    return keys.map((name) => {
      const to = next(VIEW, here, square, { key: name.replace("+", ""), shiftKey: name.startsWith("+") });
      if (to !== null) here = to;
      if (SQUARES.includes(here)) square = here;
      return to;
    });
  }

  it("goes from square to square, and not over the edge", () => {
    expect(walk("a1", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp")).toEqual([
      "b1",
      "b2",
      "a2",
      "a1",
      null,
    ]);
  });

  it("goes to the edge at a side, and from there to both squares", () => {
    expect(walk("b1", "+ArrowLeft", "ArrowRight", "+ArrowLeft", "ArrowLeft")).toEqual([
      "a1|b1",
      "b1",
      "a1|b1",
      "a1",
    ]);
    expect(walk("b1", "+ArrowDown", "ArrowDown", "+ArrowUp", "+ArrowUp")).toEqual([
      "b1|b2",
      "b2",
      "b1|b2",
      "b1",
    ]);
    expect(walk("b1", "+ArrowUp", "+ArrowRight", "PageDown")).toEqual([null, "b1|c1", null]);
  });

  it("goes through everything in a square, and back to it", () => {
    const all = ["blue", "red-1", "dagger#2", "trap@b1", "b1"];
    expect(walk("b1", ...all.map(() => "PageDown"))).toEqual(all);
    expect(walk("b1", "PageUp", "PageUp", "ArrowRight")).toEqual(["trap@b1", "dagger#2", "c1"]);
    expect(walk("a1", "PageDown")).toEqual(["a1"]);
  });

  it("ignores other keys", () => {
    expect(walk("b1", "Home", "x")).toEqual([null, null]);
  });
});
