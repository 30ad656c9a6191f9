import type { SiteTransaction } from '../../platform/database/database.ts';

export async function saveDraftStylesheet(
  trx: SiteTransaction,
  websiteId: string,
  { hash, css }: { readonly hash: string; readonly css: string },
): Promise<void> {
  const now = trx.now();
  await trx
    .insertInto('draft_stylesheet')
    .values({ website_id: websiteId, hash, css, kept_at: now })
    .onConflict((conflict) => conflict.columns(['website_id', 'hash']).doUpdateSet({ kept_at: now }))
    .execute();
}

export async function deleteDraftStylesheetsBefore(
  trx: SiteTransaction,
  websiteId: string,
  before: Date,
): Promise<void> {
  await trx.deleteFrom('draft_stylesheet').where('website_id', '=', websiteId).where('kept_at', '<', before).execute();
}

export async function findDraftStylesheet(
  trx: SiteTransaction,
  websiteId: string,
  hash: string,
): Promise<string | null> {
  const found = await trx
    .selectFrom('draft_stylesheet')
    .select('css')
    .where('website_id', '=', websiteId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found?.css ?? null;
}
