import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { type CartDeps, NEXT_CART } from './cartDeps.ts';
import { hashCartToken, nextCartToken } from './cartToken.ts';
import { findCart, lockCart, type StoredCart } from './storage/carts.ts';

/** How many bought carts in a row a token may lead past. */
const MAX_CHAIN = 200;

export interface OpenCart {
  /** The token of the cart that is open now: the visitor's, or one that follows it after a purchase. */
  readonly token: string;
  readonly tokenHash: Buffer;
  readonly cart: StoredCart | null;
  /** The last cart that this visitor has bought. */
  readonly bought: StoredCart | null;
}

/** Finds the cart a token leads to, past those already bought (ORD-5). Null: that is no token. */
export async function openCart(
  deps: Pick<CartDeps, 'keyFor'>,
  trx: SiteTransaction,
  site: Site,
  startToken: string,
  mode: 'read' | 'lock' = 'read',
): Promise<OpenCart | null> {
  let token = startToken;
  let bought: StoredCart | null = null;
  for (let step = 0; step < MAX_CHAIN; step += 1) {
    const tokenHash = hashCartToken(token);
    if (tokenHash === null) return null;
    const cart = await (mode === 'lock' ? lockCart : findCart)(trx, site.id, tokenHash);
    if (!cart?.isPurchased) return { token, tokenHash, cart, bought };
    bought = cart;
    token = nextCartToken(deps.keyFor(NEXT_CART), token);
  }
  return null;
}
