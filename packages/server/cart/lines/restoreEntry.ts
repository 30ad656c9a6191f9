import { QUANTITY } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { isId } from '../../platform/database/ids.ts';
import type { CartDeps, CartVisitor } from '../cartDeps.ts';
import type { CartRefusal } from '../cartRefusals.ts';
import { type ChangedCart, changeCart } from '../changeCart.ts';
import { findRemoved, forgetRemoved, insertEntry, saveEntry } from '../storage/carts.ts';

/**
 * Puts a line back that was taken out (CX-04), or adds it to a line of the same since. What has become of its stock and
 * price meanwhile is said by the line's notices, as for any other line (CX-05).
 */
export function restoreEntry(
  deps: CartDeps,
  visitor: CartVisitor,
  entryId: string,
): Promise<Outcome<ChangedCart<string>, CartRefusal>> {
  return changeCart(deps, visitor, { create: false }, async ({ trx, websiteId, cart, entries }) => {
    const removed = isId(entryId) ? await findRemoved(trx, websiteId, cart.id, entryId) : null;
    if (removed === null) return refuse('restoreExpired');
    await forgetRemoved(trx, websiteId, entryId);
    const same = entries.find(
      (entry) => entry.variantId === removed.variantId && entry.additionalFields === removed.additionalFields,
    );
    if (same === undefined) await insertEntry(trx, websiteId, cart.id, removed);
    else
      await saveEntry(trx, websiteId, { ...same, quantity: Math.min(QUANTITY.max, same.quantity + removed.quantity) });
    return accept(same?.id ?? removed.id);
  });
}
