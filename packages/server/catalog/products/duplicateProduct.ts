import { CATALOG_LIMITS } from '@quoin/domain/catalog';
import { loadEditedProduct } from '../storage/productDrafts.ts';
import { type CatalogDeps, type Edited, type Editing, refused } from './editing.ts';
import { addProduct, type SavedProduct } from './saveProduct.ts';

/** The same product again, hidden: own address, own SKUs, no stock of the other's. Files are not taken along. */
export function duplicateProduct(deps: CatalogDeps, editing: Editing, id: string): Promise<Edited<SavedProduct>> {
  return deps.db.inSite({ websiteId: editing.site.id }, async (trx) => {
    const held = await loadEditedProduct(trx, editing.site.id, id);
    if (held === null || held.deletedAt !== null) return refused({ code: 'productMissing' });
    const { draft } = held;
    const copy = {
      ...draft,
      title: titleOfCopy(draft.title),
      urlId: '',
      visibility: 'hidden' as const,
      publishOn: null,
      takeDown: null,
      isFeatured: false,
      variants: draft.variants.map((variant) => ({
        ...variant,
        id: null,
        sku: '',
        stock: variant.stock.unlimited ? variant.stock : { unlimited: false as const, quantity: 0 },
      })),
    };
    return addProduct(trx, editing, { collectionId: held.collectionId, draft: copy, like: draft });
  });
}

function titleOfCopy(title: string): string {
  const end = ' (copy)';
  return `${title.slice(0, CATALOG_LIMITS.title - end.length)}${end}`;
}
