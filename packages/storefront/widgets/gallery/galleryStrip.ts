import { galleryText } from '../../page/words/galleryText.ts';
import { keepWanted } from '../../strip/keepWanted.ts';
import { GALLERY_KEYS, viewAfter, viewRound } from '../../strip/moves.ts';
import { afterInBrowser } from '../../timing/after.ts';
import type { Autoplay } from './autoplay.ts';
import { autoplaySlides } from './autoplaySlides.ts';

export interface StripParts {
  /** All of it: while the pointer or the focus is inside, nothing plays by itself. */
  readonly gallery: HTMLElement;
  /** Its children are the views. */
  readonly strip: HTMLElement;
  /** A press on one shows the view of the same place. */
  readonly thumbs: readonly HTMLElement[];
  /** Where buttons are put. */
  readonly controls: HTMLElement | null;
  readonly hasArrows: boolean;
  /** Each view is shown; 0 for no playing by itself. */
  readonly seconds: number;
  /** Both ends lead to the other; true unless it is said. */
  readonly isRound?: boolean;
  /** The next view is there at once, as where views fade into each other. */
  readonly isInstant?: boolean;
  /** PageActivity which view is in front. */
  readonly onShow?: (index: number) => void;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Adds arrows, keys, thumbnails and autoplay to a strip that scrolls and snaps by itself. Returns the step function for
 * arrows that are already in the markup. Both ends lead to the other.
 */
export function startStrip(parts: StripParts): (step: 1 | -1) => void {
  const { gallery, strip, thumbs, controls, hasArrows, seconds } = parts;
  const total = strip.children.length;
  const views = keepWanted(strip);

  const mark = (): void => {
    thumbs.forEach((thumb, index) => {
      if (index === views.current()) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
    parts.onShow?.(views.current());
  };
  const show = (index: number): void => {
    views.show(index, parts.isInstant || matchMedia(REDUCED).matches ? 'instant' : 'smooth');
    mark();
  };
  const place = () => ({ current: views.current(), total });
  const turn = (by: 1 | -1): void => show(by === 1 ? viewRound(place()) : (views.current() + total - 1) % total);
  const step = (by: 1 | -1): void => {
    const next = views.current() + by;
    const isEnd = next < 0 || next >= total;
    if (parts.isRound !== false || !isEnd) turn(by);
  };

  strip.addEventListener('keydown', (event) => {
    const move = GALLERY_KEYS[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey || event.target !== strip) return;
    event.preventDefault();
    show(viewAfter(place(), move));
  });
  // A swipe, or whatever else has scrolled the strip, has the last word once it is at rest.
  whenAtRest(strip, () => {
    if (views.settle()) mark();
  });
  thumbs.forEach((thumb, index) => {
    thumb.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  });

  const autoplay = seconds > 0 ? autoplaySlides(gallery, seconds, () => turn(1)) : null;
  if (autoplay !== null) controls?.append(pauseButton(autoplay));
  if (hasArrows) {
    controls?.append(
      button('previous', galleryText().previous, () => step(-1)),
      button('next', galleryText().next, () => step(1)),
    );
  }
  gallery.dataset.islandAwake = '';
  return step;
}

/** Browsers that don't say when scrolling has ended are at rest once they have not scrolled for a moment. */
function whenAtRest(strip: HTMLElement, run: () => void): void {
  const tellsEnd: boolean = 'onscrollend' in strip;
  if (tellsEnd) {
    strip.addEventListener('scrollend', run);
    return;
  }
  let callOff = (): void => {};
  strip.addEventListener('scroll', () => {
    callOff();
    callOff = afterInBrowser(150, run);
  });
}

function pauseButton(autoplay: Autoplay): HTMLButtonElement {
  const element = button('pause', galleryText().pause, () => {
    if (autoplay.isHeld('paused')) autoplay.play();
    else autoplay.hold('paused');
    label();
  });
  const label = (): void => {
    const isPaused = autoplay.isHeld('paused');
    element.className = `gallery-control gallery-control--${isPaused ? 'play' : 'pause'}`;
    element.setAttribute('aria-label', isPaused ? galleryText().play : galleryText().pause);
  };
  // Who asked for less motion starts it by the button: it then plays in spite of that.
  if (matchMedia(REDUCED).matches) autoplay.hold('paused');
  label();
  return element;
}

function button(name: string, label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `gallery-control gallery-control--${name}`;
  element.setAttribute('aria-label', label);
  element.addEventListener('click', press);
  return element;
}
