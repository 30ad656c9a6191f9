import { type Answer, type ClientProblem, NETWORK_PROBLEM } from '@quoin/contract/client';
import type { CheckoutView, PayRequest, PayResponse } from '@quoin/contract/endpoints/site';
import { isOfCard } from '@quoin/domain/orders';
import type { FormValues } from './form.ts';

/** Minor units on the page when the button was pressed. */
export interface Seen {
  readonly total: number;
  readonly due: number;
}

/** `seen`: the amounts when it was pressed, whatever saving the last parts has made of the total since. */
export function payRequest(values: FormValues, view: CheckoutView, seen: Seen): PayRequest {
  const { paymentMethod: methodId, cardNumber, expiry, cvc, note } = values;
  // A number typed before another way was chosen stays here.
  const card = asksCard(view, methodId) ? { cardNumber, expiry, cvc } : { cardNumber: '', expiry: '', cvc: '' };
  const payment = { methodId, ...card };
  return {
    idempotencyKey: view.idempotencyKey,
    acceptedTotalCents: seen.total,
    acceptedDueCents: seen.due,
    payment,
    note,
  };
}

/** Whether the card is typed here: the way chosen says so, or the first one. */
export function asksCard({ payment, totals }: CheckoutView, methodId: string): boolean {
  const chosen = payment.methods.find(({ id }) => id === methodId) ?? payment.methods[0];
  return totals.amountDueCents > 0 && chosen?.way === 'card';
}

/** Where the browser goes: to the order, or to the bank for a second step; null after a refusal. */
export function addressAfter(answer: Answer<PayResponse>): string | null {
  if (!answer.ok || answer.value.status === 'declined') return null;
  return answer.value.status === 'succeeded' ? answer.value.orderUrl : answer.value.url;
}

/** Returns why payment was refused. The bank's objection to the card is shown next to its number. */
export function refusalOf(answer: Answer<PayResponse>): ClientProblem {
  if (!answer.ok) return answer.problem;
  const { value } = answer;
  if (value.status !== 'declined') return NETWORK_PROBLEM;
  const { code, error: message } = value;
  return isOfCard(code) ? { status: 402, code, message, field: 'cardNumber' } : { status: 402, code, message };
}

/**
 * Whether the attempt is over. Then the next one needs its own key and the amounts of now. Where nothing came back nobody
 * knows whether it arrived: the same key goes again, and the server recognises it (CX-20).
 */
export function isOver(refusal: ClientProblem): boolean {
  return refusal.status !== 0;
}
