/** When a cart counts as left behind, and when its owner is written to; settings of the store. */
export interface AbandonedCartPolicy {
  /** Without a change for so long. */
  readonly idleMinutes: number;
  /** The one mail goes so long after the last change; null: none. */
  readonly mailAfterMinutes: number | null;
  /** Older ones are not shown and not written about; the cart's cookie lives as long. */
  readonly days: number;
}

export const DEFAULT_ABANDONED_CARTS: AbandonedCartPolicy = { idleMinutes: 60, mailAfterMinutes: 24 * 60, days: 60 };

/** Times in milliseconds. */
export interface CartTrace {
  readonly entryCount: number;
  readonly isPurchased: boolean;
  readonly changedAt: number;
  /** A payment is on its way or under review: the cart is not abandoned, whatever the clock says. */
  readonly isPaying: boolean;
  readonly email: string | null;
  /** The buyer has agreed to be written to, or is a customer of the store; without it no mail (GDPR, ePrivacy). */
  readonly mayBeMailed: boolean;
  readonly mailedAt: number | null;
  /** The last order of that address. */
  readonly orderedAt: number | null;
}

export type CartFate = 'live' | 'abandoned' | 'recovered' | 'gone';

/** `recovered`: bought after it had been abandoned. `gone`: too old to speak of, or empty. */
export function cartFate(
  cart: CartTrace,
  now: number,
  policy: AbandonedCartPolicy = DEFAULT_ABANDONED_CARTS,
): CartFate {
  if (cart.isPurchased) return cart.mailedAt === null ? 'gone' : 'recovered';
  const idle = now - cart.changedAt;
  if (cart.entryCount === 0 || idle > policy.days * 86_400_000) return 'gone';
  return cart.isPaying || idle < policy.idleMinutes * 60_000 ? 'live' : 'abandoned';
}

/** Whether the one reminder is due: never twice, never after an order, never without consent. */
export function isCartMailDue(
  cart: CartTrace,
  now: number,
  policy: AbandonedCartPolicy = DEFAULT_ABANDONED_CARTS,
): boolean {
  if (policy.mailAfterMinutes === null || cart.email === null || !cart.mayBeMailed || cart.mailedAt !== null)
    return false;
  if (cart.orderedAt !== null && cart.orderedAt >= cart.changedAt) return false;
  return cartFate(cart, now, policy) === 'abandoned' && now - cart.changedAt >= policy.mailAfterMinutes * 60_000;
}
