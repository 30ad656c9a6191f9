import { cartPageWords } from '../../pageWording.ts';
import type { StorePricing } from '../priceQuestion.ts';
import { type TaxRule, taxRulesFor } from './taxRules.ts';

/**
 * Returns the text next to a price: `incl. VAT, plus shipping`. It follows the rules of the store's own place and is
 * empty if none of them is levied on it.
 */
export function taxNote(
  rules: readonly TaxRule[],
  store: Pick<StorePricing, 'priceTaxInterpretation' | 'location'>,
  product: { readonly taxClass: string; readonly isShipped: boolean },
  language = 'en',
): string {
  const question = { destination: store.location, taxClass: product.taxClass, isShipping: false };
  const names = [...new Set(taxRulesFor(rules, question).map(({ name }) => name))];
  if (names.length === 0) return '';
  const { including, excluding, plusShipping } = cartPageWords(language).priceNote;
  const tax = (store.priceTaxInterpretation === 'INCLUSIVE' ? including : excluding)(names.join(', '));
  return product.isShipped ? plusShipping(tax) : tax;
}
