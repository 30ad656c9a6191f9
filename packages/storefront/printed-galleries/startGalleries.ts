import { loadImage } from '../image-loader/loadImages.ts';
import { NEW_MARKUP_EVENT } from '../loader/newMarkup.ts';
import { makeReachable, openOnPress } from './openingLinks.ts';
import { startPrintedStrip } from './printedStrip.ts';
import { readGallery } from './readGallery.ts';

/** Galleries and summaries as templates of others print them; a script of the theme that has taken one over keeps it. */
const GALLERIES = '.sqs-gallery:not(.sqs-gallery-container, [data-island-awake])';
/** The house theme's picture list, if the page shows it as a strip. */
const LENT = ['slideshow', 'slider'].map((design) => `.gallery-design-${design} .quoin-part .picture-grid`).join();
const CAROUSELS = '[class*="summary-block-setting-design-carousel"], .summary-design-carousel';
const SLIDE = '.slide, .sqs-gallery-slide, [class*="sqs-gallery-design-"][class*="-slide"]';

/** Makes alive what is on the page, and what scripts of the theme put into it later. */
export function startGalleries(words: () => Promise<unknown>): void {
  const known = new WeakSet<HTMLElement>();
  const start = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>(`${GALLERIES}, ${LENT}, ${CAROUSELS}`)) {
      if (known.has(place)) continue;
      known.add(place);
      if (place.matches(CAROUSELS)) startCarousel(place);
      else if (place.matches(LENT)) startLent(place);
      else startGallery(place);
    }
    makeReachable();
  };
  start();
  openOnPress(words);
  document.addEventListener(NEW_MARKUP_EVENT, start);
}

function startGallery(place: HTMLElement): void {
  const slides = [...place.querySelectorAll<HTMLElement>(SLIDE)];
  const strip = slides[0]?.parentElement ?? place;
  const around = place.closest<HTMLElement>('.sqs-gallery-container, [class*="sqs-gallery-block-"]') ?? place;
  const classes = `${place.className} ${around.className}`;
  const block = place.closest<HTMLElement>('[data-block-json]')?.dataset.blockJson;
  const isBlock = block !== undefined || place.closest('.sqs-block, [class*="sqs-gallery-block-"]') !== null;
  const choices = isBlock ? NONE : pageChoices();
  const { design, seconds, perRow } = readGallery(classes, block, [...choices].join(' '));
  loadPictures(around);
  strip.classList.add(`gallery-of-${design}`);
  if (perRow !== null) strip.style.setProperty('--per-row', String(perRow));
  if (design === 'slideshow' || design === 'slider') {
    startPrintedStrip({ gallery: around, strip, seconds, isSlideshow: design === 'slideshow', choices });
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the page's choices for galleries without choices of their own. Empty in a theme without such tweaks. */
function pageChoices(): ReadonlySet<string> {
  const { classList } = document.body;
  return new Set([...classList].filter((name) => name.startsWith('gallery-')));
}

function startLent(strip: HTMLElement): void {
  // Arrows are at its edges, not at the page's.
  const gallery = document.createElement('div');
  gallery.className = 'gallery-around';
  strip.replaceWith(gallery);
  gallery.append(strip);
  const choices = pageChoices();
  const { seconds, design } = readGallery('', undefined, [...choices].join(' '));
  startPrintedStrip({ gallery, strip, seconds, isSlideshow: design === 'slideshow', choices });
}

function startCarousel(place: HTMLElement): void {
  const strip = place.querySelector<HTMLElement>('.summary-item-list');
  if (strip === null) return;
  loadPictures(place);
  strip.classList.add('gallery-of-slider');
  startPrintedStrip({ gallery: place, strip, seconds: 0, isSlideshow: false, choices: NONE });
}

/** Those that wait for a script: here it is. */
function loadPictures(place: HTMLElement): void {
  for (const image of place.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])')) loadImage(image);
}
