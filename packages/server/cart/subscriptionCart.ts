import { decideAddToCart, maxQuantity } from '@quoin/domain/cart';
import { canBeSubscribed, purchaseRoute, type SubscriptionPlan, unitPrice } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { loadProduct, loadProducts } from '../catalog/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { isId } from '../platform/database/ids.ts';
import type { Site } from '../sites/index.ts';
import { quantitySettings } from '../sites/index.ts';
import type { CartDeps, CartVisitor } from './cartDeps.ts';
import type { CartRefusal } from './cartRefusals.ts';
import { hashCartToken, newCartToken } from './cartToken.ts';
import { type CatalogLine, lookUpCart } from './catalogCart.ts';
import { decideAnswers } from './lines/productAnswers.ts';
import { createCart, findCart, insertEntry, listEntries, type StoredCart } from './storage/carts.ts';
import { findSingleCart, insertSingleCart, type SingleCart } from './storage/singleCarts.ts';

export interface WantedSubscription {
  readonly itemId: string;
  readonly sku: string;
  /** As it arrived: the domain judges it. */
  readonly quantity: unknown;
  /** Canonical JSON text. */
  readonly additionalFields: string;
}

/**
 * Creates a separate cart for one subscription (SUBS-03), bound to the visitor who requested it (SC-8). Price and plan
 * come from the server's product. Returns the cart's token.
 */
export async function createSubscriptionCart(
  deps: CartDeps,
  { site, token: owner }: CartVisitor,
  wanted: WantedSubscription,
): Promise<Outcome<string, CartRefusal>> {
  const ownerHash = hashCartToken(owner ?? '');
  if (ownerHash === null) return refuse('entryMissing');
  const token = newCartToken(deps.randomBytes);
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const chosen = await choose(trx, site, wanted);
    if (!chosen.ok) return chosen;
    const cart = await createCart(trx, site.id, { tokenHash: hashCartToken(token)!, currency: site.currency });
    const { plan, ...line } = chosen.value;
    const nothing = { subscriptionId: null, periodIndex: null, amount: null };
    await insertSingleCart(trx, site.id, { cartId: cart.id, kind: 'subscription', ownerHash, plan, ...nothing });
    await insertEntry(trx, site.id, cart.id, { id: trx.newId(), ...line, addedAt: trx.now() });
    return accept(token);
  });
}

interface ChosenLine {
  readonly plan: SubscriptionPlan;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly unitPriceSeen: bigint;
  readonly additionalFields: string;
}

async function choose(
  trx: SiteTransaction,
  site: Site,
  { itemId, sku, quantity: asked, additionalFields: given }: WantedSubscription,
): Promise<Outcome<ChosenLine, CartRefusal>> {
  const product = isId(itemId) ? await loadProduct(trx, site.id, itemId) : null;
  const isOffered = product?.isVisible && purchaseRoute(product) === 'subscription' && canBeSubscribed(product);
  const plan = product?.subscriptionPlan ?? null;
  if (!product || !isOffered || plan === null) return refuse('variantUnavailable', { field: 'itemId' });
  const decided = decideAddToCart(product, sku === '' ? { choice: {} } : { sku }, asked, () => 0);
  if (!decided.ok) return decided;
  const { variant, quantity } = decided.value;
  if (quantity > maxQuantity(product, variant.stock, quantitySettings(site))) return refuse('outOfStock');
  const answers = decideAnswers(product, { additionalFields: given });
  if (!answers.ok) return answers;
  const unitPriceSeen = unitPrice(variant).minor;
  const line = { productId: product.id, variantId: variant.id, quantity, unitPriceSeen };
  return accept({ plan, ...line, additionalFields: answers.value });
}

export type FoundSubscriptionCart =
  | { readonly kind: 'open'; readonly cart: StoredCart; readonly single: SingleCart; readonly line: CatalogLine }
  | { readonly kind: 'bought'; readonly orderId: string }
  /** No cart, or another visitor's. The answer doesn't tell which. */
  | { readonly kind: 'unknown' };

/** The cart of a token, for the session that made it and for nobody else (SC-8). */
export async function findSubscriptionCart(
  deps: Pick<CartDeps, 'db'>,
  { site, token: owner }: Pick<CartVisitor, 'site' | 'token'>,
  cartToken: string,
): Promise<FoundSubscriptionCart> {
  const [tokenHash, ownerHash] = [hashCartToken(cartToken), hashCartToken(owner ?? '')];
  if (tokenHash === null || ownerHash === null) return { kind: 'unknown' };
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const cart = await findCart(trx, site.id, tokenHash);
    const single = cart === null ? null : await findSingleCart(trx, site.id, cart.id);
    if (cart === null || single?.kind !== 'subscription' || single.ownerHash?.equals(ownerHash) !== true) {
      return { kind: 'unknown' };
    }
    if (cart.orderId !== null) return { kind: 'bought', orderId: cart.orderId };
    const entries = await listEntries(trx, site.id, cart.id);
    const products = await loadProducts(
      trx,
      site.id,
      entries.map(({ productId }) => productId),
    );
    const { lines } = await lookUpCart(trx, site, cart, entries, products);
    const [line] = lines;
    return line === undefined ? { kind: 'unknown' } : { kind: 'open', cart, single, line };
  });
}
