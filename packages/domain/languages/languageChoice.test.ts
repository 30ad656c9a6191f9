import { describe, expect, it } from 'vitest';
import { textDirection } from './direction.ts';
import { preferredLanguage } from './preferredLanguage.ts';

describe('the language a reader wants', () => {
  const offered = ['en', 'de', 'pt-BR', 'zh-Hant'];
  it.each([
    ['de', 'de'],
    ['de-CH,en;q=0.5', 'de'],
    ['fr, pt;q=0.9, en;q=0.8', 'pt-BR'],
    ['en;q=0.1, de;q=0.9', 'de'],
    ['de;q=0, en;q=0.2', 'en'],
    ['zh-TW', 'zh-Hant'],
    ['fr, it', null],
    ['*', null],
    ['', null],
    ['de;q=nonsense', null],
  ])('of "%s" is %s (PREF-03)', (header, expected) => {
    expect(preferredLanguage(header, offered)).toBe(expected);
  });
});

describe('the direction of writing', () => {
  it.each([
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['he', 'rtl'],
    ['fa-IR', 'rtl'],
    ['de', 'ltr'],
    ['az-Arab', 'rtl'],
    ['ar-Latn', 'ltr'],
    ['', 'ltr'],
  ])('of "%s" is %s (PREF-03)', (language, expected) => {
    expect(textDirection(language)).toBe(expected);
  });
});
