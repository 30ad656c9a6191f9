import { calculateTotals, requiresShipping } from '@quoin/domain/cart';
import {
  type CheckoutState,
  type CheckoutStep,
  type ShippingOption,
  shippingOptionsFor,
  stepOf,
} from '@quoin/domain/orders';
import type { SiteTransaction } from '../../database/database.ts';
import { listEntries } from '../../storage/carts.ts';
import { createCheckout, lockCheckoutOfCart, type StoredCheckout } from '../../storage/checkouts.ts';
import { listShippingOptions } from '../../storage/shippingOptions.ts';
import type { Site } from '../../storage/sites.ts';
import type { CartVisitor } from '../cart/cartDeps.ts';
import { countriesReached } from '../cart/delivery.ts';
import { type OpenCart, openCart } from '../cart/openCart.ts';
import { type PricedCart, priceCart } from '../cart/pricedCart.ts';
import type { CheckoutDeps } from './checkoutDeps.ts';

/** A checkout with everything priced as it is now. */
export interface LoadedCheckout {
  readonly stored: StoredCheckout;
  readonly state: CheckoutState;
  readonly priced: PricedCart;
  /** To the address given; empty before. */
  readonly options: readonly ShippingOption[];
  readonly chosenOption: ShippingOption | null;
  /** Where the shop sends at all. */
  readonly countryCodes: readonly string[];
}

export type CheckoutFound =
  | { readonly kind: 'open'; readonly loaded: LoadedCheckout }
  /** Nothing new in the cart since this order. */
  | { readonly kind: 'bought'; readonly orderId: string }
  | { readonly kind: 'empty' };

const KEY_BYTES = 16;

export function newIdempotencyKey(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(KEY_BYTES)).toString('base64url');
}

/** The checkout of the visitor's cart, made when there is none yet. */
export function loadCheckout(deps: CheckoutDeps, visitor: CartVisitor): Promise<CheckoutFound> {
  return deps.db.inSite({ websiteId: visitor.site.id }, (trx) => findCheckoutIn(deps, trx, visitor));
}

/** The same within a transaction; holds the locks of cart and checkout, in that order. */
export async function findCheckoutIn(
  deps: Pick<CheckoutDeps, 'keyFor' | 'randomBytes'>,
  trx: SiteTransaction,
  { site, token }: CartVisitor,
): Promise<CheckoutFound> {
  const open = token === null ? null : await openCart(deps, trx, site, token, 'lock');
  return findCheckoutOfOpen(deps, trx, site, open);
}

/** The same for a cart that is open and locked already. */
export async function findCheckoutOfOpen(
  deps: Pick<CheckoutDeps, 'randomBytes'>,
  trx: SiteTransaction,
  site: Site,
  open: OpenCart | null,
): Promise<CheckoutFound> {
  const entries = open?.cart ? await listEntries(trx, site.id, open.cart.id) : [];
  if (!open?.cart || entries.length === 0) {
    const orderId = open?.bought?.orderId;
    return orderId ? { kind: 'bought', orderId } : { kind: 'empty' };
  }
  const stored =
    (await lockCheckoutOfCart(trx, site.id, open.cart.id)) ??
    (await createCheckout(trx, site.id, { cartId: open.cart.id, idempotencyKey: newIdempotencyKey(deps.randomBytes) }));
  const priced = await priceCart(trx, site, open.cart, entries);
  return { kind: 'open', loaded: await complete(trx, site, stored, priced) };
}

async function complete(
  trx: SiteTransaction,
  site: Site,
  stored: StoredCheckout,
  priced: PricedCart,
): Promise<LoadedCheckout> {
  const all = await listShippingOptions(trx, site.id, site.currency);
  const isNeeded = requiresShipping(priced.cart.entries);
  const country = stored.shippingAddress?.countryCode;
  const options = isNeeded && country !== undefined ? shippingOptionsFor(country, all) : [];
  const chosenOption = options.find(({ id }) => id === stored.shippingOptionId) ?? null;
  const state: CheckoutState = {
    id: stored.id,
    email: stored.email,
    shippingAddress: isNeeded ? stored.shippingAddress : null,
    shippingOptionId: chosenOption?.id ?? null,
    note: stored.note,
    requiresShipping: isNeeded,
    totals: calculateTotals(priced.cart, { shipping: chosenOption?.price }),
  };
  return { stored, state, priced, options, chosenOption, countryCodes: countriesReached(all).map(({ code }) => code) };
}

/** The page asks for contact and address together, so a missing address is part of its first step. */
export function pageStepOf({ state }: Pick<LoadedCheckout, 'state'>): CheckoutStep {
  const step = stepOf(state);
  return step === 'shipping' && state.shippingAddress === null ? 'contact' : step;
}
