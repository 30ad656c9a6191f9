/** Days of the week as page data names them, from Monday (page-data 3). */
export const WEEK_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** Letters that the owner may write for one day. */
export const HOURS_LIMIT = 200;

export interface DayHours {
  /** As the owner wrote it: `9:00–12:30, 14–18`, `closed`. */
  readonly text: string;
  /** Minutes after midnight; `to` below `from` is the next day's. */
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
}

const RANGE =
  /(\d{1,2})(?:[:.h](\d{2})?)?\s*(am|pm)?\s*(?:[-–—]|to|bis|à|a)\s*(\d{1,2})(?:[:.h](\d{2})?)?\s*(am|pm)?/gi;
const NOON = 12;
const MINUTES = 60;
const HOURS = 24;

/** The hours of each day out of a stored setting of any shape. */
export function businessHoursOf(stored: unknown): Readonly<Record<WeekDay, DayHours>> {
  const texts = typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
  const days = WEEK_DAYS.map((day) => [day, dayHours(texts[day])] as const);
  return Object.fromEntries(days) as Record<WeekDay, DayHours>;
}

function dayHours(stored: unknown): DayHours {
  const text = typeof stored === 'string' ? stored.slice(0, HOURS_LIMIT) : '';
  return { text, ranges: rangesIn(text) };
}

/** Times that are written as ranges; none where the day is said in words. */
function rangesIn(text: string): DayHours['ranges'] {
  return [...text.matchAll(RANGE)].flatMap(([, from, fromMinute, fromHalf, to, toMinute, toHalf]) => {
    const range = { from: minutesOf(from, fromMinute, fromHalf), to: minutesOf(to, toMinute, toHalf) };
    const isTime = (minutes: number) => minutes <= HOURS * MINUTES;
    return isTime(range.from) && isTime(range.to) ? [range] : [];
  });
}

function minutesOf(hour = '0', minute = '0', half = ''): number {
  const hours = half === '' ? Number(hour) : (Number(hour) % NOON) + (half.toLowerCase() === 'pm' ? NOON : 0);
  return hours * MINUTES + Number(minute);
}
