/** What a table demands of decks. */
export interface Demands {
  edition: string;
  players: number;
  options: Record<string, string | number | boolean>;
}

/** A deck as a table takes it, by its key or in one line; empty: a deck drawn by the server. */
export interface Choice {
  deck: string;
  name: string;
  marks: string[];
  curve: number[];
}

export const SURPRISE: Choice = { deck: "", name: "", marks: [], curve: [] };
