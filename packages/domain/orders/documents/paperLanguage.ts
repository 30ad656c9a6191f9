/** Languages that we speak and whose letters the fonts of printed papers lack. */
const NOT_PRINTED = new Set(['ja']);

/** The language in which a paper is printed: English where its own letters would be empty boxes. */
export function paperLanguage(language: string): string {
  const [family = ''] = language.toLowerCase().split('-');
  return NOT_PRINTED.has(family) ? 'en' : language;
}
