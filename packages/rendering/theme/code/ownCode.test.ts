import { describe, expect, it } from 'vitest';
import { type OwnCode, type OwnCodeRule, ownCodeIn, prepareSource, settleOwnCode } from './ownCode.ts';

const MARK = { name: 'own-f00', hash: (text: string) => `h${text.length}` };
const everything: OwnCodeRule = { isKept: () => true, nonce: null };

/** What a page has of a theme's own code once its templates have printed it. */
function codeOf(source: string, print = (text: string) => text): readonly OwnCode[] {
  return ownCodeIn(print(prepareSource(source, MARK)), MARK.name);
}

describe('the own code of a theme in a page', () => {
  it('is what its templates hold, and nothing that titles bring into the page', () => {
    const source = '<script>go()</script>{title}<p onclick="stop()">x</p>';
    const title = '<script>steal()</script><b onclick="steal()">';
    const found = codeOf(source, (text) => text.replace('{title}', title));
    expect(found.map(({ text }) => text)).toEqual(['stop()', 'go()']);
  });

  it('is no event attribute that is empty: browsers refuse even that, so it goes by another name', () => {
    const source = '<label for="x" onclick></label><p onclick="">y</p><i onsale>z</i>';
    const shown = '<label for="x" data-onclick></label><p data-onclick="">y</p><i onsale>z</i>';
    expect(prepareSource(source, MARK)).toBe(shown);
    expect(prepareSource(source, null)).toBe(shown);
    expect(codeOf(source)).toEqual([]);
  });

  it('cannot be imitated: a mark that is not ours stays text', () => {
    const found = codeOf('{title}', () => '<script own-bar="fixed">steal()</script>');
    expect(found).toEqual([]);
  });

  it('ends where its text breaks out of the script', () => {
    const found = codeOf('<script>var t = "{title}";</script>', (text) =>
      text.replace('{title}', '</script><script>steal()</script>'),
    );
    expect(found.map(({ text }) => text)).toEqual(['var t = "']);
  });

  it('ends where a value breaks out of its attribute', () => {
    const found = codeOf(`<p onclick="open('{title}')">`, (text) => text.replace('{title}', `" onmouseover="steal()`));
    expect(found.map(({ text }) => text)).toEqual(["open('"]);
  });

  it('is read as browsers read it, line ends and entities included', () => {
    const found = codeOf('<script>\r\ngo()\r\n</script><p onclick="a(&quot;b&quot;) &amp;&amp; c(&#39;d&#39;)">x</p>');
    expect(found.map(({ text }) => text)).toEqual([`a("b") && c('d')`, '\ngo()\n']);
  });

  it('tells code that template code varies from code that is always the same', () => {
    const kinds = codeOf(
      '<script>go({a: 1})</script><script>a = "{b}"</script><script src="/scripts/x.js"></script><style>p{top:0}</style>' +
        '<link rel="stylesheet" href="https://a.example.com/x.css"><a href="javascript:void(0)">x</a>' +
        '<script type="application/json">{"a": 1}</script>',
    ).map(({ kind, id }) => `${kind}: ${id}`);
    expect(kinds).toEqual([
      'link: link h18',
      'sheet: style https://a.example.com',
      'fixed: ',
      'code: code h9',
      'src: ',
      'css: css h8',
    ]);
  });

  it('finds the load handler of a stylesheet and the stylesheet', () => {
    const found = codeOf(`<link rel="stylesheet" href="//a.example.com/x.css" onload="this.media='all'">`);
    expect(found.map(({ kind, text }) => [kind, text])).toEqual([
      ['handler', "this.media='all'"],
      ['sheet', 'https://a.example.com/x.css'],
    ]);
  });
});

describe('a settled page', () => {
  const page = (source: string, rule = everything) => settleOwnCode(prepareSource(source, MARK), MARK.name, rule);

  it('is what its template prints, to the letter', () => {
    const source =
      '<!-- <script>old()</script> -->\n<body onload="go()">\n<script>\n document.write("<script src=\'//a.b/c.js\'><\\/script>") </script>' +
      '<style media="print">p { top: 0 }</style><a href=\'javascript:go("x")\' class=b>x</a><img src=x onerror=gone()>';
    expect(page(source)).toBe(source);
  });

  it('lacks what is not let run', () => {
    const rule = { ...everything, isKept: ({ kind }: OwnCode) => kind === 'fixed' };
    expect(page('<p onclick="a()">x</p><script>a()</script><script src="//x.example.com/y.js"></script>', rule)).toBe(
      '<p >x</p><script>a()</script>',
    );
  });

  it('names a nonce at scripts and styles, where it is given one', () => {
    expect(page('<script>a()</script><style>b</style><p onclick="c()">', { ...everything, nonce: 'N0' })).toBe(
      '<script nonce="N0">a()</script><style nonce="N0">b</style><p onclick="c()">',
    );
  });

  it('keeps no mark that a formatter escaped', () => {
    const escaped = prepareSource('<script>a()</script>', MARK).replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    expect(settleOwnCode(escaped, MARK.name, everything)).not.toContain(MARK.name);
  });
});

describe('what a template asks other hosts for', () => {
  const ready = (source: string) => prepareSource(source, null);

  it('comes from here where we have it, without the digest of another file', () => {
    expect(ready('<script src="//ajax.googleapis.com/ajax/libs/jquery/1.9.1/jquery.min.js"></script>')).toBe(
      '<script src="/assets/libraries/jquery-1.12.4.js"></script>',
    );
    expect(
      ready(
        '<script integrity="sha384-x" crossorigin="anonymous" src="https://code.jquery.com/jquery-3.3.1.js"></script>',
      ),
    ).toBe(
      '<script data-integrity="sha384-x" data-crossorigin="anonymous" src="/assets/libraries/jquery-3.7.1.js"></script>',
    );
    expect(ready("<link href='http://fonts.googleapis.com/css?family=Lora:400,700' rel='stylesheet'>")).toBe(
      "<link href='/assets/webfonts.css?family=Lora:400,700' rel='stylesheet'>",
    );
  });

  it('is asked for by https else', () => {
    expect(ready('<script src="http://cdn.example.com/x.js"></script>')).toBe(
      '<script src="https://cdn.example.com/x.js"></script>',
    );
    expect(ready('<script src="/scripts/x.js"></script><img src="http://a.example.com/b.png">')).toBe(
      '<script src="/scripts/x.js"></script><img src="http://a.example.com/b.png">',
    );
  });
});
