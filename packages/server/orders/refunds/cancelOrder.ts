import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { decideCancel, type FulfilmentCode, type LineQuantity } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { enqueueLowStockCheck } from '../../inventory/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { returnDiscountUses } from '../../pricing/index.ts';
import { bumpStockRevision } from '../../sites/index.ts';
import {
  type ActCode,
  actOnOrder,
  eventLines,
  type OrderAct,
  type OrderDeps,
  recordOrderEvent,
} from '../actOnOrder.ts';
import { enqueueOrderNotice } from '../mails/enqueueOrderNotice.ts';
import { STOP_WAITING_JOB } from '../orderJobNames.ts';
import { stopWaiting } from '../placing/settlement/manualMoney.ts';
import { countOnLines, type OrderWork, saveOrderState } from '../storage/orderWork.ts';
import { returnUnits } from '../storage/returns.ts';
import { dropGiftCards, planTakeBack, takeBackGiftCards } from './takeBackGiftCards.ts';

export interface WantedCancel {
  /** Null: everything that is still open. */
  readonly lines: readonly LineQuantity[] | null;
  readonly isRestocked: boolean;
  readonly reason: string;
  readonly isMailed: boolean;
  /** Only while it waits for its money: the time to pay is over. */
  readonly isUnpaid?: boolean;
}

export type CancelCode = FulfilmentCode | 'giftCardSpent';

type Canceled = { readonly isVoided: boolean };

/**
 * Cancels what was not sent. An unpaid order that is wholly canceled no longer waits for money. Refunds are a separate
 * act.
 */
export async function cancelOrder(
  deps: OrderDeps,
  act: OrderAct,
  wanted: WantedCancel,
): Promise<Outcome<Canceled, CancelCode | ActCode>> {
  const { site, staff, orderId } = act;
  const request = { name: 'cancel', request: wanted };
  const done = await actOnOrder<Canceled, CancelCode>(deps, act, request, async (trx, found) => {
    const { lines: asked, isRestocked, reason, isMailed, isUnpaid = false } = wanted;
    if (isUnpaid && found.state.payment !== 'awaiting_payment') return refuse('moveNotAllowed');
    const decision = decideCancel({ state: found.state, lines: found.lines, wanted: asked, restock: isRestocked });
    if (!decision.ok) return decision;
    const { state, taken, restocked } = decision.value;
    await countOnLines(trx, site.id, 'canceled', taken);
    await saveOrderState(trx, site.id, orderId, state);
    const isWhole = state.fulfillment === 'CANCELED';
    const lines = eventLines(found, taken);
    const eventId = await (isWhole
      ? recordOrderEvent(trx, act, found, {
          kind: 'canceled',
          data: { reason, isRestocked, ...(isUnpaid ? { isUnpaid } : {}) },
          action: 'order.cancel',
          details: { reason, isRestocked, isUnpaid, lines },
        })
      : recordOrderEvent(trx, act, found, {
          kind: 'canceledPart',
          data: { lines, isRestocked },
          action: 'order.cancel',
        }));
    // Its coupons may be used again (GFT-4).
    if (isWhole) await returnDiscountUses(trx, site.id, orderId);
    const isVoided = state.payment === 'voided' && found.state.payment !== 'voided';
    const cards = isVoided
      ? await dropGiftCards(trx, site, found, staff)
      : await takeCanceledCards(trx, act, found, taken);
    if (!cards.ok) return cards;
    if (isVoided) await enqueue(trx, { websiteId: site.id, kind: STOP_WAITING_JOB, payload: { orderId } });
    if (isMailed) await enqueueOrderNotice(trx, site.id, { notice: 'canceled', orderId, subjectId: eventId });
    await restock(deps, trx, act, found, restocked, eventId);
    return accept({ isVoided });
  });
  if (done.ok && done.value.isVoided) await stopWaiting(deps, site, orderId);
  return done;
}

/** Cards that were never delivered: those of the canceled pieces are switched off. */
async function takeCanceledCards(
  trx: SiteTransaction,
  { site, staff }: OrderAct,
  found: OrderWork,
  taken: readonly LineQuantity[],
): Promise<Outcome<null, 'giftCardSpent'>> {
  const isCard = (lineId: string) =>
    found.lines.some((line) => line.lineId === lineId && line.productType === PRODUCT_TYPES.giftCard);
  const quantities = new Map(taken.filter(({ lineId }) => isCard(lineId)).map((each) => [each.lineId, each.quantity]));
  if (quantities.size === 0) return accept(null);
  const planned = await planTakeBack(trx, site, found, { quantities, amount: 0n, refundable: 1n });
  if (!planned.ok) return planned;
  await takeBackGiftCards(trx, site, found, staff, planned.value);
  return accept(null);
}

/** Puts pieces back on the shelf, never more of a line than it had (STK-2). Last in its transaction: many share the shelf. */
export async function restock(
  deps: Pick<OrderDeps, 'invalidate'>,
  trx: SiteTransaction,
  { site, staff }: Pick<OrderAct, 'site' | 'staff'>,
  { lines }: OrderWork,
  wanted: readonly LineQuantity[],
  causeId: string,
): Promise<void> {
  const back = wanted.flatMap(({ lineId, quantity }) => {
    const line = lines.find((each) => each.lineId === lineId);
    const room = line === undefined ? 0 : Math.min(quantity, line.ordered - line.restocked);
    return line === undefined || room <= 0 ? [] : [{ lineId, variantId: line.variantId, quantity: room }];
  });
  if (back.length === 0) return;
  await countOnLines(trx, site.id, 'restocked', back);
  const cause = { causeId, accountId: staff.accountId };
  const hasFlipped = await returnUnits(trx, site.id, back, cause);
  await enqueueLowStockCheck(
    trx,
    site.id,
    back.map((line) => line.variantId),
  );
  if (!hasFlipped) return;
  await bumpStockRevision(trx, site.id);
  trx.afterCommit(() => deps.invalidate(site.id));
}
