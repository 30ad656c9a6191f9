import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { saveEntry } from '../../storage/carts.ts';
import type { CartDeps, CartVisitor } from './cartDeps.ts';
import type { CartRefusal } from './cartRefusals.ts';
import { type ChangedCart, changeCart } from './changeCart.ts';
import { findVisibleVariant } from './pricedCart.ts';

export interface WantedFields {
  readonly entryId: string;
  readonly itemId: string;
  readonly sku: string;
  /** Canonical JSON text. */
  readonly additionalFields: string;
}

/** Changes the answers to a product's own form, and nothing else of the line (CART-04, SC-4). */
export function setAdditionalFields(
  deps: CartDeps,
  visitor: CartVisitor,
  wanted: WantedFields,
): Promise<Outcome<ChangedCart<string>, CartRefusal>> {
  return changeCart(deps, visitor, { create: false }, async ({ trx, websiteId, entries, load }) => {
    const entry = entries.find(({ id }) => id === wanted.entryId);
    if (entry === undefined) return refuse('entryMissing');
    const variant = findVisibleVariant((await load([entry.productId])).get(entry.productId), wanted.sku);
    if (entry.productId !== wanted.itemId || variant?.id !== entry.variantId)
      return refuse('variantUnavailable', { field: 'sku' });
    await saveEntry(trx, websiteId, { ...entry, additionalFields: wanted.additionalFields });
    return accept(entry.id);
  });
}
