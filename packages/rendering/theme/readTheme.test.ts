import { describe, expect, it } from 'vitest';
import { readConf } from './readConf.ts';
import { readTheme } from './readTheme.ts';

const read = (files: Record<string, string>) => readTheme(new Map(Object.entries(files)));
const conf = (text: string) => ({ 'template.conf': text });
const codes = (theme: ReturnType<typeof read>) => theme.diagnostics.map(({ code }) => code);

describe('configuration files', () => {
  it.each([
    ['trailing commas', '{"a": [1, 2,], "b": {"c": 1,},}', { a: [1, 2], b: { c: 1 } }],
    ['line comments', '{ // note\n"a": 1 // end\n}', { a: 1 }],
    ['block comments', '/* head */{"a": /* x */ 1,/* y */}', { a: 1 }],
    ['slashes and commas inside strings', '{"a": "http://x/,}", "b": "\\"//"}', { a: 'http://x/,}', b: '"//' }],
    ['a byte order mark', '\uFEFF{"a": 1}', { a: 1 }],
  ])('reads %s', (_name, text, value) => {
    expect(readConf(text)).toEqual(value);
  });

  it.each(['', '[1]', '{"a": }', 'not at all', '{"a": "open'])('gives null for %j', (text) => {
    expect(readConf(text)).toBeNull();
  });

  it('reads half a megabyte of commas in a moment', () => {
    readConf(`[${','.repeat(20_000)}`);
  });
});

