/** A seat or a spectator at a table: all that the page shows of it, kept in step with the server. */
import { tick } from "svelte";

import { t } from "../i18n/speech.svelte";
import { settings } from "./settings.svelte";
import { Broken, Connection, type Link } from "./socket";
import { chime } from "./sound";
import { draftOf, NOBODY_TELLS, PACE, type Teller, type View } from "./telling";
import type {
  Asked,
  BotReason,
  ChatLine,
  ClockState,
  GameState,
  LogLine,
  Orders,
  Refused,
  TableState,
  Update,
  Whole,
  Why,
  You,
} from "./wire";

/** An event to tell, or the end of an update, with the server's view at that moment. */
type Step = { doing: string } | { line: LogLine } | { settle: Update; view: View };
/** If more events than this are waiting, they are told faster. */
const MANY = 30;

export class Session {
  link = $state<Link>("connecting");
  farewell = $state("");
  you = $state.raw<You | null>(null);
  table = $state.raw<TableState | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  yields = $state.raw<string[]>([]);
  orders = $state.raw<Orders | null>(null);
  clock = $state.raw<ClockState | null>(null);
  /** The view that is shown; the server's may be ahead of it, see `telling`. */
  view = $state.raw<View | null>(null);
  stage = $state.raw<unknown>(null);
  lines = $state.raw<LogLine[]>([]);
  doing = $state("");
  asked = $state.raw<Asked | null>(null);
  telling = $state(false);
  /** The answer that was sent and is not confirmed yet. */
  sent = $state("");
  refused = $state.raw<Refused | null>(null);
  /** Why bots did what happened, by the number of the line that tells it; only for readers who learn. */
  reasons = $state.raw<Record<number, BotReason>>({});
  /** The reason for the last event that was told. */
  because = $state.raw<BotReason | null>(null);
  /** The last thing that happened, for the live region. */
  news = $state("");

  private first = 0;
  private queue: Step[] = [];
  private truth: View = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  private teller: Teller = NOBODY_TELLS;
  private readonly connection: Connection;
  private announced = 0;

