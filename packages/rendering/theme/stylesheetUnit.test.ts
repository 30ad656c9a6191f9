import { describe, expect, it } from 'vitest';
import { readTheme } from './readTheme.ts';
import { placeInUnit, stylesheetUnit } from './stylesheetUnit.ts';
import type { Theme } from './theme.ts';

function themeOf(styles: Readonly<Record<string, string>>, listed = Object.keys(styles), more: object = {}) {
  const files = Object.entries(styles).map(([name, text]) => [`styles/${name}`, text] as const);
  return readTheme(new Map([['template.conf', JSON.stringify({ stylesheets: listed, ...more })], ...files]));
}

const unitOf = (...args: Parameters<typeof themeOf>) => stylesheetUnit(themeOf(...args), {});

/** Returns the file and line of a line of the unit. */
function placeOf(unit: ReturnType<typeof stylesheetUnit>, text: string) {
  return placeInUnit(unit, unit.source.split('\n').indexOf(text) + 1);
}

describe('the stylesheets as one unit', () => {
  const theme = themeOf({
    'a.less': '// tweak: {"type":"color","title":"Ink"}\n@ink: #111;',
    'b.less':
      '// tweak: {"type":"font","title":"Site Title"}\n.site-title-font { font-family: Georgia; font-size: 20px; }\n.x { color: red }',
  });

  it('defines what a font tweak implies and lets the owner have the last word', () => {
    const { source } = stylesheetUnit(theme, { ink: 'blue; } body { display: none' });
    expect(source).toContain('@site-title-font-font-family: Georgia;');
    expect(source).toContain('@site-title-font-line-height: inherit;');
    expect(source.trim().split('\n').at(-1)).toBe('@ink: blue   body   display: none;');
  });

  it('takes a font whole or in single parts', () => {
    const { source } = stylesheetUnit(theme, {
      'site-title-font': '{font-family: Arial; font-weight: 700}',
      'site-title-font-font-size': '30px; } body {',
    });
    expect(source).toContain('@site-title-font-font-family: Arial;');
    expect(source).toContain('@site-title-font-font-size: 30px   body;');
    expect(source).toContain('.site-title-font { font-family: Arial; font-weight: 700; font-size: 30px   body; }');
  });

  it('knows the file and line of each of its lines', () => {
    expect(placeOf(stylesheetUnit(theme, {}), '.x { color: red }')).toEqual({ file: 'styles/b.less', line: 3 });
  });

  it('calculates as the format does unless the theme says that it is ours', () => {
    expect(unitOf({ 'a.less': '' }).math).toBe('always');
    expect(unitOf({ 'a.less': '' }, ['a.less'], { lessMath: 'parens-division' }).math).toBe('parens-division');
  });
});

describe('a preset', () => {
  const theme: Theme = {
    ...themeOf({
      'a.less':
        '// tweak: {"type":"color","title":"Ink"}\n@ink: #111;\n// tweak: {"type":"font","title":"Q"}\n.q-font { font-size: 1px; color: red }',
    }),
    presets: [
      { name: 'default', title: '', values: { ink: 'navy', 'q-font-font-size': '9px', none: 'x' }, webFonts: [] },
      { name: 'other', title: '', values: { ink: 'gold' }, webFonts: [] },
    ],
  };
  const chosenIn = (values: Record<string, string>) =>
    stylesheetUnit(theme, values).source.trim().split('\n').slice(-2);

  it('that is the default stands beneath the owner’s choices', () => {
    expect(chosenIn({})).toEqual(['@ink: navy;', '.q-font { font-size: 9px; }']);
    expect(stylesheetUnit(theme, {}).source).toContain('@q-font-font-size: 9px;');
    expect(chosenIn({ ink: 'red', 'q-font': 'font-size: 2px' })).toEqual(['@ink: red;', '.q-font { font-size: 2px; }']);
  });
});

describe('buttons', () => {
  it('answer to the platform’s tweaks in themes of the format, and only there', () => {
    expect(unitOf({ 'a.less': '' }).source).toContain(
      '.medium-button-style-outline { [class~="sqs-block-button-element--medium"]',
    );
    expect(unitOf({ 'a.less': '' }, ['a.less'], { systemTweaks: false }).source).not.toContain('button-style-outline');
  });
});

