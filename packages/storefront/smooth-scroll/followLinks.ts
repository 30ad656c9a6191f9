import { SCROLL, type Tween, tweenAt } from './scrollTween.ts';

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
  const to = target.getBoundingClientRect().top + window.scrollY - SCROLL.offset;
  scrollAlong({ from: window.scrollY, to: Math.max(0, to), duration: SCROLL.tween }, () => moveFocus(target));
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // not an address anybody could have meant
  }
}

/** Until it is there, or until the visitor scrolls by hand. */
function scrollAlong(tween: Tween, done: () => void): void {
  const stop = new AbortController();
  for (const name of ['wheel', 'touchstart', 'keydown'] as const) {
    addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  let begun: number | null = null;
  const frame = (now: number): void => {
    if (stop.signal.aborted) return;
    begun ??= now;
    window.scrollTo({ top: tweenAt(tween, now - begun), behavior: 'instant' });
    if (now - begun < tween.duration) requestAnimationFrame(frame);
    else {
      stop.abort();
      done();
    }
  };
  requestAnimationFrame(frame);
}

/** The next Tab goes on from there; what takes no focus of its own takes it once. */
function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
