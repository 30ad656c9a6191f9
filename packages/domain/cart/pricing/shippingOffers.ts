import type { Money } from '@quoin/domain/money';
import { type Parcel, priceOfMethod, type ShippingMethod } from './shippingMethods.ts';

/** A way to send one parcel, as it can be said to everybody: with what it costs, and to which countries or regions. */
export interface ShippingOffer {
  readonly price: Money;
  readonly minDays: number;
  readonly maxDays: number;
  readonly regions: readonly { readonly countryCode: string; readonly regions: readonly string[] }[];
}

/**
 * The ways that send such a parcel. Left out is what can't be said truly of a whole region: places of single postal
 * codes, and what is fetched. A way that leads everywhere is said of the shop's own country; without one, not at all.
 */
export function shippingOffers(
  methods: readonly ShippingMethod[],
  parcel: Parcel,
  homeCountry: string,
): readonly ShippingOffer[] {
  const everywhere = homeCountry === '' ? [] : [{ countryCode: homeCountry, regions: [] }];
  return methods.flatMap((method) => {
    const price = method.rate.kind === 'pickup' ? null : priceOfMethod(method, parcel);
    const whole = method.places.filter(({ postalCodes }) => postalCodes.length === 0);
    const named = whole.map(({ countryCode, regions }) => ({ countryCode, regions }));
    const regions = method.places.length === 0 ? everywhere : named;
    const { minDays, maxDays } = method;
    return price === null || regions.length === 0 ? [] : [{ price, minDays, maxDays, regions }];
  });
}
