import type { TimeUnit, TimeWords } from './wording.ts';

/** After `vor`: of one, and of several. */
const UNITS: Readonly<Record<TimeUnit, readonly [one: string, several: string]>> = {
  year: ['einem Jahr', 'Jahren'],
  month: ['einem Monat', 'Monaten'],
  week: ['einer Woche', 'Wochen'],
  day: ['einem Tag', 'Tagen'],
  hour: ['einer Stunde', 'Stunden'],
  minute: ['einer Minute', 'Minuten'],
};

/** How long ago, as Germans say it. */
export const timeWordsDe: TimeWords = {
  invalidDate: 'Ungültiges Datum.',
  momentAgo: 'vor weniger als einer Minute',
  ago: (count, unit) => `vor etwa ${count === 1 ? UNITS[unit][0] : `${count} ${UNITS[unit][1]}`}`,
};
