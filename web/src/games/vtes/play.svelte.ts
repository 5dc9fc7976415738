/** One person's hand on the board: what is lit, what is chosen so far, and what a press on a thing means. */
import { getContext, setContext } from "svelte";

import type { Show } from "..";
import { t } from "../../i18n/speech.svelte";
import { aside } from "../../lib/aside.svelte";
import { lights } from "../../lib/lights.svelte";
import type { Offer, Why } from "../../lib/wire";
import CardInfo from "./CardInfo.svelte";
import { isMinion, type Face } from "./faces";
import { shelf } from "./shelf.svelte";
import type { Delta, Stage } from "./story.svelte";
import { around, cardsIn, NOBODY, NONE, REGION, type Going, type View } from "./table";
import type { Minion } from "./view";

/** One option with its parts. */
export interface Way {
  offer: Offer;
  key: string;
  word: string;
  path: string[];
  amount: number | null;
}

/** Questions in which a press on a lit thing of the board is the whole answer. */
const AT_ONCE = new Set([
  "adjust-card",
  "adjust-foe",
  "adjust-host",
  "adjust-seat",
  "at",
  "block",
  "burn-uncontrolled",
  "drain",
  "feed",
  "lock-one",
  "slave",
  "target",
  "uncontrolled",
]);
/** If there are no more options than this, all of them stand in the bar. */
const FEW = 5;

const NOTHING: number[] = [];

export interface Warned {
  way: Way;
  text: string;
  /** The answers to give in a row, beginning with this one. */
  row?: string[];
}

export const cardThing = (card: number): string => `c${card}`;
export const seatThing = (seat: number): string => `s${seat}`;
const numberOf = (thing: string): number => Number(thing.slice(1));

function wayOf(offer: Offer): Way {
  return {
    offer,
    key: offer.key,
    word: offer.key.split(" ", 1)[0] ?? "",
    path: offer.path ?? [],
    amount: offer.amount ?? null,
  };
}

export class Play {
  /** The things that were pressed so far for an answer. */
  picked = $state.raw<string[]>([]);
  /** Whether all options are listed, whatever was pressed. */
  listed = $state(false);
  warned = $state.raw<Warned | null>(null);
  /** The open menu of `Pace`. */
  menu = $state<"" | "stops" | "until">("");
  /** The thing that a carried card is held over. */
  over = $state("");
  /** The seat that a small screen shows. */
  looking = $state(NONE);
  /** Answers still to be given, one after the other. */
  private queue: string[] = [];
  /** The question that they answer, and its turn. */
  private during = "";

  constructor(readonly show: Show) {}

