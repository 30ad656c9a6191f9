import { matchesTyped, type PlacePrediction, suggestionText, tidyPredictions } from '@quoin/domain/orders';
import type { Deps } from '../deps.ts';
import type { SignedInMember } from '../members/index.ts';
import { loadAddressBook } from '../members/index.ts';
import type { AddressQuestion, FoundPlace } from '../platform/gateways/addresses/addressLookup.ts';
import type { Site } from '../sites/index.ts';
import { wholePlaceId } from './wholePlace.ts';

export type PlacesDeps = Pick<Deps, 'db' | 'addresses'>;

export interface FoundPlaces {
  /** Whether a service could be asked. */
  readonly isAvailable: boolean;
  readonly predictions: readonly PlacePrediction[];
}

/** Addresses to take over while one is typed (CX-13, PREF-08): one's own first, then those a service knows. Nothing is kept. */
export async function findPlaces(
  { db, addresses }: PlacesDeps,
  { site, member }: { readonly site: Site; readonly member: SignedInMember | null },
  question: Omit<AddressQuestion, 'language'>,
): Promise<FoundPlaces> {
  const { countryCode, text } = question;
  const book = member === null ? [] : await loadAddressBook({ db }, site, member);
  const own = book.filter((each) => each.countryCode === countryCode && matchesTyped(each, text));
  const known = await addresses.suggest({ ...question, language: site.language });
  const predictions = tidyPredictions([...own, ...(known ?? [])].map(toPrediction));
  return { isAvailable: known !== null, predictions };
}

function toPrediction(found: FoundPlace): PlacePrediction {
  if ('placeId' in found) return { ...found, address: null };
  const { line1, postalCode, city, region } = found;
  const address = { line1, postalCode, city, region };
  return { placeId: wholePlaceId(address), description: suggestionText(address), address };
}
