import { decideLineQuantity, maxQuantity } from '@quoin/domain/cart';
import { unitPrice } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Site } from '../../sites/index.ts';
import { quantitySettings } from '../../sites/index.ts';
import type { CartDeps, CartVisitor } from '../cartDeps.ts';
import type { CartRefusal } from '../cartRefusals.ts';
import { type CartChange, type ChangedCart, changeCart } from '../changeCart.ts';
import { removeEntry, saveEntry } from '../storage/carts.ts';
import { quantityOf } from './addEntry.ts';

/** Changes how many of a line (CART-10); 0 takes it out. The value says whether it was taken out. */
export function setQuantity(
  deps: CartDeps,
  visitor: CartVisitor,
  wanted: { readonly entryId: string; readonly quantity: unknown },
): Promise<Outcome<ChangedCart<boolean>, CartRefusal>> {
  return changeCart(deps, visitor, { create: false }, (change) => set(change, visitor.site, wanted));
}

async function set(
  change: CartChange,
  site: Site,
  wanted: { readonly entryId: string; readonly quantity: unknown },
): Promise<Outcome<boolean, CartRefusal>> {
  const { trx, websiteId, cart, entries, load } = change;
  const entry = entries.find(({ id }) => id === wanted.entryId);
  if (entry === undefined) return refuse('entryMissing');
  const product = (await load([entry.productId])).get(entry.productId)?.product;
  const variant = product?.isVisible ? product.variants.find(({ id }) => id === entry.variantId) : undefined;
  const isGone = product === undefined || variant === undefined;
  const most = isGone ? 0 : maxQuantity(product, variant.stock, quantitySettings(site));
  const inOtherLines = quantityOf(entries, entry.variantId) - entry.quantity;
  const decided = decideLineQuantity(wanted.quantity, { maxQuantity: most, inOtherLines });
  if (!decided.ok) return decided;
  if (decided.value === 0) return accept(await removeEntry(trx, websiteId, cart.id, entry.id));
  if (isGone) return refuse('variantUnavailable');
  await saveEntry(trx, websiteId, { ...entry, quantity: decided.value, unitPriceSeen: unitPrice(variant).minor });
  return accept(false);
}
