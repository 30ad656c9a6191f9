import { isAllowed } from '@quoin/domain/access';
import { decideRefund, type Refund, type RefundCode, type RefundWish, refundableTotal } from '@quoin/domain/cart';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { type CurrencyCode, formatMoney, type Money, money } from '@quoin/domain/money';
import { moveOrder, orderEvent, orderNumberText, toEventAmount } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Site } from '../../sites/index.ts';
import { type ActCode, actOnOrder, eventLines, type OrderAct, type OrderDeps } from '../actOnOrder.ts';
import { refundLimit } from '../documents/storePolicy.ts';
import { enqueueOrderNotice } from '../mails/enqueueOrderNotice.ts';
import { BEGIN_REFUND_JOB } from '../orderJobNames.ts';
import { auditActor, eventActor, type OrderStaff } from '../orderStaff.ts';
import { insertOrderEvent } from '../storage/insertOrder.ts';
import { findOrderCurrency, loadOrderCharge } from '../storage/orderCharge.ts';
import { endOrderRefund, findOrderRefund, insertOrderRefund } from '../storage/orderRefunds.ts';
import { findOrderWork, type OrderWork, saveOrderState } from '../storage/orderWork.ts';
import { restock } from './cancelOrder.ts';
import { loadEarlierRefunds, partsToJson } from './refundParts.ts';
import { refundPayment } from './refundPayment.ts';
import { returnToGiftCards } from './returnToGiftCards.ts';
import { planTakeBack, restoreGiftCards, takeBackGiftCards } from './takeBackGiftCards.ts';

export interface WantedRefund {
  readonly wish: RefundWish;
  /** The pieces go back on the shelf. */
  readonly isRestocked: boolean;
  readonly reason: string;
}

export type RefundOrderCode = RefundCode | 'giftCardSpent' | 'refundAboveLimit' | 'moveNotAllowed' | 'refundFailed';

/** What a refund would amount to, for the figures next to the form. */
export interface RefundQuote {
  readonly refund: Refund;
  readonly refundable: Money;
}

export async function quoteRefund(
  deps: Pick<OrderDeps, 'db'>,
  site: Site,
  orderId: string,
  wish: RefundWish,
): Promise<Outcome<RefundQuote, RefundCode | 'orderUnknown'>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await findOrderWork(trx, site.id, orderId);
    return found === null ? refuse('orderUnknown') : decide(trx, site, orderId, wish);
  });
}

/** An order keeps its currency when the shop changes its own. */
export async function currencyOf({ db }: Pick<Deps, 'db'>, site: Site, orderId: string): Promise<CurrencyCode> {
  const currency = await db.inSite({ websiteId: site.id }, (trx) => findOrderCurrency(trx, site.id, orderId));
  return currency ?? site.currency;
}

async function decide(
  trx: SiteTransaction,
  site: Site,
  orderId: string,
  wish: RefundWish,
): Promise<Outcome<RefundQuote, RefundCode>> {
  const { charged } = await loadOrderCharge(trx, site.id, orderId);
  const { parts } = await loadEarlierRefunds(trx, site.id, orderId, charged);
  const decided = decideRefund(charged, parts, wish);
  return decided.ok ? accept({ refund: decided.value, refundable: refundableTotal(charged, parts) }) : decided;
}

type Refunded = { readonly refundId: string };
export interface RefundResult {
  readonly refundId: string;
  /** `pending`: the provider has not said yet; a job goes on asking. */
  readonly state: 'pending' | 'succeeded' | 'failed';
}

const PAID: ReadonlySet<string> = new Set(['paid', 'partially_refunded', 'pending']);

/**
 * Refunds lines, shipping or an amount. What goes back is written and counted under the order's lock before the
 * provider is called, so two at once never refund more than was charged (MON-3, MON-4).
 */
export async function refundOrder(
  deps: OrderDeps,
  act: OrderAct,
  wanted: WantedRefund,
): Promise<Outcome<RefundResult, RefundOrderCode | ActCode>> {
  const { site } = act;
  const request = { name: 'refund', request: wishText(wanted) };
  const begun = await actOnOrder<Refunded, RefundOrderCode>(deps, act, request, (trx, found) =>
    begin(deps, trx, act, found, wanted),
  );
  if (!begun.ok) return begun;
  const { refundId } = begun.value;
  const state = await sendOrderRefund(deps, site, refundId);
  return accept({ refundId, state });
}

