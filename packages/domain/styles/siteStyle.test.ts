import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHsl, parseColor, toHex, toHsl } from './color.ts';
import { contrastBetween, contrastReport, LARGE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import { fontPreloads } from './fonts/fontLoad.ts';
import { FONT_PACKS, FONT_ROLES } from './fonts/fontPacks.ts';
import { FONTS, fontOf } from './fonts/fonts.ts';
import { PALETTES } from './palettes.ts';
import { HOUSE_PALETTE, READ_ON, SECTION_THEMES, sectionColors, type ThemeElement } from './sectionThemes.ts';
import {
  readSharePicture,
  readSiteFooter,
  readSiteHeader,
  readSiteIcon,
  readSiteLogo,
  readSiteMenus,
} from './siteFrame.ts';
import { readSiteStyle, styleOver } from './siteStyle.ts';
import { styleSheetOf } from './styleSheet.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['B8361A', '#b8361a'],
    ['#b8361aff', '#b8361a'],
    ['rgb(184, 54, 26)', '#b8361a'],
    ['hsl(0 100% 50%)', '#ff0000'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['red', null],
    ['', null],
  ])('reads %s', (text, expected) => {
    const color = parseColor(text);
    expect(color === null ? null : toHex(color)).toBe(expected);
  });

  it('come back from HSL as they went', () => {
    fc.assert(fc.property(hex, (text) => toHex(fromHsl(toHsl(parseColor(text)!))) === text));
  });

  it('have the contrast WCAG says, told apart at 4.5 and 3 to 1 (ED-39)', () => {
    expect(contrastBetween('#000', '#fff')).toBeCloseTo(21);
    expect(contrastReport('#767676', '#fff')).toMatchObject({ isText: true, isLarge: true });
    expect(contrastReport('#949494', '#fff')).toMatchObject({ isText: false, isLarge: true });
    expect(contrastReport('#bbbbbb', '#fff')).toMatchObject({ isText: false, isLarge: false });
  });
});

/** Least contrast an element has with what it is read on. */
const WANTED: Readonly<Partial<Record<ThemeElement, number>>> = {
  ...{ heading: TEXT_CONTRAST, text: TEXT_CONTRAST, soft: TEXT_CONTRAST, link: TEXT_CONTRAST },
  ...{ buttonText: TEXT_CONTRAST, fieldText: TEXT_CONTRAST, button: LARGE_CONTRAST, fieldLine: LARGE_CONTRAST },
};

