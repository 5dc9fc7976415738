/** One WebSocket to a table: says hello, numbers requests, notices gaps, comes back after any break. */
import { PROTOCOL } from "./wire";
import type { ClientMessage, Goodbye, Lang, ServerMessage, Update, Whole } from "./wire";

export type Link = "connecting" | "open" | "broken" | "ended";
type Reply = Extract<ServerMessage, { re: number }>;
type Unsent<T> = T extends { id?: number } ? Omit<T, "id"> : never;
export type Request = Unsent<Exclude<ClientMessage, { type: "hello" }>>;

export interface Ears {
  whole(message: Whole): void;
  update(message: Update): void;
  link(state: Link): void;
  goodbye(message: Goodbye): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** After so long without a message, ask whether the server is still there. */
const PING_EVERY = 15_000;
const PATIENCE = 10_000;

/** Thrown when a request got no answer because the connection broke. */
export class Broken extends Error {}

export class Connection {
  private socket: WebSocket | null = null;
  private seq = 0;
  private whole = false;
  private ids = 0;
  private waiting = new Map<number, { answer: (reply: Reply) => void; fail: (error: Error) => void }>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;
  /** The server's clock minus ours. */
  skew = 0;

  constructor(
    private readonly address: string,
    private readonly token: () => string,
    private readonly lang: () => Lang,
    private readonly ears: Ears,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.ended = false;
    this.connect();
    globalThis.addEventListener?.("online", this.retry);
    globalThis.document?.addEventListener("visibilitychange", this.retry);
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    globalThis.removeEventListener?.("online", this.retry);
    globalThis.document?.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
    this.socket = null;
    this.failAll();
  }

  /** Sends a request and gives its reply: accepted, refused, reasons, explanation, log or pong. */
  ask(request: Request): Promise<Reply> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN || !this.whole) return Promise.reject(new Broken());
    this.ids += 1;
    const id = this.ids;
    return new Promise((answer, fail) => {
      this.waiting.set(id, { answer, fail });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  private retry = (): void => {
    if (this.ended || this.socket || globalThis.document?.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };

  private connect(): void {
    this.ears.link(this.tries === 0 ? "connecting" : "broken");
    const socket = this.open(this.address);
    this.socket = socket;
    this.whole = false;
    socket.onopen = () => {
      const hello = { type: "hello", protocol: PROTOCOL, token: this.token(), lang: this.lang() };
      socket.send(JSON.stringify(hello));
      this.heard = Date.now();
      clearInterval(this.pulse);
      this.pulse = setInterval(() => this.feel(socket), 5000);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.closed(socket);
  }

  /** Notices a connection that has died silently. */
  private feel(socket: WebSocket): void {
    const quiet = Date.now() - this.heard;
    if (quiet > PING_EVERY + PATIENCE) socket.close();
    else if (quiet > PING_EVERY) void this.ask({ type: "ping", sent: Date.now() }).catch(() => undefined);
  }

  private closed(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.pulse);
    this.failAll();
    if (this.ended) return;
    this.ears.link("broken");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private failAll(): void {
    for (const { fail } of this.waiting.values()) fail(new Broken());
    this.waiting.clear();
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === "whole") {
      this.seq = message.seq;
      this.whole = true;
      this.tries = 0;
      this.skew = message.at - Date.now();
      this.ears.link("open");
      this.ears.whole(message);
    } else if (message.type === "update") {
      if (!this.whole) return; // a whole is on its way
      if (message.seq !== this.seq + 1) {
        this.whole = false;
        this.socket?.send(JSON.stringify({ type: "sync" }));
        return;
      }
      this.seq = message.seq;
      this.ears.update(message);
    } else if (message.type === "goodbye") {
      this.ears.goodbye(message);
      // After "shutdown" the server comes back; everything else is final.
      if (message.reason !== "shutdown" && message.reason !== "flood") {
        this.end();
        this.ears.link("ended");
      }
    } else {
      const waiting = this.waiting.get(message.re);
      this.waiting.delete(message.re);
      waiting?.answer(message);
    }
  }
}
