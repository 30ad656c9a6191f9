import { describe, expect, it } from 'vitest';
import { readSiteStyle } from '../siteStyle.ts';
import { styleSheetOf } from '../styleSheet.ts';
import { FONT_LOAD_LIMITS, fontLoad, fontPreloads } from './fontLoad.ts';
import { FONT_PACKS } from './fontPacks.ts';
import { ownFontId, plainFamily, readOwnFonts } from './ownFonts.ts';

const [LIGHT, BOLD, SLANTED] = ['1', '2', '3'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];
const file = (weight: number, more: object = {}) => ({
  ...{ filename: 'tusker.woff2', bytes: 24_000, weights: [weight, weight], isItalic: false, meanwhile: [108, 90, 22] },
  ...more,
});
const files = {
  [LIGHT]: file(300),
  [BOLD]: file(700, { filename: 'tusker-bold.woff2', meanwhile: [115, 85, 20] }),
  [SLANTED]: file(700, { filename: 'tusker-slanted.woff2', isItalic: true }),
};
const ownFonts = { 'own-tusker': { family: 'Tusker', kind: 'serif', files } };

describe('a font of the owner (1.3: font upload)', () => {
  it('is one family of several files, with all their weights, in the order of these', () => {
    expect(readOwnFonts({ ownFonts })).toMatchObject([
      {
        ...{ id: 'own-tusker', family: 'Tusker', kind: 'serif', weights: [300, 700], hasItalic: true },
        files: [
          { address: `/s/files/${LIGHT}/tusker.woff2`, weights: [300, 300], isItalic: false },
          { address: `/s/files/${BOLD}/tusker-bold.woff2`, weights: [700, 700], isItalic: false },
          { address: `/s/files/${SLANTED}/tusker-slanted.woff2`, weights: [700, 700], isItalic: true },
        ],
        // Of the file that is closest to text.
        meanwhile: [108, 90, 22],
      },
    ]);
  });

  it('can be used for every role, and is written from the site’s own addresses with what stands in for it', () => {
    const roles = { heading: { font: 'own-tusker', weight: 700 }, meta: { font: 'own-tusker', weight: 400 } };
    const style = readSiteStyle({ ownFonts, fonts: { pack: 'studio', roles } });
    expect(style.fonts?.heading).toMatchObject({ font: 'own-tusker', weight: 700 });
    const css = styleSheetOf(style);
    expect(css).toContain('--font-heading:"Tusker","Tusker Meanwhile",serif');
    expect(css).toContain('--font-meta:"Tusker","Tusker Meanwhile",serif');
    expect(css).toContain(
      `@font-face{font-family:"Tusker";font-style:italic;font-weight:700;font-display:optional;src:url("/s/files/${SLANTED}/tusker-slanted.woff2") format("woff2")}`,
    );
    expect(css).toMatch(/"Tusker Meanwhile";src:local\("Liberation Serif"\).*size-adjust:108%;ascent-override:90%/);
    expect(css.match(/font-family:"Tusker";font-style/g)).toHaveLength(3);
  });

  it('can be named in a stylesheet of the owner’s while nothing else is set in it', () => {
    expect(styleSheetOf(readSiteStyle({ ownFonts }))).toContain('@font-face{font-family:"Tusker"');
  });

  it('is fetched ahead in the weight its role has, and two files at most (PF-05)', () => {
    const heading = (weight: number) =>
      fontPreloads(readSiteStyle({ ownFonts, fonts: { roles: { heading: { font: 'own-tusker', weight } } } }))[0];
    expect(heading(700)).toBe(`/s/files/${BOLD}/tusker-bold.woff2`);
    expect(heading(350)).toBe(`/s/files/${LIGHT}/tusker.woff2`);
    const all = { heading: { font: 'own-tusker', weight: 700 }, body: { font: 'own-tusker', weight: 300 } };
    expect(
      fontPreloads(readSiteStyle({ ownFonts, fonts: { roles: { ...all, meta: { font: 'inter' } } } })),
    ).toHaveLength(2);
  });

  it.each([
    ['a name that would end the rule', { family: 'X";}body{display:none}' }, 'X body display none'],
    ['a name of ours', { family: 'inter' }, 'inter (own)'],
    ['a very long name', { family: 'x'.repeat(200) }, 'x'.repeat(60)],
  ])('with %s stays a font and nothing more', (_, more, family) => {
    const [font] = readOwnFonts({ ownFonts: { 'own-x': { ...ownFonts['own-tusker'], ...more } } });
    expect(font?.family).toBe(family);
  });

  it.each([
    ['no file', { family: 'Tusker', files: {} }],
    ['a file that is none of the library', { family: 'Tusker', files: { '../x': file(400) } }],
    ['an address that leads elsewhere', { family: 'Tusker', files: { [LIGHT]: file(400, { filename: '../../x' }) } }],
    ['no name', { family: ' ', files }],
    ['nothing', 'x'],
  ])('with %s is none', (_, font) => {
    expect(readOwnFonts({ ownFonts: { 'own-x': font } })).toEqual([]);
  });

  it('whose numbers can’t be meant has some that can', () => {
    const odd = file(400, { bytes: -1, weights: ['x', 9000], meanwhile: [1e9, Number.NaN] });
    const [font] = readOwnFonts({ ownFonts: { 'own-x': { family: 'X', kind: 'x', files: { [LIGHT]: odd } } } });
    expect(font).toMatchObject({ kind: 'sans', weights: [400, 1000], meanwhile: [250, 90, 22] });
    expect(font?.files[0]?.bytes).toBe(0);
  });

  it('that is gone leaves its roles to the pack', () => {
    const style = readSiteStyle({ fonts: { pack: 'studio', roles: { heading: { font: 'own-tusker' } } } });
    expect(style.fonts?.heading.font).toBe('space-grotesk');
  });
});

