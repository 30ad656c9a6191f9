/** How long a site keeps what it counted; days. */
export interface InsightRetention {
  /** Single events. */
  readonly eventDays: number;
  /** Visits, and the days of visitors. */
  readonly visitDays: number;
  /** Sums by day and hour. */
  readonly sumDays: number;
}

export const DEFAULT_RETENTION: InsightRetention = { eventDays: 90, visitDays: 396, sumDays: 761 };
export const LONGEST_RETENTION: InsightRetention = { eventDays: 400, visitDays: 800, sumDays: 3660 };
/** Less than a day would forget what is still going on. */
export const SHORTEST_RETENTION_DAYS = 1;
/** Sums by the minute are for the live screen. */
export const MINUTE_HOURS = 48;

/** The owner's choice from the site's settings (`insightRetention`), each within a day and its longest. */
export function retentionOf(settings: Readonly<Record<string, unknown>>): InsightRetention {
  const own = settings.insightRetention;
  const chosen = typeof own === 'object' && own !== null ? (own as Readonly<Record<string, unknown>>) : {};
  const days = (name: keyof InsightRetention): number => {
    const value = chosen[name];
    return isKeepable(name, value) ? value : DEFAULT_RETENTION[name];
  };
  return { eventDays: days('eventDays'), visitDays: days('visitDays'), sumDays: days('sumDays') };
}

/** The names in the order a screen shows them. */
export const RETENTION_NAMES = ['eventDays', 'visitDays', 'sumDays'] as const;

/** Whether so many days of it can be kept. */
export function isKeepable(name: keyof InsightRetention, value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= SHORTEST_RETENTION_DAYS &&
    value <= LONGEST_RETENTION[name]
  );
}

/** What would be kept for less time than now: older figures of it are deleted. */
export function shortenedRetention(now: InsightRetention, next: InsightRetention): readonly (keyof InsightRetention)[] {
  return RETENTION_NAMES.filter((name) => next[name] < now[name]);
}
