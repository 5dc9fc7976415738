/** How a game of Vendetta is told: each event changes a copy of the view, and says what to look at meanwhile. */
import type { Teller, View as AnyView } from "../../lib/telling";
import type { LogLine } from "../../lib/wire";
import type { FrameView, PlayerView, PositionView, View } from "./view";

export const HIDDEN = -1;
export const NONE = -1;

export const STEPS = ["withdraw", "reveal", "preparation", "conflict", "consequences"] as const;
export type Step = (typeof STEPS)[number];
export type Token = "stay" | "withdraw" | "hidden" | "waiting";

/** Something that changed just now, shown as a number that floats away. */
export interface Delta {
  n: number;
  seat: number;
  /** A location, or `NONE`: the pool. */
  place: number;
  what: "blood" | "influence" | "power";
  amount: number;
  at: number;
}

/** Changes so close to each other, in ms, are one change to the eye. */
const TOGETHER = 120;

/** What is shown besides the view. */
export class Stage {
  /** The location being resolved, or `NONE`. */
  location = $state(NONE);
  step = $state<Step | "">("");
  tokens = $state.raw<Record<number, Token>>({});
  ranking = $state.raw<number[]>([]);
  /** Cards to look at now. */
  cards = $state.raw<number[]>([]);
  seat = $state(NONE);
  deltas = $state.raw<Delta[]>([]);
  private count = 0;

  change(seat: number, place: number, what: Delta["what"], amount: number): void {
    if (!amount) return;
    this.count += 1;
    const at = Date.now();
    const same = this.deltas.find(
      (each) => each.seat === seat && each.place === place && each.what === what && at - each.at < TOGETHER,
    );
    const delta = { n: this.count, seat, place, what, amount: amount + (same?.amount ?? 0), at };
    this.deltas = [...this.deltas.filter((each) => each !== same).slice(-20), ...(delta.amount ? [delta] : [])];
    setTimeout(() => {
      this.deltas = this.deltas.filter((each) => each.n !== delta.n);
    }, 1800);
  }
}

const RESOLVE_STEPS: Step[] = [
  "withdraw",
  "withdraw",
  "reveal",
  "reveal",
  "preparation",
  "conflict",
  "conflict",
  "conflict",
  "conflict",
  "conflict",
  "consequences",
  "consequences",
];

function slot<T>(frame: FrameView | undefined, name: string): T | undefined {
  return frame?.slots[name] as T | undefined;
}

/** The players who have already chosen whether to stay, as far as the reader may know. */
export function tokensOf(view: View): Record<number, Token> {
  const frame = view.stack.find((each) => each.name === "Withdrawal");
  const order = slot<number[]>(frame, "order") ?? [];
  const choices = slot<number[]>(frame, "choices") ?? [];
  const words: Token[] = ["hidden", "stay", "withdraw"];
  return Object.fromEntries(order.map((seat, i) => [seat, i < choices.length ? words[choices[i]!]! : "waiting"]));
}

function stageOf(view: View): Stage {
  const stage = new Stage();
  const frame = view.stack.find((each) => each.name === "ResolveLocation");
  if (frame) {
    stage.location = slot<number>(frame, "location") ?? NONE;
    stage.step = RESOLVE_STEPS[frame.at - 1] ?? "";
    stage.ranking = slot<number[]>(frame, "ranking") ?? [];
    stage.tokens = tokensOf(view);
  }
  return stage;
}

// -- events over the view ---------------------------------------------------------------------------------------------

type Fields = Record<string, unknown>;
const number = (fields: Fields, name: string): number => (fields[name] as number | null | undefined) ?? HIDDEN;
const numbers = (fields: Fields, name: string): number[] => (fields[name] as number[] | null | undefined) ?? [];

function take(cards: number[], card: number): number[] {
  const at = cards.indexOf(card);
  const from = at >= 0 ? at : cards.indexOf(HIDDEN);
  return from < 0 ? cards : cards.toSpliced(from, 1);
}

