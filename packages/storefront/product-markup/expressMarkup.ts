import { localPath } from '../page/languagePrefix.ts';
import type { ExpressWay } from '../widgets/add-to-cart/served.ts';

/** What PayPal and the device's wallets need to buy the product at once, as the built-in form posts it. */
export interface ExpressLine {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: string;
}

/** After the theme's own button, in its look. `line`: what is chosen; null while something is missing, which `press` says. */
export function addExpressButtons(
  button: HTMLElement,
  ways: readonly ExpressWay[],
  how: { readonly line: () => ExpressLine | null; readonly press: () => void },
): void {
  const buttons = ways.map(({ way, text }) => {
    const express = document.createElement('button');
    express.type = 'button';
    express.className = 'sqs-system-button sqs-editable-button product-express';
    express.textContent = text;
    express.addEventListener('click', () => {
      const line = how.line();
      if (line === null) how.press();
      else send({ ...line, express: way });
    });
    return express;
  });
  button.after(...buttons);
}

/** As without script: the server adds and leads on. */
function send(line: ExpressLine & { readonly express: string }): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = localPath('/cart/add');
  for (const [name, value] of Object.entries(line)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
