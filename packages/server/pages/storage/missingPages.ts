import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** As many of a site are kept: strangers who try addresses push out other strangers, not the database. */
export const MOST_MISSING = 300;

export interface MissingPage {
  readonly path: string;
  readonly hits: number;
  readonly lastAt: Date;
}

/** Counts an address that leads nowhere. */
export async function noteMissing(trx: SiteTransaction, websiteId: string, path: string): Promise<void> {
  await trx
    .insertInto('missing_page')
    .values({ website_id: websiteId, path, last_at: trx.now() })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'path']).doUpdateSet({
        hits: sql<number>`least(missing_page.hits + 1, 1000000)`,
        last_at: trx.now(),
      }),
    )
    .execute();
  await sql`
    DELETE FROM missing_page WHERE website_id = ${websiteId} AND path IN (
      SELECT path FROM missing_page WHERE website_id = ${websiteId} ORDER BY last_at DESC, path OFFSET ${MOST_MISSING}
    )`.execute(trx);
}

/** The ones asked for most often first. */
export async function listMissing(trx: SiteTransaction, websiteId: string): Promise<readonly MissingPage[]> {
  const rows = await trx
    .selectFrom('missing_page')
    .select(['path', 'hits', 'last_at'])
    .where('website_id', '=', websiteId)
    .orderBy('hits', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('path')
    .execute();
  return rows.map(({ path, hits, last_at }) => ({ path, hits, lastAt: last_at }));
}

export async function forgetMissing(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx.deleteFrom('missing_page').where('website_id', '=', websiteId).execute();
}
