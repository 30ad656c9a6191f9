import { guessCountry } from '@quoin/domain/analytics';
import { isSpoken, SPOKEN_LANGUAGES } from '@quoin/domain/languages';
import { CURRENCY_CODES, type CurrencyCode, currencyOfCountry } from '@quoin/domain/money';
import { countriesIn } from '@quoin/domain/orders';
import { ownLanguageName } from '@quoin/domain/translations';
import { APP_LANGUAGE } from '../../app/locale.ts';
import type { Choice } from '../../parts/fields/SelectField.tsx';

/** Where a new site is, and what its pages and prices are in. */
export interface SiteOrigin {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** One that the product speaks: `de`. */
  readonly language: string;
  readonly currency: CurrencyCode;
}

/** Guessed from a browser: the country by its clock, the language by what its person reads. */
export function originFor(languages: readonly string[], timeZone: string): SiteOrigin {
  const countryCode = guessCountry(timeZone, languages[0] ?? '') || 'US';
  const language = languages.find(isSpoken)?.split('-')[0]?.toLowerCase() ?? 'en';
  return { countryCode, language, currency: currencyOfCountry(countryCode) };
}

/** BCP 47 of its pages: `de-AT`. */
export const siteLanguage = ({ language, countryCode }: SiteOrigin): string => `${language}-${countryCode}`;

/** Each under its own name, as its readers look for it. */
export const LANGUAGE_CHOICES: readonly Choice<string>[] = SPOKEN_LANGUAGES.map((value) => ({
  value,
  text: ownLanguageName(value),
}));

export const COUNTRY_CHOICES: readonly Choice<string>[] = countriesIn(APP_LANGUAGE).map(({ code, name }) => ({
  value: code,
  text: name,
}));

const NAMES = new Intl.DisplayNames(APP_LANGUAGE, { type: 'currency' });

export const CURRENCY_CHOICES: readonly Choice<CurrencyCode>[] = CURRENCY_CODES.map((value) => ({
  value,
  text: `${NAMES.of(value)} (${value})`,
}));
