import { inLanguage, lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as pagePasswordRefusals from '@quoin/messages/app/pagePasswordRefusals';
import { lockedPage } from '@quoin/messages/lockedPage';
import type { PagePasswordCode } from './pagePassword.ts';

/** The sentences for an owner who sets the password of a page. */
export const pagePasswordWording: Wording<PagePasswordCode> = pagePasswordRefusals;

export function pagePasswordSentence(problem: Problem<PagePasswordCode>): string {
  return lookUpSentence(pagePasswordWording, problem);
}

export type LockedPageWords = typeof lockedPage.en;

export function lockedPageWords(language: string): LockedPageWords {
  return inLanguage(lockedPage, language);
}
