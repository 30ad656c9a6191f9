import { expect, it } from 'vitest';
import { guessCountry } from '../visitorOrigin.ts';
import { firstConsent } from './firstConsent.ts';

it.each([
  ['Europe/Berlin', 'en', 'banner'],
  ['Europe/London', 'en-GB', 'banner'],
  ['Europe/Zurich', 'de', 'banner'],
  ['Europe/Oslo', 'en', 'banner'],
  ['Atlantic/Reykjavik', 'en', 'banner'],
  ['America/Guadeloupe', 'fr', 'banner'],
  ['Europe/Istanbul', 'en', 'off'],
  ['Europe/Belgrade', 'en', 'off'],
  ['America/New_York', 'de-DE', 'off'],
  ['Asia/Tokyo', 'ja', 'off'],
  // A clock without a place says nothing: then the language does, where it names a country.
  ['UTC', 'de-AT', 'banner'],
  ['UTC', 'en-US', 'off'],
  ['UTC', 'de', 'off'],
])('a new site at %s that speaks %s begins with %s (product 4.4)', (timeZone, language, mode) => {
  expect(firstConsent(guessCountry(timeZone, language))).toBe(mode);
});
