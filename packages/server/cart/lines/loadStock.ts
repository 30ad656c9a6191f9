import type { Stock } from '@quoin/domain/catalog';
import { loadProduct } from '../../catalog/index.ts';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/ids.ts';

export interface VariantStock {
  readonly variantId: string;
  readonly sku: string;
  readonly stock: Stock;
}

/** Free stock of each variant in display order (CART-06); null when the site sells no such product. */
export async function loadStock(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  itemId: string,
): Promise<readonly VariantStock[] | null> {
  if (!isId(itemId)) return null;
  const product = await deps.db.inSite({ websiteId }, (trx) => loadProduct(trx, websiteId, itemId));
  if (!product?.isVisible) return null;
  return product.variants.map(({ id, sku, stock }) => ({ variantId: id, sku, stock }));
}
