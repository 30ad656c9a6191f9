import { typedCode } from '@quoin/domain/formats';

const MOST_DIGITS = 19;
/** American Express prints its numbers in three groups. */
const AMEX = /^3[47]/;

const digitsOf = (text: string): string => typedCode(text).replace(/\D/g, '');

/** Formats a card number in the groups printed on the card, whatever separates its digits. Keeps at most 19 digits. */
export function cardNumberAsTyped(text: string): string {
  const digits = digitsOf(text).slice(0, MOST_DIGITS);
  const groups = AMEX.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d+)?/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/**
 * Formats a month and a year as `MM/YY` or `MM/YYYY`, whatever separates them: `1230`, `12 30`, `4/29`. `before` is the
 * value before the last key press, so a slash that the user deletes does not come back at once.
 */
export function expiryAsTyped(text: string, before = ''): string {
  const plain = typedCode(text);
  const isShortMonth = /^(?:[2-9]|1\D)/.test(plain);
  const digits = (isShortMonth ? '0' : '') + digitsOf(plain);
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 6)];
  const isMonthOnly = month.length < 2 || (year === '' && text.length < before.length);
  return isMonthOnly ? month : `${month}/${year}`;
}
