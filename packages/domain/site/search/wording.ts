import { inLanguage, type Translated } from '@quoin/domain/languages';
import { otherSearchWords } from './otherWording.ts';

/** What the search page and the list of suggestions say. */
export const searchWording = {
  title: 'Search',
  label: 'Search this site',
  button: 'Search',
  placeholder: 'Search',
  resultsFor: (typed: string) => `Results for “${typed}”`,
  found: (total: number) => (total === 1 ? '1 result' : `${total} results`),
  corrected: (words: string) => `Nothing has exactly what you typed. These are the results for “${words}”.`,
  nothing: (typed: string) => `Nothing found for “${typed}”`,
  nothingHint: 'Try other or fewer words, or one of these pages.',
  start: 'Type a word, and see where it leads.',
  page: 'Page',
  /** Told to screen readers when the list under the field changes. */
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  noSuggestions: 'No suggestions',
  all: (typed: string) => `All results for “${typed}”`,
} as const;

export type SearchWords = Translated<typeof searchWording>;

/** The same in the language of a page. */
export function searchWords(language: string): SearchWords {
  return inLanguage<SearchWords>({ en: searchWording, ...otherSearchWords }, language);
}
