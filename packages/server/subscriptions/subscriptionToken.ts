import { createHash, createHmac } from 'node:crypto';
import type { Deps } from '../deps.ts';

const TOKEN_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

function derived(deps: Pick<Deps, 'keyFor'>, purpose: string, text: string): string {
  return createHmac('sha256', deps.keyFor(purpose))
    .update(text)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');
}

/** Derives the 128 bits in a subscription's link, for each mail again. Stored as a hash. */
export function subscriptionToken(deps: Pick<Deps, 'keyFor'>, websiteId: string, id: string): string {
  return derived(deps, 'subscription-token', `${websiteId}|${id}`);
}

/** Null for what can't be a token. */
export function hashSubscriptionToken(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}

/** The cart of one renewal: for its buyer, who pays it with another card. */
export function renewalCartToken(deps: Pick<Deps, 'keyFor'>, websiteId: string, id: string, period: number): string {
  return derived(deps, 'renewal-cart', `${websiteId}|${id}|${period}`);
}

export function subscriptionPath(token: string): string {
  return `/subscription/${token}`;
}
