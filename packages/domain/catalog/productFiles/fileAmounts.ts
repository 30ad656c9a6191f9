/** Amounts of a file are plain decimals by now; more places than these no shop exports. */
const PLACES = 6;
const ONE = 10n ** BigInt(PLACES);
const DECIMAL = /^(-?)(\d+)(?:\.(\d{0,6})\d*)?$/;

/** A price that another shop gives as a base and an addition: `19.90` and `2` → `21.9`. Text that is no amount stays. */
export function addAmounts(base: string, added: string): string {
  const [one, two] = [parse(base), parse(added)];
  return one === null || two === null ? base : format(one + two);
}

/** The price less a discount, as an amount or in percent, to so many places; null where that gives nothing off. */
export function lessDiscount(
  price: string,
  off: { readonly value: string; readonly isPercent: boolean },
): string | null {
  const [full, value] = [parse(price), parse(off.value)];
  if (full === null || value === null || value <= 0n) return null;
  const less = off.isPercent ? (full * value) / (100n * ONE) : value;
  return less > full ? null : format(toCents(full - less));
}

/** `16.500000` → `16.5`: exports write more places than a currency has. */
export function trimAmount(text: string): string {
  const value = parse(text);
  return value === null ? text : format(value);
}

export function isLess(one: string, other: string): boolean {
  const [a, b] = [parse(one), parse(other)];
  return a !== null && b !== null && a < b;
}

/** To the nearest hundredth, half up: what a discount in percent comes to is charged so. */
function toCents(value: bigint): bigint {
  const cent = ONE / 100n;
  return ((value + cent / 2n) / cent) * cent;
}

function parse(text: string): bigint | null {
  const [, sign = '', whole = '', fraction = ''] =
    DECIMAL.exec(text.trim().replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')) ?? [];
  if (whole === '') return null;
  const value = BigInt(whole) * ONE + BigInt(fraction.padEnd(PLACES, '0'));
  return sign === '' ? value : -value;
}

function format(value: bigint): string {
  const size = value < 0n ? -value : value;
  const fraction = String(size % ONE)
    .padStart(PLACES, '0')
    .replace(/(?<!0)0+$/, '');
  return `${value < 0n ? '-' : ''}${size / ONE}${fraction === '' ? '' : `.${fraction}`}`;
}
