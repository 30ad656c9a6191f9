import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageClasses, tweakClasses } from './bodyClasses.ts';
import { readLooseObject } from './looseJson.ts';
import { parseTweaks } from './parseTweaks.ts';
import { tweakSlug } from './slug.ts';

const SHEET = `
// tweak: { "type": "color", "title": "Accent", "category": "Site" }
@accent: #0a7; // not this

// tweak: { type: value, title: "Width", min: 600, max: "1400", step: 10, unit: px, "js": "true" }
@siteWidth : 1200px;

/* tweak: { "type" : "font", "title" : "Body", "target": "body" } */
.body-font {
  font-family: Georgia;
  font-size: 16px;
}
// tweak: {"type":"checkbox","title":"Hide Cart","active":"true"} trailing words
// tweak: { "type": "dropdown", "title": "Aspect Ratio", "options": ["1:1 (Square)", "16:9 (Widescreen)",], "default": "16:9 (Widescreen)" }
// tweak: {"type":"checkbox","title":"Show Tax","active":false}
// OFF tweak: {"type":"checkbox","title":"Old"}
//offtweak: {"type":"checkbox","title":"Old"}
`;

describe('tweaks of a stylesheet', () => {
  const { tweaks, diagnostics } = parseTweaks(SHEET);

  it('are read in order with the variable or rule that follows', () => {
    expect(diagnostics).toEqual([]);
    expect(tweaks.map(({ type, key, defaultValue }) => [type, key, defaultValue])).toEqual([
      ['color', 'accent', '#0a7'],
      ['value', 'siteWidth', '1200px'],
      ['font', 'body-font', 'font-family: Georgia; font-size: 16px;'],
      ['checkbox', 'hide-cart', 'true'],
      ['dropdown', 'aspect-ratio', '16:9 (Widescreen)'],
      ['checkbox', 'show-tax', 'false'],
    ]);
    expect(tweaks[1]).toMatchObject({ min: 600, max: 1400, step: 10, unit: 'px', js: true, line: 5 });
  });

  it('of a picture are about the rule or the variable that follows', () => {
    const found = parseTweaks(
      '// tweak: {"type":"image","title":"A"}\n.bg-image { background-image: none }\n/* tweak: {type:"image",title:"B"} */ @logo: none;',
    ).tweaks;
    expect(found.map(({ key, isRule, defaultValue }) => [key, isRule, defaultValue])).toEqual([
      ['bg-image', true, 'background-image: none'],
      ['logo', false, 'none'],
    ]);
  });

  it('become body classes: on its slug, off empty, a choice slug and value', () => {
    expect(tweakClasses(tweaks, {})).toEqual(['hide-cart', 'aspect-ratio-169-widescreen', '']);
    expect(tweakClasses(tweaks, { 'hide-cart': 'false', 'aspect-ratio': '1:1 (Square)' })).toEqual([
      '',
      'aspect-ratio-11-square',
      '',
    ]);
    const page = {
      currency: 'USD',
      typeName: 'page',
      layout: 'default',
      collectionId: 'c1',
      isHomepage: true,
      view: 'list',
    } as const;
    expect(pageClasses(page).join(' ')).toBe(
      'native-currency-code-usd collection-type-page collection-layout-default collection-c1 homepage view-list mobile-style-available',
    );
  });

  it('report what cannot be read, with its line, and go on', () => {
    const bad = parseTweaks(
      '// tweak: oops\n// tweak: {"type":"rainbow"}\n// tweak: {"type":"color"}\nbody {}\n// tweak: {"type":"checkbox"}',
    );
    expect(bad.tweaks).toEqual([]);
    expect(bad.diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['tweakUnreadable', 1],
      ['tweakTypeUnknown', 2],
      ['tweakWithoutTarget', 3],
      ['tweakWithoutTitle', 5],
    ]);
  });

  it('never throw, whatever the source', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseTweaks(`// tweak: {${text}`).tweaks)));
    expect(readLooseObject('{'.repeat(10_000))).toBeNull();
    expect(readLooseObject('{"__proto__":{"a":1},b:2}')?.value).toEqual(Object.assign(Object.create(null), { b: 2 }));
  });

  it('read JSON as JSON does', () => {
    const json = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3, noUnicodeString: true }));
    // Escapes and exponents are not read, and `__proto__` is left out at every depth.
    const plain = json.filter((value) => !/\\|[eE][+-]\d|"__proto__":/.test(JSON.stringify(value)));
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.stringify(readLooseObject(JSON.stringify(value))?.value)).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe('slugs', () => {
  it.each([
    ['1:1 (Square)', '11-square'],
    ['16:9 (Widescreen)', '169-widescreen'],
    ['slideshow-autoplay', 'slideshow-autoplay'],
    ['Índice Größe', 'índice-größe'],
  ])('%s → %s', (text, slug) => {
    expect(tweakSlug(text)).toBe(slug);
  });
});