describe('section themes', () => {
  it('are readable by construction, whatever the five colours are (ED-39)', () => {
    const palette = fc.record({ white: hex, light: hex, accent: hex, dark: hex, black: hex });
    fc.assert(
      fc.property(palette, fc.constantFrom(...SECTION_THEMES), (five, theme) => {
        const colors = sectionColors(five, theme);
        for (const [element, least] of Object.entries(WANTED) as [ThemeElement, number][]) {
          const on = colors[READ_ON[element]!];
          expect([theme, element, contrastBetween(colors[element], on) >= least]).toEqual([theme, element, true]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keep what the owner chose, and go by it', () => {
    const own = { ground: '#101010', button: '#00ff00' };
    const colors = sectionColors(HOUSE_PALETTE, 'white', own);
    expect(colors).toMatchObject(own);
    expect(contrastBetween(colors.text, '#101010')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrastBetween(colors.buttonText, '#00ff00')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('of the house palette look as our first theme does', () => {
    expect(sectionColors(HOUSE_PALETTE, 'white')).toMatchObject({
      ...{ ground: '#fcfcfa', tint: '#f1f0ec', text: '#17191d', link: '#b8361a', button: '#17191d' },
    });
    expect(sectionColors(HOUSE_PALETTE, 'bright')).toMatchObject({ ground: '#b8361a', text: '#fcfcfa' });
  });

  it('can be made of every palette we offer', () => {
    for (const { colors, id } of PALETTES)
      expect([id, contrastReport(colors.white, colors.black).isText]).toEqual([id, true]);
  });
});

describe('fonts', () => {
  it('of every pack are ours and have the weights it asks for', () => {
    for (const { id, roles } of FONT_PACKS)
      for (const role of FONT_ROLES) {
        const [lightest, heaviest] = fontOf(roles[role].font)?.weights ?? [0, 0];
        const { weight } = roles[role];
        // A font of one weight is thickened by nobody: buttons are read out of the text's own family.
        expect([id, role, weight >= lightest && weight <= heaviest]).toEqual([id, role, true]);
      }
  });

  it('are files of our own, whose names hold their version', () => {
    const names = FONTS.flatMap(({ files }) => files.map(({ address }) => address));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^\/assets\/fonts\/[a-z0-9-]+-\d+\.\d+\.\d+\.woff2$/);
  });
});

describe('the stylesheet of a style', () => {
  const sheet = (stored: object) => styleSheetOf(readSiteStyle(stored as Record<string, unknown>));

  it('is nothing for a site that was never styled, whatever else its record holds', () => {
    expect(sheet({})).toBe('');
    expect(sheet({ tweaks: { wall: '#fff' }, customCss: 'a{}', palette: {}, fonts: {}, sectionThemes: {} })).toBe('');
  });

  it('has all ten themes as soon as one colour was chosen', () => {
    const css = sheet({ palette: { accent: '#0055aa' } });
    for (const theme of SECTION_THEMES) expect(css).toContain(`[data-section-theme="${theme}"]`);
    expect(css).toContain('--accent:#0055aa');
  });

  it('tells the browser which grounds are dark: those of a luminance below 0.65 of 256 (DISP-07)', () => {
    const schemes = (accent: string) =>
      /\[data-section-theme="bright"\][^}]*color-scheme:(\w+)/.exec(sheet({ palette: { accent } }))?.[1];
    // 0.65 of 256 is 166.4.
    expect([schemes('#a6a6a6'), schemes('#a7a7a7'), schemes('#000'), schemes('#ffe000')]).toEqual([
      ...['dark', 'light', 'dark', 'light'],
    ]);
  });

  it('names each family once, with a fallback of its size, and preloads two at most', () => {
    const style = readSiteStyle({ fonts: { pack: 'atelier', roles: { meta: { font: 'inter' } } } });
    const css = styleSheetOf(style);
    expect(css.match(/font-family:"Fraunces";font-style:normal/g)).toHaveLength(2);
    expect(css).toContain('"Fraunces Meanwhile"');
    expect(css).toContain('size-adjust:');
    // Text that a visitor reads does not change its letters late; in the canvas a font that is chosen shows.
    expect(css).not.toContain('font-display:swap');
    expect(styleSheetOf(style, { isCanvas: true })).not.toContain('font-display:optional');
    expect(css).toContain('--font-meta:"Inter"');
    expect(fontPreloads(style)).toEqual([
      '/assets/fonts/fraunces-latin-5.3.0.woff2',
      '/assets/fonts/figtree-latin-5.3.0.woff2',
    ]);
  });

  it('moves nothing for people who want less movement, and nothing where things are measured (ED-44)', () => {
    const style = readSiteStyle({ animation: { kind: 'rise' }, images: { hover: 'zoom' } });
    const css = styleSheetOf(style);
    for (const found of css.matchAll(/animation:|transition:/g))
      expect(css.slice(0, found.index)).toContain('prefers-reduced-motion:no-preference');
    expect(styleSheetOf(style, { isCanvas: true })).not.toContain('animation-timeline');
  });

  it.each([
    [{ buttons: { shape: 'pill' } }, '--button-radius:999px'],
    [{ buttons: { radius: 1000 } }, '--button-radius:60px'],
    [{ buttons: { fill: 'outline' } }, '--button:transparent'],
    [{ spacing: { section: 40 } }, '--section-padding:clamp('],
    [{ scale: { base: 18 } }, '--text-scale:1.125'],
    [{ scale: { ratio: 1.2 } }, '--h1:clamp('],
    [{ images: { radius: 12 } }, 'border-radius:12px'],
    [{ sectionThemes: { footer: 'black' } }, 'body .site-footer{--wall:#17191d'],
    [{ sectionThemes: { colors: { dark: { link: '#ffcc00' } } } }, '--accent:#ffcc00'],
  ])('%j gives %s', (stored, expected) => {
    expect(sheet(stored)).toContain(expected);
  });

  it('writes nothing of what cannot be meant', () => {
    fc.assert(
      fc.property(
        fc.object({ key: fc.constantFrom('palette', 'fonts', 'buttons', 'white', 'pack', 'shape') }),
        (any) => {
          expect(sheet(any)).not.toMatch(/undefined|NaN|\[object/);
        },
      ),
    );
    expect(sheet({ palette: { white: '}body{display:none' } })).not.toContain('display:none');
  });

  it('puts the choices of an owner over those a theme begins with', () => {
    const look = { fonts: { pack: 'poster', roles: { heading: { weight: 700 } } }, palette: { accent: '#ff0000' } };
    expect(styleOver(look, { fonts: { pack: 'salon' }, palette: { white: '#eeeeee' } })).toEqual({
      fonts: { pack: 'salon', roles: { heading: { weight: 700 } } },
      palette: { accent: '#ff0000', white: '#eeeeee' },
    });
  });
});

describe('what stands above and below every page (PREF-02)', () => {
  it.each([
    [{}, { layout: 'left', isSticky: false, hasAccount: true, button: null }],
    [{ header: { layout: 'split', isSticky: true } }, { layout: 'split', isSticky: true }],
    [{ header: { layout: 'spiral', hasAccount: false } }, { layout: 'left', hasAccount: false }],
    [{ header: { button: { text: ' Book ', url: '/book' } } }, { button: { text: 'Book', url: '/book' } }],
    [{ header: { button: { text: 'Book', url: 'javascript:alert(1)' } } }, { button: null }],
    [{ header: { button: { text: '', url: '/book' } } }, { button: null }],
  ])('%j is read as %j', (stored, expected) => {
    expect(readSiteHeader(stored)).toMatchObject(expected);
  });

  it.each([
    [{ logo: { url: '/s/files/1/a.svg' } }, { url: '/s/files/1/a.svg', altText: '', size: 'medium' }],
    [{ logo: { url: 'https://elsewhere.example/a.svg' } }, null],
    [{ logo: { url: '/a.svg" onload="x' } }, null],
    [{ logo: 3 }, null],
  ])('%j has the logo %j', (stored, expected) => {
    expect(readSiteLogo(stored)).toEqual(expected);
  });

  it.each([
    [{ id: 'i', url: '/s/images/i/a.png', width: 512, height: 512 }, ['i', '/s/images/i/a.png', 512]],
    [{ id: 'i', url: '/s/images/i/ไอคอน.png' }, ['i', '/s/images/i/ไอคอน.png', 0]],
    [{ id: 'i', url: 'https://elsewhere.example/a.png' }, null],
    [{ url: '/s/images/i/a.png' }, null],
    ['x', null],
  ])('%j as icon or sharing picture is read as %j', (stored, expected) => {
    const read = [readSiteIcon({ icon: stored }), readSharePicture({ sharePicture: stored })];
    for (const picture of read)
      expect(picture && [picture.id, picture.assetUrl, picture.originalWidth]).toEqual(expected);
  });

  it('has the navigations in its menus that the owner chose, whatever the theme calls them', () => {
    const menus = { mainNav: 'footerNav', secondaryNav: '', footerNav: 7, 'x y': 'mainNav', other: '<b>' };
    expect([...readSiteMenus({ menus })]).toEqual([
      ['mainNav', 'footerNav'],
      ['secondaryNav', ''],
    ]);
    expect(readSiteMenus({}).size).toBe(0);
  });

  it('has everything in the footer unless it is switched off', () => {
    expect(readSiteFooter({})).toEqual({ hasAddress: true, hasNewsletter: true, hasSocial: false, note: '' });
    expect(readSiteFooter({ footer: { hasNewsletter: false, note: ' n ' } })).toMatchObject({
      hasNewsletter: false,
      note: 'n',
    });
  });
});
