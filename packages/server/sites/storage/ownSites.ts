import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Sites as their owners make, rename, delete and bring them back. Everything inside `acrossSites`. */
export interface OwnedCounts {
  readonly owned: number;
  readonly memberships: number;
}

export async function countMemberships(trx: SiteTransaction, accountId: string): Promise<OwnedCounts> {
  const rows = await trx.selectFrom('membership').select('is_owner').where('account_id', '=', accountId).execute();
  return { owned: rows.filter((row) => row.is_owner).length, memberships: rows.length };
}

export async function renameWebsite(trx: SiteTransaction, id: string, title: string): Promise<void> {
  await trx
    .updateTable('website')
    .set((eb) => ({ title, published_version: eb('published_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** False when it is deleted already. */
export async function markDeleted(trx: SiteTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('website')
    .set({ deleted_at: trx.now() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Restores a site: pages are rendered again. Returns false when it is not among the deleted ones. */
export async function unmarkDeleted(trx: SiteTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('website')
    .set((eb) => ({ deleted_at: null, published_version: eb('published_version', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface DeletedSite {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  readonly deletedAt: Date;
}

/** Deleted sites that this person owns, the latest first. */
export async function listDeletedSites(trx: SiteTransaction, accountId: string): Promise<readonly DeletedSite[]> {
  const rows = await trx
    .selectFrom('membership')
    .innerJoin('website', 'website.id', 'membership.website_id')
    .select(['website.id', 'identifier', 'title', 'deleted_at'])
    .where('membership.account_id', '=', accountId)
    .where('membership.is_owner', '=', true)
    .where('website.deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .execute();
  return rows.flatMap(({ deleted_at: deletedAt, ...row }) => (deletedAt === null ? [] : [{ ...row, deletedAt }]));
}

/** Takes away for good what was deleted before this moment and has not come back. False when there is nothing to take away. */
export async function purgeWebsite(trx: SiteTransaction, id: string, before: Date): Promise<boolean> {
  const due = trx.selectFrom('website').select('id').where('id', '=', id).where('deleted_at', '<=', before);
  if ((await due.forUpdate().executeTakeFirst()) === undefined) return false;
  await sql`select purge_site(${id})`.execute(trx);
  return true;
}

export async function loadSeen(trx: SiteTransaction, accountId: string): Promise<readonly string[]> {
  const row = await trx.selectFrom('account').select('seen').where('id', '=', accountId).executeTakeFirst();
  return row?.seen ?? [];
}

export async function noteSeen(trx: SiteTransaction, accountId: string, names: readonly string[]): Promise<void> {
  await trx
    .updateTable('account')
    .set({ seen: [...names] })
    .where('id', '=', accountId)
    .execute();
}
