/** The seats a guest has in this browser: table and token. Whoever has the token is that person at the table. */
const KEY = "praxis.seats";
const MOST = 60;

export interface Kept {
  table: string;
  token: string;
  game: string;
  name: string;
  at: number;
}

export function seats(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

function write(all: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays, until the page is closed.
  }
}

const unkept = new Map<string, string>();

export function keepSeat(table: string, token: string, game: string, name: string): void {
  unkept.set(table, token);
  const rest = seats().filter((each) => each.table !== table);
  write([{ table, token, game, name, at: Date.now() }, ...rest]);
}

export function dropSeat(table: string): void {
  unkept.delete(table);
  write(seats().filter((each) => each.table !== table));
}

export function tokenFor(table: string): string {
  return seats().find((each) => each.table === table)?.token ?? unkept.get(table) ?? "";
}
