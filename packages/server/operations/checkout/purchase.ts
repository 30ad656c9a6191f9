import { lineTotal, type Totals } from '@quoin/domain/cart';
import { variantDescription } from '@quoin/domain/catalog';
import type { CheckoutState } from '@quoin/domain/orders';
import type { JsonObject } from '../../database/schema/columns.ts';
import type { OrderLine } from '../../storage/orders.ts';
import type { Units } from '../../storage/stock.ts';
import type { PricedCart } from '../cart/pricedCart.ts';

/** What exactly is being paid for, fixed before the provider is asked (MON-8): later changes of products change nothing. */
export interface Purchase {
  readonly lines: readonly OrderLine[];
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly grandTotal: bigint;
  readonly shippingOptionName: string | null;
}

export function purchaseOf(
  priced: PricedCart,
  checkout: CheckoutState,
  shippingOptionName: string | null,
  newId: () => string,
): Purchase {
  const { totals } = checkout;
  const lines = priced.cart.entries.map((entry) => ({
    id: newId(),
    productId: entry.itemId,
    variantId: entry.variantId,
    sku: entry.sku,
    title: entry.title,
    variantDescription: variantDescription(entry),
    productType: entry.productType,
    quantity: entry.quantity,
    unitPrice: entry.unitPrice.minor,
    imageId: entry.image?.id ?? null,
    attributes: Object.fromEntries(entry.optionValues.map(({ optionName, value }) => [optionName, value])),
    additionalFields: entry.additionalFields === '{}' ? null : entry.additionalFields,
  }));
  assertSum(priced, totals);
  return { lines, ...minors(totals), shippingOptionName };
}

function minors({ subtotal, discount, shipping, tax, grandTotal }: Totals) {
  return {
    subtotal: subtotal.minor,
    discount: discount.minor,
    shipping: shipping.minor,
    tax: tax.minor,
    grandTotal: grandTotal.minor,
  };
}

/** MON-1, once more at the door: a wrong sum is a bug that must not reach a card. */
function assertSum({ cart }: PricedCart, totals: Totals): void {
  const lines = cart.entries.reduce((sum, entry) => sum + lineTotal(entry).minor, 0n);
  const grand = totals.subtotal.minor - totals.discount.minor + totals.shipping.minor + totals.tax.minor;
  if (lines !== totals.subtotal.minor || grand !== totals.grandTotal.minor)
    throw new Error('The amounts do not add up');
}

/** Per variant, over all its lines (STK-6). */
export function unitsOf(purchase: Purchase): readonly Units[] {
  const units = new Map<string, number>();
  for (const { variantId, quantity } of purchase.lines) units.set(variantId, (units.get(variantId) ?? 0) + quantity);
  return [...units].map(([variantId, quantity]) => ({ variantId, quantity }));
}

const AMOUNTS = ['subtotal', 'discount', 'shipping', 'tax', 'grandTotal'] as const;

export function purchaseToJson(purchase: Purchase): JsonObject {
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, purchase[name].toString()]));
  const lines = purchase.lines.map((line) => ({ ...line, unitPrice: line.unitPrice.toString() }));
  return { ...amounts, lines, shippingOptionName: purchase.shippingOptionName };
}

/** Only ever reads what `purchaseToJson` wrote. */
export function purchaseFromJson(stored: JsonObject): Purchase {
  const lines = stored.lines as readonly (Omit<OrderLine, 'unitPrice'> & { readonly unitPrice: string })[];
  const amount = (name: (typeof AMOUNTS)[number]) => BigInt(stored[name] as string);
  return {
    lines: lines.map((line) => ({ ...line, unitPrice: BigInt(line.unitPrice) })),
    subtotal: amount('subtotal'),
    discount: amount('discount'),
    shipping: amount('shipping'),
    tax: amount('tax'),
    grandTotal: amount('grandTotal'),
    shippingOptionName: stored.shippingOptionName as string | null,
  };
}
