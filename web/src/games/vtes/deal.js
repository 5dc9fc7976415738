/** The deal of V:TES as docs/record.md describes it. */
import { EDITIONS } from "./editions.js";

const FIRST_CRYPT_ID = 200_000;

/**
 * The two piles of a deck line such as `Name = 2x200517 6x100518`, in the order of the line.
 * @param {string} line
 */
function piles(line) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const entry of line.slice(line.indexOf(" = ") + 3).split(/\s+/)) {
    const [, count, id] = /^(\d{1,4})x(\d{1,9})$/.exec(entry) ?? [];
    if (!count || !id) throw new Error(`'${entry.slice(0, 20)}' is no card of a deck`);
    counts.set(Number(id), (counts.get(Number(id)) ?? 0) + Number(count));
  }
  const cards = [...counts].flatMap(([id, count]) => /** @type {number[]} */ (Array(count).fill(id)));
  return { crypt: cards.filter((id) => id >= FIRST_CRYPT_ID), library: cards.filter((id) => id < FIRST_CRYPT_ID) };
}

/** @type {import("../../lib/verify.js").Dealer} */
export function deal(header, source) {
  const decks = header.decks ?? [];
  if (decks.some((deck) => !deck.includes(" = "))) throw new Error("a deck of invented cards: its list is not in the record");
  const shuffled = decks.map(piles).map(({ crypt, library }) => ({ crypt: source.shuffle(crypt), library: source.shuffle(library) }));
  /** @type {import("../../lib/verify.js").Dealt} */
  const dealt = {};
  const edition = EDITIONS[header.edition ?? ""];
  if (!edition) throw new Error(`no edition ${header.edition}`);
  if (edition.ante && header.options?.["ante"]) dealt["ante"] = shuffled.map(({ library }) => library.pop() ?? 0);
  /** @param {number[]} pile @param {number} count */
  const top = (pile, count) => pile.splice(-count).reverse();
  dealt["hands"] = shuffled.map(({ library }) => top(library, 7));
  dealt["uncontrolled"] = shuffled.map(({ crypt }) => top(crypt, 4));
  dealt["first"] = edition.lot ? source.draw(header.seats.length) : 0;
  return dealt;
}
