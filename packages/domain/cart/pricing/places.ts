import { typedCode } from '@quoin/domain/formats';
/**
 * From one code to another, both included. A shorter bound represents all codes that start with it (`SW1` to `SW9`).
 */
export interface PostalRange {
  readonly from: string;
  readonly to: string;
}

/** A part of the world for taxes and shipping: a country, or only its regions or postal codes named here. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Region codes as an address has them (`CA`, `NSW`); empty: all of them. */
  readonly regions: readonly string[];
  /** Empty: all of them. */
  readonly postalCodes: readonly PostalRange[];
}

/** Where something goes; region and code are empty while unknown. */
export interface Destination {
  readonly countryCode: string;
  readonly region: string;
  readonly postalCode: string;
}

/** `" sw1a 1aa"` → `"SW1A1AA"`: how postal codes compare. */
export function plainPostalCode(text: string): string {
  return typedCode(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}〒]+/gu, '');
}

/** Each condition that the place names must hold. */
export function isInPlace(destination: Destination, place: Place): boolean {
  if (destination.countryCode !== place.countryCode) return false;
  const region = destination.region.trim().toUpperCase();
  if (place.regions.length > 0 && !place.regions.some((one) => one.toUpperCase() === region)) return false;
  const code = plainPostalCode(destination.postalCode);
  return place.postalCodes.length === 0 || place.postalCodes.some((range) => isInRange(code, range));
}

/** Compares codes letter by letter as far as the bound goes: `94107-1234` is within 94000 to 94199. */
function isInRange(code: string, { from, to }: PostalRange): boolean {
  const low = plainPostalCode(from);
  const high = plainPostalCode(to);
  if (code.length < Math.max(low.length, high.length, 1)) return false;
  return code.slice(0, low.length) >= low && code.slice(0, high.length) <= high;
}

/** Without any place: everywhere. */
export function isReached(destination: Destination, places: readonly Place[]): boolean {
  return places.length === 0 || places.some((place) => isInPlace(destination, place));
}
