import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLines, tidyAddress, validateAddress } from '../addresses/address.ts';
import { addressFormatFor } from '../addresses/addressFormat.ts';
import { addressLayout } from '../addresses/addressLayouts.ts';
import { COUNTRIES } from '../addresses/countries.ts';
import { regionNamed, regionsOf } from './regions.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt-BR', 'ja', 'ar'];
const LISTED = COUNTRIES.map(({ code }) => code).filter((code) => regionsOf(code).length > 0);

function choices(country: string, language: string): readonly string[] {
  const region = addressFormatFor(country, language).fields.find(({ name }) => name === 'region');
  return (region?.choices ?? []).map(({ name }) => name);
}

describe('regions of every country (CX-12)', () => {
  it('are listed for the countries whose lines have one, and for no other', () => {
    const asks = (code: string) =>
      addressFormatFor(code).fields.some(({ name }) => name === 'region') &&
      addressLayout(code).join('\n').includes('{region}');
    expect(LISTED.filter((code) => !asks(code))).toEqual([]);
    expect(LISTED.length).toBe(66);
    // Free text: no list is kept of them, or the form has no need of one.
    expect(['GB', 'DE', 'FR', 'ZA', 'NF', 'PF'].filter((code) => LISTED.includes(code))).toEqual([]);
  });

  it('have a name in each language and a code of their own, whichever country and language', () => {
    const pair = fc.tuple(fc.constantFrom(...LISTED), fc.constantFrom(...LANGUAGES));
    const check = (country: string, language: string) => {
      const listed = regionsOf(country, language);
      expect(listed.filter(({ code, name }) => code.trim() !== code || code === '' || name.trim() === '')).toEqual([]);
      expect([country, new Set(listed.map(({ code }) => code.toUpperCase())).size]).toEqual([country, listed.length]);
      expect([country, language, new Set(listed.map(({ name }) => name)).size]).toEqual([
        ...[country, language, listed.length],
      ]);
      expect(new Set(listed.map(({ code }) => code))).toEqual(new Set(regionsOf(country).map(({ code }) => code)));
    };
    for (const country of LISTED) for (const language of LANGUAGES) check(country, language);
    fc.assert(
      fc.property(pair, ([country, language]) => check(country, language)),
      { numRuns: 50 },
    );
  });

  it('are found by their code, however it is written, and stored by it', () => {
    const spelt = [(text: string) => text, (text: string) => text.toLowerCase(), (text: string) => ` ${text} `];
    for (const country of LISTED) {
      for (const { code } of regionsOf(country)) {
        for (const spell of spelt) {
          expect([country, regionNamed(country, spell(code))?.code]).toEqual([country, code]);
        }
      }
    }
  });

  it.each([
    ['US', 'de', 'Kalifornien', 'CA'],
    ['IT', 'de', 'Mailand', 'MI'],
    ['ES', 'ja', 'マドリード県', 'Madrid'],
    ['IN', 'en', 'Maharashtra', 'Maharashtra'],
    ['IN', 'ar', 'ماهاراشترا', 'Maharashtra'],
    ['TH', 'en', 'Bangkok', 'Bangkok'],
    ['TR', 'de', 'Istanbul', 'İstanbul'],
    ['EG', 'fr', 'Alexandrie', 'Alexandria'],
    ['AE', 'ar', 'دبي', 'Dubai'],
    ['CN', 'fr', 'Pékin', 'Beijing'],
    ['JP', 'ja', '東京都', 'Tokyo'],
    ['MX', 'en', 'Jalisco', 'Jalisco'],
    ['US', 'ja', 'カリフォルニア州', 'CA'],
    ['BR', 'ar', 'ساو باولو', 'SP'],
  ])('%s, read in %s: %s is stored as %s', (country, language, name, code) => {
    expect(choices(country, language)).toContain(name);
    expect(regionNamed(country, name)?.code).toBe(code);
  });

  it.each([
    ['TR', 'ISTANBUL', 'İstanbul'],
    ['TR', 'istanbul', 'İstanbul'],
    ['TR', '34', 'İstanbul'],
    ['IN', 'mh', 'Maharashtra'],
    ['IN', 'ＭＡＨＡＲＡＳＨＴＲＡ', 'Maharashtra'],
    ['TH', 'กรุงเทพมหานคร', 'Bangkok'],
    ['JP', '東京', 'Tokyo'],
    ['CN', '北京', 'Beijing'],
    ['ES', 'Cadiz', 'Cádiz'],
    ['AR', 'Córdoba'.normalize('NFD'), 'Córdoba'],
  ])('%s: %s, as somebody typed it, is %s', (country, typed, code) => {
    expect(regionNamed(country, typed)?.code).toBe(code);
  });

  it('stand in the order of the reader’s language, Japan’s from north to south for everybody', () => {
    for (const language of LANGUAGES) {
      const { compare } = new Intl.Collator(language);
      const names = choices('ES', language);
      expect(names).toEqual([...names].sort(compare));
      expect(regionsOf('JP', language)[0]!.code).toBe('Hokkaido');
    }
  });

  it('leave addresses of before as they were, and free text where there is no list', () => {
    const line = { fullName: 'Nong', line1: '1 Rama I Rd', line2: '', postalCode: '10330', phone: '' };
    const old = { ...line, city: 'Pathum Wan', region: 'Somewhere', countryCode: 'TH' };
    expect(tidyAddress(old).region).toBe('Somewhere');
    expect(addressLines(old)).toContain('Somewhere 10330');
    expect(validateAddress(old)).toMatchObject([{ code: 'regionUnknown', field: 'region' }]);
    expect(validateAddress({ ...old, region: 'Bangkok' })).toEqual([]);
    expect(validateAddress({ ...old, region: '' })).toEqual([]);
    expect(validateAddress({ ...old, countryCode: 'ZA', region: 'Gauteng', city: 'Pretoria' })).toEqual([]);
  });

  it('print in the script that the address is written in', () => {
    const thai = { line1: 'ถนนพระราม 1', line2: '', city: 'ปทุมวัน', region: 'Bangkok', postalCode: '10330', phone: '' };
    expect(addressLines({ ...thai, fullName: 'น้อง', countryCode: 'TH' })).toContain('กรุงเทพมหานคร 10330');
    const latin = { ...thai, fullName: 'Nong', line1: 'Rama I Rd', city: 'Pathum Wan' };
    expect(addressLines({ ...latin, countryCode: 'TH' })).toContain('Bangkok 10330');
  });
});
