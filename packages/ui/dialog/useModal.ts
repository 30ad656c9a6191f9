import { type RefObject, useEffect, useRef } from 'react';
import { lockPageScroll } from './lockPageScroll.ts';

/**
 * Opens and closes a native `<dialog>` as a modal: the page behind is inert and does not scroll, focus goes in, stays,
 * and returns to the opener (the browser's part), and Escape or a press outside asks to close.
 */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    element.showModal();
    const unlock = lockPageScroll();
    const ignore = listen(element, () => close.current());
    return () => {
      ignore();
      unlock();
      element.close();
    };
  }, [isOpen]);

  return dialog;
}

/** Escape arrives as `cancel`; a press on the backdrop arrives as a click on the dialog outside its box. */
function listen(element: HTMLDialogElement, onClose: () => void): () => void {
  const cancel = (event: Event): void => {
    event.preventDefault();
    onClose();
  };
  const click = (event: MouseEvent): void => {
    if (event.target === element && isOutside(element.getBoundingClientRect(), event)) onClose();
  };
  element.addEventListener('cancel', cancel);
  element.addEventListener('click', click);
  return () => {
    element.removeEventListener('cancel', cancel);
    element.removeEventListener('click', click);
  };
}

function isOutside(box: DOMRect, point: { readonly clientX: number; readonly clientY: number }): boolean {
  return point.clientX < box.left || point.clientX > box.right || point.clientY < box.top || point.clientY > box.bottom;
}
