import { expect, it } from 'vitest';
import { testProduct } from '../testing/page.ts';
import { saidSoldOut, soldOutWords } from './soldOutWords.ts';

it.each([
  [{ productSoldOutText: 'sold out', markSoldOut: 'Gone' }, 'Gone'],
  [{ productSoldOutText: 'All gone', markSoldOut: 'Gone' }, 'All gone'],
  [{ productSoldOutText: 'All gone' }, 'All gone'],
  [{ productSoldOutText: 'sold out' }, ''],
  [{}, ''],
  [undefined, ''],
])('of what is sold out, strings that have %j say %j', (strings, expected) => {
  expect(saidSoldOut(strings, 'en')).toBe(expected);
});

it('is said in the product’s words first, then the theme’s, then ours', () => {
  const own = testProduct({ customSoldOutText: 'Back in spring' });
  expect(soldOutWords(own, 'Gone', 'de')).toBe('Back in spring');
  expect(soldOutWords(testProduct(), 'Gone', 'de')).toBe('Gone');
  expect(soldOutWords(testProduct(), '', 'de')).toBe('Ausverkauft');
});
