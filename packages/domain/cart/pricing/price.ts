import { smallerOf } from '@quoin/domain/money';
import type { CartPrice } from './cartPrice.ts';
import { chooseDiscounts, type Goods, takeOff } from './discounts/chooseDiscounts.ts';
import type { Discount } from './discounts/discount.ts';
import type { PriceQuestion } from './priceQuestion.ts';
import { requireSound } from './requireSound.ts';
import { quoteShipping, type ShippingQuote, type ShippingStatus } from './shippingMethods.ts';
import { type Taxation, taxationOf } from './taxes/taxation.ts';
import { type DiscountTable, type ShippingFound, writePrice } from './writePrice.ts';

/**
 * What a cart costs, and why: the one place where prices, discounts, shipping, taxes and gift cards meet. Used by cart,
 * checkout, order, mail and export alike; `decideRefund` works on its answer. Exact in minor units (MON-1..MON-3).
 * Order: unit prices, discounts of products, of the order, shipping, its discount, taxes on what is left, gift cards.
 * Inputs that no rule could have let through (negative prices, mixed currencies) are a Fault.
 */
export function price(question: PriceQuestion): CartPrice {
  requireSound(question);
  const taxation = taxationOf(question);
  const goods = question.lines.map((line): Goods => {
    const unit = taxation.asked(line.unitPrice.minor, line);
    return { line, unit, subtotal: unit * BigInt(line.quantity) };
  });
  const subtotals = goods.map(({ subtotal }) => subtotal);
  const estimate = shippingFor(question, taxation, goods, subtotals);
  const chosen = chooseDiscounts(question, goods, estimate.chosen?.price.minor ?? cheapest(estimate.options));
  const reduced = reduceGoods(question, goods, chosen.applied);
  const shipping = shippingFor(question, taxation, goods, reduced.left);
  const shares = reduceShipping(reduced.shares, chosen.applied, shipping.chosen?.price.minor ?? 0n);
  return writePrice(question, { taxation, goods, chosen, shipping, shares });
}

function cheapest(options: readonly ShippingQuote[]): bigint {
  const [first, ...rest] = options.map((option) => option.price.minor);
  return rest.reduce(smallerOf, first ?? 0n);
}

function reduceGoods(question: PriceQuestion, goods: readonly Goods[], discounts: readonly Discount[]) {
  let left: readonly bigint[] = goods.map(({ subtotal }) => subtotal);
  const shares = new Map<string, readonly bigint[]>();
  for (const discount of discounts) {
    const taken = takeOff(discount, goods, left, question.store.rounding.mode);
    left = left.map((amount, row) => amount - (taken[row] ?? 0n));
    shares.set(discount.id, [...taken, 0n]);
  }
  return { left, shares };
}

/** The first discount that frees shipping takes all of it. */
function reduceShipping(shares: DiscountTable, discounts: readonly Discount[], shippingPrice: bigint): DiscountTable {
  const free = discounts.find(({ value }) => value.kind === 'freeShipping');
  if (free === undefined) return shares;
  const taken = shares.get(free.id) ?? [];
  return new Map(shares).set(free.id, [...taken.slice(0, -1), shippingPrice]);
}

function shippingFor(
  question: PriceQuestion,
  taxation: Taxation,
  goods: readonly Goods[],
  left: readonly bigint[],
): ShippingFound {
  const parcel = { weightGrams: 0n, total: 0n };
  goods.forEach(({ line }, row) => {
    if (!line.requiresShipping) return;
    parcel.weightGrams += BigInt(line.weightGrams) * BigInt(line.quantity);
    parcel.total += left[row] ?? 0n;
  });
  if (!goods.some(({ line }) => line.requiresShipping)) return { status: 'notNeeded', options: [], chosen: null };
  const place = question.destination ?? question.store.location;
  const options = quoteShipping(question.shippingMethods, place, parcel).map((quote) => ({
    ...quote,
    price: { ...quote.price, minor: taxation.asked(quote.price.minor, null) },
  }));
  const chosen = options.find(({ id }) => id === question.chosenShippingId) ?? null;
  return { status: shippingStatus(options, chosen, question.chosenShippingId), options, chosen };
}

function shippingStatus(
  options: readonly ShippingQuote[],
  chosen: ShippingQuote | null,
  chosenId: string | null,
): ShippingStatus {
  if (chosen !== null) return 'chosen';
  if (options.length === 0) return 'unreachable';
  return chosenId === null ? 'notChosen' : 'optionGone';
}
