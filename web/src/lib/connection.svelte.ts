/** The line to a table: one socket for one seat, which comes back by itself and loses nothing. */

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
/** A message that changes something, before the line adds what all of them have. */
export type Wish = Without<"id" | "seen", Change>;
export type ConnectionState = "connecting" | "open" | "lost" | "gone";

interface Pending {
  message: FromClient;
  answered: (answer: FromServer) => void;
}

const OFTEN = 500; // milliseconds between two times at which the log is kept for a page that is loaded again
const PAUSES = [0, 300, 800, 1500, 3000, 5000];
const FINAL = [4403, 4404]; // the server will not have us: no use in coming again
const BROKEN = 4400; // it does not understand what we say, or has not heard our hello in time
const QUIET = 20_000; // milliseconds without a word after which we ask whether anybody is there
const DEAF = 8_000; // and after which we do not believe it any more

/** An id that nobody else will use. */
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
  talk = $state.raw<Heard[]>([]); // the newest lines, without a gap; `earlier` fetches those before
  owner = $state.raw(false); // whether the table is ours
  by = $state.raw(""); // how our own lines of talk are marked
  promises = $state.raw<Promises | null>(null);
  windows = $state.raw<Windows>("ask"); // the standing orders of this seat
  refusal = $state.raw<Refusal | null>(null); // the last one, until something is done
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

  /** Hang up. */
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

  /** Do not wait any longer: the net is back, or somebody looks at the page again. */
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

  /** A line that is dead without saying so is given up: nothing was heard for long, nor an answer to a question. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#send({ type: "ping", id: newId() });
      this.#watch = setTimeout(() => this.#socket?.close(), DEAF);
    }, QUIET);
  }

  /** Choose, by numbers or by words; `whole`: the last one is not the beginning of another. */
  choose(wish: Pick<Choose, "choices" | "say" | "whole">): Promise<Answered> {
    this.refusal = null;
    return this.tell({ type: "choose", ...wish });
  }

  /** Take back; where that is not one's own to do, ask the others. */
  undo(ask: boolean): Promise<Answered> {
    return this.tell({ type: "undo", ask });
  }

  /** What one means now, and perhaps no longer when something has happened in the meantime: then it is stale. */
  async tell(wish: Wish): Promise<Answered> {
    return this.#heard(await this.#ask({ seen: this.update?.n ?? 0, ...wish }));
  }

  /** What one means whatever has happened in the meantime; one such message after the other. */
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

  /** Why something touched cannot be chosen; null when it can. */
  async why(wish: string): Promise<Refusal | null> {
    const answer = await this.#ask({ type: "why", wish, whole: true });
    if (answer.type === "refused") return answer;
    return answer.type === "why" && answer.text !== null ? { rule: answer.rule, text: answer.text } : null;
  }

  /** What a helpful client shows. */
  async hints(): Promise<unknown> {
    const answer = await this.#ask({ type: "help" });
    return answer.type === "help" ? answer.hints : null;
  }

  /** Fetch the talk before the first line that we have. */
  async earlier(): Promise<void> {
    const before = this.talk[0]?.number ?? 1;
    if (before <= 1) return;
    const answer = await this.#ask({ type: "history", before });
    if (answer.type === "refused") this.refusal = answer;
    // Unless a gap has made us begin anew, or another question has brought the same lines.
    if (answer.type === "history" && this.talk[0]?.number === before)
      this.talk = [...answer.lines, ...this.talk];
  }

  /** Keep the talk without a gap: whoever has missed more than the server tells at once begins with the newest. */
  #overhear(said: Heard): void {
    const last = this.talk.at(-1)?.number ?? 0;
    if (said.number === last + 1) this.talk = [...this.talk, said];
    else if (said.number > last) this.talk = [said];
  }

  /** Show why something cannot be. */
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
        }
    }
  }

  #see(update: Update): void {
    if (this.update === null || update.n > this.update.n) this.refusal = null;
    const known = this.update !== null && update.n <= this.update.n; // told again after a stale message
    const events = known ? [] : update.events;
    // What came before this page was open is told, but not played.
    this.news = this.update === null && this.#seen === 0 ? [] : events;
    this.update = update;
    this.endsAt = update.ends === null ? null : performance.now() + 1000 * update.ends;
    if (events.length > 0) this.log = [...this.log, ...events];
    this.#keeping ||= setTimeout(this.#keep, OFTEN);
  }

  /** Keep the log as far as we know it; what has come since then the server tells again. */
  #keep = (): void => {
    clearTimeout(this.#keeping);
    this.#keeping = 0;
    if (this.update === null) return;
    try {
      sessionStorage.setItem(this.#place, JSON.stringify({ n: this.update.n, log: this.log }));
    } catch {
      // a full store costs only the log of a page that is loaded again
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
