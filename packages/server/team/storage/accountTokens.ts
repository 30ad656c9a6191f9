import type { SiteTransaction } from '../../platform/database/database.ts';

/** What a link may be used for. */
export type LinkPurpose = 'password' | 'signIn';

/** What a mail's link refers to. Platform rows: inside `acrossSites` only. */
export interface AccountLink {
  readonly accountId: string;
  readonly epoch: number;
}

export interface NewAccountLink extends AccountLink {
  readonly tokenHash: Buffer;
  /** Left out: it sets a password. */
  readonly purpose?: LinkPurpose;
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
      ...(link.purpose === undefined ? {} : { purpose: link.purpose }),
    })
    .execute();
}

/** Looks without using it up. */
export async function findAccountLink(trx: SiteTransaction, tokenHash: Buffer, now: Date): Promise<AccountLink | null> {
  const row = await trx
    .selectFrom('account_token')
    .select(['account_id as accountId', 'epoch'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'password')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses it up: of two at once only one gets it. */
export async function takeAccountLink(
  trx: SiteTransaction,
  tokenHash: Buffer,
  now: Date,
  purpose: LinkPurpose = 'password',
): Promise<AccountLink | null> {
  const row = await trx
    .deleteFrom('account_token')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
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

/** Of one account those that sign in: the last one printed is the one that counts. */
export async function deleteSignInLinks(trx: SiteTransaction, accountId: string): Promise<void> {
  await trx.deleteFrom('account_token').where('account_id', '=', accountId).where('purpose', '=', 'signIn').execute();
}

/** Counts the links sent to an account since then, so strangers can't flood its mailbox. */
export async function countAccountLinks(trx: SiteTransaction, accountId: string, since: Date): Promise<number> {
  const { n } = await trx
    .selectFrom('account_token')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'password')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(n);
}
