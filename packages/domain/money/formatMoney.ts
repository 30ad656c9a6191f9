import { groupDigits } from '@quoin/domain/formats';
import { CURRENCIES, type CurrencyCode } from './currencies.ts';
import { splitAmount, toDecimalString } from './decimalText.ts';
import type { Money } from './money.ts';

/** What surrounds the number of each currency, cut once: this runs for every price of every page. */
const AFFIXES = new Map<CurrencyCode, readonly [prefix: string, suffix: string]>();

function affixesOf(code: CurrencyCode): readonly [string, string] {
  const known = AFFIXES.get(code);
  if (known !== undefined) return known;
  const { pattern, symbol } = CURRENCIES[code];
  const [prefix = '', suffix = ''] = pattern.replace('¤', symbol).split('#');
  const affixes = [prefix, suffix] as const;
  AFFIXES.set(code, affixes);
  return affixes;
}

/**
 * Money as people read it. Without a language the defaults of its currency (MONEY-02): `$1,234.00`, `¥1,234`,
 * `1 234,00 zł`, `1.234,00 kr`, `-$5.00`. With one (BCP 47), as that language writes it: `1.240,00 €` in German, so that
 * all amounts of a page agree with those its templates write; kronor and złoty as at home in every language.
 */
export function formatMoney(amount: Money, language?: string): string {
  return language === undefined || isWrittenAtHome(amount.currency) || isWrittenAlike(amount.currency, language)
    ? byCurrency(amount)
    : (inEuro(amount, language) ?? inLanguage(amount, language));
}

function byCurrency(amount: Money): string {
  const { digits, thousands, decimal } = CURRENCIES[amount.currency];
  const { sign, whole, fraction } = splitAmount(amount.minor, digits);
  const [prefix, suffix] = affixesOf(amount.currency);
  const number = groupDigits(whole, thousands) + (digits === 0 ? '' : decimal + fraction);
  return sign + prefix + number + suffix;
}

/** Written behind the amount as `kr` and `zł` wherever they are read (MONEY-02). */
const HOME_WAY: ReadonlySet<string> = new Set<CurrencyCode>(['NOK', 'DKK', 'SEK', 'PLN']);

export function isWrittenAtHome(currency: string): boolean {
  return HOME_WAY.has(currency);
}

/** What American English writes as the table does; the rest asks the language's data. */
const USUAL: ReadonlySet<CurrencyCode> = new Set(['EUR', 'USD', 'GBP', 'JPY']);

function isWrittenAlike(currency: CurrencyCode, language: string): boolean {
  return (language === 'en' || language === 'en-US') && USUAL.has(currency);
}

/** Format of an amount in euro: separators, number of digits before grouping starts, position of the symbol. */
type Euro = readonly [thousands: string, decimal: string, alone: 3 | 4, pattern: string];

const COMMA: Euro = ['.', ',', 3, '#\u00a0€'];
const RARE_DOT: Euro = ['.', ',', 4, '#\u00a0€'];

/** Known without asking the language's data, which a slow phone reads for 40 ms when it is first asked (PF-09). */
const EUROS: Readonly<Record<string, Euro>> = {
  de: COMMA,
  es: RARE_DOT,
  fr: ['\u202f', ',', 3, '#\u00a0€'],
  it: RARE_DOT,
  nl: ['.', ',', 3, '€\u00a0#'],
  'en-GB': [',', '.', 3, '€#'],
};

/** Null where the language's data has to be asked. */
function inEuro(amount: Money, language: string): string | null {
  const [tongue = '', region = ''] = language.split('-');
  // A language in its own country uses the general format. Austria and Switzerland use different ones.
  const euro = EUROS[tongue.toUpperCase() === region ? tongue : language];
  if (amount.currency !== 'EUR' || amount.minor < 0n || euro === undefined) return null;
  const [thousands, decimal, alone, pattern] = euro;
  const { whole, fraction } = splitAmount(amount.minor, CURRENCIES.EUR.digits);
  const grouped = whole.length > alone ? groupDigits(whole, thousands) : whole;
  return pattern.replace('#', grouped + decimal + fraction);
}

const FORMATS = new Map<string, Intl.NumberFormat | null>();

function inLanguage(amount: Money, language: string): string {
  const { currency } = amount;
  const key = `${language}|${currency}`;
  let format = FORMATS.get(key);
  if (format === undefined) {
    format = makeFormat(language, currency);
    FORMATS.set(key, format);
  }
  // As text: amounts are never floats.
  return format?.format(toDecimalString(amount) as Intl.StringNumericLiteral) ?? byCurrency(amount);
}

/** Null for what is no language tag. */
function makeFormat(language: string, currency: CurrencyCode): Intl.NumberFormat | null {
  const { digits } = CURRENCIES[currency];
  try {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(language, { style: 'currency', currency, ...fraction });
  } catch {
    return null;
  }
}
