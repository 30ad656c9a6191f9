import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Names of the forms that put people on a list. */
export async function formsOfList(trx: SiteTransaction, websiteId: string, listId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('form')
    .select('name')
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where(sql`settings ->> 'mailingListId'`, '=', listId)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
