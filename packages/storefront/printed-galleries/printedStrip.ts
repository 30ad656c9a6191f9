import { galleryText } from '../page/words/galleryText.ts';
import { startStrip } from '../widgets/gallery/galleryStrip.ts';

export interface PrintedStrip {
  /** Arrows and thumbnails are looked for inside. */
  readonly gallery: HTMLElement;
  readonly strip: HTMLElement;
  readonly seconds: number;
  /** Views fade into each other where the page says so. */
  readonly isSlideshow: boolean;
  /** Classes of the page whose choices it follows (site-templates 7); none for a block, which has its own. */
  readonly choices: ReadonlySet<string>;
}

const PREVIOUS = '.previous, .prev, .previous-slide, .prev-slide, [class*="--prev"]';
const NEXT = '.next, .next-slide, [class*="--next"]';
/** Lists whose entries represent the slides, in order. */
const THUMBS = '.sqs-gallery-thumbnails, .sqs-gallery-indicators, .gallery-nav, .thumbnail-wrapper';
/** The slide in front, and its thumbnail, as stylesheets of themes know them. */
const ACTIVE_SLIDE = 'sqs-active-slide';
const ACTIVE_THUMB = 'active';

/** Slides in the markup of others become a strip that scrolls and snaps: their own arrows and thumbnails turn it, or ours. */
export function startPrintedStrip({ gallery, strip, seconds, isSlideshow, choices }: PrintedStrip): void {
  strip.classList.add('gallery-strip');
  const slides = [...strip.children] as HTMLElement[];
  if (slides.length < 2) return;
  name(strip, slides);
  const thumbs = [...gallery.querySelectorAll(THUMBS)].map(({ children }) => [...children] as HTMLElement[]);
  const [found, ...others] = thumbs.filter(({ length }) => length === slides.length);
  const first = found ?? navigationBehind(strip, slides, choices);
  const isInstant = isSlideshow && choices.has('gallery-transitions-fade');
  strip.classList.toggle('gallery-fades', isInstant);
  const arrows = [
    [galleryText().previous, -1, [...gallery.querySelectorAll<HTMLElement>(PREVIOUS)]],
    [galleryText().next, 1, [...gallery.querySelectorAll<HTMLElement>(NEXT)]],
  ] as const;
  const wantsArrows = choices.size === 0 || choices.has('gallery-show-arrows');
  const controls = document.createElement('div');
  controls.className = 'gallery-controls';
  strip.before(controls);
  const step = startStrip({
    ...{ gallery, strip, seconds, controls, thumbs: first, isInstant },
    // If the page has this choice, it is off by default.
    isRound: choices.size === 0 || choices.has('gallery-loop'),
    hasArrows: wantsArrows && arrows.every(([, , found]) => found.length === 0),
    onShow: (shown) => {
      slides.forEach((slide, index) => void slide.classList.toggle(ACTIVE_SLIDE, index === shown));
      for (const list of [first, ...others])
        list.forEach((thumb, index) => void thumb.classList.toggle(ACTIVE_THUMB, index === shown));
    },
  });
  for (const [label, by, found] of arrows) for (const arrow of found) pressedLikeButton(arrow, label, () => step(by));
  for (const [index, thumb] of first.entries()) pressedLikeButton(thumb, galleryText().place(index + 1, slides.length));
  slides[0]?.classList.add(ACTIVE_SLIDE);
  first[0]?.classList.add(ACTIVE_THUMB);
}

/** What leads to each slide, where the page wants it and the markup has none. */
function navigationBehind(
  strip: HTMLElement,
  slides: readonly HTMLElement[],
  choices: ReadonlySet<string>,
): HTMLElement[] {
  if (choices.has('gallery-navigation-thumbnails')) return thumbsBehind(strip, slides);
  return choices.has('gallery-navigation-bullets') ? dotsBehind(strip, slides.length) : [];
}

/** Each slide once more, small. */
function thumbsBehind(strip: HTMLElement, slides: readonly HTMLElement[]): HTMLElement[] {
  const list = document.createElement('div');
  list.className = 'gallery-thumbs';
  const thumbs = slides.map((slide) => {
    const thumb = Object.assign(document.createElement('button'), { type: 'button' });
    const { currentSrc = '', src = '', dataset } = slide.querySelector('img') ?? {};
    const image = Object.assign(document.createElement('img'), {
      alt: '',
      src: currentSrc || src || (dataset?.src ?? ''),
    });
    thumb.append(image);
    return thumb;
  });
  list.append(...thumbs);
  strip.after(list);
  return thumbs;
}

/** A dot for each slide. */
function dotsBehind(strip: HTMLElement, total: number): HTMLElement[] {
  const list = document.createElement('div');
  list.className = 'gallery-dots';
  const dots = Array.from({ length: total }, () => Object.assign(document.createElement('button'), { type: 'button' }));
  list.append(...dots);
  strip.after(list);
  return dots;
}

/** Reached by keys, and each slide called by its place. */
function name(strip: HTMLElement, slides: readonly HTMLElement[]): void {
  strip.tabIndex = 0;
  strip.setAttribute('role', 'group');
  if (strip.ariaLabel === null) strip.ariaLabel = galleryText().gallery;
  slides.forEach((slide, index) => {
    slide.setAttribute('role', 'group');
    slide.ariaLabel = galleryText().place(index + 1, slides.length);
  });
}

function pressedLikeButton(element: HTMLElement, label: string, press?: () => void): void {
  const isButton = element.matches('button, a[href]');
  if (!isButton) {
    element.tabIndex = 0;
    element.setAttribute('role', 'button');
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      element.click();
    });
  }
  if (element.textContent.trim() === '' && element.ariaLabel === null) element.ariaLabel = label;
  if (press === undefined) return;
  element.addEventListener('click', (event) => {
    event.preventDefault();
    press();
  });
}
