import { localPath } from '../page/languagePrefix.ts';

/** What leads to PayPal with the product at once, as the house's own form posts it. */
export interface ExpressLine {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: string;
}

/** After the theme's own button, in its look. `line`: what is chosen; null while something is missing, which `press` says. */
export function addExpressButton(
  button: HTMLElement,
  text: string,
  how: { readonly line: () => ExpressLine | null; readonly press: () => void },
): void {
  const express = document.createElement('button');
  express.type = 'button';
  express.className = 'sqs-system-button sqs-editable-button product-express';
  express.textContent = text;
  express.addEventListener('click', () => {
    const line = how.line();
    if (line === null) how.press();
    else send(line);
  });
  button.after(express);
}

/** As without script: the server adds and leads on. */
function send(line: ExpressLine): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = localPath('/cart/add');
  for (const [name, value] of Object.entries({ ...line, express: 'paypal' })) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
