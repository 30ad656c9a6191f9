/** How amounts of a currency are written. */
export interface Currency {
  /** Minor digits: 2, or 0 for JPY. Data, never a fixed 2 (MON-6). */
  readonly digits: 0 | 2;
  readonly symbol: string;
  /** `¤` is the symbol, `#` the number. */
  readonly pattern: string;
  readonly thousands: string;
  readonly decimal: string;
}

/** Kept together by a no-break space, so that a line never ends between number and symbol. */
const SPACE = '\u00a0';

/** The default separators: comma for thousands, dot for decimals (MONEY-02). */
function before(symbol: string, digits: 0 | 2 = 2): Currency {
  return { digits, symbol, pattern: /^[A-Z]{3}$/.test(symbol) ? `¤${SPACE}#` : '¤#', thousands: ',', decimal: '.' };
}

function after(symbol: string, thousands: string): Currency {
  return { digits: 2, symbol, pattern: `#${SPACE}¤`, thousands, decimal: ',' };
}

/** Every supported currency (ENUM-11), in the specification's order. */
export const CURRENCIES = {
  EUR: before('€'),
  USD: before('$'),
  AUD: before('A$'),
  NOK: after('kr', SPACE),
  CAD: before('CA$'),
  NZD: before('NZ$'),
  DKK: after('kr', '.'),
  GBP: before('£'),
  HKD: before('HK$'),
  CHF: before('CHF'),
  MXN: before('MX$'),
  SGD: before('S$'),
  SEK: after('kr', SPACE),
  CZK: after('Kč', SPACE),
  ILS: before('₪'),
  PHP: before('₱'),
  RUB: after('₽', SPACE),
  PLN: after('zł', SPACE),
  THB: before('฿'),
  MYR: before('RM'),
  ARS: before('ARS'),
  BRL: before('R$'),
  COP: before('COP'),
  IDR: before('Rp'),
  INR: before('₹'),
  JPY: before('¥', 0),
  ZAR: before('R'),
} as const satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof CURRENCIES;

export const CURRENCY_CODES = /* @__PURE__ */ Object.keys(CURRENCIES) as readonly CurrencyCode[];

export const DEFAULT_CURRENCY: CurrencyCode = 'USD';

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(CURRENCIES, value);
}

export function fractionDigits(code: CurrencyCode): 0 | 2 {
  return CURRENCIES[code].digits;
}
