import { createHash, createHmac } from 'node:crypto';

/** 128 random bits: the right to one cart, and to nothing else (reliability 3.2). */
const TOKEN_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{22,43}$/;

export function newCartToken(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
}

/** What the database keeps of it; null for what can't be a token. */
export function hashCartToken(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}

/** The token of the cart that follows a bought one: every tab that still holds the old token arrives at the same new cart. */
export function nextCartToken(key: Uint8Array, token: string): string {
  return createHmac('sha256', key).update(token).digest().subarray(0, TOKEN_BYTES).toString('base64url');
}
