/**
 * An independent verifier of a record's deal, written from docs/record.md alone: it shares no code with the server and
 * uses no packages. The page shows its findings; `node web/verify.mjs RECORD` prints them as JSON.
 */
import { blake2b, fromHex, sha256, toHex, utf8 } from "./hashes.js";

/**
 * @typedef {{ secret: string, commitment: string, contributions: [number, string][], seating?: number[],
 *   decks?: [number, string, string][], asked?: [number, string][], form?: number }} Deal
 * @typedef {{ game: string, rules: number, edition?: string, options?: Record<string, string | number | boolean>,
 *   seats: string[], decks?: string[], seed: string, commitment: string, cards?: string, made?: string,
 *   deal?: Deal | null, start?: { position?: string, record?: string, answers?: number } }} Header
 * @typedef {Record<string, number | number[] | number[][]>} Dealt
 * @typedef {(header: Header, source: Source) => Dealt} Dealer What a game deals from its seed before the first decision.
 * @typedef {{ faults: string[], checked: string[], not_checked: string[], dealt: Dealt | null }} Findings
 */

/** @param {string} text */
const sha = (text) => toHex(sha256(utf8(text)));
/** @param {string} text */
const short = (text) => toHex(blake2b(utf8(text), 4));
/** @param {number} count */
const places = (count) => Array.from({ length: count }, (_, place) => place);

/** @param {string} secret */
export const secretCommitment = (secret) => sha(`praxis-secret\n${secret}`);
/** @param {string} seed */
export const seedCommitment = (seed) => toHex(blake2b(fromHex(seed), 32, { person: utf8("praxis-seed") }));
/** @param {string} salt @param {string} deck */
export const deckCommitment = (salt, deck) => sha(`praxis-deck\n${salt}\n${deck}`);

/**
 * The seed of a game; without what was agreed it has the old form.
 * @param {string} secret
 * @param {[number, string][]} contributions
 * @param {string} [terms]
 */
export function seedOf(secret, contributions, terms = "") {
  const lines = [...contributions].sort(([a], [b]) => a - b).map(([seat, text]) => `${seat}:${text}`);
  const first = terms ? ["praxis-deal-2", secret, terms] : ["praxis-deal", secret];
  return sha([...first, ...lines].join("\n"));
}

/**
 * JSON without blanks, keys in alphabetical order.
 * @param {unknown} value
 * @returns {string}
 */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join()}}`;
}

/**
 * What was agreed before the deal, by the chairs that people took.
 * @param {Header} header
 * @param {Deal} deal
 */
export function agreed(header, deal) {
  const { game, rules, edition = "", options = {}, cards = "", made = "" } = header;
  const seating = deal.seating ?? [];
  const chairs = seating.length ? seating : places(header.seats.length);
  const shown = new Map((deal.decks ?? []).map(([seat, , commitment]) => [seat, commitment]));
  const seats = places(header.seats.length).map((chair) => chairs.indexOf(chair));
  const names = seats.map((seat) => header.seats[seat] ?? "");
  const decks = seats.map((seat) => shown.get(seat) ?? "");
  return canonical({ game, rules, edition, options, cards, made, seating: seating.length ? "random" : "chosen", names, decks });
}

/** The random source: words of 64 bits made of the seed and a counter. */
export class Source {
  draws = 0;
  /** @type {Uint8Array} */
  #key;

  /** @param {string} seed */
  constructor(seed) {
    this.#key = fromHex(seed);
  }

  /** @param {number} below */
  draw(below) {
    const count = BigInt(below);
    const limit = (1n << 64n) - ((1n << 64n) % count);
    for (;;) {
      const message = fromHex((this.draws++).toString(16).padStart(16, "0"));
      const word = BigInt(`0x${toHex(blake2b(message, 8, { key: this.#key }))}`);
      if (word < limit) return Number(word % count);
    }
  }

  /** @param {number[]} items */
  shuffle(items) {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      [items[i], items[j]] = [/** @type {number} */ (items[j]), /** @type {number} */ (items[i])];
    }
    return items;
  }
}

