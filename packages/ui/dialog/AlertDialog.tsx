import { type ReactElement, useId } from 'react';
import type { DialogClassNames } from './Dialog.tsx';
import { useModal } from './useModal.ts';

export interface AlertDialogProps {
  /** What went wrong, or null: closed. */
  readonly alert: { readonly title: string; readonly message: string } | null;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly classNames?: DialogClassNames;
}

/** A message that must be seen: title and sentence are read out at once, one button closes it. */
export function AlertDialog({ alert, closeLabel, onClose, classNames = {} }: AlertDialogProps): ReactElement {
  const dialog = useModal(alert !== null, onClose, { isAfterPaint: true });
  const id = useId();
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={classNames.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      <h2 id={`${id}-title`} className={classNames.title}>
        {alert?.title}
      </h2>
      <p id={`${id}-message`} className={classNames.body}>
        {alert?.message}
      </p>
      <button type="button" className={classNames.close} onClick={onClose}>
        {closeLabel}
      </button>
    </dialog>
  );
}
