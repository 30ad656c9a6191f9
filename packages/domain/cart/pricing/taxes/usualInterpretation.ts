import type { PriceTaxInterpretation } from '../priceQuestion.ts';

/** Where shops show prices without tax and add it at checkout. Everywhere else the law or the custom is the whole price. */
const ADDED: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** Returns how a new shop enters its prices until its owner decides. `country`: ISO 3166-1 alpha-2. */
export function usualTaxInterpretation(country: string): PriceTaxInterpretation {
  return ADDED.has(country) ? 'EXCLUSIVE' : 'INCLUSIVE';
}
