/** The deal of Vendetta as docs/record.md describes it. */
import type { Dealt, Header, Source } from "../../lib/verify";

const HOUSE_SET = { allies: 30, victims: 35, locations: 7, relics: 8, clans: 7 };

/** Cards are given by their places in the lists of the set, counted from 0. */
export function deal(header: Header, source: Source): Dealt {
  const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
  const players = header.seats.length;
  const dealt: Dealt = { ambition: source.draw(players) };
  dealt.allies = source.shuffle(places(HOUSE_SET.allies));
  dealt.victims = source.shuffle(places(HOUSE_SET.victims));
  if (header.options?.locations) dealt.locations = source.shuffle(places(HOUSE_SET.locations));
  const sorted = (count: number): number[] => source.shuffle(places(count)).slice(0, players + 1).sort((a, b) => a - b);
  if (header.options?.relics) dealt.relics = sorted(HOUSE_SET.relics);
  dealt.clans = sorted(HOUSE_SET.clans);
  return dealt;
}