describe('a theme from its files', () => {
  it('is usable without any file, and says what is missing', () => {
    const theme = read({});
    expect(codes(theme)).toEqual(['confMissing', 'layoutDefaultMissing']);
    expect(theme.layouts.get('default')?.regions).toEqual([]);
  });

  it('survives an unreadable template.conf', () => {
    const theme = read({ ...conf('{ broken'), 'site.region': 'x' });
    expect(codes(theme)).toEqual(['confUnreadable', 'layoutDefaultMissing']);
    expect(theme.layouts.get('default')?.regions).toEqual(['site']);
  });

  it('takes regions with and without their ending and leaves out those that do not exist', () => {
    const theme = read({
      ...conf('{"layouts": {"default": {"name": "D", "regions": ["a.region", "b", "c"]}, "empty": {"regions": []}}}'),
      'a.region': 'A',
      'b.region': 'B',
    });
    expect(theme.layouts.get('default')?.regions).toEqual(['a', 'b']);
    expect(theme.layouts.has('empty')).toBe(false);
    expect(codes(theme)).toEqual(['regionMissing', 'layoutWithoutRegions']);
  });

  it('keeps names apart by case and ignores stray files', () => {
    const theme = read({
      'blocks/Nav.block': 'big',
      'blocks/nav.block': 'small',
      'blocks/.nav.block.swp': 'x',
      'blocks/.block': 'x',
      'collections/deep/x.list': 'x',
      'Thumbs.db': '',
    });
    expect([...theme.blocks]).toEqual([
      ['Nav.block', 'big'],
      ['nav.block', 'small'],
    ]);
    expect(theme.collections.size).toBe(0);
  });

  it('knows partials and stylesheets in folders by their path, and none with a name that leads elsewhere', () => {
    const theme = read({
      ...conf('{"stylesheets": ["parts/a.less"]}'),
      'blocks/shared/card.block': 'card',
      'blocks/shared/rows/row.block': 'row',
      'blocks/../card.block': 'x',
      'blocks/.git/card.block': 'x',
      'blocks//card.block': 'x',
      'styles/parts/a.less': '.a { top: 1px }',
    });
    expect([...theme.blocks]).toEqual([
      ['shared/card.block', 'card'],
      ['shared/rows/row.block', 'row'],
    ]);
    expect(theme.stylesheets.map(({ file }) => file)).toEqual(['parts/a.less']);
  });

  it('reads collections in parts, pages with their conf, and our system pages', () => {
    const theme = read({
      'collections/blog.list': 'L',
      'collections/blog.conf': '{"pageSize": 5,}',
      'collections/products.conf': '{"systemCollectionVersion": "2.0"}',
      'pages/about.page': 'P',
      'pages/about.page.conf': '{"title": "About", "description": "Us"}',
      'system/cart.page': 'C',
    });
    expect(theme.collections.get('blog')).toEqual({ conf: { pageSize: 5 }, list: 'L', item: null });
    expect(theme.collections.get('products')).toMatchObject({ list: null, item: null });
    expect(theme.pages.get('about')).toEqual({ source: 'P', title: 'About', description: 'Us', layout: '' });
    expect(theme.system.get('cart')?.source).toBe('C');
  });

  it('puts reset.css first, keeps the order of the list, and notes absent stylesheets', () => {
    const theme = read({
      ...conf('{"stylesheets": ["b.less", "gone.less", "a.less", 7]}'),
      'styles/a.less': '',
      'styles/b.less': '',
      'styles/reset.css': '',
    });
    expect(theme.stylesheets.map(({ file }) => file)).toEqual(['reset.css', 'b.less', 'a.less']);
    expect(theme.diagnostics).toContainEqual({
      code: 'stylesheetMissing',
      file: 'template.conf',
      line: 1,
      detail: 'gone.less',
    });
  });

  it('collects tweaks in stylesheet order and notes those nobody can read, with file and line', () => {
    const theme = read({
      ...conf('{"stylesheets": ["a.less", "b.less"]}'),
      'styles/a.less': '// tweak: {type: "checkbox", title: "Hide Title", active: "true"}\n',
      'styles/b.less': '\n// tweak: nonsense\n// tweak: {"type":"color","title":"Ink"}\n@ink: #111;',
    });
    expect(theme.tweaks.slice(0, 2).map(({ key }) => key)).toEqual(['hide-title', 'ink']);
    expect(theme.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'tweakUnreadable', file: 'styles/b.less', line: 2 }),
    );
  });

  it('joins the texts of a language from both of its files', () => {
    const theme = read({
      'strings/template-en-US.json': '{"a": "A"}',
      'strings/annotations-en-US.json': '{"b": "B", "n": 1}',
      'strings/tweaks-en-US.json': '{"c": "C"}',
    });
    expect(theme.strings.get('en-US')).toEqual({ a: 'A', b: 'B' });
  });

  it('has the platform’s tweaks behind its own, unless it is one of ours', () => {
    const styles = { 'styles/a.less': '// tweak: {"type":"checkbox","title":"Hide Title"}' };
    const keys = (more: string) =>
      read({ ...conf(`{"stylesheets": ["a.less"]${more}}`), ...styles }).tweaks.map(({ key }) => key);
    expect(keys('').slice(0, 2)).toEqual(['hide-title', 'event-show-past-events']);
    expect(keys(', "systemTweaks": false')).toEqual(['hide-title']);
  });

  it('reads presets, default first, and begins with that one', () => {
    const theme = read({
      ...conf('{"stylesheets": ["a.less"]}'),
      'styles/a.less': '// tweak: {"type":"color","title":"Ink"}\n@ink: #111;',
      'presets/bright.preset':
        '{"title": "Bright", "templateTweaks": {"ink": "red", "n": 4, "x": {}}, "webFonts": ["Lato"],}',
      'presets/default.preset': '{"templateTweaks": {"ink": "navy", "product-list-titles": "Overlay"}}',
      'presets/broken.preset': 'nonsense',
    });
    expect(theme.presets.map(({ name, title }) => [name, title])).toEqual([
      ['default', 'default'],
      ['bright', 'Bright'],
      ['broken', 'broken'],
    ]);
    expect(theme.presets[1]).toMatchObject({ values: { ink: 'red', n: '4' }, webFonts: ['Lato'] });
    expect(theme.tweaks[0]?.defaultValue).toBe('navy');
    expect(theme.tweaks.find(({ key }) => key === 'product-list-titles')?.defaultValue).toBe('Overlay');
    expect(codes(theme)).toContain('confUnreadable');
  });
});
