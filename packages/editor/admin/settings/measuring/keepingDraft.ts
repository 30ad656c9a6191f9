import { type InsightRetention, isKeepable, LONGEST_RETENTION, RETENTION_NAMES } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/keepingDraft';
import { APP_LOCALE } from '../../../app/locale.ts';

/** The days as they are typed. */
export type KeepingDraft = Readonly<Record<keyof InsightRetention, string>>;

export const KEPT_TEXTS: Readonly<Record<keyof InsightRetention, { readonly title: string; readonly hint: string }>> = {
  eventDays: {
    title: texts.keepEventsForDays,
    hint: texts.eachPageViewSearch,
  },
  visitDays: {
    title: texts.keepVisitsForDays,
    hint: texts.theSourceDeviceAnd,
  },
  sumDays: {
    title: texts.keepTotalsForDays,
    hint: texts.dailyTotalsOfVisits,
  },
};
const LOST = {
  eventDays: 'events',
  visitDays: 'visits',
  sumDays: 'sums',
} as const satisfies Readonly<Record<keyof InsightRetention, string>>;

export function keepingDraftOf(retention: InsightRetention): KeepingDraft {
  return mapped((name) => String(retention[name]));
}

export function daysOf(draft: KeepingDraft): InsightRetention {
  return mapped((name) => wholeOf(draft[name]));
}

/** Whether a rule accepts all of it. */
export function areKeepable(draft: KeepingDraft): boolean {
  return RETENTION_NAMES.every((name) => isKeepable(name, wholeOf(draft[name])));
}

/** What is no number becomes one that no rule accepts, so that the server says what is wanted. */
export function wholeOf(text: string): number {
  return text.trim() === '' || Number.isNaN(Number(text)) ? -1 : Number(text);
}

/** `1 to 400 days` */
export function boundsText(name: keyof InsightRetention): string {
  return texts.n1ToDays(LONGEST_RETENTION[name].toLocaleString(APP_LOCALE));
}

/** What goes when less is kept: `You would lose visits of more than 30 days and sums of more than 365 days.` */
export function lossText(shorter: readonly (keyof InsightRetention)[], draft: KeepingDraft): string {
  const parts = shorter.map((name) => texts.ofMoreThanDays(LOST[name], draft[name].trim()));
  return texts.youWouldLose(parts);
}

function mapped<Value>(value: (name: keyof InsightRetention) => Value): Record<keyof InsightRetention, Value> {
  return Object.fromEntries(RETENTION_NAMES.map((name) => [name, value(name)])) as Record<
    keyof InsightRetention,
    Value
  >;
}
