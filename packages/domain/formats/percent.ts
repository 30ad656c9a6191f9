/** Direction marks, which mean nothing in a text with its own direction. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/**
 * Formats a share as people of a language write it: `8.875%` in English, `8,875 %` in German, `٨٫٨٧٥٪` in Egypt.
 * `share`: 1 is the whole; `digits`: the maximum number after the decimal mark. Only this function specifies how a
 * percent sign is placed.
 */
export function formatPercent(share: number, language: string, digits = 0): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits });
  return format.format(share).replace(DIRECTION_MARKS, '');
}
