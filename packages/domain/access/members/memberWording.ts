import { lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { accountSentences } from '@quoin/messages/accountSentences';
import * as customerRefusals from '@quoin/messages/app/customerRefusals';
import { spokenLanguage } from '@quoin/messages/appTables';
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
  ...customerRefusals,
};

/** `language`: of the page; what only owners read is English everywhere. */
export function memberSentence(problem: Problem<MemberCode>, language = spokenLanguage()): string {
  return lookUpSentenceIn({ ...accountSentences, en: memberWording }, problem, language);
}
