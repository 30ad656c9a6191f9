import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { type CartDeps, NEXT_CART } from './cartDeps.ts';
import { hashCartToken, nextCartToken } from './cartToken.ts';
import { goodsFor, type LoadGoods } from './lines/goods.ts';
import { findCart, lockCart, lockOrCreateCart, type NewCart, type StoredCart } from './storage/carts.ts';
import { lockCheckoutOfToken } from './storage/checkouts.ts';
import { readWholeCart, type WholeCart } from './storage/wholeCart.ts';

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

/** The contents of `cart` and what is read with it, after its lock was taken. */
export interface FilledCart extends OpenCart, Omit<WholeCart, 'cart'> {
  readonly load: LoadGoods;
}

type Mode = 'read' | 'lock';

/** Finds the cart a token leads to, past those already bought (ORD-5). Null: that is no token. */
export async function openCart(
  deps: Pick<CartDeps, 'keyFor'>,
  trx: SiteTransaction,
  site: Site,
  startToken: string,
  mode: Mode = 'read',
): Promise<OpenCart | null> {
  const find = mode === 'lock' ? lockCart : findCart;
  const look = async (tokenHash: Buffer) => ({ cart: await find(trx, site.id, tokenHash) });
  return (await follow(deps, startToken, look))?.open ?? null;
}

interface WantedCart {
  readonly startToken: string;
  readonly mode?: Mode;
  /** With `lock`: what a cart is made of where the token has none. */
  readonly fresh?: Omit<NewCart, 'tokenHash'> | null;
  /** Products that may be requested in addition to those in the cart. */
  readonly productIds?: readonly string[];
}

/** Does the same, with everything that is read with the cart, in one round trip for each cart on the way. */
export async function openFilledCart(
  deps: Pick<CartDeps, 'keyFor' | 'memory'>,
  trx: SiteTransaction,
  site: Site,
  { startToken, mode = 'read', fresh = null, productIds = [] }: WantedCart,
): Promise<FilledCart | null> {
  const lock = (tokenHash: Buffer): Promise<unknown> =>
    fresh === null ? lockCart(trx, site.id, tokenHash) : lockOrCreateCart(trx, site.id, { ...fresh, tokenHash });
  const look = async (tokenHash: Buffer) => {
    // In this order: what is read behind a lock is what the lock waited for. The cart's comes before its checkout's.
    const locks = mode === 'lock' ? [lock(tokenHash), lockCheckoutOfToken(trx, site.id, tokenHash)] : [];
    const [whole] = await Promise.all([readWholeCart(trx, site.id, tokenHash, productIds), ...locks]);
    return whole;
  };
  const found = await follow(deps, startToken, look);
  if (found === null) return null;
  const { cart: _, ...rest } = found.seen;
  return { ...found.open, ...rest, load: goodsFor(deps.memory, trx, site.id, found.seen) };
}

/** `look` sees each cart on the way. */
async function follow<Seen extends { readonly cart: StoredCart | null }>(
  deps: Pick<CartDeps, 'keyFor'>,
  startToken: string,
  look: (tokenHash: Buffer) => Promise<Seen>,
): Promise<{ readonly open: OpenCart; readonly seen: Seen } | null> {
  let token = startToken;
  let bought: StoredCart | null = null;
  for (let step = 0; step < MAX_CHAIN; step += 1) {
    const tokenHash = hashCartToken(token);
    if (tokenHash === null) return null;
    const seen = await look(tokenHash);
    if (!seen.cart?.isPurchased) return { open: { token, tokenHash, cart: seen.cart, bought }, seen };
    bought = seen.cart;
    token = nextCartToken(deps.keyFor(NEXT_CART), token);
  }
  return null;
}