/**
 * The seating: for each seat, the chair that its person had before.
 * @param {string} seed
 * @param {number} players
 */
export const seatingOf = (seed, players) => new Source(sha(`praxis-seating\n${seed}`)).shuffle(places(players));

/**
 * The first line whose check does not fit the lines before it; 0 if all fit.
 * @param {string[]} lines
 */
function firstChanged(lines) {
  let chain = lines[0] ?? "";
  for (const [at, line] of lines.slice(1).entries()) {
    const [, body, found] = /^(.*) ~([0-9a-f]{8})$/s.exec(line) ?? [];
    if (body === undefined || found === undefined || short(`${chain}\n${body}`) !== found) return at + 2;
    chain = found;
  }
  return 0;
}

/**
 * What is wrong with the form of the answers and the end, which are the lines from the third on; empty if nothing is.
 * @param {string[]} bodies
 * @param {number} players
 */
function wrongAnswers(bodies, players) {
  let count = 0;
  for (const [at, body] of bodies.entries()) {
    const state = /^(=|end) (\d+) [0-9a-f]{16}$/.exec(body);
    const answer = /^(\d+) (\d+) \S/.exec(body);
    if (state && Number(state[2]) === count) {
      if (state[1] === "end") return at === bodies.length - 1 ? "" : "lines follow the end";
    } else if (answer && Number(answer[1]) === count && Number(answer[2]) < players) count++;
    else return `line ${at + 3} is not answer ${count} of a seat of the game, nor a state after ${count} answers`;
  }
  return "the record stops before the end of the game";
}

/**
 * A list of the deal has so many things for each seat that it names, and names seats once and in order.
 * @param {[number, ...string[]][]} list
 * @param {number} length
 * @param {number} players
 */
const inOrder = (list, length, players) =>
  list.every(([seat, ...texts], at) => {
    const inside = Number.isInteger(seat) && seat >= 0 && seat < players && seat > (list[at - 1]?.[0] ?? -1);
    return inside && texts.length === length - 1 && texts.every((text) => typeof text === "string");
  });

/**
 * Everything that can be checked of the deal without the rules; the faults go to `findings`.
 * @param {Header} header
 * @param {Deal} deal
 * @param {Findings} findings
 */
function checkDeal(header, deal, findings) {
  /** @param {boolean} holds @param {string} what @param {string} fault */
  const check = (holds, what, fault) => void (holds ? findings.checked.push(what) : findings.faults.push(fault));
  const { secret, commitment, contributions, seating = [], decks = [], asked = [], form = 1 } = deal;
  const players = header.seats.length;
  const lists = inOrder(contributions, 2, players) && inOrder(decks, 3, players) && inOrder(asked, 2, players);
  const chairs = !seating.length || [...seating].sort((a, b) => a - b).join() === places(players).join();
  check(lists && chairs, "each list of the deal names seats of the game, each once", "a list of the deal does not name seats of the game, each once and in order");
  check(secretCommitment(secret) === commitment, "the secret fits its commitment", "the secret does not fit its commitment");
  check(seedCommitment(header.seed) === header.commitment, "the seed fits its commitment", "the seed does not fit its commitment");
  if (form === 1) {
    check(seedOf(secret, contributions) === header.seed, "the seed is made of the secret and the contributions", "the seed is not made of the secret and the contributions");
    findings.faults.push("the record is of the old form: nothing binds names, edition, options and decks without a commitment");
  } else if (form === 2) {
    const right = seedOf(secret, contributions, agreed(header, deal)) === header.seed;
    check(right, "the seed is made of the secret, the contributions and what was agreed", "the seed is not made of the secret, the contributions and what was agreed");
  } else findings.faults.push(`the deal has form ${form}, which this verifier does not know`);
  if (seating.length) check(seating.join() === seatingOf(header.seed, players).join(), "the seating is drawn from the seed", "the seating is not drawn from the seed");
  checkDecks(header, new Map(asked), decks, findings);
}

