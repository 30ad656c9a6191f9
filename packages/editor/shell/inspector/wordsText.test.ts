import type { WireSiteText } from '@quoin/contract/endpoints/store';
import { describe, expect, it } from 'vitest';
import { wordsText } from './wordsText.ts';

const text = (key: string, standard: string, own = ''): WireSiteText => ({
  ...{ key, group: 'theme', standard, own, placeholders: [], needed: [], isBoundByLaw: false },
});
const TEXTS = [
  text('theme/search', 'Search'),
  text('product/addToCart', 'Add to cart', 'Take it home'),
  text('cart/search', 'Search'),
  { ...text('checkout/pay', 'Pay {amount} (now)'), placeholders: ['amount'] },
  { ...text('cart/total', '{amount}'), placeholders: ['amount'] },
];

describe('the text behind words of a page', () => {
  it.each([
    ['of the template, by its key', 'search', 'Search', 'theme/search'],
    ['of the template, although it says something else by now', 'search', 'Look', 'theme/search'],
    ['of the shop, by what it says', 'productAddToCartText', 'Take it home', 'product/addToCart'],
    ['with something put in', '', 'Pay €42.00 (now)', 'checkout/pay'],
    ['not, where all of it was put in', '', '€42.00', null],
    ['of neither', 'other', 'Add to cart', null],
  ])('is that %s (ED-60)', (_, id, shown, key) => {
    expect(wordsText(TEXTS, id, shown)?.key ?? null).toBe(key);
  });
});
