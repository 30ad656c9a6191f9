import type { WireAddress } from './checkout.ts';

/**
 * PREF-08: addresses to take over while one is typed (CX-13). GET `?input=Am Deich&country=DE&sessionToken=…` answers
 * PlacesAutocompleteResponse; what it shows of an answer is ours, the specification names the query alone.
 */
export const PLACES_AUTOCOMPLETE_PATH = '/api/google-maps/places/autocomplete';
/** GET `?placeId=…&sessionToken=…` answers PlaceDetailsResponse: the whole address of one prediction. */
export const PLACE_DETAILS_PATH = '/api/google-maps/places/details';

/** GET `?country=JP&language=de` answers RegionsResponse: what the region of an address is chosen from (CX-12). */
export const REGIONS_PATH = '/api/regions';
export const APP_REGIONS_PATH = '/api/app/regions';

export interface RegionsResponse {
  /** Named in the language asked for, in its order; empty where the region is typed or not used. */
  readonly regions: readonly { readonly code: string; readonly name: string; readonly localName?: string }[];
}

/** Where in the product the request comes from. */
export interface PlacesTracking {
  readonly productPage: string;
  readonly productSection: string;
}

export type WirePlaceAddress = Pick<WireAddress, 'line1' | 'postalCode' | 'city' | 'region'>;

export interface WirePlacePrediction {
  readonly placeId: string;
  /** One line: the text in the list. */
  readonly description: string;
  /** Null: known by its name so far; the details have it. */
  readonly address: WirePlaceAddress | null;
}

export interface PlacesAutocompleteResponse {
  /** Whether a service was available. Without one, an address that is not found means nothing. */
  readonly isAvailable: boolean;
  readonly predictions: readonly WirePlacePrediction[];
}

export interface PlaceDetailsResponse {
  /** Null: nobody knows it any more; one's own entry counts. */
  readonly address: WirePlaceAddress | null;
}

export interface PlacesQuestion {
  readonly input: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Joins the questions of one typing into one; made by the browser. */
  readonly sessionToken: string;
}

export type PlaceDetailsQuestion = { readonly placeId: string } & Pick<PlacesQuestion, 'sessionToken'>;

export function placesAutocompletePath(question: PlacesQuestion, tracking: PlacesTracking): string {
  return `${PLACES_AUTOCOMPLETE_PATH}?${queryOf({ ...question, ...tracking })}`;
}

export function placeDetailsPath(question: PlaceDetailsQuestion, tracking: PlacesTracking | null): string {
  return `${PLACE_DETAILS_PATH}?${queryOf({ ...question, ...tracking })}`;
}

export function regionsPath(country: string, language: string, path: string = REGIONS_PATH): string {
  return `${path}?${queryOf({ country, language })}`;
}

function queryOf(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}
