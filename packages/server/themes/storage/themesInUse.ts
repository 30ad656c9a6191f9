import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Lists the themes of the live site, the draft and planned versions, as the references stored there. */
export async function listThemesInUse(trx: SiteTransaction, websiteId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ theme: string | null }>`
    SELECT theme FROM website WHERE id = ${websiteId}
    UNION SELECT settings->>'firstTheme' FROM website WHERE id = ${websiteId}
    UNION SELECT value->>'theme' FROM draft_record WHERE website_id = ${websiteId} AND key = 'style:style'
    UNION SELECT value->>'theme' FROM live_record WHERE website_id = ${websiteId} AND key = 'style:style'
    UNION SELECT r.value->>'theme' FROM site_version v JOIN version_record r ON r.website_id = v.website_id
      AND r.number = v.number AND r.key = 'style:style'
      WHERE v.website_id = ${websiteId} AND v.kind = 'planned' AND v.ended_at IS NULL`.execute(trx);
  return rows.flatMap(({ theme }) => (theme === null || theme === '' ? [] : [theme]));
}
