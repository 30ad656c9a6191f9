import { scrollAlong, wayTo } from './scroll.ts';
import { SCROLL } from './scrollTween.ts';

/** Links to places of the page: a press scrolls there softly, and the focus goes along. */
export function start(links: readonly HTMLElement[]): void {
  for (const link of links) link.addEventListener('click', follow);
}

function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const target = targetOf(link.hash);
  if (target === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  history.pushState(null, '', link.hash);
  scrollAlong({ ...wayTo(target), duration: SCROLL.tween }, () => moveFocus(target));
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // not an address anybody could have meant
  }
}

/** The next Tab continues from there. An element that can't take focus is made focusable until blur. */
function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
