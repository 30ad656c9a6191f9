import { isCurrencyCode, money, toDecimalString } from '@quoin/domain/money';
import type { EventContent } from './eventContent.ts';

/** What of a cart its events carry; amounts are minor units. */
export interface TrackedCart {
  readonly id: string;
  readonly currency: string;
  readonly subtotalCents: number;
  readonly totalQuantity: number;
  readonly entries: readonly TrackedEntry[];
}

export interface TrackedEntry {
  readonly id: string;
  readonly quantity: number;
  readonly itemId: string;
  readonly title: string;
  readonly productType: number;
  readonly purchasePriceCents: number;
  readonly chosenVariant: {
    readonly sku: string;
    readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  };
}

export function cartFields(cart: TrackedCart): EventContent {
  return {
    cart_id: cart.id,
    currency_code: cart.currency,
    num_items_in_cart: cart.totalQuantity,
    cart_value: amountText(cart.subtotalCents, cart.currency),
    product_types_list: [...new Set(cart.entries.map(({ productType }) => productType))],
    purchase_type_list: cart.entries.length === 0 ? [] : ['ONE_TIME'],
  };
}

/** A line that came, grew, shrank or went, and by how many. */
export function entryFields(cart: TrackedCart, entry: TrackedEntry, quantity: number): EventContent {
  return {
    ...cartFields(cart),
    item_id: entry.itemId,
    item_type: entry.productType,
    item_title: entry.title,
    item_price: amountText(entry.purchasePriceCents, cart.currency),
    item_quantity: quantity,
    item_variant_object: { sku: entry.chosenVariant.sku, optionValues: entry.chosenVariant.optionValues },
  };
}

function amountText(minor: number, currency: string): string {
  return isCurrencyCode(currency) ? toDecimalString(money(minor, currency)) : String(minor);
}
