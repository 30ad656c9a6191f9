import { lookUpSentenceIn, together, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { accessSentences } from '@quoin/messages/accessSentences';
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
  passwordWrong: 'The password is incorrect.',
  resetLinkDead: 'This link was already used or is older than one hour. Request a new one.',
  accountUnknown: 'No account has this email address.',
  notAllowed: 'Your role does not allow this.',
  rolesMissing: 'Select at least one role.',
  roleUnknown: 'This role does not exist.',
  roleNotYours: 'You cannot assign roles with more permissions than your own.',
  ownerStays: 'The owner cannot be changed or removed. The owner can transfer ownership.',
  ownerOnly: 'Only the owner can do this.',
  adminsByOwner: 'Only the owner can remove an administrator.',
  lastAdmin: 'A site needs at least one administrator.',
  ownRoles: 'You cannot change your own roles. Ask another administrator.',
  contributorUnknown: 'This person is no longer a contributor.',
  contributorChanged: 'Someone else changed these roles. Reload before you save.',
  alreadyContributor: 'This person is already a contributor.',
  tooManyInvites: `At most ${MAX_OPEN_INVITES} invitations can be open. Withdraw one first.`,
  invitedTooOften: 'This address was invited three times today. Try again tomorrow.',
  inviteUnknown: `This invitation was already used or withdrawn, or is older than ${INVITE_DAYS} days. Request a new one.`,
  inviteForOther: 'This invitation was sent to a different address. Sign in with that address.',
  freshSignInNeeded: 'Enter your password to continue.',
  codeWrong: 'This code is incorrect or was already used. Enter the current code.',
  codeStepOver: 'The sign-in took too long. Enter your password again.',
  twoStepNeeded: 'This site requires two-step sign-in. Set it up to continue.',
  twoStepOn: 'Two-step sign-in is already on.',
  twoStepOff: 'Two-step sign-in is not on.',
};

/** `language`: of the site a visitor is on; the app speaks English. */
export function sentence(problem: Problem<AccessCode>, language = 'en'): string {
  return lookUpSentenceIn({ ...sentences, en: accessWording }, withBounds(problem, language), language);
}

/** Adds the numbers of Quoin's rules, which are known here. Code that refuses names only the rule. */
function withBounds(problem: Problem<AccessCode>, language: string): Problem<AccessCode> {
  const { code, values } = problem;
  if (code === 'passwordTooShort' || code === 'passwordTooLong') return { ...problem, values: PASSWORD_LENGTH };
  if (code !== 'signInTooOften') return problem;
  return { ...problem, values: { wait: waitSentence(values?.seconds, language) } };
}
