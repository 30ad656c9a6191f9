import { findVariantBySku, type ProductForm, questionsOf, type Variant } from '@quoin/domain/catalog';
import { loadProduct, type StoredProduct } from '../../catalog/index.ts';
import { isId } from '../../platform/database/ids.ts';
import { contextOf } from '../../platform/languages/siteInLanguage.ts';
import type { Site } from '../../sites/index.ts';
import type { CartDeps } from '../cartDeps.ts';

/** What a buyer is asked before this variant goes into the cart. */
export interface Questions {
  readonly product: StoredProduct;
  readonly variant: Variant;
  readonly form: ProductForm;
}

/** Null for what is not sold, and for what asks nothing. */
export async function loadQuestions(
  deps: Pick<CartDeps, 'db'>,
  site: Site,
  { itemId, sku }: { readonly itemId: string; readonly sku: string },
): Promise<Questions | null> {
  if (!isId(itemId)) return null;
  const product = await deps.db.inSite(contextOf(site), (trx) => loadProduct(trx, site.id, itemId));
  if (!product?.isVisible) return null;
  const form = questionsOf(product);
  const variant = findVariantBySku(product, sku);
  return form === null || variant === null ? null : { product, variant, form };
}
