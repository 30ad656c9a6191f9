import { describe, expect, it } from 'vitest';
import { familiesIn, libraryFromHere, presetFonts, requestedFamilies } from './fromHere.ts';
import { importsText, withoutImports } from './styleText.ts';
import { themeRequests } from './themeRequests.ts';

const hash = (text: string) => `h${text.length}`;
const requestsOf = (files: Record<string, string>) => themeRequests({ files: new Map(Object.entries(files)), hash });
const idsOf = (files: Record<string, string>) => requestsOf(files).requests.map(({ id }) => id);

describe('what a theme loads and runs', () => {
  it('is each host, once, with the first place and how often', () => {
    const { requests } = requestsOf({
      'site.region': `<p>\n<script src="https://cdn.example.com/a.js"></script><script src="//cdn.example.com/b.js"></script>`,
      'blocks/map.block': '<script src="http://cdn.example.com/c.js?k={key}"></script><iframe src="//f.example.com/x">',
    });
    expect(requests).toEqual([
      ...[{ id: 'script https://cdn.example.com', kind: 'script', detail: 'https://cdn.example.com', count: 3 }].map(
        (each) => ({ ...each, file: 'site.region', line: 2 }),
      ),
      {
        ...{ id: 'frame https://f.example.com', kind: 'frame', detail: 'https://f.example.com' },
        ...{ file: 'blocks/map.block', line: 1, count: 1 },
      },
    ]);
  });

  it('is scripts with template code, styles, event attributes and javascript: links', () => {
    expect(
      idsOf({
        'site.region': `<script>fixed({a: 1})</script><script>a = "{b}"</script><style>p{}</style><p onclick="go('{x}')"><a href="javascript:;">`,
      }),
    ).toEqual(['code h9', 'css h3', 'handler h9', 'link h12']);
  });

  it('is no event attribute that is empty', () => {
    expect(idsOf({ 'site.region': '<label onclick></label><p onclick="">' })).toEqual([]);
  });

  it('is no word of template code in a tag, and no text in quotes', () => {
    const source = '<p {.if onclick}class="a"{.end} {.section onload}x{.end} data-{id}="onfocus=a()" onblur="b()">';
    expect(requestsOf({ 'site.region': source }).requests.map(({ detail }) => detail)).toEqual(['onblur="b()"']);
    expect(
      idsOf({ 'site.region': '<script {.if src}src="{.equal? a "b"}//x.example.com/a.js{.end}"></script>' }),
    ).toEqual([]);
  });

  it('is event attributes that its scripts set', () => {
    const source = `form.setAttribute('onsubmit', "check(this)"); link.setAttribute('onclick', 'go(' + id + ')');`;
    const { requests, writtenHandlers } = requestsOf({ 'scripts/a.js': source });
    expect(requests).toMatchObject([
      { id: 'handler h11', kind: 'handler', detail: 'check(this)', file: 'scripts/a.js' },
    ]);
    expect([...writtenHandlers]).toEqual([['handler h11', 'check(this)']]);
  });

  it('is event attributes in markup that its scripts write, without those that know more than the template', () => {
    const written = `box.innerHTML = '<a onclick="go()"><b onclick="go({id})">'`;
    const { requests, writtenHandlers } = requestsOf({
      'site.region': `<script>var id = "{id}"; ${written}</script>`,
      'scripts/a.js': `box.innerHTML = '<a onclick="go({a: 1})">'`,
    });
    expect(requests.filter(({ kind }) => kind === 'handler').map(({ detail }) => detail)).toEqual([
      'go()',
      'go({a: 1})',
    ]);
    expect([...writtenHandlers.values()]).toEqual(['go()', 'go({a: 1})']);
  });

  it('is styles that its scripts put into pages', () => {
    const { requests } = requestsOf({
      'scripts/a.js': `var s = document.createElement('style');`,
      'scripts/b.js': 'a()',
    });
    expect(requests).toMatchObject([
      { id: 'css written', kind: 'css', detail: "createElement('style')", file: 'scripts/a.js' },
    ]);
  });

  it('is what stylesheets import, with the hosts of their fonts', () => {
    expect(
      idsOf({
        'styles/site.less': `@import url('//fonts.googleapis.com/css?family=Open+Sans');\n// @import "//old.example.com/x.css";\n@font-face { src: url(https://f.example.com/a.woff2) }`,
      }),
    ).toEqual(['style https://fonts.googleapis.com', 'font https://fonts.gstatic.com', 'font https://f.example.com']);
  });

  it('is what its scripts name: other scripts, answers, loaders of fonts', () => {
    const { requests, fromHere } = requestsOf({
      'scripts/site.js': `$.getScript("//cdn.example.com/p.min.js"); $.getJSON('https://api.example.com/v1/x', f); var ns = "http://www.w3.org/2000/svg";`,
      'site.region': `<script>WebFont.load({ google: { families: ['Lora:400,700', 'Open Sans'] } });</script>`,
    });
    expect(requests.map(({ id }) => id)).toEqual([
      'script https://cdn.example.com',
      'style https://fonts.googleapis.com',
      'font https://fonts.gstatic.com',
      'connect https://api.example.com',
    ]);
    expect(fromHere.map(({ given }) => given)).toEqual(['Lora']);
  });

  it('is the fonts of its presets', () => {
    const { requests, fromHere } = requestsOf({
      'presets/default.preset': '{"webFonts": ["Lora:400,700"],}',
      'presets/other.preset': '{"webFonts": ["Open+Sans:300"]}',
    });
    expect(fromHere.map(({ given }) => given)).toEqual(['Lora']);
    expect(requests.map(({ id }) => id)).toEqual([
      'style https://fonts.googleapis.com',
      'font https://fonts.gstatic.com',
    ]);
  });

  it('is not what a comment holds, of HTML or of the template language', () => {
    expect(
      idsOf({
        'site.region':
          '<!--[if lt IE 9]><script src="//html5shim.example.com/x.js"></script><![endif]-->{# <script src="//a.example.com/x.js"> }{## <p onclick="x()"> ##}',
      }),
    ).toEqual([]);
  });

  it('tells what comes from here, and what never runs', () => {
    const { fromHere, never, requests } = requestsOf({
      'site.region': `<script src="//ajax.googleapis.com/ajax/libs/jquery/1.8.3/jquery.min.js"></script><script src="{host}/x.js"></script>`,
      'scripts/site.js': 'var x = eval("(" + json + ")"); $.fn.evaluate(1);',
    });
    expect(requests).toEqual([]);
    expect(fromHere.map(({ given }) => given)).toEqual(['jQuery 1.12.4 with Migrate 1.4.1']);
    expect(never.map(({ reason, file }) => [reason, file])).toEqual([
      ['hostUnknown', 'site.region'],
      ['eval', 'scripts/site.js'],
    ]);
  });

  it('takes a torn source in its stride', () => {
    const torn = `${'<a "'.repeat(20_000)}${'<!--'.repeat(20_000)}<script>`;
    expect(idsOf({ 'site.region': torn })).toEqual([]);
  });
});

