/**
 * How the system's own lists, galleries and product pages react to the platform's tweaks (site-templates 7). The rules
 * apply only to the house theme's parts. A theme with its own templates styles the same classes itself. All classes are
 * on the body.
 */
const RATIOS: Readonly<Record<string, string>> = {
  ...{ '11-square': '1 / 1', '32-standard': '3 / 2', '43-four-three': '4 / 3', '169-widescreen': '16 / 9' },
  ...{ '21-two-one': '2 / 1', '23-standard-vertical': '2 / 3', '34-three-four-vertical': '3 / 4', auto: 'auto' },
};

function ratios(tweak: string, pictures: string): string {
  return Object.entries(RATIOS)
    .map(
      ([slug, ratio]) =>
        `.${tweak}-${slug} ${pictures} { width: 100%; height: auto; aspect-ratio: ~"${ratio}"; object-fit: cover; }\n`,
    )
    .join('');
}

/** Hides places if a tweak is off. A page without a class of the group hides nothing. */
function unless(tweak: string, sign: string, places: string, rules = 'display: none;'): string {
  const page = `[class*="${sign}"]:not(.${tweak})`;
  return `${places
    .split(', ')
    .map((place) => `${page} ${place}`)
    .join(', ')} { ${rules} }\n`;
}

function sides(tweak: string, place: string, property = 'text-align'): string {
  return ['left', 'center', 'right'].map((side) => `.${tweak}-${side} ${place} { ${property}: ${side}; }\n`).join('');
}

const EVENT = 'event-thumbnail-size-';
const EVENTS = [
  unless('event-thumbnails', EVENT, '.event-row__picture'),
  unless('event-show-past-events', EVENT, '.events__part--past'),
  unless('event-date-label', EVENT, '.event-row__leaf'),
  unless('event-list-date', EVENT, '.event-row__when time'),
  unless('event-list-time', EVENT, '.event-row__time'),
  unless('event-list-address', EVENT, '.event-row__place'),
  unless('event-excerpts', EVENT, '.event-row__excerpt'),
  unless('event-icalgcal-links', EVENT, '.event__links, .events__calendar'),
  unless('event-item-back-link', EVENT, '.event__head .eyebrow'),
  ratios('event-thumbnail-size', '.event-row__picture img'),
  '.event-row__hour { display: block; font-size: .75em; }\n',
].join('');

const GALLERY = 'gallery-design-';
const PICTURES = '.quoin-part .picture-grid';
const MOVING = ['slideshow', 'slider'].map((design) => `.gallery-design-${design} ${PICTURES}`);
const GALLERIES = [
  ratios('aspect-ratio', `${PICTURES} img`),
  ratios('gallery-aspect-ratio', `${PICTURES}.gallery-strip img`),
  unless('gallery-auto-crop', GALLERY, `${PICTURES} img`, 'object-fit: contain;'),
  `.gallery-design-grid ${PICTURES} { grid-template-columns: repeat(auto-fill, minmax(min(100%, @gridSize), 1fr)); gap: @gridSpacing; }\n`,
  `.gallery-design-stacked ${PICTURES} { grid-template-columns: 100%; }\n`,
  `${MOVING.join(', ')} { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; }\n`,
  `${MOVING.map((strip) => `${strip} > *`).join(', ')} { flex: none; scroll-snap-align: start; }\n`,
  `.gallery-design-slideshow ${PICTURES} > * { width: 100%; }\n`,
  `.gallery-design-slider ${PICTURES} > * { width: min(80%, 24em); }\n`,
  '.quoin-part .gallery-around { position: relative; }\n',
  '.quoin-part .gallery-control { color: @galleryArrowColor; background-color: @galleryArrowBackground; }\n',
  '.gallery-arrow-style-no-background .quoin-part .gallery-control { background-color: transparent; }\n',
  '.gallery-arrow-style-circle .quoin-part .gallery-control { border-radius: 50%; }\n',
  '.quoin-part .gallery-dots button { background-color: @galleryCircleColor; }\n',
  '.quoin-part .gallery-thumbs { display: flex; gap: @gridSpacing; overflow-x: auto; padding: 4px; } .quoin-part .gallery-thumbs button { flex: none; padding: 0; border: 0; background: none; opacity: .6; } .quoin-part .gallery-thumbs button[aria-current] { opacity: 1; } .quoin-part .gallery-thumbs img { display: block; width: auto; height: @galleryThumbnailSize; aspect-ratio: auto; }\n',
  // Under a finger the next picture has to be there already.
  '@media (hover: hover) { .gallery-fades > * { opacity: 0; transition: opacity .4s; } .gallery-fades > .sqs-active-slide { opacity: 1; } }\n',
  `${PICTURES} a { position: relative; } .picture-grid__info { position: absolute; left: 0; right: 0; bottom: 0; padding: 8px 12px; color: #fff; background-color: @galleryInfoBackground; }\n`,
  '@media (hover: hover) { .gallery-info-overlay-show-on-hover a:not(:hover):not(:focus-visible) > .picture-grid__info { opacity: 0; } }\n',
  '.gallery-info-overlay-show-on-open .picture-grid__info { display: none; }\n',
].join('');

