import {
  countEntries,
  countReaches,
  countTraffic,
  countVisitsBy,
  createVisitorSet,
  type InsightUnit,
  type KeyCount,
  noVisits,
  type PackedDay,
  type VisitCounts,
  type VisitDimension,
  type VisitorSet,
} from '@quoin/domain/analytics';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { type EventKey, type EventList, listEventCourses, listEventsOfVisits } from '../storage/insightEvents.ts';
import { type ChosenTraffic, listChosenTraffic, listChosenVisitsBy, listReaches } from '../storage/insightVisits.ts';
import { type Narrowed, openDays, type SeeDay } from './openDays.ts';

/** Questions narrowed to some visits: the days of each place that has them are counted there, and put together. */

export interface NarrowedPoint extends VisitCounts {
  readonly bucket: string;
  visitors: number;
}

export interface NarrowedTraffic extends VisitCounts {
  readonly visitors: number;
  readonly points: readonly NarrowedPoint[];
}

const LENGTHS = { hour: 13, day: 10, month: 7 } as const;

/** Visits, visitors, views and how long they stayed: all together, and over time. */
export async function loadNarrowedTraffic(
  trx: SiteTransaction,
  wanted: Narrowed & { readonly unit: InsightUnit },
): Promise<NarrowedTraffic> {
  const { filters, unit } = wanted;
  const [whole, everybody] = [noVisits(), createVisitorSet()];
  const points = new Map<string, NarrowedPoint & { readonly who: VisitorSet }>();
  const pointAt = (day: string) => {
    const bucket = day.slice(0, LENGTHS[unit]);
    const point = points.get(bucket) ?? { ...noVisits(), bucket, visitors: 0, who: createVisitorSet() };
    points.set(bucket, point);
    return point;
  };
  const columns = ['visitor', 'pages', 'reach', 'stay'];
  const see = (day: PackedDay, chosen: Uint8Array) => {
    const point = pointAt(day.day);
    const counts = countTraffic(day, chosen, [everybody, point.who]);
    for (const sums of [whole, point]) addCounts(sums, counts);
  };
  const asked = { filters, unit: unit === 'hour' ? 'hour' : 'day' } as const;
  // Hours are known of the visits alone.
  const packed = unit === 'hour' ? null : { columns, see };
  for (const { source, days } of await openDays(trx, wanted, { packed, isOfEvents: false })) {
    for (const part of await listChosenTraffic(source, days, asked)) {
      const point = pointAt(part.bucket);
      for (const visitor of part.visitors) for (const set of [everybody, point.who]) set.add(visitor);
      for (const sums of [whole, point]) addCounts(sums, part);
    }
  }
  const named = [...points.values()].map(({ who, ...point }) => ({ ...point, visitors: who.size() }));
  return { ...whole, visitors: everybody.size(), points: named };
}

function addCounts(sums: VisitCounts, more: VisitCounts | ChosenTraffic): void {
  sums.visits += more.visits;
  sums.views += more.views;
  sums.bounces += more.bounces;
  sums.stay += more.stay;
}

type KeyedCount = KeyCount & { readonly key: string };

/** Visits by their keys, the most frequent first; total = milliseconds. */
export async function loadNarrowedVisits(
  trx: SiteTransaction,
  wanted: Narrowed,
  dimension: VisitDimension,
): Promise<readonly KeyedCount[]> {
  const into = new Map<string, KeyCount>();
  const see: SeeDay = (day, chosen) => countVisitsBy(day, chosen, { dimension, into });
  const packed = { columns: [dimension, 'stay'], see };
  const asked = { dimension, filters: wanted.filters };
  for (const { source, days } of await openDays(trx, wanted, { packed, isOfEvents: false }))
    addKeyed(into, await listChosenVisitsBy(source, days, asked));
  into.delete('');
  return ranked(into);
}

const FUNNEL_PARTS = ['channel', 'device'] as const;

export interface NarrowedReach {
  readonly key: string;
  /** Visits that came at least so far: all, product, cart, checkout, purchase. */
  readonly steps: readonly number[];
}

