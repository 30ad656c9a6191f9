import { canvasPlace } from './canvasPlace.ts';

/** As many places as a user could need to go back to. */
const MOST = 24;
/** What is still there when that in it which had the focus is gone. */
const AROUND = 'aside[data-region], [role="dialog"], [role="alertdialog"]';

interface Place {
  readonly element: HTMLElement;
  /** The panel or dialog it is in. */
  readonly around: HTMLElement | null;
}

/**
 * The focus never falls to the body (ED-04, ED-42). What had it may go away: a panel or a dialog that closes, a note, the row of
 * what was deleted, a button that can do no more. Then it goes back the way it came: to the control that opened what is gone, or
 * to what is chosen on the page. Answers how to stop.
 */
export function keepFocus(): () => void {
  let trail: readonly Place[] = [];
  let isDue = false;
  const hear = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const others = trail.filter(({ element }) => element !== target);
    trail = [...others, { element: target, around: target.closest<HTMLElement>(AROUND) }].slice(-MOST);
  };
  const look = () => {
    isDue = false;
    const last = trail.at(-1);
    // A press outside of everything is intended: no element disappeared.
    if (last === undefined || document.activeElement !== document.body || canHave(last.element)) return;
    goBack(trail.toReversed());
  };
  const changes = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    // Dialogs give the focus back by themselves a frame after they are gone.
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
  document.addEventListener('focusin', hear);
  changes.observe(document.body, {
    ...{ childList: true, subtree: true, attributes: true },
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return () => {
    document.removeEventListener('focusin', hear);
    changes.disconnect();
  };
}

/** From the latest place to earlier ones, until one takes it. */
function goBack(places: readonly Place[]): void {
  for (const { element, around } of places) {
    for (const each of [isOnCanvas(element) ? canvasPlace() : element, around]) if (takes(each)) return;
  }
  takes(canvasPlace() ?? document.getElementById('editor-canvas'));
}

/**
 * Reports whether an element represents a selection: the page as a whole or a rerendered item of it. The focus then
 * goes to the current selection.
 */
function isOnCanvas({ dataset }: HTMLElement): boolean {
  return [dataset.gesture, dataset.blockItem, dataset.sectionItem, dataset.markItem].some((mark) => mark !== undefined);
}

function canHave(element: HTMLElement): boolean {
  const isUsable = element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null;
  return isUsable && element.checkVisibility({ visibilityProperty: true });
}

function takes(element: HTMLElement | null): boolean {
  if (element === null || !canHave(element)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