  view = $derived.by(() => this.show.view as unknown as View);
  // Field by field: an update leaves most of them as they were, and what reads one of those need not look again.
  locked = $derived.by(() => this.view.locked);
  blood = $derived.by(() => this.view.blood);
  regions = $derived.by(() => this.view.regions);
  attached = $derived.by(() => this.view.attached);
  minions = $derived.by(() => this.view.minions);
  edition = $derived.by(() => this.view.edition);
  private keys = $derived.by(() => this.view.faces);
  private faces = $derived.by(() => this.keys.map((key) => (key == null ? undefined : shelf.face(key, this.edition))));
  stage = $derived.by(() => this.show.stage as Stage);
  /** At the bottom: the reader, or for who only watches the first seat. */
  me = $derived.by(() => Math.max(0, this.show.live ? this.show.me : this.view.seat));
  others = $derived.by(() => around(this.view, this.me));
  ways = $derived.by(() => (this.show.live && !this.show.telling ? (this.show.asked?.options ?? []).map(wayOf) : []));
  kind = $derived.by(() => this.show.asked?.kind ?? "");
  mine = $derived.by(() => this.ways.length > 0);
  narrowed = $derived.by(() => this.ways.filter((way) => this.picked.every((thing) => way.path.includes(thing))));
  lit = $derived.by(() => {
    const found = new Set(this.narrowed.flatMap((way) => way.path));
    for (const thing of this.picked) found.delete(thing);
    return found;
  });
  /** In an open replay, the hand of whoever decides. */
  hand = $derived.by(() => cardsIn(this.view, "hand", this.show.live || this.view.seat >= 0 ? this.me : (this.show.asked?.seat ?? this.me)));
  held = $derived.by(() => new Set(this.hand.map(cardThing)));
  going = $derived.by<Going[]>(() => this.view.going ?? []);
  passing = $derived.by(() => this.ways.find((way) => way.word === "pass"));
  /** What is offered, with two copies of a card in hand as one: it makes no difference which of them is played. */
  distinct = $derived.by<Way[]>(() => {
    const said = new Set<string>();
    return this.narrowed.filter((way) => !this.held.has(way.path[0] ?? "") || (!said.has(way.offer.text) && said.add(way.offer.text)));
  });
  /** The options that stand in the bar as buttons. */
  bar = $derived.by<Way[]>(() => {
    if (this.listed) return this.distinct;
    if (!this.picked.length) return this.distinct.length <= FEW ? this.distinct : this.ways.filter((way) => !way.path.length);
    const whole = this.distinct.filter((way) => way.path.every((thing) => this.picked.includes(thing)));
    const rest = this.distinct.filter((way) => !whole.includes(way));
    // What is still to be aimed is aimed on the board; a handful stands here too.
    return rest.length <= FEW && !rest.some((way) => this.held.has(way.path[0] ?? "")) ? this.distinct : whole;
  });
  /** The bar's options differ by a number alone. */
  amounts = $derived.by<Way[]>(() => {
    const open = this.bar.filter((way) => way.word !== "pass");
    const same = open.length > 1 && open.every((way) => way.amount !== null && way.word === open[0]!.word && way.path.join() === open[0]!.path.join());
    return same ? [...open].sort((a, b) => a.amount! - b.amount!) : [];
  });

  // -- reading ------------------------------------------------------------------------------------------------------

  face(card: number): Face | undefined {
    return this.faces[card];
  }

  printed(key: number): Face | undefined {
    return shelf.face(key, this.edition);
  }

  minion(card: number): Minion {
    return this.minions[card] ?? NOBODY;
  }

  on(card: number): number[] {
    return this.attached[card] ?? NOTHING;
  }

  nameOf(seat: number): string {
    return this.show.names[seat] ?? "";
  }

  called(thing: string): string {
    if (thing === "edge") return t("vtes.edge");
    if (thing[0] === "s") return this.nameOf(numberOf(thing));
    if (thing[0] === "f") return this.printed(numberOf(thing))?.name ?? "…";
    return this.face(numberOf(thing))?.name ?? t("vtes.unknown");
  }

  isLit(thing: string): boolean {
    return this.lit.has(thing);
  }

  isPicked(thing: string): boolean {
    return this.picked.includes(thing);
  }

  glows(card: number): boolean {
    return lights.cards.has(card) || this.stage.lit.has(card);
  }

  deltas(thing: string): Delta[] {
    return this.stage.deltas.filter((delta) => delta.on === thing).slice(-2);
  }

  /** Whether a seat has anything that can be pressed now: a small screen says so. */
  seatLit(seat: number): boolean {
    return [...this.lit].some((thing) => this.seatOf(thing) === seat);
  }

  seatOf(thing: string): number {
    if (thing[0] === "s") return numberOf(thing);
    if (thing[0] !== "c") return NONE;
    return this.view.controller[numberOf(thing)] ?? NONE;
  }

  // -- choosing -----------------------------------------------------------------------------------------------------

  clear(): void {
    this.picked = [];
    this.listed = false;
    this.warned = null;
    this.over = "";
  }

  /** Takes back the last press of a half-made choice. */
  back(): void {
    if (this.warned) this.warned = null;
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else this.listed = false;
  }

  press(thing: string): void {
    if (this.isPicked(thing)) {
      this.picked = this.picked.filter((each) => each !== thing);
    } else if (this.isLit(thing)) {
      this.pick(thing);
    } else if (this.begins(thing)) {
      this.picked = [];
      this.pick(thing);
    } else {
      this.look(thing);
    }
  }

