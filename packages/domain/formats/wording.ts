import { inLanguage } from '@quoin/domain/languages';
import { timeSince } from '@quoin/messages/timeSince';

/** A unit that spans of time are counted in. */
export type TimeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

export type TimeWords = typeof timeSince.en;

/** The same in the language of a page. */
export function timeWords(language: string): TimeWords {
  return inLanguage(timeSince, language);
}
