import type { OptionValue, ProductType, Stock } from '@quoin/domain/catalog';
import type { ImageRef } from '@quoin/domain/media';
import type { Money } from '@quoin/domain/money';

/** One line of a cart, priced by the server from the product as it is now (CART-02). */
export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly productType: ProductType;
  readonly optionValues: readonly OptionValue[];
  readonly quantity: number;
  /** What one costs now: the sale price while on sale. */
  readonly unitPrice: Money;
  readonly nonSaleUnitPrice: Money;
  /** What one cost when the visitor last saw it; differs after a price change (CX-05). */
  readonly unitPriceSeen: Money;
  readonly stock: Stock;
  readonly image: ImageRef | null;
  /** JSON text of the product's additional fields; `'{}'` when it has none. */
  readonly additionalFields: string;
}

/** What a visitor is about to buy. Totals are derived, see `price`. */
export interface Cart {
  readonly id: string;
  readonly websiteId: string;
  readonly currency: import('@quoin/domain/money').CurrencyCode;
  readonly createdAt: number;
  readonly entries: readonly CartEntry[];
  readonly isPurchased: boolean;
  readonly orderId: string | null;
}

/** Amounts of a cart, checkout or order. Always: grandTotal = subtotal - discount + shipping + tax (MON-1). */
export interface Totals {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shipping: Money;
  readonly tax: Money;
  readonly grandTotal: Money;
  readonly totalQuantity: number;
}
