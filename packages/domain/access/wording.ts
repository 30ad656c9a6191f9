import { lookUpSentenceIn, together, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { accessSentences } from '@quoin/messages/accessSentences';
import { visitorSentences } from '@quoin/messages/visitorSentences';
import { type ContributorCode, INVITE_DAYS, MAX_OPEN_INVITES } from './contributors.ts';
import { PASSWORD_LENGTH, type PasswordCode } from './password.ts';
import type { VisitorCode } from './visitorWording.ts';
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

const sentences = together(accessSentences, visitorSentences);

export const accessWording: Wording<AccessCode> = {
  ...sentences.en,
  passwordWrong: 'That is not your password.',
  resetLinkDead: 'This link does not work any more: it was used, or is older than an hour. Ask for a new one.',
  accountUnknown: 'Nobody has an account with this address.',
  notAllowed: 'Your role does not allow this.',
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
};

/** `language`: of the site a visitor is on; the app speaks English. */
export function sentence(problem: Problem<AccessCode>, language = 'en'): string {
  return lookUpSentenceIn({ ...sentences, en: accessWording }, withBounds(problem, language), language);
}

/** The numbers of our rules are known here; whoever refuses names the rule alone. */
function withBounds(problem: Problem<AccessCode>, language: string): Problem<AccessCode> {
  const { code, values } = problem;
  if (code === 'passwordTooShort' || code === 'passwordTooLong') return { ...problem, values: PASSWORD_LENGTH };
  if (code !== 'signInTooOften') return problem;
  return { ...problem, values: { wait: waitSentence(values?.seconds, language) } };
}
