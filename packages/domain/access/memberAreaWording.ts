import {
  inLanguage,
  lookUpSentenceIn,
  type Translated,
  valueText,
  type Wording,
  type WordingIn,
} from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { MemberAreaCode } from './memberArea.ts';
import { memberAreaSentencesAr, memberAreaWordsAr } from './memberAreaWordsAr.ts';
import { memberAreaSentencesDe, memberAreaWordsDe } from './memberAreaWordsDe.ts';
import { memberAreaSentencesEs, memberAreaWordsEs } from './memberAreaWordsEs.ts';
import { memberAreaSentencesFr, memberAreaWordsFr } from './memberAreaWordsFr.ts';
import { memberAreaSentencesIt, memberAreaWordsIt } from './memberAreaWordsIt.ts';
import { memberAreaSentencesJa, memberAreaWordsJa } from './memberAreaWordsJa.ts';
import { memberAreaSentencesNl, memberAreaWordsNl } from './memberAreaWordsNl.ts';
import { memberAreaSentencesPt, memberAreaWordsPt } from './memberAreaWordsPt.ts';

/** What an owner hears who makes areas and adds members. */
export const memberAreaSentences: Wording<MemberAreaCode> = {
  areaNameMissing: 'Give the area a name.',
  areaNameTooLong: (values) => `The name of an area has at most ${valueText(values, 'max')} characters.`,
  areaDescriptionTooLong: (values) => `The description of an area has at most ${valueText(values, 'max')} characters.`,
  areaProductsMissing: 'Choose a product that opens the area.',
  areaTooManyProducts: (values) => `At most ${valueText(values, 'max')} products open one area.`,
  areaProductUnknown: 'One of these products is gone. Choose another.',
  areaUnknown: 'This member area is gone.',
  areaChanged: 'Somebody else has changed this area meanwhile. Look at it again before you save.',
  areaTooMany: (values) => `A site has at most ${valueText(values, 'max')} member areas.`,
  areaNotFree: 'Nobody can join this area by themselves.',
  areaDeclined: 'You asked to join this area before, and the answer was no.',
  areaRequestGone: 'This request is gone: somebody has answered it, or it was withdrawn.',
  areaInvitationDead: 'This invitation works no more: it was used, withdrawn, or is older than 14 days.',
  areaInvitedOften: (values) => `${valueText(values, 'value')} got enough invitations today. Try again tomorrow.`,
  areaEmailInvalid: (values) => `“${valueText(values, 'value')}” is no email address.`,
  areaTooManyAddresses: (values) => `Add at most ${valueText(values, 'max')} people at a time.`,
};

const sentences: WordingIn<MemberAreaCode> = {
  en: memberAreaSentences,
  de: memberAreaSentencesDe,
  fr: memberAreaSentencesFr,
  es: memberAreaSentencesEs,
  it: memberAreaSentencesIt,
  nl: memberAreaSentencesNl,
  ja: memberAreaSentencesJa,
  ar: memberAreaSentencesAr,
  pt: memberAreaSentencesPt,
};

/** Owners hear it in English, members in the language of their page. */
export function memberAreaSentence(problem: Problem<MemberAreaCode>, language = 'en'): string {
  return lookUpSentenceIn(sentences, problem, language);
}

/** What visitors and members read of areas. */
export const memberAreaWording = {
  memberships: 'Memberships',
  deniedLead: 'Join, and you come back here.',
  deniedSignIn: 'Already a member? Sign in with your account.',
  createAccount: 'Create an account',
  notYours: 'Your account is not in a member area that shows this page.',
  free: 'Free',
  join: (name: string) => `Join ${name}`,
  leave: (name: string) => `Leave ${name}`,
  joined: 'You are in.',
  left: 'You have left.',
  yours: 'Where you are a member',
  others: 'More to join',
  none: 'You are no member of anything here yet.',
  since: (day: string) => `Member since ${day}`,
  until: (day: string) => `Member until ${day}`,
  byInvitation: 'By invitation',
  soldOut: 'Not on sale right now',
  from: (price: string) => `From ${price}`,
  byRequest: 'On request',
  ask: (name: string) => `Ask to join ${name}`,
  withdraw: (name: string) => `Withdraw the request for ${name}`,
  asked: 'Your request is sent.',
  withdrawn: 'Your request is withdrawn.',
  waiting: 'You have asked to join. We write to you as soon as it is decided.',
  declined: 'You asked to join, and the answer was no.',
  invited: 'You are invited.',
  invitedTitle: (area: string) => `You are invited to ${area}`,
  invitedLead: (site: string) => `One click, and you are in. It costs nothing at ${site}.`,
  invitedSignIn: 'Sign in or create an account, and you are in.',
  mail: {
    invitedSubject: (area: string, site: string) => `You are invited to ${area} at ${site}`,
    invitedHeading: 'You are invited',
    invited: (area: string, site: string) =>
      `You are invited to be a member of ${area} at ${site}. It costs you nothing.`,
    invitedButton: 'Accept the invitation',
    invitedHint: 'The link works once, within 14 days. If you do not want it, leave it: nothing happens.',
    admittedSubject: (area: string) => `You are in: ${area}`,
    admittedHeading: 'You are in',
    admitted: (area: string, site: string) => `You asked to join ${area} at ${site}, and now you are a member.`,
    button: 'See your memberships',
    declinedSubject: (area: string) => `Your request to join ${area}`,
    declinedHeading: 'Not this time',
    declined: (area: string, site: string) => `You asked to join ${area} at ${site}. The answer was no.`,
  },
} as const;

export type MemberAreaWords = Translated<typeof memberAreaWording>;

const words = {
  en: memberAreaWording,
  de: memberAreaWordsDe,
  fr: memberAreaWordsFr,
  es: memberAreaWordsEs,
  it: memberAreaWordsIt,
  nl: memberAreaWordsNl,
  ja: memberAreaWordsJa,
  ar: memberAreaWordsAr,
  pt: memberAreaWordsPt,
};

export function memberAreaWords(language: string): MemberAreaWords {
  return inLanguage<MemberAreaWords>(words, language);
}
