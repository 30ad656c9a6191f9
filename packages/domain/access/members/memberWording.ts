import { lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { accountSentences } from '@quoin/messages/accountSentences';
import { valueText } from '@quoin/messages/runtime';
import type { CustomerDetailsCode } from './customerDetails.ts';

export type MemberCode =
  | CustomerDetailsCode
  | 'memberLinkDead'
  | 'memberPasswordWrong'
  | 'memberEmailSame'
  | 'customerUnknown'
  | 'customerChanged'
  | 'customerHasAccount'
  | 'customerNoAccount'
  | 'customerSame'
  | 'cartUnknown'
  | 'cartNotAgreed'
  | 'cartAlreadyMailed'
  | 'eraseNotConfirmed';

export const memberWording: Wording<MemberCode> = {
  ...accountSentences.en,
  customerNotesTooLong: (values) => `Notes have at most ${valueText(values, 'max')} characters.`,
  customerTagsTooMany: (values) => `A customer has at most ${valueText(values, 'max')} tags.`,
  customerTagTooLong: (values) => `A tag has at most ${valueText(values, 'max')} characters.`,
  customerUnknown: 'Customer not found.',
  customerChanged: 'Someone else changed this customer. Reload before you save.',
  customerHasAccount: 'Customers with an account cannot be merged.',
  customerNoAccount: 'This customer has no account.',
  customerSame: 'Select a different customer.',
  cartUnknown: 'Cart not found.',
  cartNotAgreed: 'This customer has not consented to reminders.',
  cartAlreadyMailed: 'A reminder was already sent for this cart.',
  eraseNotConfirmed: 'To erase this customer, enter the email address exactly.',
};

/** `language`: of the page; what only owners read is English everywhere. */
export function memberSentence(problem: Problem<MemberCode>, language = 'en'): string {
  return lookUpSentenceIn({ ...accountSentences, en: memberWording }, problem, language);
}
