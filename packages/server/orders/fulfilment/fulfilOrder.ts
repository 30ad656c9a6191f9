import {
  type CarrierKey,
  carrierText,
  decideRecall,
  decideShipment,
  type FulfilmentCode,
  type LineQuantity,
  openLines,
  tidyTrackingNumber,
  validateTracking,
} from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { paymentOfOrder } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import {
  type ActCode,
  actOnOrder,
  eventLines,
  type OrderAct,
  type OrderDeps,
  recordOrderEvent,
} from '../actOnOrder.ts';
import { enqueueOrderNotice } from '../mails/enqueueOrderNotice.ts';
import { countOnLines, type OrderWork, saveOrderState } from '../storage/orderWork.ts';
import { insertShipment, listShipments, markRecalled, saveTracking } from '../storage/shipments.ts';

export interface Tracking {
  readonly carrier: CarrierKey | null;
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

export interface WantedShipment extends Tracking {
  /** Null: everything that is still open. */
  readonly lines: readonly LineQuantity[] | null;
  /** The buyer gets a mail. */
  readonly isMailed: boolean;
  /** What programs say of it besides: the carrier's service, and when it went. */
  readonly service?: string;
  readonly sentAt?: Date;
}

type Shipped = { readonly shipmentId: string };

/** Sends a parcel: counts its lines as sent, advances the order and notifies the buyer (ORD-2). */
export function fulfilOrder(
  deps: Pick<OrderDeps, 'db'>,
  act: OrderAct,
  wanted: WantedShipment,
): Promise<Outcome<Shipped, FulfilmentCode | ActCode>> {
  return actOnOrder<Shipped, FulfilmentCode>(deps, act, { name: 'fulfil', request: wanted }, (trx, found) =>
    fulfilIn(trx, act, found, wanted),
  );
}

/** The same within a larger change, which holds the order's lock. */
export async function fulfilIn(
  trx: SiteTransaction,
  act: Omit<OrderAct, 'requestId'>,
  found: OrderWork,
  wanted: WantedShipment,
): Promise<Outcome<Shipped, FulfilmentCode>> {
  const { site, orderId } = act;
  const tracking = tidyTracking(wanted);
  const [wrong] = validateTracking(tracking);
  if (wrong !== undefined) return { ok: false, problem: wrong };
  const payment = await paymentOfOrder(trx, site.id, orderId);
  const decision = decideShipment({
    state: found.state,
    lines: found.lines,
    wanted: wanted.lines ?? openLines(found.lines),
    paidBy: payment?.manualMethod ?? null,
  });
  if (!decision.ok) return decision;
  const { state, taken } = decision.value;
  const shipmentId = trx.newId();
  const said = {
    ...(wanted.service && { service: wanted.service }),
    ...(wanted.sentAt && { sentAt: wanted.sentAt }),
  };
  await insertShipment(trx, site.id, orderId, { id: shipmentId, lines: taken, ...tracking, ...said });
  await countOnLines(trx, site.id, 'sent', taken);
  await saveOrderState(trx, site.id, orderId, state);
  await recordOrderEvent(trx, act, found, {
    kind: state.fulfillment === 'FULFILLED' ? 'fulfilled' : 'fulfilledPart',
    data: {
      lines: eventLines(found, taken),
      carrier: carrierText(tracking),
      trackingNumber: tracking.trackingNumber,
    },
    action: 'order.fulfil',
  });
  if (wanted.isMailed) await enqueueOrderNotice(trx, site.id, { notice: 'shipped', orderId, subjectId: shipmentId });
  return accept({ shipmentId });
}

function tidyTracking({ carrier, carrierName, trackingNumber, trackingUrl }: Tracking): Tracking {
  const isOther = carrier === 'other';
  return {
    carrier,
    carrierName: isOther ? carrierName.trim().slice(0, 80) : '',
    trackingNumber: carrier === null ? '' : tidyTrackingNumber(trackingNumber),
    trackingUrl: isOther ? trackingUrl.trim() : '',
  };
}

type Recalled = { readonly shipmentId: string };

/** A parcel that did not go: its lines are open again. */
export function recallShipment(
  deps: Pick<OrderDeps, 'db'>,
  act: OrderAct,
  shipmentId: string,
): Promise<Outcome<Recalled, FulfilmentCode | ActCode>> {
  const wanted = { name: 'recall', request: { shipmentId } };
  return actOnOrder<Recalled, FulfilmentCode>(deps, act, wanted, async (trx, found) => {
    const { site, orderId } = act;
    const parcel = (await listShipments(trx, site.id, [orderId])).find(({ id }) => id === shipmentId);
    if (parcel === undefined || parcel.recalledAt !== null) return refuse('moveNotAllowed');
    const decision = decideRecall({ state: found.state, lines: found.lines, wanted: parcel.lines });
    if (!decision.ok) return decision;
    const { state, taken } = decision.value;
    await markRecalled(trx, site.id, shipmentId);
    const back = taken.map(({ lineId, quantity }) => ({ lineId, quantity: -quantity }));
    await countOnLines(trx, site.id, 'sent', back);
    await saveOrderState(trx, site.id, orderId, state);
    await recordOrderEvent(trx, act, found, {
      kind: 'shipmentRecalled',
      data: { lines: eventLines(found, taken) },
      action: 'order.recall',
    });
    return accept({ shipmentId });
  });
}

/** Another number or carrier for a parcel that has gone. */
export function changeTracking(
  deps: Pick<OrderDeps, 'db'>,
  act: OrderAct,
  wanted: Tracking & { readonly shipmentId: string; readonly isMailed: boolean },
): Promise<Outcome<Recalled, FulfilmentCode | ActCode>> {
  const request = { name: 'tracking', request: wanted };
  return actOnOrder<Recalled, FulfilmentCode>(deps, act, request, async (trx, found) => {
    const { site, orderId } = act;
    const { shipmentId } = wanted;
    const tracking = tidyTracking(wanted);
    const [wrong] = validateTracking(tracking);
    if (wrong !== undefined) return { ok: false, problem: wrong };
    const parcel = (await listShipments(trx, site.id, [orderId])).find(({ id }) => id === shipmentId);
    if (parcel === undefined || parcel.recalledAt !== null) return refuse('moveNotAllowed');
    await saveTracking(trx, site.id, shipmentId, tracking);
    await recordOrderEvent(trx, act, found, {
      kind: 'trackingChanged',
      data: { carrier: carrierText(tracking), trackingNumber: tracking.trackingNumber },
      action: 'order.tracking',
    });
    const subjectId = `${shipmentId}:${act.requestId}`;
    if (wanted.isMailed) await enqueueOrderNotice(trx, site.id, { notice: 'shipped', orderId, subjectId });
    return accept({ shipmentId });
  });
}
