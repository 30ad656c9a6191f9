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
  /** `CET`, `EDT`, or `GMT+3` where no short name is in use. */
  readonly abbreviation: string;
  readonly epoch: number;
}

/** Minutes east of Greenwich of a zone at a moment; undefined for an unknown zone. */
export type ZoneOffset = (epoch: number, zone: string) => number | undefined;

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Furthest moment a calendar reaches. */
const LATEST = 8.64e15 - DAY;

/** Reads offsets from Intl; one formatter per zone is kept, since making one costs as much as a small page. */
export function createZoneOffset(): ZoneOffset {
  const formats = new Map<string, Intl.DateTimeFormat | undefined>();
  const formatOf = (zone: string): Intl.DateTimeFormat | undefined => {
    if (!formats.has(zone)) formats.set(zone, createFormat(zone));
    return formats.get(zone);
  };
  return (epoch, zone) => {
    if (zone === 'UTC') return 0;
    const name = formatOf(zone)
      ?.formatToParts(epoch)
      .find((part) => part.type === 'timeZoneName')?.value;
    return name === undefined ? undefined : parseOffset(name);
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

/** undefined when the moment or the zone does not exist. */
export function zonedTime(epoch: number, zone: string, offsetOf: ZoneOffset): ZonedTime | undefined {
  if (!Number.isFinite(epoch) || Math.abs(epoch) > LATEST) return undefined;
  const moment = Math.trunc(epoch);
  const offset = offsetOf(moment, zone);
  if (offset === undefined) return undefined;
  const local = new Date(moment + offset * MINUTE);
  const year = local.getUTCFullYear();
  const firstDay = new Date(0).setUTCFullYear(year, 0, 1);
  return {
    year,
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
    weekday: local.getUTCDay(),
    dayOfYear: Math.floor((local.getTime() - firstDay) / DAY),
    offset,
    abbreviation: abbreviationOf(zone, offset),
    epoch: moment,
  };
}
