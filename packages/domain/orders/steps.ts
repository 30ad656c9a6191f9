import type { CheckoutState, CheckoutStep } from './checkout.ts';

export const CHECKOUT_STEPS: readonly CheckoutStep[] = ['contact', 'shipping', 'payment'];

type Progress = Pick<CheckoutState, 'email' | 'requiresShipping' | 'shippingAddress' | 'shippingOptionId'>;

/** The first step that is not complete: a step is open when all before it are. */
export function stepOf(checkout: Progress): CheckoutStep {
  if (checkout.email === null) return 'contact';
  if (!checkout.requiresShipping) return 'payment';
  return checkout.shippingAddress === null || checkout.shippingOptionId === null ? 'shipping' : 'payment';
}

/** Whether a step may be shown: the one a checkout has come to, and those before it. */
export function isStepOpen(current: CheckoutStep, step: CheckoutStep): boolean {
  return CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(current);
}
