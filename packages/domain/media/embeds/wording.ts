import { inLanguage } from '@quoin/domain/languages';
import { embed } from '@quoin/messages/embed';

export type EmbedWords = typeof embed.en;

/** The same in the language of a page. */
export function embedWordsIn(language: string): EmbedWords {
  return inLanguage(embed, language);
}
