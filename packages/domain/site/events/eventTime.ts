/** When something happens. Moments in milliseconds. */
export interface EventTime {
  readonly startsAt: number;
  /** When it is over. */
  readonly endsAt: number;
  /** IANA; '' for the site's. */
  readonly timeZone: string;
  readonly isAllDay: boolean;
}

/** The same on a clock where it happens, for people. */
export interface EventTexts {
  /** `Thursday 3 December 2026`. */
  readonly date: string;
  /** `7:00 – 9:30 PM`, or from day to day; '' for a whole day. */
  readonly time: string;
  /** Name of the zone where it is not the site's; else ''. */
  readonly zone: string;
  readonly isSameDay: boolean;
  /** `Dec` and `3`, for a leaf of a calendar. */
  readonly month: string;
  readonly day: string;
  /** The days it is on, `2026-12-03`. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Over only once its end has passed; what is going on counts as upcoming. */
export function isUpcoming({ endsAt }: EventTime, now: number): boolean {
  return endsAt >= now;
}

export function eventTexts(
  event: EventTime,
  site: { readonly language: string; readonly timeZone: string },
): EventTexts {
  const zone = event.timeZone || site.timeZone;
  // A whole day ends with the midnight after it.
  const last = event.isAllDay ? Math.max(event.startsAt, event.endsAt - 1) : event.endsAt;
  const text = (moment: number, options: Intl.DateTimeFormatOptions) =>
    formatOf(site.language, zone, options).format(moment);
  const [firstDay, lastDay] = [dayOf(event.startsAt, zone), dayOf(last, zone)];
  const isSameDay = firstDay === lastDay;
  const range = (options: Intl.DateTimeFormatOptions) =>
    formatOf(site.language, zone, options).formatRange(event.startsAt, last);
  return {
    date: isSameDay ? text(event.startsAt, LONG_DAY) : range(SHORT_DAY),
    time: event.isAllDay ? '' : isSameDay ? range(HOURS) : range({ ...SHORT_DAY, ...HOURS }),
    zone: zone === site.timeZone ? '' : zoneName(event.startsAt, site.language, zone),
    isSameDay,
    month: text(event.startsAt, { month: 'short' }),
    day: text(event.startsAt, { day: 'numeric' }),
    firstDay,
    lastDay,
  };
}

const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const HOURS = { hour: 'numeric', minute: '2-digit' } as const;

/** Expensive to create. A site has one language and few zones. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 200;

function formatOf(language: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}|${timeZone}|${JSON.stringify(options)}`;
  const known = FORMATS.get(key);
  if (known !== undefined) return known;
  if (FORMATS.size >= MAX_FORMATS) FORMATS.clear();
  const made = new Intl.DateTimeFormat(language, { ...options, timeZone });
  FORMATS.set(key, made);
  return made;
}

function dayOf(moment: number, zone: string): string {
  return formatOf('en-CA', zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
}

function zoneName(moment: number, language: string, zone: string): string {
  const parts = formatOf(language, zone, { hour: 'numeric', timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Whether a name is a zone clocks are known for. */
export function isTimeZone(name: string): boolean {
  try {
    formatOf('en-CA', name, { day: 'numeric' });
    return name !== '';
  } catch {
    return false;
  }
}
