import type { WireShoppingCart } from '@quoin/contract/endpoints/site';

/** The part of a cart that scripts of themes ask for. */
export type KnownCart = Pick<
  WireShoppingCart,
  | 'entries'
  | 'totalQuantity'
  | 'subtotalCents'
  | 'grandTotalCents'
  | 'taxCents'
  | 'shippingCostCents'
  | 'requiresShipping'
>;

export const EMPTY_CART: KnownCart = {
  ...{ entries: [], totalQuantity: 0, subtotalCents: 0, grandTotalCents: 0, taxCents: 0, shippingCostCents: 0 },
  requiresShipping: false,
};

/** A cart as attributes of `ShoppingCart`; what a script could not know is left out. */
export function cartAttributes(cart: KnownCart): KnownCart {
  const { entries, totalQuantity, subtotalCents, grandTotalCents, taxCents, shippingCostCents, requiresShipping } =
    cart;
  return { entries, totalQuantity, subtotalCents, grandTotalCents, taxCents, shippingCostCents, requiresShipping };
}

/** Entries of which there are more now than before, or which were not there at all. */
export function addedEntries(before: KnownCart['entries'], now: KnownCart['entries']): KnownCart['entries'] {
  const known = new Map(before.map(({ id, quantity }) => [id, quantity]));
  return now.filter(({ id, quantity }) => quantity > (known.get(id) ?? 0));
}
