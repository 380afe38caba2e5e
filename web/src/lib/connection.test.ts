import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pick } from "./device.svelte";
import { Connection } from "./connection.svelte";

vi.mock("./words.svelte", () => ({}));

/** The other end of a socket. */
class Socket {
  static OPEN = 1;
  static CLOSED = 3;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1000): void {
    this.readyState = Socket.CLOSED;
    this.onclose({ code });
  }
  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  tells(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcomes(): void {
    this.opens();
    this.tells({ type: "welcome", seat: 0, table: { id: "t", seats: [] }, owner: true, by: "me" });
  }
}

const update = (n: number, events: { event: string }[] = []) => ({
  type: "update",
  n,
  events,
  view: {},
  mine: null,
  asks: null,
  window: false,
  ends: null,
  undo: "no",
  outcome: null,
});
const talk = (number: number) => ({
  type: "talk",
  number,
  seat: null,
  name: "Eve",
  text: `connection ${number}`,
  at: 0,
  by: "eve",
});
const talks = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => talk(from + place));
const last = (): Socket => Socket.all.at(-1) as Socket;

describe("the connection to a table", () => {
  let connection: Connection;
  let store: Map<string, string>;
  let heard: Map<string, () => void>;

  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    store = new Map();
    heard = new Map();
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("addEventListener", (what: string, hear: () => void) => void heard.set(what, hear));
    vi.stubGlobal("removeEventListener", () => undefined);
    vi.stubGlobal("document", {
      hidden: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    });
    connection = new Connection("t", 0, "token");
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("resends unanswered messages, with the same id, after a lost connection", async () => {
    last().welcomes();
    last().tells(update(4));
    const chosen = connection.choose({ choices: [1] });
    const first = last().sent.at(-1);
    expect(first).toMatchObject({ type: "choose", seen: 4, choices: [1] });
    last().close(1006);
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(1);
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: "hello", seen: 4 });
    expect(last().sent).toHaveLength(1);
    last().tells({ type: "welcome", seat: 0, table: { id: "t", seats: [] } });
    expect(last().sent[1]).toEqual(first);
    last().tells({ type: "done", id: first?.["id"], n: 5, cut: 0 });
    await expect(chosen).resolves.toBe("done");
  });

  it("keeps the log of the whole game", () => {
    last().welcomes();
    for (let n = 1; n <= 500; n += 1) last().tells(update(n, [{ event: `event ${n}` }]));
    expect([connection.log.length, connection.log[0]?.event]).toEqual([500, "event 1"]);
  });

  it("keeps choices made while it is down", () => {
    last().welcomes();
    last().close(1012);
    void connection.choose({ say: "d5 S" });
    vi.advanceTimersByTime(1);
    last().welcomes();
    expect(last().sent.at(-1)).toMatchObject({ type: "choose", say: "d5 S" });
  });

  it("explains a click, never as the beginning of a longer word", async () => {
    last().welcomes();
    last().tells(update(4));
    const answer = { rule: "5.1", text: { key: "no", args: {} } };
    for (const [type, told, shown] of [
      ["why", answer, answer],
      ["refused", answer, answer],
      ["why", { rule: "", text: null }, { rule: "", text: { key: "web-why-lit", args: {} } }],
    ] as const) {
      const picked = pick(connection, ["g2"]);
      const asked = last().sent.at(-1);
      expect(asked).toMatchObject({ type: "why", wish: "g2", whole: true });
      last().tells({ type, id: asked?.["id"], ...told });
      await picked;
      expect(connection.refusal).toMatchObject(shown);
    }
    connection.update = {
      ...update(5),
      asks: { kind: 0, rule: "", prompt: { key: "", args: {} }, options: [] },
    } as never;
    void pick(connection, ["wall", "g2"]);
    expect(last().sent.at(-1)).toMatchObject({ type: "choose", say: "wall g2", whole: true });
  });

  it("retries a stale message only if it is meant in any case", async () => {
    last().welcomes();
    last().tells(update(4));
    const said = connection.insist({ type: "say", text: "hello" });
    const later = connection.insist({ type: "say", text: "there" });
    await Promise.resolve();
    const asked = connection.tell({ type: "orders", once: true });
    const [first, second] = last().sent.slice(-2);
    expect(first).toMatchObject({ type: "say", seen: 4 });
    for (const message of [first, second]) last().tells({ type: "stale", id: message?.["id"], n: 5 });
    await expect(asked).resolves.toBe("stale");
    const again = last().sent.at(-1);
    expect(again).toMatchObject({ type: "say", text: "hello", seen: 5 });
    last().tells({ type: "done", id: again?.["id"], n: 5, cut: 0 });
    await expect(said).resolves.toBe("done");
    await Promise.resolve();
    const next = last().sent.at(-1);
    expect(next).toMatchObject({ type: "say", text: "there" });
    last().tells({ type: "done", id: next?.["id"], n: 5, cut: 0 });
    await expect(later).resolves.toBe("done");
  });

  it("logs nothing twice after a stale message", () => {
    last().welcomes();
    last().tells(update(2));
    last().tells(update(3, [{ event: "roll" }]));
    last().tells(update(3, [{ event: "roll" }]));
    expect(connection.log).toHaveLength(1);
    expect(connection.news).toEqual([]);
  });

  it("continues where it was when the page is reloaded", () => {
    last().welcomes();
    last().tells(update(2));
    last().tells(update(3, [{ event: "roll" }]));
    heard.get("pagehide")?.();
    const again = new Connection("t", 0, "token");
    last().opens();
    expect(last().sent[0]).toMatchObject({ seen: 3 });
    expect(again.log).toEqual([{ event: "roll" }]);
    again.close();
  });

  it("requests again what it hadn't stored when the page was killed", () => {
    last().welcomes();
    last().tells(update(2, [{ event: "roll" }]));
    vi.advanceTimersByTime(1000);
    last().tells(update(3, [{ event: "place" }]));
    const again = new Connection("t", 0, "token");
    last().opens();
    expect(last().sent[0]).toMatchObject({ seen: 2 });
    last().tells(update(3, [{ event: "place" }]));
    expect(again.log).toEqual([{ event: "roll" }, { event: "place" }]);
    again.close();
  });

  it("logs earlier events on a new page, but doesn't animate them", () => {
    last().opens();
    expect(last().sent[0]).toMatchObject({ seen: 0 });
    last().tells(update(9, [{ event: "roll" }, { event: "place" }]));
    expect(connection.log).toHaveLength(2);
    expect(connection.news).toEqual([]);
  });

  it("closes a dead socket, and doesn't reconnect after a permanent refusal", () => {
    last().welcomes();
    vi.advanceTimersByTime(20_001);
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(8_001);
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(1);
    const count = Socket.all.length;
    last().close(4403);
    expect(connection.state).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(count);
  });

  it("reconnects with the last update seen after being too slow", () => {
    last().welcomes();
    last().tells(update(7));
    last().tells(talk(1));
    last().close(4408);
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(1);
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: "hello", seen: 7, talked: 1 });
  });

  it("treats a refused id as an answer, and doesn't resend the message", async () => {
    last().welcomes();
    const said = connection.insist({ type: "say", text: "hello" });
    await Promise.resolve();
    const id = last().sent.at(-1)?.["id"];
    last().tells({ type: "refused", id, rule: "", text: { key: "server-id-used", args: {} } });
    await expect(said).resolves.toBe("refused");
    expect(connection.refusal?.text.key).toBe("server-id-used");
    last().close(1006);
    vi.advanceTimersByTime(1);
    last().welcomes();
    expect(last().sent).toHaveLength(1); // the hello
  });

  it("doesn't reconnect after a protocol error, but does if its hello was late", () => {
    last().opens();
    last().close(4400);
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(1);
    last().welcomes();
    last().close(4400);
    expect(connection.state).toBe("gone");
  });

  it("keeps the talk without a gap, and fetches earlier talk", async () => {
    const numbers = () => connection.talk.map((said) => said.number);
    last().welcomes();
    expect([connection.owner, connection.by]).toEqual([true, "me"]);
    for (const said of [...talks(1, 3), talk(3)]) last().tells(said);
    expect(numbers()).toEqual([1, 2, 3]);
    await connection.earlier();
    expect(last().sent.at(-1)).toMatchObject({ type: "hello" }); // there is nothing before the first line
    last().close(1006);
    vi.advanceTimersByTime(1);
    last().welcomes();
    for (const said of talks(150, 151)) last().tells(said); // the newest of many
    expect(numbers()).toEqual([150, 151]);
    const fetched = [connection.earlier(), connection.earlier()];
    const asked = last().sent.slice(-2);
    expect(asked[0]).toMatchObject({ type: "history", before: 150 });
    expect(asked[0]).not.toHaveProperty("seen");
    last().tells(talk(152));
    for (const { id } of asked as { id: string }[])
      last().tells({ type: "history", id, lines: talks(148, 149), more: true });
    await Promise.all(fetched);
    expect(numbers()).toEqual([148, 149, 150, 151, 152]);
  });
});
