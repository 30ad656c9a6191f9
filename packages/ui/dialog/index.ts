export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
export { Dialog, type DialogClassNames, type DialogProps } from './Dialog.tsx';
export { useModal } from './useModal.ts';
