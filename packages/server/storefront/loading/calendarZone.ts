import { offsetAt } from '@quoin/domain/formats';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** Clocks that are changed stay so for longer than this. */
const STEP = WEEK;

interface ClockChange {
  readonly at: number;
  /** What clocks were ahead of UTC before, and after. */
  readonly from: number;
  readonly to: number;
}

/** Every time clocks there are changed between two moments. */
export function clockChanges(zone: string, from: number, to: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  for (let start = from; start < to; start += STEP) {
    const end = Math.min(start + STEP, to);
    const [before, after] = [offsetAt(start, zone), offsetAt(end, zone)];
    if (before !== after) changes.push({ at: changeWithin(zone, start, end), from: before, to: after });
  }
  return changes;
}

/** The first whole minute of the new time. */
function changeWithin(zone: string, from: number, to: number): number {
  const before = offsetAt(from, zone);
  let [low, high] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE, zone) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE;
}

/** A time zone as calendar files carry it (RFC 5545, 3.6.5), good from one moment to another. */
export function zoneText(zone: string, from: number, to: number): string {
  const first = offsetAt(from, zone);
  const parts = clockChanges(zone, from, to).map((change) => observance(zone, change));
  const start = `BEGIN:${kindOf(zone, from)}\nDTSTART:19700101T000000\nTZOFFSETFROM:${offsetText(first)}\nTZOFFSETTO:${offsetText(first)}\nEND:${kindOf(zone, from)}`;
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, start, ...parts, 'END:VTIMEZONE'].join('\n');
}

function observance(zone: string, { at, from, to }: ClockChange): string {
  const kind = kindOf(zone, at);
  const local = new Date(at + from).toISOString().replace(/[-:]|\.\d+Z/g, '');
  return `BEGIN:${kind}\nDTSTART:${local}\nTZOFFSETFROM:${offsetText(from)}\nTZOFFSETTO:${offsetText(to)}\nEND:${kind}`;
}

/** Summer time is what is ahead of the year's other time. */
function kindOf(zone: string, moment: number): 'STANDARD' | 'DAYLIGHT' {
  const year = new Date(moment).getUTCFullYear();
  const standard = Math.min(offsetAt(Date.UTC(year, 0, 1), zone), offsetAt(Date.UTC(year, 6, 1), zone));
  return offsetAt(moment, zone) > standard ? 'DAYLIGHT' : 'STANDARD';
}

function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
