import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A contributor to a site. */
export interface ContributorRow {
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly number[];
  readonly isOwner: boolean;
  /** Raised with every change; what a change is based on. */
  readonly epoch: number;
  readonly since: Date;
}

/** Inside `acrossSites`: names and addresses belong to accounts. The owner first, then by name. */
export async function listContributors(trx: SiteTransaction, websiteId: string): Promise<readonly ContributorRow[]> {
  return trx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select([
      'account.id as accountId',
      'account.email',
      'account.display_name as displayName',
      'membership.roles',
      'membership.is_owner as isOwner',
      'membership.epoch',
      'membership.created_at as since',
    ])
    .where('membership.website_id', '=', websiteId)
    .orderBy('membership.is_owner', 'desc')
    .orderBy(sql`lower(account.display_name)`)
    .orderBy('account.id')
    .execute();
}

/** Within a site: everybody's roles, locked in ascending order, so that two changes at once see each other. */
export async function lockMembers(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('membership')
    .select(['account_id as accountId', 'roles', 'is_owner as isOwner', 'epoch'])
    .where('website_id', '=', websiteId)
    .orderBy('account_id')
    .forUpdate()
    .execute();
}

export async function changeMember(
  trx: SiteTransaction,
  websiteId: string,
  accountId: string,
  change: { readonly roles: readonly number[]; readonly isOwner: boolean },
): Promise<void> {
  await trx
    .updateTable('membership')
    .set({
      roles: [...change.roles],
      is_owner: change.isOwner,
      epoch: sql<number>`epoch + 1`,
      changed_at: trx.now(),
    })
    .where('website_id', '=', websiteId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteMember(trx: SiteTransaction, websiteId: string, accountId: string): Promise<void> {
  await trx.deleteFrom('membership').where('website_id', '=', websiteId).where('account_id', '=', accountId).execute();
}

/** False when that account works on the site already. */
export async function insertMember(
  trx: SiteTransaction,
  websiteId: string,
  member: { readonly accountId: string; readonly roles: readonly number[] },
): Promise<boolean> {
  const result = await trx
    .insertInto('membership')
    .values({
      website_id: websiteId,
      account_id: member.accountId,
      roles: [...member.roles],
      created_at: trx.now(),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'account_id']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
