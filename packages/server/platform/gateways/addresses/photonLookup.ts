import type { AddressSuggestion } from '@quoin/domain/orders';
import { z } from 'zod';
import type { AddressLookup, AddressQuestion } from './addressLookup.ts';
import { createCircuitBreaker } from './circuitBreaker.ts';
import { streetLine } from './streetLine.ts';

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
  const breaker = createCircuitBreaker(now);
  return {
    suggest: (question) =>
      breaker.ask(async (signal) => {
        const response = await fetch(`${origin}/api?${queryOf(question)}`, { signal, redirect: 'error' });
        const { features } = answer.parse(response.ok ? await response.json() : null);
        const places = features.map(({ properties }) => properties);
        return places.filter((place) => isIn(place, question)).map(toSuggestion);
      }),
    // It says whole addresses at once: there is nothing left to ask.
    details: () => Promise.resolve(null),
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

function toSuggestion(place: Place): AddressSuggestion {
  const { name, street, housenumber, postcode, city, state, countrycode } = place;
  const line1 = streetLine({ country: countrycode.toUpperCase(), street: street || name, number: housenumber });
  return { line1, postalCode: postcode, city, region: state };
}
