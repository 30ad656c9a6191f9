import type { AddressSuggestion } from '@quoin/domain/orders';
import { z } from 'zod';
import type { AddressLookup, AddressQuestion, FoundPlace, PlaceQuestion } from './addressLookup.ts';
import { createCircuitBreaker } from './circuitBreaker.ts';
import { streetLine } from './streetLine.ts';

/** Address of Google's Places API. */
export const GOOGLE_PLACES_ORIGIN = 'https://places.googleapis.com';

const text = z.string().max(300);
const predictions = z.object({
  suggestions: z
    .array(z.object({ placePrediction: z.object({ placeId: text, text: z.object({ text }) }).optional() }))
    .max(50)
    .default([]),
});
const component = z.object({ longText: text.default(''), shortText: text.default(''), types: z.array(text).max(20) });
const place = z.object({ addressComponents: z.array(component).max(40).default([]) });
type Component = z.infer<typeof component>;

export interface GooglePlacesParts {
  readonly key: string;
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/** Asks Google's Places interface (the newer one, over HTTP). Its answers are checked, cut, never more than text. */
export function googlePlaces(parts: GooglePlacesParts): AddressLookup {
  const { suggesting, telling } = {
    suggesting: createCircuitBreaker(parts.now),
    telling: createCircuitBreaker(parts.now),
  };
  return {
    suggest: (question) => suggesting.ask((signal) => predict(parts, question, signal)),
    details: (question) => telling.ask((signal) => tell(parts, question, signal)),
  };
}

async function predict(
  { key, origin, fetch }: GooglePlacesParts,
  { text: input, countryCode, language, sessionToken }: AddressQuestion,
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  const response = await fetch(`${origin}/v1/places:autocomplete`, {
    ...{ method: 'POST', signal, redirect: 'error' },
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
    body: JSON.stringify({
      ...{ input, languageCode: language, includedRegionCodes: [countryCode.toLowerCase()] },
      ...(sessionToken === '' ? {} : { sessionToken }),
    }),
  });
  const { suggestions } = predictions.parse(response.ok ? await response.json() : null);
  return suggestions.flatMap(({ placePrediction: found }) =>
    found === undefined ? [] : [{ placeId: found.placeId, description: found.text.text }],
  );
}

async function tell(
  { key, origin, fetch }: GooglePlacesParts,
  { placeId, language, sessionToken }: PlaceQuestion,
  signal: AbortSignal,
): Promise<AddressSuggestion | null> {
  const query = new URLSearchParams({ languageCode: language, ...(sessionToken === '' ? {} : { sessionToken }) });
  const response = await fetch(`${origin}/v1/places/${encodeURIComponent(placeId)}?${query}`, {
    ...{ signal, redirect: 'error' },
    headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': 'addressComponents' },
  });
  // It forgets ids: that is an answer, not a failure.
  if (response.status === 404) return null;
  const { addressComponents } = place.parse(response.ok ? await response.json() : null);
  return toAddress(addressComponents);
}

function toAddress(parts: readonly Component[]): AddressSuggestion | null {
  const find = (...types: string[]) =>
    types.map((type) => parts.find((each) => each.types.includes(type))).find(Boolean);
  const country = find('country')?.shortText.toUpperCase() ?? '';
  const street = find('route')?.longText ?? '';
  const line1 = streetLine({ country, street, number: find('street_number')?.longText ?? '' });
  if (line1 === '') return null;
  return {
    line1,
    postalCode: find('postal_code')?.longText ?? '',
    city: find('locality', 'postal_town', 'sublocality', 'administrative_area_level_3')?.longText ?? '',
    region: find('administrative_area_level_1')?.shortText ?? '',
  };
}
