import { type ReactElement, useId, useSyncExternalStore } from 'react';
import type { Confirmation } from './confirmation.ts';
import type { DialogClassNames } from './Dialog.tsx';
import { useModal } from './useModal.ts';

export interface ConfirmDialogProps {
  readonly confirmation: Confirmation;
  readonly classNames?: DialogClassNames & { readonly confirm?: string; readonly cancel?: string };
}

/** Asks before something happens: the question is read out at once; Escape and a press outside mean no (MODAL-03). */
export function ConfirmDialog({ confirmation, classNames = {} }: ConfirmDialogProps): ReactElement {
  const question = useSyncExternalStore(confirmation.subscribe, confirmation.getQuestion, confirmation.getQuestion);
  const cancel = (): void => confirmation.answer(false);
  const dialog = useModal(question !== null, cancel, { isDismissible: question?.cancelLabel !== undefined });
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
        {question?.title}
      </h2>
      <p id={`${id}-message`} className={classNames.body}>
        {question?.message}
      </p>
      {question?.cancelLabel !== undefined && (
        <button type="button" className={classNames.cancel} onClick={cancel}>
          {question.cancelLabel}
        </button>
      )}
      <button type="button" className={classNames.confirm} onClick={() => confirmation.answer(true)}>
        {question?.confirmLabel}
      </button>
    </dialog>
  );
}
