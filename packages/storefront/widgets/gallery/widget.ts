import { galleryText } from '../../page/words/galleryText.ts';
import { GALLERY_KEYS, viewAfter, viewRound } from '../../strip/moves.ts';
import { currentView, placeOf } from '../../strip/scrolling.ts';
import { afterInBrowser } from '../../timing/after.ts';
import type { Autoplay } from './autoplay.ts';
import { playUnwatched } from './playUnwatched.ts';

/** Slideshows and carousels: arrows, keys, thumbnails and playing by itself over a strip that scrolls and snaps by itself. */
export function start(galleries: readonly HTMLElement[]): void {
  for (const gallery of galleries) startGallery(gallery);
}

const REDUCED = '(prefers-reduced-motion: reduce)';

function startGallery(gallery: HTMLElement): void {
  const strip = gallery.querySelector<HTMLElement>('.gallery-items');
  if (strip === null || strip.children.length < 2) return;
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-thumb')];
  const total = strip.children.length;
  let wanted = currentView(strip);

  const mark = (): void => {
    thumbs.forEach((thumb, index) => {
      if (index === wanted) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
  };
  const show = (index: number): void => {
    wanted = index;
    const behavior = matchMedia(REDUCED).matches ? 'instant' : 'smooth';
    strip.scrollTo({ left: placeOf(strip, index), behavior });
    mark();
  };
  const place = () => ({ current: wanted, total });

  strip.addEventListener('keydown', (event) => {
    const move = GALLERY_KEYS[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey || event.target !== strip) return;
    event.preventDefault();
    show(viewAfter(place(), move));
  });
  // A swipe, or whatever else has scrolled the strip, has the last word once it is at rest.
  whenAtRest(strip, () => {
    wanted = currentView(strip);
    mark();
  });
  thumbs.forEach((thumb, index) => {
    thumb.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  });

  const seconds = Number(gallery.dataset.autoplay ?? 0);
  const autoplay = seconds > 0 ? playUnwatched(gallery, seconds, () => show(viewRound(place()))) : null;
  const hasArrows = gallery.dataset.controls !== undefined;
  const controls = gallery.querySelector<HTMLElement>('.gallery-controls');
  if (autoplay !== null) controls?.append(pauseButton(autoplay));
  if (hasArrows) {
    controls?.append(
      button('previous', galleryText().previous, () => show((wanted + total - 1) % total)),
      button('next', galleryText().next, () => show(viewRound(place()))),
    );
  }
  gallery.dataset.islandAwake = '';
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
