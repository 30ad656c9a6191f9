import { describe, expect, it } from 'vitest';
import { appLanguageFor } from './language.ts';

describe('the language of the app (28.2)', () => {
  it.each([
    { says: 'the first that it speaks', wishes: ['fr', 'de', 'en'], language: 'de' },
    { says: 'a language for any of its countries', wishes: ['de-AT'], language: 'de' },
    { says: 'English where English comes first', wishes: ['en-GB', 'de'], language: 'en' },
    { says: 'English where it speaks none of them', wishes: ['ja', 'xx'], language: 'en' },
    { says: 'English without any wish', wishes: [], language: 'en' },
    { says: 'no name of an object of JavaScript', wishes: ['constructor'], language: 'en' },
  ])('is $says', ({ wishes, language }) => {
    expect(appLanguageFor(wishes, ['en', 'de'])).toBe(language);
  });
});
