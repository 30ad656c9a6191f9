import type { DeliveryKind } from '@quoin/domain/orders';

export interface OrderMailLine {
  readonly title: string;
  readonly variantText: string;
  readonly quantity: number;
  /** Of one. */
  readonly unitPriceText: string;
  /** Of all of them. */
  readonly totalText: string;
  /** Absolute address; empty without a picture. */
  readonly pictureUrl: string;
}

export interface OrderMailTotal {
  readonly label: string;
  readonly text: string;
  readonly note: string;
  readonly isTotal: boolean;
}

/** What a confirmation says about its order, as plain finished text; nothing in it is HTML or template. */
export interface OrderMailOrder {
  /** `#1001`. */
  readonly number: string;
  readonly placedOn: string;
  /** Of the buyer; empty where nothing is sent. */
  readonly firstName: string;
  readonly lines: readonly OrderMailLine[];
  /** The rows under the lines; the last one is what was paid. */
  readonly totals: readonly OrderMailTotal[];
  readonly addressLines: readonly string[];
  readonly shippingName: string;
  readonly deliveryText: string;
  readonly paymentText: string;
  readonly isTestMode: boolean;
  /** What comes next depends on it. */
  readonly deliveryKind: DeliveryKind;
  /** Names of the files that can be downloaded from the page of the order. */
  readonly files: readonly string[];
  /** What a subscription charges from now on; empty for all other orders. */
  readonly renewalText: string;
  readonly note: string;
}

export interface OrderMailOptions {
  /** Absolute; opens without signing in (ORD-6). */
  readonly statusUrl: string;
}
