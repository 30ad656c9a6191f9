import { islandPropsText } from '@quoin/contract/islands';
import { variantImage } from '@quoin/domain/catalog';
import type { ImageRef, PictureMotion } from '@quoin/domain/media';
import type { ProductContent } from '../content/itemContent.ts';
import type { ProductFormState } from '../content/pageContent.ts';
import { wireImage } from './islandProps.ts';
import { chosenVariant } from './productFormView.ts';

/** What the partial `quoin-product-gallery.html` prints. */
export interface GalleryView {
  readonly images: readonly {
    readonly id: string;
    readonly assetUrl: string;
    readonly altText: string;
    readonly originalSize: string;
    readonly number: number;
    readonly isCurrent: boolean;
    /** Left out where it does not move. */
    readonly motion?: PictureMotion;
  }[];
  readonly total: number;
  /** One of them does not stop by itself: room for the button that stops it. */
  readonly movesLong: boolean;
  readonly islandProps: string;
}

/** The product's pictures; the chosen variant's comes first, so that the page shows what was chosen (ATC-12). */
export function galleryView(product: ProductContent, form: ProductFormState): GalleryView {
  const images = inOrder(product, form);
  return {
    images: images.map((image, index) => ({
      id: image.id,
      assetUrl: image.assetUrl,
      altText: image.altText,
      originalSize: `${image.originalWidth}x${image.originalHeight}`,
      number: index + 1,
      isCurrent: index === 0,
      ...(image.motion ? { motion: image.motion } : {}),
    })),
    total: images.length,
    movesLong: images.some(({ motion }) => motion === 'long'),
    islandProps: islandPropsText<'product-gallery'>({ images: product.images.map(wireImage) }),
  };
}

function inOrder(product: ProductContent, form: ProductFormState): readonly ImageRef[] {
  const isChosen = form.sku !== undefined || form.choice !== undefined;
  const first = isChosen ? variantImage(product, chosenVariant(product, form)) : (product.images[0] ?? null);
  if (first === null) return product.images;
  return [first, ...product.images.filter((image) => image.id !== first.id)];
}
