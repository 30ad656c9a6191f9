import { saveCheckout } from '../../cart/index.ts';
import type { CheckoutDeps } from '../../checkout/index.ts';
import { reserveUnits } from '../../inventory/index.ts';
import type { MadeWith } from '../../payments/index.ts';
import { type IntentRequest, insertIntent, requestToJson } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { KnownPayment } from '../../platform/gateways/payment/paymentGateway.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { bumpStockRevision, type Site } from '../../sites/index.ts';
import { HOLD_MS, RECOVER_JOB } from './paymentWork.ts';
import { type Purchase, purchaseToJson, unitsOf } from './purchase.ts';

const RECOVER_AFTER_MS = 60_000;
const RECOVER_ATTEMPTS = 60;

export interface IntentToStart {
  readonly checkoutId: string;
  readonly intentId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  readonly made: MadeWith;
  readonly purchase: Purchase;
  readonly request: IntentRequest;
  readonly returnTokenHash: Buffer | null;
}

export type StartedIntent =
  | { readonly ok: true; readonly payment: KnownPayment }
  /** Of this variant is too little: the transaction must be rolled back. */
  | { readonly ok: false; readonly missing: string };

/**
 * Writes what must exist before a provider is called for a payment without a visitor's cart (a renewal, a draft): the
 * intent, what exactly it pays, a scheduled check of its outcome, and the stock, last (ORD-3, STK-1).
 */
export async function startIntent(
  deps: Pick<CheckoutDeps, 'invalidate'>,
  trx: SiteTransaction,
  site: Site,
  sale: IntentToStart,
): Promise<StartedIntent> {
  const { checkoutId, intentId: id, amount, currency, made, purchase, request, returnTokenHash } = sale;
  const asked = { amount, currency, createdAt: trx.now() };
  await insertIntent(trx, site.id, {
    ...{ id, checkoutId, ...made, ...asked, returnTokenHash },
    request: requestToJson(request),
  });
  const payment = purchaseToJson(purchase);
  await saveCheckout(trx, site.id, checkoutId, { state: 'paying', acceptedTotal: purchase.grandTotal, payment });
  await enqueue(trx, {
    websiteId: site.id,
    kind: RECOVER_JOB,
    payload: { intentId: id },
    runAt: new Date(trx.now().getTime() + RECOVER_AFTER_MS),
    maxAttempts: RECOVER_ATTEMPTS,
  });
  const { missing, hasFlipped } = await reserveUnits(trx, site.id, checkoutId, unitsOf(purchase), HOLD_MS);
  if (missing !== null) return { ok: false, missing };
  if (hasFlipped) {
    await bumpStockRevision(trx, site.id);
    trx.afterCommit(() => deps.invalidate(site.id));
  }
  const { isTest: _, ...known } = request;
  return { ok: true, payment: { websiteId: site.id, intentId: id, providerPaymentId: null, ...asked, ...known } };
}
