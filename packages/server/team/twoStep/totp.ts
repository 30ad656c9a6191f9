import { createHmac, timingSafeEqual } from 'node:crypto';

/** As every authenticator app does it: SHA-1, six digits, half a minute (RFC 6238). */
const STEP_MS = 30_000;
const DIGITS = 6;
/** 160 bits, as long as the hash (RFC 4226, 4). */
const SECRET_BYTES = 20;
/** Clocks differ, and typing takes time: one step before and after. */
const WINDOW = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(randomBytes: (count: number) => Uint8Array): Buffer {
  return Buffer.from(randomBytes(SECRET_BYTES));
}

/** RFC 4648 without padding; for lengths of whole groups of five bytes. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri(secret: Uint8Array, email: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Quoin' });
  return `otpauth://totp/${encodeURIComponent(`Quoin:${email}`)}?${query}`;
}

/** The number of half minutes since 1970. */
export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is, now and later than `usedStep`; null for a wrong code and for one that was used. */
export function matchingStep(
  secret: Uint8Array,
  code: string,
  { now, usedStep }: { readonly now: number; readonly usedStep: number },
): number | null {
  const typed = Buffer.from(code);
  const current = stepAt(now);
  for (let step = current - WINDOW; step <= current + WINDOW; step += 1) {
    const right = Buffer.from(totpCode(secret, step));
    if (step > usedStep && typed.length === right.length && timingSafeEqual(typed, right)) return step;
  }
  return null;
}
