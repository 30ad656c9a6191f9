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
  customerUnknown: 'We cannot find that customer.',
  customerChanged: 'Somebody else has changed this customer meanwhile. Please look at the newer version first.',
  customerHasAccount: 'That customer has an account of their own and stays apart.',
  customerNoAccount: 'That customer has no account.',
  customerSame: 'Choose another customer.',
  cartUnknown: 'We cannot find that cart.',
  cartNotAgreed: 'This customer has not agreed to reminders.',
  cartAlreadyMailed: 'This cart’s owner was written to already.',
  eraseNotConfirmed: 'Please type the address exactly to erase this customer.',
};

/** `language`: of the page; what only owners read is English everywhere. */
export function memberSentence(problem: Problem<MemberCode>, language = 'en'): string {
  return lookUpSentenceIn({ ...accountSentences, en: memberWording }, problem, language);
}
