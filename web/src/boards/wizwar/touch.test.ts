import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../../lib/board";
import { touch, touchBoard } from "./touch.svelte";
import type { Hints } from "./types";

const VIEW = { wizards: [{ colour: "blue", seat: 0, at: "a1" }], treasures: [], things: [], traps: [] };

/** Return the words that are picked by a click, with these legal words and these hints. */
function table(
  words: string[],
  fresh: boolean,
  hints: Partial<Hints> = {},
): { props: BoardProps; pick: ReturnType<typeof vi.fn> } {
  const options = words.map((say, choice) => ({ choice, say, label: { key: say, args: {} } }));
  const pick = vi.fn();
  const all = { reach: [], aims: [], here: [], losses: [], ...hints };
  const lit = new Map(options.map((option) => [option.say, option]));
  const asks = { kind: 0, rule: "", prompt: { key: "", args: {} }, options };
  return {
    pick,
    props: { view: VIEW, asks, lit, pick, hints: all, fresh, seat: 0 } as unknown as BoardProps,
  };
}

const at = { x: 0, y: 0 };

describe("a click on the board", () => {
  afterEach(() => touch.drop());

  it("acts at once if current hints say that the player gives nothing up", () => {
    const { props, pick } = table(["take:red-1"], true);
    touchBoard(props, ["red-1", "b1"], at, "");
    expect(pick).toHaveBeenCalledWith("take:red-1");
  });

  it("asks first if they say that the player gives something up", () => {
    const { props, pick } = table(["take:red-1"], true, { losses: ["take:red-1"] });
    touchBoard(props, ["red-1", "b1"], at, "");
    expect(pick).not.toHaveBeenCalled();
    expect(touch.menu?.entries.map((entry) => entry.words)).toEqual([["take:red-1"]]);
  });

  it("asks first while hints are outdated, even if those say that the player gives nothing up", () => {
    const { props, pick } = table(["take:red-1"], false, { losses: [] });
    touchBoard(props, ["red-1", "b1"], at, "");
    expect(pick).not.toHaveBeenCalled();
    expect(touch.menu?.entries.map((entry) => entry.words)).toEqual([["take:red-1"]]);
  });

  it("walks as far as nothing can happen, by current hints; with outdated ones, one step", () => {
    const reach = [{ square: "d1", cost: 3, path: ["b1", "c1", "d1"], calm: 2 }];
    for (const [fresh, walked] of [
      [true, ["b1", "c1"]],
      [false, ["b1"]],
    ] as const) {
      const { props, pick } = table(["b1"], fresh, { reach });
      touchBoard(props, ["d1"], at, "");
      expect(pick.mock.calls.flat()).toEqual(walked);
    }
  });

  it("makes a step, or takes the thing that was clicked, even with outdated hints", () => {
    for (const [word, targets] of [
      ["b1", ["b1"]],
      ["red", ["red", "c1"]],
    ] as const) {
      const { props, pick } = table([word], false, { losses: [word] });
      touchBoard(props, [...targets], at, "");
      expect(pick).toHaveBeenCalledWith(word);
    }
  });
});
