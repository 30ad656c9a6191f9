import { type CatalogWords, catalogWords } from '@quoin/domain/catalog';
import { pageLanguage } from '../language.ts';

/** What the domain says of products, in the page's language; words that the theme prints are read from its markup. */
export function catalogText(): CatalogWords {
  return catalogWords(pageLanguage() ?? 'en');
}
