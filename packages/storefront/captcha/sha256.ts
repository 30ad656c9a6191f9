/**
 * SHA-256 of messages of at most 55 bytes, one block: all that a proof of work hashes. Our own, because the browser's is
 * asynchronous (a hundred thousand promises) and missing on pages without https.
 */
const ROUND_WORDS = new Uint32Array(64);
const FIRST_STATE = new Uint32Array(8);

/** The fraction bits of square and cube roots of the first primes: the standard's constants, made rather than listed. */
function fillConstants(): void {
  let found = 0;
  for (let number = 2; found < 64; number += 1) {
    if (!isPrime(number)) continue;
    if (found < 8) FIRST_STATE[found] = fractionBits(number ** (1 / 2));
    ROUND_WORDS[found] = fractionBits(number ** (1 / 3));
    found += 1;
  }
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}

function fractionBits(root: number): number {
  return (root - Math.floor(root)) * 2 ** 32;
}

fillConstants();

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Hashes `block`, padded to 16 words by `paddedBlock`, into `digest`: 8 words. */
export function hashBlock(block: Uint32Array, digest: Uint32Array, schedule: Uint32Array): void {
  schedule.set(block);
  for (let i = 16; i < 64; i += 1) {
    const early = schedule[i - 15]!;
    const late = schedule[i - 2]!;
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16]! + small + schedule[i - 7]! + large;
  }
  let a = FIRST_STATE[0]!;
  let b = FIRST_STATE[1]!;
  let c = FIRST_STATE[2]!;
  let d = FIRST_STATE[3]!;
  let e = FIRST_STATE[4]!;
  let f = FIRST_STATE[5]!;
  let g = FIRST_STATE[6]!;
  let h = FIRST_STATE[7]!;
  for (let i = 0; i < 64; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUND_WORDS[i]! + schedule[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  digest[0] = FIRST_STATE[0]! + a;
  digest[1] = FIRST_STATE[1]! + b;
  digest[2] = FIRST_STATE[2]! + c;
  digest[3] = FIRST_STATE[3]! + d;
  digest[4] = FIRST_STATE[4]! + e;
  digest[5] = FIRST_STATE[5]! + f;
  digest[6] = FIRST_STATE[6]! + g;
  digest[7] = FIRST_STATE[7]! + h;
}

/** A message as one block: its bytes, a one bit, zeros, its length. */
export function paddedBlock(message: Uint8Array): Uint32Array {
  const bytes = new Uint8Array(64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(60, message.length * 8);
  return Uint32Array.from({ length: 16 }, (_, index) => view.getUint32(index * 4));
}