describe('libraries from here', () => {
  it.each([
    ['//ajax.googleapis.com/ajax/libs/jquery/1/jquery.min.js', 'jQuery 1.12.4'],
    ['https://ajax.googleapis.com/ajax/libs/jquery/1.7.2/jquery.min.js', 'jQuery 1.12.4 with Migrate 1.4.1'],
    ['//code.jquery.com/jquery-2.1.4.min.js', 'jQuery 2.2.4'],
    ['https://cdnjs.cloudflare.com/ajax/libs/jquery/3.2.1/jquery.min.js?x', 'jQuery 3.7.1'],
    ['http://code.jquery.com/jquery-latest.min.js', 'jQuery 1.12.4'],
    ['https://code.jquery.com/jquery-3.4.1.slim.min.js', 'jQuery 3.7.1'],
    ['https://code.jquery.com/jquery-migrate-1.2.1.min.js', 'jQuery Migrate 1.4.1'],
    ['//ajax.googleapis.com/ajax/libs/webfont/1.4.7/webfont.js', 'Web Font Loader 1.6.28'],
    ['https://code.jquery.com/jquery-4.0.0.js', undefined],
    ['https://code.jquery.com/ui/1.12.1/jquery-ui.min.js', undefined],
    ['/scripts/jquery-1.9.1.min.js', undefined],
    ['https://evil.example.com/?//code.jquery.com/jquery-2.1.4.min.js', undefined],
  ])('%s is %s', (address, name) => {
    expect(libraryFromHere(address)?.name).toBe(name);
  });

  it('brings fonts of the first preset, and of others what a site chose of them', () => {
    const presets = [
      { name: 'default', webFonts: ['Lora:400'] },
      { name: 'night', webFonts: ['Work+Sans:400,600', 'Karla:400'] },
    ];
    expect(presetFonts(presets, {})).toEqual(['Lora:400']);
    const chosen = { 'text-font': "font-family: 'Work Sans', sans-serif;" };
    expect(presetFonts(presets, chosen)).toEqual(['Lora:400', 'Work+Sans:400,600']);
  });

  it('parts families into ours and others', () => {
    expect(
      requestedFamilies(familiesIn('//x/css?family=Lora:400,700|Open+Sans&amp;family=work%20sans&amp;subset=latin')),
    ).toEqual({
      ours: ['lora', 'work-sans'],
      others: ['Open Sans'],
    });
  });
});

