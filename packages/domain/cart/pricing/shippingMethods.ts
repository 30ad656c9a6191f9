import type { Money } from '@quoin/domain/money';
import { type Destination, isReached, type Place } from './places.ts';

export interface WeightBand {
  /** Included; null: any weight. */
  readonly upToGrams: number | null;
  readonly price: Money;
}

export interface TotalBand {
  /** Included; null: any total. */
  readonly upTo: Money | null;
  readonly price: Money;
}

/** Bands go upwards; the first that holds counts. What is beyond the last one cannot travel this way. */
export type ShippingRate =
  | { readonly kind: 'flat'; readonly price: Money }
  | { readonly kind: 'byWeight'; readonly bands: readonly WeightBand[] }
  | { readonly kind: 'byTotal'; readonly bands: readonly TotalBand[] }
  /** Fetched at the store: taxed there. */
  | { readonly kind: 'pickup'; readonly price: Money };

/** A way to send, or to fetch, with the zone it serves. */
export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The zone; empty: everywhere. */
  readonly places: readonly Place[];
  readonly rate: ShippingRate;
  /** From that total on it costs nothing; null: never. */
  readonly freeFrom: Money | null;
  /** Working days. */
  readonly minDays: number;
  readonly maxDays: number;
}

/** A method with its price for one cart. */
export interface ShippingQuote extends Pick<ShippingMethod, 'id' | 'name' | 'description' | 'minDays' | 'maxDays'> {
  readonly price: Money;
  readonly isPickup: boolean;
}

/** `optionGone`: one was chosen that this cart can no longer take. */
export type ShippingStatus = 'notNeeded' | 'unreachable' | 'notChosen' | 'optionGone' | 'chosen';

/** What has to travel: its weight, and its price after the discounts of goods. */
export interface Parcel {
  readonly weightGrams: bigint;
  readonly total: bigint;
}

/** The ways that lead to a place for such a parcel, with their prices, in the order of the store. */
export function quoteShipping(
  methods: readonly ShippingMethod[],
  destination: Destination,
  parcel: Parcel,
): readonly ShippingQuote[] {
  return methods.flatMap((method) => {
    const price = isReached(destination, method.places) ? priceOfMethod(method, parcel) : null;
    if (price === null) return [];
    const { id, name, description, minDays, maxDays } = method;
    return [{ id, name, description, minDays, maxDays, price, isPickup: method.rate.kind === 'pickup' }];
  });
}

/** What a way costs such a parcel; null: it can't travel this way. */
export function priceOfMethod({ rate, freeFrom }: ShippingMethod, parcel: Parcel): Money | null {
  const price = ratePrice(rate, parcel);
  const isFree = price !== null && freeFrom !== null && parcel.total >= freeFrom.minor;
  return isFree ? { minor: 0n, currency: price.currency } : price;
}

function ratePrice(rate: ShippingRate, { weightGrams, total }: Parcel): Money | null {
  if (rate.kind === 'byWeight') {
    const holds = ({ upToGrams }: WeightBand) => upToGrams === null || weightGrams <= BigInt(upToGrams);
    return rate.bands.find(holds)?.price ?? null;
  }
  if (rate.kind === 'byTotal') {
    return rate.bands.find(({ upTo }) => upTo === null || total <= upTo.minor)?.price ?? null;
  }
  return rate.price;
}
