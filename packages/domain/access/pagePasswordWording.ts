import { inLanguage, lookUpSentence, type Translated, valueText, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { lockedPageWordsAr } from './lockedPageWordsAr.ts';
import { lockedPageWordsDe } from './lockedPageWordsDe.ts';
import { lockedPageWordsEs } from './lockedPageWordsEs.ts';
import { lockedPageWordsFr } from './lockedPageWordsFr.ts';
import { lockedPageWordsIt } from './lockedPageWordsIt.ts';
import { lockedPageWordsJa } from './lockedPageWordsJa.ts';
import { lockedPageWordsNl } from './lockedPageWordsNl.ts';
import { lockedPageWordsPt } from './lockedPageWordsPt.ts';
import type { PagePasswordCode } from './pagePassword.ts';

/** What an owner hears who sets the password of a page. */
export const pagePasswordWording: Wording<PagePasswordCode> = {
  pagePasswordTooShort: (values) => `The password of a page has at least ${valueText(values, 'min')} characters.`,
  pagePasswordTooLong: (values) => `The password of a page has at most ${valueText(values, 'max')} characters.`,
};

export function pagePasswordSentence(problem: Problem<PagePasswordCode>): string {
  return lookUpSentence(pagePasswordWording, problem);
}

/** What a visitor reads in front of a page that is not for everybody; both titles are the specification's (USER-04). */
export const lockedPageWording = {
  title: 'This page is locked',
  lead: 'Enter its password to go on.',
  password: 'Password',
  enter: 'Go on',
  wrong: 'That is not the password of this page. Please try again.',
  wait: (seconds: string) => `Too many tries. Please wait ${seconds} seconds and try again.`,
  membersTitle: 'This page available only site members',
  membersLead: 'Sign in with your account, and you come back here.',
  signIn: 'Sign in',
} as const;

export type LockedPageWords = Translated<typeof lockedPageWording>;

export function lockedPageWords(language: string): LockedPageWords {
  return inLanguage<LockedPageWords>(
    {
      en: lockedPageWording,
      de: lockedPageWordsDe,
      pt: lockedPageWordsPt,
      ar: lockedPageWordsAr,
      nl: lockedPageWordsNl,
      ja: lockedPageWordsJa,
      it: lockedPageWordsIt,
      es: lockedPageWordsEs,
      fr: lockedPageWordsFr,
    },
    language,
  );
}
