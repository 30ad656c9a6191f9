import { lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { checkoutSentences } from '@quoin/messages/checkoutSentences';
import { addressLabel } from './addresses/addressFormat.ts';

/** What scripts of the checkout say themselves. What only owners read does not travel to visitors. */
export type CheckoutCode = keyof typeof checkoutSentences.en;

export const checkoutWording: Wording<CheckoutCode> = checkoutSentences.en;

export function checkoutSentence(problem: Problem<CheckoutCode>, language = 'en'): string {
  return lookUpSentenceIn(checkoutSentences, withLabel(problem, language), language);
}

/** Fields are named in English by who refuses, and in the reader's language by us. */
function withLabel(problem: Problem<CheckoutCode>, language: string): Problem<CheckoutCode> {
  const { label } = problem.values ?? {};
  if (typeof label !== 'string') return problem;
  const own = addressLabel(label, language);
  return own === label ? problem : { ...problem, values: { ...problem.values, label: own } };
}
