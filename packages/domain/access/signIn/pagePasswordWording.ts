import { inLanguage, lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { lockedPage } from '@quoin/messages/lockedPage';
import { valueText } from '@quoin/messages/runtime';
import type { PagePasswordCode } from './pagePassword.ts';

/** The sentences for an owner who sets the password of a page. */
export const pagePasswordWording: Wording<PagePasswordCode> = {
  pagePasswordTooShort: (values) => `The password of a page has at least ${valueText(values, 'min')} characters.`,
  pagePasswordTooLong: (values) => `The password of a page has at most ${valueText(values, 'max')} characters.`,
};

export function pagePasswordSentence(problem: Problem<PagePasswordCode>): string {
  return lookUpSentence(pagePasswordWording, problem);
}

export type LockedPageWords = typeof lockedPage.en;

export function lockedPageWords(language: string): LockedPageWords {
  return inLanguage(lockedPage, language);
}
