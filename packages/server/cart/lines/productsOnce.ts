import { loadProducts, type StoredProduct } from '../../catalog/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

export type LoadProducts = (ids: readonly string[]) => Promise<ReadonlyMap<string, StoredProduct>>;

/** Loads each product once in a transaction: the change that judges it and the pricing that follows share it. */
export function productsOnce(trx: SiteTransaction, websiteId: string): LoadProducts {
  const asked = new Set<string>();
  const held = new Map<string, StoredProduct>();
  return async (ids) => {
    const missing = ids.filter((id) => !asked.has(id));
    if (missing.length === 0) return held;
    for (const [id, product] of await loadProducts(trx, websiteId, missing)) held.set(id, product);
    for (const id of missing) asked.add(id);
    return held;
  };
}
