/** The deal of Vendetta as docs/record.md describes it. */
const HOUSE_SET = { allies: 30, victims: 35, locations: 7, relics: 8, clans: 7 };

/**
 * Cards are given by their places in the lists of the set, counted from 0.
 * @type {import("../../lib/verify.js").Dealer}
 */
export function deal(header, source) {
  const set = header.options?.["cards"] ?? "house";
  if (set !== "house") throw new Error(`the cards of '${set}' are not in the record`);
  /** @param {number} count */
  const places = (count) => Array.from({ length: count }, (_, place) => place);
  const players = header.seats.length;
  /** @type {import("../../lib/verify.js").Dealt} */
  const dealt = { ambition: source.draw(players) };
  dealt["allies"] = source.shuffle(places(HOUSE_SET.allies));
  dealt["victims"] = source.shuffle(places(HOUSE_SET.victims));
  if (header.options?.["locations"]) dealt["locations"] = source.shuffle(places(HOUSE_SET.locations));
  /** @param {number} count */
  const sorted = (count) => source.shuffle(places(count)).slice(0, players + 1).sort((a, b) => a - b);
  if (header.options?.["relics"]) dealt["relics"] = sorted(HOUSE_SET.relics);
  dealt["clans"] = sorted(HOUSE_SET.clans);
  return dealt;
}
