import { galleryText } from '../../page/words/galleryText.ts';
import { ALERT_CLASSES } from '../../widgets/alert.ts';
import { alertDialog } from '../../widgets/alertDialog.ts';
import { Base } from '../base/base.ts';
import { type BaseClass, createClass, type YuiObject } from '../base/classes.ts';
import type { Members } from '../kit.ts';

const dialogs = new WeakMap<YuiObject, HTMLDialogElement>();
/** As styles of existing templates know them. */
const OLDER_CLASSES = {
  dialog: 'sqs-widgets-confirmation alert',
  title: 'title',
  body: 'message',
  close: 'confirmation-button confirm',
};

/**
 * `new Y.Squarespace.Widgets.Alert({ 'strings.title': …, 'strings.message': … })`: a sentence that must be seen, in the
 * browser's own dialog, at once. It tells `confirm` and `close` when it is closed.
 */
export const Alert: BaseClass = createClass('alert', Base, {
  statics: {
    ATTRS: {
      strings: { value: { title: '', message: '', confirm: '', cancel: '' } },
      visible: { value: true },
      /** Whether it can be answered with no. */
      isQuestion: { value: false },
    },
  },
  members: {
    initializer(this: YuiObject, config: Members = {}) {
      // Parts of `strings` are set once all its classes are initialized.
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

/** `new Y.Squarespace.Widgets.Confirmation(…)`: the same as a question; closed without an answer, it tells `cancel`. */
export const Confirmation: BaseClass = createClass('confirmation', Alert, {
  statics: { ATTRS: { isQuestion: { value: true } } },
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
  const isQuestion = alert.get('isQuestion') === true;
  const close = text(isQuestion ? 'cancel' : 'confirm') || galleryText().close;
  const dialog = alertDialog(
    { title: text('title'), message: text('message'), close },
    isQuestion ? { ...OLDER_CLASSES, close: 'confirmation-button cancel' } : OLDER_CLASSES,
  );
  if (isQuestion) dialog.lastElementChild?.before(yesButton(dialog, text('confirm') || 'OK'));
  dialog.addEventListener('close', () => {
    dialog.remove();
    dialogs.delete(alert);
    alert.fire(isQuestion && dialog.returnValue !== 'confirm' ? 'cancel' : 'confirm');
    alert.fire('close');
  });
  return dialog;
}

function yesButton(dialog: HTMLDialogElement, words: string): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: `${ALERT_CLASSES.close} confirmation-button confirm` });
  button.textContent = words;
  button.addEventListener('click', () => dialog.close('confirm'));
  return button;
}
