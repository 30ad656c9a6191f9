export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
export { type Confirmation, createConfirmation, type Question } from './confirmation.ts';
export { Dialog, type DialogClassNames, type DialogProps } from './Dialog.tsx';
export { Lightbox, type LightboxProps } from './Lightbox.tsx';
export { LIGHTBOX_SCROLL_MARGIN, lightboxMargin } from './modalKeys.ts';
export { type ModalOptions, useModal } from './useModal.ts';
