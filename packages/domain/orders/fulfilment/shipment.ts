import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { type ManualMethod, maySendUnpaid } from '../states/manualPayment.ts';
import type { OrderState } from '../states/orderStates.ts';
import { moveOrder } from '../states/orderStates.ts';
import { type CarrierKey, isTrackingAddress, isTrackingNumber } from './carriers.ts';
import { fulfillmentStateOf, fulfilmentEvent, type QuantityAct } from './fulfilmentState.ts';
import { type LineQuantities, type LineQuantity, mergeQuantities, openQuantity } from './lineQuantities.ts';

/** One parcel. `tracking` is null for what is carried to the door by hand or sent by mail. */
export interface Shipment {
  readonly id: string;
  readonly lines: readonly LineQuantity[];
  readonly carrier: CarrierKey | null;
  /** Named by the owner where the carrier is `other`; else empty. */
  readonly carrierName: string;
  readonly trackingNumber: string;
  /** Only for `other`: an https address typed by the owner; else empty and derived. */
  readonly trackingUrl: string;
  /** Milliseconds. */
  readonly sentAt: number;
}

export type FulfilmentCode =
  | 'moveNotAllowed'
  | 'notPaidYet'
  | 'shipmentEmpty'
  | 'lineUnknown'
  | 'lineQuantityInvalid'
  | 'lineQuantityTooLarge'
  | 'trackingNumberInvalid'
  | 'trackingUrlInvalid';

/** The lines with their new quantities and the state the order has then. */
export interface QuantityDecision {
  readonly state: OrderState;
  readonly lines: readonly LineQuantities[];
  readonly taken: readonly LineQuantity[];
}

interface QuantityQuestion {
  readonly state: OrderState;
  readonly lines: readonly LineQuantities[];
  readonly wanted: readonly LineQuantity[];
}

export interface ShipmentQuestion extends QuantityQuestion {
  /** How the order is paid by hand; null where a provider or gift cards paid. */
  readonly paidBy: ManualMethod | null;
}

/** Whether a parcel with these quantities may go: never more than ordered less sent and canceled, never what must be paid first. */
export function decideShipment(question: ShipmentQuestion): Outcome<QuantityDecision, FulfilmentCode> {
  if (!maySendUnpaid(question.state.payment, question.paidBy)) return refuse('notPaidYet');
  return decideQuantities(question, {
    act: 'send',
    room: openQuantity,
    change: (line, quantity) => ({ ...line, sent: line.sent + quantity }),
  });
}

/** A parcel that did not go, or came back unopened: its quantities are open again. */
export function decideRecall(question: QuantityQuestion): Outcome<QuantityDecision, FulfilmentCode> {
  return decideQuantities(question, {
    act: 'recall',
    room: ({ sent }) => sent,
    change: (line, quantity) => ({ ...line, sent: line.sent - quantity }),
  });
}

export interface QuantityRule {
  readonly act: QuantityAct;
  /** How many of a line there are to take. */
  readonly room: (line: LineQuantities) => number;
  readonly change: (line: LineQuantities, quantity: number) => LineQuantities;
}

/** What sending, canceling and recalling share: check the quantities, change the lines, move the order. */
export function decideQuantities(
  { state, lines, wanted }: QuantityQuestion,
  { act, room, change }: QuantityRule,
): Outcome<QuantityDecision, FulfilmentCode> {
  const problem = wanted.map(invalidQuantity).find((each) => each !== null);
  if (problem) return { ok: false, problem };
  const taken = mergeQuantities(wanted);
  if (taken.length === 0) return refuse('shipmentEmpty');
  const tooMany = taken.map((each) => lineProblem(each, lines, room)).find((each) => each !== null);
  if (tooMany) return { ok: false, problem: tooMany };
  const quantities = new Map(taken.map(({ lineId, quantity }) => [lineId, quantity]));
  const changed = lines.map((line) => change(line, quantities.get(line.lineId) ?? 0));
  const event = fulfilmentEvent(act, state.fulfillment, fulfillmentStateOf(changed));
  const moved = event === null ? accept(state) : moveOrder(state, event);
  return moved.ok ? accept({ state: moved.value, lines: changed, taken }) : moved;
}

function invalidQuantity({ lineId, quantity }: LineQuantity): Problem<FulfilmentCode> | null {
  const isWhole = Number.isSafeInteger(quantity) && quantity >= 0;
  return isWhole ? null : { code: 'lineQuantityInvalid', field: lineId };
}

function lineProblem(
  { lineId, quantity }: LineQuantity,
  lines: readonly LineQuantities[],
  room: QuantityRule['room'],
): Problem<FulfilmentCode> | null {
  const line = lines.find((each) => each.lineId === lineId);
  if (line === undefined) return { code: 'lineUnknown', field: lineId };
  const left = room(line);
  if (quantity <= left) return null;
  return { code: 'lineQuantityTooLarge', field: lineId, values: { title: line.title, left } };
}

/** What is wrong with the tracking that an owner typed; empty when it can be shown to the buyer. */
export function validateTracking(
  tracking: Pick<Shipment, 'carrier' | 'trackingNumber' | 'trackingUrl'>,
): Problem<FulfilmentCode>[] {
  const problems: Problem<FulfilmentCode>[] = [];
  const { trackingNumber, trackingUrl } = tracking;
  if (trackingNumber !== '' && !isTrackingNumber(trackingNumber))
    problems.push({ code: 'trackingNumberInvalid', field: 'trackingNumber' });
  if (trackingUrl !== '' && !isTrackingAddress(trackingUrl))
    problems.push({ code: 'trackingUrlInvalid', field: 'trackingUrl' });
  return problems;
}
