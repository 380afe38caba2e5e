import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnimatedView } from "./animated_view.svelte";
import type { View } from "./types";

const still = vi.hoisted(() => ({ moving: true }));
vi.mock("../../lib/settings.svelte", () => ({ moving: () => still.moving }));

function view(boxes: Record<string, string>, points = 0): View {
  const tokens = Object.entries(boxes).map(([name, box]) => ({ name, owner: 0, box, grey: 0, points }));
  const spells = points > 0 ? tokens.map(({ name }) => ({ player: 0, token: name, spell: "chip" })) : [];
  return { tokens, spells } as unknown as View;
}

function boxes(shown: View): string[] {
  return shown.tokens.map((token) => token.box);
}

describe("the animated view of the tokens", () => {
  const before = view({ R1: "W1", G1: "W2" }, 1);
  const after = view({ R1: "H", G1: "M1" });
  let animated: AnimatedView;

  beforeEach(() => {
    vi.useFakeTimers();
    still.moving = true;
    animated = new AnimatedView();
    animated.saw(before);
    animated.plays(null);
  });
  afterEach(() => void vi.useRealTimers());

  it("moves each token with its own event, and keeps its spells until then", () => {
    animated.saw(after);
    expect(boxes(animated.of(after))).toEqual(["W1", "W2"]);
    expect(animated.of(after).spells).toHaveLength(2);
    animated.plays({ event: "award", token: "R1", box: "H", points: 1 });
    expect(boxes(animated.of(after))).toEqual(["H", "W2"]);
    expect(animated.of(after).spells.map((spell) => spell.token)).toEqual(["G1"]);
    animated.plays({ event: "passed-over", token: "G1", level: "W", box: "passed W" });
    expect(boxes(animated.of(after))).toEqual(["H", "passed W"]);
    vi.advanceTimersByTime(1000);
    animated.plays({ event: "demote", token: "G1", box: "M1", grey: 1, worth: -1 });
    expect(animated.of(after)).toBe(after);
  });

  it("is the current view when no more events are shown", () => {
    animated.saw(after);
    animated.plays({ event: "award", token: "R1", box: "H", points: 1 });
    animated.plays(null);
    expect(animated.of(after)).toBe(after);
  });

  it("doesn't wait for events that are not shown", () => {
    animated.saw(after);
    vi.advanceTimersByTime(100);
    expect(animated.of(after)).toBe(after);
  });

  it("is always the current view without animation", () => {
    still.moving = false;
    animated.saw(after);
    expect(animated.of(after)).toBe(after);
  });
});
