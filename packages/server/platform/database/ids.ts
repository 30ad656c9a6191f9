import { randomFillSync } from 'node:crypto';

const RANDOM_BYTES = 10;
const MILLISECOND_DIGITS = 12;

/** Fetched many at a time, each used once: asking the system for four bytes takes longer than most of what they are for. */
const rolls = new Uint32Array(1024);
let used = rolls.length;

/** `[0, 1)` from the system's secure source, 32 bits fine. */
export function secureRoll(): number {
  if (used === rolls.length) {
    randomFillSync(rolls);
    used = 0;
  }
  const roll = rolls[used]!;
  rolls[used] = 0;
  used += 1;
  return roll / 2 ** 32;
}

function randomHex(count: number, roll: () => number): string {
  let hex = '';
  for (let index = 0; index < count; index += 1) {
    hex += Math.floor(roll() * 256)
      .toString(16)
      .padStart(2, '0');
  }
  return hex;
}

/**
 * A 128-bit id that sorts by its time: UUID version 7, 48 bits of milliseconds and 74 random bits.
 * @param now milliseconds since 1970
 * @param roll `[0, 1)`
 */
export function newId(now: number, roll: () => number): string {
  const time = now.toString(16).padStart(MILLISECOND_DIGITS, '0');
  const random = randomHex(RANDOM_BYTES, roll);
  const variant = (8 + (Number.parseInt(random.charAt(3), 16) & 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text from outside can be an id; PostgreSQL refuses other texts with an error. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
