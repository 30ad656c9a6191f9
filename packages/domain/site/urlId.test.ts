import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeUrlId, isUrlId, storeUrlId, toUrlId } from './urlId.ts';

describe('url ids', () => {
  it.each([
    ['Café & Bar!', 'cafe-bar'],
    ["Ida's Prints", 'idas-prints'],
    ['  Hello   World  ', 'hello-world'],
    ['東京 ガイド', '東京-ガイド'],
    ['***', ''],
    ['../../etc/passwd', 'etc-passwd'],
  ])('of %j is %j', (title, urlId) => {
    expect(toUrlId(title)).toBe(urlId);
  });

  it('made of any title are empty or can be an address, and stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const urlId = toUrlId(title);
        if (urlId === '') return;
        expect(isUrlId(urlId)).toBe(true);
        expect(toUrlId(urlId)).toBe(urlId);
      }),
    );
  });

  it('take the first free suffix -1, -2, … when taken (PREF-07)', () => {
    expect(freeUrlId('shop', new Set())).toBe('shop');
    expect(freeUrlId('shop', new Set(['shop', 'shop-1', 'shop-3']))).toBe('shop-2');
  });

  it('of fifty stores of one name count from -1 to -49 in the order of numbers (PREF-07, RC-14)', () => {
    const taken = new Set<string>();
    for (let store = 0; store < 50; store += 1) taken.add(freeUrlId('shop', taken));
    expect([...taken]).toEqual(['shop', ...Array.from({ length: 49 }, (_, index) => `shop-${index + 1}`)]);
  });

  it('stay addresses when a long one is taken', () => {
    const long = 'x'.repeat(100);
    const next = freeUrlId(long, new Set([long]));
    expect([next, isUrlId(next)]).toEqual([`${'x'.repeat(98)}-1`, true]);
  });

  it('of a store never take an address of ours, and there is always one', () => {
    expect(storeUrlId('Cart', 'Store', new Set())).toBe('cart-1');
    expect(storeUrlId('!!!', '???', new Set())).toBe('store');
  });

  it('of a store fall back when the title is shorter than 3 characters (PREF-07)', () => {
    expect(storeUrlId('My Store', 'Store', new Set())).toBe('my-store');
    expect(storeUrlId('ab', 'Store', new Set(['store']))).toBe('store-1');
    expect(storeUrlId('!!!', 'Store', new Set())).toBe('store');
  });
});