function lay(at: PositionView, card: number, down: boolean): void {
  at.cards = [...at.cards, card];
  at.face_down = [...at.face_down, down];
}

/** Takes a card off a position and says whether it lay face down. */
function lift(at: PositionView, card: number): boolean {
  let from = at.cards.indexOf(card);
  if (from < 0) from = at.cards.indexOf(HIDDEN);
  if (from < 0) return false;
  const down = at.face_down[from] ?? false;
  at.cards = at.cards.toSpliced(from, 1);
  at.face_down = at.face_down.toSpliced(from, 1);
  return down;
}

function turnUp(at: PositionView, cards: number[]): void {
  for (const card of cards) {
    let from = at.cards.indexOf(card);
    if (from < 0) from = at.cards.indexOf(HIDDEN);
    if (from < 0) continue;
    at.cards = at.cards.with(from, card);
    at.face_down = at.face_down.with(from, false);
  }
}

interface Told {
  view: View;
  stage: Stage;
  fields: Fields;
  player: PlayerView | undefined;
  place: number;
  card: number;
  at: PositionView | undefined;
  amount: number;
  what: "blood" | "influence";
}

function pool(told: Told, player: PlayerView | undefined, sign: number): void {
  if (!player) return;
  player[told.what] += sign * told.amount;
  told.stage.change(player.seat, NONE, told.what, sign * told.amount);
}

function deployed(told: Told, player: PlayerView | undefined, place: number, amount: number): void {
  const at = player?.positions[place];
  if (!player || !at) return;
  at.blood += amount;
  at.power += amount;
  told.stage.change(player.seat, place, "blood", amount);
}

