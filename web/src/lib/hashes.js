/**
 * SHA-256 and BLAKE2b in plain JavaScript, so that the verifier needs no packages and runs in any browser and any Node.
 * Written for clearness; a record needs some thousand short hashes.
 */

/** @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);
/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} hex */
export function fromHex(hex) {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error("not hexadecimal digits");
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

/** The first prime numbers, of whose roots SHA-256 makes its constants. @param {number} count */
function primes(count) {
  const found = [2];
  for (let n = 3; found.length < count; n += 2) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}
/** The first 32 bits after the point. @param {number} root */
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const SHA_START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const SHA_ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

/**
 * @param {Uint8Array} message
 * @returns {Uint8Array}
 */
export function sha256(message) {
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const state = Uint32Array.from(SHA_START);
  const words = new Uint32Array(64);
  /** @param {number} word @param {number} by */
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = words[i - 15] ?? 0;
      const b = words[i - 2] ?? 0;
      const mixed = (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      words[i] = mixed + (words[i - 16] ?? 0) + (words[i - 7] ?? 0);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (SHA_ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] ?? 0) + word));
  }
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => result.setUint32(4 * i, word));
  return new Uint8Array(result.buffer);
}

const WORD = (1n << 64n) - 1n;
const BLAKE_START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
].map((row) => Array.from(row, (digit) => parseInt(digit, 16)));

/** @param {bigint} word @param {bigint} by */
const turned = (word, by) => ((word >> by) | (word << (64n - by))) & WORD;

/**
 * BLAKE2b of RFC 7693, with a key and a personalization.
 * @param {Uint8Array} message
 * @param {number} length of the hash in bytes
 * @param {{ key?: Uint8Array, person?: Uint8Array }} [more]
 * @returns {Uint8Array}
 */
export function blake2b(message, length, { key = new Uint8Array(), person = new Uint8Array() } = {}) {
  const parameters = new DataView(new ArrayBuffer(64));
  [length, key.length, 1, 1].forEach((byte, i) => parameters.setUint8(i, byte));
  person.forEach((byte, i) => parameters.setUint8(48 + i, byte));
  const state = BLAKE_START.map((word, i) => word ^ parameters.getBigUint64(8 * i, true));
  const data = new Uint8Array((key.length ? 128 : 0) + message.length);
  data.set(key);
  data.set(message, key.length ? 128 : 0);
  const blocks = Math.max(1, Math.ceil(data.length / 128));
  for (let block = 0; block < blocks; block++) {
    const part = new Uint8Array(128);
    part.set(data.subarray(128 * block, 128 * block + 128));
    const view = new DataView(part.buffer);
    const words = Array.from({ length: 16 }, (_, i) => view.getBigUint64(8 * i, true));
    const last = block === blocks - 1;
    compress(state, words, BigInt(last ? data.length : 128 * (block + 1)), last);
  }
  const result = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => result.setBigUint64(8 * i, word, true));
  return new Uint8Array(result.buffer).slice(0, length);
}

/** @param {bigint[]} state @param {bigint[]} words @param {bigint} count @param {boolean} last */
function compress(state, words, count, last) {
  const v = [...state, ...BLAKE_START];
  /** @param {number} i */
  const at = (i) => v[i] ?? 0n;
  v[12] = at(12) ^ count;
  if (last) v[14] = at(14) ^ WORD;
  /** @param {number} a @param {number} b @param {number} c @param {number} d @param {bigint} x @param {bigint} y */
  const mix = (a, b, c, d, x, y) => {
    v[a] = (at(a) + at(b) + x) & WORD;
    v[d] = turned(at(d) ^ at(a), 32n);
    v[c] = (at(c) + at(d)) & WORD;
    v[b] = turned(at(b) ^ at(c), 24n);
    v[a] = (at(a) + at(b) + y) & WORD;
    v[d] = turned(at(d) ^ at(a), 16n);
    v[c] = (at(c) + at(d)) & WORD;
    v[b] = turned(at(b) ^ at(c), 63n);
  };
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10] ?? [];
    /** @param {number} i */
    const word = (i) => words[order[i] ?? 0] ?? 0n;
    for (let i = 0; i < 4; i++) mix(i, 4 + i, 8 + i, 12 + i, word(2 * i), word(2 * i + 1));
    for (let i = 0; i < 4; i++) mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), word(8 + 2 * i), word(9 + 2 * i));
  }
  state.forEach((found, i) => (state[i] = found ^ at(i) ^ at(i + 8)));
}
