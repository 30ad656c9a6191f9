import type { TrackedOrder } from './trackedOrder.ts';

/** Fields of the event `purchase`. The event's id is the order's, so that an order counts once whoever tells of it. */
export function purchaseFields(order: TrackedOrder): Readonly<Record<string, unknown>> {
  return {
    cart_id: order.purchasedCartId,
    currency_code: order.grandTotal.currencyCode,
    cart_value: order.grandTotal.decimalValue,
    num_items_in_cart: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    order,
  };
}
