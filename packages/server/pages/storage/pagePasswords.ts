import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface PagePassword {
  readonly hash: string;
  /** Raised with each new one. */
  readonly epoch: number;
  readonly setAt: Date;
}

export async function findPagePassword(
  trx: SiteTransaction,
  websiteId: string,
  pageId: string,
): Promise<PagePassword | null> {
  const row = await trx
    .selectFrom('page_password')
    .select(['password_hash', 'epoch', 'set_at'])
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row === undefined ? null : { hash: row.password_hash, epoch: row.epoch, setAt: row.set_at };
}

/** The first one, or another. */
export async function putPagePassword(
  trx: SiteTransaction,
  websiteId: string,
  pageId: string,
  hash: string,
): Promise<void> {
  await trx
    .insertInto('page_password')
    .values({ website_id: websiteId, page_id: pageId, password_hash: hash, set_at: trx.now() })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'page_id']).doUpdateSet({
        password_hash: hash,
        epoch: sql<number>`page_password.epoch + 1`,
        set_at: trx.now(),
      }),
    )
    .execute();
}

/** Whether the draft of this site has such a page. */
export async function hasDraftPage(trx: SiteTransaction, websiteId: string, pageId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('draft_record')
    .select('key')
    .where('website_id', '=', websiteId)
    .where('key', '=', `page:${pageId}`)
    .executeTakeFirst();
  return row !== undefined;
}