const PRODUCT = 'product-list-titles-';
const CARD = '.product-card__picture img';
const OVERLAY = `.product-card { position: relative; } .product-card__title, .product-card__price { position: absolute; left: 0; right: 0; margin: 0; padding: 8px 12px; color: #fff; background-color: rgba(0, 0, 0, .6); pointer-events: none; } .product-card__title { bottom: 2.4em; } .product-card__price { bottom: 0; min-height: 2.4em; box-sizing: border-box; } .product-card__title a { color: inherit; pointer-events: auto; } .product-card__picture { margin-bottom: 0; }`;
const QUICK = '.tweak-product-quick-view-lightbox';
const PRODUCTS = [
  `.product-list-titles-overlay .quoin-part, .product-list-titles-show-on-hover .quoin-part { ${OVERLAY} }\n`,
  '@media (hover: hover) { .product-list-titles-show-on-hover .quoin-part .product-card:not(:hover):not(:focus-within) { .product-card__title, .product-card__price { opacity: 0; } } }\n',
  sides('product-list-alignment', '.product-card'),
  sides('product-list-alignment', '.product-card .rating', 'justify-content'),
  ratios('product-item-size', CARD),
  unless('product-image-auto-crop', PRODUCT, CARD, 'object-fit: contain;'),
  ratios('product-gallery-auto-crop.product-gallery-size', '.quoin-part .gallery__view img'),
  unless('show-product-price', PRODUCT, '.product-card__price'),
  unless('show-product-item-nav', PRODUCT, '.product .crumbs'),
  ratios('tweak-v1-related-products-image-aspect-ratio', `.band ${CARD}`),
  sides('tweak-v1-related-products-details-alignment', '.band .product-card'),
  sides('tweak-v1-related-products-details-alignment', '.band .product-card .rating', 'justify-content'),
  `${QUICK}-controls-weight-light .dialog--quick .dialog__close { font-weight: 300; } ${QUICK}-controls-weight-heavy .dialog--quick .dialog__close { font-weight: 700; }\n`,
  // Who goes by keys still finds it.
  `[class*="${PRODUCT}"]:not(${QUICK}-show-close-button) .dialog--quick .dialog__close:not(:focus-visible) { opacity: 0; }\n`,
  `${QUICK}-excerpt-display-truncate .quick-view__excerpt { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }\n`,
  '.tweak-product-quick-view-button-style-docked .product-card__quick { left: 0; right: 0; border-radius: 0; }\n',
  '.tweak-product-quick-view-button-position-top .product-card__quick { top: 10px; bottom: auto; }\n',
  '.tweak-product-quick-view-button-position-center .product-card__quick { top: 50%; bottom: auto; transform: translateY(-50%); }\n',
].join('');

const BLOCKS = [
  '.newsletter-style-light .newsletter-block { background-color: #fff; color: #1a1a1a; }\n',
  '.newsletter-style-custom .newsletter-block { color: @newsletterTextColor; }\n',
  ...['poster', 'card', 'overlap', 'collage', 'stack'].flatMap((layout) => [
    sides(`image-block-${layout}-text-alignment`, `.design-layout-${layout} .image-card`),
    ...Object.entries({ top: 'start', center: 'center', bottom: 'end' }).map(
      ([place, value]) =>
        `.image-block-${layout}-content-position-${place} .design-layout-${layout} .image-card { align-self: ${value}; }\n`,
    ),
  ]),
].join('');

/** Colours and sizes among those tweaks, with their default values. */
export const SYSTEM_VALUES = `@gridSize: 280px; @gridSpacing: 10px;
@galleryArrowColor: #fff; @galleryArrowBackground: rgba(34, 34, 34, .8); @galleryCircleColor: rgba(34, 34, 34, 1);
@galleryInfoBackground: rgba(34, 34, 34, .8); @galleryThumbnailSize: 100px; @galleryAutoplaySpeed: 3;
`;

export const SYSTEM_LOOKS = EVENTS + GALLERIES + PRODUCTS + BLOCKS;
