import fc from 'fast-check';
import { formatAddress } from 'localized-address-format';
import { describe, expect, it } from 'vitest';
import type { Address } from '../checkout.ts';
import { regionsOf } from '../regions/regions.ts';
import { sentence } from '../wording.ts';
import { addressLines, tidyAddress, validateAddress } from './address.ts';
import { addressFormatFor } from './addressFormat.ts';
import { addressLayout } from './addressLayouts.ts';
import { COUNTRIES, countryName, isCountryCode } from './countries.ts';

/** The table of CX-12: labels of the fields in order (after the country), good and bad postal codes. */
const TABLE: Readonly<Record<string, readonly [labels: string, good: readonly string[], bad: readonly string[]]>> = {
  US: ['City, State, ZIP code', ['94107', '94107-1234'], ['9410', '94107-12', 'ABCDE']],
  CA: ['City, Province, Postal code', ['K1A 0B1', 'k1a0b1'], ['D1A 0B1', '12345']],
  GB: ['Town or city, Postcode', ['SW1A 1AA', 'm11ae', 'EC1A1BB'], ['SW1A', '12345']],
  IE: ['Town or city, County, Eircode', ['D02 AF30', 'd02af30', 'D6WXY12', ''], ['12345']],
  DE: ['Postal code, City', ['10115', 'D-10115', 'DE 10115', '１０１１５', '101 15'], ['1011', '101155']],
  AT: ['Postal code, City', ['1010'], ['10100']],
  CH: ['Postal code, City', ['8001', 'CH-8001'], ['80011']],
  FR: ['Postal code, City', ['75001'], ['7500']],
  ES: ['Postal code, City, Province', ['28001'], ['2800']],
  IT: ['Postal code, City, Province', ['00184'], ['184']],
  NL: ['Postal code, City', ['1012 AB', '1012ab'], ['0012 AB', '1012']],
  BE: ['Postal code, City', ['1000'], ['100']],
  SE: ['Postal code, City', ['111 22', '11122'], ['1112']],
  NO: ['Postal code, City', ['0150'], ['150']],
  DK: ['Postal code, City', ['1050'], ['105']],
  PL: ['Postal code, City', ['00-001', '00001'], ['0001']],
  AU: ['Suburb, State, Postcode', ['2000'], ['200']],
  NZ: ['Town or city, Postcode', ['6011'], ['601']],
  JP: [
    'Postal code, Prefecture, City or ward',
    ['100-0001', '1000001', '１００－０００５', '〒100-0005', '100ー0005', '〒 １００ ０００５'],
    ['100-001'],
  ],
  KR: ['Postal code, Province, City or district', ['04524'], ['0452']],
  CN: ['Postal code, Province, City', ['100006'], ['10000']],
  TW: ['Postal code, Region, City or district', ['104', '10491', '104105'], ['1049']],
  PR: ['City, ZIP code', ['00901', '00901-1234', '009011234'], ['901']],
  GU: ['City, ZIP code', ['96910'], ['9691']],
  VI: ['City, ZIP code', ['00802'], ['802']],
  AS: ['City, ZIP code', ['96799'], ['9679']],
  MP: ['City, ZIP code', ['96950'], ['9695']],
  BR: ['CEP (postal code), City, State', ['01310-100', '01310100'], ['01310']],
};

function addressIn(countryCode: string, parts: Partial<Address> = {}): Address {
  const region = regionsOf(countryCode)[0]?.code ?? 'Region';
  const postalCode = addressFormatFor(countryCode).postalCodeExample;
  const line = { fullName: 'Ida Berg', line1: '1 Long Street', line2: '', city: 'Town', phone: '' };
  return { ...line, region, postalCode, countryCode, ...parts };
}

