import type { Deps } from '../../deps.ts';
import { type Asset, listAssets } from '../../media/index.ts';
import { type DigitalFile, listDigitalFiles } from '../storage/digitalFiles.ts';
import {
  type EditedProduct,
  listProductTitles,
  loadEditedProduct,
  type ProductTitle,
} from '../storage/productDrafts.ts';

/** A product with everything that its editor shows next to the draft. */
export interface ProductForEditing extends EditedProduct {
  readonly images: readonly Asset[];
  readonly files: readonly DigitalFile[];
  readonly related: readonly ProductTitle[];
}

export function loadForEditing(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  id: string,
): Promise<ProductForEditing | null> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const product = await loadEditedProduct(trx, websiteId, id);
    if (product === null) return null;
    const { imageIds, variants, related } = product.draft;
    const ofVariants = variants.flatMap(({ imageId }) => (imageId === null ? [] : [imageId]));
    return {
      ...product,
      images: await listAssets(trx, websiteId, [...imageIds, ...ofVariants]),
      files: await listDigitalFiles(trx, websiteId, id),
      related: await listProductTitles(trx, websiteId, related.productIds),
    };
  });
}