  /** Another minion after a minion, another card after a card: a new choice instead of the half-made one. */
  private begins(thing: string): boolean {
    const first = this.picked[0];
    if (!first || this.held.has(first) !== this.held.has(thing)) return false;
    return this.seatOf(first) === this.seatOf(thing) && this.ways.some((way) => way.path.includes(thing));
  }

  private pick(thing: string): void {
    const before = this.picked.length;
    this.picked = [...this.picked, thing];
    const whole = this.narrowed.length === 1 && this.narrowed[0]!.path.every((each) => this.picked.includes(each));
    const at_once = AT_ONCE.has(this.kind) && (!this.held.has(thing) || this.kind === "adjust-card");
    if (whole && (before > 0 || at_once)) this.answer(this.narrowed[0]!);
  }

  /** A card carried to a thing, or just onto the table. */
  drop(card: string, thing: string): void {
    this.over = "";
    this.picked = [card];
    if (thing && this.isLit(thing)) this.pick(thing);
    else if (!thing && this.narrowed.length === 1) this.answer(this.narrowed[0]!);
  }

  answer(way: Way): void {
    const warned = this.warned?.way.key === way.key ? this.warned : null;
    const text = warned ? "" : this.warning(way);
    if (text) {
      this.warned = { way, text };
      return;
    }
    if (warned?.row) {
      this.run(warned.row);
      return;
    }
    this.clear();
    this.show.answer(way.key);
  }

  answerKey(key: string): void {
    const way = this.ways.find((each) => each.key === key);
    if (way) this.answer(way);
  }

  pass(): void {
    if (this.passing) this.answer(this.passing);
  }

  /** What nobody wants by accident. */
  private warning(way: Way): string {
    const pool = this.view.pool[this.me] ?? 0;
    const costs = this.poolCost(way);
    if (costs && costs >= pool) return t("vtes.warn.oust");
    return this.hurtsMe(way) || this.helpsNobody(way) || this.wastes(way) || this.contests(way);
  }

