import { emptyQuestion, price as priceOf } from '@quoin/domain/cart';
import { isId } from '../platform/database/ids.ts';
import { contextOf } from '../platform/languages/siteInLanguage.ts';
import { storePricing } from '../pricing/index.ts';
import type { Site } from '../sites/index.ts';
import type { CartDeps, CartVisitor } from './cartDeps.ts';
import { emptyCart, lookUpCart } from './catalogCart.ts';
import { estimateCart, NO_DELIVERY, type PricedCart } from './delivery.ts';
import { openCart } from './openCart.ts';
import { findRemoved, listEntries, listItemTitles } from './storage/carts.ts';
import { findCheckoutOfCart } from './storage/checkouts.ts';

export interface LoadedCart extends PricedCart {
  /** What was just taken out, when asked for and still there to be put back (CX-04). */
  readonly removed: { readonly title: string; readonly entryId: string } | null;
}

/** The visitor's cart as it is now; an empty one when there is none. Creates nothing. */
export async function loadCart(
  deps: Pick<CartDeps, 'db' | 'now' | 'keyFor' | 'giftCards'>,
  visitor: CartVisitor,
  removedId: string | null = null,
): Promise<LoadedCart> {
  const { site, token } = visitor;
  const nothing = emptyLoaded(site, deps.now());
  if (token === null) return nothing;
  return deps.db.inSite(contextOf(site), async (trx) => {
    const open = await openCart(deps, trx, site, token);
    if (!open?.cart) return nothing;
    const goods = await lookUpCart(trx, site, open.cart, await listEntries(trx, site.id, open.cart.id));
    const checkout = await findCheckoutOfCart(trx, site.id, open.cart.id);
    const priced = await estimateCart(deps, trx, site, goods, { checkout, countryCode: visitor.countryCode });
    const gone =
      removedId !== null && isId(removedId) ? await findRemoved(trx, site.id, open.cart.id, removedId) : null;
    if (gone === null) return { ...priced, removed: null };
    const titles = await listItemTitles(trx, site.id, [gone.productId]);
    return { ...priced, removed: { title: titles.get(gone.productId) ?? '', entryId: gone.id } };
  });
}

function emptyLoaded(site: Site, now: number): LoadedCart {
  const price = priceOf(emptyQuestion(site.currency, storePricing(site), now));
  const goods = emptyCart(site);
  return { goods, price, delivery: NO_DELIVERY, giftCards: [], installments: null, removed: null };
}
