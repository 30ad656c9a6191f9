import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { divideRounded } from '@quoin/domain/money';
import type { PriceLine, PriceQuestion } from '../priceQuestion.ts';
import { exactPower, type TaxRates, type TaxRule, taxRates, taxRulesFor, UNTAXED_CLASS } from './taxRules.ts';

/** How the things of one cart are taxed. */
export interface Taxation {
  readonly isEstimated: boolean;
  /** The rates levied on a line, or on shipping (null). */
  readonly ratesOf: (line: PriceLine | null) => TaxRates;
  /** Returns what this buyer pays for a price. An exempt buyer does not pay the tax within it. */
  readonly asked: (amount: bigint, line: PriceLine | null) => bigint;
}

const UNTAXED: TaxRates = taxRates([], 1);

export function taxationOf(question: PriceQuestion): Taxation {
  const { store, customer } = question;
  const rates = ratesByClass(question);
  const find = (line: PriceLine | null) => rates.get(keyOf(line, store.shippingTaxClass)) ?? UNTAXED;
  const isRelieved = customer.isTaxExempt && store.priceTaxInterpretation === 'INCLUSIVE';
  return {
    isEstimated: question.destination === null && !isFetched(question),
    ratesOf: (line) => (customer.isTaxExempt ? UNTAXED : find(line)),
    asked(amount, line) {
      const { sum, denominator } = find(line);
      return isRelieved ? divideRounded(amount * denominator, denominator + sum, store.rounding.mode) : amount;
    },
  };
}

/** A gift card is money, not a thing: what it buys later is taxed then. */
function keyOf(line: PriceLine | null, shippingTaxClass: string): string {
  if (line === null) return `shipping ${shippingTaxClass}`;
  return `goods ${line.productType === PRODUCT_TYPES.giftCard ? UNTAXED_CLASS : line.taxClass}`;
}

function ratesByClass(question: PriceQuestion): ReadonlyMap<string, TaxRates> {
  const { store, taxRules, destination } = question;
  const place = isFetched(question) ? store.location : (destination ?? store.location);
  const sets = new Map<string, readonly TaxRule[]>();
  for (const line of [...question.lines, null]) {
    const key = keyOf(line, store.shippingTaxClass);
    if (sets.has(key)) continue;
    const taxClass = key.slice(key.indexOf(' ') + 1);
    sets.set(key, taxRulesFor(taxRules, { destination: place, taxClass, isShipping: line === null }));
  }
  const power = Math.max(...[...sets.values()].map(exactPower));
  return ratesOfSets(sets, power);
}

/** One object for the same rules, so that they are rounded together. */
function ratesOfSets(sets: ReadonlyMap<string, readonly TaxRule[]>, power: number): ReadonlyMap<string, TaxRates> {
  const known = new Map<string, TaxRates>();
  const rates = new Map<string, TaxRates>();
  for (const [key, rules] of sets) {
    const same = rules.map(({ id }) => id).join('\n');
    const found = known.get(same) ?? taxRates(rules, power);
    known.set(same, found);
    rates.set(key, found);
  }
  return rates;
}

/** What is fetched at the store changes hands there, wherever the buyer lives. */
function isFetched({ chosenShippingId, shippingMethods, lines }: PriceQuestion): boolean {
  const chosen = shippingMethods.find(({ id }) => id === chosenShippingId);
  return chosen?.rate.kind === 'pickup' && lines.some((line) => line.requiresShipping);
}
