import { cartButtonWords, cartPageWords, sentence } from '@quoin/domain/cart';
import { catalogueMark, ownWording, SPOKEN_LANGUAGES, speakThrough } from '@quoin/domain/languages';
import { ordersWording, orderWords } from '@quoin/domain/orders';
import { restockFormWords } from '@quoin/domain/restock';
import { afterEach, describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.ts';
import { type TextsByKey, toOwnTexts } from './ownTexts.ts';
import { placeholderProblem, readTextSettings, siteTexts, textProblems, textsIn, tidyTexts } from './settings.ts';
import { themeTexts, withOwnStrings } from './themeTexts.ts';

afterEach(() => speakThrough(null));

function speak(texts: TextsByKey): void {
  const own = toOwnTexts(texts);
  speakThrough(ownWording(() => own));
}

describe('texts that an owner says otherwise', () => {
  it('are said instead of ours, and all others stay', () => {
    speak({ 'cartPage/page/title': 'Basket', 'cartPage/page/removeItem': 'Take out {title}' });
    const { page } = cartPageWords('en');
    expect([page.title, page.removeItem('Dunes'), page.checkout]).toEqual(['Basket', 'Take out Dunes', 'Checkout']);
    expect(cartButtonWords('en').alertClose).toBe('OK');
  });

  it('have the plural forms of their language', () => {
    speak({ 'cartButton/pill/inCart#one': 'Just one', 'cartButton/pill/inCart#other': '{count} in the bag' });
    expect([0, 1, 2].map(cartButtonWords('en').pill.inCart)).toEqual(['0 in the bag', 'Just one', '2 in the bag']);
    speak({ 'cartButton/pill/inCart#few': 'few: {count}' });
    expect([3, 11].map(cartButtonWords('ar').pill.inCart)[0]).toBe('few: 3');
    expect(cartButtonWords('ar').pill.inCart(11)).not.toContain('few');
  });

  it('may depend on yes or no, and on whether there is a name', () => {
    speak({ 'order/notice/canceledSubject#yes': 'Partly off: {number}', 'order/page/thanks#none': 'Thanks!' });
    const { notice, page } = orderWords('de');
    expect(notice.canceledSubject('7', true)).toBe('Partly off: 7');
    expect(notice.canceledSubject('7', false)).toContain('7');
    expect([page.thanks(''), page.thanks('Ida')]).toEqual(['Thanks!', expect.stringContaining('Ida')]);
  });

  it('stand in sentences with the values of a Problem, lists in the way of the language', () => {
    speak({ 'cartSentences/optionsMissing': 'First pick {options}!', 'cartSentences/soldOut': 'Gone.' });
    expect(sentence({ code: 'optionsMissing', values: { options: ['Size', 'Colour'] } })).toBe(
      'First pick Size and Colour!',
    );
    expect(sentence({ code: 'soldOut' })).toBe('Gone.');
    expect(sentence({ code: 'entryMissing' })).toBe('That item is no longer in your cart.');
  });

  it('are said by every catalogue that has them, too', () => {
    speak({ 'restock/form/submit': 'Tell me' });
    expect(restockFormWords('en').submit).toBe('Tell me');
  });

  it('put in a value as it is, whatever stands in it', () => {
    speak({ 'cartPage/page/removed': '{title} is out.' });
    expect(cartPageWords('en').page.removed('{0} $& {title}')).toBe('{0} $& {title} is out.');
  });
});

describe('the list of texts', () => {
  it('knows catalogues apart by what they say', () => {
    const marks = CATALOGUES.map((each) => catalogueMark('sentences' in each ? each.sentences : each.wordsIn('en')));
    expect(new Set(marks).size).toBe(CATALOGUES.length);
    expect(new Set(CATALOGUES.map(({ id }) => id)).size).toBe(CATALOGUES.length);
  });

  it.each(SPOKEN_LANGUAGES)('in %s is kept without loss when every text is said anew', (language) => {
    const all = siteTexts(language);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(650);
    // An argument without a name.
    expect(all.filter(({ standard }) => /undefined|NaN|\[object/.test(standard))).toEqual([]);
    const own = Object.fromEntries(all.map(({ key, standard }) => [key, standard]));
    expect(textProblems(own, { language, ofTheme: [] })).toEqual([]);
    expect(tidyTexts(own, { language, ofTheme: [] })).toEqual({});
  });

  it('has texts with values in it, and leaves out what only owners read', () => {
    const keys = new Map(siteTexts('en').map((text) => [text.key, text]));
    expect(keys.get('cartPage/page/removeItem')).toMatchObject({ standard: 'Remove {title}', needed: ['title'] });
    expect(keys.get('cartButton/pill/inCart#other')).toMatchObject({ standard: '{count} items in cart', needed: [] });
    expect(keys.get('cartSentences/fewerLeft')?.standard).toBe('Only {left} left. Please lower the quantity.');
    expect(keys.has('codeSentences/couponUnknown')).toBe(true);
    expect(Object.keys(ordersWording)).toContain('refundFailed');
    expect(keys.has('checkoutSentences/refundFailed')).toBe(false);
  });

  it('names every argument of a text that has some; what formats its values itself cannot be changed', () => {
    const functions = CATALOGUES.flatMap((each) => ('sentences' in each ? [] : functionsOf(each)));
    expect(functions).toEqual(NOT_CHANGEABLE);
  });
});

const NOT_CHANGEABLE = [
  'order/fulfilment/parcel',
  'orderPage/subscription/next',
  'orderPage/subscription/pausedUntil',
  'orderPage/subscription/paidUntil',
  'orderPage/subscription/retry',
  'orderPage/subscription/ends',
  'passwordless/byService',
  'passwordless/linked',
  'course/progress',
  'block/chart',
  'embed/load',
  'comment/heading',
  'comment/counted',
  'event/events',
];

/** Those that have no names. */
function functionsOf(
  catalogue: Extract<(typeof CATALOGUES)[number], { readonly wordsIn: unknown }>,
): readonly string[] {
  const { id, names = {}, without = [], wordsIn } = catalogue;
  const walk = (words: unknown, path: string): readonly string[] =>
    typeof words === 'function'
      ? [path]
      : typeof words === 'object' && words !== null
        ? Object.entries(words).flatMap(([name, inner]) => walk(inner, path === '' ? name : `${path}/${name}`))
        : [];
  return walk(wordsIn('en'), '')
    .filter((path) => !Object.hasOwn(names, path) && !without.some((start) => path.startsWith(start)))
    .map((path) => `${id}/${path}`);
}

describe('placeholders', () => {
  const text = { placeholders: ['amount', 'name'], needed: ['amount'] };
  it.each([
    ['Pay {amount}', null],
    ['{name}: {amount}', null],
    ['Pay', { code: 'placeholderMissing', values: { names: '{amount}' } }],
    ['Pay {amuont}', { code: 'placeholderUnknown', values: { name: '{amuont}', known: '{amount}, {name}' } }],
    ['Pay {amount} {}', { code: 'placeholderUnknown', values: { name: '{}', known: '{amount}, {name}' } }],
  ])('of "%s"', (own, expected) => {
    expect(placeholderProblem(text, own)).toEqual(expected);
  });

  it('are asked for text by text, and lengths are bounded', () => {
    const own = {
      'cartPage/page/removeItem': 'Take it out',
      'cartPage/page/title': 'x'.repeat(601),
      'nothing/here': 'x',
    };
    expect(textProblems(own, { language: 'en', ofTheme: [] }).map(({ code, field }) => [field, code])).toEqual([
      ['cartPage/page/removeItem', 'placeholderMissing'],
      ['cartPage/page/title', 'textTooLong'],
      ['nothing/here', 'textUnknown'],
    ]);
  });
});

describe('words of a theme', () => {
  const strings = {
    ...{ toCheckout: 'Checkout', quantityIs: 'Quantity {0}', thanks: '<b>{0}</b>', updateTail: ' quantity', empty: '' },
    ...{ items: '{0 plural one {item} other {items}}', pageTitle__cart: 'Cart' },
  };

  it('are plain sentences that an owner can say otherwise', () => {
    expect(themeTexts(strings).map(({ key, needed }) => [key, needed])).toEqual([
      ['theme/toCheckout', []],
      ['theme/quantityIs', ['0']],
    ]);
    const said = { language: 'en', ofTheme: themeTexts(strings) };
    expect(textProblems({ 'theme/quantityIs': 'How many' }, said).map(({ code }) => code)).toEqual([
      'placeholderMissing',
    ]);
    expect(textProblems({ 'theme/thanks': 'Thanks' }, said).map(({ code }) => code)).toEqual(['textUnknown']);
  });

  it('are laid over the theme’s as plain text, and only those that may', () => {
    const own = { 'theme/toCheckout': '<b>Pay</b>', 'theme/thanks': 'x', 'catalog/product/addToCart': 'y' };
    const toMarkup = (text: string) => text.replaceAll('<', '&lt;');
    expect(withOwnStrings(strings, own, toMarkup)).toEqual({ ...strings, toCheckout: '&lt;b>Pay&lt;/b>' });
    expect(withOwnStrings(strings, {}, toMarkup)).toBe(strings);
  });
});

it('settings are read leniently, and found for a language or its family', () => {
  const settings = readTextSettings({
    texts: { revision: 3, languages: { 'en-gb': { 'cartPage/page/title': 'Bag', odd: 7 }, de: null } },
  });
  expect(settings).toEqual({ revision: 3, languages: { 'en-gb': { 'cartPage/page/title': 'Bag' }, de: {} } });
  expect(textsIn(settings, 'en-US')).toEqual({ 'cartPage/page/title': 'Bag' });
  expect(textsIn(settings, 'fr')).toBeNull();
  expect(readTextSettings({})).toEqual({ revision: 0, languages: {} });
});
