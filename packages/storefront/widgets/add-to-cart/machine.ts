import { ADD_TO_CART_TIMING } from '@quoin/domain/cart';
import { cartText } from '../../page/words/cartText.ts';
import type { MachinePlan } from '../../timing/timedMachine.ts';

/** `succeeded`: the server said yes and the button still says "Adding…" for a second; `failed`: the alert is up. */
export type ButtonState = 'idle' | 'adding' | 'succeeded' | 'added' | 'failed';
/** `ask`: it is in stock, now the buyer answers the questions (ATC-07). `correct`: the answers are invalid. */
export type ButtonEvent = 'press' | 'success' | 'failure' | 'ask' | 'correct';

/** The add-to-cart button (ATC-01). A press means something in `idle` alone. */
export const BUTTON_PLAN: MachinePlan<ButtonState, ButtonEvent> = {
  initial: 'idle',
  moves: {
    idle: { press: 'adding' },
    adding: { success: 'succeeded', failure: 'failed', ask: 'idle', correct: 'idle' },
    succeeded: { elapsed: 'added' },
    added: { elapsed: 'idle' },
    failed: { elapsed: 'idle' },
  },
  waits: {
    succeeded: ADD_TO_CART_TIMING.addedAfter,
    added: ADD_TO_CART_TIMING.idleAfter,
    failed: ADD_TO_CART_TIMING.errorResetAfter,
  },
};

/** What the button says; in `idle` the product's own text. */
export function buttonLabel(state: ButtonState, idleText: string): string {
  if (state === 'idle') return idleText;
  return state === 'added' ? cartText().addButton.added : cartText().addButton.adding;
}
