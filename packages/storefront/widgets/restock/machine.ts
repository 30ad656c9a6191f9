import type { MachinePlan } from '../../timing/timedMachine.ts';

export type RestockState = 'idle' | 'sending' | 'error' | 'success';
export type RestockEvent = 'submit' | 'failure' | 'success';

/** The form for what is sold out: idle, then error, then success, which is its end (storefront.md section 4). */
export const RESTOCK_PLAN: MachinePlan<RestockState, RestockEvent> = {
  initial: 'idle',
  moves: {
    idle: { submit: 'sending', failure: 'error' },
    sending: { failure: 'error', success: 'success' },
    error: { submit: 'sending', failure: 'error' },
    success: {},
  },
  waits: {},
};
