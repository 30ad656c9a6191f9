import { type Client, restockCalls } from '@quoin/contract/client';
import type { RestockProps } from '@quoin/contract/islands';
import { CAPTCHA_ACTIONS } from '@quoin/domain/access';
import { restockFormWords, restockSuccessText } from '@quoin/domain/restock';
import { type Captcha, createCaptcha } from '../captcha/captcha.ts';
import { CAPTCHA_CONTAINER } from '../captcha/pageCaptcha.ts';
import { pageLanguage } from '../page/language.ts';
import { afterInBrowser } from '../timing/after.ts';
import { createTimedMachine } from '../timing/timedMachine.ts';
import { RESTOCK_PLAN } from '../widgets/restock/machine.ts';
import { sendSignup } from '../widgets/restock/sendSignup.ts';

/** The `product-restock-notification` markup of one variant, alive (RSTK-01 to RSTK-05). */
export function adoptRestock(place: HTMLElement, props: RestockProps, client: Pick<Client, 'act'>): void {
  const form = place.querySelector('form');
  const email = place.querySelector<HTMLInputElement>('input[name="email"]');
  if (form === null || email === null) return;
  const machine = createTimedMachine(RESTOCK_PLAN, afterInBrowser);
  const captcha = props.captcha === null ? null : createCaptcha(props.captcha);
  const words = restockFormWords(pageLanguage() ?? 'en');
  const problem = problemLine(form);
  form.noValidate = true;
  email.ariaLabel ??= email.placeholder || words.email;
  email.autocomplete = 'email';
  if (captcha !== null) drawOnFocus(place, captcha);
  machine.subscribe(() => {
    form.ariaBusy = machine.getState() === 'sending' ? 'true' : null;
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (machine.getState() === 'sending') return;
    const joins = place.querySelector<HTMLInputElement>('input[name="isJoinMailingList"]')?.checked === true;
    const { productId = '', variantId = '' } = place.dataset;
    const means = { props, captcha, calls: restockCalls(client), onSending: () => void machine.send('submit') };
    const refused = await sendSignup(means, { productId, variantId, email: email.value, joins });
    machine.send(refused === '' ? 'success' : 'failure');
    if (refused === '') return showDone(place, restockSuccessText(props.successText, pageLanguage()));
    problem.say(refused);
    email.ariaInvalid = 'true';
    email.focus();
  });
}

/** Loads the provider at the first focus, so visitors who only read load nothing. */
function drawOnFocus(place: HTMLElement, captcha: Captcha): void {
  const nodes = [...place.querySelectorAll<HTMLElement>(CAPTCHA_CONTAINER)];
  const draw = () => void captcha.render(nodes.length > 0 ? nodes : [place], { action: CAPTCHA_ACTIONS.restock });
  if (place.contains(document.activeElement)) draw();
  else place.addEventListener('focusin', draw, { once: true });
}

function problemLine(form: HTMLFormElement): { readonly say: (text: string) => void } {
  const line = document.createElement('p');
  line.className = 'product-restock-error';
  line.setAttribute('role', 'alert');
  return {
    say(text) {
      line.textContent = text;
      if (!line.isConnected) form.before(line);
    },
  };
}

/** Replaces the form (RSTK-04) and moves the focus there. */
function showDone(place: HTMLElement, text: string): void {
  const done = document.createElement('p');
  done.className = 'product-restock-success';
  done.setAttribute('role', 'status');
  done.tabIndex = -1;
  done.textContent = text;
  place.replaceChildren(done);
  done.focus({ preventScroll: true });
}
