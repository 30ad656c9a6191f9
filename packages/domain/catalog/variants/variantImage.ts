import type { ImageRef } from '@quoin/domain/media';
import type { Product, Variant } from '../product.ts';

/** The picture to show for a variant: its own, else the product's first; null without pictures (ATC-12, CX-02). */
export function variantImage(
  product: Pick<Product, 'images'>,
  variant: Pick<Variant, 'mainImageId'> | null,
): ImageRef | null {
  const own = product.images.find((image) => image.id === variant?.mainImageId);
  return own ?? product.images[0] ?? null;
}
