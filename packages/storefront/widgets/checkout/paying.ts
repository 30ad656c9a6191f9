import { type Answer, type CheckoutCalls, type ClientProblem, NETWORK_PROBLEM } from '@quoin/contract/client';
import type { CheckoutView, PayRequest, PayResponse } from '@quoin/contract/endpoints';
import type { FormValues } from './form.ts';

export type PayCall = CheckoutCalls['pay'];

/** `seen`: minor units on the button when it was pressed, whatever saving the last parts has made of the total since. */
export function payRequest(values: FormValues, view: CheckoutView, seen: number): PayRequest {
  const { cardNumber, expiry, cvc, note } = values;
  return { idempotencyKey: view.idempotencyKey, acceptedTotalCents: seen, payment: { cardNumber, expiry, cvc }, note };
}

/** Where the browser goes: to the order, or to the bank for a second step; null after a refusal. */
export function addressAfter(answer: Answer<PayResponse>): string | null {
  if (!answer.ok || answer.value.status === 'declined') return null;
  return answer.value.status === 'succeeded' ? answer.value.orderUrl : answer.value.url;
}

/** Why it was refused; a declined card is a refusal like any other. */
export function refusalOf(answer: Answer<PayResponse>): ClientProblem {
  if (!answer.ok) return answer.problem;
  const { value } = answer;
  return value.status === 'declined' ? { status: 402, code: value.code, message: value.error } : NETWORK_PROBLEM;
}

/**
 * Whether the attempt is over. Then the next one needs its own key and the amounts of now. Where nothing came back nobody
 * knows whether it arrived: the same key goes again, and the server recognises it (CX-20).
 */
export function isOver(refusal: ClientProblem): boolean {
  return refusal.status !== 0;
}
