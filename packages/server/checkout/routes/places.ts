import {
  APP_REGIONS_PATH,
  PLACE_DETAILS_PATH,
  PLACES_AUTOCOMPLETE_PATH,
  type PlaceDetailsResponse,
  type PlacesAutocompleteResponse,
  REGIONS_PATH,
  type RegionsResponse,
} from '@quoin/contract/endpoints/site';
import { ADDRESS_SUGGESTIONS, isCountryCode, regionsOf } from '@quoin/domain/orders';
import type { Deps } from '../../deps.ts';
import { textParameter } from '../../platform/http/reading/formFields.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute, SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { describePlace } from '../describePlace.ts';
import { findPlaces } from '../findPlaces.ts';

export type PlacesRouteDeps = Pick<Deps, 'db' | 'addresses'>;

const MAX_PLACE_ID = 2000;
const SESSION_TOKEN = /^[\w-]{1,64}$/;

/**
 * PREF-08: addresses while one is typed. The tracking context (productPage, productSection) is for the caller's own
 * measuring; no answer depends on it, and it is not kept.
 */
export function placesRoutes(deps: PlacesRouteDeps): SiteRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none' } as const;
  return [
    { ...read, path: PLACES_AUTOCOMPLETE_PATH, handle: (request) => predict(deps, request) },
    { ...read, path: PLACE_DETAILS_PATH, handle: (request) => describe(deps, request) },
    { ...read, path: REGIONS_PATH, handle: regions },
  ];
}

/** Returns the same lists for users of the app, which may have its own address. */
export function appRegionsRoute(): AppRoute {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'signedIn' } as const;
  return { ...read, path: APP_REGIONS_PATH, handle: regions };
}

async function predict(deps: PlacesRouteDeps, request: SiteRequest): Promise<Reply> {
  const countryCode = textParameter(request.query, 'country');
  const text = textParameter(request.query, 'input').trim().slice(0, ADDRESS_SUGGESTIONS.maxLength);
  if (!isCountryCode(countryCode)) return badRequest(request);
  if (text.length < ADDRESS_SUGGESTIONS.minLength) return fresh({ isAvailable: true, predictions: [] });
  return fresh(await findPlaces(deps, request, { countryCode, text, sessionToken: sessionOf(request) }));
}

async function describe(deps: PlacesRouteDeps, request: SiteRequest): Promise<Reply> {
  const placeId = textParameter(request.query, 'placeId');
  if (placeId === '' || placeId.length > MAX_PLACE_ID) return badRequest(request);
  const { language } = request.site;
  return fresh({ address: await describePlace(deps, { placeId, language, sessionToken: sessionOf(request) }) });
}

/** The same for everybody until the product knows other regions. */
const SHARED = { 'cache-control': 'public, max-age=86400' };

/** One country's list, so that no browser carries those of all. */
async function regions({ query, path, site }: SiteRequest | AppRequest): Promise<Reply> {
  const countryCode = textParameter(query, 'country');
  if (!isCountryCode(countryCode)) return badRequest(site === null ? path : { path, site });
  const listed = regionsOf(countryCode, textParameter(query, 'language'));
  const answer: RegionsResponse = { regions: listed.map(({ otherNames: _, ...region }) => region) };
  return json(answer, { headers: SHARED });
}

function sessionOf({ query }: SiteRequest): string {
  const token = textParameter(query, 'sessionToken');
  return SESSION_TOKEN.test(token) ? token : '';
}

function fresh(answer: PlacesAutocompleteResponse | PlaceDetailsResponse): Reply {
  return json(answer, { headers: { 'cache-control': 'private, no-store' } });
}
