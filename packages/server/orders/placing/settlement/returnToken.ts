import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CheckoutDeps } from '../../../checkout/index.ts';

const TOKEN_BYTES = 16;

/** Goes to the provider and comes back with the visitor, on whatever device: proves that he was sent there by us (SC-13). */
export function returnToken(deps: Pick<CheckoutDeps, 'keyFor'>, intentId: string): string {
  const digest = createHmac('sha256', deps.keyFor('payment-return')).update(intentId).digest();
  return digest.subarray(0, TOKEN_BYTES).toString('base64url');
}

export function hashReturnToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isReturnToken(token: string, hash: Buffer | null): boolean {
  return hash !== null && timingSafeEqual(hashReturnToken(token), hash);
}

/** Returns the parameters of a return address. Not called `token`, because PayPal adds a parameter of that name. */
export function returnQuery(deps: Pick<CheckoutDeps, 'keyFor'>, intentId: string): string {
  return `intent=${intentId}&proof=${returnToken(deps, intentId)}`;
}

/** Our own page that asks for the card, by the same proof. */
export function embeddedPageUrl(deps: Pick<CheckoutDeps, 'keyFor'>, origin: string, intentId: string): string {
  return `${origin}/checkout/card?${returnQuery(deps, intentId)}`;
}

export function returnUrl(deps: Pick<CheckoutDeps, 'keyFor'>, origin: string, intentId: string): string {
  return `${origin}/checkout/return?${returnQuery(deps, intentId)}`;
}
