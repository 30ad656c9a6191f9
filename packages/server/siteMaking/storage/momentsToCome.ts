import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A moment at which a site changes by itself: something appears, something is taken down, or leaves the trash for good. */
export interface MomentToCome {
  readonly what: 'appears' | 'ends' | 'trashed';
  /** Of the page, entry or product; of one of them where several left for the trash in the same minute. */
  readonly id: string;
  /** Milliseconds; of what is in the trash when it came there. */
  readonly at: number;
}

/** What a site's rows say of times to come, the nearest first. Inside `inSite` of that site. */
export async function listMomentsToCome(trx: SiteTransaction, websiteId: string): Promise<readonly MomentToCome[]> {
  const now = trx.now();
  const ms = (column: string) => sql`(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`;
  const { rows } = await sql<MomentToCome>`
    SELECT 'appears' AS what, id, ${ms('publish_on')} AS at FROM item
      WHERE website_id = ${websiteId} AND deleted_at IS NULL AND workflow_state = 1 AND publish_on > ${now}
    UNION ALL
    SELECT 'ends', id, ${ms('take_down_on')} FROM item
      WHERE website_id = ${websiteId} AND deleted_at IS NULL AND take_down_on > ${now}
    UNION ALL
    SELECT 'ends', id, (settings #>> '{takeDown,on}')::float8 FROM collection
      WHERE website_id = ${websiteId} AND (settings #>> '{takeDown,on}')::float8 > ${now.getTime()}
    UNION ALL
    SELECT 'trashed', min(id::text)::uuid, max(${ms('deleted_at')}) FROM item
      WHERE website_id = ${websiteId} AND deleted_at IS NOT NULL GROUP BY date_trunc('minute', deleted_at)
    ORDER BY at`.execute(trx);
  return rows;
}
