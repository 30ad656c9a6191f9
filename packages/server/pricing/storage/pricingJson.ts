import type { Place, ShippingRate } from '@quoin/domain/cart';
import { type CurrencyCode, type Money, money } from '@quoin/domain/money';
import { regionNamed } from '@quoin/domain/orders';
import type { JsonObject } from '../../platform/database/schema/columns.ts';

/**
 * Only ever reads what this module and the migration wrote. Rules of before a country had a list name its regions as they were
 * typed; addresses have the list's code.
 */
export function placesFrom(stored: readonly JsonObject[]): readonly Place[] {
  return (stored as unknown as readonly Place[]).map((place) => ({
    ...place,
    regions: place.regions.map((typed) => regionNamed(place.countryCode, typed)?.code ?? typed),
  }));
}

type StoredBand = { readonly upToGrams?: number | null; readonly upTo?: string | null; readonly price: string };
type StoredRate =
  | { readonly kind: 'flat'; readonly price: string }
  | { readonly kind: 'pickup'; readonly price: string }
  | { readonly kind: 'byWeight'; readonly bands: readonly StoredBand[] }
  | { readonly kind: 'byTotal'; readonly bands: readonly StoredBand[] };

export function rateFrom(stored: JsonObject, currency: CurrencyCode): ShippingRate {
  const rate = stored as StoredRate;
  const amount = (digits: string): Money => money(BigInt(digits), currency);
  if (rate.kind === 'flat' || rate.kind === 'pickup') return { kind: rate.kind, price: amount(rate.price) };
  if (rate.kind === 'byWeight') {
    const bands = rate.bands.map(({ upToGrams = null, price }) => ({ upToGrams, price: amount(price) }));
    return { kind: 'byWeight', bands };
  }
  const bands = rate.bands.map(({ upTo, price }) => ({ upTo: upTo ? amount(upTo) : null, price: amount(price) }));
  return { kind: 'byTotal', bands };
}

export function rateToJson(rate: ShippingRate): JsonObject {
  const digits = ({ minor }: Money) => minor.toString();
  if (rate.kind === 'flat' || rate.kind === 'pickup') return { kind: rate.kind, price: digits(rate.price) };
  if (rate.kind === 'byWeight') {
    return { kind: rate.kind, bands: rate.bands.map((band) => ({ ...band, price: digits(band.price) })) };
  }
  const bands = rate.bands.map(({ upTo, price }) => ({
    upTo: upTo === null ? null : digits(upTo),
    price: digits(price),
  }));
  return { kind: rate.kind, bands };
}
