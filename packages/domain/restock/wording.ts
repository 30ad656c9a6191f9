import { inLanguage, lookUpSentenceIn, type Translated, type Wording, type WordingIn } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { otherRestockFormWords, otherRestockWording } from './otherWording.ts';
import type { SignUpCode } from './signUp.ts';

export type RestockCode = SignUpCode | 'restockSubmitFailed' | 'restockLinkDead' | 'restockGroupUnknown';

/** RSTK-03 and RSTK-05 are the specification's, letter by letter. */
export const restockWording: Wording<RestockCode> = {
  restockEmailBlank: 'Email cannot be blank',
  restockEmailInvalid: 'Email is invalid',
  restockSubmitFailed: 'Unable to submit form. Please try again later.',
  restockNotOffered: 'There is nothing to wait for: this can be bought now, or is not sold here any more.',
  restockLinkDead: 'This link does not count any more. Sign up again on the page of the product.',
  restockGroupUnknown: 'Nobody waits for this.',
};

export function restockSentence(problem: Problem<RestockCode>, language = 'en'): string {
  const all: WordingIn<RestockCode> = { en: restockWording, ...otherRestockWording };
  return lookUpSentenceIn(all, problem, language);
}

/** What the form says. */
export const restockFormWording = {
  heading: 'Get an email when it is back',
  email: 'Email',
  join: 'Also send me news from this shop',
  variant: 'Which one?',
  submit: 'Notify me',
  submitting: 'Submitting…',
  signedUp: 'Signed up!',
  honeypot: 'Leave this field empty',
} as const;

/** Shown after a sign-up (RSTK-04): the store's own text, else the standard one. */
export function restockSuccessText(own: string, language = 'en'): string {
  return own.trim() === '' ? restockFormWords(language).signedUp : own.trim();
}

export type RestockFormWords = Translated<typeof restockFormWording>;

/** The form's, in the language of its page. */
export function restockFormWords(language: string): RestockFormWords {
  return inLanguage<RestockFormWords>({ en: restockFormWording, ...otherRestockFormWords }, language);
}
