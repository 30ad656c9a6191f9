import { expect, it } from 'vitest';
import { type StoreProfile, validateStoreProfile } from './storeProfile.ts';

const profile: StoreProfile = {
  title: 'Salt & Paper',
  contactEmail: 'hello@salt.example',
  phone: '',
  address: { line1: 'Am Deich 4', line2: '', city: 'Bremen', region: '', postalCode: '28199', countryCode: 'DE' },
  currency: 'EUR',
  language: 'de-DE',
  timeZone: 'Europe/Berlin',
  measurementStandard: 'metric',
};
const known = { currency: 'EUR', mayChangeCurrency: false };

it('takes a store as most are', () => {
  expect(validateStoreProfile(profile, known)).toEqual([]);
  expect(
    validateStoreProfile({ ...profile, contactEmail: '', currency: 'JPY' }, { ...known, mayChangeCurrency: true }),
  ).toEqual([]);
});

it.each<[string, Partial<StoreProfile>]>([
  ['storeTitleMissing', { title: '  ' }],
  ['storeTitleTooLong', { title: 'x'.repeat(101) }],
  ['storeEmailInvalid', { contactEmail: 'nobody' }],
  ['storeEmailInvalid', { contactEmail: 'ｎｏｂｏｄｙ' }],
  ['storeCountryMissing', { address: { ...profile.address, countryCode: '' } }],
  ['storePostalCodeInvalid', { address: { ...profile.address, postalCode: 'ABC' } }],
  ['storeCurrencyUnknown', { currency: 'XXX' }],
  ['storeCurrencyFixed', { currency: 'USD' }],
  ['storeLanguageUnknown', { language: '../..' }],
  ['storeTimeZoneUnknown', { timeZone: 'Mars/Olympus' }],
])('refuses with %s (ENUM-11)', (code, change) => {
  expect(validateStoreProfile({ ...profile, ...change }, known).map((problem) => problem.code)).toEqual([code]);
});
