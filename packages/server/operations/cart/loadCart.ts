import { isId } from '../../database/ids.ts';
import { findRemoved, listEntries, listItemTitles } from '../../storage/carts.ts';
import { findCheckoutOfCart } from '../../storage/checkouts.ts';
import type { CartDeps, CartVisitor } from './cartDeps.ts';
import { type Delivery, loadDelivery, NO_DELIVERY } from './delivery.ts';
import { openCart } from './openCart.ts';
import { emptyCart, type PricedCart, priceCart } from './pricedCart.ts';

export interface LoadedCart {
  readonly priced: PricedCart;
  readonly delivery: Delivery;
  /** What was just taken out, when asked for and still there to be put back (CX-04). */
  readonly removed: { readonly title: string; readonly entryId: string } | null;
}

/** The visitor's cart as it is now; an empty one when there is none. Creates nothing. */
export async function loadCart(
  deps: Pick<CartDeps, 'db' | 'keyFor'>,
  visitor: CartVisitor,
  removedId: string | null = null,
): Promise<LoadedCart> {
  const { site, token } = visitor;
  const nothing: LoadedCart = { priced: emptyCart(site), delivery: NO_DELIVERY, removed: null };
  if (token === null) return nothing;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const open = await openCart(deps, trx, site, token);
    if (!open?.cart) return nothing;
    const priced = await priceCart(trx, site, open.cart, await listEntries(trx, site.id, open.cart.id));
    const checkout = await findCheckoutOfCart(trx, site.id, open.cart.id);
    const delivery = await loadDelivery(trx, site, priced.cart, { checkout, countryCode: visitor.countryCode });
    const gone =
      removedId !== null && isId(removedId) ? await findRemoved(trx, site.id, open.cart.id, removedId) : null;
    if (gone === null) return { priced, delivery, removed: null };
    const titles = await listItemTitles(trx, site.id, [gone.productId]);
    return { priced, delivery, removed: { title: titles.get(gone.productId) ?? '', entryId: gone.id } };
  });
}
