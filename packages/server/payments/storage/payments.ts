import { canMovePayment } from '@quoin/domain/orders';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import type { PaymentIntentState } from '../../platform/database/schema/store/sale.ts';

export interface StoredIntent {
  readonly id: string;
  readonly checkoutId: string;
  readonly cartId: string;
  readonly provider: string;
  readonly providerPaymentId: string | null;
  readonly amount: bigint;
  readonly currency: string;
  readonly state: PaymentIntentState;
  readonly returnTokenHash: Buffer | null;
  readonly errorCode: string | null;
  readonly accountId: string | null;
  /** What the provider was or will be asked; see payments/intentRequest.ts. */
  readonly request: JsonObject | null;
  readonly captureId: string | null;
  /** Minor units given back or on their way. */
  readonly refundedAmount: bigint;
  readonly createdAt: Date;
}

const LIVE = ['created', 'requires_action', 'processing', 'succeeded'] as const;

function select(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('payment_intent as intent')
    .innerJoin('checkout', (join) =>
      join.onRef('checkout.website_id', '=', 'intent.website_id').onRef('checkout.id', '=', 'intent.checkout_id'),
    )
    .select([
      'intent.id',
      'intent.checkout_id as checkoutId',
      'checkout.cart_id as cartId',
      'intent.provider',
      'intent.provider_payment_id as providerPaymentId',
      'intent.amount',
      'intent.currency',
      'intent.state',
      'intent.return_token_hash as returnTokenHash',
      'intent.error_code as errorCode',
      'intent.account_id as accountId',
      'intent.request',
      'intent.capture_id as captureId',
      'intent.refunded_amount as refundedAmount',
      'intent.created_at as createdAt',
    ])
    .where('intent.website_id', '=', websiteId);
}

/** Inserts the row that is committed before the provider is called (ORD-3). */
export async function insertIntent(
  trx: SiteTransaction,
  websiteId: string,
  intent: Pick<
    StoredIntent,
    'id' | 'checkoutId' | 'provider' | 'accountId' | 'amount' | 'currency' | 'returnTokenHash' | 'request' | 'createdAt'
  >,
): Promise<void> {
  await trx
    .insertInto('payment_intent')
    .values({
      website_id: websiteId,
      id: intent.id,
      checkout_id: intent.checkoutId,
      provider: intent.provider,
      amount: intent.amount,
      currency: intent.currency,
      return_token_hash: intent.returnTokenHash,
      account_id: intent.accountId,
      request: intent.request === null ? null : JSON.stringify(intent.request),
      created_at: intent.createdAt,
      updated_at: intent.createdAt,
    })
    .execute();
}

export async function findIntent(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredIntent | null> {
  return (await select(trx, websiteId).where('intent.id', '=', id).executeTakeFirst()) ?? null;
}

/** Where the cart of an intent is found. */
export function cartIdOfIntent(websiteId: string, intentId: string): RawBuilder<string> {
  return sql`(SELECT c.cart_id FROM payment_intent i JOIN checkout c ON c.website_id = i.website_id AND c.id = i.checkout_id
    WHERE i.website_id = ${websiteId} AND i.id = ${intentId})`;
}

/** After the locks of cart and checkout. */
export async function lockIntent(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredIntent | null> {
  const query = select(trx, websiteId).where('intent.id', '=', id).forUpdate('intent');
  return (await query.executeTakeFirst()) ?? null;
}

/** The attempt of a checkout that is under way or has succeeded: at most one. */
export async function findLiveIntent(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
): Promise<StoredIntent | null> {
  const query = select(trx, websiteId)
    .where('intent.checkout_id', '=', checkoutId)
    .where('intent.state', 'in', [...LIVE]);
  return (await query.executeTakeFirst()) ?? null;
}

/** The payment that made an order: the money is there, on its way, or given back. */
export async function findIntentOfOrder(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<StoredIntent | null> {
  const query = select(trx, websiteId)
    .where('checkout.order_id', '=', orderId)
    .where('intent.state', 'in', ['processing', 'succeeded', 'refunded']);
  return (await query.executeTakeFirst()) ?? null;
}

/**
 * Moves an intent on, from the state in which the caller saw it (ORD-2). False: it is there already, or somewhere else by now.
 * @throws when the table of payments has no such move: what the caller was about to make of it must not be kept (MON-5).
 */
export async function moveIntent(
  trx: SiteTransaction,
  websiteId: string,
  intent: Pick<StoredIntent, 'id' | 'state'>,
  to: {
    readonly state: PaymentIntentState;
    readonly providerPaymentId?: string;
    readonly captureId?: string | undefined;
    readonly errorCode?: string;
  },
): Promise<boolean> {
  if (intent.state === to.state) return false;
  if (!canMovePayment(intent.state, to.state))
    throw new Error(`A payment never goes from ${intent.state} to ${to.state}`);
  const { numUpdatedRows } = await trx
    .updateTable('payment_intent')
    .set({
      state: to.state,
      updated_at: trx.now(),
      ...(to.providerPaymentId === undefined ? {} : { provider_payment_id: to.providerPaymentId }),
      ...(to.captureId === undefined ? {} : { capture_id: to.captureId }),
      ...(to.errorCode === undefined ? {} : { error_code: to.errorCode }),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', intent.id)
    .where('state', '=', intent.state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
