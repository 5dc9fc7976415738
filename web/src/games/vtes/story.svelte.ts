/** How V:TES is told: each event lights its cards for a moment, and numbers rise where they change. */
import type { Teller, View as AnyView } from "../../lib/telling";
import type { LogLine } from "../../lib/wire";
import type { View } from "./table";

export interface Delta {
  n: number;
  /** The thing that changed: `c17` or `s2`. */
  on: string;
  what: "pool" | "blood" | "vp";
  amount: number;
}

export class Stage {
  /** The cards that the event is about. */
  lit = $state.raw<ReadonlySet<number>>(new Set());
  deltas = $state.raw<Delta[]>([]);
}

const KEPT = 16;
/** How long each kind of event is shown, in ms; others take no time. */
const LOOK: Record<string, number> = {
  action: 900,
  "action-over": 350,
  bleeds: 700,
  "block-attempt": 600,
  "block-failed": 600,
  blocked: 700,
  burned: 250,
  combat: 700,
  contested: 700,
  controlled: 600,
  damage: 450,
  declines: 250,
  diablerie: 900,
  discarded: 250,
  dodged: 450,
  edge: 350,
  "in-play": 500,
  maneuver: 500,
  ousted: 1500,
  plays: 800,
  pool: 350,
  press: 500,
  prevented: 450,
  range: 300,
  recruited: 500,
  redirected: 900,
  referendum: 900,
  result: 1000,
  strike: 650,
  targets: 500,
  torpor: 800,
  turn: 500,
  uses: 600,
  "victory-point": 1000,
  votes: 500,
  withdrawn: 1200,
};

type Fields = Record<string, unknown>;
const number = (fields: Fields, name: string): number => {
  const value = fields[name];
  return typeof value === "number" ? value : -1;
};

function change(stage: Stage, line: LogLine, on: string, what: Delta["what"], amount: number): void {
  if (amount) stage.deltas = [...stage.deltas, { n: line.n, on, what, amount }].slice(-KEPT);
}

/** The changes that are shown at once; all others come with the server's view. */
const SHOWN: Record<string, (view: View, stage: Stage, line: LogLine, fields: Fields) => void> = {
  pool(view, stage, line, fields) {
    const seat = number(fields, "seat");
    view.pool[seat] = number(fields, "pool");
    change(stage, line, `s${seat}`, "pool", Number(fields.change));
  },
  blood(view, stage, line, fields) {
    const card = number(fields, "card");
    view.blood[card] = number(fields, "blood");
    change(stage, line, `c${card}`, "blood", Number(fields.change));
  },
  transfer(view, stage, line, fields) {
    const [card, seat] = [number(fields, "card"), number(fields, "seat")];
    view.blood[card] = number(fields, "blood");
    view.pool[seat] = number(fields, "pool");
    change(stage, line, `c${card}`, "blood", Number(fields.amount));
  },
  /** From here on the pool is what is left of it. */
  bleeds(view) {
    view.going = view.going?.map((each) => (each.type === "action" ? { ...each, bled: true } : each));
  },
  locked(view, _stage, _line, fields) {
    view.locked[number(fields, "card")] = 1;
  },
  unlocked(view, _stage, _line, fields) {
    view.locked[number(fields, "card")] = 0;
  },
  edge(view, _stage, _line, fields) {
    view.edge = number(fields, "seat");
  },
  "victory-point"(view, stage, line, fields) {
    const seat = number(fields, "seat");
    view.vps[seat] = Number(fields.total);
    change(stage, line, `s${seat}`, "vp", 1);
  },
};

export const teller: Teller = {
  touches: ["pool", "blood", "locked", "edge", "vps", "going"],
  stage: () => new Stage(),
  tell(view: AnyView, stage: unknown, line: LogLine): number {
    const now = stage as Stage;
    now.lit = new Set(line.about);
    SHOWN[line.kind]?.(view as unknown as View, now, line, (line.fields ?? {}) as Fields);
    return line.text ? (LOOK[line.kind] ?? 0) : 0;
  },
  settle(_view: AnyView, stage: unknown): void {
    (stage as Stage).lit = new Set();
  },
};

/** A view with all cards open, made of the views of all seats: each knows its own cards. */
export function opened(whole: AnyView, seats: AnyView[]): AnyView {
  const view = whole as unknown as View;
  const others = seats as unknown as View[];
  const faces = view.faces.map((face, card) => face ?? others.map((each) => each.faces[card]).find((each) => each != null) ?? null);
  const minions = Object.assign({}, ...others.map((each) => each.minions), view.minions) as View["minions"];
  return { ...whole, faces, minions };
}