describe('imports of stylesheets', () => {
  it('from other hosts are taken out, lines kept; those of the theme stay', () => {
    const source = `@import 'mixins';\n@import url("https://fonts.googleapis.com/css2?family=Lora:wght@400;700");\np { top: 0 }`;
    const { source: rest, addresses } = withoutImports(source);
    expect(rest).toBe(`@import 'mixins';\n\np { top: 0 }`);
    expect(importsText(addresses, new Set())).toBe('@import url("/assets/webfonts.css?family=Lora:wght@400;700");\n');
  });

  it('are asked for where the host is allowed, and left out elsewhere', () => {
    const other = ['//cdn.example/a.css'];
    expect(importsText(other, new Set())).toBe('');
    expect(importsText(other, new Set(['https://cdn.example']))).toBe('@import url("https://cdn.example/a.css");\n');
  });
});

describe('scripts that call jQuery', () => {
  const CALLS = { 'scripts/a.js': '$(".menu").hide();', 'site.region': '<p>\n<script>jQuery(go)</script>' };
  const missing = (more: Record<string, string>) => requestsOf({ ...CALLS, ...more }).withoutJquery;

  it('are told with their places where nothing brings it', () => {
    expect(missing({})).toEqual([
      { file: 'scripts/a.js', line: 1 },
      { file: 'site.region', line: 2 },
    ]);
  });

  it.each([
    ['a.region', '<script src="//code.jquery.com/jquery-2.1.4.min.js"></script>'],
    ['a.region', '<squarespace:script src="lib/jquery.1.9.min.js" combo="false" />'],
    ['scripts/all.js', 'n.fn=n.prototype={jquery:m,constructor:n};'],
    ['scripts/all.js', 'load("https://x.example.com/jquery-3.1.1.slim.min.js")'],
  ])('are content with what %s brings: %s', (file, source) => {
    expect(missing({ [file]: source })).toEqual([]);
  });

  it.each([
    'var $ = function (q) { return document.querySelector(q); }; $("a");',
    '(function ($) { $("a"); })(my);',
    'if (typeof jQuery !== "undefined") jQuery("a").hide();',
    'if (window.$) $("a").hide();',
    'price = "$" + "(5)"; cost.$("a");',
  ])('are not: %s', (source) => {
    expect(requestsOf({ 'scripts/a.js': source }).withoutJquery).toEqual([]);
  });
});
