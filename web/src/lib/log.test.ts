import { describe, expect, it } from "vitest";
import { isUndone, joined, undone } from "./log";
import type { GameEvent } from "./protocol";

const step = (from: string, square: string, joins = "walk 0"): GameEvent => ({
  event: "step",
  text: { key: "walk", args: { from, square } },
  joins,
});

describe("lines of the log", () => {
  it("combine consecutive steps into one walk", () => {
    const lines = joined([step("a1", "a2"), step("a2", "a3"), step("a3", "b3")]);
    expect(lines.map((line) => line.text?.args)).toEqual([{ from: "a1", square: "b3" }]);
  });

  it("name the one exit of a walk, and separate a second one", () => {
    const go = (from: string, square: string, exit: string) => {
      const event = step(from, square);
      return { ...event, text: { key: "walk", args: { from, square, exit } } };
    };
    const walk = [go("a1", "a2", "none"), go("a2", "j2", "exit"), go("j2", "j3", "none")];
    const lines = joined([...walk, go("j3", "a3", "purple"), go("a3", "a4", "none")]);
    expect(lines.map((line) => line.text?.args)).toEqual([
      { from: "a1", square: "j3", exit: "exit" },
      { from: "j3", square: "a4", exit: "purple" },
    ]);
  });

  it("separate steps with another event between them, and steps of different players", () => {
    const other = { event: "damage", text: { key: "damage", args: {} } };
    const lines = joined([step("a1", "a2"), other, step("a2", "a3"), step("c1", "c2", "walk 1")]);
    expect(lines.map((line) => line.event)).toEqual(["step", "damage", "step", "step"]);
  });

  it("use the last event for the whole line", () => {
    const drawn: GameEvent[] = [
      { event: "draw", joins: "draw", text: { key: "draws two", args: {} } },
      { event: "cards", joins: "draw", text: { key: "draws Fireball and Shield", args: {} } },
    ];
    expect(joined(drawn).map((line) => line.text?.key)).toEqual(["draws Fireball and Shield"]);
  });

  it("stay the same when new events arrive", () => {
    const walk = [step("a1", "a2"), step("a2", "a3")];
    const [before] = joined(walk);
    expect(joined([...walk, { event: "damage", text: { key: "damage", args: {} } }])[0]).toBe(before);
    expect(joined([...walk, step("a3", "b3")])[0]).not.toBe(before);
  });

  it("omit events without text, except an undo", () => {
    expect(joined([{ event: "silent" }, { event: "undone" }]).map((line) => line.event)).toEqual(["undone"]);
  });

  it("tell the path of a walk", () => {
    const steps = ["a2", "a3", "b3"].map((square, n) => ({
      ...step(["a1", "a2", "a3"][n] ?? "", square),
      from: ["a1", "a2", "a3"][n],
      square,
    }));
    expect(joined(steps)[0]?.["path"]).toEqual(["a1", "a2", "a3", "b3"]);
  });

  it("are struck out when they were undone, and only those", () => {
    const walk = [step("a1", "a2"), step("a2", "a3"), { event: "undone", events: 1 }, step("a2", "b2")];
    const struck = undone(walk);
    const lines = joined(walk, struck);
    expect(lines.map((line) => [line.text?.args["square"], isUndone(line, struck)])).toEqual([
      ["a2", false],
      ["a3", true],
      [undefined, false],
      ["b2", false],
    ]);
  });
});