/** Amounts are bigints, which JSON does not know. */
function wishText(wanted: WantedRefund): string {
  return JSON.stringify(wanted, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

async function begin(
  deps: OrderDeps,
  trx: SiteTransaction,
  act: OrderAct,
  found: OrderWork,
  { wish, isRestocked, reason }: WantedRefund,
): Promise<Outcome<Refunded, RefundOrderCode>> {
  const { site, staff, orderId } = act;
  if (!PAID.has(found.state.payment)) return refuse('moveNotAllowed');
  const decided = await decide(trx, site, orderId, wish);
  if (!decided.ok) return decided;
  const { refund } = decided.value;
  const limit = limitOf(site, staff, refund.grandTotal.currency);
  if (limit !== null && refund.grandTotal.minor > limit.minor)
    return refuse('refundAboveLimit', { values: { max: formatMoney(limit) } });
  const planned = await planTakeBack(trx, site, found, {
    quantities: cardQuantities(found, wish, refund),
    amount: refund.grandTotal.minor,
    refundable: decided.value.refundable.minor,
  });
  if (!planned.ok) return planned;
  const takenGiftCards = await takeBackGiftCards(trx, site, found, staff, planned.value);
  const refundId = trx.newId();
  const toGiftCards = refund.grandTotal.minor - refund.toPayment.minor;
  await insertOrderRefund(trx, site.id, {
    id: refundId,
    orderId,
    currency: refund.grandTotal.currency,
    amount: refund.grandTotal.minor,
    toPayment: refund.toPayment.minor,
    toGiftCards,
    parts: { ...partsToJson(refund), ...(takenGiftCards.length === 0 ? {} : { takenGiftCards }) },
    reason,
    accountId: staff.accountId,
    actor: staff.name,
  });
  await recordAudit(trx, {
    websiteId: site.id,
    actor: auditActor(staff),
    action: 'order.refund',
    subjectId: orderId,
    subjectTitle: orderNumberText(found.order.number),
    details: { amount: formatMoney(refund.grandTotal), reason, isRestocked },
  });
  if (refund.toPayment.minor > 0n)
    await enqueue(trx, {
      websiteId: site.id,
      kind: BEGIN_REFUND_JOB,
      payload: { refundId },
      runAt: new Date(trx.now().getTime() + 60_000),
    });
  if (toGiftCards > 0n) await returnToGiftCards(trx, site, { orderId, refundId, staff }, refund);
  if (refund.toPayment.minor === 0n) await noteRefunded(trx, act, found, refundId, decided.value, reason);
  if (!isRestocked) return accept({ refundId });
  const back = refund.lines
    .map(({ id: lineId, quantity }) => ({ lineId, quantity }))
    .filter((line) => line.quantity > 0);
  if (back.length === 0) return accept({ refundId });
  const lines = eventLines(found, back);
  const eventId = await insertOrderEvent(trx, site.id, orderId, 'restocked', { lines }, eventActor(staff));
  await restock(deps, trx, act, found, back, eventId);
  return accept({ refundId });
}

/** Gift cards that are given back as such; none where an amount goes back. */
function cardQuantities({ lines }: OrderWork, wish: RefundWish, refund: Refund): ReadonlyMap<string, number> {
  if (wish.kind === 'amount') return new Map();
  const cards = new Set(
    lines.filter(({ productType }) => productType === PRODUCT_TYPES.giftCard).map(({ lineId }) => lineId),
  );
  const taken = refund.lines.filter(({ id, quantity }) => quantity > 0 && cards.has(id));
  return new Map(taken.map(({ id, quantity }) => [id, quantity]));
}

/** Nothing goes to a provider, who would tell: the refund is done at once. */
async function noteRefunded(
  trx: SiteTransaction,
  { site, orderId, staff }: OrderAct,
  { state }: OrderWork,
  refundId: string,
  { refund, refundable }: RefundQuote,
  reason: string,
): Promise<void> {
  const isWhole = refundable.minor === refund.grandTotal.minor;
  const moved = moveOrder(state, isWhole ? 'refundAll' : 'refundPart');
  if (moved.ok) await saveOrderState(trx, site.id, orderId, moved.value);
  const { kind, data } = orderEvent('refunded', {
    amount: toEventAmount(refund.grandTotal),
    method: 'gift card',
    reason,
    isWhole,
  });
  await insertOrderEvent(trx, site.id, orderId, kind, { ...data }, eventActor(staff));
  await enqueueOrderNotice(trx, site.id, { notice: 'refunded', orderId, subjectId: refundId });
}

/**
 * Returns the refund limit. Null: no limit. A user with only the limited right may refund this much at a time
 * (reliability 1.7). The limit is an amount of the store's currency. In an order of another currency it allows nothing.
 */
export function limitOf(site: Site, staff: OrderStaff, currency: string): Money | null {
  if (isAllowed(staff, 'refunds.full')) return null;
  return money(currency === site.currency ? refundLimit(site) : 0n, site.currency);
}

/** Sends the money of a refund on its way; any number of times. */
export async function sendOrderRefund(deps: OrderDeps, site: Site, refundId: string): Promise<RefundResult['state']> {
  const refund = await deps.db.inSite({ websiteId: site.id }, (trx) => findOrderRefund(trx, site.id, refundId));
  if (refund === null) return 'failed';
  if (refund.state !== 'pending') return refund.state;
  const { orderId, toPayment: amount, reason } = refund;
  const sent = await refundPayment(deps, site, { refundId, orderId, amount, reason });
  if (sent.ok) return sent.value.state;
  await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    await endOrderRefund(trx, site.id, refundId, 'failed');
    await restoreGiftCards(trx, site, refundId);
  });
  return 'failed';
}
