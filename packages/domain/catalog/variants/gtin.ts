/** Digits of the trade's numbers: EAN-8, UPC-A, EAN-13 (with ISBN-13), and that of a case. */
const LENGTHS: readonly number[] = [8, 12, 13, 14];

/**
 * A number of the trade (GTIN: EAN, UPC, ISBN) as it is kept: digits alone. An ISBN of ten places becomes the one of thirteen
 * that is printed as a bar code. '' for none; null where the number of digits or the check digit is wrong.
 */
export function parseGtin(text: string): string | null {
  const written = text.trim().replace(/[\s-]/g, '').toUpperCase();
  if (written === '') return '';
  if (/^\d{9}[\dX]$/.test(written)) return fromIsbn10(written);
  if (!/^\d+$/.test(written) || !LENGTHS.includes(written.length)) return null;
  // Numbers of nothing but zeros pass the check digit and identify nothing.
  if (/^0+$/.test(written)) return null;
  return checkDigit(written.slice(0, -1)) === written.at(-1) ? written : null;
}

/** Of the digits before it (GS1): from the right, every other one counts three times. */
function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** ISO 2108: the ten places weigh 10 to 1, X is ten, and the sum is a multiple of eleven. */
function fromIsbn10(isbn: string): string | null {
  const sum = [...isbn].reduce((all, digit, place) => all + (digit === 'X' ? 10 : Number(digit)) * (10 - place), 0);
  if (sum % 11 !== 0 || /^0+$/.test(isbn)) return null;
  const body = `978${isbn.slice(0, 9)}`;
  return body + checkDigit(body);
}
