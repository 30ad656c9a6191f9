/** What parts whole numbers from their fractions: a comma in most of Europe. */
function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** As it is kept → as the language writes it. */
export function priceTyped(value: string, language: string): string {
  return decimalSign(language) === ',' ? value.replace('.', ',') : value;
}

/** As somebody typed it → with a point. What has more than one sign, or a comma where none belongs, stays and is refused. */
export function priceDecimal(text: string, language: string): string {
  if (decimalSign(language) !== ',') return text;
  return /^[^.,]*,[^.,]*$/.test(text) ? text.replace(',', '.') : text;
}
