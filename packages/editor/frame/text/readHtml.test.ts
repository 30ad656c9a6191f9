import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInTest } from '../../testing/markupDom.ts';
import { readHtml } from './readHtml.ts';
import { isSameMarkup } from './sameMarkup.ts';
import { writeHtml } from './writeHtml.ts';

const again = (html: string) => writeHtml(readHtml(html, readInTest));

describe('a text as a document', () => {
  it.each([
    '<p>One</p><p dir="rtl" class="sqsrte-large">Two<br>three</p>',
    '<p>a</p><p></p><ul><li></li></ul><p>b</p>',
    '<h2 class="text-align-center">Head</h2><h4>Small</h4>',
    '<p><strong>b</strong> <em><u>c</u></em> <b>d</b> <i lang="fr">e</i> <s>f</s> H<sub>2</sub>O <code>x</code></p>',
    '<p>To <a href="/about" target="_blank" rel="noopener" title="&quot;About&quot;">us <strong>now</strong></a></p>',
    '<ul><li>One</li><li>Two<ol start="3"><li>Deep</li></ol></li></ul>',
    '<ul><li><p>One</p></li><li><p>Two</p><p>more</p></li></ul>',
    '<blockquote>Said</blockquote><blockquote><p>Said</p><p>so</p></blockquote>',
    '<pre><code>a  &lt; b\n  c</code></pre><pre>plain\n</pre><hr>',
    '<div><p>In</p><ul><li>a</li></ul></div><div>Loose</div>',
    '<p>A picture <img src="https://example.com/a.png" alt="A"> here</p>',
    '<p>One\u00a0two</p>',
  ])('comes back as it was: %s', (html) => expect(again(html)).toBe(html));

  it.each([
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<figure><img src="https://example.com/a.png"><figcaption>c</figcaption></figure>',
    '<p style="color:red">styled</p>',
    '<p>a <span data-x="1">b</span></p>',
    '<ul class="x"><li>a</li></ul>',
    '<iframe src="https://example.com"></iframe>',
  ])('keeps whole what nobody edits here: %s', (html) => {
    const doc = readHtml(`<p>before</p>${html}<p>after</p>`, readInTest);
    expect(doc.child(1).type.name).toBe('kept');
    expect(writeHtml(doc)).toBe(`<p>before</p>${html}<p>after</p>`);
  });

  it('takes loose text for a paragraph, and nothing for an empty one', () => {
    expect(again('Just <b>words</b>')).toBe('<p>Just <b>words</b></p>');
    expect([again(''), again('<p></p>')]).toEqual(['', '']);
  });

  const word = fc.constantFrom('one', 'a & b', '<', ' ', 'ümläut', '\u00a0', 'שלום');
  const attributes = fc.constantFrom('', '', '', ' lang="de"', ' dir="auto"', ' class="x"', ' style="color:red"');
  const around = (tags: readonly string[], inner: fc.Arbitrary<string>) =>
    fc.tuple(fc.constantFrom(...tags), attributes, inner).map(([tag, own, html]) => `<${tag}${own}>${html}</${tag}>`);
  const escaped = word.map((text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
  const { block } = fc.letrec<{ inline: string; block: string }>((tie) => ({
    inline: fc.oneof(
      { depthSize: 'small' },
      escaped,
      fc.constant('<br>'),
      around(['b', 'strong', 'em', 'u', 's', 'code', 'a', 'span', 'sub', 'kbd'], many(tie('inline'))),
    ),
    block: fc.oneof(
      { depthSize: 'small' },
      around(['p', 'h2', 'h5', 'pre'], many(tie('inline'))),
      around(['blockquote', 'div'], fc.oneof(many(tie('block')), many(tie('inline')))),
      around(['ul', 'ol'], many(around(['li'], fc.oneof(many(tie('block')), many(tie('inline')))))),
      around(['table', 'section', 'dl'], many(tie('inline'))),
      fc.constant('<hr>'),
    ),
  }));
  function many(each: fc.Arbitrary<string>): fc.Arbitrary<string> {
    return fc.array(each, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
  }

  it('loses nothing of any markup, and is stable from then on', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 3 }), (blocks) => {
        const html = blocks.join('');
        const written = again(html);
        expect(isSameMarkup(readInTest(written), readInTest(html))).toBe(true);
        expect(again(written)).toBe(written);
      }),
      { numRuns: 60 },
    );
  });
});
