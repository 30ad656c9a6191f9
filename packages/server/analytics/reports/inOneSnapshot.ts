import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { SinkFault } from '../../platform/gateways/eventSink/eventSink.ts';
import { snapshotOf } from '../../platform/languages/siteInLanguage.ts';
import type { Site } from '../../sites/index.ts';
import type { InsightStore } from '../store/insightStore.ts';

/** What reports are made from. */
export interface ReportDeps extends Pick<Deps, 'db' | 'now'> {
  /** ClickHouse; null or left out: all is in the database. */
  readonly insightStore?: InsightStore | null;
}

/** `store` is null where there is none, or it is away. */
export type AskInsight<T> = (trx: SiteTransaction, store: InsightStore | null) => Promise<T>;

/**
 * All of an answer is of one moment: a day that is packed or changed meanwhile is not counted twice, nor left out. Each question
 * is planned for its own days and keys, since a plan for any of them reads all events there are. Where ClickHouse fails
 * meanwhile, all of it is asked again without.
 */
export async function inOneSnapshot<T>(
  { db, insightStore = null }: ReportDeps,
  site: Site,
  work: AskInsight<T>,
): Promise<T> {
  const ask = (store: InsightStore | null) =>
    db.inSnapshot(snapshotOf(site), async (trx) => {
      await sql`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
      return work(trx, store);
    });
  if (insightStore === null) return ask(null);
  try {
    return await ask(insightStore);
  } catch (error) {
    if (!(error instanceof SinkFault)) throw error;
    return ask(null);
  }
}
