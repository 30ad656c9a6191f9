import type { Moves } from '@quoin/domain/states';

/** `pending`: the provider has not answered yet. */
export type RefundState = 'pending' | 'succeeded' | 'failed';

/** Of an order's refund, and of the part that goes back through a provider. A refund ends once; the next try is a new one. */
export const REFUND_MOVES: Moves<RefundState> = {
  pending: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
};
