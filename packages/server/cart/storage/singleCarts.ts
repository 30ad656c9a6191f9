import type { SubscriptionPlan } from '@quoin/domain/catalog';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A cart that is bought on its own: it begins a subscription, renews one, or gives. */
export interface SingleCart {
  readonly cartId: string;
  readonly kind: 'subscription' | 'renewal' | 'donation';
  /** Of the visitor's cart token; null: nobody's. */
  readonly ownerHash: Buffer | null;
  readonly subscriptionId: string | null;
  readonly periodIndex: number | null;
  /** Of a subscription that begins, as the buyer chose it. */
  readonly plan: SubscriptionPlan | null;
  /** Of a donation, in minor units. */
  readonly amount: bigint | null;
}

export async function insertSingleCart(trx: SiteTransaction, websiteId: string, cart: SingleCart): Promise<void> {
  await trx
    .insertInto('single_cart')
    .values({
      website_id: websiteId,
      cart_id: cart.cartId,
      kind: cart.kind,
      owner_hash: cart.ownerHash,
      subscription_id: cart.subscriptionId,
      period_index: cart.periodIndex,
      plan: cart.plan === null ? null : JSON.stringify(cart.plan),
      amount: cart.amount,
    })
    .execute();
}

export async function findSingleCart(
  trx: SiteTransaction,
  websiteId: string,
  cartId: string,
): Promise<SingleCart | null> {
  const query = trx
    .selectFrom('single_cart')
    .select(['cart_id as cartId', 'kind', 'owner_hash as ownerHash', 'subscription_id as subscriptionId'])
    .select(['period_index as periodIndex', 'plan', 'amount'])
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId);
  const row = await query.executeTakeFirst();
  return row ? { ...row, plan: row.plan as unknown as SubscriptionPlan | null } : null;
}

/** The one thing whose price the giver decides: its lines keep what was agreed (see catalogCart). */
export const DONATION_SKU = 'DONATION';