describe('addresses by country (CX-12)', () => {
  it('have a format of their own for twenty countries and more', () => {
    const formatted = COUNTRIES.filter(({ code }) => addressFormatFor(code).postalCodePattern !== null);
    expect(formatted.map(({ code }) => code).sort()).toEqual(Object.keys(TABLE).sort());
    expect(formatted).toHaveLength(28);
  });

  it.each(Object.entries(TABLE))('%s: labels, order and postal codes', (country, [labels, good, bad]) => {
    const local = addressFormatFor(country).fields.filter(({ name }) =>
      ['postalCode', 'city', 'region'].includes(name),
    );
    expect(local.map(({ label }) => label).join(', ')).toBe(labels);
    for (const postalCode of good) expect(validateAddress(addressIn(country, { postalCode }))).toEqual([]);
    for (const postalCode of bad) {
      const problems = validateAddress(addressIn(country, { postalCode }));
      expect(problems).toMatchObject([{ code: 'postalCodeInvalid', field: 'postalCode' }]);
    }
  });

  it('ask for at most 8 required things with e-mail, country and card (CX-07)', () => {
    for (const { code } of COUNTRIES) {
      const required = addressFormatFor(code).fields.filter((field) => field.required);
      expect(required.length + 'email country card'.split(' ').length).toBeLessThanOrEqual(8);
    }
  });

  it('name every field to the browser and label it (CX-09)', () => {
    const tokens = new Set([
      'name',
      'address-line1',
      'address-line2',
      'address-level1',
      'address-level2',
      'postal-code',
      'tel',
    ]);
    for (const { code } of COUNTRIES) {
      const { fields } = addressFormatFor(code);
      for (const field of fields) {
        expect(tokens.has(field.autocomplete)).toBe(true);
        expect(field.label).not.toBe('');
      }
      expect(new Set(fields.map(({ autocomplete }) => autocomplete)).size).toBe(fields.length);
    }
    expect(addressFormatFor('DE').fields.find(({ name }) => name === 'postalCode')?.inputMode).toBe('numeric');
    expect(addressFormatFor('GB').fields.find(({ name }) => name === 'postalCode')?.inputMode).toBe('text');
  });

  it('ask for a region only where one is used', () => {
    const hasRegion = (country: string) => addressFormatFor(country).fields.some(({ name }) => name === 'region');
    expect(['US', 'CA', 'IE', 'ES', 'IT', 'AU', 'JP', 'BR', 'ZA'].every(hasRegion)).toBe(true);
    expect(['GB', 'DE', 'FR', 'NL', 'SE', 'PL', 'NZ'].some(hasRegion)).toBe(false);
    expect(regionsOf('US')).toHaveLength(62);
    expect(regionsOf('JP')).toHaveLength(47);
    expect(regionsOf('BR')).toHaveLength(27);
  });

  it('say what is missing or wrong, in the order of the form', () => {
    const problems = validateAddress(addressIn('US', { fullName: ' ', postalCode: '', region: 'ZZ' }));
    expect(problems.map((problem) => sentence(problem))).toEqual([
      'Full name is needed.',
      'Choose one from the list: State.',
      'ZIP code is needed.',
    ]);
    const wrong = validateAddress(addressIn('NL', { postalCode: '12', line1: 'x'.repeat(201) }));
    expect(wrong.map((problem) => sentence(problem))).toEqual([
      'Address is too long.',
      'Postal code should look like 1012 AB.',
    ]);
    expect(validateAddress(addressIn('US', { countryCode: 'ZZ' })).map((problem) => sentence(problem))).toEqual([
      'Choose a country.',
    ]);
  });

  it('are tidied: spaces, control characters, spelling of codes and regions', () => {
    const typed = addressIn('us', { fullName: '  Ida\t\u0007 Berg ', region: 'california', postalCode: ' 94107 ' });
    expect(tidyAddress(typed)).toMatchObject({
      fullName: 'Ida Berg',
      region: 'CA',
      countryCode: 'US',
      postalCode: '94107',
    });
    expect(tidyAddress(addressIn('GB', { postalCode: 'sw1a1aa' })).postalCode).toBe('SW1A 1AA');
    expect(tidyAddress(addressIn('PL', { postalCode: '00 001' })).postalCode).toBe('00-001');
  });

  it('once tidied stay as they are, and any text gets an answer', () => {
    const part = fc.string({ maxLength: 40 });
    const country = fc.constantFrom(...Object.keys(TABLE), 'ZA', 'constructor', '');
    const address = fc.record({
      fullName: part,
      line1: part,
      line2: part,
      city: part,
      region: part,
      postalCode: part,
      countryCode: country,
      phone: part,
    });
    fc.assert(
      fc.property(address, (typed) => {
        const once = tidyAddress(typed);
        expect(tidyAddress(once)).toEqual(once);
        for (const problem of validateAddress(typed)) expect(sentence(problem)).not.toBe('');
        addressLines(typed);
      }),
    );
  });

  it('are printed as the country prints them', () => {
    const lines = (country: string, parts: Partial<Address> = {}) => addressLines(addressIn(country, parts)).slice(2);
    expect(lines('US', { city: 'San Francisco', region: 'CA' })).toEqual(['San Francisco, CA 94107', 'United States']);
    expect(lines('DE', { city: 'Berlin', region: '' })).toEqual(['10115 Berlin', 'Germany']);
    expect(lines('GB', { city: 'London' })).toEqual(['London', 'SW1A 1AA', 'United Kingdom']);
    expect(lines('ES', { city: 'Madrid', region: 'Madrid' })).toEqual(['28001 Madrid (Madrid)', 'Spain']);
    expect(lines('ES', { city: 'Madrid', region: '' })).toEqual(['28001 Madrid', 'Spain']);
    expect(lines('DE', { line2: '2nd floor' })).toEqual(['2nd floor', '10115 Town', 'Germany']);
  });

  it('of Japan are written as Japan does where they are in its script, and in Latin letters as they are typed', () => {
    const typed = {
      fullName: '山田 花子',
      region: '東京都',
      city: '千代田区',
      line1: '丸の内１−１−１',
      line2: '三階',
      phone: '',
    };
    const kept = tidyAddress({ ...typed, countryCode: 'JP', postalCode: '〒１００ー０００５' });
    expect(kept).toMatchObject({ region: 'Tokyo', postalCode: '100-0005', line1: '丸の内１−１−１' });
    expect(validateAddress(kept)).toEqual([]);
    const lines = ['〒100-0005', '東京都千代田区丸の内１−１−１', '三階', '山田 花子'];
    expect(addressLines(kept, 'ja')).toEqual([...lines, '日本']);
    expect(addressLines(kept, 'de')).toEqual([...lines, 'Japan']);
    expect(
      addressLines({ ...kept, line1: 'Marunouchi 1-1-1', line2: '', city: 'Chiyoda', fullName: 'Hana Yamada' }),
    ).toEqual([...['Hana Yamada', 'Marunouchi 1-1-1', 'Chiyoda, Tokyo 100-0005', 'Japan']]);
  });

  it('offer regions in the reader’s language and in the order of the country', () => {
    const names = (country: string, language: string) =>
      addressFormatFor(country, language)
        .fields.find(({ name }) => name === 'region')
        ?.choices.map(({ name }) => name);
    expect(names('JP', 'ja-JP')?.slice(0, 2)).toEqual(['北海道', '青森県']);
    expect(names('JP', 'en')?.slice(0, 2)).toEqual(['Hokkaido', 'Aomori']);
    expect(names('KR', 'ko')?.[0]).toBe('서울특별시');
    expect(tidyAddress(addressIn('JP', { region: '東京' })).region).toBe('Tokyo');
    expect(tidyAddress(addressIn('US', { region: 'puerto rico' })).region).toBe('PR');
  });
});

