import * as access from '@quoin/domain/access';
import * as analytics from '@quoin/domain/analytics';
import * as blocks from '@quoin/domain/blocks';
import * as cart from '@quoin/domain/cart';
import * as catalog from '@quoin/domain/catalog';
import * as formats from '@quoin/domain/formats';
import * as forms from '@quoin/domain/forms';
import * as media from '@quoin/domain/media';
import * as orders from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import * as restock from '@quoin/domain/restock';
import * as site from '@quoin/domain/site';

const SUBJECTS = { access, analytics, blocks, cart, catalog, formats, forms, media, orders, restock, site };

type WordsIn = (language: string) => unknown;

/**
 * Name pattern of functions that return words in a language. New ones are compared with their English automatically.
 */
const SAYS_WORDS = /^[a-z]\w*(?:Words|WordsIn|TextsIn)$/;

function isWordsIn(entry: readonly [string, unknown]): entry is [string, WordsIn] {
  // What is named so and takes more than a language does something with words, and says none.
  return SAYS_WORDS.test(entry[0]) && typeof entry[1] === 'function' && entry[1].length <= 1;
}

/** All texts for visitors, by the name of the function that returns them in a language. */
export const SPOKEN_WORDS: Readonly<Record<string, WordsIn>> = {
  ...Object.fromEntries(Object.values(SUBJECTS).flatMap((subject) => Object.entries(subject).filter(isWordsIn))),
  popupOpenedText: (language) => (title: string) => site.popupOpenedText(title, language),
  accessSentence: saying<access.AccessCode>(access.accessWording, access.sentence),
  memberAreaSentence: saying(access.memberAreaSentences, access.memberAreaSentence),
  captchaSentence: saying(access.captchaWording, access.captchaSentence),
  cartSentence: saying<cart.CartCode>(cart.cartWording, cart.sentence),
  commentSentence: saying<site.CommentCode>(site.commentWording, site.commentSentence),
  formSentence: saying<forms.FormCode>(forms.formWording, forms.formSentence),
  memberSentence: saying<access.MemberCode>(access.memberWording, access.memberSentence),
  ordersSentence: saying<orders.OrdersCode>(orders.ordersWording, orders.sentence),
  pricingSentence: saying<cart.PricingCode>(cart.pricingWording, cart.pricingSentence),
  reviewSentence: saying<catalog.ReviewCode>(catalog.reviewWording, catalog.reviewSentence),
  restockSentence: saying<restock.RestockCode>(restock.restockWording, restock.restockSentence),
};

/** Placeholder for each value of a sentence: a letter of no language. */
const SLOT = '\ue000';

/** Has every name, and each is the slot. */
const ANY_VALUES: Readonly<Record<string, string>> = new Proxy<Record<string, string>>(
  {},
  {
    get: () => SLOT,
    getOwnPropertyDescriptor: () => ({ value: SLOT, configurable: true, enumerable: true }),
  },
);

function saying<Code extends string>(
  wording: Readonly<Record<Code, unknown>>,
  sentence: (problem: Problem<Code>, language: string) => string,
): (language: string) => readonly string[] {
  const codes = Object.keys(wording) as Code[];
  return (language) => codes.map((code) => sentence({ code, values: ANY_VALUES }, language));
}

const ARGUMENTS: readonly (readonly unknown[])[] = [
  [SLOT, SLOT, SLOT],
  ['', ''],
  ['2026-11-21', '2026-11-21'],
  [0, 'day'],
  [1, 'day'],
  [2, 'day'],
  ['video', SLOT],
  ['audio', ''],
  ['map', ''],
  [SLOT, true],
  [false],
  [null],
];

/** Every text in a tree of words, its functions asked with all kinds of values. */
function textsOf(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return ARGUMENTS.flatMap((values) => answerOf(words as Say, values));
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}

type Say = (...values: readonly unknown[]) => unknown;

/** Not every function takes every kind of value. */
function answerOf(say: Say, values: readonly unknown[]): readonly string[] {
  try {
    const said = say(...values);
    return typeof said === 'string' ? [said] : [];
  } catch {
    return [];
  }
}

/** The plain pieces of a text: without its slots and numbers. */
export function piecesOf(text: string): readonly string[] {
  return text
    .split(/[\ue000\d]+/)
    .map((piece) => piece.replace(/^[^\p{L}]+|[^\p{L}.!?…]+$/gu, ''))
    .filter((piece) => /\p{L}{2}/u.test(piece));
}

/** What we say in a language, in pieces. */
export function spokenPieces(language: string): ReadonlySet<string> {
  return new Set(Object.values(SPOKEN_WORDS).flatMap((wordsIn) => textsOf(wordsIn(language)).flatMap(piecesOf)));
}
