/** A decimal number without loss: `coefficient` × 10^-`scale`. The scale may be negative (`1e5`). */
export interface Decimal {
  readonly coefficient: bigint;
  readonly scale: number;
}

/** More is no number people write; beyond, arithmetic would cost what a text of a few letters must not (`1e999999`). */
const MAX_DECIMAL_DIGITS = 1_000;

const DECIMAL = /^([-+]?)(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d{1,9}))?$/;

/** `-12.50`, `.5`, `5.`, `1e3`; undefined for what is no number, or has more than 1,000 digits. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = text.length > MAX_DECIMAL_DIGITS ? null : DECIMAL.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  if (whole + fraction === '' || Math.abs(scale) > MAX_DECIMAL_DIGITS) return undefined;
  const coefficient = BigInt(whole + fraction);
  return { coefficient: sign === '-' ? -coefficient : coefficient, scale };
}

/** The same digits with the point `places` further right; a negative number of places moves it left. */
export function movePoint(number: Decimal, places: number): Decimal {
  return { coefficient: number.coefficient, scale: number.scale - places };
}

/** Negative, zero or positive, as sort wants it. */
export function compareDecimals(left: Decimal, right: Decimal): -1 | 0 | 1 {
  const scale = Math.max(left.scale, right.scale);
  const [a, b] = [atScale(left, scale), atScale(right, scale)];
  return a === b ? 0 : a < b ? -1 : 1;
}

function atScale({ coefficient, scale }: Decimal, wanted: number): bigint {
  return coefficient * 10n ** BigInt(wanted - scale);
}

export type Rounding = 'half-even' | 'half-up';

/** With at most `places` digits behind the point; `half-up` goes away from zero. */
export function roundDecimal(number: Decimal, places: number, rounding: Rounding): Decimal {
  if (number.scale <= places) return number;
  const unit = 10n ** BigInt(number.scale - places);
  const size = number.coefficient < 0n ? -number.coefficient : number.coefficient;
  const [cut, rest] = [size / unit, (size % unit) * 2n];
  const isUp = rest > unit || (rest === unit && (rounding === 'half-up' || cut % 2n === 1n));
  const rounded = isUp ? cut + 1n : cut;
  return { coefficient: number.coefficient < 0n ? -rounded : rounded, scale: places };
}

export interface Digits {
  /** Zeros are added behind the point up to here. */
  readonly least?: number;
  /** Zeros behind the point are dropped, but for `least`. */
  readonly isTrimmed?: boolean;
  /** Between groups of three digits. */
  readonly separator?: string;
}

/** Plain digits, never an exponent: `1234.50`. */
export function writeDecimal(number: Decimal, { least = 0, isTrimmed = false, separator = '' }: Digits = {}): string {
  const scale = Math.max(number.scale, 0);
  const coefficient = atScale(number, scale);
  const digits = (coefficient < 0n ? -coefficient : coefficient).toString().padStart(scale + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - scale), separator);
  const behind = digits.slice(digits.length - scale);
  const fraction = (isTrimmed ? behind.replace(/(?<!0)0+$/, '') : behind).padEnd(least, '0');
  return `${coefficient < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `1234567` → `1,234,567`. */
export function groupDigits(whole: string, separator: string): string {
  if (whole.length <= 3 || separator === '') return whole;
  const head = whole.length % 3;
  const groups = head === 0 ? [] : [whole.slice(0, head)];
  for (let at = head; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3));
  return groups.join(separator);
}
