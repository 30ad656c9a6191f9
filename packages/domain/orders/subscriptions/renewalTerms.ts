import { type SubscriptionPlan, subscriptionPhrase } from '@quoin/domain/catalog';
import { orderPageWords } from '../words/pageWords.ts';

/** What a subscription charges. Amounts are finished text: each page and mail writes them its own way. */
export interface RenewalTerms {
  readonly plan: SubscriptionPlan;
  /** At each renewal: the same as the first time, without what a gift card pays. */
  readonly renewalText: string;
  readonly language: string;
}

/** `€33.90 today, then €33.90 every month until you cancel`; with an end: how many payments there are in all (SUBS-04). */
export function renewalFromToday(todayText: string, terms: RenewalTerms): string {
  const { renews, inAll } = orderPageWords(terms.language).subscription;
  const phrase = subscriptionPhrase(terms.plan, terms.renewalText, { language: terms.language });
  const { numBillingCycles } = terms.plan;
  return numBillingCycles === 0 ? renews(todayText, phrase) : inAll(todayText, phrase, numBillingCycles);
}

/** `€33.90 every month until you cancel`; with an end the phrase says it already. */
export function renewalText({ plan, renewalText: amount, language }: RenewalTerms): string {
  const phrase = subscriptionPhrase(plan, amount, { language });
  return plan.numBillingCycles === 0 ? orderPageWords(language).subscription.untilCanceled(phrase) : phrase;
}
