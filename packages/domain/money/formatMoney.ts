import { CURRENCIES, type CurrencyCode } from './currencies.ts';
import { splitAmount } from './decimal.ts';
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

/** Money as people read it: `$1,234.00`, `¥1,234`, `1 234,00 zł`, `1.234,00 kr`, `-$5.00` (MONEY-02). */
export function formatMoney(amount: Money): string {
  const { digits, thousands, decimal } = CURRENCIES[amount.currency];
  const { sign, whole, fraction } = splitAmount(amount.minor, digits);
  const [prefix, suffix] = affixesOf(amount.currency);
  const number = groupDigits(whole, thousands) + (digits === 0 ? '' : decimal + fraction);
  return sign + prefix + number + suffix;
}

/** `1234567` → `1,234,567`. */
export function groupDigits(whole: string, separator: string): string {
  if (whole.length <= 3) return whole;
  const head = whole.length % 3;
  const groups = head === 0 ? [] : [whole.slice(0, head)];
  for (let at = head; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3));
  return groups.join(separator);
}
