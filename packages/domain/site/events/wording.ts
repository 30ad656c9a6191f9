import { inLanguage } from '@quoin/domain/languages';
import { event } from '@quoin/messages/event';
export type EventWords = typeof event.en;

/** The same in the language of a page. */
export function eventWords(language: string): EventWords {
  return inLanguage(event, language);
}
