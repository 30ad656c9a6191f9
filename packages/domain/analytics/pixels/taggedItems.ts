import { isCurrencyCode, money, multiplyMoney, parseDecimalMoney, toDecimalString } from '@quoin/domain/money';
import type { TrackedOrder } from '../tracker/trackedOrder.ts';
import type { PixelEvent } from './pixelEvent.ts';

/**
 * A product of the store as tags report it, by its id in product feeds (`itemIdOf` of the catalog), so that an
 * advertisement finds what a visitor looked at: the SKU of a variant, else the id that joins a product's variants.
 * Amounts are numbers in the currency's units, because tags take those.
 */
export interface TaggedItem {
  readonly id: string;
  /** Whether the id represents all variants of a product. */
  readonly isGroup: boolean;
  readonly name: string;
  readonly variant: string;
  readonly category: string;
  readonly price: number;
  readonly quantity: number;
}

/** What an event is worth, and the things it is about. */
export interface TaggedSale {
  readonly currency: string;
  readonly value: number;
  readonly items: readonly TaggedItem[];
}

/** Converts digits to the same digits. Nothing is calculated with the result. */
function amountOf(text: unknown): number {
  return typeof text === 'string' || typeof text === 'number' ? Number(text) || 0 : 0;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Of an event about one thing: a product that is looked at, a line that came or went. */
export function itemSale({ data }: PixelEvent): TaggedSale {
  const currency = textOf(data.currency_code);
  const quantity = Number(data.item_quantity ?? 1);
  const { sku, optionValues } = variantOf(data.item_variant_object);
  const [category = ''] = Array.isArray(data.item_category_names) ? data.item_category_names : [];
  const item = {
    ...{ id: sku || textOf(data.item_id), isGroup: sku === '', name: textOf(data.item_title), variant: optionValues },
    ...{ category: textOf(category), price: amountOf(data.item_price), quantity },
  };
  return { currency, value: amountOf(timesText(textOf(data.item_price), currency, quantity)), items: [item] };
}

/** Of an event about a whole cart. */
export function cartSale({ data }: PixelEvent): TaggedSale {
  return { currency: textOf(data.currency_code), value: amountOf(data.cart_value), items: [] };
}

export function orderSale(order: TrackedOrder): TaggedSale {
  const items = order.items.map(({ sku, productName, quantity, unitPrice }) => ({
    ...{ id: sku, isGroup: false, name: productName, variant: '', category: '', quantity },
    price: amountOf(unitPrice.decimalValue),
  }));
  return { currency: order.grandTotal.currencyCode, value: amountOf(order.grandTotal.decimalValue), items };
}

/** The order of a `purchase`; null for any other event. */
export function orderOf({ data }: PixelEvent): TrackedOrder | null {
  return (data.order as TrackedOrder | undefined) ?? null;
}

export function taxAndShipping({ taxTotal, shippingTotal }: TrackedOrder): {
  readonly tax: number;
  readonly shipping: number;
} {
  return { tax: amountOf(taxTotal.decimalValue), shipping: amountOf(shippingTotal.decimalValue) };
}

/** Several times a price, in minor units on the way. */
function timesText(price: string, currency: string, quantity: number): string {
  if (!isCurrencyCode(currency) || !Number.isInteger(quantity)) return price;
  const parsed = parseDecimalMoney(price, currency);
  return toDecimalString(multiplyMoney(parsed.ok ? parsed.value : money(0, currency), quantity));
}

function variantOf(value: unknown): { readonly sku: string; readonly optionValues: string } {
  const { sku, optionValues } = (value ?? {}) as { readonly sku?: unknown; readonly optionValues?: unknown };
  const chosen = Array.isArray(optionValues) ? optionValues : [];
  const texts = chosen.map((each: { readonly value?: unknown }) => textOf(each?.value)).filter((text) => text !== '');
  return { sku: textOf(sku), optionValues: texts.join(' / ') };
}
