import { inLanguage, type Translated } from '@quoin/domain/languages';
import { eventWordsAr } from './eventWordsAr.ts';
import { eventWordsDe } from './eventWordsDe.ts';
import { eventWordsEs } from './eventWordsEs.ts';
import { eventWordsFr } from './eventWordsFr.ts';
import { eventWordsIt } from './eventWordsIt.ts';
import { eventWordsJa } from './eventWordsJa.ts';
import { eventWordsNl } from './eventWordsNl.ts';
import { eventWordsPt } from './eventWordsPt.ts';

/** What calendars say beside the names Intl knows. */
export const eventWording = {
  previous: 'Previous month',
  next: 'Next month',
  nothing: 'Nothing happens this month.',
  events: (day: string, count: number) => (count === 1 ? `${day}, 1 event` : `${day}, ${count} events`),
  today: 'Today',
  calendar: 'Calendar',
} as const;

export type EventWords = Translated<typeof eventWording>;

/** The same in the language of a page. */
export function eventWords(language: string): EventWords {
  return inLanguage<EventWords>(
    {
      en: eventWording,
      de: eventWordsDe,
      pt: eventWordsPt,
      ar: eventWordsAr,
      nl: eventWordsNl,
      ja: eventWordsJa,
      it: eventWordsIt,
      es: eventWordsEs,
      fr: eventWordsFr,
    },
    language,
  );
}
