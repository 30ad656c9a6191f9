import type { DialogClassNames } from '@quoin/ui/dialog';

/** How themes style the alert of a widget. */
export const ALERT_CLASSES: DialogClassNames = {
  dialog: 'dialog dialog--alert',
  title: 'dialog__title',
  body: 'dialog__message',
  close: 'button dialog__close',
};
