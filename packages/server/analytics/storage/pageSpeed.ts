import type { Device } from '@quoin/domain/analytics';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';

/** How often a value of one bucket was measured. */
export interface SpeedCount {
  readonly metric: string;
  readonly path: string;
  readonly device: Device;
  readonly bucket: number;
  readonly count: number;
}

/** Pages of one day that are distinguished. Measurements of other pages count only in the total. */
const MOST_PAGES = 500;
/** Where those are counted. */
const OTHER_PAGES = '';

/** Adds to the counts of a day, `2026-11-22` in the site's time zone. */
export async function addSpeedCounts(
  trx: SiteTransaction,
  websiteId: string,
  { day, counts }: { readonly day: string; readonly counts: readonly SpeedCount[] },
): Promise<void> {
  const known = await keepPages(trx, websiteId, { day, paths: [...new Set(counts.map(({ path }) => path))] });
  const rows = JSON.stringify(
    counts.map((each) => ({ ...each, path: known.has(each.path) ? each.path : OTHER_PAGES })),
  );
  await sql`insert into performance_day (website_id, day, metric, path, device, bucket, count)
    select own.website_id, ${day}::date, metric, path, device, bucket, sum(count)
    from ${siteRow(websiteId)}, jsonb_to_recordset(${rows}::jsonb) as r(metric text, path text, device text, bucket int, count bigint)
    group by own.website_id, metric, path, device, bucket order by metric, path, device, bucket
    on conflict (website_id, day, metric, path, device, bucket)
    do update set count = performance_day.count + excluded.count`.execute(trx);
}

/** Returns those of the paths that are distinguished on that day. */
async function keepPages(
  trx: SiteTransaction,
  websiteId: string,
  { day, paths }: { readonly day: string; readonly paths: readonly string[] },
): Promise<ReadonlySet<string>> {
  await sql`insert into performance_page (website_id, day, path)
    select own.website_id, ${day}::date, path from ${siteRow(websiteId)}, unnest(${[...paths].sort()}::text[]) path
    where path not in (select path from performance_page where website_id = ${websiteId} and day = ${day}::date)
    limit greatest(0, ${MOST_PAGES} - (select count(*) from performance_page where website_id = ${websiteId} and day = ${day}::date))
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ path: string }>`select path from performance_page
    where website_id = ${websiteId} and day = ${day}::date and path = any(${[...paths]}::text[])`.execute(trx);
  return new Set(rows.map(({ path }) => path));
}

export interface SpeedQuestion {
  readonly from: string;
  readonly to: string;
  /** Undefined: all. */
  readonly device?: string | undefined;
  readonly path?: string | undefined;
}

export interface SpeedRow {
  /** Day, path or device, as was asked; '' for all together. */
  readonly key: string;
  readonly metric: string;
  readonly bucket: number;
  readonly count: number;
}

const KEYS = { all: sql`''`, day: sql`to_char(day, 'YYYY-MM-DD')`, path: sql`path`, device: sql`device` } as const;

/** The counts of a time, all together or by day, path or device. */
export async function loadSpeedCounts(
  trx: SiteTransaction,
  websiteId: string,
  {
    from,
    to,
    device,
    path,
    by,
    metrics,
  }: SpeedQuestion & {
    readonly by: keyof typeof KEYS;
    readonly metrics: readonly string[];
  },
): Promise<readonly SpeedRow[]> {
  const narrowed = sql`${device === undefined ? sql`` : sql`and device = ${device}`}
    ${path === undefined ? sql`` : sql`and path = ${path}`}`;
  const { rows } = await sql<{ key: string; metric: string; bucket: number; count: string }>`
    select ${KEYS[by]} as key, metric, bucket, sum(count)::text as count from performance_day
    where website_id = ${websiteId} and day between ${from}::date and ${to}::date
      and metric = any(${[...metrics]}::text[]) ${narrowed}
    group by 1, 2, 3`.execute(trx);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Forgets days before this one. */
export async function deleteOldSpeed(trx: SiteTransaction, websiteId: string, before: string): Promise<void> {
  for (const table of ['performance_day', 'performance_page'] as const) {
    await trx.deleteFrom(table).where('website_id', '=', websiteId).where('day', '<', before).execute();
  }
}
