import type { SiteTransaction } from '../database/database.ts';

/** What the link of a mail stands for. Platform rows: inside `acrossSites` only. */
export interface AccountLink {
  readonly accountId: string;
  readonly epoch: number;
}

export interface NewAccountLink extends AccountLink {
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertAccountLink(trx: SiteTransaction, link: NewAccountLink): Promise<void> {
  await trx
    .insertInto('account_token')
    .values({
      token_hash: link.tokenHash,
      account_id: link.accountId,
      epoch: link.epoch,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Looks without using it up. */
export async function findAccountLink(trx: SiteTransaction, tokenHash: Buffer, now: Date): Promise<AccountLink | null> {
  const row = await trx
    .selectFrom('account_token')
    .select(['account_id as accountId', 'epoch'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses it up: of two at once only one gets it. */
export async function takeAccountLink(trx: SiteTransaction, tokenHash: Buffer, now: Date): Promise<AccountLink | null> {
  const row = await trx
    .deleteFrom('account_token')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'epoch'])
    .executeTakeFirst();
  return row ?? null;
}

/** Of one account, and what has expired of everybody. */
export async function deleteAccountLinks(trx: SiteTransaction, accountId: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('account_token')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('expires_at', '<=', now)]))
    .execute();
}

/** How many links went to somebody since then: nobody's mailbox is filled by strangers. */
export async function countAccountLinks(trx: SiteTransaction, accountId: string, since: Date): Promise<number> {
  const { n } = await trx
    .selectFrom('account_token')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(n);
}
