/** Decks that a person keeps: in the account if there is one, else in this browser. Nobody else is told of them. */
import { api } from "./api";
import type { DeckReport } from "./rest";
import { settings } from "./settings.svelte";

export interface KeptDeck {
  id: string;
  name: string;
  text: string;
}

/** What a deck's picture needs, and the line of the deck as a table takes it. */
export interface DeckFace {
  deck: string;
  marks: string[];
  curve: number[];
}

const KEY = "praxis.decks";
const FACES = "praxis.deck-faces";
const MOST = 200;

function stored<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? usual;
  } catch {
    return usual;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

class Decks {
  list = $state.raw<KeptDeck[]>([]);
  /** Pictures by a deck's text: they are worked out again if this browser has forgotten them. */
  faces = $state.raw<Record<string, DeckFace>>(stored(FACES, {}));

  async look(game: string): Promise<void> {
    this.list = settings.signed ? (await api.keptDecks()).filter((each) => each.game === game) : stored<KeptDeck[]>(KEY, []);
  }

  remember(text: string, report: DeckReport): void {
    const face = { deck: report.deck, marks: report.marks, curve: report.curve };
    const kept = Object.fromEntries(Object.entries(this.faces).filter(([each]) => this.list.some((deck) => deck.text === each)));
    this.faces = { ...kept, [text]: face };
    store(FACES, this.faces);
  }

  /** Keep a deck, or a new version of one; gives its id. */
  async keep(game: string, name: string, report: DeckReport, id = ""): Promise<string> {
    let kept: KeptDeck;
    if (settings.signed) {
      kept = await api.keepDeck(game, id, { name, text: report.text });
      this.list = [kept, ...this.list.filter((each) => each.id !== kept.id)];
    } else {
      kept = { id: id || crypto.randomUUID(), name, text: report.text };
      this.list = [kept, ...this.list.filter((each) => each.id !== kept.id)].slice(0, MOST);
      store(KEY, this.list);
    }
    this.remember(report.text, report);
    return kept.id;
  }

  async drop(game: string, id: string): Promise<void> {
    if (settings.signed) await api.dropDeck(game, id);
    this.list = this.list.filter((each) => each.id !== id);
    if (!settings.signed) store(KEY, this.list);
  }

  /** The line of a kept deck, read again if this browser has not seen it yet. */
  async line(game: string, deck: KeptDeck, demands: { edition: string; players: number; options: Record<string, string | number | boolean> }): Promise<string> {
    const known = this.faces[deck.text];
    if (known) return known.deck;
    const report = await api.lookAtDeck(game, { text: deck.text, ...demands });
    this.remember(deck.text, report);
    return report.deck;
  }
}

export const decks = new Decks();
