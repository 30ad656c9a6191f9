import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldUrlId, freeUrlId, givenUrlId, isUrlId, storeUrlId, toUrlId } from './urlId.ts';

describe('url ids', () => {
  it.each([
    ['Café & Bar!', 'cafe-bar'],
    ["Ida's Prints", 'idas-prints'],
    ['  Hello   World  ', 'hello-world'],
    ['東京 ガイド', '東京-ガイド'],
    ['हिन्दी किताब', 'हिन्दी-किताब'],
    ['เสื้อยืด สีน้ำเงิน', 'เสื้อยืด-สีน้ำเงิน'],
    ['Чай «Йога»', 'чай-йога'],
    ['Größe über Käse', 'grosse-uber-kase'],
    ['İstanbul IŞIK', 'istanbul-isik'],
    ['Ｔシャツ ①', 'tシャツ-①'],
    ['می‌خواهم', 'میخواهم'],
    ['قميص أزرق', 'قميص-أزرق'],
    ['한국어 책', '한국어-책'],
    ['Kunst\u00addruck 👩\u200d🎨 1️⃣', 'kunstdruck-1'],
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

  it.each([
    ['a long one', 'x'.repeat(250)],
    ['a long one of Thai', 'ส'.repeat(83)],
    ['one that ends with marks', 'ที่'.repeat(27)],
  ])('stay addresses when %s is taken', (_, long) => {
    const next = freeUrlId(long, new Set([long]));
    expect([isUrlId(long), isUrlId(next), next.endsWith('-1')]).toEqual([true, true, true]);
  });

  it.each([
    ['größe-über-käse', 'größe-über-käse'],
    ['花瓶-青', '花瓶-青'],
    ['cafe\u0301', 'café'],
    ['Blue_Chair.v2', 'Blue_Chair.v2'],
    ['/2025/2/Summer Market/', '2025/2/summer-market'],
    ['ﾃｨｰｶｯﾌﾟ', 'ティーカップ'],
    ['a--b', 'a-b'],
    ['🎁', ''],
    ['%E8%8A%B1%e7%93%b6', '花瓶'],
    ['100%-wool', '100-wool'],
  ])('of another product are kept where they are legal: %j is %j', (text, urlId) => {
    expect(givenUrlId(text)).toBe(urlId);
  });

  it('made of words of any script, or typed, are one form and stay as they are', () => {
    const letter = fc
      .integer({ min: 0x21, max: 0x3ffff })
      .filter((code) => /[\p{L}\p{N}\p{M}]/u.test(String.fromCodePoint(code)))
      .map((code) => String.fromCodePoint(code));
    const words = fc.string({ unit: fc.oneof(letter, fc.constantFrom(' ', '-', "'", '\u200c')), maxLength: 120 });
    fc.assert(
      fc.property(words, (text) => {
        for (const id of [toUrlId(text), givenUrlId(text)].filter((each) => each !== '')) {
          expect([id, isUrlId(id), givenUrlId(id), isUrlId(foldUrlId(id))]).toEqual([id, true, id, true]);
        }
        expect(toUrlId(toUrlId(text))).toBe(toUrlId(text));
        expect(encodeURI(decodeURI(encodeURI(givenUrlId(text))))).toBe(encodeURI(givenUrlId(text)));
      }),
      { numRuns: 1000 },
    );
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
