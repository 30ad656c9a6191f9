/** Marks of direction, which say nothing where a text has a direction of its own. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/**
 * A share as people of a language write it: `8.875%` in English, `8,875 %` in German, `٨٫٨٧٥٪` in Egypt. `share`: 1 is the whole;
 * `digits`: at most so many behind the mark. The only place that says how a percent sign stands.
 */
export function formatPercent(share: number, language: string, digits = 0): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits });
  return format.format(share).replace(DIRECTION_MARKS, '');
}
