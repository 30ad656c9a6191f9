import { createHash, createHmac } from 'node:crypto';
import type { Deps } from '../deps.ts';

const TOKEN_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/**
 * The 128 bits in an order's status link (ORD-6). Made from the order and a key of this installation, so that a retry and
 * the mail can say it again although the database keeps only its hash.
 */
export function orderToken(deps: Pick<Deps, 'keyFor'>, websiteId: string, orderId: string): string {
  const digest = createHmac('sha256', deps.keyFor('order-token')).update(`${websiteId}|${orderId}`).digest();
  return digest.subarray(0, TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of it; null for what can't be a token. */
export function hashOrderToken(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}

/** Right after payment, and at any time later. Both without signing in. */
export function confirmedPath(token: string): string {
  return `/checkout/order/${token}`;
}

export function statusPath(token: string): string {
  return `/order/${token}`;
}
