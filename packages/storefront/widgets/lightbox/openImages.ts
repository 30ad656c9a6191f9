import type { WireImage } from '@quoin/contract/endpoints/site';
import { parseImageSize } from '@quoin/domain/media';
import { type LightboxPicture, openLightbox } from './LightboxGallery.tsx';

/** Shows one of a product's pictures over the page, and the others next to it. */
export function openImages(images: readonly WireImage[], index: number): void {
  openLightbox({ pictures: images.map(pictureOf), index, theme: 'light' });
}

function pictureOf({ assetUrl, altText, originalSize, motion }: WireImage): LightboxPicture {
  const { width = 1500, height = 1000 } = parseImageSize(originalSize) ?? {};
  const src = `${assetUrl}?format=2500w`;
  return { ...{ src, srcset: '', motion: motion ?? null, alt: altText, width, height, caption: '' } };
}
