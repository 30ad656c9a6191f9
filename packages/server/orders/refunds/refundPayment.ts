import { moveOrder, type OrdersCode } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { CheckoutDeps } from '../../checkout/index.ts';
import {
  endRefund,
  findIntent,
  findIntentOfOrder,
  findRefund,
  insertRefund,
  knownPayment,
  listRefundsOfIntent,
  lockIntent,
  moveIntent,
  returnFromRefund,
  type StoredIntent,
  type StoredRefund,
  takeForRefund,
} from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import {
  type ProviderRefund,
  ProviderRefusal,
  ProviderSilent,
} from '../../platform/gateways/payment/paymentGateway.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Site } from '../../sites/index.ts';
import { enqueueOrderNotice } from '../mails/enqueueOrderNotice.ts';
import { SEND_REFUND_JOB } from '../placing/paymentWork.ts';
import { insertOrderEvent } from '../storage/insertOrder.ts';
import { endOrderRefund } from '../storage/orderRefunds.ts';
import { findOrderById, moveOrderPayment } from '../storage/orders.ts';
import { restoreGiftCards } from './takeBackGiftCards.ts';

type RefundDeps = Pick<CheckoutDeps, 'db' | 'payments' | 'log'>;

export interface RefundOrder {
  /** Ours, minted before the button is pressed: pressed twice, it is one refund (ORD-4). A uuid. */
  readonly refundId: string;
  readonly orderId: string;
  /** Minor units of the order's currency, at most what is left of the payment. */
  readonly amount: bigint;
  readonly reason: string;
}

export type RefundCode = Extract<OrdersCode, 'orderUnknown' | 'moveNotAllowed' | 'idempotencyKeyReused'>;

const SEND_AFTER_MS = 60_000;
const SEND_ATTEMPTS = 60;

/**
 * Refunds money of an order to where it came from. The row and what it takes of the payment are committed before the
 * provider is called, and a job asks again until there is an answer (MON-4, ORD-3). `pending`: the outcome is not known
 * yet.
 */
export async function refundPayment(
  deps: RefundDeps,
  site: Site,
  wanted: RefundOrder,
): Promise<Outcome<StoredRefund, RefundCode>> {
  const begun = await deps.db.inSite({ websiteId: site.id }, (trx) => begin(trx, site, wanted));
  if (!begun.ok || begun.value.state !== 'pending') return begun;
  try {
    await sendRefund(deps, site, wanted.refundId);
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    deps.log.warn({ err: error, refund: wanted.refundId }, 'A refund is left to its job');
  }
  const now = await deps.db.inSite({ websiteId: site.id }, (trx) => findRefund(trx, site.id, wanted.refundId));
  return accept(now!);
}

async function begin(
  trx: SiteTransaction,
  site: Site,
  wanted: RefundOrder,
): Promise<Outcome<StoredRefund, RefundCode>> {
  const { refundId, orderId, amount, reason } = wanted;
  const intent = await findIntentOfOrder(trx, site.id, orderId);
  if (intent === null) return refuse('orderUnknown');
  // Two presses of one button wait for each other here.
  await lockIntent(trx, site.id, intent.id);
  const held = await findRefund(trx, site.id, refundId);
  if (held !== null) {
    const isSame = held.intentId === intent.id && held.amount === amount;
    return isSame ? accept(held) : refuse('idempotencyKeyReused');
  }
  if (amount <= 0n || !(await takeForRefund(trx, site.id, intent.id, amount))) return refuse('moveNotAllowed');
  const refund = {
    id: refundId,
    intentId: intent.id,
    amount,
    currency: intent.currency,
    state: 'pending',
    reason,
    providerRefundId: null,
  } as const;
  await insertRefund(trx, site.id, refund);
  await enqueue(trx, {
    websiteId: site.id,
    kind: SEND_REFUND_JOB,
    payload: { refundId },
    runAt: new Date(trx.now().getTime() + SEND_AFTER_MS),
    maxAttempts: SEND_ATTEMPTS,
  });
  return accept({ ...refund, createdAt: trx.now() });
}

/** Requests a refund from the provider, with a key per refund, so a retry refunds nothing twice. */
export async function sendRefund(deps: RefundDeps, site: Site, refundId: string): Promise<void> {
  const found = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const refund = await findRefund(trx, site.id, refundId);
    const intent = refund === null ? null : await findIntent(trx, site.id, refund.intentId);
    return refund === null || intent === null ? null : { refund, intent };
  });
  if (found?.refund.state !== 'pending') return;
  const gateway = await deps.payments.gatewayOf(site.id, found.intent);
  const payment = knownPayment(site.id, found.intent);
  const said = await gateway.refund({ payment, refundId, amount: found.refund.amount }).catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    deps.log.error({ err: error, refund: refundId }, 'A refund was refused by the provider');
    return null;
  });
  if (said?.status === 'pending') return askLater(deps, site, refundId);
  await deps.db.inSite({ websiteId: site.id }, (trx) => end(trx, site, found.refund, said));
}

