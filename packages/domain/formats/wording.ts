import { inLanguage, type Translated } from '@quoin/domain/languages';
import { timeWordsAr } from './timeWordsAr.ts';
import { timeWordsDe } from './timeWordsDe.ts';
import { timeWordsEs } from './timeWordsEs.ts';
import { timeWordsFr } from './timeWordsFr.ts';
import { timeWordsIt } from './timeWordsIt.ts';
import { timeWordsJa } from './timeWordsJa.ts';
import { timeWordsNl } from './timeWordsNl.ts';
import { timeWordsPt } from './timeWordsPt.ts';

/** A unit that spans of time are counted in. */
export type TimeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

/** What is printed instead of a span of time (TPL-09, DISP-08). */
export const timeWording = {
  invalidDate: 'Invalid date.',
  momentAgo: 'less than a minute ago',
  ago: (count: number, unit: TimeUnit) => `about ${count === 1 ? one(unit) : `${count} ${unit}s`} ago`,
} as const;

function one(unit: TimeUnit): string {
  return unit === 'hour' ? 'an hour' : `a ${unit}`;
}

export type TimeWords = Translated<typeof timeWording>;

/** The same in the language of a page. */
export function timeWords(language: string): TimeWords {
  return inLanguage<TimeWords>(
    {
      en: timeWording,
      de: timeWordsDe,
      pt: timeWordsPt,
      ar: timeWordsAr,
      nl: timeWordsNl,
      ja: timeWordsJa,
      it: timeWordsIt,
      es: timeWordsEs,
      fr: timeWordsFr,
    },
    language,
  );
}