/**
 * @param {Header} header
 * @param {Map<number, string>} asked
 * @param {[number, string, string][]} sealed
 * @param {Findings} findings
 */
function checkDecks(header, asked, sealed, findings) {
  const lines = header.decks ?? [];
  if (header.decks === null || !lines.every((line) => typeof line === "string")) throw new Error("its decks are no texts");
  if (lines.length && lines.length !== header.seats.length) findings.faults.push(`${lines.length} decks for ${header.seats.length} seats`);
  const wrong = sealed.filter(([seat, salt, shown]) => deckCommitment(salt, asked.get(seat) ?? lines[seat] ?? "") !== shown);
  for (const [seat] of wrong) findings.faults.push(`the deck of seat ${seat} does not fit its commitment`);
  if (sealed.length && !wrong.length) findings.checked.push(`${sealed.length} decks fit their commitments`);
  const bound = new Set(sealed.map(([seat]) => seat));
  for (const seat of asked.keys()) if (!bound.has(seat)) findings.faults.push(`the deck of seat ${seat} has no commitment`);
  const drawn = places(lines.length).filter((seat) => !bound.has(seat) || asked.has(seat));
  if (drawn.length) findings.not_checked.push(`that the decks of seats ${drawn.join(", ")} are those that the seed draws`);
}

/**
 * What is found of a record: faults in plain words (none if nothing speaks against it), what was checked and found
 * right, what was not checked, and what was dealt.
 * @param {string} text
 * @param {Record<string, Dealer>} dealers
 * @returns {Findings}
 */
export function verify(text, dealers) {
  /** @type {Findings} */
  const findings = { faults: [], checked: [], not_checked: ["that the answers were legal and lead to the digests and the end (praxis verify replays them)"], dealt: null };
  try {
    examine(text, dealers, findings);
  } catch (error) {
    findings.faults.push(`the record cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  return findings;
}

/**
 * @param {string} text
 * @param {Record<string, Dealer>} dealers
 * @param {Findings} findings
 */
function examine(text, dealers, findings) {
  const lines = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n").trimEnd().split("\n");
  if (lines[0] !== "praxis-record 1") throw new Error("its first line should be 'praxis-record 1'");
  const changed = firstChanged(lines);
  if (changed) {
    findings.faults.push(`line ${changed} was changed after it was written`);
    return;
  }
  findings.checked.push("no line was changed after it was written");
  const bodies = lines.slice(1).map((line) => line.replace(/ ~[0-9a-f]{8}$/, ""));
  const header = /** @type {Header} */ (JSON.parse(bodies[0] ?? ""));
  if (!/^[0-9a-f]{64}$/.test(header.seed)) throw new Error("its seed is not 64 hexadecimal digits");
  if (header.start) findings.faults.push("the game did not begin with this deal");
  if (header.deal) checkDeal(header, header.deal, findings);
  else findings.faults.push("nobody was bound before the deal: the header has no 'deal'");
  const wrong = wrongAnswers(bodies.slice(1), header.seats.length);
  if (wrong) findings.faults.push(wrong);
  else findings.checked.push("the answers are numbered without gaps, by seats of the game, and there is an end");
  if (!header.start) deal(header, dealers[header.game], findings);
}

/**
 * @param {Header} header
 * @param {Dealer | undefined} dealer
 * @param {Findings} findings
 */
function deal(header, dealer, findings) {
  try {
    if (!dealer) throw new Error(`this verifier does not know how ${header.game} is dealt`);
    findings.dealt = dealer(header, new Source(header.seed));
  } catch (error) {
    findings.not_checked.push(`what was dealt: ${error instanceof Error ? error.message : error}`);
  }
}
