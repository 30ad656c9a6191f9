import { describe, expect, it } from 'vitest';
import { THEME_PASS } from '../pages/documents/canvasPass.ts';
import type { Site } from '../sites/storage/sites.ts';
import { createTriedSites, openThemePass, sealThemePass, siteInTheme } from './themePass.ts';

const KEY = Buffer.from('a key of the installation');
const NOW = 1_795_000_000_000;
const SITE = { id: '00000000-0000-4000-8000-000000000001', theme: 'quoin' } as Site;
const pass = (theme: string, expiresAt = NOW + 1000) => sealThemePass(KEY, SITE.id, { theme, expiresAt });

describe('a pass to look at a site in another theme', () => {
  it.each(['folio', 'plain-shop@3', 'plain-shop@0'])('opens for %s, on its site and for its time', (theme) => {
    const text = pass(theme);
    expect(openThemePass(KEY, SITE.id, text, NOW)).toEqual({ theme, expiresAt: NOW + 1000 });
    // As a cookie it is written as in the address.
    expect(encodeURIComponent(text)).toBe(text);
    expect(openThemePass(KEY, SITE.id, text, NOW + 1000)).toBeNull();
    expect(openThemePass(KEY, '00000000-0000-4000-8000-000000000002', text, NOW)).toBeNull();
    expect(openThemePass(Buffer.from('another key'), SITE.id, text, NOW)).toBeNull();
  });

  it.each(['', 'end', 'x.folio.abc', pass('folio').replace('folio', 'parade'), `${pass('folio')}x`])(
    'is none in %j',
    (text) => expect(openThemePass(KEY, SITE.id, text, NOW)).toBeNull(),
  );
});

describe('the site that a request sees', () => {
  const seen = createTriedSites({ key: KEY, now: () => NOW });

  it('is the same without a cookie, with another one, and with one that is no pass', () => {
    for (const cookies of [undefined, 'CART=abc', `${THEME_PASS}=end`, `x${THEME_PASS}=${pass('folio')}`]) {
      expect(seen(SITE, cookies)).toBe(SITE);
    }
  });

  it('is in the theme of the pass, which says so', () => {
    const site = seen(SITE, `CART=abc; ${THEME_PASS}=${pass('plain-shop@3')}`);
    expect([site.theme, site.tried]).toEqual(['plain-shop@3', { own: 'quoin', keepsTweaks: false }]);
  });

  it('keeps its tweaks in another version of its theme, and is itself in its own', () => {
    const own = { ...SITE, theme: 'plain-shop@2' };
    expect(siteInTheme(own, 'plain-shop@3').tried).toEqual({ own: 'plain-shop@2', keepsTweaks: true });
    expect(siteInTheme(own, 'plain-shop@2')).toBe(own);
  });
});
