/** SHA-256 and BLAKE2b, written out so that the check of the shuffle needs no trust in anyone's library or in https. */

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (value: string): Uint8Array => Uint8Array.from(value.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The first bits of the fractions of roots of the first primes, which both functions are made of. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

function rootBits(prime: number, power: 2 | 3, bits: bigint): bigint {
  // The integer root of prime * 2^(power * bits) has the wanted fraction as its low bits.
  const target = BigInt(prime) << (BigInt(power) * bits);
  let low = 0n;
  let high = 1n << (bits + 5n);
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** BigInt(power) <= target) low = middle;
    else high = middle - 1n;
  }
  return low & ((1n << bits) - 1n);
}

const K = Uint32Array.from(primes(64), (prime) => Number(rootBits(prime, 3, 32n)));
const H = Uint32Array.from(primes(8), (prime) => Number(rootBits(prime, 2, 32n)));

export function sha256(message: string | Uint8Array): string {
  const data = typeof message === "string" ? text(message) : message;
  const padded = new Uint8Array(((data.length + 8) >> 6 << 6) + 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const block = new DataView(padded.buffer);
  block.setBigUint64(padded.length - 8, BigInt(data.length) * 8n);
  const state = Uint32Array.from(H);
  const w = new Uint32Array(64);
  const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
  for (let start = 0; start < padded.length; start += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = block.getUint32(start + i * 4);
      else {
        const [a, b] = [w[i - 15]!, w[i - 2]!];
        w[i] = w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) >>> 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = state[i]! + value));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => out.setUint32(i * 4, value));
  return hex(new Uint8Array(out.buffer));
}

const MASK = (1n << 64n) - 1n;
const IV = primes(8).map((prime) => rootBits(prime, 2, 64n));
const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));

/** BLAKE2b of at most one block, with a person string, as Python's `hashlib.blake2b(data, digest_size=…, person=…)`. */
export function blake2b(data: Uint8Array, size: number, person: string): string {
  if (data.length > 128) throw new RangeError("more than one block");
  const parameters = new Uint8Array(64);
  parameters.set([size, 0, 1, 1]);
  parameters.set(text(person), 48);
  const words = (bytes: Uint8Array, count: number): bigint[] => {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return Array.from({ length: count }, (_, i) => view.getBigUint64(i * 8, true));
  };
  const start = words(parameters, 8).map((word, i) => word ^ IV[i]!);
  const block = new Uint8Array(128);
  block.set(data);
  const m = words(block, 16);
  const v = [...start, ...IV];
  v[12]! ^= BigInt(data.length);
  v[14]! ^= MASK;
  const turn = (x: bigint, n: bigint): bigint => ((x >> n) | (x << (64n - n))) & MASK;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = turn(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = turn(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & MASK;
    v[d] = turn(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = turn(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10]!;
    for (let i = 0; i < 4; i++) mix(i, i + 4, i + 8, i + 12, m[s[2 * i]!]!, m[s[2 * i + 1]!]!);
    for (let i = 0; i < 4; i++)
      mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), m[s[8 + 2 * i]!]!, m[s[9 + 2 * i]!]!);
  }
  const out = new DataView(new ArrayBuffer(64));
  start.forEach((word, i) => out.setBigUint64(i * 8, word ^ v[i]! ^ v[i + 8]!, true));
  return hex(new Uint8Array(out.buffer)).slice(0, size * 2);
}