describe('names of families', () => {
  it('that differ in case, spaces and accents alone are one family', () => {
    expect(['Söhne  Breit', 'sohne breit', 'Sohne-Breit'].map(ownFontId)).toEqual(Array(3).fill('own-sohne-breit'));
    expect(ownFontId('源ノ角')).toMatch(/^own-[a-z0-9-]+$/);
    expect(ownFontId('源ノ角')).not.toBe(ownFontId('明朝'));
  });

  it('keep letters of every script', () => {
    expect(plainFamily('  Größe\u0000 源ノ <b>')).toBe('Größe 源ノ b');
  });
});

describe('what text waits for (PF-05)', () => {
  const load = (fonts: object, own: object = {}) => fontLoad(readSiteStyle({ fonts, ownFonts: own }));

  it('is nothing of the style’s where the fonts are the theme’s', () => {
    expect(fontLoad(readSiteStyle({}))).toEqual({ files: 0, bytes: 0, isHeavy: false });
  });

  it('is up to two files and 60 KB', () => {
    expect(load({ pack: 'gallery' })).toEqual({ files: 2, bytes: 51_100, isHeavy: false });
    expect(FONT_LOAD_LIMITS).toEqual({ files: 2, bytes: 60 * 1024 });
  });

  it.each(FONT_PACKS.map(({ id }) => id))('is within that in the pack %s', (pack) => {
    expect(load({ pack })).toMatchObject({ isHeavy: false });
  });

  it('is too much with a third file, or with large ones', () => {
    const roles = { heading: { font: 'own-tusker', weight: 700 }, meta: { font: 'manrope' } };
    expect(load({ pack: 'friendly', roles }, ownFonts)).toMatchObject({ files: 2, isHeavy: false });
    expect(load({ pack: 'bauhaus', roles }, ownFonts)).toMatchObject({ files: 3, isHeavy: true });
    const large = { 'own-tusker': { family: 'Tusker', files: { [BOLD]: file(700, { bytes: 90_000 }) } } };
    expect(load({ pack: 'friendly', roles }, large)).toMatchObject({ files: 2, isHeavy: true });
  });
});
