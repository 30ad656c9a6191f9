import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { type CartDeps, NEXT_CART } from './cartDeps.ts';
import { hashCartToken, nextCartToken } from './cartToken.ts';
import {
  type CartId,
  cartIdOfToken,
  findCart,
  listEntries,
  lockCart,
  type StoredCart,
  type StoredEntry,
} from './storage/carts.ts';
import { findCheckoutOfCart, lockCheckoutOfCart, type StoredCheckout } from './storage/checkouts.ts';

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

export interface FilledCart extends OpenCart {
  /** Of `cart`, read after its lock was taken. */
  readonly entries: readonly StoredEntry[];
  readonly checkout: StoredCheckout | null;
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
  return (await openCartWith(deps, trx, { site, startToken, mode }, () => Promise.resolve(null)))?.open ?? null;
}

/** The same with what lies in it, asked for in one go. Its lock comes before that of its checkout. */
export async function openFilledCart(
  deps: Pick<CartDeps, 'keyFor'>,
  trx: SiteTransaction,
  site: Site,
  startToken: string,
  mode: Mode = 'read',
): Promise<FilledCart | null> {
  const findCheckout = mode === 'lock' ? lockCheckoutOfCart : findCheckoutOfCart;
  const load = (cartId: CartId) => Promise.all([listEntries(trx, site.id, cartId), findCheckout(trx, site.id, cartId)]);
  const found = await openCartWith(deps, trx, { site, startToken, mode }, load);
  if (found === null) return null;
  const [entries, checkout] = found.beside;
  return { ...found.open, entries, checkout };
}

interface Wanted {
  readonly site: Site;
  readonly startToken: string;
  readonly mode: Mode;
}

/** `load` asks for more about each cart on the way, in the round trip that finds it. */
async function openCartWith<Beside>(
  deps: Pick<CartDeps, 'keyFor'>,
  trx: SiteTransaction,
  { site, startToken, mode }: Wanted,
  load: (cartId: CartId) => Promise<Beside>,
): Promise<{ readonly open: OpenCart; readonly beside: Beside } | null> {
  const find = mode === 'lock' ? lockCart : findCart;
  let token = startToken;
  let bought: StoredCart | null = null;
  for (let step = 0; step < MAX_CHAIN; step += 1) {
    const tokenHash = hashCartToken(token);
    if (tokenHash === null) return null;
    const [cart, beside] = await Promise.all([find(trx, site.id, tokenHash), load(cartIdOfToken(site.id, tokenHash))]);
    if (!cart?.isPurchased) return { open: { token, tokenHash, cart, bought }, beside };
    bought = cart;
    token = nextCartToken(deps.keyFor(NEXT_CART), token);
  }
  return null;
}
