import type { Moves } from '@quoin/domain/states';

export type ChargeState = 'begun' | 'paid' | 'failed';

/**
 * The charge of one period. It fails as often as it is tried, and is paid once (ORD-8); a failed one is also paid when its
 * owner makes the order of a payment that came late.
 */
export const CHARGE_MOVES: Moves<ChargeState> = {
  begun: ['paid', 'failed'],
  failed: ['begun', 'failed', 'paid'],
  paid: [],
};
