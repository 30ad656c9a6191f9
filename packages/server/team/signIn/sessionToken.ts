import { createHash } from 'node:crypto';

/** 256 random bits (SES-1). */
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const HOUR_MS = 3_600_000;

/** Staff sessions: 12 hours without a request, 30 days in all (reliability 3.4). */
export const SESSION_IDLE_MS = 12 * HOUR_MS;
export const SESSION_ABSOLUTE_MS = 30 * 24 * HOUR_MS;
/** How exactly the last request is remembered: one write per five minutes, not per request. */
export const SEEN_BUCKET_MS = 300_000;

export function newSessionToken(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
}

/** What the database keeps of it; null for what can't be a token. */
export function hashSessionToken(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}

export function sessionExpiry(createdAt: number, seenAt: number): Date {
  return new Date(Math.min(seenAt + SESSION_IDLE_MS, createdAt + SESSION_ABSOLUTE_MS));
}
