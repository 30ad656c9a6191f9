import { galleryText } from '../../page/words/galleryText.ts';
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
  const dialog = alertDialog(
    { title: text('title'), message: text('message'), close: text('confirm') || galleryText().close },
    OLDER_CLASSES,
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    dialogs.delete(alert);
    alert.fire('confirm');
    alert.fire('close');
  });
  return dialog;
}
