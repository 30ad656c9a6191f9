import { inLanguage } from '@quoin/domain/languages';
import { block } from '@quoin/messages/block';

export type BlockWords = typeof block.en;

/** The same in the language of a page. */
export function blockWords(language: string): BlockWords {
  return inLanguage(block, language);
}
