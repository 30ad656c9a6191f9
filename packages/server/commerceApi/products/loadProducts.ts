import { itemUrl } from '@quoin/rendering/page';
import { listStorePageRows } from '../../catalog/index.ts';
import type { Deps } from '../../deps.ts';
import { assetUrl } from '../../media/index.ts';
import { READ_ONLY, type SiteTransaction } from '../../platform/database/database.ts';
import type { ListPage } from '../../platform/http/replies/page.ts';
import { pageWithParts } from '../pageWithParts.ts';
import {
  type ApiImageRow,
  type ApiProductRow,
  type ApiProductSearch,
  type ApiVariantRow,
  imagesOfProducts,
  searchApiProducts,
  variantsOfProducts,
} from '../storage/apiProducts.ts';

/** A picture with its address on the site. */
export interface LoadedImage extends ApiImageRow {
  readonly path: string;
}

export interface LoadedProduct {
  readonly product: ApiProductRow;
  /** On the site. */
  readonly path: string;
  readonly images: readonly LoadedImage[];
  readonly variants: readonly ApiVariantRow[];
}

/** The page after `search.after`, or all of the named products. */
export function pageOfProducts(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<ApiProductSearch, 'limit'>,
): Promise<ListPage<LoadedProduct>> {
  return pageWithParts(deps, websiteId, {
    rows: (trx, limit) => searchApiProducts(trx, websiteId, { ...search, limit }),
    withParts: (trx, shown) => withParts(trx, websiteId, shown),
  });
}

async function withParts(
  trx: SiteTransaction,
  websiteId: string,
  products: readonly ApiProductRow[],
): Promise<readonly LoadedProduct[]> {
  const ids = products.map(({ id }) => id);
  const [images, variants] = await Promise.all([
    imagesOfProducts(trx, websiteId, ids),
    variantsOfProducts(trx, websiteId, ids),
  ]);
  return products.map((product) => ({
    product,
    path: itemUrl({ urlId: product.storePageUrlId }, product),
    images: images
      .filter(({ productId }) => productId === product.id)
      .map((image) => ({ ...image, path: assetUrl(image.id, image.filename) })),
    variants: variants.filter(({ productId }) => productId === product.id),
  }));
}

export async function storePagesOf({ db }: Pick<Deps, 'db'>, websiteId: string) {
  return db.inSite({ websiteId }, (trx) => listStorePageRows(trx, websiteId), READ_ONLY);
}
