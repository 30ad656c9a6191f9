import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/**
 * Returns the ends, past or future, of what has this path or is above it, nearest first, in the form `readTakeDown`
 * reads.
 */
export async function findTakenDown(
  trx: SiteTransaction,
  websiteId: string,
  path: string,
): Promise<readonly unknown[]> {
  const { rows } = await sql<{ end: unknown }>`
    SELECT jsonb_build_object('on', (extract(epoch FROM item.take_down_on) * 1000)::bigint, 'to', item.take_down_to) AS end,
      '/' || collection.url_id || '/' || item.url_id AS path
    FROM item JOIN collection ON collection.website_id = item.website_id AND collection.id = item.collection_id
    WHERE item.website_id = ${websiteId} AND item.take_down_on IS NOT NULL AND item.deleted_at IS NULL
      AND item.workflow_state = 1 AND '/' || collection.url_id || '/' || item.url_id = ${path}
    UNION ALL
    SELECT settings -> 'takeDown', '/' || url_id FROM collection
    WHERE website_id = ${websiteId} AND settings ? 'takeDown' AND NOT settings ? 'trash'
      AND (${path} = '/' || url_id OR starts_with(${path}, '/' || url_id || '/'))
    ORDER BY path DESC`.execute(trx);
  return rows.map(({ end }) => end);
}
