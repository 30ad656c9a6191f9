import { startStrip } from './galleryStrip.ts';

/** Slideshows and carousels; the mark of a page with galleries in the markup of others brings what makes those alive. */
export function start(galleries: readonly HTMLElement[], _page: unknown, words: () => Promise<unknown>): void {
  for (const gallery of galleries) {
    if (gallery instanceof HTMLTemplateElement) bringPrinted(words);
    else startGallery(gallery);
  }
}

function bringPrinted(words: () => Promise<unknown>): void {
  import('../../printed-galleries/startGalleries.ts').then((part) => part.startGalleries(words), console.warn);
}

function startGallery(gallery: HTMLElement): void {
  const strip = gallery.querySelector<HTMLElement>('.gallery-items');
  if (strip === null || strip.children.length < 2) return;
  startStrip({
    ...{ gallery, strip },
    thumbs: [...gallery.querySelectorAll<HTMLElement>('.gallery-thumb')],
    controls: gallery.querySelector<HTMLElement>('.gallery-controls'),
    hasArrows: gallery.dataset.controls !== undefined,
    seconds: Number(gallery.dataset.autoplay ?? 0),
  });
}
