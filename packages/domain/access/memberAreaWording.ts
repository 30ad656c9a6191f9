import { inLanguage, lookUpSentence, type Translated, valueText, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { MemberAreaCode } from './memberArea.ts';
import { memberAreaWordsDe } from './memberAreaWordsDe.ts';

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
  areaEmailInvalid: (values) => `“${valueText(values, 'value')}” is no email address.`,
  areaTooManyAddresses: (values) => `Add at most ${valueText(values, 'max')} people at a time.`,
};

export function memberAreaSentence(problem: Problem<MemberAreaCode>): string {
  return lookUpSentence(memberAreaSentences, problem);
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
} as const;

export type MemberAreaWords = Translated<typeof memberAreaWording>;

export function memberAreaWords(language: string): MemberAreaWords {
  return inLanguage<MemberAreaWords>({ en: memberAreaWording, de: memberAreaWordsDe }, language);
}
