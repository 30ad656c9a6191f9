import { addLocalDays, dayInZone, daysBetween, localText, momentOfLocal } from '@quoin/domain/formats';
import { movedRepeat, readRepeat } from '@quoin/domain/site';
import type { ArchivedSite } from './siteArchive.ts';

type Tables = ReadonlyMap<string, readonly string[]>;

interface EventRow {
  readonly item_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly time_zone: string;
  readonly recurrence: unknown;
}
type OccurrenceRow = Pick<EventRow, 'item_id' | 'starts_at' | 'ends_at'>;

/** Whole days by the site's calendar; none of an archive that does not say when it was made. */
export function daysSinceExport({ exportedAt, timeZone }: ArchivedSite, now: number): number {
  if (exportedAt === undefined) return 0;
  return daysBetween(dayInZone(Date.parse(exportedAt), timeZone), dayInZone(now, timeZone));
}

/** Rows of an archive whose events happen so many days later, at the same time of day where they happen. */
export function movedEvents(tables: Tables, { timeZone }: Pick<ArchivedSite, 'timeZone'>, days: number): Tables {
  const events = (tables.get('calendar_event') ?? []).map((row) => JSON.parse(row) as EventRow);
  const zones = new Map(events.map((event) => [event.item_id, event.time_zone || timeZone]));
  const moved = <Row extends OccurrenceRow>(row: Row): Row => {
    const zone = zones.get(row.item_id) ?? timeZone;
    return { ...row, starts_at: later(row.starts_at, zone, days), ends_at: later(row.ends_at, zone, days) };
  };
  const further = (tables.get('calendar_occurrence') ?? []).map((row) => moved(JSON.parse(row) as OccurrenceRow));
  return new Map([
    ...tables,
    ['calendar_event', events.map((event) => JSON.stringify({ ...moved(event), recurrence: again(event, days) }))],
    ['calendar_occurrence', further.map((row) => JSON.stringify(row))],
  ]);
}

function later(text: string, zone: string, days: number): string {
  const moment = momentOfLocal(addLocalDays(localText(Date.parse(text), zone), days), zone);
  return new Date(moment ?? Date.parse(text)).toISOString();
}

function again({ recurrence }: EventRow, days: number): unknown {
  const repeat = readRepeat(recurrence);
  return repeat && movedRepeat(repeat, days);
}
