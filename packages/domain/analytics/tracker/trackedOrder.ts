import { type Money, toDecimalString } from '@quoin/domain/money';

/** Money as analytics have it (TRACK-09). */
export interface TrackedMoney {
  readonly decimalValue: string;
  readonly currencyCode: string;
}

/** An order as analytics and pixels receive it (TRACK-09). It contains nothing about the buyer. */
export interface TrackedOrder {
  readonly id: string;
  readonly purchasedCartId: string;
  readonly testMode: boolean;
  readonly websiteId: string;
  readonly items: readonly {
    readonly sku: string;
    readonly productName: string;
    readonly quantity: number;
    readonly unitPrice: TrackedMoney;
  }[];
  readonly grandTotal: TrackedMoney;
  readonly shippingTotal: TrackedMoney;
  readonly taxTotal: TrackedMoney;
}

/** Fields of the event `purchase` (TRACK-07). The server makes them: what counts on a page brings little script. */
export interface PurchaseFacts {
  readonly cart_id: string;
  readonly currency_code: string;
  readonly cart_value: string;
  readonly num_items_in_cart: number;
  /** PRODUCT_TYPES of its lines, each once. */
  readonly product_types_list: readonly number[];
  readonly purchase_type_list: readonly string[];
  readonly order: TrackedOrder;
}

export interface OrderToTrack {
  readonly id: string;
  readonly cartId: string;
  readonly isTest: boolean;
  readonly websiteId: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly title: string;
    readonly quantity: number;
    readonly unitPrice: Money;
    readonly productType: number;
  }[];
  readonly grandTotal: Money;
  readonly shipping: Money;
  readonly tax: Money;
}

/** The event's id is the order's, so that an order counts once, no matter what reports it. */
export function purchaseFacts({ lines, ...sold }: OrderToTrack): PurchaseFacts {
  const order = trackedOrder({ lines, ...sold });
  return {
    cart_id: sold.cartId,
    currency_code: order.grandTotal.currencyCode,
    cart_value: order.grandTotal.decimalValue,
    num_items_in_cart: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    product_types_list: [...new Set(lines.map(({ productType }) => productType))],
    // Subscriptions have a separate page that confirms them.
    purchase_type_list: ['ONE_TIME'],
    order,
  };
}

function trackedOrder(order: OrderToTrack): TrackedOrder {
  return {
    id: order.id,
    purchasedCartId: order.cartId,
    testMode: order.isTest,
    websiteId: order.websiteId,
    items: order.lines.map(({ sku, title, quantity, unitPrice }) => ({
      ...{ sku, productName: title, quantity, unitPrice: trackedMoney(unitPrice) },
    })),
    grandTotal: trackedMoney(order.grandTotal),
    shippingTotal: trackedMoney(order.shipping),
    taxTotal: trackedMoney(order.tax),
  };
}

function trackedMoney(amount: Money): TrackedMoney {
  return { decimalValue: toDecimalString(amount), currencyCode: amount.currency };
}
