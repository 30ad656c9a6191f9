import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { isId } from '../../platform/database/ids.ts';
import type { CartDeps, CartVisitor } from '../cartDeps.ts';
import type { CartRefusal } from '../cartRefusals.ts';
import { type ChangedCart, changeCart } from '../changeCart.ts';
import { removeEntry } from '../storage/carts.ts';

/** Takes a line out. The value names it for the way back (CX-04). */
export function removeFromCart(
  deps: CartDeps,
  visitor: CartVisitor,
  entryId: string,
): Promise<Outcome<ChangedCart<string>, CartRefusal>> {
  return changeCart(deps, visitor, { create: false }, async ({ trx, websiteId, cart }) => {
    const isRemoved = isId(entryId) && (await removeEntry(trx, websiteId, cart.id, entryId));
    return isRemoved ? accept(entryId) : refuse('entryMissing');
  });
}
