import type { StripeCheckoutLoadActionsSuccess } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { appearanceOf } from './appearance.ts';

/** The page that asks for the card: Stripe's fields in our form. */
export function start(forms: readonly HTMLElement[]): void {
  for (const form of forms) {
    if (form instanceof HTMLFormElement) adopt(form).catch(() => show(form, form.dataset.failed ?? ''));
  }
}

async function adopt(form: HTMLFormElement): Promise<void> {
  const { key = '', secret = '' } = form.dataset;
  const stripe = await loadStripe(key, { locale: 'auto' });
  if (stripe === null) throw new Error('Stripe is not there.');
  const checkout = stripe.initCheckoutElementsSdk({
    clientSecret: secret,
    elementsOptions: { appearance: appearanceOf(form) },
  });
  const loaded = await checkout.loadActions();
  if (loaded.type === 'error') throw new Error(loaded.error.message);
  const element = checkout.createPaymentElement({ layout: 'accordion' });
  element.on('loaderror', () => show(form, form.dataset.failed ?? ''));
  element.on('ready', () => {
    part(form, '.card-payment__loading').hidden = true;
    buttonOf(form).disabled = false;
    form.dataset.islandAwake = '';
  });
  element.mount(part(form, '.card-payment__fields'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!buttonOf(form).disabled) void pay(form, loaded.actions);
  });
}

async function pay(form: HTMLFormElement, actions: StripeCheckoutLoadActionsSuccess): Promise<void> {
  const button = buttonOf(form);
  const text = button.textContent;
  show(form, '');
  button.disabled = true;
  button.textContent = form.dataset.paying ?? text;
  const result = await actions.confirm().catch(() => null);
  // The page that it leads to asks Stripe what became of the payment.
  if (result === null || result.type === 'success') return location.assign(form.dataset.return ?? '/checkout');
  button.disabled = false;
  button.textContent = text;
  show(form, result.error.message);
}

function show(form: HTMLFormElement, problem: string): void {
  part(form, '.card-payment__problem').textContent = problem;
  if (problem !== '') part(form, '.card-payment__loading').hidden = true;
}

function buttonOf(form: HTMLFormElement): HTMLButtonElement {
  return part(form, 'button') as HTMLButtonElement;
}

function part(form: HTMLFormElement, selector: string): HTMLElement {
  const found = form.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The card form has no ${selector}.`);
  return found;
}
