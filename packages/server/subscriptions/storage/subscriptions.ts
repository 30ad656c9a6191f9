import {
  type Address,
  CHARGE_MOVES,
  type ChargeState,
  SUBSCRIPTION_MACHINE,
  type Subscription,
  statesBefore,
} from '@quoin/domain/orders';
import { movesTo } from '@quoin/domain/states';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import type { SavedMethod } from '../../platform/gateways/payment/paymentGateway.ts';

/** What renewals are charged to. */
export interface RenewalMethod {
  readonly provider: string;
  readonly accountId: string | null;
  readonly saved: SavedMethod;
}

export interface StoredSubscription {
  readonly rule: Subscription;
  readonly id: string;
  readonly email: string;
  readonly customerName: string;
  readonly shippingAddress: Address | null;
  readonly shippingOptionId: string | null;
  readonly currency: string;
  /** Of each renewal, in minor units. */
  readonly amount: bigint;
  readonly title: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** See orders/placing/purchase.ts. */
  readonly purchase: JsonObject;
  /** Null: the buyer has yet to give a card. */
  readonly method: RenewalMethod | null;
  readonly firstOrderId: string;
  readonly isTest: boolean;
  /** Its own clock is so much ahead. */
  readonly clockOffsetMs: number;
  readonly remindedPeriod: number;
  readonly lookAt: Date | null;
  readonly revision: number;
  readonly createdAt: Date;
}

export type NewSubscription = Omit<
  StoredSubscription,
  'id' | 'clockOffsetMs' | 'remindedPeriod' | 'revision' | 'createdAt'
> & {
  readonly tokenHash: Buffer;
};

function ruleColumns({ status, nextPeriod, lastChargedPeriod, cyclesCharged, ...rule }: Subscription) {
  return {
    status,
    next_period: nextPeriod,
    last_charged_period: lastChargedPeriod,
    cycles_charged: cyclesCharged,
    paused_until: rule.pausedUntil,
    failed_attempts: rule.failedAttempts,
    last_attempt_day: rule.lastAttemptDay,
  };
}

function methodColumns(method: RenewalMethod | null) {
  return {
    provider: method?.provider ?? null,
    account_id: method?.accountId ?? null,
    method: method === null ? null : JSON.stringify(method.saved),
  };
}