  /** A card that comes into play only to be contested. What may fail in combat or in a block is told by its button alone. */
  private contests(way: Way): string {
    const enters = ["play", "out"].includes(way.word) && ["master", "minion", "influence"].includes(this.kind);
    const text = enters ? (way.offer.warning ?? "") : "";
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  private poolCost(way: Way): number {
    if (["invest", "crypt", "unlock", "to-blood"].includes(way.word)) return 1;
    if (way.word === "pay") return this.view.regions[REGION.contested]?.[this.me]?.includes(numberOf(way.path[0] ?? "c-1")) ? 1 : 0;
    return way.offer.price ?? 0;
  }

  /** Against myself: my own referendum voted down, my own vampire hunted, somebody's last pool burned by hand. */
  private hurtsMe(way: Way): string {
    const poll = this.going.find((each) => each.type === "referendum");
    if (poll && !poll.hunt && poll.caller === this.me && way.key.endsWith(" against")) return t("vtes.warn.own");
    if (poll?.hunt && way.key.endsWith(" for") && this.view.controller[poll.actor ?? NONE] === this.me) return t("vtes.warn.hunt");
    const last = this.kind === "adjust-amount" && this.going.some((each) => each.type === "by-hand" && each.how === "burn-pool");
    if (last && way.amount === this.ways.findLast((each) => each.amount !== null)?.amount) return t("vtes.warn.last");
    return "";
  }

  /** A bleed for nothing, a hunt by one who is full: the minion only locks. */
  private helpsNobody(way: Way): string {
    const minion = this.view.minions[numberOf(way.path[0] ?? "c-1")];
    if (!minion) return "";
    if (way.word === "bleed" && (minion.bleed ?? 1) <= 0) return t("vtes.warn.nobleed");
    const card = numberOf(way.path[0] ?? "c-1");
    if (way.word === "hunt" && (this.blood[card] ?? 0) >= (minion.capacity ?? Infinity)) return t("vtes.warn.full");
    return "";
  }

  /** Leaving the game is one press among others; the Edge's pool costs nothing, and a phase that ends without it has forgotten it. */
  private wastes(way: Way): string {
    if (way.word === "withdraw") return t("vtes.warn.withdraw");
    const forgotten = way.word === "pass" && this.kind === "unlock" && this.ways.some((each) => each.word === "edge");
    return forgotten ? t("vtes.warn.edge") : "";
  }

  // -- several answers in a row ---------------------------------------------------------------------------------------

  /** Gives these answers one after the other, as long as each is offered and the same is asked: a phase that is over
      with the last transfer must not end the next one too. One that begins with `?` may be left out. */
  run(keys: string[]): void {
    this.queue = keys;
    this.during = this.asking;
    this.clear();
    this.next();
  }

  private get asking(): string {
    return `${this.view.turn} ${this.kind}`;
  }

  get running(): boolean {
    return this.queue.length > 0;
  }

  /** The same, with a question first if nobody wants the first of them by accident. */
  runAfterWarning(ways: Way[]): void {
    const keys = ways.map((way) => way.key);
    const text = ways[0] ? this.warning(ways[0]) : "";
    if (ways[0] && text) this.warned = { way: ways[0], text, row: keys };
    else this.run(keys);
  }

  /** The next of the answers in a row, once the table asks again. */
  next(): void {
    if (this.show.sent || !this.ways.length) return;
    if (this.asking !== this.during) this.queue = [];
    while (this.queue.length) {
      const [first = "", ...rest] = this.queue;
      const key = first.replace(/^\?/, "");
      const offered = this.ways.some((way) => way.key === key);
      this.queue = offered || first.startsWith("?") ? rest : [];
      if (offered) {
        this.show.answer(key);
        return;
      }
    }
  }

  // -- asking -------------------------------------------------------------------------------------------------------

  /** Shows a thing large; if something is asked of me, with the reasons why it cannot be pressed now. */
  look(thing: string): void {
    const title = this.called(thing);
    const card = thing[0] === "c" ? numberOf(thing) : NONE;
    const picture = thing[0] === "c" || thing[0] === "f" ? { component: CardInfo as never, props: { play: this, card, printed: thing[0] === "f" ? numberOf(thing) : null } } : undefined;
    const topic = { title, ...(picture ? { picture } : {}) };
    const keys = this.mine ? this.wanted(thing) : [];
    if (keys.length) void aside.why(topic, this.reasons(keys));
    else if (picture) aside.show({ ...topic, reasons: null });
  }

  /** The first of these that is refused, and why. */
  private async reasons(keys: string[]): Promise<Why[]> {
    for (const key of keys) {
      const found = await this.show.whyNot(key);
      if (found.length) return found;
    }
    return [];
  }

  /** What a person who presses something unlit may have wanted to do with it. */
  private wanted(thing: string): string[] {
    if (this.kind === "target" || this.kind === "terms") return [`target ${numberOf(thing)}`];
    if (thing[0] !== "c") return [];
    const card = numberOf(thing);
    const face = this.face(card);
    if (this.held.has(thing)) return this.playing(card, face);
    if (this.view.controller[card] !== this.me) return [];
    if (cardsIn(this.view, "uncontrolled", this.me).includes(card)) return [`invest ${card}`];
    if (!face || !isMinion(face) || (this.view.host[card] ?? NONE) >= 0) return [`use ${card} -1 -1`];
    const action = this.going.find((each) => each.type === "action");
    const first = this.picked[0];
    if (first && this.held.has(first)) return [`play ${numberOf(first)} ${card} 0`];
    return action && action.seat !== this.me ? [`block ${card}`] : [`bleed ${card}`, `hunt ${card}`, `block ${card}`];
  }

  private playing(card: number, face: Face | undefined): string[] {
    const master = face?.sorts.some((sort) => sort === "master" || sort === "event");
    const chosen = this.picked.map(numberOf).filter((each) => this.view.minions[each]);
    const minions = chosen.length ? chosen : cardsIn(this.view, "ready", this.me);
    return master || !minions.length ? [`play ${card} -1 0`] : minions.slice(0, 4).map((minion) => `play ${card} ${minion} 0`);
  }
}

const KEY = Symbol("vtes");
export const provide = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
