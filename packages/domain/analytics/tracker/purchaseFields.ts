import type { OrderFacts } from './trackedOrder.ts';

/** Fields of the event `purchase`. The event's id is the order's, so that an order counts once whoever tells of it. */
export function purchaseFields({ productTypes, ...order }: OrderFacts): Readonly<Record<string, unknown>> {
  return {
    cart_id: order.purchasedCartId,
    currency_code: order.grandTotal.currencyCode,
    cart_value: order.grandTotal.decimalValue,
    num_items_in_cart: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    product_types_list: productTypes,
    // Subscriptions have a page of their own that confirms them.
    purchase_type_list: ['ONE_TIME'],
    order,
  };
}
