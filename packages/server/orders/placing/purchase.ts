import { type CartPrice, type PricedAmounts, type PricedLine, quantityByVariant } from '@quoin/domain/cart';
import { variantDescription } from '@quoin/domain/catalog';
import { type AnsweredField, answeredFields } from '@quoin/domain/orders';
import type { CatalogLine } from '../../cart/index.ts';
import type { LoadedCheckout } from '../../checkout/index.ts';
import type { Units } from '../../inventory/index.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import type { OrderLine, OrderPrice, PartPrice } from '../storage/orderRecord.ts';

/**
 * What exactly is being paid for, fixed before the provider is called (MON-8). Later changes of products change
 * nothing.
 */
export interface Purchase extends OrderPrice {
  readonly lines: readonly OrderLine[];
  readonly shippingOptionName: string | null;
  readonly formAnswers: readonly AnsweredField[];
  /** Written by the shop and paid by a link. */
  readonly draftId?: string;
}

export function purchaseOf(
  loaded: Pick<LoadedCheckout, 'goods' | 'price' | 'chosenOption' | 'asked' | 'answers'>,
  newId: () => string,
): Purchase {
  const { goods, price, chosenOption, asked, answers } = loaded;
  const priced = new Map(price.lines.map((line) => [line.id, line]));
  const lines = goods.lines.map((line) => orderLine(line, priced.get(line.entry.id)!, newId()));
  assertSum(price);
  return {
    lines,
    ...orderPrice(price),
    shippingOptionName: chosenOption?.name ?? null,
    formAnswers: answeredFields(asked, answers),
  };
}

function orderLine({ entry }: CatalogLine, priced: PricedLine, id: string): OrderLine {
  return {
    id,
    productId: entry.itemId,
    variantId: entry.variantId,
    sku: entry.sku,
    title: entry.title,
    variantDescription: variantDescription(entry),
    productType: entry.productType,
    quantity: entry.quantity,
    unitPrice: priced.unitPrice.minor,
    imageId: entry.image?.id ?? null,
    attributes: Object.fromEntries(entry.optionValues.map(({ optionName, value }) => [optionName, value])),
    additionalFields: entry.additionalFields === '{}' ? null : entry.additionalFields,
    ...partPrice(priced),
  };
}

export function partPrice(part: PricedAmounts): PartPrice {
  return {
    discount: part.discount.minor,
    discounts: part.discounts.map(({ discountId, amount }) => ({ discountId, amount: amount.minor.toString() })),
    taxes: part.taxes.map(({ ruleId, amount }) => ({ ruleId, amount: amount.minor.toString() })),
    tax: part.tax.minor,
    taxIncluded: part.taxIncluded.minor,
    gross: part.gross.minor,
  };
}

/** The price of a whole order in the shape in which it is stored. */
export function orderPrice(price: CartPrice): OrderPrice {
  const digits = <Part extends { readonly amount: { readonly minor: bigint } }>(parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, amount: part.amount.minor.toString() }));
  return {
    subtotal: price.subtotal.minor,
    discount: price.discount.minor,
    shipping: price.shipping.minor,
    tax: price.tax.minor,
    grandTotal: price.grandTotal.minor,
    priceTaxInterpretation: price.priceTaxInterpretation,
    taxIncluded: price.taxIncluded.minor,
    giftCardTotal: price.giftCardTotal.minor,
    shippingPart: partPrice(price.shippingLine),
    appliedTaxes: digits(price.appliedTaxes),
    appliedDiscounts: digits(price.appliedDiscounts),
    giftCards: price.giftCards.map(({ id, amount }) => ({ id, amount: amount.minor.toString() })),
  };
}

/** MON-1 to MON-3, once more before payment: a wrong sum is a bug that must not reach a card. */
function assertSum(price: CartPrice): void {
  const sum = (read: (part: PricedAmounts) => bigint) =>
    [...price.lines, price.shippingLine].reduce((all, part) => all + read(part), 0n);
  const isRight =
    price.lines.reduce((all, line) => all + line.subtotal.minor, 0n) === price.subtotal.minor &&
    sum((part) => part.discount.minor) === price.discount.minor &&
    sum((part) => part.tax.minor) === price.tax.minor &&
    sum((part) => part.gross.minor) === price.grandTotal.minor &&
    price.subtotal.minor - price.discount.minor + price.shipping.minor + price.tax.minor === price.grandTotal.minor &&
    price.grandTotal.minor - price.giftCardTotal.minor === price.amountDue.minor;
  if (!isRight) throw new Error('The amounts do not add up');
}

/** A line that a person typed is no product: it has one id for both, and no shelf. */
export function isOnShelf({ productId, variantId }: Pick<OrderLine, 'productId' | 'variantId'>): boolean {
  return productId !== variantId;
}

/** Per variant, over all its lines (STK-6). */
export function unitsOf(purchase: Purchase): readonly Units[] {
  return [...quantityByVariant(purchase.lines.filter(isOnShelf))].map(([variantId, quantity]) => ({
    variantId,
    quantity,
  }));
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'unitPrice',
  'subtotal',
  'discount',
  'shipping',
  'tax',
  'grandTotal',
  'taxIncluded',
  'giftCardTotal',
  'gross',
]);
/** JSON knows no bigint. */
const BIGINT = /^bigint:(-?\d+)$/;

export function purchaseToJson(purchase: Purchase): JsonObject {
  const mark = (_: string, value: unknown) => (typeof value === 'bigint' ? `bigint:${value}` : value);
  return { purchase: JSON.stringify(purchase, mark) };
}

/** Only ever reads what `purchaseToJson` wrote. */
export function purchaseFromJson(stored: JsonObject): Purchase {
  return JSON.parse(stored.purchase as string, (name: string, value: unknown) => {
    const digits = AMOUNTS.has(name) && typeof value === 'string' ? BIGINT.exec(value)?.[1] : undefined;
    return digits === undefined ? value : BigInt(digits);
  }) as Purchase;
}
