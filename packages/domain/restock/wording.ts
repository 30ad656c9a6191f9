import { inLanguage, lookUpSentence, lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as restockRefusals from '@quoin/messages/app/restockRefusals';
import { restockForm } from '@quoin/messages/restockForm';
import { restockSentences } from '@quoin/messages/restockSentences';
import type { SignUpCode } from './signUp.ts';

export type RestockCode = SignUpCode | 'restockSubmitFailed' | 'restockLinkDead';

/** RSTK-03 and RSTK-05 are the specification's, letter by letter. */
export const restockWording: Wording<RestockCode> = restockSentences.en;

export function restockSentence(problem: Problem<RestockCode>, language = 'en'): string {
  return lookUpSentenceIn(restockSentences, problem, language);
}

/** To the owner. */
export function restockGroupSentence(problem: Problem<'restockGroupUnknown'>): string {
  return lookUpSentence(restockRefusals, problem);
}

/** Shown after a sign-up (RSTK-04): the store's own text, else the standard one. */
export function restockSuccessText(own: string, language = 'en'): string {
  return own.trim() === '' ? restockFormWords(language).signedUp : own.trim();
}

export type RestockFormWords = typeof restockForm.en;

/** The form's, in the language of its page. */
export function restockFormWords(language: string): RestockFormWords {
  return inLanguage(restockForm, language);
}
