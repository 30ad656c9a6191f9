import type { AddressSuggestion } from '@quoin/domain/orders';
import { z } from 'zod';
import type { AddressLookup, AddressQuestion } from './addressLookup.ts';

/** Nobody waits longer for help. */
const TIMEOUT_MS = 1500;
/** After so many failures in a row it is left alone for a while. */
const FAILURES = 3;
const REST_MS = 60_000;
const ASKED = 10;
/** Languages that its data is written in; others get the places' own. */
const LANGUAGES: ReadonlySet<string> = new Set(['de', 'en', 'fr']);

const text = z.string().max(200).default('');
const answer = z.object({
  features: z
    .array(
      z.object({
        properties: z.object({
          ...{
            street: text,
            name: text,
            housenumber: text,
            postcode: text,
            city: text,
            state: text,
            countrycode: text,
          },
        }),
      }),
    )
    .max(50),
});
type Place = z.infer<typeof answer>['features'][number]['properties'];

export interface PhotonParts {
  /** Of a server that speaks Photon's interface (OpenStreetMap's data, to be run by oneself): `https://photon.example.com`. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/** Asks a Photon server. What it answers is material: checked, cut, never more than text. */
export function photonLookup({ origin, fetch, now }: PhotonParts): AddressLookup {
  let failures = 0;
  let restsUntil = 0;
  return {
    async suggest(question) {
      if (now() < restsUntil) return null;
      try {
        const response = await fetch(`${origin}/api?${queryOf(question)}`, {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          redirect: 'error',
        });
        const parsed = answer.safeParse(response.ok ? await response.json() : null);
        if (!parsed.success) throw new Error('Not an answer.');
        failures = 0;
        const places = parsed.data.features.map(({ properties }) => properties);
        return places.filter((place) => isIn(place, question)).map(toSuggestion);
      } catch {
        failures += 1;
        if (failures >= FAILURES) restsUntil = now() + REST_MS;
        return null;
      }
    },
  };
}

function queryOf({ text: typed, language }: AddressQuestion): string {
  const [main = ''] = language.split('-');
  const query = new URLSearchParams({ q: typed, limit: String(ASKED) });
  if (LANGUAGES.has(main)) query.set('lang', main);
  return query.toString();
}

function isIn({ countrycode }: Place, { countryCode }: AddressQuestion): boolean {
  return countrycode.toUpperCase() === countryCode;
}

/** House numbers stand before the street where English or French is spoken, behind it elsewhere. */
const NUMBER_FIRST: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'SG', 'ZA', 'IN']);

function toSuggestion(place: Place): AddressSuggestion {
  const street = place.street || place.name;
  const parts = NUMBER_FIRST.has(place.countrycode.toUpperCase())
    ? [place.housenumber, street]
    : [street, place.housenumber];
  return {
    line1: parts.filter((part) => part !== '').join(' '),
    postalCode: place.postcode,
    city: place.city,
    region: place.state,
  };
}
