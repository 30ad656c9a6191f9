import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanMarkup } from './cleanMarkup.ts';

describe('HTML that owners write, paste and import (SC-43)', () => {
  it.each([
    '',
    'no tags, 3 &gt; 2 &amp; more',
    '<p>One<br />two</p><ul><li><strong>a</strong></li></ul>',
    '<a href="https://example.com/x?y=1">x</a>',
    '<a href="/shop" target="_blank" rel="noopener">x</a>',
    '<a href="mailto:a@b.example">x</a>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    '<p class="sqsrte-large text-align-center">a</p>',
    '<p><mark>a</mark> <span class="sqsrte-text-color--accent"><span class="sqsrte-huge">b</span></span></p>',
    '<p><a class="button" href="/shop">a link with the look of a button</a></p>',
    '<figure><img src="https://example.com/a.jpg" alt="A" /><figcaption>b</figcaption></figure>',
    '<figure><img src="/s/images/a/b.jpg?format=1500w" srcset="/s/images/a/b.jpg?format=300w 300w, /s/images/a/b.jpg?format=500w 500w" sizes="(min-width: 64em) 60vw, calc(100vw - 2rem)" width="4" height="3" alt="" loading="lazy" /></figure>',
    '<figure><a href="https://vimeo.com/1">https://vimeo.com/1</a></figure>',
  ])('keeps %j', (html) => {
    const expected = html.includes('<') || html === '' ? html : `<p>${html}</p>`;
    expect(cleanMarkup(html)).toEqual({ html: expected, removed: [] });
  });

  it.each<[string, string, readonly string[]]>([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>', ['<script>']],
    ['<p onclick="x" style="color:red">a</p>', '<p>a</p>', ['onclick', 'style']],
    ['<img src=x onerror=alert(1)>', '<img src="x" />', ['onerror']],
    ['<img src="data:image/png;base64,AA">', '', ['src="data:image/png;base64,AA"']],
    ['<img src="/a.jpg" srcset="javascript:alert(1) 1w">', '<img src="/a.jpg" />', ['srcset="javascript:alert(1) 1w"']],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>', ['href="javascript:alert(1)"']],
    ['<a href=" java&#115;cript:alert(1)">x</a>', '<a>x</a>', ['href=" javascript:alert(1)"']],
    ['<a href="//evil.example">x</a>', '<a>x</a>', ['href="//evil.example"']],
    ['<iframe src="https://x.example"></iframe><p>b</p>', '<p>b</p>', ['<iframe>']],
    [
      '<p class="sqsrte-small mine">a</p><div class="x">b</div>',
      '<p class="sqsrte-small">a</p><div>b</div>',
      ['class'],
    ],
    ['<p><span style="color:red">a</span> <span class="mine">b</span></p>', '<p>a b</p>', []],
    ['<p><span class="mine sqsrte-huge">a</span></p>', '<p><span class="sqsrte-huge">a</span></p>', []],
    ['<svg/onload=alert(1)>', '', ['<svg>']],
    ['<h1>Big</h1><strike>old</strike>', '<h2>Big</h2><s>old</s>', []],
    ['<p class="MsoNormal"><span lang="EN">Hi<o:p></o:p></span></p>', '<p>Hi</p>', ['class']],
    ['<p>open <em>crossed</p></em>', '<p>open <em>crossed</em></p>', []],
    ['<p>a<math><mtext><p>b', '<p>a</p><p>b</p><p></p>', ['<math>', '<mtext>']],
    ['<a href="/x" target="frame">x</a>', '<a href="/x" target="_blank" rel="noopener">x</a>', []],
  ])('makes %j safe and says what is gone', (html, clean, removed) => {
    expect(cleanMarkup(html)).toEqual({ html: clean, removed });
  });

  it('leaves a page of blocks its main heading, and nothing else that is not on the list', () => {
    const html = '<h1 onclick="x">Big</h1><script>1</script>';
    expect(cleanMarkup(html, { isBlock: true })).toEqual({ html: '<h1>Big</h1>', removed: ['<script>', 'onclick'] });
    expect(cleanMarkup(html).html).toBe('<h2>Big</h2>');
  });

  it('never lets out more than the list, and changes nothing the second time', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '/',
        'p',
        'a',
        ' href="',
        '"',
        "'",
        '=',
        'script',
        'javascript:',
        'https://x',
        '<p>',
        '</p>',
        '&#60;',
      ],
      ...[
        '<svg',
        '<style>',
        '<textarea>',
        '<!--',
        '-->',
        '<![CDATA[',
        ' onload=',
        '<img src=',
        '<math><mtext>',
        '\u0000',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const { html } = cleanMarkup(pieces.join(''));
        expect(html).not.toMatch(/<\/?(?:script|style|svg|math|textarea|iframe)/i);
        for (const tag of html.match(/<[a-z][^>]*>/gi) ?? []) {
          expect(tag).not.toMatch(/="[\s\p{Cc}]*javascript:/iu);
          expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son/i);
        }
        expect(cleanMarkup(html).html).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  it('costs no more for hostile text', () => {
    for (const part of ['<', '<a href="', '<p>', '</', '<a ', '<b><i>'])
      expect(typeof cleanMarkup(part.repeat(3_000)).html).toBe('string');
  });
});
