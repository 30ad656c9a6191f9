import { SCROLL, scrollToDuration, type Tween, tweenAt } from './scrollTween.ts';

/** From where the page is to where an element has its room above. */
export function wayTo(target: Element): Pick<Tween, 'from' | 'to'> {
  const to = target.getBoundingClientRect().top + window.scrollY - SCROLL.offset;
  return { from: window.scrollY, to: Math.max(0, to) };
}

/** What the page itself wants to be seen: there in 50 ms (LIM-03), and not at all when it is in view already. */
export function scrollToElement(target: Element): void {
  const { top, bottom } = target.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const way = wayTo(target);
  scrollAlong({ ...way, duration: scrollToDuration(way.to - way.from) });
}

/** Until it is there, or until the visitor scrolls by hand. */
export function scrollAlong(tween: Tween, done: () => void = () => {}): void {
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
