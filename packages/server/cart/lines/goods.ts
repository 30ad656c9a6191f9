import type { Stock } from '@quoin/domain/catalog';
import { loadProducts, type StoredProduct } from '../../catalog/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadPriceFacts, type PriceFacts, type PriceMemory, sameVersion } from '../../pricing/index.ts';
import type { WholeCart } from '../storage/wholeCart.ts';

/** A product and what else decides about its price. */
export interface Goods {
  readonly product: StoredProduct;
  readonly facts: PriceFacts;
}

export type LoadGoods = (ids: readonly string[]) => Promise<ReadonlyMap<string, Goods>>;

const NO_FACTS: PriceFacts = { taxClass: null, categoryPaths: [] };

/**
 * Products as they are now: from memory while the site's pricing version is the one read with the cart, with the stock read
 * with it; else from the database. Each is loaded once in a transaction.
 */
export function goodsFor(
  memory: PriceMemory,
  trx: SiteTransaction,
  websiteId: string,
  { terms: { version }, stock }: Pick<WholeCart, 'terms' | 'stock'>,
): LoadGoods {
  const asked = new Set<string>();
  const held = new Map<string, Goods>();
  const thingOf = (id: string) => ({ websiteId, language: trx.language, name: `product ${id}` });

  function recall(id: string): boolean {
    const kept = memory.find<Goods>(thingOf(id), version);
    const product = kept === undefined ? null : withStock(kept.product, stock);
    if (kept === undefined || product === null) return false;
    held.set(id, { product, facts: kept.facts });
    return true;
  }

  async function load(ids: readonly string[]): Promise<void> {
    const [products, facts] = await Promise.all([
      loadProducts(trx, websiteId, ids),
      loadPriceFacts(trx, websiteId, ids),
    ]);
    const same = await sameVersion(trx, websiteId, version);
    for (const [id, product] of products) {
      const goods = { product, facts: facts.get(id) ?? NO_FACTS };
      held.set(id, goods);
      if (same !== null) memory.keep(thingOf(id), same, goods, product.visibleUntil);
    }
  }

  return async (ids) => {
    const fresh = ids.filter((id) => !asked.has(id));
    for (const id of fresh) asked.add(id);
    const missing = fresh.filter((id) => !recall(id));
    if (missing.length > 0) await load([...new Set(missing)]);
    return held;
  };
}

/** Null where the stock of a variant was not asked for. */
function withStock(product: StoredProduct, stock: ReadonlyMap<string, Stock>): StoredProduct | null {
  if (!product.variants.every(({ id }) => stock.has(id))) return null;
  return { ...product, variants: product.variants.map((one) => ({ ...one, stock: stock.get(one.id) ?? one.stock })) };
}
