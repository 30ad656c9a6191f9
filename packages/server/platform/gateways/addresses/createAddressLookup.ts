import type { Config } from '../../config.ts';
import { type AddressLookup, NO_LOOKUP } from './addressLookup.ts';
import { GOOGLE_PLACES_ORIGIN, googlePlaces } from './googlePlaces.ts';
import { type PhotonParts, photonLookup } from './photonLookup.ts';

/** The service that this installation is set to; with none, everybody's own entry is taken as it is. */
export function createAddressLookup(
  { googlePlaces: google, addressLookup }: Pick<Config, 'googlePlaces' | 'addressLookup'>,
  outside: Pick<PhotonParts, 'fetch' | 'now'>,
): AddressLookup {
  if (google !== null) {
    return googlePlaces({ ...outside, key: google.key, origin: google.origin ?? GOOGLE_PLACES_ORIGIN });
  }
  return addressLookup === null ? NO_LOOKUP : photonLookup({ ...outside, origin: addressLookup });
}
