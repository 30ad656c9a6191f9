import { type Purchase, purchaseFromJson } from '../orders/index.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';

/**
 * Returns the purchase of a renewal: what the buyer agreed to at the start, line by line (MON-8), with new line ids.
 * Gift cards paid once and don't pay again.
 */
export function renewalPurchase(stored: JsonObject, newId: () => string): Purchase {
  const purchase = purchaseFromJson(stored);
  const lines = purchase.lines.map((line) => ({ ...line, id: newId() }));
  return { ...purchase, lines, giftCardTotal: 0n, giftCards: [] };
}
