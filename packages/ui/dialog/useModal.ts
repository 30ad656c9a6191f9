import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '../after-paint/index.ts';
import { openModal } from './openModal.ts';

export interface ModalOptions {
  /** False: only a decision inside closes it; Escape and presses outside do nothing. */
  readonly isDismissible?: boolean;
  /**
   * Opens in a separate task, after the press's change is painted (PF-09): for modals where nothing is typed at once.
   */
  readonly isAfterPaint?: boolean;
}

/**
 * Opens and closes a native `<dialog>` as a modal (MODAL-01): the page behind is inert and does not scroll, focus goes in,
 * stays, and returns to the opener, and Escape or a press outside asks to close.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
  { isDismissible = true, isAfterPaint = false }: ModalOptions = {},
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    let shut: (() => void) | undefined;
    const open = (): void => {
      shut = openModal(element, isDismissible ? () => close.current() : null);
    };
    const callOff = isAfterPaint ? afterPaint(open) : open();
    return () => {
      callOff?.();
      shut?.();
    };
  }, [isOpen, isDismissible, isAfterPaint]);

  return dialog;
}
