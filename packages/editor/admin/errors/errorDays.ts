import type { WireErrorDay } from '@quoin/contract/endpoints/running';
import { formatDay } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/errorDays';
import { APP_LANGUAGE, APP_LOCALE } from '../../app/locale.ts';

/** What the bars say, in one sentence: how often, on how many days, when most. Null where nothing was counted in these days. */
export function errorDaysText(days: readonly WireErrorDay[]): string | null {
  const some = days.filter(({ times }) => times > 0);
  const most = some.reduce<WireErrorDay | undefined>(
    (worst, day) => (worst === undefined || day.times >= worst.times ? day : worst),
    undefined,
  );
  if (most === undefined) return null;
  const all = some.reduce((sum, { times }) => sum + times, 0);
  if (some.length === 1) return texts.allOn(timesText(all), formatDay(most.day, APP_LANGUAGE));
  return texts.onOfTheseDays(timesText(all), some.length, timesText(most.times), formatDay(most.day, APP_LANGUAGE));
}

export function timesText(times: number): string {
  return texts.times(times, times.toLocaleString(APP_LOCALE));
}
