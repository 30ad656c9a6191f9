import { lookUpSentenceIn, type Wording, type WordingIn } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { accessSentencesAr } from './accessWordsAr.ts';
import { accessSentencesDe } from './accessWordsDe.ts';
import { accessSentencesEs } from './accessWordsEs.ts';
import { accessSentencesFr } from './accessWordsFr.ts';
import { accessSentencesIt } from './accessWordsIt.ts';
import { accessSentencesJa } from './accessWordsJa.ts';
import { accessSentencesNl } from './accessWordsNl.ts';
import { accessSentencesPt } from './accessWordsPt.ts';
import { type ContributorCode, INVITE_DAYS, MAX_OPEN_INVITES } from './contributors.ts';
import { PASSWORD_LENGTH, type PasswordCode } from './password.ts';
import { type VisitorCode, visitorWording } from './visitorWording.ts';

import { waitSentence } from './waitSentence.ts';

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
  | PasswordCode;

export const accessWording: Wording<AccessCode> = {
  ...visitorWording,
  signInFailed: 'That email address and password do not match. Please try again.',
  signInNeeded: 'Please sign in to continue.',
  signInTooOften: ({ seconds }) => `Too many attempts to sign in. ${waitSentence(seconds)}`,
  passwordWrong: 'That is not your password.',
  resetLinkDead: 'This link does not work any more: it was used, or is older than an hour. Ask for a new one.',
  accountUnknown: 'Nobody has an account with this address.',
  notAllowed: 'Your role does not allow this.',
  emailInvalid: 'Email is not valid',
  requestInvalid: 'The request could not be understood.',
  notFound: 'Not found.',
  methodNotAllowed: 'This address does not answer that kind of request.',
  bodyTooLarge: 'The request is too large.',
  bodyNotJson: 'The request is not valid JSON.',
  bodyUnknownType: 'Send JSON or a form.',
  bodyCompressed: 'Compressed bodies are not accepted.',
  bodyCutOff: 'The request ended before its body did.',
  rolesMissing: 'Choose at least one role.',
  roleUnknown: 'There is no such role.',
  roleNotYours: 'You can only give roles that allow no more than your own.',
  ownerStays: 'The owner cannot be changed or removed. The owner can hand the site over.',
  ownerOnly: 'Only the owner can do this.',
  adminsByOwner: 'Only the owner can remove an administrator.',
  lastAdmin: 'A site needs at least one administrator.',
  ownRoles: 'You cannot change your own roles. Ask another administrator.',
  contributorUnknown: 'This person does not work on the site any more.',
  contributorChanged: 'Somebody else has changed these roles meanwhile. Look at them again.',
  alreadyContributor: 'This person works on the site already.',
  tooManyInvites: `At most ${MAX_OPEN_INVITES} invitations can be open. Withdraw one first.`,
  invitedTooOften: 'This address was invited three times within a day. Invite it again tomorrow.',
  inviteUnknown: `This invitation does not count any more: it was used or withdrawn, or is older than ${INVITE_DAYS} days. Ask for a new one.`,
  inviteForOther: 'This invitation was sent to another address. Sign in with that one.',
  freshSignInNeeded: 'Please enter your password to go on.',
  passwordTooShort: `Use at least ${PASSWORD_LENGTH.min} characters.`,
  passwordTooLong: `Use at most ${PASSWORD_LENGTH.max} characters.`,
  passwordTooCommon: 'Many people use this password, so it is guessed first. Please choose another one.',
  passwordTooNear: 'This is too close to your name, your address or the name of the site. Please choose another one.',
};

/** `language`: of the site a visitor is on; the app speaks English. */
export function sentence(problem: Problem<AccessCode>, language = 'en'): string {
  const all: WordingIn<AccessCode> = {
    en: accessWording,
    de: accessSentencesDe,
    pt: accessSentencesPt,
    ar: accessSentencesAr,
    nl: accessSentencesNl,
    ja: accessSentencesJa,
    it: accessSentencesIt,
    es: accessSentencesEs,
    fr: accessSentencesFr,
  };
  return lookUpSentenceIn(all, problem, language);
}
