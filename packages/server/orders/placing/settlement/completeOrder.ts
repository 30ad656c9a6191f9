import { FIRST_ORDER_NUMBER, orderStart, wantsNews } from '@quoin/domain/orders';
import { markPurchased, saveCheckout } from '../../../cart/index.ts';
import type { CheckoutDeps } from '../../../checkout/index.ts';
import { issueGiftCards } from '../../../giftCards/index.ts';
import {
  claimReservations,
  enqueueLowStockCheck,
  type TakenLine,
  takeUnits,
  type Units,
} from '../../../inventory/index.ts';
import { joinList } from '../../../mailingLists/index.ts';
import { insertSavedMethod, moveIntent, requestOf } from '../../../payments/index.ts';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { answerOnce } from '../../../platform/database/idempotency.ts';
import type { ProviderPayment } from '../../../platform/gateways/payment/paymentGateway.ts';
import { claimDiscounts, newsList } from '../../../pricing/index.ts';
import { bumpStockRevision, type Site } from '../../../sites/index.ts';
import type { PlacedOrder } from '../../../subscriptions/index.ts';
import { deliverByMail, hasMailLines } from '../../fulfilment/deliverByMail.ts';
import { enqueueOrderConfirmation } from '../../mails/enqueueOrderConfirmation.ts';
import { hashOrderToken, orderToken } from '../../orderToken.ts';
import { endDraft } from '../../storage/drafts.ts';
import { insertOrder } from '../../storage/insertOrder.ts';
import type { NewOrder } from '../../storage/orderRecord.ts';
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
  const placed = { orderId, payment: { checkout, intent }, purchase, said };
  const moved = { state: isPaid ? 'succeeded' : 'processing', providerPaymentId, captureId } as const;
  const { provider, accountId } = intent;
  const saved = savedMethod && { provider, accountId, intentId: intent.id, ...savedMethod };
  // What belongs to this buyer alone, in one round trip.
  const [isFirst, claimed, kind] = await Promise.all([
    markPurchased(trx, site.id, checkout.cartId, orderId),
    claimReservations(trx, site.id, checkout.id),
    // After the card that it renews with.
    Promise.all([
      saved && insertSavedMethod(trx, site.id, saved),
      deps.subscriptions.followOrder(deps, trx, site, placed),
    ]).then(([, followed]) => followed),
    moveIntent(trx, site.id, intent, moved),
    saveCheckout(trx, site.id, checkout.id, { state: 'completed', orderId }),
    answerOnce(trx, site.id, payOnce(checkout.cartId, checkout.idempotencyKey), answer),
    claimDiscounts(trx, site.id, checkout.id, orderId),
    deps.giftCards.spend(trx, site.id, checkout.id, orderId),
  ]);
  if (!isFirst) throw new Error(`Cart ${checkout.cartId} is bought already`);
  await Promise.all([
    // The mail about a renewal tells of its order too.
    kind === 'renewal' ? null : enqueueOrderConfirmation(trx, { websiteId: site.id, orderId }),
    issueGiftCards(deps, trx, site, {
      ...{ orderId, isPaid, currency: intent.currency, lines: purchase.lines },
      email: checkout.email ?? '',
      isTest: requestOf(intent).isTest,
    }),
    purchase.draftId === undefined ? null : endDraft(trx, site.id, purchase.draftId, { status: 'completed', orderId }),
    takeStock(deps, trx, site, claimed, purchase),
    enqueueLowStockCheck(
      trx,
      site.id,
      purchase.lines.map((line) => line.variantId),
    ),
    insertOrder(trx, site.id, orderOf(deps, site, placed), FIRST_ORDER_NUMBER),
  ]);
  await joinNews(deps, trx, site, checkout);
  if (isPaid && hasMailLines(purchase.lines)) await deliverByMail(trx, site, orderId);
  return answer;
}

/** Adds a buyer who ticked the box at checkout, by the list's own rules, as if by its form. */
async function joinNews(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  { email, formAnswers, shippingAddress }: LockedPayment['checkout'],
): Promise<void> {
  const listId = newsList(site);
  if (listId === '' || email === null || !wantsNews(formAnswers)) return;
  await joinList(deps, trx, site, { listId, email, fullName: shippingAddress?.fullName ?? '', source: 'Checkout' });
}

function orderOf(
  deps: Pick<CheckoutDeps, 'keyFor'>,
  site: Site,
  { orderId, payment: { checkout, intent }, purchase, said }: PlacedOrder,
): NewOrder {
  return {
    id: orderId,
    checkoutId: checkout.id,
    cartId: checkout.cartId,
    tokenHash: hashOrderToken(orderToken(deps, site.id, orderId))!,
    email: checkout.email ?? '',
    currency: intent.currency,
    shippingAddress: checkout.shippingAddress,
    isTest: requestOf(intent).isTest,
    paymentState: orderStart(said.status !== 'awaiting').payment,
    note: checkout.note,
    // Whether a job or the bank ends it, it was bought in this language.
    language: requestOf(intent).language ?? site.language,
    ...purchase,
  };
}

async function takeStock(
  deps: CheckoutDeps,
  trx: SiteTransaction,
  site: Site,
  held: readonly Units[],
  purchase: Purchase,
): Promise<void> {
  const claimed = new Set(held.map(({ variantId }) => variantId));
  const lines: TakenLine[] = purchase.lines
    .filter(isOnShelf)
    .map(({ id, variantId, quantity }) => ({ lineId: id, variantId, quantity }));
  // Without a hold: never limited, or the hold has run out and the units must be free now.
  const unheld = lines.filter(({ variantId }) => !claimed.has(variantId));
  const sold = lines.filter(({ variantId }) => claimed.has(variantId));
  const [, areFree] = await Promise.all([
    takeUnits(trx, site.id, sold, 'held'),
    takeUnits(trx, site.id, unheld, 'free'),
  ]);
  if (unheld.length === 0) return;
  if (!areFree) throw new SoldOutMeanwhile();
  if (claimed.size > 0) return;
  await bumpStockRevision(trx, site.id);
  trx.afterCommit(() => deps.invalidate(site.id));
}
