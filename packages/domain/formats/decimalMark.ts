/** A plain decimal (`4.50`) with the mark of a language, as people type it into a field there: `4,50`. */
export function withDecimalMark(text: string, language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return text.replace('.', parts.find(({ type }) => type === 'decimal')?.value ?? '.');
}
