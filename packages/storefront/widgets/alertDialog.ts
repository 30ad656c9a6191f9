import { openModal } from '@quoin/ui/modal';
import { ALERT_CLASSES } from './alert.ts';

export interface AlertTexts {
  readonly title: string;
  readonly message: string;
  readonly close: string;
}

let drawn = 0;

/** The alert of a widget for parts without React: the browser's own dialog, to be put into the page and shown. */
export function alertDialog(texts: AlertTexts, more: Partial<typeof ALERT_CLASSES> = {}): HTMLDialogElement {
  drawn += 1;
  const id = `alert-${drawn}`;
  const classes = (of: keyof typeof ALERT_CLASSES): string => `${ALERT_CLASSES[of] ?? ''} ${more[of] ?? ''}`.trim();
  const dialog = document.createElement('dialog');
  dialog.className = classes('dialog');
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  dialog.setAttribute('aria-describedby', `${id}-message`);
  const title = part('h2', classes('title'), texts.title);
  const message = part('p', classes('body'), texts.message);
  title.id = `${id}-title`;
  message.id = `${id}-message`;
  const close = part('button', classes('close'), texts.close);
  close.addEventListener('click', () => dialog.close());
  dialog.append(title, message, close);
  return dialog;
}

function part(tag: 'h2' | 'p' | 'button', className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  if (element instanceof HTMLButtonElement) element.type = 'button';
  return element;
}

/** Shows a sentence that must be seen; Escape, its button and a press outside close it (MODAL-01). */
export function showAlert(texts: AlertTexts): void {
  const dialog = alertDialog(texts);
  document.body.append(dialog);
  const close = openModal(dialog, () => dialog.close());
  dialog.addEventListener('close', () => {
    close();
    dialog.remove();
  });
}
