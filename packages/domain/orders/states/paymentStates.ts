import { canMove, type Moves } from '@quoin/domain/states';

export type PaymentState =
  | 'created'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'declined'
  | 'failed'
  | 'refunded'
  | 'needs_review';

/**
 * One attempt to pay, from the row committed before the provider is called (ORD-3) to its end, in the spelling of the
 * wire and of storage. A retry is a new attempt. `failed`: given up before money moved (canceled, expired, second step
 * refused). `processing`: the order is placed and the money comes later (bank transfer, invoice). `needs_review`: the
 * provider's answer does not match the request (MON-5), so a person decides.
 */
export const PAYMENT_MOVES: Moves<PaymentState> = {
  created: ['requires_action', 'processing', 'succeeded', 'declined', 'failed', 'needs_review'],
  requires_action: ['processing', 'succeeded', 'declined', 'failed', 'needs_review'],
  processing: ['succeeded', 'declined', 'failed', 'needs_review'],
  needs_review: ['succeeded', 'refunded', 'failed'],
  succeeded: ['refunded'],
  declined: [],
  failed: [],
  refunded: [],
};

export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  return canMove(PAYMENT_MOVES, from, to);
}

/** Whether the provider's answer is about exactly the amount and currency of our intent (MON-5). */
export function agreesWithIntent(
  intent: { readonly amountMinor: bigint; readonly currency: string },
  answer: { readonly amountMinor: bigint; readonly currency: string },
): boolean {
  return intent.amountMinor === answer.amountMinor && intent.currency === answer.currency;
}
