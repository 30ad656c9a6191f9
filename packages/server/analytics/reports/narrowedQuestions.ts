import {
  bucketsOf,
  chooseVisits,
  countEntries,
  countReaches,
  countTraffic,
  countVisitsBy,
  createVisitorSet,
  filterColumns,
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
import {
  type ChosenTraffic,
  listChosenTraffic,
  listChosenVisitsBy,
  listReaches,
  loadFirstVisitDay,
  type VisitDays,
} from '../storage/insightVisits.ts';
import { listPackedDays, type PackedWanted, readPackedDays } from '../storage/packedRead.ts';
import type { InsightWanted } from './insightRows.ts';

/**
 * Questions narrowed to some visits: packed days are read column by column, the others (today, and where something came
 * late) from the visits and events themselves. Both give the same numbers. One snapshot for both: a day may be packed meanwhile.
 */
type Narrowed = Pick<InsightWanted, 'site' | 'period' | 'filters'>;

/** Sees the chosen visits of each packed day; returns the days that are not packed. */
async function seePacked(
  trx: SiteTransaction,
  { site, period, filters }: Narrowed,
  wanted: PackedWanted,
  see: (day: PackedDay, chosen: Uint8Array) => void,
): Promise<VisitDays> {
  const days = await listPackedDays(trx, site.id, period);
  const columns = [...filterColumns(filters), ...wanted.columns];
  await readPackedDays(trx, site.id, { ...wanted, columns, days }, (day) => {
    const chosen = chooseVisits(day, filters);
    if (chosen !== null) see(day, chosen);
  });
  if (days.length === 0) return period;
  const packed = new Set(days.map(({ day }) => day));
  // Of years in which nobody came yet there is nothing to read.
  const first = (await loadFirstVisitDay(trx, site.id)) ?? period.to;
  const isKept = (day: string) => day >= first && !packed.has(day);
  return { ...period, only: bucketsOf(period, 'day').filter(isKept) };
}

function isNone({ only }: VisitDays): boolean {
  return only?.length === 0;
}

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
  const { site, period, filters, unit } = wanted;
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
  // Hours are known of the visits alone.
  const rest = unit === 'hour' ? period : await seePacked(trx, wanted, { columns }, see);
  const asked = { filters, unit: unit === 'hour' ? 'hour' : 'day' } as const;
  const parts = isNone(rest) ? [] : await listChosenTraffic(trx, site.id, rest, asked);
  for (const part of parts) {
    const point = pointAt(part.bucket);
    for (const visitor of part.visitors) for (const set of [everybody, point.who]) set.add(visitor);
    for (const sums of [whole, point]) addCounts(sums, part);
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
  const rest = await seePacked(trx, wanted, { columns: [dimension, 'stay'] }, (day, chosen) =>
    countVisitsBy(day, chosen, { dimension, into }),
  );
  const asked = { dimension, filters: wanted.filters };
  if (!isNone(rest)) addKeyed(into, await listChosenVisitsBy(trx, wanted.site.id, rest, asked));
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
  const { site, filters } = wanted;
  const parts = { channel: new Map<string, number[]>(), device: new Map<string, number[]>() };
  const rest = await seePacked(trx, wanted, { columns: [...FUNNEL_PARTS, 'reach'] }, (day, chosen) => {
    for (const by of FUNNEL_PARTS) countReaches(day, chosen, { by, into: parts[by] });
  });
  for (const by of isNone(rest) ? [] : FUNNEL_PARTS) {
    for (const { key, steps } of await listReaches(trx, site.id, rest, { filters, by })) {
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
  const days = await seePacked(trx, wanted, { columns: lists.map(({ list }) => list) }, (day, chosen) => {
    for (const each of asked) countEntries(day, chosen, each);
  });
  if (!isNone(days)) {
    const single = lists.map(({ events, by }) => ({ ...events, by }));
    const rest = { days, period, timeZone: site.timeZone, filters, lists: single };
    const found = await listEventsOfVisits(trx, site.id, rest);
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
  const see = (day: PackedDay, chosen: Uint8Array) => {
    for (const each of asked) countEntries(day, chosen, each);
  };
  const uncoded = lists.map(({ list }) => list);
  // Hours are known of the events alone.
  const days = unit === 'hour' ? period : await seePacked(trx, wanted, { columns: [], uncoded }, see);
  const single = lists.map(({ events }) => events);
  const rest = { days, period, timeZone: site.timeZone, filters, lists: single } as const;
  const found = isNone(days)
    ? []
    : await listEventCourses(trx, site.id, { ...rest, unit: unit === 'hour' ? unit : 'day' });
  return asked.map(({ byDay }, at) => summed([...byDay, ...(found[at] ?? [])], LENGTHS[unit]));
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
