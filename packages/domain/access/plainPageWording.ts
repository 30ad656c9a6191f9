import { inLanguage } from '@quoin/domain/languages';
import { plainPage } from '@quoin/messages/plainPage';
export type PlainPageWords = typeof plainPage.en;

/** The same in the language of a site. */
export function plainPageWords(language: string): PlainPageWords {
  return inLanguage(plainPage, language);
}
