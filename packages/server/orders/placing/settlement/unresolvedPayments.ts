import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../../audit/index.ts';
import { saveCheckout } from '../../../cart/index.ts';
import type { CheckoutDeps } from '../../../checkout/index.ts';
import {
  findGiveBackTime,
  findIntent,
  findUnfulfilledSale,
  knownPayment,
  lastReconciledAt,
  listUnresolvedPayments,
  moveIntent,
  removeUnfulfilledSale,
  type UnresolvedPayment,
} from '../../../payments/index.ts';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { newIdempotencyKey } from '../../../platform/database/idempotency.ts';
import type { ProviderPayment } from '../../../platform/gateways/payment/paymentGateway.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Site } from '../../../sites/index.ts';
import { lockPayment, REFUND_JOB } from '../paymentWork.ts';
import { purchaseFromJson } from '../purchase.ts';
import { RECONCILE_JOB } from '../reconcileJobs.ts';

export type PaymentResolution = 'look' | 'giveBack' | 'close';
export type PaymentResolutionCode = 'paymentUnknown' | 'paymentSettled';

export interface Resolved {
  readonly state: string;
  /** Null when the provider has no record of it. */
  readonly said: ProviderPayment | null;
}

/** With what was paid for, while an order may still be made of it, and when the money goes back by itself. */
export interface UnresolvedPaymentView extends UnresolvedPayment {
  readonly lines: readonly { readonly title: string; readonly quantity: number }[];
  readonly goesBackAt: Date | null;
}

export interface PaymentsInReview {
  readonly parked: readonly UnresolvedPaymentView[];
  readonly lastReconciledAt: Date | null;
}

export function listUnresolved({ db }: Pick<CheckoutDeps, 'db'>, websiteId: string): Promise<PaymentsInReview> {
  return db.inSite({ websiteId }, async (trx) => ({
    parked: await listViews(trx, websiteId),
    lastReconciledAt: await lastReconciledAt(trx, websiteId, RECONCILE_JOB),
  }));
}

async function listViews(trx: SiteTransaction, websiteId: string): Promise<readonly UnresolvedPaymentView[]> {
  const views: UnresolvedPaymentView[] = [];
  for (const payment of await listUnresolvedPayments(trx, websiteId)) {
    const sale = await findUnfulfilledSale(trx, websiteId, payment.intentId);
    const lines = sale?.payment.purchase === undefined ? [] : purchaseFromJson(sale.payment).lines;
    const goesBackAt = await findGiveBackTime(trx, websiteId, payment.intentId, REFUND_JOB);
    views.push({ ...payment, goesBackAt, lines: lines.map(({ title, quantity }) => ({ title, quantity })) });
  }
  return views;
}

const REFUND_ATTEMPTS = 60;

/**
 * A person decides on a payment whose provider said something else than was asked (MON-5). `look` changes nothing;
 * `giveBack` returns all that the provider took, by a job that goes on until it is done; `close` is for what was settled at
 * the provider by hand. Either end opens the buyer's checkout again.
 */
export async function resolvePayment(
  deps: CheckoutDeps,
  site: Site,
  {
    intentId,
    decision,
    actor,
  }: { readonly intentId: string; readonly decision: PaymentResolution; readonly actor: Actor },
): Promise<Outcome<Resolved, PaymentResolutionCode>> {
  const intent = await deps.db.inSite({ websiteId: site.id }, (trx) => findIntent(trx, site.id, intentId));
  if (intent === null) return refuse('paymentUnknown');
  if (intent.state !== 'needs_review') return refuse('paymentSettled');
  const gateway = await deps.payments.gatewayOf(site.id, intent);
  const said = await gateway.find(knownPayment(site.id, intent));
  if (decision === 'look') return accept({ state: intent.state, said });
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const payment = await lockPayment(trx, site.id, intentId);
    if (payment?.intent.state !== 'needs_review') return refuse('paymentSettled');
    if (decision === 'close') await moveIntent(trx, site.id, payment.intent, { state: 'failed' });
    else {
      await removeUnfulfilledSale(trx, site.id, intentId);
      const job = { kind: REFUND_JOB, payload: { intentId }, dedupeKey: `${intentId}:${trx.newId()}` };
      await enqueue(trx, { websiteId: site.id, ...job, maxAttempts: REFUND_ATTEMPTS });
    }
    if (payment.checkout.state === 'needs_review') {
      const idempotencyKey = newIdempotencyKey(deps.randomBytes);
      await saveCheckout(trx, site.id, payment.checkout.id, { state: 'open', idempotencyKey, payment: {} });
    }
    const action = decision === 'close' ? 'payment.close' : 'payment.giveBack';
    const details = { said: said?.status ?? 'unknown', amount: said?.amount.toString() ?? null };
    const subjectTitle = intent.providerPaymentId ?? intentId;
    await recordAudit(trx, { websiteId: site.id, actor, action, subjectId: intentId, subjectTitle, details });
    return accept({ state: decision === 'close' ? 'failed' : 'needs_review', said });
  });
}
