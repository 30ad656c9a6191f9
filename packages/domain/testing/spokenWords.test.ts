import { isSpoken, readersLanguage, SPOKEN_LANGUAGES } from '@quoin/domain/languages';
import { expect, it } from 'vitest';
import { englishFinder, textsOfPage } from './findEnglish.ts';
import { SPOKEN_WORDS, spokenPieces } from './spokenWords.ts';

it('knows everything that says words in a language', () => {
  const some = ['accountWords', 'cartPageWords', 'formTextsIn', 'galleryWordsIn', 'recurringWords', 'searchWords'];
  expect(Object.keys(SPOKEN_WORDS)).toEqual(expect.arrayContaining(some));
});

it.each(SPOKEN_LANGUAGES.filter((language) => language !== 'en'))(
  '%s has words of its own for all of it',
  (language) => {
    const [own, english] = [spokenPieces(language), spokenPieces('en')];
    const same = Object.entries(SPOKEN_WORDS).filter(([, wordsIn]) => wordsIn(language) === wordsIn('en'));
    expect(same.map(([name]) => name)).toEqual([]);
    expect(own.size).toBeGreaterThan(english.size * 0.8);
  },
);

it('finds English by our own sentences, by single words and by small words', () => {
  const english = englishFinder('de');
  expect(english.in(['Your cart is empty.', 'Subtotal', 'Download', 'OK', 'Name', 'Menge 2'])).toEqual([
    'Your cart is empty.',
    'Subtotal',
    'Download',
  ]);
  expect(english.in(['Nothing for you', 'Ihr Warenkorb ist leer.', 'ada@the-shop.example', '/of/the'])).toEqual([
    'Nothing for you',
  ]);
  const page =
    '<p title="Remove Dunes">Gut</p><script type="application/json">{"a":["Sign in"]}</script><script>the</script>';
  expect(english.in(textsOfPage(page))).toEqual(['Remove Dunes', 'Sign in']);
});

it('readers get their language where we speak it, else the site’s', () => {
  expect(['de-AT', 'sv', '', null].map((wanted) => readersLanguage(wanted, 'en-GB'))).toEqual([
    'de-AT',
    'en-GB',
    'en-GB',
    'en-GB',
  ]);
  expect(isSpoken('den')).toBe(false);
});
