import { type PurchaseFacts, purchaseFacts } from '@quoin/domain/analytics';
import { isCurrencyCode, type Money, money } from '@quoin/domain/money';
import type { WholeOrder } from './loadOrder.ts';

/** What the confirmation page tells analytics and pixels of an order (TRACK-09). */
export function orderForTracking(websiteId: string, { order, lines }: WholeOrder): PurchaseFacts {
  const amount = (minor: bigint): Money => {
    if (!isCurrencyCode(order.currency))
      throw new Error(`An order in ${order.currency}, which is no currency of ours.`);
    return money(minor, order.currency);
  };
  return purchaseFacts({
    ...{ id: order.id, cartId: order.cartId, isTest: order.isTest, websiteId },
    lines: lines.map(({ sku, title, quantity, unitPrice, productType }) => ({
      ...{ sku, title, quantity, productType, unitPrice: amount(unitPrice) },
    })),
    ...{ grandTotal: amount(order.grandTotal), shipping: amount(order.shipping) },
    tax: amount(order.tax + order.taxIncluded),
  });
}
