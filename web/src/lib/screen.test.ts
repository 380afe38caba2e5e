import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Device } from "./device.svelte";
import type { Connection } from "./connection.svelte";
import type { GameEvent } from "./protocol";
import { Screen } from "./screen.svelte";

vi.mock("./settings.svelte", () => ({ moving: () => true }));
vi.mock("./sound", () => ({ sound: () => undefined }));
vi.mock("./words.svelte", () => ({}));
vi.mock("./connection.svelte", () => ({
  Connection: class {
    info = {
      seats: [
        { kind: "person", name: "Ada" },
        { kind: "person", name: "Bo" },
      ],
      options: {},
    };
    news: unknown[] = [];
    update: unknown = null;
    refusal: unknown = null;
    constructor(
      _table: string,
      readonly seat: number,
    ) {}
    hints: unknown = null;
    refuse = (text: unknown) => (this.refusal = text);
  },
}));

const PRIVATE: GameEvent = { event: "cards", private: true };
const asks = {
  kind: 1,
  rule: "",
  prompt: { key: "", args: {} },
  options: [{ choice: 0, say: "done", label: { key: "", args: {} } }],
};

describe("the data for the boards", () => {
  let device: Device;
  let screen: Screen;
  let n: number;
  const connection = (seat: number): Connection => device.connections[seat] as Connection;

  /** Something has happened: each seat has got its update, and one must choose. */
  function happens(asked: number | null, ...news: GameEvent[]): void {
    n += 1;
    for (const seat of [0, 1]) {
      const own = seat === asked ? asks : null;
      connection(seat).news = [...news];
      connection(seat).update = {
        ...connection(seat).update,
        n,
        view: "table",
        mine: `hand of ${seat}`,
        asks: own,
        outcome: null,
      } as never;
    }
    screen.follow();
  }

  /** The hints for a seat's update arrive; by default the newest one. */
  function hinted(at = n): void {
    connection(0).hints = { n: at, hints: `hints of 0 at ${at}` };
  }

  /** Return the events that are shown, until there are no more. */
  function shown(): (string | undefined)[] {
    const found = [];
    for (; screen.board.playing !== null; vi.advanceTimersByTime(330)) found.push(screen.board.playing.event);
    return found;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    device = new Device("t", [0, 1], "token");
    screen = new Screen(device);
    n = 0;
    happens(0);
    device.uncover();
    screen.follow();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is everything a seat knows while its player is in front of the screen", () => {
    hinted();
    happens(0, PRIVATE, { event: "moved" });
    expect(screen.board).toMatchObject({
      mine: "hand of 0",
      asks,
      hints: "hints of 0 at 1",
      seat: 0,
      playing: PRIVATE,
      leads: "table",
    });
    expect([...screen.board.lit.keys()]).toEqual(["done"]);
    expect(shown()).toEqual(["cards", "moved"]);
  });

  it("has outdated hints, marked as such, until current ones arrive", () => {
    expect(screen.board).toMatchObject({ hints: null, fresh: false });
    hinted();
    expect(screen.board).toMatchObject({ hints: "hints of 0 at 1", fresh: true });
    happens(0);
    expect(screen.board).toMatchObject({ hints: "hints of 0 at 1", fresh: false });
    happens(0);
    hinted(2);
    expect(screen.board).toMatchObject({ hints: "hints of 0 at 2", fresh: false }); // even if hints arrived too late
    hinted();
    expect(screen.board).toMatchObject({ hints: "hints of 0 at 3", fresh: true });
    happens(1);
    device.uncover();
    expect(screen.board).toMatchObject({ hints: null, fresh: false, seat: 1 });
  });

  it("has nothing of the previous seat while the device changes hands, even if computer players continue", () => {
    hinted();
    happens(null, { event: "cast" }, PRIVATE, { event: "moved" });
    expect(screen.board).toMatchObject({ mine: "hand of 0", hints: "hints of 0 at 1", seat: 0 });
    happens(1, PRIVATE, { event: "struck" }); // it is immediately the turn of the player after a computer player
    const { mine, asks: asked, hints, seat, lit } = screen.board;
    expect([mine, asked, hints, seat, lit.size]).toEqual([null, null, null, null, 0]);
    expect(shown()).toEqual(["cast", "moved", "struck"]);
    device.cover();
    happens(null, PRIVATE);
    expect(screen.board).toMatchObject({ mine: null, asks: null, hints: null, seat: null, playing: null });
    screen.board.pick("done");
    expect(connection(0).refusal).toMatchObject({ key: "web-covered-why" });
  });

  it("drops the previous player's animation when the device changes hands", () => {
    happens(null, PRIVATE, PRIVATE, { event: "moved" });
    expect(screen.board.playing).toBe(PRIVATE);
    happens(1);
    expect(shown()).toEqual(["moved"]);
    device.uncover();
    screen.follow();
    expect(screen.board).toMatchObject({
      mine: "hand of 1",
      asks,
      hints: null,
      seat: 1,
      playing: null,
      leads: null,
    });
  });
});
