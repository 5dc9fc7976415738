/** The deal of V:TES as docs/record.md describes it. */
import type { Dealt, Header, Source } from "../../lib/verify";
import { EDITIONS } from "./editions.ts";

const FIRST_CRYPT_ID = 200_000;

/** The two piles of a deck line such as `Name = 2x200517 6x100518`, in the order of the line. */
function piles(line: string): { crypt: number[]; library: number[] } {
  const counts = new Map<number, number>();
  for (const entry of line.slice(line.indexOf(" = ") + 3).split(/\s+/)) {
    const [count, id] = entry.split("x").map(Number) as [number, number];
    counts.set(id, (counts.get(id) ?? 0) + count);
  }
  const cards = [...counts].flatMap(([id, count]) => Array<number>(count).fill(id));
  return { crypt: cards.filter((id) => id >= FIRST_CRYPT_ID), library: cards.filter((id) => id < FIRST_CRYPT_ID) };
}

export function deal(header: Header, source: Source): Dealt {
  const decks = header.decks ?? [];
  if (decks.some((deck) => !deck.includes(" = "))) throw new Error("a deck of invented cards: its list is not in the record");
  const shuffled = decks.map(piles).map(({ crypt, library }) => ({ crypt: source.shuffle(crypt), library: source.shuffle(library) }));
  const dealt: Dealt = {};
  const edition = EDITIONS[header.edition ?? ""];
  if (!edition) throw new Error(`no edition ${header.edition}`);
  if (edition.ante && header.options?.ante) dealt.ante = shuffled.map(({ library }) => library.pop()!);
  const top = (pile: number[], count: number): number[] => Array.from({ length: Math.min(count, pile.length) }, () => pile.pop()!);
  dealt.hands = shuffled.map(({ library }) => top(library, 7));
  dealt.uncontrolled = shuffled.map(({ crypt }) => top(crypt, 4));
  dealt.first = edition.lot ? source.draw(header.seats.length) : 0;
  return dealt;
}
