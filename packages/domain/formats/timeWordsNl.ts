import { countedIn } from '@quoin/domain/languages';
import type { TimeUnit, TimeWords } from './wording.ts';

const counted = countedIn('nl');

const UNITS: Readonly<Record<TimeUnit, readonly [one: string, several: string]>> = {
  year: ['# jaar', '# jaar'],
  month: ['# maand', '# maanden'],
  week: ['# week', '# weken'],
  day: ['# dag', '# dagen'],
  hour: ['# uur', '# uur'],
  minute: ['# minuut', '# minuten'],
};

/** How long ago, as Germans say it. */
export const timeWordsNl: TimeWords = {
  invalidDate: 'Ongeldige datum.',
  momentAgo: 'minder dan een minuut geleden',
  ago: (count, unit) => `ongeveer ${counted(count, { one: UNITS[unit][0], other: UNITS[unit][1] })} geleden`,
};
