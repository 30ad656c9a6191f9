import { describe, expect, it } from 'vitest';
import { appLanguageFor } from './appLanguageFor.ts';

describe('the language of the app (28.2)', () => {
  it.each([
    {
      says: 'the first of the browser’s that it speaks',
      chosen: null,
      accepted: 'fr,de;q=0.9,en;q=0.8',
      language: 'de',
    },
    { says: 'a language for any of its countries', chosen: null, accepted: 'de-AT', language: 'de' },
    { says: 'English where English comes first', chosen: null, accepted: 'en-GB,de;q=0.5', language: 'en' },
    { says: 'the chosen one before the browser’s', chosen: 'de', accepted: 'en-GB,en', language: 'de' },
    { says: 'the browser’s where it does not speak the chosen one', chosen: 'fr', accepted: 'de', language: 'de' },
    { says: 'English where it speaks none of them', chosen: 'ja', accepted: 'xx', language: 'en' },
    { says: 'English without any wish', chosen: null, accepted: '', language: 'en' },
    { says: 'no name of an object of JavaScript', chosen: 'constructor', accepted: '', language: 'en' },
  ])('is $says', ({ chosen, accepted, language }) => {
    expect(appLanguageFor(chosen, accepted, ['en', 'de'])).toBe(language);
  });
});
