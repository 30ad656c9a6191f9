import { type CurrencyCode, divideRounded, fractionDigits, type Money, parseDecimalMoney } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { BulkCode } from './cells.ts';

/** How prices are changed: to an amount, by an amount, by a share in millionths; each then to an ending. */
export interface PriceFormula {
  readonly change:
    | { readonly kind: 'none' }
    | { readonly kind: 'to' | 'by'; readonly minor: bigint }
    | { readonly kind: 'share'; readonly ppm: bigint };
  /** The last minor units of every price, for example 90 for 12.90; null: as it comes. */
  readonly ending: { readonly units: bigint; readonly of: bigint } | null;
}

const PPM = 1_000_000n;
const SHARE = /^([+-])(\d{1,5}(?:\.\d{1,4})?)%$/;

/**
 * `+10%`, `-5.00`, `= 19.90` or `19.90`, empty for none; and an ending: `.90`, `.95`, `.00` or empty.
 * A currency without minor units takes endings of whole tens and hundreds: `90` makes 1290.
 */
export function parsePriceFormula(
  text: string,
  ending: string,
  currency: CurrencyCode,
): Outcome<PriceFormula, BulkCode> {
  const change = parseChange(text.replace(/\s/g, '').replace('−', '-').replace(',', '.'), currency);
  const end = parseEnding(ending.trim().replace(',', '.'), currency);
  if (change === null || end === undefined) {
    return refuse('bulkFormulaInvalid', { field: change === null ? 'formula' : 'ending' });
  }
  return accept({ change, ending: end });
}

function parseChange(text: string, currency: CurrencyCode): PriceFormula['change'] | null {
  if (text === '') return { kind: 'none' };
  const share = SHARE.exec(text);
  if (share !== null) {
    const [whole = '0', fraction = ''] = (share[2] ?? '').split('.');
    const ppm = BigInt(whole + fraction.padEnd(4, '0'));
    return { kind: 'share', ppm: share[1] === '-' ? -ppm : ppm };
  }
  const isRelative = /^[+-]/.test(text);
  const amount = parseDecimalMoney(text.replace(/^[+=]/, ''), currency);
  if (!amount.ok || (!isRelative && amount.value.minor < 0n)) return null;
  return { kind: isRelative ? 'by' : 'to', minor: amount.value.minor };
}

function parseEnding(text: string, currency: CurrencyCode): PriceFormula['ending'] | undefined {
  if (text === '') return null;
  const digits = fractionDigits(currency);
  const match = digits === 0 ? /^(\d{1,3})$/.exec(text) : /^[.](\d{1,3})$/.exec(text);
  const given = match?.[1];
  if (given === undefined || (digits > 0 && given.length > digits)) return undefined;
  const width = digits === 0 ? given.length : digits;
  return { units: BigInt(given.padEnd(width, '0')), of: 10n ** BigInt(width) };
}

/** A price by the formula, exact; halves round up. Below zero is refused, never cut. */
export function applyPriceFormula(price: Money, { change, ending }: PriceFormula): Outcome<Money, BulkCode> {
  const minor = changed(price.minor, change);
  if (minor < 0n) return refuse('bulkBelowZero');
  return accept({ currency: price.currency, minor: ending === null ? minor : toEnding(minor, ending) });
}

function changed(minor: bigint, change: PriceFormula['change']): bigint {
  if (change.kind === 'none') return minor;
  if (change.kind === 'share') return shareOf(minor, PPM + change.ppm);
  return change.kind === 'to' ? change.minor : minor + change.minor;
}

/** Less than nothing is left for the caller to refuse. */
function shareOf(minor: bigint, ppm: bigint): bigint {
  return ppm < 0n ? -1n : divideRounded(minor * ppm, PPM, 'halfUp');
}

/** The nearest amount that ends so; halves go up, and nothing below the first such amount. */
function toEnding(minor: bigint, { units, of }: { readonly units: bigint; readonly of: bigint }): bigint {
  if (minor <= units) return units;
  const below = ((minor - units) / of) * of + units;
  return (minor - below) * 2n >= of ? below + of : below;
}