/** Changes the view; gives how long to look at it. */
const EVENTS: Record<string, (told: Told) => number> = {
  round: ({ view, fields }) => {
    view.round = number(fields, "number");
    return 900;
  },
  phase: ({ view, stage, fields }) => {
    if (fields.phase !== "resolution") stage.location = NONE;
    if (fields.phase === "cards" && view.round === 1) {
      // The two starting cards are taken up now.
      for (const player of view.players) {
        player.hand = [...player.hand, ...(player.aside.length ? player.aside : [HIDDEN, HIDDEN])];
        player.aside = [];
      }
    }
    return 350;
  },
  ambition: ({ view, fields }) => {
    view.ambition = number(fields, "seat");
    return 500;
  },
  clan: ({ view, player, fields }) => {
    if (player) player.clan = fields.clan as string;
    view.sheets = view.sheets.filter((clan) => clan !== fields.clan);
    return 450;
  },
  relic: ({ view, player, card }) => {
    if (player) player.relic = card;
    view.relics = view.relics.filter((each) => each !== card);
    return 450;
  },
  "relic-used": ({ player }) => {
    if (player) player.relic_used = true;
    return 900;
  },
  ally: ({ view, place, card }) => {
    view.allies_at = view.allies_at.with(place, card);
    return 220;
  },
  "ally-gone": ({ view, place }) => {
    view.allies_at = view.allies_at.with(place, NONE);
    return 500;
  },
  scene: ({ view, place, card }) => {
    view.scenes = view.scenes.with(place, card);
    return 100;
  },
  "next-victim": ({ view, card }) => {
    view.top_victim = card;
    return 0;
  },
  kept: ({ player, card }) => {
    if (player) player.hand = [...player.hand, card];
    return 200;
  },
  drew: ({ player, card }) => {
    if (player) player.hand = [...player.hand, card];
    return 300;
  },
  turn: ({ stage, fields }) => {
    stage.seat = number(fields, "seat");
    return 0;
  },
  played: ({ player, at, card, fields, view }) => {
    if (!player || !at) return 0;
    player.hand = take(player.hand, card);
    lay(at, card, fields.face === "down");
    return player.seat === view.seat ? 150 : 500;
  },
  "card-added": ({ player, at, card, fields }) => {
    if (!player || !at) return 0;
    if (fields.source === "hand") player.hand = take(player.hand, card);
    lay(at, card, false);
    return 700;
  },
  borrowed: ({ view, player, fields, card, place }) => {
    const to = view.players[number(fields, "to_seat")];
    if (player) player.hand = take(player.hand, card);
    if (to?.positions[place]) lay(to.positions[place], card, false);
    return 800;
  },
  revealed: ({ at, fields, stage }) => {
    const cards = numbers(fields, "cards");
    if (at) turnUp(at, cards);
    stage.cards = cards;
    if (stage.step === "withdraw" && Object.values(stage.tokens).every((token) => token === "stay")) stage.step = "reveal";
    return 900;
  },
  blanked: ({ view, card }) => {
    for (const player of view.players)
      for (const at of player.positions) {
        const from = at.cards.indexOf(card);
        if (from >= 0) at.face_down = at.face_down.with(from, true);
      }
    return 700;
  },
  moved: ({ view, at, fields, card }) => {
    const to = view.players[number(fields, "to_seat")]?.positions[number(fields, "to_location")];
    if (!at || !to) return 0;
    lay(to, card, lift(at, card));
    return 600;
  },
  returned: ({ view, player, card, place }) => {
    for (const each of view.players) {
      const at = each.positions[place];
      if (at && (card === HIDDEN ? each === player : at.cards.includes(card))) lift(at, card);
    }
    if (player) player.hand = [...player.hand, player.seat === view.seat ? card : HIDDEN];
    return 500;
  },
  withdrew: () => 500,
  "blood-moved": (told) => {
    const { view, fields, player, place, amount } = told;
    deployed(told, player, place, -amount);
    deployed(told, view.players[number(fields, "to_seat")], number(fields, "to_location"), amount);
    return 500;
  },
  gained: (told) => {
    pool(told, told.player, 1);
    return 380;
  },
  lost: (told) => {
    pool(told, told.player, -1);
    return 450;
  },
  stolen: (told) => {
    pool(told, told.player, -1);
    pool(told, told.view.players[number(told.fields, "thief")], 1);
    return 600;
  },
  spent: (told) => {
    if (told.player) told.player.blood -= told.amount;
    told.stage.change(told.player?.seat ?? NONE, NONE, "blood", -told.amount);
    return 200;
  },
  deployed: (told) => {
    if (told.player && told.fields.source === "pool") told.player.blood -= told.amount;
    deployed(told, told.player, told.place, told.amount);
    return 350;
  },
  undeployed: (told) => {
    deployed(told, told.player, told.place, -told.amount);
    const into = told.view.players[number(told.fields, "into")];
    if (into) into.blood += told.amount;
    return 150;
  },
  flipped: ({ player }) => {
    if (!player) return 0;
    player.red -= 1;
    player.grey += 1;
    return 300;
  },
  drained: ({ player, card }) => {
    if (player) player.drained = [...player.drained, card];
    return 500;
  },
  restored: ({ player, card }) => {
    if (player) player.drained = player.drained.filter((each) => each !== card);
    return 500;
  },
  diablerie: ({ player, fields }) => {
    if (player) player.red = number(fields, "tokens") - player.grey;
    return 800;
  },
  cleansed: ({ player, fields }) => {
    if (player) player.red = Math.max(0, number(fields, "tokens") - player.grey);
    return 500;
  },
  frenzy: () => 900,
  eliminated: ({ player }) => {
    if (player) player.eliminated = true;
    return 1500;
  },
  joined: ({ player, card, view }) => {
    if (player) player.alliance = [...player.alliance, card];
    view.allies_at = view.allies_at.map((each) => (each === card ? NONE : each));
    return 500;
  },
  left: ({ player, card }) => {
    if (player) player.alliance = player.alliance.filter((each) => each !== card);
    return 500;
  },
  location: ({ stage, place }) => {
    stage.location = place;
    stage.step = "withdraw";
    stage.ranking = [];
    stage.tokens = {};
    return 600;
  },
  tokens: ({ stage, fields }) => {
    const staying = numbers(fields, "staying").map((seat) => [seat, "stay"] as const);
    const leaving = numbers(fields, "leaving").map((seat) => [seat, "withdraw"] as const);
    stage.tokens = Object.fromEntries([...staying, ...leaving]);
    return staying.length + leaving.length ? 1300 : 300;
  },
  effect: ({ stage, card, fields }) => {
    stage.cards = [card];
    stage.seat = number(fields, "seat");
    return 650;
  },
  power: ({ stage, player, amount }) => {
    const at = player?.positions[stage.location];
    if (!player || !at) return 0;
    at.power += amount;
    stage.change(player.seat, stage.location, "power", amount);
    return 500;
  },
  conflict: ({ stage, fields }) => {
    stage.step = "conflict";
    stage.ranking = numbers(fields, "ranking");
    return stage.ranking.length ? 1500 : 700;
  },
  "round-over": ({ view, stage }) => {
    for (const player of view.players) {
      player.red += player.grey;
      player.grey = 0;
      for (const at of player.positions) {
        for (const card of at.cards) {
          // A card goes home to its owner, wherever it lay; one that nobody has seen lies with its owner.
          const owner = view.players.find((each) => each.known.includes(card)) ?? player;
          owner.hand = [...owner.hand, owner.seat === view.seat ? card : HIDDEN];
        }
        at.cards = [];
        at.face_down = [];
        at.blood = 0;
        at.power = 0;
      }
    }
    stage.location = NONE;
    return 900;
  },
  over: ({ view, fields, stage }) => {
    view.winners = numbers(fields, "winners");
    stage.location = NONE;
    return 600;
  },
};

