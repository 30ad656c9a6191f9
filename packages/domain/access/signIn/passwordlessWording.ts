import { inLanguage, lookUpSentenceIn, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { spokenLanguage } from '@quoin/messages/appTables';
import { passwordless } from '@quoin/messages/passwordless';
import {
  passwordlessSentences as passwordlessMessages,
  en as passwordlessSentencesEnglish,
} from '@quoin/messages/passwordlessSentences';
import { MAX_PASSKEYS, type PasswordlessCode } from './passwordless.ts';
export type PasswordlessWords = typeof passwordless.en;

/** The same in the language of a page or mail. */
export function passwordlessWords(language: string): PasswordlessWords {
  return inLanguage(passwordless, language);
}

export const passwordlessSentences: Wording<PasswordlessCode> = passwordlessSentencesEnglish;

export function passwordlessSentence(problem: Problem<PasswordlessCode>, language = spokenLanguage()): string {
  return lookUpSentenceIn(passwordlessMessages, { ...problem, values: { max: MAX_PASSKEYS } }, language);
}
