import { beforeEach, describe, expect, it, vi } from "vitest";

describe("lessons about a game", () => {
  let lessons: typeof import("./lessons");

  beforeEach(async () => {
    vi.resetModules();
    lessons = await import("./lessons");
  });

  const learns = (lesson: string, turn: string): boolean => {
    const told = lessons.tells("wizwar", lesson, turn);
    if (told) lessons.note("wizwar", lesson, turn);
    return told;
  };

  it("appear in two turns each, throughout those turns", () => {
    const turns = ["1", "1", "2", "2", "3", "1"];
    expect(turns.map((turn) => learns("act", turn))).toEqual([true, true, true, true, false, true]);
    expect(learns("answer", "3")).toBe(true);
  });

  it("stay away once dismissed, but those about another game don't", () => {
    lessons.enough("wizwar");
    lessons.note("wizwar", "act", "1");
    expect(learns("act", "1")).toBe(false);
    expect(lessons.tells("elfenwizards", "act", "1")).toBe(true);
  });
});
