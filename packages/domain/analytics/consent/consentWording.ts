import { inLanguage, type Translated } from '@quoin/domain/languages';
import { consentWordsAr } from './consentWordsAr.ts';
import { consentWordsDe } from './consentWordsDe.ts';
import { consentWordsEs } from './consentWordsEs.ts';
import { consentWordsFr } from './consentWordsFr.ts';
import { consentWordsIt } from './consentWordsIt.ts';
import { consentWordsJa } from './consentWordsJa.ts';
import { consentWordsNl } from './consentWordsNl.ts';
import { consentWordsPt } from './consentWordsPt.ts';

const consentWordsEn = {
  link: 'Cookies',
  title: 'May we count your visit?',
  text: 'We would like to know how many people come, from where, and what they look at. Only if you agree.',
  accept: 'Accept all',
  decline: 'Decline',
  choose: 'Choose',
  save: 'Save my choice',
  saved: 'Saved.',
  details: 'What is kept, and for how long',
  pageTitle: 'Cookies on this site',
  pageLead: 'What this site keeps in your browser. What is optional is kept only while you agree to it.',
  withoutScript: 'Your browser runs no scripts here, so nothing optional is kept.',
  others: 'Who else hears of your visit',
  othersLead:
    'These services are told what is looked at and bought here, as long as you allow what they are for. They do not get your name or address from us.',
  place: { cookie: 'Cookie', local: 'Browser storage', session: 'Storage of the tab' },
  purpose: { necessary: 'Necessary', analytics: 'Counting visits', marketing: 'Advertising' },
  use: {
    signIn: 'Keeps you signed in',
    cart: 'Remembers your cart',
    forgery: 'Protects forms from forgery',
    language: 'Remembers your language',
    choice: 'Remembers this choice',
    closed: 'Remembers what you have closed',
    likes: 'Remembers what you like',
    entry: 'Remembers that you know the password of a page',
    embeds: 'Remembers whose videos and maps you want to see',
    visitor: 'Tells a visitor who comes back from a new one',
    visit: 'Tells one visit from the next',
    counting: 'Makes sure that an order counts once',
    unanswered: 'Keeps pages quick while reports find no answer',
    recording: 'Joins the pages of one recorded visit',
    experiment: 'Remembers which variant of a page you are shown',
    advertising: 'Tells whether an advertisement led to a visit',
  },
  untilClosed: 'Until the browser is closed',
  untilTabClosed: 'Until the tab is closed',
  untilRemoved: 'Until you remove it',
  minutes: (count: number) => `${count} minutes`,
  days: (count: number) => `${count} days`,
  years: (count: number) => `${count} years`,
} as const;

export type ConsentWords = Translated<typeof consentWordsEn>;

const WORDS = {
  en: consentWordsEn,
  de: consentWordsDe,
  fr: consentWordsFr,
  es: consentWordsEs,
  it: consentWordsIt,
  nl: consentWordsNl,
  ja: consentWordsJa,
  ar: consentWordsAr,
  pt: consentWordsPt,
};

/** What the consent banner and the page about cookies say. */
export function consentWords(language: string): ConsentWords {
  return inLanguage<ConsentWords>(WORDS, language);
}

const DAY = 86_400;

/** How long something is kept, as people say it. */
export function keptForText(life: number | null | 'removed', place: string, words: ConsentWords): string {
  if (life === 'removed') return words.untilRemoved;
  if (life === null) return place === 'session' ? words.untilTabClosed : words.untilClosed;
  if (life < DAY) return words.minutes(life / 60);
  const days = life / DAY;
  return days >= 730 ? words.years(Math.round(days / 365)) : words.days(days);
}
