import type { SiteTransaction } from '../../platform/database/database.ts';

/** What a buyer has agreed to at a provider, from the cart on. */
export interface ExpressAgreement {
  readonly accountId: string;
  /** As the provider calls it. */
  readonly agreementId: string;
  /** Null: he has not come back yet. */
  readonly agreedAt: Date | null;
}

/** One per checkout: a new one takes the place of the last. */
export async function saveAgreement(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
  { accountId, agreementId }: Pick<ExpressAgreement, 'accountId' | 'agreementId'>,
): Promise<void> {
  const values = { account_id: accountId, order_id: agreementId, agreed_at: null, created_at: trx.now() };
  await trx
    .insertInto('express_agreement')
    .values({ website_id: websiteId, checkout_id: checkoutId, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'checkout_id']).doUpdateSet(values))
    .execute();
}

export async function findAgreement(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
): Promise<ExpressAgreement | null> {
  const row = await trx
    .selectFrom('express_agreement')
    .select(['account_id', 'order_id', 'agreed_at'])
    .where('website_id', '=', websiteId)
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row ? { accountId: row.account_id, agreementId: row.order_id, agreedAt: row.agreed_at } : null;
}

/** The buyer has come back from this one and has agreed. */
export async function noteAgreed(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
  agreementId: string,
): Promise<void> {
  await trx
    .updateTable('express_agreement')
    .set({ agreed_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('checkout_id', '=', checkoutId)
    .where('order_id', '=', agreementId)
    .execute();
}

/** Used for a payment: never for a second one. */
export async function dropAgreement(trx: SiteTransaction, websiteId: string, checkoutId: string): Promise<void> {
  await trx
    .deleteFrom('express_agreement')
    .where('website_id', '=', websiteId)
    .where('checkout_id', '=', checkoutId)
    .execute();
}
