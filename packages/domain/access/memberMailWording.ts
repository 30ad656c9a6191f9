import { inLanguage, type Translated } from '@quoin/domain/languages';
import { memberMailWordsAr } from './accountWordsAr.ts';
import { memberMailWordsDe } from './accountWordsDe.ts';
import { memberMailWordsEs } from './accountWordsEs.ts';
import { memberMailWordsFr } from './accountWordsFr.ts';
import { memberMailWordsIt } from './accountWordsIt.ts';
import { memberMailWordsJa } from './accountWordsJa.ts';
import { memberMailWordsNl } from './accountWordsNl.ts';
import { memberMailWordsPt } from './accountWordsPt.ts';

/** What the mails about an account and a cart left behind say. */
export const memberMailWording = {
  confirmSubject: (site: string) => `Finish your account at ${site}`,
  confirmHeading: 'Is this your address?',
  confirm: (site: string) => `Somebody, hopefully you, wants an account at ${site} with this address.`,
  confirmButton: 'Yes, create my account',
  linkHint: 'The link works once, within an hour. If it was not you, leave it: nothing happens.',
  welcomeSubject: (site: string) => `Welcome to ${site}`,
  welcomeHeading: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  welcome: 'Your account is ready. Orders, addresses and downloads wait for you there.',
  welcomeButton: 'Open your account',
  knownSubject: (site: string) => `You have an account at ${site} already`,
  knownHeading: 'You are one of us already',
  known: 'Somebody, hopefully you, wanted to create an account with this address. It has one already.',
  knownButton: 'Sign in',
  knownHint: 'Forgotten the password? Choose a new one on the page where you sign in.',
  resetSubject: 'Choose a new password',
  resetHeading: 'A new password',
  reset: (site: string) => `Somebody, hopefully you, asked for a new password for your account at ${site}.`,
  resetButton: 'Choose a new password',
  emailSubject: 'Confirm your new address',
  emailHeading: 'Is this your new address?',
  email: (site: string) => `You want to sign in at ${site} with this address from now on.`,
  emailButton: 'Yes, use this address',
  passwordChangedSubject: 'Your password was changed',
  passwordChangedHeading: 'Your password was changed',
  passwordChanged: (site: string) =>
    `The password of your account at ${site} was changed, and all other sessions ended.`,
  emailChangedSubject: 'Your address was changed',
  emailChangedHeading: 'Your address was changed',
  emailChanged: (site: string, email: string) => `You sign in at ${site} with ${email} from now on.`,
  notYou: 'If it was not you, please choose a new password at once and write to us.',
  recoverySubject: 'You left something in your cart',
  recoveryHeading: 'Still thinking about it?',
  recovery: 'What you chose is still in your cart. Here it is, as you left it.',
  recoveryButton: 'Back to your cart',
  recoveryHint: 'This is the only reminder we send about this cart.',
  unsubscribe: 'No more reminders',
} as const;

export type MemberMailWords = Translated<typeof memberMailWording>;

/** The same in the language of a mail. */
export function memberMailWords(language: string): MemberMailWords {
  return inLanguage<MemberMailWords>(
    {
      en: memberMailWording,
      de: memberMailWordsDe,
      pt: memberMailWordsPt,
      ar: memberMailWordsAr,
      nl: memberMailWordsNl,
      ja: memberMailWordsJa,
      it: memberMailWordsIt,
      es: memberMailWordsEs,
      fr: memberMailWordsFr,
    },
    language,
  );
}
