import type { WireImage } from '@quoin/contract/endpoints/site';
import { loadImage } from '../image-loader/loadImages.ts';
import { nearParts } from './nearParts.ts';

/** Shows the picture of a variant; null: the one the page came with. */
export type ShowPicture = (imageId: string | null) => void;

/**
 * Makes the first large picture of the product near its button follow the chosen variant (ATC-12). The replaced picture
 * moves to the new one's place, unless it is also shown elsewhere, as thumbnails do.
 */
export function adoptPicture(button: HTMLElement, images: readonly WireImage[]): ShowPicture {
  const shown = new Map<HTMLImageElement, WireImage>();
  for (const element of nearParts(button, 'img', (part) => imageOf(part, images) !== undefined)) {
    const image = imageOf(element, images);
    if (element instanceof HTMLImageElement && image !== undefined) shown.set(element, image);
  }
  const main = firstLarge([...shown.keys()]);
  const first = main === null ? undefined : shown.get(main);
  const put = (element: HTMLImageElement, image: WireImage): void => {
    shown.set(element, image);
    showImage(element, image);
  };
  return (imageId) => {
    const before = main === null ? undefined : shown.get(main);
    const wanted = imageId === null ? first : images.find(({ id }) => id === imageId);
    if (main === null || before === undefined || wanted === undefined || wanted.id === before.id) return;
    const others = [...shown].filter(([element]) => element !== main);
    const place = others.find(([, image]) => image.id === wanted.id)?.[0];
    const isTwice = others.some(([, image]) => image.id === before.id);
    if (place !== undefined && !isTwice) put(place, before);
    put(main, wanted);
  };
}

/** Which of the product's pictures an element shows, by the address of its file. */
function imageOf(element: HTMLElement, images: readonly WireImage[]): WireImage | undefined {
  const { image = '', src = '' } = element.dataset;
  const address = pathOf(image || src || element.getAttribute('src') || '');
  return address === '' ? undefined : images.find(({ assetUrl }) => pathOf(assetUrl) === address);
}

function pathOf(address: string): string {
  return address === '' ? '' : new URL(address, location.href).pathname;
}

/** Returns the first that is no thumbnail: it covers at least half the area of the largest. */
function firstLarge(elements: readonly HTMLImageElement[]): HTMLImageElement | null {
  const room = ({ clientWidth, clientHeight }: HTMLImageElement): number => clientWidth * clientHeight;
  const most = Math.max(...elements.map(room));
  return elements.find((element) => room(element) * 2 >= most) ?? null;
}

function showImage(element: HTMLImageElement, { assetUrl, altText, originalSize }: WireImage): void {
  Object.assign(element.dataset, { src: assetUrl, image: assetUrl, imageDimensions: originalSize });
  delete element.dataset.imageFocalPoint;
  element.style.objectPosition = '';
  element.alt = altText;
  const [width = '', height = ''] = originalSize.split('x');
  if (element.hasAttribute('width')) element.setAttribute('width', width);
  if (element.hasAttribute('height')) element.setAttribute('height', height);
  loadImage(element);
}
