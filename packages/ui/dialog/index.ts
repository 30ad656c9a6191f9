export { AlertDialog } from './AlertDialog.tsx';
export { type Confirmation, createConfirmation, type Question } from './confirmation.ts';
export { Dialog, type DialogClassNames } from './Dialog.tsx';
export { Lightbox } from './Lightbox.tsx';
