import type { MachinePlan } from '../../timing/timedMachine.ts';

/**
 * Paying: `paying` from the press to the answer (parts still unsaved go first), `leaving` once the browser is on its way
 * to the order or to the bank. A press means something in `ready` alone: that is half of "one order per double click".
 */
export type PayState = 'ready' | 'paying' | 'leaving';
export type PayEvent = 'pay' | 'refused' | 'accepted' | 'returned';

export const PAY_PLAN: MachinePlan<PayState, PayEvent> = {
  initial: 'ready',
  moves: {
    ready: { pay: 'paying' },
    paying: { refused: 'ready', accepted: 'leaving' },
    // Back from the bank by the browser's back button: the page is alive again.
    leaving: { returned: 'ready' },
  },
  waits: {},
};
