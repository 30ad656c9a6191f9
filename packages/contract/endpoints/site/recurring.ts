/** The button of a subscription (SUBS-03): creates a separate cart, whose token opens the subscription page. */
export const CART_SUBSCRIPTION_PATH = '/api/3/commerce/cart/subscription';

export interface SubscriptionCartRequest {
  readonly itemId: string;
  /** Empty for a product without options. */
  readonly sku: string;
  /** As it was typed: judged like the quantity of an entry. */
  readonly qty: string | number;
  /** JSON text. */
  readonly additionalFields: string;
}

export interface SubscriptionCartResponse {
  readonly cartToken: string;
}

/** Page of a subscription that is about to begin; its token is good for the visitor who got it, once (SC-8). */
export function subscribePath(cartToken: string): string {
  return `/subscribe?cartToken=${encodeURIComponent(cartToken)}`;
}

/** The gift card page with an amount chosen (GIFT-02). */
export function giftCardPath(itemId: string, sku: string): string {
  return `/gift-card?itemId=${encodeURIComponent(itemId)}&sku=${encodeURIComponent(sku)}`;
}
