/** The connection to a table: one socket per seat; reconnects automatically and loses nothing. */

import type {
  Change,
  Choose,
  FromClient,
  FromServer,
  GameEvent,
  Heard,
  Message,
  Promises,
  Question,
  Refused,
  TableNow,
  Update,
  Windows,
} from "./protocol";

export type Answered = "done" | "refused" | "stale";
export type Refusal = Pick<Refused, "rule" | "text">;
type Without<Part extends string, Said> = Said extends unknown ? Omit<Said, Part> : never;
/** A message that changes something, before the connection adds its id and the last update seen. */
export type Wish = Without<"id" | "seen", Change>;
export type ConnectionState = "connecting" | "open" | "lost" | "gone";

interface Pending {
  message: FromClient;
  answered: (answer: FromServer) => void;
}

const OFTEN = 500; // milliseconds between two times at which the log is stored, for a page that is reloaded
const PAUSES = [0, 300, 800, 1500, 3000, 5000];
const FINAL = [4403, 4404]; // the server has refused us permanently: don't reconnect
const BROKEN = 4400; // the server doesn't understand us, or our hello came too late
const QUIET = 20_000; // milliseconds of silence after which we send a ping
const DEAF = 8_000; // milliseconds without a pong after which we close the socket

/** A unique id. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class Connection {
  readonly table: string;
  readonly seat: number | null;

  state = $state<ConnectionState>("connecting");
  info = $state.raw<TableNow | null>(null);
  update = $state.raw<Update | null>(null);
  news = $state.raw<GameEvent[]>([]); // the events of the last update
  log = $state.raw<GameEvent[]>([]);
  talk = $state.raw<Heard[]>([]); // the newest lines, without a gap; `earlier` fetches older ones
  owner = $state.raw(false); // whether the person owns the table
  by = $state.raw(""); // the id of the person as a speaker
  promises = $state.raw<Promises | null>(null);
  windows = $state.raw<Windows>("ask"); // the standing orders of this seat
  refusal = $state.raw<Refusal | null>(null); // the last refusal, until the next action
  hints = $state.raw<{ n: number; hints: unknown } | null>(null); // the newest, and the update they are for
  endsAt = $state.raw<number | null>(null); // when time is up, by this device's clock

  #token: string;
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #insisting: Promise<unknown> = Promise.resolve();
  #tries = 0;
  #timer = 0;
  #watch = 0;
  #keeping = 0;
  #closed = false;

  constructor(table: string, seat: number | null, token: string) {
    this.table = table;
    this.seat = seat;
    this.#token = token;
    this.#restore();
    this.#connect();
    addEventListener("online", this.#now);
    addEventListener("pagehide", this.#keep);
    document.addEventListener("visibilitychange", this.#now);
  }

  /** Close the connection permanently. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#keep();
    removeEventListener("online", this.#now);
    removeEventListener("pagehide", this.#keep);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Reconnect at once: the network is back, or the page is visible again. */
  #now = (): void => {
    if (
      this.#closed ||
      document.hidden ||
      this.state !== "lost" ||
      this.#socket?.readyState !== WebSocket.CLOSED
    )
      return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Close a dead socket: after a long silence, send a ping, and wait for the pong. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#send({ type: "ping", id: newId() });
      this.#watch = setTimeout(() => this.#socket?.close(), DEAF);
    }, QUIET);
  }

  /** Choose, by numbers or by words; `whole`: the last word isn't the beginning of another. */
  choose(wish: Pick<Choose, "choices" | "say" | "whole">): Promise<Answered> {
    this.refusal = null;
    return this.tell({ type: "choose", ...wish });
  }

  /** Undo; `ask` the others if that isn't possible at once. */
  undo(ask: boolean): Promise<Answered> {
    return this.tell({ type: "undo", ask });
  }

  /** Send a change that is only meant for the present update; if something has happened meanwhile, it is stale. */
  async tell(wish: Wish): Promise<Answered> {
    return this.#heard(await this.#ask({ seen: this.update?.n ?? 0, ...wish }));
  }

  /** Send a change that is meant in any case, retrying when it is stale; one at a time. */
  insist(wish: Wish): Promise<Answered> {
    const next = this.#insisting.then(async () => {
      let seen = this.update?.n ?? 0;
      for (;;) {
        const answer = await this.#ask({ seen, ...wish });
        if (answer.type !== "stale") return this.#heard(answer);
        seen = answer.n;
      }
    });
    this.#insisting = next;
    return next;
  }

  #heard(answer: FromServer): Answered {
    if (answer.type === "refused") this.refusal = answer;
    return answer.type as Answered;
  }

  /** Why a click can't be a choice; null if it can. */
  async why(wish: string): Promise<Refusal | null> {
    const answer = await this.#ask({ type: "why", wish, whole: true });
    if (answer.type === "refused") return answer;
    return answer.type === "why" && answer.text !== null ? { rule: answer.rule, text: answer.text } : null;
  }

  /** Fetch the hints for this seat; with a question they come automatically. */
  async help(): Promise<void> {
    const answer = await this.#ask({ type: "help" });
    if (answer.type === "help") this.hints = answer;
  }

  /** Let computer players act without a pause until this seat must choose. */
  hurry(): void {
    this.#send({ type: "hurry", id: newId() });
  }

  /** Fetch the talk before the first line we have. */
  async earlier(): Promise<void> {
    const before = this.talk[0]?.number ?? 1;
    if (before <= 1) return;
    const answer = await this.#ask({ type: "history", before });
    if (answer.type === "refused") this.refusal = answer;
    // Unless we have started again after a gap, or another request has fetched the same lines.
    if (answer.type === "history" && this.talk[0]?.number === before)
      this.talk = [...answer.lines, ...this.talk];
  }

  /** Add a line of talk; after a gap, start again with the newest. */
  #overhear(said: Heard): void {
    const last = this.talk.at(-1)?.number ?? 0;
    if (said.number === last + 1) this.talk = [...this.talk, said];
    else if (said.number > last) this.talk = [said];
  }

  /** Show why something is impossible. */
  refuse(text: Message, rule = ""): void {
    this.refusal = { rule, text };
  }

  #ask(message: Without<"id", Change | Question>): Promise<FromServer> {
    const id = newId();
    return new Promise((answered) => {
      const sent = { ...message, id };
      this.#pending.set(id, { message: sent, answered });
      this.#send(sent);
    });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.state === "open") {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const talked = this.talk.at(-1)?.number ?? 0;
      socket.send(
        JSON.stringify({
          type: "hello",
          token: this.#token,
          seat: this.seat,
          seen: this.update?.n ?? this.#seen,
          talked,
          hints: true,
        } satisfies FromClient),
      );
    };
    socket.onmessage = (event) => {
      this.#listen();
      this.#hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      clearTimeout(this.#watch);
      if (this.#closed || this.#socket !== socket) return;
      if (FINAL.includes(event.code) || (event.code === BROKEN && this.state === "open")) {
        this.state = "gone";
        return;
      }
      this.state = "lost";
      const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 5000;
      this.#tries += 1;
      this.#timer = setTimeout(() => this.#connect(), pause);
    };
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.owner = message.owner;
        this.by = message.by;
        this.state = "open";
        this.#tries = 0;
        for (const { message: waiting } of this.#pending.values()) this.#send(waiting);
        break;
      case "update":
        this.#see(message);
        break;
      case "talk":
        this.#overhear(message);
        break;
      case "table":
        this.info = message.table;
        break;
      case "promises":
        this.promises = message;
        break;
      case "orders":
        this.windows = message.windows;
        break;
      default:
        if (message.id !== "") {
          this.#pending.get(message.id)?.answered(message);
          this.#pending.delete(message.id);
        } else if (message.type === "refused") {
          this.refusal = message;
        } else if (message.type === "help") {
          this.hints = message;
        }
    }
  }

  #see(update: Update): void {
    if (this.update === null || update.n > this.update.n) this.refusal = null;
    const known = this.update !== null && update.n <= this.update.n; // the server repeats an update after a stale message
    const events = known ? [] : update.events;
    // Events from before the page was opened go into the log, but aren't animated.
    this.news = this.update === null && this.#seen === 0 ? [] : events;
    this.update = update;
    this.endsAt = update.ends === null ? null : performance.now() + 1000 * update.ends;
    if (events.length > 0) this.log = [...this.log, ...events];
    this.#keeping ||= setTimeout(this.#keep, OFTEN);
  }

  /** Store the log as far as it is known; the server sends newer events again. */
  #keep = (): void => {
    clearTimeout(this.#keeping);
    this.#keeping = 0;
    if (this.update === null) return;
    try {
      sessionStorage.setItem(this.#place, JSON.stringify({ n: this.update.n, log: this.log }));
    } catch {
      // if the storage is full, a reloaded page starts with an empty log
    }
  };

  #seen = 0;

  get #place(): string {
    return `guildhall.log.${this.table}.${this.seat ?? "spectator"}`;
  }

  #restore(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#place) ?? "null") as {
        n: number;
        log: GameEvent[];
      } | null;
      if (kept !== null) {
        this.#seen = kept.n;
        this.log = kept.log;
      }
    } catch {
      sessionStorage.removeItem(this.#place);
    }
  }
}
