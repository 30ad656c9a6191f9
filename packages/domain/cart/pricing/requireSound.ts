import { QUANTITY } from '@quoin/domain/catalog';
import { type Money, PPM } from '@quoin/domain/money';
import type { PriceQuestion } from './priceQuestion.ts';
import type { ShippingMethod } from './shippingMethods.ts';

/**
 * Throws on numbers that no rule lets through. They are a bug in Quoin: a Fault, before any of them becomes a price.
 */
export function requireSound(question: PriceQuestion): void {
  for (const { unitPrice, quantity, weightGrams } of question.lines) {
    requireAmount(unitPrice, question.currency);
    if (!isWholeWithin(quantity, QUANTITY.min, QUANTITY.max)) throw new RangeError(`No quantity: ${quantity}`);
    if (!isWholeWithin(weightGrams, 0, Number.MAX_SAFE_INTEGER)) throw new RangeError(`No weight: ${weightGrams}`);
  }
  for (const { ratePpm } of question.taxRules) requireRate(ratePpm);
  for (const { value } of question.discounts) {
    if (value.kind === 'percent') requireRate(value.ppm);
    if (value.kind === 'amount') requireAmount(value.amount, value.amount.currency);
  }
  for (const method of question.shippingMethods) {
    for (const amount of amountsOf(method)) requireAmount(amount, question.currency);
  }
}

function amountsOf({ rate, freeFrom }: ShippingMethod): readonly Money[] {
  const free = freeFrom === null ? [] : [freeFrom];
  if (rate.kind === 'byWeight') return [...free, ...rate.bands.map((band) => band.price)];
  if (rate.kind === 'byTotal') {
    return [...free, ...rate.bands.flatMap(({ price, upTo }) => (upTo === null ? [price] : [price, upTo]))];
  }
  return [...free, rate.price];
}

function requireAmount(amount: Money, currency: string): void {
  if (amount.currency !== currency) throw new Error(`Mixed currencies: ${amount.currency} and ${currency}`);
  if (amount.minor < 0n) throw new RangeError('An amount is negative');
}

function requireRate(ppm: number): void {
  if (!isWholeWithin(ppm, 0, Number(PPM))) throw new RangeError(`No rate: ${ppm}`);
}

function isWholeWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
