import { bucketsOf, chooseVisits, filterColumns, type PackedDay, retentionOf } from '@quoin/domain/analytics';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadCopyProgress } from '../storage/copyProgress.ts';
import { databaseSource } from '../storage/databaseSource.ts';
import type { InsightSource } from '../storage/insightSource.ts';
import { loadFirstVisitDay, type VisitDays } from '../storage/insightVisits.ts';
import { areEventsElsewhere } from '../storage/keptEvents.ts';
import { listPackedDays, type PackedWanted, readPackedDays } from '../storage/packedRead.ts';
import { countSent, listSentDays } from '../storage/sentDays.ts';
import { storeSource } from '../storage/storeSource.ts';
import { FiguresUnavailable } from './figuresUnavailable.ts';
import type { InsightWanted } from './insightRows.ts';

export type Narrowed = Pick<InsightWanted, 'site' | 'period' | 'filters' | 'store'>;
export type SeeDay = (day: PackedDay, chosen: Uint8Array) => void;

/** Days of a period that are all read in one place. */
export interface OpenDays {
  readonly source: InsightSource;
  readonly days: VisitDays;
}

interface Needs {
  /** What is read of days that are packed in the database; null: they are of no use. */
  readonly packed: (PackedWanted & { readonly see: SeeDay }) | null;
  /** Whether single events are counted, and not visits alone. */
  readonly isOfEvents: boolean;
}

/**
 * Where the days of a period are read. Packed ones are seen at once, column by column; those that ClickHouse has are asked
 * there; the others (today, and where something came late) are read from the visits and events themselves. All give the
 * same numbers. One snapshot for all: a day may be packed meanwhile.
 * @throws FiguresUnavailable
 */
export async function openDays(
  trx: SiteTransaction,
  wanted: Narrowed,
  { packed, isOfEvents }: Needs,
): Promise<readonly OpenDays[]> {
  const { site, period } = wanted;
  const sent = await openSentDays(trx, wanted);
  const known = [...(packed === null ? [] : await seePacked(trx, wanted, packed)), ...(sent?.days.only ?? [])];
  const days: VisitDays = known.length === 0 ? period : await withoutDays(trx, wanted, new Set(known));
  const opened = sent === null ? [] : [sent];
  if (days.only?.length === 0) return opened;
  if (isOfEvents || wanted.filters.page !== undefined) await refuseElsewhere(trx, wanted, days);
  return [...opened, { source: databaseSource(trx, site.id), days }];
}

/** Those that ClickHouse has whole: one that lost any of its visits is none of them. */
async function openSentDays(trx: SiteTransaction, { site, period, store }: Narrowed): Promise<OpenDays | null> {
  if (store === null) return null;
  const all = await listSentDays(trx, site.id, period);
  const { to, copy } = await loadCopyProgress(trx, site.id);
  if (all.length === 0 || (await store.open()) !== to) return null;
  const sourceOf = (some: typeof all) =>
    storeSource(store, { websiteId: site.id, copy, packs: some.map(({ pack }) => pack) });
  const there = await countSent(sourceOf(all), { ...period, only: all.map(({ day }) => day) });
  const whole = all.filter(({ pack, visits }) => there.get(pack) === visits);
  if (whole.length === 0) return null;
  return { source: sourceOf(whole), days: { ...period, only: whole.map(({ day }) => day) } };
}

/** Returns the days that were seen. */
async function seePacked(
  trx: SiteTransaction,
  { site, period, filters }: Narrowed,
  { see, ...wanted }: NonNullable<Needs['packed']>,
): Promise<readonly string[]> {
  const days = await listPackedDays(trx, site.id, period);
  const columns = [...filterColumns(filters), ...wanted.columns];
  await readPackedDays(trx, site.id, { ...wanted, columns, days }, (day) => {
    const chosen = chooseVisits(day, filters);
    if (chosen !== null) see(day, chosen);
  });
  return days.map(({ day }) => day);
}

/** The other days. Of years in which nobody came yet there is nothing to read. */
async function withoutDays(
  trx: SiteTransaction,
  { site, period }: Narrowed,
  known: ReadonlySet<string>,
): Promise<VisitDays> {
  const first = (await loadFirstVisitDay(trx, site.id)) ?? period.to;
  return { ...period, only: bucketsOf(period, 'day').filter((day) => day >= first && !known.has(day)) };
}

const DAY_MS = 86_400_000;

/** Of days whose events only ClickHouse has, half an answer would be a wrong one. */
async function refuseElsewhere(trx: SiteTransaction, { site }: Narrowed, days: VisitDays): Promise<void> {
  const kept = trx.now().getTime() - retentionOf(site.settings).eventDays * DAY_MS;
  const keptFrom = new Date(kept).toISOString().slice(0, 10);
  if (await areEventsElsewhere(trx, site.id, { days, keptFrom })) throw new FiguresUnavailable();
}
