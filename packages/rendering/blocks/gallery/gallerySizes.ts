import type { GalleryOptions } from '@quoin/domain/media';

/** Windows narrower than this show a grid in two columns at most. CSS length; the same as in gallery.css. */
const WIDE = '40em';

/**
 * How wide each picture of a gallery is painted, for the browser's choice among the seven widths (PF-14): of a grid its
 * column, of a slider its share of the strip, of the others the whole place.
 */
export function gallerySizes(options: GalleryOptions): string {
  const { design, perRow, maxColumnWidth, sliderHeight } = options;
  switch (design) {
    case 'grid':
      return `(min-width: ${WIDE}) min(${maxColumnWidth}px, ${share(perRow)}vw), ${onPhones(share(Math.min(2, perRow)))}`;
    case 'slider':
      // Pictures are three wide to two high; the strip's height follows from its width.
      return ofThePage(Math.min(100, Math.ceil(sliderHeight * 1.5)));
    default:
      return ofThePage(100);
  }
}

function ofThePage(percent: number): string {
  return `(min-width: ${WIDE}) ${percent}vw, ${onPhones(percent)}`;
}

/** Less the page's narrowest margins: they decide between two of the seven widths. */
function onPhones(percent: number): string {
  return `calc(${percent}vw - ${percent / 50}rem)`;
}

function share(perRow: number): number {
  return Math.ceil(100 / perRow);
}

/** The thumbnails under a slideshow are as high as their strip; most pictures are at most three wide to two high. */
export function thumbnailSizes({ stripHeight }: GalleryOptions): string {
  return `${Math.ceil(stripHeight * 1.5)}px`;
}
