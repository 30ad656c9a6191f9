import { currentView, placeOf } from './scrolling.ts';

export interface WantedView {
  /** Scrolls there; the view is in front from now on, wherever the strip is on its way. */
  show(index: number, behavior: ScrollBehavior): void;
  current(): number;
  /** To be asked when the strip is at rest; answers whether another view is in front than before. */
  settle(): boolean;
}

/** A strip that is laid out again while it scrolls may stop elsewhere. It is then scrolled again, up to this often. */
const MOST_TRIES = 10;
/** What a browser rounds away. */
const NEAR_PX = 2;

/**
 * The view that was asked for last is the one in front until the strip has come to it or a hand moves the strip: a press
 * during a turn counts from there, although the turn before it ends half way.
 */
export function keepWanted(strip: HTMLElement): WantedView {
  let wanted = currentView(strip);
  let triesLeft = 0;
  const release = (): void => {
    triesLeft = 0;
  };
  for (const name of ['wheel', 'touchstart', 'pointerdown', 'focusin'] as const) {
    strip.addEventListener(name, release, { passive: true });
  }
  let scroll = (): void => {};
  return {
    current: () => wanted,
    show: (index, behavior) => {
      wanted = index;
      triesLeft = isAt(strip, index) ? 0 : MOST_TRIES;
      scroll = () => strip.scrollTo({ left: placeOf(strip, index), behavior });
      scroll();
    },
    settle: () => {
      if (triesLeft > 0 && !isAt(strip, wanted)) {
        triesLeft -= 1;
        scroll();
        return false;
      }
      const known = wanted;
      // In a narrow strip the last views are all at its end: the requested one stays current.
      if (triesLeft === 0) wanted = currentView(strip);
      triesLeft = 0;
      return wanted !== known;
    },
  };
}

function isAt(strip: HTMLElement, index: number): boolean {
  const most = strip.scrollWidth - strip.clientWidth;
  const place = Math.min(Math.abs(placeOf(strip, index)), most);
  return Math.abs(Math.abs(strip.scrollLeft) - place) <= NEAR_PX;
}
