import { createHash } from 'node:crypto';
import type { SiteTransaction } from '../../platform/database/database.ts';

const MANUAL = { succeeded: 'succeeded', processing: 'awaiting', failed: 'canceled' } as const;

/** What a purchase leaves behind its order, for one that nobody bought in the shop: cart, checkout, and its payment. */
export async function insertSaleByHand(
  trx: SiteTransaction,
  websiteId: string,
  sale: {
    readonly orderId: string;
    readonly email: string;
    readonly currency: string;
    readonly total: bigint;
    readonly accountId: string | null;
    /** Random bytes: nobody holds this cart. */
    readonly roll: Uint8Array;
    /** Of its payment: `processing` is waited for, `failed` never comes. */
    readonly state: 'succeeded' | 'processing' | 'failed';
  },
): Promise<{ readonly cartId: string; readonly checkoutId: string }> {
  const { orderId, email, currency, total, accountId, roll, state } = sale;
  const [cartId, checkoutId, intentId] = [trx.newId(), trx.newId(), trx.newId()];
  const now = trx.now();
  const site = { website_id: websiteId, created_at: now, updated_at: now };
  await trx
    .insertInto('cart')
    .values({
      ...site,
      id: cartId,
      token_hash: createHash('sha256').update(roll).digest(),
      currency,
      is_purchased: true,
      order_id: orderId,
    })
    .execute();
  await trx
    .insertInto('checkout')
    .values({
      ...site,
      id: checkoutId,
      cart_id: cartId,
      state: 'completed',
      email,
      idempotency_key: checkoutId,
      order_id: orderId,
      expires_at: now,
    })
    .execute();
  const isFree = total === 0n;
  await trx
    .insertInto('payment_intent')
    .values({
      ...site,
      id: intentId,
      checkout_id: checkoutId,
      provider: isFree ? 'none' : 'manual',
      provider_payment_id: isFree ? null : intentId,
      amount: total,
      currency,
      state: isFree ? 'succeeded' : state,
      account_id: isFree ? null : accountId,
      request: JSON.stringify({ returnUrl: '', email, description: '', savesMethod: false, isTest: false }),
    })
    .execute();
  if (!isFree)
    await trx
      .insertInto('manual_payment')
      .values({ ...site, intent_id: intentId, amount: total, currency, status: MANUAL[state] })
      .execute();
  return { cartId, checkoutId };
}
