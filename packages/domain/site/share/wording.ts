import { inLanguage } from '@quoin/domain/languages';
import { share } from '@quoin/messages/share';

export type ShareWords = typeof share.en;

/** The same in the language of a page. */
export function shareWords(language: string): ShareWords {
  return inLanguage(share, language);
}
