import { FIRST_ORDER_NUMBER, orderStart } from '@quoin/domain/orders';
import { markPurchased, saveCheckout } from '../../../cart/index.ts';
import type { CheckoutDeps } from '../../../checkout/index.ts';
import { issueGiftCards } from '../../../giftCards/index.ts';
import { claimReservations, enqueueLowStockCheck, type TakenLine, takeUnits } from '../../../inventory/index.ts';
import { insertSavedMethod, moveIntent, requestOf } from '../../../payments/index.ts';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { answerOnce } from '../../../platform/database/idempotency.ts';
import type { ProviderPayment } from '../../../platform/gateways/payment/paymentGateway.ts';
import { claimDiscounts } from '../../../pricing/index.ts';
import { bumpStockRevision, type Site } from '../../../sites/index.ts';
import { deliverByMail, hasMailLines } from '../../fulfilment/deliverByMail.ts';
import { enqueueOrderConfirmation } from '../../mails/enqueueOrderConfirmation.ts';
import { hashOrderToken, orderToken } from '../../orderToken.ts';
import { endDraft } from '../../storage/drafts.ts';
import { insertOrder } from '../../storage/orders.ts';
import { type LockedPayment, type PayAnswer, payOnce } from '../paymentWork.ts';
import { isOnShelf, type Purchase, purchaseFromJson } from '../purchase.ts';

/** The hold had run out and the units are gone; rolls the order back (STK-5). */
export class SoldOutMeanwhile extends Error {}

/**
 * The order, once per checkout, in one transaction with everything that must be true with it (ORD-1..7): payment, cart,
 * stock and its movements, number, and the mail that is enqueued. The rows that many buyers share come last.
 */
export async function completeOrder(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  { checkout, intent }: LockedPayment,
  said: ProviderPayment,
): Promise<PayAnswer> {
  const purchase = purchaseFromJson(checkout.payment);
  const orderId = trx.newId();
  const answer: PayAnswer = { status: 'succeeded', orderId };
  const isPaid = said.status !== 'awaiting';
  const { providerPaymentId, captureId, savedMethod } = said;
  await moveIntent(trx, site.id, intent, { state: isPaid ? 'succeeded' : 'processing', providerPaymentId, captureId });
  if (savedMethod !== undefined) {
    const { provider, accountId } = intent;
    await insertSavedMethod(trx, site.id, { provider, accountId, intentId: intent.id, ...savedMethod });
  }
  const isFirst = await markPurchased(trx, site.id, checkout.cartId, orderId);
  if (!isFirst) throw new Error(`Cart ${checkout.cartId} is bought already`);
  await saveCheckout(trx, site.id, checkout.id, { state: 'completed', orderId });
  await answerOnce(trx, site.id, payOnce(checkout.cartId, checkout.idempotencyKey), answer);
  await claimDiscounts(trx, site.id, checkout.id, orderId);
  await deps.giftCards.spend(trx, site.id, checkout.id, orderId);
  const placed = { orderId, payment: { checkout, intent }, purchase, said };
  // The mail about a renewal tells of its order too.
  const isRenewal = (await deps.subscriptions.followOrder(deps, trx, site, placed)) === 'renewal';
  if (!isRenewal) await enqueueOrderConfirmation(trx, { websiteId: site.id, orderId });
  await issueGiftCards(deps, trx, site, {
    ...{ orderId, isPaid, currency: intent.currency, lines: purchase.lines },
    email: checkout.email ?? '',
    isTest: requestOf(intent).isTest,
  });
  if (purchase.draftId !== undefined) {
    await endDraft(trx, site.id, purchase.draftId, { status: 'completed', orderId });
  }
  await takeStock(deps, trx, site, checkout.id, purchase);
  await enqueueLowStockCheck(
    trx,
    site.id,
    purchase.lines.map((line) => line.variantId),
  );
  await insertOrder(
    trx,
    site.id,
    {
      id: orderId,
      checkoutId: checkout.id,
      cartId: checkout.cartId,
      tokenHash: hashOrderToken(orderToken(deps, site.id, orderId))!,
      email: checkout.email ?? '',
      currency: intent.currency,
      shippingAddress: checkout.shippingAddress,
      isTest: requestOf(intent).isTest,
      paymentState: orderStart(isPaid).payment,
      note: checkout.note,
      // Whoever ends it, a job or the bank: it was bought in this language.
      language: requestOf(intent).language ?? site.language,
      ...purchase,
    },
    FIRST_ORDER_NUMBER,
  );
  if (isPaid && hasMailLines(purchase.lines)) await deliverByMail(trx, site, orderId);
  return answer;
}

async function takeStock(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  checkoutId: string,
  purchase: Purchase,
): Promise<void> {
  const claimed = new Set((await claimReservations(trx, site.id, checkoutId)).map(({ variantId }) => variantId));
  const lines: TakenLine[] = purchase.lines
    .filter(isOnShelf)
    .map(({ id, variantId, quantity }) => ({ lineId: id, variantId, quantity }));
  // Without a hold: never limited, or the hold has run out and the units must be free now.
  const unheld = lines.filter(({ variantId }) => !claimed.has(variantId));
  await takeUnits(
    trx,
    site.id,
    lines.filter(({ variantId }) => claimed.has(variantId)),
    'held',
  );
  if (unheld.length === 0) return;
  if (!(await takeUnits(trx, site.id, unheld, 'free'))) throw new SoldOutMeanwhile();
  if (claimed.size > 0) return;
  await bumpStockRevision(trx, site.id);
  trx.afterCommit(() => deps.invalidate(site.id));
}
