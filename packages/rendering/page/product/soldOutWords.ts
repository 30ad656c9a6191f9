import { catalogWords } from '@quoin/domain/catalog';
import { asString, member } from '@quoin/template';
import type { ProductContent } from '../content/itemContent.ts';

/** What the strings of a theme, and those that its owner changed, say of what is sold out; '' where they say nothing. */
export function saidSoldOut(strings: unknown, language: string): string {
  const said = asString(member(strings, 'productSoldOutText'));
  // Every theme has that of the format.
  return said === '' || said === catalogWords(language).product.soldOut
    ? asString(member(strings, 'markSoldOut'))
    : said;
}

/** A product's own words, else those of the theme, else ours. */
export function soldOutWords({ customSoldOutText }: ProductContent, said: string, language: string): string {
  return customSoldOutText || said || catalogWords(language).stock.soldOut;
}
