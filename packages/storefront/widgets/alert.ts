import type { DialogClassNames } from '@quoin/ui/dialog';

/** How themes style the alert of a widget. */
export const ALERT_CLASSES: DialogClassNames = {
  dialog: 'dialog dialog--alert',
  title: 'dialog__title',
  body: 'dialog__message',
  close: 'button dialog__close',
};

/** How themes style a dialog that explains something. */
export const INFO_CLASSES: DialogClassNames = {
  dialog: 'dialog dialog--info',
  title: 'dialog__title',
  body: 'dialog__body',
  close: 'button dialog__close',
};

/** How themes style a product's form over a list. */
export const QUICK_CLASSES: DialogClassNames = {
  dialog: 'dialog dialog--quick',
  title: 'dialog__title',
  body: 'dialog__body',
  close: 'button button--quiet dialog__close',
};

/** How themes style what a product asks its buyer. */
export const QUESTIONS_CLASSES: DialogClassNames = {
  dialog: 'dialog dialog--questions',
  title: 'dialog__title',
  body: 'dialog__body',
  close: 'button button--quiet button--wide dialog__close',
};
