import { lockPageScroll } from './lockPageScroll.ts';
import { isOutside, stopAfter } from './modalKeys.ts';

/** Marks an element inside a modal that counts as outside of it: the empty room around a lightbox's picture. */
export const OUTSIDE_ATTRIBUTE = 'data-modal-outside';

/**
 * Opens a native `<dialog>` as a modal (MODAL-01), without React. `onClose` is called when Escape or a click outside
 * requests closing. Null: it can't be dismissed. Returns a function that closes it and restores focus and scrolling.
 */
export function openModal(element: HTMLDialogElement, onClose: (() => void) | null): () => void {
  const opener = document.activeElement;
  // Before the page is made inert: that works out styles at once.
  const unlock = lockPageScroll();
  element.showModal();
  const ignore = listen(element, onClose);
  return () => {
    ignore();
    unlock();
    element.close();
    // The browser gives the focus back by itself, but not when the modal leaves the page in the same moment.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}

/** What listens on an open modal; `onClose` is null while it may not be dismissed. Answers how to stop. */
function listen(element: HTMLDialogElement, onClose: (() => void) | null): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isPressedOutside = false;
  element.addEventListener('keydown', (event) => pressKey(element, event, onClose), { signal });
  element.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      onClose?.();
    },
    { signal },
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      isPressedOutside = isPressOutside(element, event);
    },
    { signal },
  );
  // A press that began inside, such as marking text, is no wish to close wherever it ends.
  element.addEventListener(
    'click',
    (event) => {
      if (isPressedOutside && isPressOutside(element, event)) onClose?.();
    },
    { signal },
  );
  return () => stop.abort();
}

function pressKey(element: HTMLDialogElement, event: KeyboardEvent, onClose: (() => void) | null): void {
  if (event.key === 'Escape') {
    // Handled here and kept from the browser, which would close a modal that refuses at the second press.
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    if (!isTaken) onClose?.();
    return;
  }
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const target = stopAfter(focusableIn(element), document.activeElement, event.shiftKey);
  if (target === null) return;
  event.preventDefault();
  target.focus();
}

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),summary,iframe,[tabindex]';

function focusableIn(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  );
}

function isPressOutside(element: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target instanceof Element && event.target.hasAttribute(OUTSIDE_ATTRIBUTE)) return true;
  return event.target === element && isOutside(element.getBoundingClientRect(), event);
}