describe('countries', () => {
  it('are all 249 of ISO 3166, once each, in the order of their names', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(249);
    for (const { code, name } of COUNTRIES) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name.trim()).toBe(name);
    }
    const names = COUNTRIES.map(({ name }) => name);
    expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  });

  it('include every country with a format', () => {
    expect(Object.keys(TABLE).every(isCountryCode)).toBe(true);
    expect(countryName('JP')).toBe('Japan');
    expect(countryName('ZZ')).toBe('ZZ');
  });
});

describe('addresses of the world', () => {
  const PARTS = {
    fullName: 'Name',
    line1: 'Street',
    line2: '',
    city: 'City',
    region: 'Region',
    postalCode: '12345',
    phone: '',
  };

  it('have the order of the data set that the world’s posts are kept in, but where ours says more', () => {
    const ours: string[] = [];
    for (const { code } of COUNTRIES) {
      const theirs = formatAddress(
        {
          name: 'Name',
          addressLines: ['Street'],
          locality: 'City',
          administrativeArea: 'Region',
          postalCode: '12345',
          postalCountry: code,
        },
        'latin',
      );
      const own = addressLines({ ...PARTS, countryCode: code }).slice(0, -1);
      const orderOf = (lines: readonly string[]) => {
        const text = lines.join('\n');
        const places = ['Name', 'Street', 'City', 'Region', '12345'].filter((part) => text.includes(part));
        return places.sort((one, other) => text.indexOf(one) - text.indexOf(other));
      };
      const [wanted, found] = [orderOf(theirs), orderOf(own)];
      if (found.filter((part) => wanted.includes(part)).join() !== wanted.join()) ours.push(code);
    }
    // For countries without data, the set has a name, a street and a city.
    expect(ours).toEqual([]);
  });

  it('print everything that their form asks for, in both scripts', () => {
    for (const { code } of COUNTRIES) {
      const asked = addressFormatFor(code).fields.filter(({ name }) => name !== 'phone');
      for (const isLocal of [false, true]) {
        const layout = addressLayout(code, isLocal).join('\n');
        expect([code, asked.filter(({ name }) => !layout.includes(`{${name}}`))]).toEqual([code, []]);
      }
    }
  });

  it.each([
    [
      'HU',
      { city: 'Budapest', line1: 'Fő utca 1.', postalCode: '1011' },
      ['Ida Berg', 'Budapest', 'Fő utca 1.', '1011'],
    ],
    ['TR', { city: 'Kadıköy', region: 'İstanbul', postalCode: '34710' }, ['34710 Kadıköy/İstanbul']],
    ['TR', { city: 'Kadıköy', region: '', postalCode: '34710' }, ['34710 Kadıköy']],
    ['IN', { city: 'मुंबई', region: 'महाराष्ट्र', postalCode: '400001' }, ['मुंबई 400001', 'महाराष्ट्र']],
    ['MX', { city: 'Mérida', region: 'Yuc.', postalCode: '97000' }, ['97000 Mérida, Yuc.']],
    ['SG', { city: 'Singapore', region: '', postalCode: '018956' }, ['Singapore 018956']],
    ['TH', { city: 'เขตบางรัก', region: 'กรุงเทพมหานคร', postalCode: '10500' }, ['เขตบางรัก', 'กรุงเทพมหานคร 10500']],
    [
      'TW',
      { city: '信義區', region: '台北市', line1: '市府路1號', postalCode: '110' },
      ['110', '台北市信義區市府路1號', 'Ida Berg'],
    ],
    [
      'HK',
      { city: '中環', region: '香港島', line1: '皇后大道中1號', postalCode: '' },
      ['香港島', '中環', '皇后大道中1號', 'Ida Berg'],
    ],
    ['AE', { city: 'دبي', region: 'دبي', postalCode: '' }, ['دبي', 'دبي']],
  ] as const)('of %s stand in its order: %j', (country, parts, lines) => {
    const printed = addressLines(addressIn(country, { line1: '1 Long Street', ...parts }));
    expect(printed.join('\n')).toContain(lines.join('\n'));
  });

  it.each([
    ['BR', 'Sao Paulo', 'SP'],
    ['BR', 'São Paulo'.normalize('NFD'), 'SP'],
    ['US', 'ＣＡＬＩＦＯＲＮＩＡ', 'CA'],
    ['JP', '東京', 'Tokyo'],
    ['KR', '서울특별시'.normalize('NFD'), 'Seoul'],
    ['KR', '서울', 'Seoul'],
    ['KR', '경남', 'Gyeongnam'],
    ['TW', '臺北市', 'Taipei City'],
    ['IE', 'county cork', 'Co. Cork'],
    ['AE', 'دبي', 'Dubai'],
  ])('of %s: the region %s is %s', (country, typed, kept) => {
    expect(tidyAddress(addressIn(country, { region: typed })).region).toBe(kept);
  });

  it.each([
    ['JE', 'je23ab', 'JE2 3AB'],
    ['IM', 'IM2 1AA', 'IM2 1AA'],
    ['KY', 'KY1-1100', 'KY1-1100'],
    ['LV', 'LV-1010', 'LV-1010'],
    ['CZ', '11000', '110 00'],
    ['SK', 'SK-811 01', '811 01'],
    ['GR', '１０５ ５７', '105 57'],
    ['PT', '1000 205', '1000-205'],
    ['MT', 'vlt1117', 'VLT 1117'],
    ['IN', '\u200e110\u00a0001', '110 001'],
    ['LT', 'LT-01100', '01100'],
    ['BR', '01.310-100', '01310-100'],
    ['BR', 'CEP 01310100', '01310-100'],
    ['KR', '우04524', '04524'],
    ['GB', 'GB-sw1a1aa', 'SW1A 1AA'],
    ['GB', 'ＧＩＲ ０ＡＡ', 'GIR 0AA'],
    ['IE', 'd6wxy00', 'D6W XY00'],
    ['TW', '104-91', '10491'],
    ['HK', '', ''],
  ])('of %s: the postal code %s is %s', (country, typed, kept) => {
    expect(tidyAddress(addressIn(country, { postalCode: typed })).postalCode).toBe(kept);
  });
});
