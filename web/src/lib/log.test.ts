import { describe, expect, it } from "vitest";
import { joined } from "./log";
import type { GameEvent } from "./protocol";

const step = (from: string, square: string, joins = "walk 0"): GameEvent => ({
  event: "step",
  text: { key: "walk", args: { from, square } },
  joins,
});

describe("lines of the log", () => {
  it("make one walk of steps in a row", () => {
    const lines = joined([step("a1", "a2"), step("a2", "a3"), step("a3", "b3")]);
    expect(lines.map((line) => line.text?.args)).toEqual([{ from: "a1", square: "b3" }]);
  });

  it("keep apart what something else comes between, and what others do", () => {
    const other = { event: "damage", text: { key: "damage", args: {} } };
    const lines = joined([step("a1", "a2"), other, step("a2", "a3"), step("c1", "c2", "walk 1")]);
    expect(lines.map((line) => line.event)).toEqual(["step", "damage", "step", "step"]);
  });

  it("let the last of them speak for all", () => {
    const drawn: GameEvent[] = [
      { event: "draw", joins: "draw", text: { key: "draws two", args: {} } },
      { event: "cards", joins: "draw", text: { key: "draws Fireball and Shield", args: {} } },
    ];
    expect(joined(drawn).map((line) => line.text?.key)).toEqual(["draws Fireball and Shield"]);
  });

  it("stay the same when others come after them", () => {
    const walk = [step("a1", "a2"), step("a2", "a3")];
    const [before] = joined(walk);
    expect(joined([...walk, { event: "damage", text: { key: "damage", args: {} } }])[0]).toBe(before);
    expect(joined([...walk, step("a3", "b3")])[0]).not.toBe(before);
  });

  it("have no room for what has no words, but for an undo", () => {
    expect(joined([{ event: "silent" }, { event: "undone" }]).map((line) => line.event)).toEqual(["undone"]);
  });
});
