import { applySheet } from './drawing/applyLooks.ts';

/** What a page under edit does not do: follow links, send forms, fill carts, move. */
const EVENTS = [
  'click',
  'auxclick',
  'dblclick',
  'submit',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'mouseover',
  'touchstart',
  'keydown',
  'keyup',
  'change',
  'input',
  'dragstart',
  'contextmenu',
  'focusin',
] as const;

const STILL = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
}
:root, body { overscroll-behavior: none; }
/* What opens by itself over the page is edited elsewhere. */
dialog[open] { display: none !important; }
.quoin-edited-text { cursor: text; }`;

/** Tells scripts of the page that reduced motion is preferred, so slideshows stop. Runs before any of them. */
export function calmScripts(): void {
  const native = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    if (/prefers-reduced-motion\s*:\s*reduce/.test(query)) return native('all');
    return native(/prefers-reduced-motion\s*:\s*no-preference/.test(query) ? 'not all' : query);
  };
}

/** The page as a picture of itself. Inside `isEdited` people type: there everything works but links. */
export function makeInert(isEdited: (target: Element) => boolean): { setTyping(element: HTMLElement | null): void } {
  const stop = (event: Event): void => {
    const target = event.target;
    const isInText = target instanceof Element && isEdited(target);
    if (isInText && event.type === 'click' && target.closest('a') !== null) event.preventDefault();
    if (isInText) return;
    if (event.type !== 'focusin') event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of EVENTS) window.addEventListener(name, stop, { capture: true, passive: false });
  applySheet('still', STILL);
  for (const video of document.querySelectorAll('video')) video.pause();
  stopFilms(document);
  document.addEventListener('play', (event) => (event.target as HTMLMediaElement).pause(), true);
  document.body.inert = true;
  let rested: readonly HTMLElement[] = [];
  return {
    setTyping(element) {
      document.body.inert = element === null;
      for (const each of rested) each.inert = false;
      rested = element === null ? [] : besides(element);
      for (const each of rested) each.inert = true;
    },
  };
}

/** Loads the first frame of background videos. It normally comes with playback, which never starts here. */
export function stopFilms(within: ParentNode): void {
  for (const film of within.querySelectorAll<HTMLVideoElement>('.background-film')) film.preload = 'metadata';
}

/** Returns the siblings of an element and of its ancestors, except those already inert. */
function besides(element: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let inner: HTMLElement | null = element;
    inner !== null && inner !== document.body;
    inner = inner.parentElement
  ) {
    for (const each of inner.parentElement?.children ?? []) {
      if (each !== inner && each instanceof HTMLElement && !each.inert) found.push(each);
    }
  }
  return found;
}
