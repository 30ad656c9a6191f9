import { describe, expect, it } from 'vitest';
import { siteInLanguage } from '../platform/languages/siteInLanguage.ts';
import { siteAddressIn } from './siteAddress.ts';
import type { Site } from './storage/sites.ts';

const config = { appOrigin: 'https://app.example', sitesDomain: 'shops.example' };
const site = {
  ...{ identifier: 'halde', hosts: [], language: 'en-GB' },
  languages: [
    { code: 'de', isVisible: true },
    { code: 'pt-BR', isVisible: true },
    { code: 'fr', isVisible: false },
  ],
} as unknown as Site;

describe('siteAddressIn', () => {
  it.each([
    ['de', '/de'],
    ['de-AT', '/de'],
    ['pt-BR', '/pt-br'],
    ['pt', '/pt-br'],
    ['en', ''],
    ['en-GB', ''],
    ['fr', ''],
    ['ko', ''],
    ['', ''],
    [null, ''],
  ])('leads a reader of %s to %s (PREF-03)', (language, prefix) => {
    expect(siteAddressIn(config, site, language)).toBe(`https://halde.shops.example${prefix}`);
  });

  it('stays in the language of the page where somebody asked who has not said (PREF-03)', () => {
    const german = siteInLanguage(site, 'de');
    expect(siteAddressIn(config, german, null)).toBe('https://halde.shops.example/de');
    expect(siteAddressIn(config, german, 'en')).toBe('https://halde.shops.example');
  });
});
