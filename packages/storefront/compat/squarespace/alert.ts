import { galleryText } from '../../page/words/galleryText.ts';
import { ALERT_CLASSES } from '../../widgets/alert.ts';
import { Base } from '../base/base.ts';
import { type BaseClass, createClass, type YuiObject } from '../base/classes.ts';
import type { Members } from '../kit.ts';

const dialogs = new WeakMap<YuiObject, HTMLDialogElement>();
let shown = 0;

/**
 * `new Y.Squarespace.Widgets.Alert({ 'strings.title': …, 'strings.message': … })`: a sentence that must be seen, in the
 * browser's own dialog, at once. It tells `confirm` and `close` when it is closed.
 */
export const Alert: BaseClass = createClass('alert', Base, {
  statics: { ATTRS: { strings: { value: { title: '', message: '', confirm: '' } }, visible: { value: true } } },
  members: {
    initializer(this: YuiObject, config: Members = {}) {
      // Parts of `strings` are put once all classes of it have begun.
      this.after('initializedChange', () => {
        if (this.get('visible') === true && config.render !== false) show(this);
      });
    },
    destructor(this: YuiObject) {
      dialogs.get(this)?.remove();
      dialogs.delete(this);
    },
    render(this: YuiObject) {
      return show(this);
    },
    show(this: YuiObject) {
      return show(this);
    },
    hide(this: YuiObject) {
      dialogs.get(this)?.close();
      return this;
    },
    close(this: YuiObject) {
      return (this.hide as () => YuiObject).call(this);
    },
  },
});

function show(alert: YuiObject): YuiObject {
  const known = dialogs.get(alert);
  if (known?.open === true) return alert;
  const dialog = known ?? draw(alert);
  dialogs.set(alert, dialog);
  document.body.append(dialog);
  dialog.showModal();
  return alert;
}

function draw(alert: YuiObject): HTMLDialogElement {
  const text = (name: string): string => String(alert.get(`strings.${name}`) ?? '');
  shown += 1;
  const id = `sqs-alert-${shown}`;
  const dialog = document.createElement('dialog');
  dialog.className = `${ALERT_CLASSES.dialog ?? ''} sqs-widgets-confirmation alert`;
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  dialog.setAttribute('aria-describedby', `${id}-message`);
  const title = part('h2', `${ALERT_CLASSES.title ?? ''} title`, text('title'));
  const message = part('p', `${ALERT_CLASSES.body ?? ''} message`, text('message'));
  title.id = `${id}-title`;
  message.id = `${id}-message`;
  const close = part(
    'button',
    `${ALERT_CLASSES.close ?? ''} confirmation-button confirm`,
    text('confirm') || galleryText().close,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.append(title, message, close);
  dialog.addEventListener('close', () => {
    dialog.remove();
    dialogs.delete(alert);
    alert.fire('confirm');
    alert.fire('close');
  });
  return dialog;
}

function part(tag: 'h2' | 'p' | 'button', className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  if (element instanceof HTMLButtonElement) element.type = 'button';
  return element;
}
