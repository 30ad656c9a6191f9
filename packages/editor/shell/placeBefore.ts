/** What lies over the page or beside it: the focus is there for as long as it is open. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], aside[data-region]';

let last: HTMLElement | null = null;

/** Remembers where on the page, or in the bar above it, the focus was last; answers how to stop. */
export function watchPlaces(): () => void {
  const hear = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.closest(OVER) === null) last = target;
  };
  document.addEventListener('focusin', hear);
  return () => {
    document.removeEventListener('focusin', hear);
    last = null;
  };
}

/** Where the focus was before something was opened; where it was last on the page when that is gone; else the page (ED-42). */
export function placeBefore(before: Element | null): HTMLElement | null {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  return isThere ? before : (placeNow(last) ?? document.getElementById('editor-canvas'));
}

/** The canvas draws its items anew; they are known by the block they stand for. */
function placeNow(place: HTMLElement | null): HTMLElement | null {
  if (place === null || place.isConnected) return place;
  const { blockItem, sectionItem } = place.dataset;
  if (blockItem !== undefined) return document.querySelector(`[data-block-item="${CSS.escape(blockItem)}"]`);
  if (sectionItem === undefined) return null;
  return document.querySelector(`[data-section-item="${CSS.escape(sectionItem)}"]`);
}
