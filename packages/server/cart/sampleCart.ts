import { listShownGoods } from '../catalog/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { READ_ONLY } from '../platform/database/database.ts';
import { contextOf } from '../platform/languages/siteInLanguage.ts';
import type { Site } from '../sites/index.ts';
import type { CartDeps } from './cartDeps.ts';
import { type CartView, cartView } from './cartView.ts';
import { type CartContents, estimateCart } from './delivery.ts';
import { goodsFor } from './lines/goods.ts';
import { emptyLoaded } from './loadCart.ts';
import { readWholeCart } from './storage/wholeCart.ts';

const GOODS = 2;

/** A cart with a few products of the shop, stored nowhere; empty where the shop has no products. */
export async function sampleContents(
  { memory }: Pick<CartDeps, 'memory'>,
  trx: SiteTransaction,
  site: Site,
): Promise<CartContents> {
  const goods = await listShownGoods(trx, site.id, GOODS);
  const addedAt = trx.now();
  const cart = {
    ...{ id: trx.newId(), currency: site.currency, isPurchased: false, orderId: null },
    createdAt: addedAt.getTime(),
  };
  const entries = goods.map(({ itemId, variantId, price }, index) => ({
    ...{ id: trx.newId(), productId: itemId, variantId, quantity: 1, additionalFields: '{}', unitPriceSeen: price },
    addedAt: new Date(addedAt.getTime() + index),
  }));
  const asked = await readWholeCart(
    trx,
    site.id,
    null,
    goods.map(({ itemId }) => itemId),
  );
  return { ...asked, cart, entries, load: goodsFor(memory, trx, site.id, asked) };
}

/** What the cart page shows of it. */
export function sampleCartView(
  deps: Pick<CartDeps, 'db' | 'keyFor' | 'giftCards' | 'memory' | 'now'>,
  site: Site,
  isEmpty: boolean,
): Promise<CartView> {
  const shown = { crumb: '', problem: null, methods: [] };
  return deps.db.inSite(
    contextOf(site),
    async (trx) => {
      const contents = await sampleContents(deps, trx, site);
      if (isEmpty || contents.entries.length === 0) return cartView(site, emptyLoaded(site, deps.now()), shown);
      const priced = await estimateCart(deps, trx, site, contents, { checkout: null, countryCode: null });
      return cartView(site, { ...priced, removed: null }, shown);
    },
    READ_ONLY,
  );
}
