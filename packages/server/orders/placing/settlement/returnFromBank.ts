import { findCheckoutOfCart, openCart } from '../../../cart/index.ts';
import type { CheckoutDeps, CheckoutVisitor } from '../../../checkout/index.ts';
import { findIntent, type StoredIntent } from '../../../payments/index.ts';
import { isId } from '../../../platform/database/ids.ts';
import { ProviderSilent } from '../../../platform/gateways/payment/paymentGateway.ts';
import { contextOf } from '../../../platform/languages/siteInLanguage.ts';
import type { Site } from '../../../sites/index.ts';
import { declineCodeOf, isUnderWay, type PayAnswer } from '../paymentWork.ts';
import { recoverPayment } from './recoverPayment.ts';
import { isReturnToken } from './returnToken.ts';

/**
 * Null: not this visitor's payment, or none at all (SC-13). `open`: the bank has not been answered yet; `unknown`: the
 * provider can't be asked at the moment.
 */
export type Returned = PayAnswer | { readonly status: 'open' } | { readonly status: 'unknown' } | null;

/** The way back from the provider, on any device: proven by the token that went there. */
export async function returnFromBank(
  deps: CheckoutDeps,
  site: Site,
  intentId: string,
  token: string,
): Promise<Returned> {
  const intent = isId(intentId) ? await readIntent(deps, site, intentId) : null;
  if (intent === null || !isReturnToken(token, intent.returnTokenHash)) return null;
  return resolve(deps, site, intent);
}

/** The same asked by the page of the visitor whose cart it is. */
export async function confirmPayment(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  intentId: string,
): Promise<Returned> {
  const { site, token } = visitor;
  const intent = isId(intentId) ? await readIntent(deps, site, intentId) : null;
  if (intent === null || token === null) return null;
  const open = await deps.db.inSite(contextOf(site), (trx) => openCart(deps, trx, site, token));
  const isOwn = intent.cartId === open?.cart?.id || intent.cartId === open?.bought?.id;
  return isOwn ? resolve(deps, site, intent) : null;
}

/** States of a payment that its checkout's order came from. */
const MADE_ORDER: ReadonlySet<string> = new Set(['processing', 'succeeded', 'refunded']);

function readIntent(deps: CheckoutDeps, site: Site, intentId: string): Promise<StoredIntent | null> {
  return deps.db.inSite(contextOf(site), (trx) => findIntent(trx, site.id, intentId));
}

async function resolve(deps: CheckoutDeps, site: Site, intent: StoredIntent): Promise<Returned> {
  try {
    const answer = isUnderWay(intent) ? await recoverPayment(deps, site, intent.id) : null;
    if (answer !== null) return answer;
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    return { status: 'unknown' };
  }
  return deps.db.inSite(contextOf(site), async (trx) => {
    const checkout = await findCheckoutOfCart(trx, site.id, intent.cartId);
    const now = await findIntent(trx, site.id, intent.id);
    if (now !== null && MADE_ORDER.has(now.state) && checkout?.orderId)
      return { status: 'succeeded', orderId: checkout.orderId };
    if (now !== null && isUnderWay(now)) return { status: 'open' };
    return { status: 'declined', code: now === null ? 'actionFailed' : declineCodeOf(now, 'actionFailed') };
  });
}
