import { type Money, toDecimalString } from '@quoin/domain/money';

/** Money as analytics have it (TRACK-09). */
export interface TrackedMoney {
  readonly decimalValue: string;
  readonly currencyCode: string;
}

/** An order as it is told to analytics and pixels (TRACK-09): nothing in it says who bought. */
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

/** What a page knows of the order it confirms: beside what is told of an order, what its `purchase` says of all orders (TRACK-07). */
export interface OrderFacts extends TrackedOrder {
  /** PRODUCT_TYPES of its lines, each once. */
  readonly productTypes: readonly number[];
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

export function trackedOrder(order: OrderToTrack): OrderFacts {
  return {
    productTypes: [...new Set(order.lines.map(({ productType }) => productType))],
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
