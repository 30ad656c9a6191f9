import { isEmailAddress } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { lookUpSentence, type Wording, withValues } from '@quoin/domain/languages';
import { isCurrencyCode } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import * as storeProfileRefusals from '@quoin/messages/app/storeProfileRefusals';
import { tidyPostalCode } from './addresses/address.ts';
import { addressFormatFor } from './addresses/addressFormat.ts';
import { isCountryCode } from './addresses/countries.ts';

export const STORE_TITLE_LENGTH = 100;

export type StoreProfileCode =
  | 'storeTitleMissing'
  | 'storeTitleTooLong'
  | 'storeEmailInvalid'
  | 'storeCountryMissing'
  | 'storePostalCodeInvalid'
  | 'storeCurrencyUnknown'
  | 'storeCurrencyFixed'
  | 'storeLanguageUnknown'
  | 'storeTimeZoneUnknown'
  | 'settingsChanged';

/** What a store says of itself, and in which units it counts. */
export interface StoreProfile {
  readonly title: string;
  readonly contactEmail: string;
  readonly phone: string;
  readonly address: {
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    readonly countryCode: string;
  };
  readonly currency: string;
  readonly language: string;
  readonly timeZone: string;
  readonly measurementStandard: 'metric' | 'imperial';
}

/** Everything wrong with it, in the order of the form; empty when it can be kept. */
export function validateStoreProfile(
  profile: StoreProfile,
  known: { readonly currency: string; readonly mayChangeCurrency: boolean },
): Problem<StoreProfileCode>[] {
  const { title, contactEmail, address, currency, language, timeZone } = profile;
  const problems: Problem<StoreProfileCode>[] = [];
  const add = (code: StoreProfileCode, field: string) => void problems.push({ code, field });
  if (title.trim() === '') add('storeTitleMissing', 'title');
  if (title.trim().length > STORE_TITLE_LENGTH) add('storeTitleTooLong', 'title');
  const email = typedCode(contactEmail);
  if (email !== '' && !isEmailAddress(email)) add('storeEmailInvalid', 'contactEmail');
  if (!isCountryCode(address.countryCode)) add('storeCountryMissing', 'countryCode');
  else if (!isPostalCode(tidyPostalCode(address.postalCode, address.countryCode), address.countryCode))
    add('storePostalCodeInvalid', 'postalCode');
  if (!isCurrencyCode(currency)) add('storeCurrencyUnknown', 'currency');
  else if (currency !== known.currency && !known.mayChangeCurrency) add('storeCurrencyFixed', 'currency');
  if (!isLanguage(language)) add('storeLanguageUnknown', 'language');
  if (!isTimeZone(timeZone)) add('storeTimeZoneUnknown', 'timeZone');
  return problems;
}

function isPostalCode(code: string, countryCode: string): boolean {
  const { postalCodePattern } = addressFormatFor(countryCode);
  return code === '' || postalCodePattern === null || postalCodePattern.test(code);
}

function isLanguage(tag: string): boolean {
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  if (name === '') return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const storeProfileWording: Wording<StoreProfileCode> = {
  ...storeProfileRefusals,
  storeTitleTooLong: withValues(storeProfileRefusals.storeTitleTooLong, { max: STORE_TITLE_LENGTH }),
};

export function storeProfileSentence(problem: Problem<StoreProfileCode>): string {
  return lookUpSentence(storeProfileWording, problem);
}
