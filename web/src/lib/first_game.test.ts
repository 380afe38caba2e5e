import { describe, expect, it } from "vitest";
import { agrees, firstGameOf, hold, present, wanted, type Step } from "./first_game";
import type { Asks } from "./protocol";

function asks(...words: string[]): Asks {
  const label = { key: "", args: {} };
  const options = words.map((say, choice) => ({ choice, say, label }));
  return { kind: 0, rule: "", prompt: label, options, forced: false };
}

const STEPS: Step[] = [
  { name: "walk", when: { "wizards.0.at": "d4", turn: 1 }, rule: "2.1", wants: ["e4"] },
  { name: "cast", when: { "wizards.0.at": ["e3", "e4"], turn: 1 }, rule: "4.1", wants: ["fireball", "red"] },
  { name: "watch", when: { player: 1 }, rule: "8.1" },
];
const [walk, cast, watch] = STEPS as [Step, Step, Step];

describe("facts", () => {
  it("are what is at a path, one of some alternatives, or in a list", () => {
    const view = { turn: 1, wizards: [{ at: "d4" }], flags: ["moved", "boosted"] };
    expect(hold({ turn: 1, "wizards.0.at": "d4", flags: "boosted" }, view)).toBe(true);
    expect(hold({ turn: [1, 2] }, view)).toBe(true);
    expect(hold({ turn: [2, 3] }, view)).toBe(false);
    expect(hold({ flags: "acted" }, view)).toBe(false);
    expect(hold({ "wizards.1.at": "d4" }, view)).toBe(false);
    expect(hold({ "turn.at": 1 }, view)).toBe(false);
    expect(hold({ turn: 1 }, null)).toBe(false);
  });
});

describe("the present step", () => {
  it("is the last one whose facts hold", () => {
    expect(present(STEPS, { turn: 1, player: 0, wizards: [{ at: "d4" }] })).toBe(walk);
    expect(present(STEPS, { turn: 1, player: 0, wizards: [{ at: "e4" }] })).toBe(cast);
    expect(present(STEPS, { turn: 1, player: 1, wizards: [{ at: "e4" }] })).toBe(watch);
    expect(present(STEPS, { turn: 2, player: 0, wizards: [{ at: "d4" }] })).toBe(null);
    expect(present([], {})).toBe(null);
  });

  it("comes back when a choice is undone", () => {
    const before = { turn: 1, wizards: [{ at: "d4" }] };
    const after = { turn: 1, wizards: [{ at: "e4" }] };
    expect([before, after, before].map((view) => present(STEPS, view)?.name)).toEqual([
      "walk",
      "cast",
      "walk",
    ]);
  });
});

describe("what a step wants", () => {
  it("is the first of its words that can be chosen now", () => {
    expect(wanted(cast, asks("done", "fireball"))?.say).toBe("fireball");
    expect(wanted(cast, asks("b1|c1", "red"))?.say).toBe("red");
    expect(wanted(cast, asks("done"))).toBe(null);
    expect(wanted(watch, asks("done"))).toBe(null);
    expect(wanted(cast, null)).toBe(null);
  });

  it("can be chosen, in one go too, and nothing else can", () => {
    const question = asks("done", "fireball");
    expect(agrees(cast, question, ["fireball"])).toBe(true);
    expect(agrees(cast, question, ["fireball", "red"])).toBe(true);
    expect(agrees(cast, question, ["fireball", "blue"])).toBe(false);
    expect(agrees(cast, question, ["done"])).toBe(false);
  });

  it("leaves everything free where it wants nothing, or nothing that is there", () => {
    expect(agrees(null, asks("done"), ["done"])).toBe(true);
    expect(agrees(watch, asks("done"), ["done"])).toBe(true);
    expect(agrees(walk, asks("done"), ["done"])).toBe(true);
  });
});

describe("the guided first games", () => {
  it("are there for both games, and begin at their first step", async () => {
    const tree = await firstGameOf("elfenwizards")?.();
    const labyrinth = await firstGameOf("wizwar")?.();
    expect(present(tree?.steps ?? [], { round: 1, step: 3 })?.name).toBe("roll");
    expect(present(labyrinth?.steps ?? [], { wizards: [{ turns: 2, at: "d4" }] })?.name).toBe("door");
    expect(firstGameOf("chess")).toBe(undefined);
  });
});
