import { isFinal, unreachableStates } from '@quoin/domain/states';
import { DRAFT_MACHINE } from '../customers/draftOrder.ts';
import { SUBSCRIPTION_MACHINE } from '../subscriptions/subscriptionStates.ts';
import { checkMachine, type MachineFault } from './checkMachine.ts';
import { ORDER_MACHINE } from './orderStates.ts';
import { PAYMENT_MOVES } from './paymentStates.ts';

/** Faults of every lifecycle of this subject: orders, payments, subscriptions, drafts. A server with any does not start. */
export function checkOrderMachine(): readonly MachineFault[] {
  return [
    ...checkMachine(ORDER_MACHINE),
    ...checkMachine(SUBSCRIPTION_MACHINE),
    ...checkMachine(DRAFT_MACHINE),
    ...paymentFaults(),
  ];
}

function paymentFaults(): readonly MachineFault[] {
  const unreached = unreachableStates(PAYMENT_MOVES, 'created').map((where) => fault('valueUnreachable', where));
  const ends = (['declined', 'failed', 'refunded'] as const).filter((state) => !isFinal(PAYMENT_MOVES, state));
  return [...unreached, ...ends.map((where) => fault('endLeft', where))];
}

function fault(code: MachineFault['code'], where: string): MachineFault {
  return { machine: 'payment', code, where };
}