describe('image tweaks (site-templates 5)', () => {
  const rule = themeOf({
    'a.less':
      '// tweak: {"type":"image","title":"Background"}\n.bg-image { background-image: url("a.jpg"); background-size: contain }',
  });
  const variable = themeOf({
    'a.less': '// tweak: {"type":"image","title":"Logo"}\n@logo: url(http://x.example/a.jpg);',
  });

  it('on a rule define its parts, as it declares them', () => {
    const { source } = stylesheetUnit(rule, {});
    expect(source).toContain('@bg-image-background-image: url("a.jpg");');
    expect(source).toContain('@bg-image-background-size: contain;');
    expect(source).toContain('@bg-image-background-repeat: no-repeat;');
    expect(source.match(/^\.bg-image \{/gm)).toHaveLength(1);
  });

  it.each([
    ['/assets/b.png', 'background-image: url("/assets/b.png");'],
    ['https://x.example/b.png', 'background-image: url("https://x.example/b.png");'],
    ['url(b.png)', 'background-image: url(b.png);'],
    ['none', 'background-image: none;'],
    [
      '{background-image: url("data:image/png;base64,x"); background-position: left top;}',
      'background-image: url("data:image/png;base64,x"); background-position: left top;',
    ],
    ['b"); } body { x: y', 'background-image: url("b); body x: y");'],
  ])('put the owner’s choice %s on the rule', (value, declarations) => {
    const { source } = stylesheetUnit(rule, { 'bg-image': value });
    const chosen = source.trim().split('\n').at(-1) ?? '';
    expect(chosen.replace(/ +/g, ' ').replaceAll(' ;', ';')).toBe(`.bg-image { ${declarations} }`);
    expect(source).toContain(`@bg-image-background-size: contain;`);
  });

  it('on a variable change the variable and its parts', () => {
    expect(stylesheetUnit(variable, {}).source).toContain('@logo-background-image: url(http://x.example/a.jpg);');
    const { source } = stylesheetUnit(variable, { logo: '/b.png' });
    expect(source).toContain('@logo-background-image: url("/b.png");');
    expect(source.trim().split('\n').at(-1)).toBe('@logo: url("/b.png");');
  });
});

describe('imports', () => {
  const styles = {
    'a.less': '.a { top: 1px }\n@import "lib/grid"; .b { top: 2px }\n@import \'lib/grid.less\';\n.c { top: 3px }',
    'lib/grid.less': '// @import "none";\n@import "colors";\n.grid { left: 1px }',
    'lib/colors.less': '@red: red;',
  };

  it('stand in the place of the import, once, with their own files and lines', () => {
    const unit = unitOf(styles, ['a.less']);
    expect(unit.source.match(/\.grid \{/g)).toHaveLength(1);
    expect(unit.source).not.toContain('@import "lib');
    expect(placeOf(unit, '.grid { left: 1px }')).toEqual({ file: 'styles/lib/grid.less', line: 3 });
    expect(placeOf(unit, '@red: red;')).toEqual({ file: 'styles/lib/colors.less', line: 1 });
    expect(placeOf(unit, ' .b { top: 2px }')).toEqual({ file: 'styles/a.less', line: 2 });
    expect(placeOf(unit, '.c { top: 3px }')).toEqual({ file: 'styles/a.less', line: 4 });
  });

  it('are left to the list of stylesheets where they are listed, and end where they go round', () => {
    const listed = unitOf({ 'a.less': '@import "b";\n.a{}', 'b.less': '@import "a";\n.b{}' });
    expect(listed.source.match(/^\.[ab]\{\}/gm)).toEqual(['.a{}', '.b{}']);
    const round = unitOf({ 'a.less': '@import "b";', 'b.less': '@import "c";\n.b{}', 'c.less': '@import "b";\n.c{}' }, [
      'a.less',
    ]);
    expect(round.source.match(/^\.[bc]\{\}/gm)).toEqual(['.c{}', '.b{}']);
  });

  it.each([
    ['sqs-grid-breaker', 'sqs-col-'],
    ['sqs-ui-font', ''],
    ['../styles/social-icon-font.less', '.social-icon-font'],
    ['svg-icon-templates', '.sqs-svg-icon--wrapper'],
  ])('find %s, which every theme may import, also inside a media query', (name, text) => {
    const { source } = unitOf({ 'a.less': `@media print { @import '${name}'; }` });
    expect(source).not.toContain('@import');
    expect(source).toContain(text);
  });

  it('take the theme’s own file before ours of the same name, and leave what is nowhere or elsewhere', () => {
    const { source, imports } = unitOf(
      {
        'a.less': '@import "social-icon-font";\n@import "gone";\n@import "//x.example/a.css";',
        'social-icon-font.less': '.own{}',
      },
      ['a.less'],
    );
    expect(source).toContain('.own{}');
    expect(source).not.toContain('.social-icon-font()');
    expect(source).toContain('@import "gone";');
    expect(imports).toEqual(['//x.example/a.css']);
  });
});
