import { type ReactElement, type ReactNode, useId } from 'react';
import { useModal } from './useModal.ts';

export interface DialogClassNames {
  readonly dialog?: string;
  readonly title?: string;
  readonly body?: string;
  readonly close?: string;
}

export interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly classNames?: DialogClassNames;
}

/** A modal dialog named by its heading; closed by Escape, by its button or by a press outside. */
export function Dialog(props: DialogProps): ReactElement {
  const { isOpen, title, closeLabel, onClose, children, classNames = {} } = props;
  const dialog = useModal(isOpen, onClose);
  const titleId = useId();
  return (
    <dialog ref={dialog} className={classNames.dialog} aria-labelledby={titleId}>
      <h2 id={titleId} className={classNames.title}>
        {title}
      </h2>
      <div className={classNames.body}>{children}</div>
      <button type="button" className={classNames.close} onClick={onClose}>
        {closeLabel}
      </button>
    </dialog>
  );
}
