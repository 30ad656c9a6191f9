import { type TimeUnit, timeWords } from './wording.ts';

/** Units that are counted, largest first, in seconds; a month has 30 days, a year 365 (DISP-08). */
const UNITS: readonly (readonly [unit: TimeUnit, seconds: number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `about 3 days ago`, `about an hour ago`; `less than a minute ago`, also for what is still to come (DISP-08). */
export function formatTimeSince(moment: number, now: number, language = 'en'): string {
  const words = timeWords(language);
  const seconds = (now - moment) / 1000;
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    if (count > 0) return words.ago(count, unit);
  }
  return words.momentAgo;
}
