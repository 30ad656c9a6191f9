import { type Purchase, purchaseFromJson } from '../orders/index.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';

/**
 * What a renewal buys: what the buyer agreed to at the beginning, line by line (MON-8), with lines of its own. Gift cards
 * paid once and do not pay again.
 */
export function renewalPurchase(stored: JsonObject, newId: () => string): Purchase {
  const purchase = purchaseFromJson(stored);
  const lines = purchase.lines.map((line) => ({ ...line, id: newId() }));
  return { ...purchase, lines, giftCardTotal: 0n, giftCards: [] };
}
