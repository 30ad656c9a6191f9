import { abbreviationOf } from './abbreviations.ts';

/** What a clock in a zone shows. */
export interface ZonedTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** 0 is the first of January. */
  readonly dayOfYear: number;
  /** Minutes east of Greenwich. */
  readonly offset: number;
  /** `CET`, `EDT`, or `+03` where no short name is in use. */
  readonly abbreviation: string;
  readonly epoch: number;
}

/** Minutes east of Greenwich of a zone at a moment; undefined for an unknown zone. */
export type ZoneOffset = (epoch: number, zone: string) => number | undefined;

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Furthest moment a calendar reaches. */
const LATEST = 8.64e15 - DAY;

/** Weeks whose offset is kept, and zones; data may name any number of both. */
const KEPT_WEEKS = 1_000;
const KEPT_ZONES = 500;
/** No zone changes its clocks twice in so many milliseconds. */
const WEEK = 7 * DAY;
/** Kept for a week in which clocks change: then each moment is looked up by itself. */
const CHANGES = Number.NaN;

/**
 * Reads offsets from Intl. One format per zone is kept, since making one costs as much as a small page; and the offset
 * of each week, since asking the format costs as much as a dozen tags.
 */
export function createZoneOffset(): ZoneOffset {
  const zones = new Map<string, ZoneOffsets | null>();
  return (epoch, zone) => {
    if (zone === 'UTC') return 0;
    let offsets = zones.get(zone);
    if (offsets === undefined) {
      offsets = createOffsets(zone);
      if (zones.size >= KEPT_ZONES) zones.clear();
      zones.set(zone, offsets);
    }
    return offsets?.(epoch);
  };
}

type ZoneOffsets = (epoch: number) => number;

/** null when there is no such zone. */
function createOffsets(zone: string): ZoneOffsets | null {
  const format = createFormat(zone);
  if (format === undefined) return null;
  const read = (epoch: number): number =>
    parseOffset(format.formatToParts(epoch).find((part) => part.type === 'timeZoneName')?.value ?? '');
  const weeks = new Map<number, number>();
  return (epoch) => {
    const week = Math.floor(epoch / WEEK);
    let offset = weeks.get(week);
    if (offset === undefined) {
      const first = read(Math.max(week * WEEK, -LATEST));
      offset = first === read(Math.min(week * WEEK + WEEK - 1, LATEST)) ? first : CHANGES;
      if (weeks.size >= KEPT_WEEKS) weeks.clear();
      weeks.set(week, offset);
    }
    return Number.isNaN(offset) ? read(epoch) : offset;
  };
}

function createFormat(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
}

/** `GMT-05:00` → -300, `GMT` → 0. */
function parseOffset(name: string): number {
  const match = /([+-])(\d\d):(\d\d)/.exec(name);
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

/** undefined when the moment does not exist; in UTC when the zone does not. */
export function zonedTime(epoch: number, zone: string, offsetOf: ZoneOffset): ZonedTime | undefined {
  if (!Number.isFinite(epoch) || Math.abs(epoch) > LATEST) return undefined;
  const moment = Math.trunc(epoch);
  const known = offsetOf(moment, zone);
  const offset = known ?? 0;
  return new LocalTime(moment, offset, known === undefined ? 'UTC' : zone);
}

const HOUR = 3_600_000;
const SECOND = 1_000;
/** Days of 400 years, after which the calendar repeats. */
const DAYS_OF_ERA = 146_097;
/** From the first of March of year 0 to 1970. */
const DAYS_BEFORE_1970 = 719_468;
const DAYS_BEFORE_MARCH = 59;

/** Counted instead of asked of a `Date`, which costs three times as much. */
class LocalTime implements ZonedTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  readonly weekday: number;
  readonly dayOfYear: number;
  readonly offset: number;
  readonly epoch: number;
  readonly #zone: string;

  constructor(epoch: number, offset: number, zone: string) {
    const local = epoch + offset * MINUTE;
    const days = Math.floor(local / DAY);
    const time = local - days * DAY;
    this.hour = Math.floor(time / HOUR);
    this.minute = Math.floor((time % HOUR) / MINUTE);
    this.second = Math.floor((time % MINUTE) / SECOND);
    this.millisecond = time % SECOND;
    this.weekday = (((days + 4) % 7) + 7) % 7; // 1 January 1970 was a Thursday
    // Years that begin in March end with the leap day, so all months before it have fixed lengths.
    const since = days + DAYS_BEFORE_1970;
    const era = Math.floor(since / DAYS_OF_ERA);
    const dayOfEra = since - era * DAYS_OF_ERA;
    const yearOfEra = Math.floor(
      (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
    );
    const sinceMarch = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
    const monthFromMarch = Math.floor((5 * sinceMarch + 2) / 153);
    this.day = sinceMarch - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
    this.month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
    this.year = yearOfEra + era * 400 + (this.month <= 2 ? 1 : 0);
    this.dayOfYear =
      this.month <= 2 ? sinceMarch - 306 : sinceMarch + DAYS_BEFORE_MARCH + (isLeapYear(this.year) ? 1 : 0);
    this.offset = offset;
    this.epoch = epoch;
    this.#zone = zone;
  }

  get abbreviation(): string {
    return abbreviationOf(this.#zone, this.offset);
  }
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
