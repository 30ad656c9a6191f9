import { type InsightRetention, isKeepable, LONGEST_RETENTION, RETENTION_NAMES } from '@quoin/domain/analytics';

/** The days as they are typed. */
export type KeepingDraft = Readonly<Record<keyof InsightRetention, string>>;

export const KEPT_TEXTS: Readonly<Record<keyof InsightRetention, { readonly title: string; readonly hint: string }>> = {
  eventDays: {
    title: 'Keep events for (days)',
    hint: 'Each page view, search and click on “Add to cart”. Needed for reports filtered by page.',
  },
  visitDays: {
    title: 'Keep visits for (days)',
    hint: 'The source, device and outcome of each visit. Needed for reports filtered by channel or country.',
  },
  sumDays: {
    title: 'Keep totals for (days)',
    hint: 'Daily totals of visits and page views. Anonymous.',
  },
};
const LOST: Readonly<Record<keyof InsightRetention, string>> = {
  eventDays: 'events',
  visitDays: 'visits',
  sumDays: 'sums',
};

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
  return `1 to ${LONGEST_RETENTION[name].toLocaleString('en-US')} days.`;
}

/** What goes when less is kept: `You would lose visits of more than 30 days and sums of more than 365 days.` */
export function lossText(shorter: readonly (keyof InsightRetention)[], draft: KeepingDraft): string {
  const parts = shorter.map((name) => `${LOST[name]} of more than ${draft[name].trim()} days`);
  return `You would lose ${parts.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`;
}

function mapped<Value>(value: (name: keyof InsightRetention) => Value): Record<keyof InsightRetention, Value> {
  return Object.fromEntries(RETENTION_NAMES.map((name) => [name, value(name)])) as Record<
    keyof InsightRetention,
    Value
  >;
}