/** Some banks take days: it is looked at again until it has ended. */
const ASK_AGAIN_MS = 6 * 3_600_000;

async function askLater(deps: RefundDeps, site: Site, refundId: string): Promise<void> {
  await deps.db.inSite({ websiteId: site.id }, (trx) =>
    enqueue(trx, {
      websiteId: site.id,
      kind: SEND_REFUND_JOB,
      payload: { refundId },
      runAt: new Date(trx.now().getTime() + ASK_AGAIN_MS),
      maxAttempts: SEND_ATTEMPTS,
    }),
  );
}

async function end(trx: SiteTransaction, site: Site, refund: StoredRefund, said: ProviderRefund | null): Promise<void> {
  const intent = await lockIntent(trx, site.id, refund.intentId);
  const state = said?.status === 'succeeded' ? 'succeeded' : 'failed';
  const providerRefundId = said?.providerRefundId ?? null;
  if (intent === null || !(await endRefund(trx, site.id, refund.id, { state, providerRefundId }))) return;
  await endOrderRefund(trx, site.id, refund.id, state);
  if (state === 'failed') {
    await returnFromRefund(trx, site.id, intent.id, refund.amount);
    await restoreGiftCards(trx, site, refund.id);
  }
  await noteOnOrder(trx, site, intent, { ...refund, state });
}

/** The order's own state follows from what is really back. */
async function noteOnOrder(
  trx: SiteTransaction,
  site: Site,
  intent: StoredIntent,
  refund: Pick<StoredRefund, 'id' | 'amount' | 'state' | 'reason'>,
): Promise<void> {
  const orderId = await orderOf(trx, site, intent);
  const order = orderId === null ? null : await findOrderById(trx, site.id, orderId);
  if (order === null) return;
  const { amount, id, reason } = refund;
  const isBack = refund.state === 'succeeded';
  const told = { amount: { minor: amount.toString(), currency: intent.currency }, reason };
  const all = await listRefundsOfIntent(trx, site.id, intent.id);
  const back = all.reduce((sum, each) => (each.state === 'succeeded' ? sum + each.amount : sum), 0n);
  const isWhole = back === intent.amount;
  await insertOrderEvent(
    trx,
    site.id,
    order.id,
    isBack ? 'refunded' : 'refundFailed',
    isBack ? { ...told, isWhole } : told,
    { kind: 'provider', name: '' },
  );
  if (!isBack) return;
  await enqueueOrderNotice(trx, site.id, { notice: 'refunded', orderId: order.id, subjectId: id });
  if (isWhole) await moveIntent(trx, site.id, intent, { state: 'refunded' });
  const { paymentState: payment, fulfillmentStatus: fulfillment, withdrawalState: withdrawal } = order;
  const moved = moveOrder({ payment, fulfillment, withdrawal }, isWhole ? 'refundAll' : 'refundPart');
  if (moved.ok && moved.value.payment !== payment) await moveOrderPayment(trx, site.id, order, moved.value.payment);
}

async function orderOf(trx: SiteTransaction, site: Site, intent: StoredIntent): Promise<string | null> {
  const row = await trx
    .selectFrom('checkout')
    .select('order_id')
    .where('website_id', '=', site.id)
    .where('id', '=', intent.checkoutId)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/** Counts refunds made at the provider itself (MON-4), and completes those that we sent. */
export async function noteProviderRefunds(deps: RefundDeps, site: Site, intentId: string): Promise<void> {
  const intent = await deps.db.inSite({ websiteId: site.id }, (trx) => findIntent(trx, site.id, intentId));
  if (intent?.state !== 'succeeded') return;
  const gateway = await deps.payments.gatewayOf(site.id, intent);
  for (const said of await gateway.listRefunds(knownPayment(site.id, intent))) {
    if (said.status !== 'pending')
      await deps.db.inSite({ websiteId: site.id }, (trx) => note(trx, site, intentId, said));
  }
}

async function note(trx: SiteTransaction, site: Site, intentId: string, said: ProviderRefund): Promise<void> {
  const intent = await lockIntent(trx, site.id, intentId);
  if (intent?.state !== 'succeeded') return;
  const ours = said.refundId === null ? null : await findRefund(trx, site.id, said.refundId);
  if (ours !== null) return end(trx, site, ours, said);
  const held = await listRefundsOfIntent(trx, site.id, intentId);
  const isNoted = held.some(({ providerRefundId }) => providerRefundId === said.providerRefundId);
  if (isNoted || said.status !== 'succeeded') return;
  if (!(await takeForRefund(trx, site.id, intentId, said.amount))) return;
  const refund = {
    id: trx.newId(),
    intentId,
    amount: said.amount,
    currency: said.currency,
    state: 'succeeded',
    reason: '',
    providerRefundId: said.providerRefundId,
  } as const;
  await insertRefund(trx, site.id, refund);
  await noteOnOrder(trx, site, intent, refund);
}
