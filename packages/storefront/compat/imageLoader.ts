import { loadImage } from '../image-loader/loadImages.ts';
import { all, type NodeLike } from './yui/nodes/node.ts';

export interface ImageLoaderOptions {
  /** False: puts the image where it belongs, and fetches nothing yet. */
  readonly load?: boolean;
  /** How the image fills what is around it: `fill` and `cover` cut it at the edges, `fit` shows all of it. */
  readonly mode?: string;
}

const FITS: Readonly<Record<string, string>> = { fill: 'cover', cover: 'cover', fit: 'contain' };

/**
 * `ImageLoader` of existing templates: images with their address in `data-src` (or `data-image`) get the width that fits
 * their place, their focal point and one of three ways to fill it. The rest is the browser's: it knows what is near.
 */
export const ImageLoader = {
  /** An image, or many; false where none of them has an address. */
  load(images: NodeLike | Iterable<unknown>, options: ImageLoaderOptions = {}): boolean {
    const found = imagesIn(images);
    for (const image of found) loadOne(image, options);
    return found.length > 0;
  },

  /** What is still on its way is not waited for any more; `load` fetches it again. */
  cancel(images: NodeLike | Iterable<unknown>): boolean {
    const pending = imagesIn(images).filter((image) => image.hasAttribute('src') && !image.complete);
    for (const image of pending) {
      image.removeAttribute('srcset');
      image.removeAttribute('src');
    }
    return pending.length > 0;
  },

  /** Loads every image that does not wait for a script (`data-load="false"`). */
  bootstrap(options: ImageLoaderOptions = {}): void {
    ImageLoader.load(
      imagesIn('img[data-src], img[data-image]').filter(({ dataset }) => dataset.load !== 'false'),
      options,
    );
  },
};

function imagesIn(images: NodeLike | Iterable<unknown>): HTMLImageElement[] {
  const nodes = all(images).getDOMNodes();
  return nodes.filter((node): node is HTMLImageElement => node instanceof HTMLImageElement && addressOf(node) !== '');
}

function addressOf({ dataset }: HTMLImageElement): string {
  return dataset.src || dataset.image || '';
}

function loadOne(image: HTMLImageElement, { load = true, mode = '' }: ImageLoaderOptions): void {
  const fit = Object.hasOwn(FITS, mode) ? FITS[mode] : undefined;
  if (fit !== undefined) {
    Object.assign(image.style, { width: '100%', height: '100%', objectFit: fit });
  }
  if (!load) return;
  image.dataset.src = addressOf(image);
  image.classList.add('loading');
  image.addEventListener('load', () => tellLoaded(image), { once: true });
  loadImage(image);
  if (image.complete && image.naturalWidth > 0) tellLoaded(image);
}

/** Templates style what has come, and ask how wide it is. */
function tellLoaded(image: HTMLImageElement): void {
  image.classList.replace('loading', 'loaded');
  const width = /[?&]format=(\d+w)/.exec(image.currentSrc)?.[1];
  if (width !== undefined) image.dataset.imageResolution = width;
}
