import type { DecimalOptions, MoneyOptions, NumberOptions } from '../localeData.ts';
import { oneOf, optionParser } from './options.ts';

/** TPL-05. */
const MAX_DIGITS = 50;

const ROUNDINGS = ['up', 'down', 'ceiling', 'floor', 'half-up', 'half-down', 'half-even'] as const;
const DECIMAL_STYLES = [
  'decimal',
  'short',
  'long',
  'scientific',
  'percent',
  'percent-scaled',
  'permille',
  'permille-scaled',
] as const;
const MONEY_STYLES = ['symbol', 'accounting', 'code', 'name', 'short'] as const;
const SYMBOL_WIDTHS = ['default', 'narrow'] as const;

type DigitOption = Exclude<keyof NumberOptions, 'group' | 'round'>;

const DIGIT_OPTIONS: ReadonlyMap<string, DigitOption> = new Map([
  ['minint', 'minimumIntegerDigits'],
  ['minInt', 'minimumIntegerDigits'],
  ['minimumIntegerDigits', 'minimumIntegerDigits'],
  ['maxfrac', 'maximumFractionDigits'],
  ['maxFrac', 'maximumFractionDigits'],
  ['maximumFractionDigits', 'maximumFractionDigits'],
  ['minfrac', 'minimumFractionDigits'],
  ['minFrac', 'minimumFractionDigits'],
  ['minimumFractionDigits', 'minimumFractionDigits'],
  ['maxsig', 'maximumSignificantDigits'],
  ['maxSig', 'maximumSignificantDigits'],
  ['maximumSignificantDigits', 'maximumSignificantDigits'],
  ['minsig', 'minimumSignificantDigits'],
  ['minSig', 'minimumSignificantDigits'],
  ['minimumSignificantDigits', 'minimumSignificantDigits'],
]);

/** Digits, grouping and rounding: what all numbers share. */
export function readNumberOption(name: string, value: string, options: NumberOptions): void {
  const digits = DIGIT_OPTIONS.get(name);
  if (digits !== undefined) options[digits] = digitCount(value);
  else if (name === 'group' || name === 'grouping') options.group = value === '' || value === 'true';
  else if (name === 'no-group' || name === 'no-grouping') options.group = false;
  else if (name === 'round' || name === 'rounding') options.round = roundingOf(value) ?? options.round;
}

function digitCount(value: string): number {
  const count = Number.parseInt(value, 10);
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), MAX_DIGITS) : 0;
}

function roundingOf(value: string): NumberOptions['round'] {
  if (value === 'ceil') return 'ceiling';
  return value === 'truncate' ? 'down' : oneOf(ROUNDINGS, value);
}

/** Options of `decimal`. */
export const parseDecimalOptions = optionParser<DecimalOptions>((name, value, options) => {
  if (name !== 'style') readNumberOption(name, value, options);
  else options.style = (value === 'standard' ? 'decimal' : oneOf(DECIMAL_STYLES, value)) ?? options.style;
});

/** Options of `money`, `product-price` and `subscription-price`. */
export const parseMoneyOptions = optionParser<MoneyOptions>((name, value, options) => {
  if (name === 'style') options.style = (value === 'standard' ? 'symbol' : oneOf(MONEY_STYLES, value)) ?? options.style;
  else if (name === 'symbol') options.symbolWidth = oneOf(SYMBOL_WIDTHS, value) ?? options.symbolWidth;
  else readNumberOption(name, value, options);
});
