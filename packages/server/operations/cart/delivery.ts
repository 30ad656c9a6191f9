import type { Cart } from '@quoin/domain/cart';
import { requiresShipping } from '@quoin/domain/cart';
import { compareMoney } from '@quoin/domain/money';
import { COUNTRIES, type Country, type ShippingOption, shippingOptionsFor } from '@quoin/domain/orders';
import type { SiteTransaction } from '../../database/database.ts';
import type { StoredCheckout } from '../../storage/checkouts.ts';
import { listShippingOptions } from '../../storage/shippingOptions.ts';
import type { Site } from '../../storage/sites.ts';
import { homeCountry } from './storeSettings.ts';

/** How a cart could travel, as far as it is known before or during checkout (CX-01). */
export interface Delivery {
  readonly isNeeded: boolean;
  readonly countryCode: string | null;
  /** The ways to that country. */
  readonly options: readonly ShippingOption[];
  /** Chosen in checkout, else the cheapest as an estimate; null when nobody can send there. */
  readonly selected: ShippingOption | null;
  /** Where the shop sends at all. */
  readonly countries: readonly Country[];
}

export const NO_DELIVERY: Delivery = { isNeeded: false, countryCode: null, options: [], selected: null, countries: [] };

/** The countries that at least one of the ways reaches. */
export function countriesReached(options: readonly Pick<ShippingOption, 'countries'>[]): readonly Country[] {
  if (options.some((option) => option.countries.length === 0)) return COUNTRIES;
  const reached = new Set(options.flatMap((option) => option.countries));
  return COUNTRIES.filter(({ code }) => reached.has(code));
}

export function cheapestOf(options: readonly ShippingOption[]): ShippingOption | null {
  return [...options].sort((a, b) => compareMoney(a.price, b.price))[0] ?? null;
}

/** The same answer for the cart page, the cart's JSON and checkout, so that totals never jump between them. */
export async function loadDelivery(
  trx: SiteTransaction,
  site: Site,
  cart: Cart,
  known: { readonly checkout: StoredCheckout | null; readonly countryCode: string | null },
): Promise<Delivery> {
  if (!requiresShipping(cart.entries)) return NO_DELIVERY;
  const all = await listShippingOptions(trx, site.id, site.currency);
  const { checkout } = known;
  const countries = countriesReached(all);
  const guess =
    known.countryCode ?? homeCountry(site) ?? (countries.length === 1 ? (countries[0]?.code ?? null) : null);
  const countryCode = checkout?.shippingAddress?.countryCode ?? guess;
  const options =
    countryCode === null ? all.filter((option) => option.countries.length === 0) : shippingOptionsFor(countryCode, all);
  const chosen = options.find((option) => option.id === checkout?.shippingOptionId);
  return { isNeeded: true, countryCode, options, selected: chosen ?? cheapestOf(options), countries };
}
