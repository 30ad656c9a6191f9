import type { CurrencyCode } from './currencies.ts';

/** Countries by what is paid with there; ISO 3166-1 alpha-2. All others pay in a currency that the product lacks, or in dollars. */
const COUNTRIES: Readonly<Partial<Record<CurrencyCode, string>>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  AUD: 'AU CC CX HM KI NF NR TV',
  NOK: 'BV NO SJ',
  CAD: 'CA',
  NZD: 'CK NU NZ PN TK',
  DKK: 'DK FO GL',
  GBP: 'GB GG GS IM JE',
  HKD: 'HK',
  CHF: 'CH LI',
  MXN: 'MX',
  SGD: 'SG',
  SEK: 'SE',
  CZK: 'CZ',
  ILS: 'IL PS',
  PHP: 'PH',
  RUB: 'RU',
  PLN: 'PL',
  THB: 'TH',
  MYR: 'MY',
  ARS: 'AR',
  BRL: 'BR',
  COP: 'CO',
  IDR: 'ID',
  INR: 'IN',
  JPY: 'JP',
  ZAR: 'ZA',
};

/** What a shop there most likely takes; US dollars where none is known. */
export function currencyOfCountry(country: string): CurrencyCode {
  const found = Object.entries(COUNTRIES).find(([, codes]) => codes.split(' ').includes(country));
  return (found?.[0] as CurrencyCode | undefined) ?? 'USD';
}
