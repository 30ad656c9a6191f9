import { type PopupRules, popupOpenedText } from '@quoin/domain/site';
import { browserMemory } from '../../page/browserMemory.ts';
import { readIslandProps } from '../../page/islandProps.ts';
import { pageLanguage } from '../../page/language.ts';
import { languagePrefix } from '../../page/languagePrefix.ts';
import { afterInBrowser } from '../../timing/after.ts';
import { readMemory, writeMemory } from './memory.ts';
import { createPopup, type Popup } from './popup.ts';
import { POPUP_HASH } from './popupHash.ts';

/**
 * The site's popup: opens by its rules, is announced politely, never takes the focus, and closes by Escape or its
 * button. A visitor who follows a link to `#popup` sees it at once, with the focus in it.
 */
export function start([section]: readonly HTMLElement[]): void {
  // Never over a checkout, whatever a theme prints there (CX-30).
  if (section === undefined || CHECKOUT.test(location.pathname.slice(languagePrefix().length))) return;
  const popup = createPopup({
    rules: readIslandProps<PopupRules>(section),
    after: afterInBrowser,
    elapsed: performance.now(),
    now: Date.now,
    memory: { read: () => readMemory(browserMemory), write: (memory) => writeMemory(browserMemory, memory) },
  });
  followState(section, popup);
  listen(section, popup);
  followLinks(section, popup);
  followScroll(popup);
  // This script came because the visitor has done something.
  popup.act();
}

function followLinks(section: HTMLElement, popup: Popup): void {
  const look = (): void => {
    if (location.hash !== POPUP_HASH) return;
    // The same link may be followed again.
    history.replaceState(history.state, '', location.pathname + location.search);
    before = document.activeElement;
    popup.open();
    section.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"]), a, button')?.focus();
  };
  addEventListener('hashchange', look);
  look();
}

const CHECKOUT = /^\/(?:checkout|cart|order|account)(?:\/|$)/;

function followState(section: HTMLElement, popup: Popup): void {
  popup.subscribe(() => {
    const isOpen = popup.getState() === 'open';
    if (isOpen) announce(section);
    else leave(section);
    section.hidden = !isOpen;
  });
  keepRoom(section);
}

/** Read out when there is a pause; the focus stays where the visitor is. */
function announce(section: HTMLElement): void {
  const title = section.querySelector('.popup__title')?.textContent ?? '';
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  section.before(status);
  // A region must be there before what it says.
  setTimeout(() => {
    status.textContent = popupOpenedText(title, pageLanguage());
  });
}

/** Returns the focus inside a closing popup to where it was before. */
let before: Element | null = null;

function leave(section: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === null || !section.contains(activeElement)) return;
  const place =
    before instanceof HTMLElement && before.isConnected ? before : document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: true });
}

function listen(section: HTMLElement, popup: Popup): void {
  section.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !section.contains(relatedTarget)) before = relatedTarget;
  });
  section.querySelector('.popup__close')?.addEventListener('click', popup.close);
  section.querySelector('.popup__action')?.addEventListener('click', () => {
    popup.submit();
    popup.close();
  });
  followForm(section, popup);
  document.addEventListener('keydown', (event) => {
    // A modal above it has its own Escape.
    const isModalOpen = document.querySelector('dialog:modal') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !isModalOpen) popup.close();
  });
}

/** A form in it is sent once its thanks message is there. */
function followForm(section: HTMLElement, popup: Popup): void {
  const form = section.querySelector('[data-form-id]');
  if (form === null) return;
  const watcher = new MutationObserver(() => {
    if (section.querySelector('.form-submission-text') === null) return;
    watcher.disconnect();
    popup.submit();
  });
  watcher.observe(section, { childList: true, subtree: true });
}

/** What has the focus is never hidden below it (WCAG 2.2, 2.4.11): the page scrolls past it. */
function keepRoom(section: HTMLElement): void {
  document.addEventListener('focusin', ({ target }) => {
    if (section.hidden || !(target instanceof HTMLElement) || section.contains(target)) return;
    const box = section.getBoundingClientRect();
    const own = target.getBoundingClientRect();
    const isHidden = own.top < box.bottom && own.bottom > box.top && own.left < box.right && own.right > box.left;
    if (!isHidden) return;
    const isBelow = box.top > window.innerHeight / 3;
    window.scrollBy({ top: isBelow ? own.bottom - box.top + 16 : own.top - box.bottom - 16, behavior: 'instant' });
  });
}

function followScroll(popup: Popup): void {
  const look = (): void => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const way = scrollHeight - clientHeight;
    popup.scroll(way <= 0 ? 100 : (scrollTop / way) * 100);
  };
  addEventListener('scroll', look, { passive: true });
  look();
}
