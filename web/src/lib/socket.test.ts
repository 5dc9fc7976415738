import { beforeEach, describe, expect, it, vi } from "vitest";

import { Broken, Connection, type Link } from "./socket";
import type { Goodbye, Update, Whole } from "./wire";

/** A server's end of a socket, held by the test. */
class Line {
  static made: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Line.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const whole = { type: "whole", seq: 1, protocol: 1, at: Date.now() };
let links: Link[];
let wholes: Whole[];
let updates: Update[];
let byes: Goodbye[];

function connected(): { connection: Connection; line: Line } {
  const ears = {
    whole: (message: Whole) => wholes.push(message),
    update: (message: Update) => updates.push(message),
    link: (state: Link) => links.push(state),
    goodbye: (message: Goodbye) => byes.push(message),
  };
  const open = () => new Line() as unknown as WebSocket;
  const connection = new Connection("ws://x", () => "secret", () => "de", ears, open);
  connection.start();
  const line = Line.made.at(-1)!;
  line.opens();
  return { connection, line };
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.made = [];
  [links, wholes, updates, byes] = [[], [], [], []];
});

describe("a connection to a table", () => {
  it("says hello with the token and the language", () => {
    const { line } = connected();
    expect(line.sent).toEqual([{ type: "hello", protocol: 1, token: "secret", lang: "de" }]);
  });

  it("takes updates in order and asks for the whole on a gap", () => {
    const { line } = connected();
    line.says(whole);
    line.says({ type: "update", seq: 2, at: 0 });
    line.says({ type: "update", seq: 4, at: 0 });
    line.says({ type: "update", seq: 5, at: 0 });
    expect(updates.map((update) => update.seq)).toEqual([2]);
    expect(line.sent.at(-1)).toEqual({ type: "sync" });
    line.says({ ...whole, seq: 6 });
    line.says({ type: "update", seq: 7, at: 0 });
    expect(updates.map((update) => update.seq)).toEqual([2, 7]);
  });

  it("gives each request its own reply", async () => {
    const { connection, line } = connected();
    line.says(whole);
    const first = connection.ask({ type: "why_not", key: "a" });
    const second = connection.ask({ type: "why_not", key: "b" });
    line.says({ type: "reasons", re: 2, key: "b", reasons: [] });
    line.says({ type: "refused", re: 1, kind: "stale", message: "too late" });
    expect(await second).toMatchObject({ type: "reasons", key: "b" });
    expect(await first).toMatchObject({ type: "refused", kind: "stale" });
  });

  it("comes back after a break, waiting longer each time, and fails what was under way", async () => {
    const { connection, line } = connected();
    line.says(whole);
    const lost = connection.ask({ type: "chat", text: "hello?" });
    const failed = expect(lost).rejects.toBeInstanceOf(Broken);
    line.close();
    await failed;
    expect(links.at(-1)).toBe("broken");
    await vi.advanceTimersByTimeAsync(500);
    expect(Line.made).toHaveLength(2);
    Line.made[1]!.close();
    await vi.advanceTimersByTimeAsync(200);
    expect(Line.made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(800);
    expect(Line.made).toHaveLength(3);
    Line.made[2]!.opens();
    Line.made[2]!.says(whole);
    expect(links.at(-1)).toBe("open");
  });

  it("notices a line that died without a word", async () => {
    const { line } = connected();
    line.says(whole);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(line.sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(links).toContain("broken");
  });

  it("stays away after a goodbye, but not after a shutdown", async () => {
    const { line } = connected();
    line.says(whole);
    line.says({ type: "goodbye", reason: "shutdown", message: "" });
    line.close();
    await vi.advanceTimersByTimeAsync(1000);
    const again = Line.made.at(-1)!;
    expect(again).not.toBe(line);
    again.opens();
    again.says({ type: "goodbye", reason: "removed", message: "the host has removed you" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.made.at(-1)).toBe(again);
    expect(links.at(-1)).toBe("ended");
    expect(byes.map((bye) => bye.reason)).toEqual(["shutdown", "removed"]);
  });
});
