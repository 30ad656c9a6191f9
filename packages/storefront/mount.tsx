import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ElementAddress } from './loader/elementAddress.ts';

/** How to find an element's twin; the loader's own functions, handed over so that they are sent once. */
export interface Finder {
  readonly addressOf: (element: Element, island: Element) => ElementAddress;
  readonly findAgain: (address: ElementAddress, island: Element) => HTMLElement | null;
}

/**
 * Puts a widget in the place of the server's markup, in one go between two frames: same markup, so no pixel moves, and the
 * focus stays where it was. Should the widget fail, the server's markup comes back and works as plain HTML.
 */
export function mountWidget(island: HTMLElement, widget: ReactElement, finder: Finder): void {
  const before = [...island.childNodes];
  const keepFocus = rememberFocus(island, finder);
  let fault: unknown = null;
  const root = createRoot(island, {
    onUncaughtError: (error) => {
      fault = error;
      reportError(error);
      queueMicrotask(() => {
        island.replaceChildren(...before);
        island.dataset.islandLost = '';
      });
    },
  });
  flushSync(() => root.render(widget));
  if (fault !== null) throw fault;
  keepFocus();
}

function rememberFocus(island: HTMLElement, { addressOf, findAgain }: Finder): () => void {
  const focused = document.activeElement;
  if (focused === null || !island.contains(focused)) return () => {};
  const address = addressOf(focused, island);
  const selection = readSelection(focused);
  return () => {
    const twin = findAgain(address, island);
    twin?.focus({ preventScroll: true });
    if (twin instanceof HTMLInputElement && selection !== null) twin.setSelectionRange(...selection);
  };
}

/** Number inputs and the like have no selection to remember: theirs is null. */
function readSelection(element: Element): [start: number, end: number] | null {
  if (!(element instanceof HTMLInputElement)) return null;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
