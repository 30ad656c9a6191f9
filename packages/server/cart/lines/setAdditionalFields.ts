import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { CartDeps, CartVisitor } from '../cartDeps.ts';
import type { CartRefusal } from '../cartRefusals.ts';
import { findVisibleVariant } from '../catalogCart.ts';
import { type ChangedCart, changeCart } from '../changeCart.ts';
import { saveEntry } from '../storage/carts.ts';
import { decideAnswers, type GivenAnswers } from './productAnswers.ts';

export interface WantedFields extends GivenAnswers {
  readonly entryId: string;
  readonly itemId: string;
  readonly sku: string;
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
    const product = (await load([entry.productId])).get(entry.productId)?.product;
    const variant = findVisibleVariant(product, wanted.sku);
    if (product === undefined || entry.productId !== wanted.itemId || variant?.id !== entry.variantId)
      return refuse('variantUnavailable', { field: 'sku' });
    const answers = decideAnswers(product, wanted);
    if (!answers.ok) return answers;
    await saveEntry(trx, websiteId, { ...entry, additionalFields: answers.value });
    return accept(entry.id);
  });
}
