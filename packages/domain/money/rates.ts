import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** Rates are whole millionths: 19 % is 190,000 and 8.875 % is 88,750. Exact, so no rate is ever a float. */
export const PPM = 1_000_000n;
const PERCENT_IN_PPM = 10_000;

/** A half rounds up, or to the even neighbour. */
export type RoundingMode = 'halfUp' | 'halfEven';

export type PercentCode = 'percentNotNumber' | 'percentTooLarge' | 'percentTooPrecise';

const PERCENT = /^(\d{1,9})(?:\.(\d{1,20}))?$/;
const PERCENT_DIGITS = 4;

/** `numerator / denominator` as whole units, by that mode. Neither is negative; the denominator is not zero. */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  if (numerator < 0n || denominator <= 0n) throw new RangeError('A share is not negative and has a whole');
  const floor = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  if (twice === denominator) return mode === 'halfUp' || floor % 2n === 1n ? floor + 1n : floor;
  return twice > denominator ? floor + 1n : floor;
}

/** Percent as typed, `"8.875"` or `"8.875 %"`, as millionths; from 0 to 100, at most four places, never rounded. */
export function parsePercent(text: string): Outcome<number, PercentCode> {
  const match = PERCENT.exec(text.slice(0, 64).replace('%', '').trim());
  if (match === null) return refuse('percentNotNumber');
  const [, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(PERCENT_DIGITS))) return refuse('percentTooPrecise');
  const ppm = Number(whole + fraction.slice(0, PERCENT_DIGITS).padEnd(PERCENT_DIGITS, '0'));
  return ppm > Number(PPM) ? refuse('percentTooLarge') : accept(ppm);
}

/** 88,750 → `8.875`: exact, without zeros at the end. */
export function percentText(ppm: number): string {
  const fraction = String(ppm % PERCENT_IN_PPM)
    .padStart(PERCENT_DIGITS, '0')
    .replace(/(?<!0)0+$/, '');
  return `${Math.floor(ppm / PERCENT_IN_PPM)}${fraction === '' ? '' : `.${fraction}`}`;
}
