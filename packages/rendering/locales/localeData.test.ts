import { figuresOf } from '@quoin/domain/formats';
import { describe, expect, it } from 'vitest';
import { createPackReader } from '../node/index.ts';
import { createLocaleData, packOf, type ReadPack } from './index.ts';

const readPack = createPackReader();

/** Locale data that notes which packs it has read. */
function watched(read: ReadPack = readPack) {
  const packs: string[] = [];
  const locales = createLocaleData({
    readPack(language) {
      packs.push(language);
      return read(language);
    },
  });
  const price = (locale: string) => locales.formatsOf(locale)?.money('1234.5', 'EUR', {})?.replace(/\s/g, ' ');
  return { packs, locales, price };
}

describe('locale data', () => {
  it('reads a pack when its language is first asked for, and only once', () => {
    const { packs, price } = watched();
    expect(packs).toEqual([]);
    expect(price('de-AT')).toBe('€ 1.234,50');
    expect(price('de')).toBe('1.234,50 €');
    expect(price('de-AT')).toBe('€ 1.234,50');
    expect(packs).toEqual(['de']);
  });

  it('takes packs as text or parsed', () => {
    const { price } = watched((language) => JSON.parse(readPack(language) ?? 'null'));
    expect(price('fr')).toBe('1 234,50 €');
  });

  it('falls back to the language where region or script are unknown', () => {
    const { price } = watched();
    expect(price('de-XX')).toBe(price('de'));
    expect(price('en_US')).toBe('€1,234.50');
    expect(price('sr-Qaaa')).toBe(price('sr'));
  });

  it.each(['ar', 'ar-AE', 'ar-EG', 'fa', 'ja', 'de-CH'])(
    'writes amounts of templates in the figures of all other amounts: %s (PREF-03)',
    (locale) => {
      const figures = new Set(figuresOf(locale));
      const own = [...(watched().price(locale) ?? '')].filter((letter) => /\p{Nd}/u.test(letter));
      expect(own.length).toBeGreaterThan(4);
      expect(own.filter((figure) => !figures.has(figure))).toEqual([]);
    },
  );

  it.each(['xx', 'tlh-US', '', '!!', 'und', 'root', 'x'.repeat(5_000), '../../etc/passwd'])(
    'knows nothing about %.20s, and never throws',
    (locale) => {
      expect(watched().locales.formatsOf(locale)).toBeUndefined();
    },
  );

  it.each([
    ['text that is no JSON', '{'],
    ['null', null],
    ['an array', []],
    ['a pack of another version', { version: '0', checksum: 'x', defaultTag: 'de-Latn-DE', scripts: {} }],
  ])('takes %s for no pack', (_, pack) => {
    expect(watched(() => pack).locales.formatsOf('de')).toBeUndefined();
  });

  it('survives a reader that throws', () => {
    const failing = () => {
      throw new Error('disk gone');
    };
    expect(watched(failing).locales.formatsOf('de')).toBeUndefined();
  });

  it.each([
    ['de-AT', 'de'],
    ['en_US', 'en'],
    ['iw', 'he'],
    ['zh-Hant-TW', 'zh'],
    ['tl', 'fil'],
    ['en-u-nu-arab', 'en'],
    ['und', undefined],
    ['', undefined],
    ['?', undefined],
  ])('tells the pack that %s needs: %s', (locale, pack) => {
    expect(packOf(locale)).toBe(pack);
  });
});
