import { Decimal } from '@phensley/cldr';
import { parseDecimal } from '@quoin/domain/formats';

/** Words for what is no finite number; they are written with the locale's own signs. */
const NOT_FINITE = /^(?:nan|[-+]?infinity)$/i;

/** Without an exponent a text has no more digits than letters; longer ones are looked at first. */
const MAX_CHEAP_LENGTH = 100;

/** A number written as text; undefined for what is none, or has more digits than anybody writes (`1e999999`). */
export function decimalOf(text: string): Decimal | undefined {
  const isCheap = text.length <= MAX_CHEAP_LENGTH && !/e/i.test(text);
  if (!isCheap && !NOT_FINITE.test(text) && parseDecimal(text) === undefined) return undefined;
  try {
    return new Decimal(text);
  } catch {
    return undefined;
  }
}
