/** What is chosen for a seat, and for what sort of table. */
export interface Demands {
  edition: string;
  players: number;
  options: Record<string, string | number | boolean>;
}

/** A deck as a table takes it, by its key or in one line; an empty one is a surprise. */
export interface Choice {
  deck: string;
  name: string;
  marks: string[];
  curve: number[];
}

export const SURPRISE: Choice = { deck: "", name: "", marks: [], curve: [] };
