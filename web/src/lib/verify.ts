/**
 * An independent verifier of a record's shuffle, written from docs/record.md alone: it shares no code with the server.
 * The page shows its findings; `node web/verify.mjs RECORD` prints them as JSON.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Header {
  game: string;
  edition?: string;
  options?: Record<string, string | number | boolean>;
  seats: string[];
  decks?: string[];
  seed: string;
  commitment: string;
  deal?: { secret: string; commitment: string; contributions: [number, string][]; seating?: number[]; decks?: [number, string, string][] } | null;
  start?: { position?: string; record?: string; answers?: number };
}

export type Dealt = Record<string, number | number[] | number[][]>;

const sha = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const short = (text: string): string => bytesToHex(blake2b(utf8ToBytes(text), { dkLen: 4 }));

export const secretCommitment = (secret: string): string => sha(`praxis-secret\n${secret}`);
export const seedCommitment = (seed: string): string =>
  bytesToHex(blake2b(hexToBytes(seed), { dkLen: 32, personalization: utf8ToBytes("praxis-seed".padEnd(16, "\0")) }));

export function seedOf(secret: string, contributions: [number, string][]): string {
  const lines = [...contributions].sort(([a], [b]) => a - b).map(([seat, text]) => `${seat}:${text}`);
  return sha(["praxis-deal", secret, ...lines].join("\n"));
}

/** The random source: words of 64 bits made of the seed and a counter. */
export class Source {
  draws = 0;
  readonly #key: Uint8Array;

  constructor(seed: string) {
    this.#key = hexToBytes(seed);
  }

  draw(below: number): number {
    const count = BigInt(below);
    const limit = (1n << 64n) - ((1n << 64n) % count);
    for (;;) {
      const message = hexToBytes((this.draws++).toString(16).padStart(16, "0"));
      const word = BigInt(`0x${bytesToHex(blake2b(message, { dkLen: 8, key: this.#key }))}`);
      if (word < limit) return Number(word % count);
    }
  }

  shuffle(items: number[]): number[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
    return items;
  }
}

/** The seating: for each seat, the seat that its person had before. */
export const seatingOf = (seed: string, players: number): number[] =>
  new Source(sha(`praxis-seating\n${seed}`)).shuffle(Array.from({ length: players }, (_, seat) => seat));
export const deckCommitment = (salt: string, deck: string): string => sha(`praxis-deck\n${salt}\n${deck}`);

/** What a game deals from its seed before the first decision. */
export type Dealer = (header: Header, source: Source) => Dealt;

/** The first line whose check does not fit the lines before it; 0 if all fit. */
function firstChanged(lines: string[]): number {
  let chain = lines[0]!;
  for (const [at, line] of lines.slice(1).entries()) {
    const [, body, found] = /^(.*) ~([0-9a-f]{8})$/.exec(line) ?? [];
    if (body === undefined || short(`${chain}\n${body}`) !== found) return at + 2;
    chain = found!;
  }
  return 0;
}

/** Every fault of a record's shuffle, in plain words; none if it is fair. Also gives what was dealt. */
export function verify(text: string, dealers: Record<string, Dealer>): { faults: string[]; dealt: Dealt | null } {
  const lines = text.trimEnd().split("\n");
  const changed = firstChanged(lines);
  if (changed) return { faults: [`line ${changed} was changed after it was written`], dealt: null };
  const header = JSON.parse(lines[1]!.replace(/ ~[0-9a-f]{8}$/, "")) as Header;
  const faults: string[] = [];
  if (header.start) faults.push("the game did not begin with this deal");
  if (!header.deal) return { faults: [...faults, "the record does not tell how its seed was made"], dealt: null };
  const { secret, commitment, contributions, seating = [], decks = [] } = header.deal;
  if (secretCommitment(secret) !== commitment) faults.push("the secret does not fit its commitment");
  if (seedOf(secret, contributions) !== header.seed) faults.push("the seed is not made of the secret and the contributions");
  if (seedCommitment(header.seed) !== header.commitment) faults.push("the seed does not fit its commitment");
  if (seating.length && seating.join() !== seatingOf(header.seed, header.seats.length).join()) faults.push("the seating is not drawn from the seed");
  for (const [seat, salt, shown] of decks)
    if (deckCommitment(salt, header.decks?.[seat] ?? "") !== shown) faults.push(`the deck of seat ${seat} does not fit its commitment`);
  const dealer = dealers[header.game];
  return { faults, dealt: dealer && !header.start ? dealer(header, new Source(header.seed)) : null };
}
