import { lookUpSentenceIn, valueText, type Wording, type WordingIn } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { memberSentencesAr } from './accountWordsAr.ts';
import { memberSentencesDe } from './accountWordsDe.ts';
import { memberSentencesEs } from './accountWordsEs.ts';
import { memberSentencesFr } from './accountWordsFr.ts';
import { memberSentencesIt } from './accountWordsIt.ts';
import { memberSentencesJa } from './accountWordsJa.ts';
import { memberSentencesNl } from './accountWordsNl.ts';
import { memberSentencesPt } from './accountWordsPt.ts';
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
  memberLinkDead: 'This link was used already or is too old. Please ask for a new one.',
  memberPasswordWrong: 'That is not your current password.',
  memberEmailSame: 'That is the address you use already.',
  customerNameTooLong: 'That name is too long.',
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
  const all: WordingIn<MemberCode> = {
    en: memberWording,
    de: memberSentencesDe,
    pt: memberSentencesPt,
    ar: memberSentencesAr,
    nl: memberSentencesNl,
    ja: memberSentencesJa,
    it: memberSentencesIt,
    es: memberSentencesEs,
    fr: memberSentencesFr,
  };
  return lookUpSentenceIn(all, problem, language);
}
