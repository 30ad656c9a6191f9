import { countriesIn } from '@quoin/domain/orders';

/** `DE`, or a name in the language of the site or in English; '' for no country. */
export function countryCodeOf(text: string, language: string): string {
  if (/^[A-Za-z]{2}$/.test(text)) return text.toUpperCase();
  const wanted = text.toLowerCase();
  const found = [language, 'en'].flatMap((each) => countriesIn(each)).find(({ name }) => name.toLowerCase() === wanted);
  return found?.code ?? '';
}
