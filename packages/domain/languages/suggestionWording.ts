import { suggestion } from '@quoin/messages/suggestion';
import { isSpoken } from './spoken.ts';

/** What the bar says that leads to a page's other language: each in that language, for who reads it best. */
export type SuggestionWords = typeof suggestion.en;

/** Null for a language that we have no words in. */
export function suggestionWords(language: string): SuggestionWords | null {
  return isSpoken(language) ? (suggestion[language.toLowerCase().split('-')[0] ?? ''] ?? null) : null;
}
