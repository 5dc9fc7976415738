/** What a view counts for each seat: every list of plain values that is as long as there are seats. */
import type { View } from "../../lib/telling";

export interface Column {
  name: string;
  values: string[];
}

const isPlain = (value: unknown): boolean => typeof value === "number" || typeof value === "string" || typeof value === "boolean";

function column(name: string, found: unknown[], seats: number): Column[] {
  if (found.length !== seats || !found.every(isPlain)) return [];
  return [{ name: name.replaceAll("_", " "), values: found.map(String) }];
}

export function columns(view: View, seats: number): Column[] {
  if (!seats) return [];
  return Object.entries(view).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [];
    const list: unknown[] = value;
    if (list.length === seats && list.every((each) => each !== null && typeof each === "object" && !Array.isArray(each))) {
      // A list of players: each of their plain fields is a column.
      const rows = list as Record<string, unknown>[];
      return Object.keys(rows[0]!).flatMap((field) => column(field, rows.map((row) => row[field]), seats));
    }
    return column(name, list, seats);
  });
}
