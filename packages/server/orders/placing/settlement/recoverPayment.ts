import type { CheckoutDeps } from '../../../checkout/index.ts';
import { isHoldOver } from '../../../inventory/index.ts';
import { findIntent, knownPayment, NO_PROVIDER, type StoredIntent } from '../../../payments/index.ts';
import type { ProviderPayment } from '../../../platform/gateways/payment/paymentGateway.ts';
import type { Site } from '../../../sites/index.ts';
import { BANK_HOLD_MS, isUnderWay, type PayAnswer } from '../paymentWork.ts';
import { settlePayment } from './settlePayment.ts';

/** After this time, a call that the provider does not know counts as lost. */
const LOST_AFTER_MS = 30_000;

/**
 * Asks the provider what became of a payment whose end nobody reported, and finishes it: the order is made, or the hold
 * given back (ORD-3, STK-3). Null while it is still open.
 */
export async function recoverPayment(deps: CheckoutDeps, site: Site, intentId: string): Promise<PayAnswer | null> {
  const seen = await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const intent = await findIntent(trx, site.id, intentId);
    return intent === null ? null : { intent, isOver: await isHoldOver(trx, site.id, intent.checkoutId) };
  });
  if (seen === null || !isUnderWay(seen.intent)) return null;
  const said = await ask(deps, site, seen.intent, seen.isOver);
  if (said === null) return null;
  const answer = await settlePayment(deps, site, intentId, said);
  return answer.status === 'requiresAction' ? null : answer;
}

async function ask(
  deps: CheckoutDeps,
  site: Site,
  intent: StoredIntent,
  isHoldOver: boolean,
): Promise<ProviderPayment | null> {
  if (intent.provider === NO_PROVIDER) return freePayment(intent);
  const gateway = await deps.payments.gatewayOf(site.id, intent);
  const payment = knownPayment(site.id, intent);
  const known = await gateway.find(payment);
  const age = deps.now() - intent.createdAt.getTime();
  if (known === null) return age > LOST_AFTER_MS ? gateway.cancel(payment) : null;
  const isGivenUp = known.status === 'requires_action' && (isHoldOver || age > BANK_HOLD_MS);
  return isGivenUp ? gateway.cancel(payment) : known;
}

/** What a provider would say of a payment of nothing. */
export function freePayment(intent: Pick<StoredIntent, 'id' | 'amount' | 'currency'>): ProviderPayment {
  const { id, amount, currency } = intent;
  return { status: 'succeeded', providerPaymentId: `free_${id}`, intentId: id, amount, currency };
}
