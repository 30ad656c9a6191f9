import { emptyQuestion, price as priceOf } from '@quoin/domain/cart';
import { READ_ONLY } from '../platform/database/database.ts';
import { isId } from '../platform/database/ids.ts';
import { contextOf } from '../platform/languages/siteInLanguage.ts';
import { storePricing } from '../pricing/index.ts';
import type { Site } from '../sites/index.ts';
import type { CartDeps, CartVisitor } from './cartDeps.ts';
import { emptyCart } from './catalogCart.ts';
import { estimateCart, NO_DELIVERY, type PricedCart } from './delivery.ts';
import { openFilledCart } from './openCart.ts';
import { findRemoved, listItemTitles } from './storage/carts.ts';

export interface LoadedCart extends PricedCart {
  /** What was just taken out, when asked for and still there to be put back (CX-04). */
  readonly removed: { readonly title: string; readonly entryId: string } | null;
}

/** The visitor's cart as it is now; an empty one when there is none. Creates nothing. */
export async function loadCart(
  deps: Pick<CartDeps, 'db' | 'now' | 'keyFor' | 'giftCards' | 'memory'>,
  visitor: CartVisitor,
  removedId: string | null = null,
): Promise<LoadedCart> {
  const { site, token } = visitor;
  const nothing = () => emptyLoaded(site, deps.now());
  if (token === null) return nothing();
  return deps.db.inSite(
    contextOf(site),
    async (trx) => {
      const open = await openFilledCart(deps, trx, site, { startToken: token });
      if (!open?.cart) return nothing();
      const known = { checkout: open.checkout, countryCode: visitor.countryCode };
      const priced = await estimateCart(deps, trx, site, { ...open, cart: open.cart }, known);
      const gone =
        removedId !== null && isId(removedId) ? await findRemoved(trx, site.id, open.cart.id, removedId) : null;
      if (gone === null) return { ...priced, removed: null };
      const titles = await listItemTitles(trx, site.id, [gone.productId]);
      return { ...priced, removed: { title: titles.get(gone.productId) ?? '', entryId: gone.id } };
    },
    READ_ONLY,
  );
}

export function emptyLoaded(site: Site, now: number): LoadedCart {
  const price = priceOf(emptyQuestion(site.currency, storePricing(site), now));
  const goods = emptyCart(site);
  return { goods, price, delivery: NO_DELIVERY, giftCards: [], installments: null, removed: null };
}
