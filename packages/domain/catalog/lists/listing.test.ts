import { parseQueryString } from '@quoin/domain/site';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  isChosen,
  LISTING_LIMITS,
  listingQuery,
  parseListing,
  toggleOption,
  toggleTag,
  withoutFilters,
} from './listing.ts';

const parsed = (text: string) => parseListing(parseQueryString(text));
const EMPTY_LISTING = parsed('');

describe('what an address asks of a store page', () => {
  it.each([
    ['', {}],
    ['q=blue%20vase', { search: 'blue vase' }],
    ['q=%20blue%09%0Avase+', { search: 'blue vase' }],
    ['q=a&q=b', { search: 'a' }],
    ['category=prints/large', { category: 'prints/large' }],
    ['tag=paper&tag=ink&tag=paper', { tags: ['ink', 'paper'] }],
    ['filter[Size]=M', { options: [{ name: 'Size', values: ['M'] }] }],
    [
      'filter[Size]=M&filter[Colour]=Red&filter[Size]=L',
      {
        options: [
          { name: 'Colour', values: ['Red'] },
          { name: 'Size', values: ['L', 'M'] },
        ],
      },
    ],
    ['filter[Size][]=M&filter[Size][]=L', { options: [{ name: 'Size', values: ['L', 'M'] }] }],
    ['filter=x&filter[]=y', {}],
    ['price-from=10&price-to=49,90', { priceFrom: '10', priceTo: '49.90' }],
    ['price-from=-1&price-to=1e9', {}],
    ['price-from=ten', {}],
    ['stock=in&sale=yes', { isAvailable: true, isOnSale: true }],
    ['stock=out&sale=1', {}],
    ['sort=price-down', { sort: 'price-down' }],
    ['sort=price;--', {}],
    ['sort=featured', { sort: 'featured' }],
    ['tag=%01x', {}],
    [`tag=${'x'.repeat(LISTING_LIMITS.value + 1)}`, {}],
    ['__proto__[x]=1&filter[constructor]=1', {}],
  ])('%s', (text, expected) => {
    expect(parsed(text)).toEqual({ ...EMPTY_LISTING, ...expected });
  });

  it('reads only so much: words, values, options', () => {
    expect(parsed(`q=${'word '.repeat(100)}`).search.length).toBeLessThanOrEqual(LISTING_LIMITS.search);
    const tags = Array.from({ length: 60 }, (_, index) => `tag=t${index}`).join('&');
    expect(parsed(tags).tags).toHaveLength(LISTING_LIMITS.values);
    const names = Array.from({ length: 20 }, (_, index) => `filter[o${index}]=x`).join('&');
    expect(parsed(names).options).toHaveLength(LISTING_LIMITS.options);
  });

  it('writes the same address however it was asked, and reads it back', () => {
    const text = 'sort=newest&filter[Size]=M&tag=b&q=vase&filter[Size]=L&tag=a&filter[Ink/Paper]=50% grey&sale=yes';
    const listing = parsed(text);
    const query = listingQuery(listing);
    expect(query).toBe(
      'q=vase&tag=a&tag=b&filter[Ink/Paper]=50%25%20grey&filter[Size]=L&filter[Size]=M&sale=yes&sort=newest',
    );
    expect(parseListing(parseQueryString(query))).toEqual(listing);
  });

  it('takes options and values that are written alike for one', () => {
    const one = toggleOption(EMPTY_LISTING, 'Size', 'M');
    expect(isChosen(one, 'size ', 'ｍ')).toBe(true);
    expect(isChosen(one, 'Größe', 'M')).toBe(false);
    expect(toggleOption(one, 'ＳＩＺＥ', 'm')).toEqual(EMPTY_LISTING);
    expect(toggleOption(one, 'SIZE', 'L').options).toEqual([{ name: 'SIZE', values: ['L', 'M'] }]);
  });

  it('adds a value, takes it away again, and clears all but category and order', () => {
    const one = toggleOption(EMPTY_LISTING, 'Size', 'M');
    const two = toggleTag(toggleOption(one, 'Size', 'L'), 'ink');
    expect(isChosen(two, 'Size', 'L')).toBe(true);
    expect(countFilters(two)).toBe(3);
    expect(toggleOption(toggleOption(toggleTag(two, 'ink'), 'Size', 'L'), 'Size', 'M')).toEqual(EMPTY_LISTING);
    const narrow = { ...two, search: 'x', category: 'prints', sort: 'name' as const };
    expect(listingQuery(withoutFilters(narrow))).toBe('category=prints&sort=name');
  });
});
