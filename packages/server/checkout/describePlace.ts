import type { AddressSuggestion } from '@quoin/domain/orders';
import type { PlaceQuestion } from '../platform/gateways/addresses/addressLookup.ts';
import type { PlacesDeps } from './findPlaces.ts';
import { wholePlaceOf } from './wholePlace.ts';

/** The whole address of a prediction (PREF-08). Null: nobody knows it now, and what was typed counts. */
export async function describePlace(
  { addresses }: Pick<PlacesDeps, 'addresses'>,
  question: PlaceQuestion,
): Promise<AddressSuggestion | null> {
  return wholePlaceOf(question.placeId) ?? addresses.details(question);
}
