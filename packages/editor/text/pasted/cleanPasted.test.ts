import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { DOMParser } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { readInTest } from '../../testing/markupDom.ts';
import { textSchema } from '../schema.ts';
import { writeHtml } from '../writeHtml.ts';
import { cleanPasted } from './cleanPasted.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8');
/** As the editor's view reads its clipboard. */
const readClipboard = (html: string) =>
  DOMParser.fromSchema(textSchema).parse(readInTest(html) as unknown as HTMLElement);
const pasted = (html: string) => writeHtml(readClipboard(cleanPasted(html, readInTest)));

describe('what is pasted (ED-22)', () => {
  it('keeps headings, lists, links and tables of Word', () => {
    expect(pasted(fixture('word'))).toBe(
      [
        '<h2>Annual report</h2>',
        '<p>We sold <strong>more</strong> prints than <em>ever</em>: see <a href="https://example.com/report">the report</a>.</p>',
        '<ul><li>Posters<ul><li>Large</li></ul></li><li>Cards</li></ul>',
        '<ol><li>First</li><li>Second</li></ol>',
        '<p class="text-align-center"><strong>Centred</strong></p>',
        '<table><tbody><tr><td>One</td><td colspan="2">Two</td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('reads the styles of Google Docs as marks', () => {
    expect(pasted(fixture('googleDocs'))).toBe(
      [
        '<h2>Opening hours</h2>',
        '<p>We are open <strong><em>every day</em></strong> except <a href="https://example.com/closed?x=1">these</a>.</p>',
        '<ul><li>Monday<ul><li>mornings</li></ul></li><li><s>Sunday</s></li></ul>',
      ].join(''),
    );
  });

  it('takes the words of a page of the web, and nothing that runs', () => {
    expect(pasted(fixture('webPage'))).toBe(
      [
        '<h2>Big <em>news</em></h2><p>By somebody</p>',
        '<p>Text with no, none, none either and <a href="https://example.com">a link</a>.</p>',
        '<figure><img src="https://example.com/a.jpg" alt="A picture"><figcaption>Below</figcaption></figure>',
        '<blockquote><p>Said once.</p><p>Said twice.</p></blockquote>',
        '<pre><code>if (a &lt; b)\n  go();</code></pre><hr>',
        '<ol start="3"><li>Three</li><li>Four</li></ol>',
      ].join(''),
    );
  });

  it.each([
    ['<ol start="4"><li>Four</li></ol>', '<ol start="4"><li>Four</li></ol>'],
    [
      "<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.</span>Third</p>",
      '<ol start="3"><li>Third</li></ol>',
    ],
    [
      '<figure><img src="/s/images/a/b.jpg" srcset="/s/images/a/b.jpg?format=300w 300w" alt="B" width="4" height="3"><figcaption>A <b>b</b></figcaption></figure>',
      '<figure><img src="/s/images/a/b.jpg" srcset="/s/images/a/b.jpg?format=300w 300w" alt="B" width="4" height="3"><figcaption>A <strong>b</strong></figcaption></figure>',
    ],
    [
      '<figure><a href="https://vimeo.com/1">https://vimeo.com/1</a></figure>',
      '<figure><a href="https://vimeo.com/1">https://vimeo.com/1</a></figure>',
    ],
    [
      '<table><caption>Sizes</caption><tr><th>A</th></tr></table>',
      '<p>Sizes</p><table><thead><tr><th>A</th></tr></thead></table>',
    ],
  ])('keeps what a text can hold of %s', (html, expected) => expect(pasted(html)).toBe(expected));

  it('holds no style, no handler, no script, whatever comes in', () => {
    const attribute = fc.constantFrom(
      ...[' style="font-weight:bold"', ' onclick="x()"', ' ONERROR=alert(1)', ' href="javascript:alert(1)"'],
      ...[
        ' href="JaVa\tscript:x"',
        ' src="data:text/html,x"',
        ' data-kept="&lt;img src=x onerror=alert(1)&gt;"',
        ' class="MsoListParagraph"',
      ],
      ...[' style="mso-list:l0 level3 lfo1"', ''],
    );
    const tag = fc.constantFrom(
      ...[
        'p',
        'b',
        'span',
        'a',
        'img',
        'ul',
        'li',
        'table',
        'tr',
        'td',
        'script',
        'svg',
        'iframe',
        'div',
        'h1',
        'o:p',
        'pre',
        'style',
      ],
    );
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('words', 'a &lt;script&gt; b', ' '),
        fc
          .tuple(tag, attribute, attribute, fc.array(tie('node'), { maxLength: 3 }))
          .map(([name, one, other, inner]) => `<${name}${one}${other}>${inner.join('')}</${name}>`),
      ),
    }));
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        const html = pasted(nodes.join(''));
        // Text between tags is words. What is in tags must be harmless.
        const tags = html.match(/<[^>]*>/g)?.join('') ?? '';
        expect(tags).not.toMatch(/style=|\son\w+=|javascript:|data:|<script|<svg|<iframe/i);
      }),
      { numRuns: 150 },
    );
  });
});
