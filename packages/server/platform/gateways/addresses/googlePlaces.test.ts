import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAddressLookup } from './createAddressLookup.ts';
import { googlePlaces } from './googlePlaces.ts';
import { type FakePlaces, PLACES_KEY, startFakePlaces } from './testing/fakePlaces.ts';

let google: FakePlaces;
beforeAll(async () => {
  google = await startFakePlaces();
});
beforeEach(() => {
  google.status = 200;
});
afterAll(() => google.close());

const lookup = (key = PLACES_KEY, now = () => 0) => googlePlaces({ key, origin: google.origin, fetch, now });
const question = { countryCode: 'DE', text: 'Am Deich', language: 'de-DE', sessionToken: 's1' };
const FOUND = [{ placeId: 'ChIJ/deich?4', description: 'Am Deich 4, Bremen, Germany' }];

it('names come with the country, language and session asked for, addresses when one is chosen (PREF-08)', async () => {
  expect(await lookup().suggest(question)).toEqual(FOUND);
  expect(google.asked.at(-1)).toMatchObject({
    line: 'POST /v1/places:autocomplete',
    body: { input: 'Am Deich', languageCode: 'de-DE', includedRegionCodes: ['de'], sessionToken: 's1' },
  });
  const chosen = { placeId: 'ChIJ/deich?4', language: 'de-DE', sessionToken: 's1' };
  const address = { line1: 'Am Deich 4', postalCode: '28199', city: 'Bremen', region: 'HB' };
  expect(await lookup().details(chosen)).toEqual(address);
  expect(google.asked.at(-1)).toMatchObject({
    line: 'GET /v1/places/ChIJ%2Fdeich%3F4?languageCode=de-DE&sessionToken=s1',
    fieldMask: 'addressComponents',
  });
});

it('nothing found is an empty list; a forgotten id, or a city alone, is no address (PREF-08)', async () => {
  expect(await lookup().suggest({ ...question, text: 'Nowhere' })).toEqual([]);
  for (const placeId of ['gone', 'ChIJcity'])
    expect(await lookup().details({ placeId, language: 'de', sessionToken: '' })).toBeNull();
});

it('a refused key, an error and a service that is away are no help and no harm, and rest after three (PREF-08)', async () => {
  expect(await lookup('wrong').suggest(question)).toBeNull();
  const failing = lookup();
  google.status = 500;
  const before = google.asked.length;
  for (let count = 0; count < 5; count += 1) expect(await failing.suggest(question)).toBeNull();
  expect(google.asked.length - before).toBe(3);
  const away = googlePlaces({ key: PLACES_KEY, origin: 'http://127.0.0.1:1', fetch, now: () => 0 });
  expect(await away.details({ placeId: 'x', language: 'de', sessionToken: '' })).toBeNull();
});

it('an installation with a key asks Google, one without asks nobody (PREF-08)', async () => {
  const outside = { fetch, now: () => 0 };
  const set = { googlePlaces: { key: PLACES_KEY, origin: google.origin }, addressLookup: null };
  expect(await createAddressLookup(set, outside).suggest(question)).toEqual(FOUND);
  expect(await createAddressLookup({ ...set, googlePlaces: null }, outside).suggest(question)).toBeNull();
});
