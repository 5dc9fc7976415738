/** One person's hand on the board: what is lit, what is chosen so far, and what a press on a card or place means. */
import { getContext, setContext } from "svelte";

import type { Show } from "..";
import { t } from "../../i18n/speech.svelte";
import { aside } from "../../lib/aside.svelte";
import { cards } from "../../lib/library.svelte";
import type { Offer } from "../../lib/wire";
import CardFace from "./CardFace.svelte";
import { faceOf, type Face } from "./faces";
import { NONE, type Stage } from "./story.svelte";
import type { PlayerView, View } from "./view";

const CARD_FIRST = new Set(["play", "drain", "relic", "keep", "resolve", "card", "move"]);
/** Words whose second argument is a place: they are answered in two presses. */
const THEN_PLACE = new Set(["play", "move"]);

export interface Way {
  offer: Offer;
  word: string;
  args: string[];
  card: number;
  place: number;
  seat: number;
}

export function way(offer: Offer): Way {
  const [word = "", ...args] = offer.key.split(" ");
  const number = (at: number): number => (/^-?\d+$/.test(args[at] ?? "") ? Number(args[at]) : NONE);
  return {
    offer,
    word,
    args,
    card: CARD_FIRST.has(word) ? number(0) : NONE,
    place: THEN_PLACE.has(word) ? number(1) : word === "from" ? number(0) : NONE,
    seat: word === "target" ? number(0) : NONE,
  };
}

export class Play {
  selected = $state(NONE);
  /** The place where the chosen card was put down, while its side is not chosen yet. */
  aimed = $state(NONE);
  /** The place that a card is held over. */
  over = $state(NONE);
  /** The location that a small screen shows. */
  looking = $state(0);

  constructor(readonly show: Show) {}

  faces = $derived.by(() => new Map(cards.of("vendetta").map((card) => [Number(card.id), faceOf(card)])));
  view = $derived.by(() => this.show.view as unknown as View);
  stage = $derived.by(() => this.show.stage as Stage);
  me = $derived.by(() => this.show.me);
  player = $derived.by<PlayerView | undefined>(() => this.view.players[this.me]);
  ways = $derived.by(() => (this.show.live ? (this.show.asked?.options ?? []).map(way) : []));
  kind = $derived.by(() => this.show.asked?.kind ?? "");
  /** The options that the next press decides between. */
  narrowed = $derived.by(() => (this.selected === NONE ? this.ways : this.ways.filter((each) => each.card === this.selected && (this.aimed === NONE || each.place === this.aimed))));
  haven = $derived.by(() => this.view.locations - 1);

  face(card: number): Face | undefined {
    return this.faces.get(card);
  }

  nameOf(seat: number): string {
    return this.show.names[seat] ?? "";
  }

  place(place: number): string {
    const scene = this.face(this.view.scenes[place] ?? NONE);
    if (place === this.haven) return t("vendetta.haven");
    return scene?.name ?? t("vendetta.location", { n: place + 1 });
  }

  waysOf(card: number): Way[] {
    return card === NONE ? [] : this.ways.filter((each) => each.card === card);
  }

  isLit(card: number): boolean {
    return this.waysOf(card).length > 0;
  }

  placeWays(place: number): Way[] {
    if (this.selected !== NONE) return this.narrowed.filter((each) => each.place === place);
    return this.ways.filter((each) => each.word === "from" && each.place === place);
  }

  seatWay(seat: number): Way | undefined {
    return this.ways.find((each) => each.seat === seat);
  }

  /** Takes a card in hand, or puts it back. */
  select(card: number): void {
    this.selected = card;
    this.aimed = NONE;
    this.over = NONE;
  }

  /** The chosen card put down at a place, or on one of the two ways to play it there. */
  drop(place: number, key = ""): void {
    const ways = this.placeWays(place);
    const said = ways.find((each) => each.offer.key === key) ?? (ways.length === 1 ? ways[0] : undefined);
    this.over = NONE;
    if (said) this.answer(said);
    else if (ways.length) {
      this.aimed = place;
      this.looking = place;
    } else {
      const card = this.selected;
      this.select(NONE);
      if (place !== NONE) this.look(card, `play ${card} ${place} up`);
    }
  }

  /** Handles a press on a card: it is an answer, the first half of one, or a question. */
  press(card: number, why = ""): void {
    const ways = this.waysOf(card);
    if (ways.length === 0) this.look(card, why);
    else if (ways.length === 1) this.answer(ways[0]!);
    else this.select(this.selected === card ? NONE : card);
  }

  answer(chosen: Way): void {
    this.select(NONE);
    this.show.answer(chosen.offer.key);
  }

  /** Shows a card large, with the reasons why `key` is not possible if there is such a key. */
  look(card: number, key = ""): void {
    const face = this.face(card);
    if (!face) return;
    const title = face.name;
    const picture = { component: CardFace as never, props: { face } };
    if (key && this.show.live) void aside.why({ title, picture }, this.show.whyNot(key));
    else aside.show({ title, picture, reasons: null });
  }

  why(title: string, key: string): void {
    void aside.why({ title }, this.show.whyNot(key));
  }
}

const KEY = Symbol("vendetta");
export const provide = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
