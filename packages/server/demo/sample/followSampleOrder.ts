import { money } from '@quoin/domain/money';
import {
  cancelOrder,
  findOrderWork,
  fulfilOrder,
  type OrderWork,
  refundOrder,
  settleWithdrawal,
  withdrawOrder,
} from '../../orders/index.ts';
import { buyerOf } from './placeSampleOrder.ts';
import type { PlannedOrder } from './samplePlan.ts';
import { reviewSampleOrder } from './sampleReviews.ts';
import { done, type SampleStep } from './sampleStep.ts';

const HOUR = 3_600_000;
/** How long after the order each thing happens. */
const AFTER = { cancel: 5 * HOUR, parcel: 26 * HOUR, refund: 60 * HOUR, withdrawal: 110 * HOUR, settled: 190 * HOUR };
/** Nothing happens in the last minutes before the end. */
const BEFORE_END = 120_000;
const PART = 600n;

/** What becomes of an order, each act when its time has come. */
export async function followSampleOrder(step: SampleStep, order: PlannedOrder, orderId: string): Promise<void> {
  const { story } = order;
  if (story === 'open' || story === 'unpaid') return;
  const acting = { step, order, orderId };
  if (story === 'canceled') return cancel(acting);
  await send(acting, story === 'partFulfilled');
  if (story === 'refundedPart') await refund(acting, false);
  if (story === 'refunded') await refund(acting, true);
  if (story === 'withdrawn' || story === 'returned') await withdraw(acting);
  if (story === 'returned') await takeBack(acting);
  if (story === 'fulfilled') await reviewSampleOrder(step, order, orderId);
}

interface Acting {
  readonly step: SampleStep;
  readonly order: PlannedOrder;
  readonly orderId: string;
}

function actAt({ step, order, orderId }: Acting, after: number) {
  const { sample, site, staff, endsAt } = step;
  sample.clock.set(Math.min(order.at + after, endsAt - BEFORE_END));
  return { site, staff, orderId, requestId: sample.newId() };
}

function workOf({ step: { sample, site }, orderId }: Acting): Promise<OrderWork | null> {
  return sample.db.inSite({ websiteId: site.id }, (trx) => findOrderWork(trx, site.id, orderId));
}

async function send(acting: Acting, isPart: boolean): Promise<void> {
  const lines = (await workOf(acting))?.lines ?? [];
  const number = `00340434${String(161_094_021_000 + acting.order.number)}`;
  const tracking = { carrier: 'dhl', carrierName: '', trackingNumber: number, trackingUrl: '' } as const;
  const sent = isPart ? lines.slice(0, 1).map(({ lineId, ordered }) => ({ lineId, quantity: ordered })) : null;
  const { checkout } = acting.step.sample.commerce;
  done(await fulfilOrder(checkout, actAt(acting, AFTER.parcel), { ...tracking, lines: sent, isMailed: false }));
}

async function cancel(acting: Acting): Promise<void> {
  const { checkout } = acting.step.sample.commerce;
  const wanted = { lines: null, isRestocked: true, reason: 'Ordered twice by mistake', isMailed: false };
  done(await cancelOrder(checkout, actAt(acting, AFTER.cancel), wanted));
  const wish = { kind: 'everything' } as const;
  const why = { wish, isRestocked: false, reason: 'Ordered twice by mistake' };
  done(await refundOrder(checkout, actAt(acting, AFTER.cancel + 60_000), why));
}

async function refund(acting: Acting, isWhole: boolean): Promise<void> {
  const { sample, site } = acting.step;
  const wish = isWhole
    ? ({ kind: 'everything' } as const)
    : ({ kind: 'amount', amount: money(PART, site.currency) } as const);
  const reason = isWhole ? 'Lost by the carrier' : 'A dented corner';
  const wanted = { wish, isRestocked: false, reason };
  done(await refundOrder(sample.commerce.checkout, actAt(acting, AFTER.refund), wanted));
}

async function withdraw(acting: Acting): Promise<void> {
  const { sample, site } = acting.step;
  const { requestId: id } = actAt(acting, AFTER.withdrawal);
  const { email, address } = buyerOf(acting.order);
  const lines = ((await workOf(acting))?.lines ?? []).map(({ lineId, ordered }) => ({ lineId, quantity: ordered }));
  const wanted = { id, name: address.fullName, email, lines };
  done(await withdrawOrder(sample.commerce.checkout, site, acting.orderId, wanted));
}

async function takeBack(acting: Acting): Promise<void> {
  const { checkout } = acting.step.sample.commerce;
  const wanted = { wish: { kind: 'everything' } as const, isRestocked: true, reason: 'Returned' };
  done(await refundOrder(checkout, actAt(acting, AFTER.settled), wanted));
  done(await settleWithdrawal(checkout, actAt(acting, AFTER.settled + 60_000)));
}
