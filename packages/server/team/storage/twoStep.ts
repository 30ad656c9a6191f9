import type { SiteTransaction } from '../../platform/database/database.ts';

/** The second step of an account. Platform rows: inside `acrossSites` only. */
export interface TwoStep {
  /** Sealed. */
  readonly secret: string;
  /** The half minute of the last code that was used. */
  readonly usedStep: number;
  /** Null: being set up. */
  readonly confirmedAt: Date | null;
}

export async function findTwoStep(trx: SiteTransaction, accountId: string): Promise<TwoStep | null> {
  const row = await trx
    .selectFrom('account_two_step')
    .select(['secret', 'used_step as usedStep', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Begins setting it up, or begins again. Answers false where it is on already. */
export async function beginTwoStep(trx: SiteTransaction, accountId: string, secret: string): Promise<boolean> {
  const begun = { secret, used_step: 0, created_at: trx.now() };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('account_two_step')
    .values({ account_id: accountId, ...begun })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(begun).where('account_two_step.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Of two at once one confirms. */
export async function confirmTwoStep(trx: SiteTransaction, accountId: string, usedStep: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account_two_step')
    .set({ confirmed_at: trx.now(), used_step: usedStep })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up a code of this half minute and of those before: of two at once one gets it. */
export async function useStep(trx: SiteTransaction, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account_two_step')
    .set({ used_step: step })
    .where('account_id', '=', accountId)
    .where('used_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Answers whether it was on, or was being set up. */
export async function deleteTwoStep(trx: SiteTransaction, accountId: string): Promise<boolean> {
  await trx.deleteFrom('account_recovery_code').where('account_id', '=', accountId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('account_two_step')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Those before are worth nothing any more. */
export async function replaceRecoveryCodes(
  trx: SiteTransaction,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('account_recovery_code').where('account_id', '=', accountId).execute();
  const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash }));
  await trx.insertInto('account_recovery_code').values(rows).execute();
}

/** Uses one up: of two at once one gets it. */
export async function takeRecoveryCode(trx: SiteTransaction, accountId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(trx: SiteTransaction, accountId: string): Promise<number> {
  const { n } = await trx
    .selectFrom('account_recovery_code')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(n);
}
