import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { loadCopyProgress } from '../storage/copyProgress.ts';
import { listPacks } from '../storage/sentDays.ts';
import type { InsightStore } from '../store/insightStore.ts';

interface Gone {
  readonly websiteId: string;
  /** Days (UTC); what is older goes. */
  readonly visits: string;
  readonly events: string;
}

/** Questions that began before end within this time: they may still read the number that a day had then. */
const LONGEST_QUESTION_MS = 30_000;

/** Forgets in ClickHouse what the site forgets, other copies of its events, and days that were sent again since. */
export async function sweepStore(
  { db }: Pick<Deps, 'db'>,
  store: InsightStore,
  { websiteId, visits, events }: Gone,
): Promise<void> {
  const known = await db.inSite({ websiteId }, async (trx) => ({
    progress: await loadCopyProgress(trx, websiteId),
    ...(await listPacks(trx, websiteId)),
  }));
  if ((await store.open()) !== known.progress.to) return;
  const ours = sql`website_id = ${websiteId}`;
  await store.remove('events', sql`${ours} AND (day < toDate(${events}) OR copy <> ${known.progress.copy})`);
  const kept = ['0', ...known.packs].map((pack) => sql.lit(BigInt(pack)));
  const isReplaced = sql`pack NOT IN (${sql.join(kept)}) AND pack < ${sql.lit(BigInt(known.next))}`;
  await store.remove('visits', sql`${ours} AND (day < toDate(${visits}) OR (${isReplaced}))`, LONGEST_QUESTION_MS);
}

/** All of a site that is gone. */
export async function forgetInStore(store: InsightStore, websiteId: string): Promise<void> {
  await store.open();
  for (const table of ['events', 'visits'] as const) await store.remove(table, sql`website_id = ${websiteId}`);
}
