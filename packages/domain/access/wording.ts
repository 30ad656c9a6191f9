import { lookUpSentenceIn, together, type Wording, withValues } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { accessSentences } from '@quoin/messages/accessSentences';
import * as accessRefusals from '@quoin/messages/app/accessRefusals';
import { spokenLanguage } from '@quoin/messages/appTables';
import { visitorSentences } from '@quoin/messages/visitorSentences';
import { type ContributorCode, INVITE_DAYS, MAX_OPEN_INVITES } from './contributors.ts';
import { waitSentence } from './protection/waitSentence.ts';
import { PASSWORD_LENGTH, type PasswordCode } from './signIn/password.ts';
import type { TwoStepCode } from './signIn/twoStep.ts';
import type { VisitorCode } from './visitorWording.ts';

export type AccessCode =
  | VisitorCode
  | 'signInFailed'
  | 'signInNeeded'
  | 'signInTooOften'
  | 'passwordWrong'
  | 'resetLinkDead'
  | 'accountUnknown'
  | 'notAllowed'
  | 'emailInvalid'
  | 'requestInvalid'
  | 'notFound'
  | 'methodNotAllowed'
  | 'bodyTooLarge'
  | 'bodyNotJson'
  | 'bodyUnknownType'
  | 'bodyCompressed'
  | 'bodyCutOff'
  | ContributorCode
  | TwoStepCode
  | PasswordCode;

const sentences = together(accessSentences, visitorSentences);

export const accessWording: Wording<AccessCode> = {
  ...sentences.en,
  ...accessRefusals,
  tooManyInvites: withValues(accessRefusals.tooManyInvites, { max: MAX_OPEN_INVITES }),
  inviteUnknown: withValues(accessRefusals.inviteUnknown, { days: INVITE_DAYS }),
};

/** `language`: of the site a visitor is on; the app speaks English. */
export function sentence(problem: Problem<AccessCode>, language = spokenLanguage()): string {
  return lookUpSentenceIn({ ...sentences, en: accessWording }, withBounds(problem, language), language);
}

/** Adds the numbers of Quoin's rules, which are known here. Code that refuses names only the rule. */
function withBounds(problem: Problem<AccessCode>, language: string): Problem<AccessCode> {
  const { code, values } = problem;
  if (code === 'passwordTooShort' || code === 'passwordTooLong') return { ...problem, values: PASSWORD_LENGTH };
  if (code !== 'signInTooOften') return problem;
  return { ...problem, values: { wait: waitSentence(values?.seconds, language) } };
}
