import type { Moves } from '@quoin/domain/states';

export type CheckoutStatus = 'open' | 'paying' | 'awaiting_step' | 'completed' | 'needs_review';

/**
 * A checkout from its first address to its order. `awaiting_step`: the buyer is at the bank. `needs_review`: a payment came
 * that differs from what was asked; the owner opens the checkout again, or makes the order of it, as if it were paid now.
 */
export const CHECKOUT_MOVES: Moves<CheckoutStatus> = {
  open: ['paying'],
  paying: ['awaiting_step', 'completed', 'open', 'needs_review'],
  awaiting_step: ['completed', 'open', 'needs_review'],
  needs_review: ['open', 'paying'],
  completed: [],
};

export type StockHoldState = 'held' | 'claimed' | 'released';

/** Units that a checkout holds are used once, or given back once (STK-4). */
export const STOCK_HOLD_MOVES: Moves<StockHoldState> = {
  held: ['claimed', 'released'],
  claimed: [],
  released: [],
};
