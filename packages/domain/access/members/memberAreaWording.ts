import { inLanguage, lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { memberArea } from '@quoin/messages/memberArea';
import { memberAreaSentences as memberAreaSentencesMessages } from '@quoin/messages/memberAreaSentences';
import { valueText } from '@quoin/messages/runtime';
import type { MemberAreaCode } from './memberArea.ts';

/** The sentences for an owner who makes areas and adds members. */
export const memberAreaSentences: Wording<MemberAreaCode> = {
  ...memberAreaSentencesMessages.en,
  areaNameMissing: 'Enter a name for the area.',
  areaNameTooLong: (values) => `The name of an area has at most ${valueText(values, 'max')} characters.`,
  areaDescriptionTooLong: (values) => `The description of an area has at most ${valueText(values, 'max')} characters.`,
  areaProductsMissing: 'Select a product that gives access to the area.',
  areaTooManyProducts: (values) => `At most ${valueText(values, 'max')} products open one area.`,
  areaProductUnknown: 'One of these products was deleted. Select another one.',
  areaChanged: 'Someone else changed this area. Reload it before you save.',
  areaTooMany: (values) => `A site has at most ${valueText(values, 'max')} member areas.`,
  areaRequestGone: 'This request was already answered or withdrawn.',
  areaInvitedOften: (values) => `${valueText(values, 'value')} got enough invitations today. Try again tomorrow.`,
  areaEmailInvalid: (values) => `“${valueText(values, 'value')}” is not a valid email address.`,
  areaTooManyAddresses: (values) => `Add at most ${valueText(values, 'max')} people at a time.`,
};

/** Returns the sentence: in English for owners, in their page's language for members. */
export function memberAreaSentence(problem: Problem<MemberAreaCode>, language = 'en'): string {
  return lookUpSentenceIn({ ...memberAreaSentencesMessages, en: memberAreaSentences }, problem, language);
}

export type MemberAreaWords = typeof memberArea.en;

export function memberAreaWords(language: string): MemberAreaWords {
  return inLanguage(memberArea, language);
}
