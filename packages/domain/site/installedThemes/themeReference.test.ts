import { describe, expect, it } from 'vitest';
import { installedThemeName, readThemeReference, themeFamily, toThemeReference } from './themeReference.ts';

describe('the reference of an installed theme', () => {
  it('says name and version, and is read again', () => {
    expect(toThemeReference({ name: 'plain-shop', number: 3 })).toBe('plain-shop@3');
    expect(readThemeReference('plain-shop@3')).toEqual({ name: 'plain-shop', number: 3 });
  });

  it.each(['folio', '', 'Plain@1', 'plain@', 'plain@x', '../plain@1', 'plain@1/..', `${'a'.repeat(49)}@1`])(
    'is none in %j',
    (text) => expect(readThemeReference(text)).toBeNull(),
  );

  it('fits into the record of a site’s style, whatever its title', () => {
    const name = installedThemeName('a'.repeat(300));
    expect(toThemeReference({ name, number: 999_999_999 }).length).toBeLessThanOrEqual(63);
    expect(readThemeReference(toThemeReference({ name, number: 1 }))).not.toBeNull();
  });
});

describe('the name of an installed theme', () => {
  it.each([
    ['Plain Shop', 'x.zip', 'plain-shop'],
    ['Café — Größe 2', 'x.zip', 'cafe-gro-e-2'],
    ['店', 'my-shop.ZIP', 'my-shop'],
    ['', '店.zip', 'theme'],
    ['--', '', 'theme'],
  ])('of %j in %j is %j', (title, file, name) => expect(installedThemeName(title, file)).toBe(name));
});

describe('the family of a theme', () => {
  it('is the same for all its versions, and no theme that comes with the product is one', () => {
    expect(themeFamily('folio@1')).toBe(themeFamily('folio@22'));
    expect(themeFamily('folio@1')).not.toBe(themeFamily('folio'));
  });
});
