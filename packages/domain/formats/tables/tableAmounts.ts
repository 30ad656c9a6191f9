import { typedCode } from '../texts/typedText.ts';
import type { Separator } from './readTable.ts';

export type DecimalMark = '.' | ',';

/** What parts whole numbers from fractions in a column of amounts; a comma with three figures behind it may be either. */
export function guessDecimalMark(amounts: Iterable<string>, separator: Separator): DecimalMark {
  let [commas, points, open] = [0, 0, 0];
  for (const amount of amounts) {
    const text = plainSigns(amount, '.').replace(/[^\d.,]/g, '');
    if (/,(?:\d{1,2}|\d{4,})$|\.\d{3},\d+$|^0,\d+$/.test(text)) commas += 1;
    else if (/\.(?:\d{1,2}|\d{4,})$|,\d{3}\.\d+$|^0\.\d+$/.test(text)) points += 1;
    else if (/^\d{1,3}[.,]\d{3}$/.test(text)) open += 1;
  }
  if (commas !== points) return commas > points ? ',' : '.';
  // `1.299` or `1,299` in a file that parts cells with semicolons was written where the comma is the decimal mark.
  return separator === ';' && open > 0 ? ',' : '.';
}

/** Longer cells hold no amount. */
const LONGEST = 60;

/**
 * What is written for a currency in addition to its code and its sign. Units of weight and length stay, because they
 * are another amount.
 */
const CURRENCY = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr|zł|Kč|Ft|lei|lv|лв|грн|руб|р|TL|Rs|Fr|RM|Rp|[円元圓원])\.?`;
/** A number with a currency before or behind it, and the dash for no cents: `12,-`. */
const MONEY = new RegExp(
  String.raw`^(?:${CURRENCY}\s*)?(-?\s*(?:${CURRENCY}\s*)?[\d.,'’\s]+?)(?:[.,]-)?(?:\s*${CURRENCY})?$`,
  'u',
);

/**
 * `1.299,00 €` with a decimal comma → `1299.00`; with a point `1,299.00` → `1299.00`, figures of any script, thousands as India
 * groups them. What is no number stays as it is.
 */
export function plainAmount(text: string, mark: DecimalMark): string {
  if (text.length > LONGEST) return text;
  const plain = plainSigns(text, mark);
  const written = MONEY.exec(plain)?.[1] ?? '';
  const figures = written.replace(/[^\d.,'’]|\.(?!\s*\d)/gu, '');
  const [group, decimal] = mark === ',' ? ["[.'’]", ','] : ["[,'’]", '\\.'];
  const isNumber = new RegExp(`^(?:\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}|\\d+)(?:${decimal}\\d+)?$`);
  if (!isNumber.test(figures)) return text;
  return (written.includes('-') ? '-' : '') + figures.replace(new RegExp(group, 'g'), '').replace(',', '.');
}

/**
 * Converts figures and minus signs of every script to plain ones. Arabic has its own marks for decimals and thousands.
 */
function plainSigns(text: string, mark: DecimalMark): string {
  const plain = typedCode(text).replace(/[\u2212\u2012\u2013]/g, '-');
  return plain.replaceAll('٬', '').replace('٫', mark);
}