export async function insertSubscription(trx: SiteTransaction, websiteId: string, one: NewSubscription): Promise<void> {
  const now = trx.now();
  const { value, unit } = one.rule.plan.billingPeriod;
  await trx
    .insertInto('subscription')
    .values({
      website_id: websiteId,
      id: one.rule.id,
      token_hash: one.tokenHash,
      ...ruleColumns(one.rule),
      period_value: value,
      period_unit: unit,
      cycles: one.rule.plan.numBillingCycles,
      time_zone: one.rule.timeZone,
      start_day: one.rule.startDay,
      email: one.email,
      customer_name: one.customerName,
      shipping_address: one.shippingAddress === null ? null : JSON.stringify(one.shippingAddress),
      shipping_option_id: one.shippingOptionId,
      currency: one.currency,
      amount: one.amount,
      title: one.title,
      product_id: one.productId,
      variant_id: one.variantId,
      quantity: one.quantity,
      purchase: JSON.stringify(one.purchase),
      ...methodColumns(one.method),
      first_order_id: one.firstOrderId,
      is_test: one.isTest,
      look_at: one.lookAt,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

function select(trx: SiteTransaction, websiteId: string) {
  return trx.selectFrom('subscription').selectAll().where('website_id', '=', websiteId);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

export function toSubscription(row: Row): StoredSubscription {
  return {
    id: row.id,
    rule: {
      id: row.id,
      status: row.status,
      plan: { billingPeriod: { value: row.period_value, unit: row.period_unit }, numBillingCycles: row.cycles },
      timeZone: row.time_zone,
      startDay: row.start_day,
      nextPeriod: row.next_period,
      lastChargedPeriod: row.last_charged_period,
      cyclesCharged: row.cycles_charged,
      pausedUntil: row.paused_until,
      failedAttempts: row.failed_attempts,
      lastAttemptDay: row.last_attempt_day,
    },
    email: row.email,
    customerName: row.customer_name,
    shippingAddress: row.shipping_address as unknown as Address | null,
    shippingOptionId: row.shipping_option_id,
    currency: row.currency,
    amount: row.amount,
    title: row.title,
    productId: row.product_id,
    variantId: row.variant_id,
    quantity: row.quantity,
    purchase: row.purchase,
    method: row.provider === null || row.method === null ? null : methodOf(row.provider, row.account_id, row.method),
    firstOrderId: row.first_order_id,
    isTest: row.is_test,
    clockOffsetMs: Number(row.clock_offset_ms),
    remindedPeriod: row.reminded_period,
    lookAt: row.look_at,
    revision: row.revision,
    createdAt: row.created_at,
  };
}

function methodOf(provider: string, accountId: string | null, saved: JsonObject): RenewalMethod {
  const text = (name: keyof SavedMethod) => (typeof saved[name] === 'string' ? saved[name] : '');
  return {
    provider,
    accountId,
    saved: { customerId: text('customerId'), methodId: text('methodId'), label: text('label') },
  };
}

export async function findSubscription(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredSubscription | null> {
  const row = await select(trx, websiteId).where('id', '=', id).executeTakeFirst();
  return row ? toSubscription(row) : null;
}

export async function findSubscriptionByToken(
  trx: SiteTransaction,
  websiteId: string,
  tokenHash: Buffer,
): Promise<StoredSubscription | null> {
  const row = await select(trx, websiteId).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row ? toSubscription(row) : null;
}

export async function lockSubscription(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredSubscription | null> {
  const row = await select(trx, websiteId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? toSubscription(row) : null;
}

/** Under the lock of `lockSubscription`. */
export async function saveSubscription(
  trx: SiteTransaction,
  websiteId: string,
  one: StoredSubscription,
): Promise<void> {
  const { status } = one.rule;
  const before = statesBefore(SUBSCRIPTION_MACHINE, { status });
  const { numUpdatedRows } = await trx
    .updateTable('subscription')
    .set((eb) => ({
      ...ruleColumns(one.rule),
      ...methodColumns(one.method),
      clock_offset_ms: BigInt(one.clockOffsetMs),
      reminded_period: one.remindedPeriod,
      look_at: one.lookAt,
      revision: eb('revision', '+', 1),
      updated_at: trx.now(),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', one.id)
    .where(
      'status',
      'in',
      before.map((state) => state.status),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`Subscription ${one.id} never becomes ${status} from where it is`);
}

export interface StoredCharge {
  readonly id: string;
  readonly subscriptionId: string;
  readonly periodIndex: number;
  readonly checkoutId: string;
  readonly state: ChargeState;
  readonly attempts: number;
  readonly errorCode: string | null;
  readonly orderId: string | null;
  readonly createdAt: Date;
}

function selectCharges(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('subscription_charge')
    .select(['id', 'state', 'attempts', 'subscription_id as subscriptionId', 'period_index as periodIndex'])
    .select(['checkout_id as checkoutId', 'error_code as errorCode', 'order_id as orderId', 'created_at as createdAt'])
    .where('website_id', '=', websiteId);
}

export async function findCharge(
  trx: SiteTransaction,
  websiteId: string,
  subscriptionId: string,
  periodIndex: number,
): Promise<StoredCharge | null> {
  const query = selectCharges(trx, websiteId)
    .where('subscription_id', '=', subscriptionId)
    .where('period_index', '=', periodIndex);
  return (await query.executeTakeFirst()) ?? null;
}

export function listCharges(
  trx: SiteTransaction,
  websiteId: string,
  subscriptionId: string,
): Promise<readonly StoredCharge[]> {
  return selectCharges(trx, websiteId)
    .where('subscription_id', '=', subscriptionId)
    .orderBy('period_index', 'desc')
    .limit(200)
    .execute();
}

/** A second one for the same period is refused by the table (ORD-8). */
export async function insertCharge(
  trx: SiteTransaction,
  websiteId: string,
  charge: Omit<StoredCharge, 'createdAt' | 'attempts' | 'errorCode'>,
): Promise<void> {
  const now = trx.now();
  await trx
    .insertInto('subscription_charge')
    .values({
      website_id: websiteId,
      id: charge.id,
      subscription_id: charge.subscriptionId,
      period_index: charge.periodIndex,
      checkout_id: charge.checkoutId,
      state: charge.state,
      order_id: charge.orderId,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** @throws when the table of charges has no such move: a period is paid once (ORD-8). */
export async function saveCharge(
  trx: SiteTransaction,
  websiteId: string,
  charge: Pick<StoredCharge, 'id' | 'state' | 'attempts' | 'errorCode' | 'orderId'>,
): Promise<void> {
  const { state, attempts, errorCode, orderId } = charge;
  const { numUpdatedRows } = await trx
    .updateTable('subscription_charge')
    .set({ state, attempts, error_code: errorCode, order_id: orderId, updated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', charge.id)
    .where('state', 'in', movesTo(CHARGE_MOVES, state))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`Charge ${charge.id} never becomes ${state} from where it is`);
}

export interface SubscriptionEventRow {
  readonly id: string;
  readonly kind: string;
  readonly actor: string;
  readonly data: JsonObject;
  readonly at: Date;
}

export interface SubscriptionActorName {
  readonly kind: 'customer' | 'staff' | 'system';
  readonly name: string;
}

export async function insertSubscriptionEvent(
  trx: SiteTransaction,
  websiteId: string,
  event: {
    readonly subscriptionId: string;
    readonly kind: string;
    readonly actor?: SubscriptionActorName;
    readonly data?: JsonObject;
  },
): Promise<string> {
  const id = trx.newId();
  await trx
    .insertInto('subscription_event')
    .values({
      website_id: websiteId,
      id,
      subscription_id: event.subscriptionId,
      kind: event.kind,
      actor_kind: event.actor?.kind ?? 'system',
      actor: event.actor?.name ?? '',
      data: JSON.stringify(event.data ?? {}),
      created_at: trx.now(),
    })
    .execute();
  return id;
}

export async function listSubscriptionEvents(
  trx: SiteTransaction,
  websiteId: string,
  subscriptionId: string,
): Promise<readonly SubscriptionEventRow[]> {
  return trx
    .selectFrom('subscription_event')
    .select(['id', 'kind', 'actor', 'data', 'created_at as at'])
    .where('website_id', '=', websiteId)
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(500)
    .execute();
}