/** How far visits came, by how they came and with what. */
export async function loadNarrowedFunnel(
  trx: SiteTransaction,
  wanted: Narrowed,
): Promise<Readonly<Record<(typeof FUNNEL_PARTS)[number], readonly NarrowedReach[]>>> {
  const { filters } = wanted;
  const parts = { channel: new Map<string, number[]>(), device: new Map<string, number[]>() };
  const see: SeeDay = (day, chosen) => {
    for (const by of FUNNEL_PARTS) countReaches(day, chosen, { by, into: parts[by] });
  };
  const packed = { columns: [...FUNNEL_PARTS, 'reach'], see };
  for (const { source, days } of await openDays(trx, wanted, { packed, isOfEvents: false })) {
    for (const by of FUNNEL_PARTS)
      for (const { key, steps } of await listReaches(source, days, { filters, by })) {
        const known = parts[by].get(key);
        parts[by].set(key, known === undefined ? [...steps] : known.map((count, step) => count + steps[step]!));
      }
  }
  return { channel: rankedSteps(parts.channel), device: rankedSteps(parts.device) };
}

function rankedSteps(steps: ReadonlyMap<string, readonly number[]>): readonly NarrowedReach[] {
  return [...steps]
    .map(([key, each]) => ({ key, steps: each }))
    .toSorted((left, right) => right.steps[0]! - left.steps[0]! || (left.key < right.key ? -1 : 1));
}

/** A list of packed days, and the events that it is made of. */
export interface NarrowedList {
  readonly list: string;
  readonly events: Omit<EventList, 'by'>;
  readonly by: EventKey;
}

/** What chosen visits did, by key, the most frequent first: of each list its own. Several are read in one go. */
export async function loadNarrowedEvents(
  trx: SiteTransaction,
  wanted: Narrowed,
  lists: readonly NarrowedList[],
): Promise<readonly (readonly KeyedCount[])[]> {
  const { site, period, filters } = wanted;
  const asked = lists.map(({ list }) => ({ list, period, byKey: new Map<string, KeyCount>(), byDay: new Map() }));
  const see: SeeDay = (day, chosen) => {
    for (const each of asked) countEntries(day, chosen, each);
  };
  const packed = { columns: lists.map(({ list }) => list), see };
  const single = lists.map(({ events, by }) => ({ ...events, by }));
  const question = { period, timeZone: site.timeZone, filters, lists: single };
  for (const { source, days } of await openDays(trx, wanted, { packed, isOfEvents: true })) {
    const found = await listEventsOfVisits(source, { ...question, days });
    for (const [at, keyed] of found.entries()) addKeyed(asked[at]!.byKey, keyed);
  }
  return asked.map(({ byKey }) => ranked(byKey));
}

/** How often chosen visits did something, over time: bucket → count, of each list its own. */
export async function loadNarrowedCourses(
  trx: SiteTransaction,
  wanted: Narrowed & { readonly unit: InsightUnit },
  lists: readonly Omit<NarrowedList, 'by'>[],
): Promise<readonly ReadonlyMap<string, number>[]> {
  const { site, period, filters, unit } = wanted;
  const asked = lists.map(({ list }) => ({ list, period, byKey: null, byDay: new Map<string, number>() }));
  const see: SeeDay = (day, chosen) => {
    for (const each of asked) countEntries(day, chosen, each);
  };
  // Hours are known of the events alone.
  const packed = unit === 'hour' ? null : { columns: [], uncoded: lists.map(({ list }) => list), see };
  const single = lists.map(({ events }) => events);
  const question = { period, timeZone: site.timeZone, filters, lists: single } as const;
  const courses = asked.map(({ byDay }): Iterable<readonly [string, number]>[] => [byDay]);
  for (const { source, days } of await openDays(trx, wanted, { packed, isOfEvents: true })) {
    const found = await listEventCourses(source, { ...question, days, unit: unit === 'hour' ? unit : 'day' });
    for (const [at, course] of found.entries()) courses[at]!.push(course);
  }
  return courses.map((parts) =>
    summed(
      parts.flatMap((part) => [...part]),
      LENGTHS[unit],
    ),
  );
}

function summed(counts: readonly (readonly [string, number])[], length: number): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [at, count] of counts) sums.set(at.slice(0, length), (sums.get(at.slice(0, length)) ?? 0) + count);
  return sums;
}

function addKeyed(into: Map<string, KeyCount>, more: readonly KeyedCount[]): void {
  for (const { key, count, total } of more) {
    const known = into.get(key);
    if (known === undefined) into.set(key, { count, total });
    else {
      known.count += count;
      known.total += total;
    }
  }
}

function ranked(counts: ReadonlyMap<string, KeyCount>): readonly KeyedCount[] {
  return [...counts]
    .map(([key, sums]) => ({ key, ...sums }))
    .toSorted((left, right) => right.count - left.count || (left.key < right.key ? -1 : 1));
}
