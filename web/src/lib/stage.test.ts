import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "./stage.svelte";

const motion = vi.hoisted(() => ({ on: true }));
vi.mock("./settings.svelte", () => ({ moving: () => motion.on }));

const events = (...names: string[]) => names.map((event) => ({ event }));

describe("the stage", () => {
  const page = { hidden: false };
  let stage: Stage;

  /** Return the event shown now, and after each of some intervals. */
  function shown(...spans: number[]): (string | undefined)[] {
    return [0, ...spans].map((span) => {
      vi.advanceTimersByTime(span);
      return stage.playing?.event;
    });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", page);
    motion.on = true;
    page.hidden = false;
    stage = new Stage();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows one event after the other, each for a third of a second", () => {
    stage.show(events("roll", "place"));
    expect(shown(329, 1, 329, 1)).toEqual(["roll", "roll", "place", "place", undefined]);
  });

  it("shows later events after the current ones", () => {
    stage.show(events("roll"));
    vi.advanceTimersByTime(100);
    stage.show(events("place"));
    expect(shown(229, 1, 330)).toEqual(["roll", "roll", "place", undefined]);
  });

  it("takes four seconds at most for an update", () => {
    stage.show(events(...Array.from({ length: 40 }, (_, n) => `n${n}`)));
    expect(shown(99, 1)).toEqual(["n0", "n0", "n1"]);
    vi.advanceTimersByTime(2000);
    stage.show([]);
    expect(shown(1899, 1)).toEqual(["n21", "n39", undefined]);
  });

  it("shows nothing on a hidden page, nor without animation", () => {
    page.hidden = true;
    stage.show(events("roll"));
    expect(shown()).toEqual([undefined]);
    expect(stage.still).toBe(true);
    page.hidden = false;
    motion.on = false;
    stage.show(events("roll"));
    expect(shown()).toEqual([undefined]);
  });

  it("doesn't move after a skip until something new happens", () => {
    expect(stage.still).toBe(false);
    stage.show(events("roll", "place"));
    stage.skip();
    expect(stage.still).toBe(true);
    expect(shown(330, 330)).toEqual([undefined, undefined, undefined]);
    expect(stage.still).toBe(true);
    stage.show(events("award"));
    expect(stage.still).toBe(false);
    expect(shown(330)).toEqual(["award", undefined]);
    expect(stage.still).toBe(false);
    stage.skip();
    stage.show([]); // an update without events
    expect(stage.still).toBe(false);
  });

  it("knows the view that each event led to", () => {
    stage.show(events("roll"), "first");
    stage.show(events("place"), "second");
    expect([stage.playing?.event, stage.leads]).toEqual(["roll", "first"]);
    vi.advanceTimersByTime(340);
    expect([stage.playing?.event, stage.leads]).toEqual(["place", "second"]);
    stage.skip();
    expect([stage.playing, stage.leads]).toEqual([null, null]);
  });
});
