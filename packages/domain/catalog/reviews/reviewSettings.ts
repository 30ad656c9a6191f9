const DAY_MS = 86_400_000;
/**
 * Orders that were sent longer ago than this get no request. An owner who switches requests on writes to no old
 * customers.
 */
const LATE_DAYS = 14;

/** What an owner decides about reviews. */
export interface ReviewSettings {
  /** Buyers are asked by mail. */
  readonly isAsked: boolean;
  /** So many days after everything was sent. */
  readonly askAfterDays: number;
  /** A review waits until a user has read it. */
  readonly isCheckedFirst: boolean;
  /** The owner gets a mail about each. */
  readonly hasNotices: boolean;
}

export const ASK_AFTER_DAYS = { least: 1, most: 90 } as const;

const INITIAL: ReviewSettings = { isAsked: false, askAfterDays: 14, isCheckedFirst: true, hasNotices: true };

/** Of stored settings, leniently. Nobody is written to before the owner says so. */
export function readReviewSettings(settings: Readonly<Record<string, unknown>>): ReviewSettings {
  const own = settings.productReviews;
  const stored: Readonly<Record<string, unknown>> = typeof own === 'object' && own !== null ? { ...own } : {};
  const flag = (name: keyof ReviewSettings, initial: boolean) => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : initial;
  };
  const days = stored.askAfterDays;
  const isDays =
    typeof days === 'number' && Number.isInteger(days) && days >= ASK_AFTER_DAYS.least && days <= ASK_AFTER_DAYS.most;
  return {
    isAsked: flag('isAsked', INITIAL.isAsked),
    askAfterDays: isDays ? days : INITIAL.askAfterDays,
    isCheckedFirst: flag('isCheckedFirst', INITIAL.isCheckedFirst),
    hasNotices: flag('hasNotices', INITIAL.hasNotices),
  };
}

/**
 * Returns the period in which an order must have been sent for its buyer to be asked now; null if no buyer is asked.
 * Epoch milliseconds.
 */
export function requestWindow(
  settings: ReviewSettings,
  now: number,
): { readonly from: number; readonly to: number } | null {
  if (!settings.isAsked) return null;
  const to = now - settings.askAfterDays * DAY_MS;
  return { from: to - LATE_DAYS * DAY_MS, to };
}