/** The step that a line stands for is only known from what the cards do: the clause names it. */
function stepOf(line: LogLine, stage: Stage): void {
  if (line.kind !== "effect" || !line.clause) return;
  const step = STEPS.find((each) => line.clause?.startsWith(`vendetta.${each}.`));
  if (step) stage.step = step;
}

export const teller: Teller = {
  stage: (view: AnyView) => stageOf(view as unknown as View),
  settle(view: AnyView, anyStage: unknown): void {
    const stage = anyStage as Stage;
    const now = stageOf(view as unknown as View);
    stage.location = now.location;
    stage.step = now.step;
    stage.ranking = now.ranking;
    stage.tokens = now.tokens;
    stage.cards = [];
  },
  tell(anyView: AnyView, anyStage: unknown, line: LogLine): number {
    const stage = anyStage as Stage;
    const view = anyView as unknown as View;
    const event = EVENTS[line.kind];
    stage.cards = line.about?.length ? line.about : stage.cards;
    stepOf(line, stage);
    if (!event) return line.text ? 250 : 0;
    const fields = line.fields;
    const player = view.players[number(fields, "seat")];
    const place = number(fields, "location");
    const setup = view.round === 0 && line.kind !== "clan" && line.kind !== "relic" ? 0.2 : 1;
    const wait = event({
      view,
      stage,
      fields,
      player,
      place,
      card: number(fields, "card"),
      at: player?.positions[place],
      amount: number(fields, "amount"),
      what: fields.what === "influence" ? "influence" : "blood",
    });
    return wait * setup;
  },
};

// -- an open replay ---------------------------------------------------------------------------------------------------

/** Each player's cards as that player knows them, in one view. */
export function opened(whole: AnyView, seats: AnyView[]): AnyView {
  const view = structuredClone(whole) as unknown as View;
  seats.forEach((each, seat) => {
    const own = (each as unknown as View).players[seat];
    if (own) view.players[seat] = own;
  });
  return view as unknown as AnyView;
}
