import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';

/** Settings of prices and checkout within `website.settings.storeSettings`; everything else there stays as it is. */
export async function saveStoreSettings(trx: SiteTransaction, websiteId: string, changes: JsonObject): Promise<void> {
  await trx
    .updateTable('website')
    .set({
      settings: sql`settings || jsonb_build_object('storeSettings',
        coalesce(settings -> 'storeSettings', '{}'::jsonb) || ${JSON.stringify(changes)}::jsonb)` as never,
    })
    .where('id', '=', websiteId)
    .execute();
}

/** As they are now, locked until the end of the transaction: two owners never overwrite each other unseen. */
export async function lockStoreSettings(trx: SiteTransaction, websiteId: string): Promise<JsonObject> {
  const { rows } = await sql<{ store: JsonObject | null }>`SELECT settings -> 'storeSettings' AS store FROM website
    WHERE id = ${websiteId} FOR UPDATE`.execute(trx);
  return rows[0]?.store ?? {};
}
