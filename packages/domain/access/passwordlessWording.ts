import { inLanguage, lookUpSentenceIn, type Translated, type Wording, type WordingIn } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { MAX_PASSKEYS, type PasswordlessCode } from './passwordless.ts';
import { passwordlessSentencesAr, passwordlessWordsAr } from './passwordlessWordsAr.ts';
import { passwordlessSentencesDe, passwordlessWordsDe } from './passwordlessWordsDe.ts';
import { passwordlessSentencesEs, passwordlessWordsEs } from './passwordlessWordsEs.ts';
import { passwordlessSentencesFr, passwordlessWordsFr } from './passwordlessWordsFr.ts';
import { passwordlessSentencesIt, passwordlessWordsIt } from './passwordlessWordsIt.ts';
import { passwordlessSentencesJa, passwordlessWordsJa } from './passwordlessWordsJa.ts';
import { passwordlessSentencesNl, passwordlessWordsNl } from './passwordlessWordsNl.ts';
import { passwordlessSentencesPtBr, passwordlessWordsPtBr } from './passwordlessWordsPtBr.ts';

/** What pages and mails say of signing in without a password. */
export const passwordlessWording = {
  byMail: 'Sign in by a link in a mail',
  byMailLead: 'We send you a link that signs you in. You need no password.',
  linkSent: (email: string) =>
    `If there is an account for ${email}, a mail with a link is on its way. The link works once, for 15 minutes.`,
  openTitle: 'Welcome back',
  open: (email: string) => `One click, and you are signed in as ${email}.`,
  linkDead: 'It was used already, or it is older than 15 minutes.',
  byPasskey: 'Sign in with a passkey',
  passkeys: 'Passkeys',
  passkeysText: 'Sign in with your fingerprint, your face or the code of your device instead of a password.',
  add: 'Add a passkey',
  remove: 'Remove',
  added: (day: string) => `Added on ${day}`,
  used: (day: string) => `last used on ${day}`,
  saved: 'The passkey is saved.',
  removed: 'The passkey is removed.',
  failed: 'That did not work. Please try again, or sign in another way.',
  mail: {
    subject: (site: string) => `Sign in at ${site}`,
    heading: 'Your link',
    text: (site: string) => `Somebody, hopefully you, wants to sign in at ${site}.`,
    button: 'Sign in',
    hint: 'The link works once, within 15 minutes. If it was not you, leave it: nothing happens.',
  },
  keyMail: {
    addedTitle: 'A passkey was added',
    added: (site: string, browser: string) =>
      `From now on one can sign in to your account at ${site} with a passkey that was made with ${browser}.`,
    removedTitle: 'A passkey was removed',
    removed: (site: string, browser: string) =>
      `The passkey made with ${browser} signs in to your account at ${site} no more.`,
    notYou:
      'If it was not you, please choose a new password at once, and look at the passkeys and devices of your account.',
    button: 'Open your account',
  },
} as const;

export type PasswordlessWords = Translated<typeof passwordlessWording>;

const words = {
  en: passwordlessWording,
  ar: passwordlessWordsAr,
  de: passwordlessWordsDe,
  es: passwordlessWordsEs,
  fr: passwordlessWordsFr,
  it: passwordlessWordsIt,
  ja: passwordlessWordsJa,
  nl: passwordlessWordsNl,
  pt: passwordlessWordsPtBr,
};

/** The same in the language of a page or mail. */
export function passwordlessWords(language: string): PasswordlessWords {
  return inLanguage<PasswordlessWords>(words, language);
}

export const passwordlessSentences: Wording<PasswordlessCode> = {
  passkeyRefused: 'That passkey is not known here. Please sign in another way.',
  passkeysFull: `An account has at most ${MAX_PASSKEYS} passkeys. Please remove one first.`,
  passkeyKnown: 'This device has a passkey for your account already.',
};

const sentences: WordingIn<PasswordlessCode> = {
  en: passwordlessSentences,
  ar: passwordlessSentencesAr,
  de: passwordlessSentencesDe,
  es: passwordlessSentencesEs,
  fr: passwordlessSentencesFr,
  it: passwordlessSentencesIt,
  ja: passwordlessSentencesJa,
  nl: passwordlessSentencesNl,
  pt: passwordlessSentencesPtBr,
};

export function passwordlessSentence(problem: Problem<PasswordlessCode>, language = 'en'): string {
  return lookUpSentenceIn(sentences, problem, language);
}
