import type { WireInstallments } from '@quoin/contract/endpoints/site';
import {
  type CartPrice,
  type Destination,
  type PriceQuestion,
  requiresShipping,
  type ShippingMethod,
} from '@quoin/domain/cart';
import { COUNTRIES, type Country } from '@quoin/domain/orders';
import { installmentsFor } from '@quoin/rendering/page';
import type { SiteTransaction } from '../platform/database/database.ts';
import {
  estimatedPrice,
  type LoadedQuestion,
  loadPriceTerms,
  type PriceBasis,
  type PricingDeps,
  questionOf,
} from '../pricing/index.ts';
import type { Site } from '../sites/index.ts';
import { homeCountry } from '../sites/index.ts';
import { type CatalogCart, lookUpCart } from './catalogCart.ts';
import type { FilledCart } from './openCart.ts';
import type { StoredCart } from './storage/carts.ts';
import type { StoredCheckout } from './storage/checkouts.ts';

/** A cart with what it costs and where it goes, as far as that is known before or during checkout (CX-01). */
export interface PricedCart {
  readonly goods: CatalogCart;
  /** With the way chosen in checkout, else with the cheapest as an estimate. */
  readonly price: CartPrice;
  readonly delivery: Delivery;
  /** Those entered to pay with, used or refused by `price`. */
  readonly giftCards: LoadedQuestion['giftCards'];
  /** What is said below the total where it can be paid in parts (INST-02). */
  readonly installments: WireInstallments | null;
}

export interface Delivery {
  readonly countryCode: string | null;
  /** Where the shop sends at all; empty when nothing is sent. */
  readonly countries: readonly Country[];
}

export const NO_DELIVERY: Delivery = { countryCode: null, countries: [] };

/** The countries that at least one of the ways reaches. */
export function countriesReached(methods: readonly Pick<ShippingMethod, 'places'>[]): readonly Country[] {
  if (methods.some((method) => method.places.length === 0)) return COUNTRIES;
  const reached = new Set(methods.flatMap((method) => method.places.map((place) => place.countryCode)));
  return COUNTRIES.filter(({ code }) => reached.has(code));
}

export function destinationOf(checkout: Pick<StoredCheckout, 'shippingAddress'> | null): Destination | null {
  const address = checkout?.shippingAddress ?? null;
  if (address === null) return null;
  const { countryCode, region, postalCode } = address;
  return { countryCode, region, postalCode };
}

export function basisOf(checkout: StoredCheckout | null): PriceBasis {
  return {
    checkoutId: checkout?.id ?? null,
    email: checkout?.email ?? null,
    destination: destinationOf(checkout),
    shippingMethodId: checkout?.shippingOptionId ?? null,
  };
}

export interface CartContents extends Pick<FilledCart, 'entries' | 'single' | 'terms' | 'load'> {
  readonly cart: StoredCart;
}

/** Returns the current contents of a cart, and the question about its price: from memory, or in one round trip. */
export async function priceContents(
  deps: PricingDeps,
  trx: SiteTransaction,
  site: Site,
  { cart, entries, terms: asked, load }: CartContents,
  basis: PriceBasis,
): Promise<{ readonly goods: CatalogCart; readonly loaded: LoadedQuestion }> {
  const [goods, terms] = await Promise.all([
    load(entries.map(({ productId }) => productId)),
    loadPriceTerms(deps, trx, site, asked, basis),
  ]);
  const products = new Map([...goods].map(([id, { product }]) => [id, product]));
  const facts = new Map([...goods].map(([id, one]) => [id, one.facts]));
  const inCart = await lookUpCart(trx, site, cart, entries, products);
  return { goods: inCart, loaded: questionOf(site, inCart, facts, terms, { basis, now: trx.now() }) };
}

/** The same answer for the cart page, the cart's JSON and checkout, so that totals never jump between them. */
export async function estimateCart(
  deps: PricingDeps,
  trx: SiteTransaction,
  site: Site,
  filled: CartContents,
  known: { readonly checkout: StoredCheckout | null; readonly countryCode: string | null },
): Promise<PricedCart> {
  const { goods, loaded } = await priceContents(deps, trx, site, filled, basisOf(known.checkout));
  const { question, methods, giftCards } = loaded;
  const types = goods.cart.entries.map(({ productType }) => productType);
  const priced = (price: CartPrice, delivery: Delivery): PricedCart => {
    return { goods, price, delivery, giftCards, installments: installmentsFor(site, types, price.amountDue) };
  };
  if (!requiresShipping(goods.cart.entries)) return priced(estimatedPrice(question), NO_DELIVERY);
  const countries = countriesReached(methods);
  const only = countries.length === 1 ? (countries[0]?.code ?? null) : null;
  const countryCode = question.destination?.countryCode ?? known.countryCode ?? homeCountry(site) ?? only;
  const destination = destinationFor(question, countryCode ?? '');
  return priced(estimatedPrice({ ...question, destination }), { countryCode, countries });
}

/**
 * The place that is known, or the country guessed. Within the shop's own country its own place is the better guess: taxes may
 * differ by region.
 */
export function destinationFor({ destination, store }: PriceQuestion, countryCode: string): Destination | null {
  if (destination !== null || countryCode === '' || countryCode === store.location.countryCode) return destination;
  return { countryCode, region: '', postalCode: '' };
}
