import { parseDecimal, roundDecimal, writeDecimal } from './decimalText.ts';

/** Digits behind the point of a percentage: two, none when trimmed, never more than three (MONEY-03). */
export const PERCENTAGE_DIGITS = { least: 2, leastTrimmed: 0, most: 3 } as const;

/** `12.50`, trimmed `12.5`; without the sign. `0` and `0.00` for what is no number. */
export function formatPercentage(text: string, isTrimmed: boolean): string {
  const { least, leastTrimmed, most } = PERCENTAGE_DIGITS;
  const number = roundDecimal(parseDecimal(text) ?? { coefficient: 0n, scale: 0 }, most, 'half-even');
  return writeDecimal(number, { least: isTrimmed ? leastTrimmed : least, isTrimmed: true, separator: ',' });
}
