import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { listenToDelegatedEvents } from './delegatedEvents.ts';
import type { ElementAddress } from './loader/elementAddress.ts';

/** Finds an element's counterpart. Passed in from the loader, so the code is sent once. */
export interface Finder {
  readonly addressOf: (element: Element, island: Element) => ElementAddress;
  readonly findAgain: (address: ElementAddress, island: Element) => HTMLElement | null;
}

/**
 * Lets a widget take over the server's markup in one go between two frames. Where it would draw the very same (`isSame`), React
 * takes the elements that are there: nothing is laid out or painted again, and what people selected, scrolled to or typed
 * stays as it is. Elsewhere, and where the markup turns out to be another after all, it puts its own in their place.
 * Should the widget fail, the server's markup comes back and works as plain HTML.
 */
export function mountWidget(island: HTMLElement, widget: ReactElement, finder: Finder, isSame = false): void {
  const giveBack = isSame ? keepCopy(island) : keepElements(island);
  const keepFocus = rememberFocus(island, finder);
  let fault: unknown = null;
  const options: RootOptions = {
    onUncaughtError: (error) => {
      fault = error;
      reportError(error);
      queueMicrotask(() => {
        giveBack();
        island.dataset.islandLost = '';
      });
    },
  };
  flushSync(() => {
    listenToDelegatedEvents(island, () => {
      if (isSame) adoptElements(island, widget, options);
      else createRoot(island, options).render(widget);
    });
  });
  if (fault !== null) throw fault;
  keepFocus();
}

function adoptElements(island: HTMLElement, widget: ReactElement, options: RootOptions): void {
  for (const plain of island.querySelectorAll('script, .scriptless')) plain.remove();
  dropLineBreaks(island);
  const onRecoverableError = (): void => {
    island.dataset.islandRedrawn = '';
  };
  hydrateRoot(island, widget, { ...options, onRecoverableError });
}

/** Where a line break is the owner's. */
const AS_WRITTEN = 'textarea, pre, .form-disclaimer';

/** Templates are written in lines; React knows of no text between them. */
function dropLineBreaks(island: HTMLElement): void {
  const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const found: CharacterData[] = [];
  while (texts.nextNode() !== null) {
    const text = texts.currentNode as CharacterData;
    const isLayout = text.data.includes('\n') && text.data.trim() === '';
    if (isLayout && text.parentElement?.closest(AS_WRITTEN) === null) found.push(text);
  }
  for (const text of found) text.remove();
}

function keepElements(island: HTMLElement): () => void {
  const before = [...island.childNodes];
  return () => island.replaceChildren(...before);
}

/** As it was, with what was typed; in a document that loads no pictures. */
function keepCopy(island: HTMLElement): () => void {
  const { content } = document.createElement('template');
  const copy = content.ownerDocument.importNode(island, true);
  return () => island.replaceChildren(...copy.childNodes);
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