  constructor(
    readonly id: string,
    readonly token: () => string,
  ) {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${id}`;
    this.connection = new Connection(address, token, () => settings.lang, {
      whole: (message) => this.whole(message),
      update: (message) => this.update(message),
      link: (state) => (this.link = state),
      goodbye: (message) => (this.farewell = message.message),
    });
  }

  start(): void {
    this.connection.start();
    document.addEventListener("visibilitychange", this.hurry);
  }

  end(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hurry);
    this.connection.end();
  }

  /** The game's own way of telling, once its part of the page is loaded. */
  listen(teller: Teller): void {
    this.teller = teller;
    if (this.view) this.stage = teller.stage(this.view);
  }

  /** The open decision, once everything before it has been told. */
  get decision(): Asked | null {
    return this.telling ? null : this.asked;
  }

  get mine(): boolean {
    return this.decision?.options != null;
  }

  get skew(): number {
    return this.connection.skew;
  }

  get hasEarlier(): boolean {
    return this.first > 0;
  }

  // -- from the server ------------------------------------------------------------------------------------------

  private whole(message: Whole): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.telling = false;
    this.you = message.you;
    this.table = message.table;
    this.chat = message.chat;
    this.yields = message.yields;
    this.orders = message.orders;
    this.sent = "";
    this.reasons = {};
    this.because = null;
    this.takeGame(message.game);
  }

  private takeGame(game: GameState | null): void {
    this.truth = game?.view ?? {};
    this.view = game ? this.truth : null;
    this.stage = game ? this.teller.stage(this.truth) : null;
    this.lines = game?.log.lines ?? [];
    this.first = game?.log.first ?? 0;
    this.doing = game?.doing ?? "";
    this.clock = game?.clock ?? null;
    this.ask(game?.decision ?? null);
  }

  private update(message: Update): void {
    if (message.you) this.you = message.you;
    if (message.yields) this.yields = message.yields;
    if (message.orders) this.orders = message.orders;
    if (message.chat) this.chat = [...this.chat, ...message.chat];
    if (message.clock !== undefined) this.clock = message.clock;
    if (message.bot_reasons) this.reasons = { ...this.reasons, ...Object.fromEntries(message.bot_reasons.map((reason) => [reason.n, reason])) };
    if (message.view) this.truth = { ...this.truth, ...message.view };
    const steps: Step[] = (message.events ?? []).map((line) => ({ line }));
    // The sentence at the top says where the game stands: not before what led there has been told.
    if (message.doing !== undefined) steps.push({ doing: message.doing });
    this.queue.push(...steps, { settle: message, view: this.truth });
    if (!this.telling) this.tellNext();
    if (document.hidden) this.hurry();
  }

  // -- telling --------------------------------------------------------------------------------------------------

  private tellNext = (): void => {
    for (;;) {
      const step = this.queue.shift();
      if (!step) {
        this.telling = false;
        return;
      }
      this.telling = true;
      const wait = this.take(step);
      if (wait > 0) {
        this.timer = setTimeout(this.tellNext, wait);
        return;
      }
    }
  };

  private take(step: Step): number {
    if ("line" in step) return this.tell(step.line);
    if ("settle" in step) return this.settle(step.settle, step.view);
    this.doing = step.doing;
    return 0;
  }

  private tell(line: LogLine): number {
    const draft = draftOf(this.view, this.teller);
    let wait = 0;
    try {
      wait = this.teller.tell(draft, this.stage, line);
      this.view = draft;
    } catch (error) {
      console.error("an event could not be shown", line.kind, error); // the whole truth follows in any case
    }
    this.lines = [...this.lines, line];
    if (line.text) this.news = line.text;
    if (this.reasons[line.n] || line.mark) this.because = this.reasons[line.n] ?? null;
    const crowd = this.queue.length > MANY ? 0.3 : 1;
    return wait * PACE[settings.pace] * crowd;
  }

  private settle(update: Update, view: View): number {
    if (update.table) this.table = update.table;
    if (update.view) {
      this.view = view;
      this.teller.settle(view, this.stage);
    }
    if (update.decision !== undefined) this.ask(update.decision);
    return 0;
  }

  private ask(decision: Asked | null): void {
    this.asked = decision;
    this.sent = "";
    if (decision?.options && decision.decision !== this.announced) {
      this.announced = decision.decision;
      if (settings.sound) chime();
    }
  }

  /** Tell the rest at once. */
  hurry = (): void => {
    if (!this.queue.length) return;
    clearTimeout(this.timer);
    const rest = this.queue;
    this.queue = [];
    for (const step of rest) {
      this.take(step);
    }
    this.telling = false;
  };

  // -- to the server --------------------------------------------------------------------------------------------

  async answer(key: string): Promise<void> {
    const decision = this.decision;
    if (!decision?.options || this.sent) return;
    this.sent = key;
    this.refused = null;
    try {
      const reply = await this.connection.ask({ type: "answer", decision: decision.decision, key });
      if (reply.type === "refused") {
        this.sent = "";
        // Taken already, by this page before the line broke or by another tab of this seat: the update shows it.
        if (reply.kind !== "stale") this.refused = reply;
      }
    } catch (error) {
      this.sent = "";
      if (!(error instanceof Broken)) throw error;
    }
  }

  async whyNot(key: string): Promise<Why[]> {
    const reply = await this.request({ type: "why_not", key });
    return reply?.type === "reasons" ? reply.reasons : [];
  }

  /** Empty when there is nothing to say, or no longer: a hint is never worth an error. */
  async explain(key: string): Promise<string> {
    const reply = await this.connection.ask({ type: "explain", key }).catch(() => null);
    return reply?.type === "explanation" ? reply.text : "";
  }

  say(text: string): Promise<unknown> {
    return this.request({ type: "chat", text });
  }

  undo(answers = 1): Promise<unknown> {
    return this.request({ type: "undo", answers });
  }

  vote(proposal: number, yes: boolean): Promise<unknown> {
    return this.request({ type: "vote", proposal, yes });
  }

  yieldFor(kinds: string[], until: string): Promise<unknown> {
    return this.request({ type: "yields", kinds, until });
  }

  order(stops: string[]): Promise<unknown> {
    return this.request({ type: "orders", stops });
  }

  hold(on: boolean): Promise<unknown> {
    return this.request({ type: "hold", on });
  }

  /** Be told why bots choose as they do; a hint is never worth an error. */
  learn(on: boolean): void {
    void this.connection.ask({ type: "learn", on }).catch(() => undefined);
  }

  contribute(text: string): Promise<unknown> {
    return this.request({ type: "contribute", text });
  }

  speak(): Promise<unknown> {
    return this.request({ type: "language", lang: settings.lang });
  }

  async earlier(): Promise<void> {
    if (!this.hasEarlier) return;
    const reply = await this.request({ type: "log", before: this.first });
    if (reply?.type !== "log") return;
    this.lines = [...reply.log.lines, ...this.lines];
    this.first = reply.log.first;
    await tick();
  }

  /** A request whose refusal is shown to the person in one line. */
  private async request(request: Parameters<Connection["ask"]>[0]) {
    try {
      const reply = await this.connection.ask(request);
      if (reply.type === "refused") {
        this.refused = reply;
        return null;
      }
      this.refused = null;
      return reply;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.refused = { type: "refused", re: 0, kind: "unavailable", message: t("link.broken"), clause: "" };
      return null;
    }
  }
}
