import { typedCode } from '../texts/typedText.ts';
import { type DecimalMark, plainAmount } from './tableAmounts.ts';

function markOf(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** A plain decimal (`4.50`) with the mark of a language, as people type it into a field there: `4,50`. */
export function withDecimalMark(text: string, language: string): string {
  return text.replace('.', markOf(language));
}

/**
 * Converts a typed or pasted number to one with a point: `1.299,50` in German, `1,299.50` in English, figures of any
 * script. What is no number in the language is unchanged, to be refused.
 */
export function plainDecimal(text: string, language: string): string {
  const mark: DecimalMark = markOf(language) === ',' ? ',' : '.';
  return plainAmount(typedCode(text), mark);
}
