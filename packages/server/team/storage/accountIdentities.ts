import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Account } from './accounts.ts';

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** Whose a provider's name is; null for nobody's. Inside `acrossSites` only. */
export async function findAccountByIdentity(
  trx: SiteTransaction,
  { issuer, subject }: Identity,
): Promise<Pick<Account, 'id' | 'epoch' | 'displayName'> | null> {
  const row = await trx
    .selectFrom('account_identity')
    .innerJoin('account', 'account.id', 'account_identity.account_id')
    .select(['account.id', 'account.epoch', 'account.display_name as displayName'])
    .where('account_identity.issuer', '=', issuer)
    .where('account_identity.subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

export async function linkIdentity(
  trx: SiteTransaction,
  accountId: string,
  { issuer, subject }: Identity,
): Promise<void> {
  await trx
    .insertInto('account_identity')
    .values({ issuer, subject, account_id: accountId, linked_at: trx.now() })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
}
