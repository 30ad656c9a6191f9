import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { snapshotOf } from '../../platform/languages/siteInLanguage.ts';
import type { Site } from '../../sites/index.ts';

/**
 * All of an answer is of one moment: a day that is packed or changed meanwhile is not counted twice, nor left out. Each question
 * is planned for its own days and keys, since a plan for any of them reads all events there are.
 */
export function inOneSnapshot<T>(
  { db }: Pick<Deps, 'db'>,
  site: Site,
  work: (trx: SiteTransaction) => Promise<T>,
): Promise<T> {
  const planned = async (trx: SiteTransaction) => {
    await sql`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
    return work(trx);
  };
  return db.inSnapshot(snapshotOf(site), planned);
}
