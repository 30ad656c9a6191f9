import { srcset, stillSrcset } from '@quoin/domain/media';

/** By its name; whether it does, only the server knows. */
const MAY_MOVE = /\.(?:gif|webp|a?png)$/i;

/** Images of existing templates: an address in `data-src`, no `src`. They get their seven widths and the size they are painted at. */
export function start(images: readonly HTMLElement[]): void {
  for (const image of images) if (image instanceof HTMLImageElement) loadImage(image);
}

/** Shows an image in the width that fits its place (IMG-02, PF-14), near the window unless it is said to be urgent (IMG-04). */
export function loadImage(image: HTMLImageElement): void {
  const { src: address = '', imageDimensions = '', imageFocalPoint = '', priority } = image.dataset;
  if (address === '') return;
  const [width = 0, height = 0] = imageDimensions.split('x').map(Number);
  const focus = focusOf(imageFocalPoint);
  if (focus !== null) image.style.objectPosition = focus;
  if (width > 0 && height > 0) {
    if (!image.hasAttribute('width')) image.width = width;
    if (!image.hasAttribute('height')) image.height = height;
    image.sizes = `${paintedWidth(image)}px`;
    // What does not move is the same in both.
    const isStill = MAY_MOVE.test(address) && matchMedia('(prefers-reduced-motion: reduce)').matches;
    image.srcset = (isStill ? stillSrcset : srcset)({ assetUrl: address, originalWidth: width });
    followSize(image);
  }
  image.loading = priority === 'high' ? 'eager' : 'lazy';
  image.decoding = 'async';
  image.src = address;
}

/** `0.5,0.25` → `50% 25%`; null for what is none. */
export function focusOf(text: string): string | null {
  const parts = text.split(',').map(Number);
  const [x = Number.NaN, y = Number.NaN] = parts;
  if (parts.length !== 2 || !(x >= 0 && x <= 1 && y >= 0 && y <= 1)) return null;
  return `${x * 100}% ${y * 100}%`;
}

/** An image that has no width yet will fill what is around it. */
function paintedWidth(image: HTMLImageElement): number {
  const around = image.parentElement?.clientWidth ?? 0;
  return Math.ceil(image.clientWidth || around || window.innerWidth);
}

/** Grown wider, it needs a larger file; grown narrower, the larger one does. */
function followSize(image: HTMLImageElement): void {
  const watcher = new ResizeObserver(() => {
    const width = Math.ceil(image.clientWidth);
    if (width > Number.parseInt(image.sizes, 10)) image.sizes = `${width}px`;
  });
  watcher.observe(image);
}
