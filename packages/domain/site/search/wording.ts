import { inLanguage } from '@quoin/domain/languages';
import { search } from '@quoin/messages/search';
export type SearchWords = typeof search.en;

/** The same in the language of a page. */
export function searchWords(language: string): SearchWords {
  return inLanguage(search, language);
}
