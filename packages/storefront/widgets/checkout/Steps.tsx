import type { ReactElement } from 'react';
import { checkoutText } from '../../page/words/checkoutText.ts';
import { type CheckoutHandle, useCheckout } from './CheckoutContext.ts';
import { isAddressComplete, isContactComplete } from './form.ts';

type Step = 'contact' | 'shipping' | 'payment';

/** The heading each step leads to; all of them are on this page. */
const TARGETS: Readonly<Record<Step, string>> = {
  contact: 'contact-title',
  shipping: 'address-title',
  payment: 'payment-title',
};

/** How far it is: the same line as on the plain page, whose links now lead down this one. */
export function Steps(): ReactElement {
  const handle = useCheckout();
  const steps: readonly Step[] = handle.view.requiresShipping
    ? ['contact', 'shipping', 'payment']
    : ['contact', 'payment'];
  const current = currentStep(handle);
  return (
    <ol className="steps">
      {steps.map((step, index) => {
        const label = handle.served.stepLabels[index] || checkoutText().page[step];
        const isDone = steps.indexOf(step) < steps.indexOf(current);
        const names = ['steps__step', step === current && 'steps__step--current', isDone && 'steps__step--done'];
        return (
          <li
            key={step}
            className={names.filter(Boolean).join(' ')}
            aria-current={step === current ? 'step' : undefined}
          >
            {isDone ? <a href={`#${TARGETS[step]}`}>{label}</a> : label}
          </li>
        );
      })}
    </ol>
  );
}

function currentStep({ form, view }: CheckoutHandle): Step {
  if (!isContactComplete(form.values)) return 'contact';
  if (!view.requiresShipping) return 'payment';
  return isAddressComplete(form.values) && form.values.shippingOptionId !== '' ? 'payment' : 'shipping';
}
