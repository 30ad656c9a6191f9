import { inLanguage, lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as memberAreaRefusals from '@quoin/messages/app/memberAreaRefusals';
import { spokenLanguage } from '@quoin/messages/appTables';
import { memberArea } from '@quoin/messages/memberArea';
import { memberAreaSentences as memberAreaSentencesMessages } from '@quoin/messages/memberAreaSentences';
import type { MemberAreaCode } from './memberArea.ts';

/** The sentences for an owner who makes areas and adds members. */
export const memberAreaSentences: Wording<MemberAreaCode> = {
  ...memberAreaSentencesMessages.en,
  ...memberAreaRefusals,
};

/** Returns the sentence: in English for owners, in their page's language for members. */
export function memberAreaSentence(problem: Problem<MemberAreaCode>, language = spokenLanguage()): string {
  return lookUpSentenceIn({ ...memberAreaSentencesMessages, en: memberAreaSentences }, problem, language);
}

export type MemberAreaWords = typeof memberArea.en;

export function memberAreaWords(language: string): MemberAreaWords {
  return inLanguage(memberArea, language);
}
