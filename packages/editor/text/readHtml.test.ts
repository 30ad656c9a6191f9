import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { readInTest } from '../testing/markupDom.ts';
import { readHtml } from './readHtml.ts';
import { isSameMarkup } from './sameMarkup.ts';
import { sourceBlocks } from './sourceBlocks.ts';
import { createTextMemory } from './textMemory.ts';
import { writeBlocks, writeHtml } from './writeHtml.ts';

/** Writes HTML again, as if each block had been changed. */
const again = (html: string) => writeBlocks(readHtml(html, readInTest));

describe('a text as a document', () => {
  it.each([
    '<p>a <span class="sqsrte-text-color--accent">b <span class="sqsrte-large">c</span></span></p>',
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
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    '<table lang="de"><thead><tr><th scope="col">A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><p>x</p><p>y</p></td></tr></tbody><tfoot><tr><td rowspan="2">s</td><td></td></tr></tfoot></table>',
    '<figure><img src="https://example.com/a.png"><figcaption>c <em>d</em></figcaption></figure>',
    '<figure><img src="/s/images/a/b.jpg?format=1500w" srcset="/s/images/a/b.jpg?format=300w 300w" sizes="100vw" alt="" width="4" height="3" loading="lazy"></figure>',
    '<figure><a href="https://vimeo.com/1?a=1&amp;b=2">https://vimeo.com/1?a=1&amp;b=2</a></figure>',
  ])('comes back as it was: %s', (html) => expect(again(html)).toBe(html));

  it.each([
    '<table id="x"><tbody><tr><td>a</td></tr></tbody></table>',
    '<table><caption>c</caption><tbody><tr><td>a</td></tr></tbody></table>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<figure><a href="/x"><img src="https://example.com/a.png"></a></figure>',
    '<figure><img src="a.png"><img src="b.png"></figure>',
    '<p style="color:red">styled</p>',
    '<p>a <span data-x="1">b</span></p>',
    '<ul id="x"><li>a</li></ul>',
    '<iframe src="https://example.com"></iframe>',
  ])('keeps whole what nobody edits here: %s', (html) => {
    const doc = readHtml(`<p>before</p>${html}<p>after</p>`, readInTest);
    expect(doc.child(1).type.name).toBe('kept');
    expect(writeHtml(doc)).toBe(`<p>before</p>${html}<p>after</p>`);
  });

  it('takes loose text for a paragraph, and nothing for an empty one', () => {
    expect(again('Just <b>words</b>')).toBe('<p>Just <b>words</b></p>');
    expect(['', '<p></p>', '<p></p>\n'].map((html) => writeHtml(readHtml(html, readInTest)))).toEqual(['', '', '']);
  });

  /** `TEXT_RUNS=10000` for the long way. */
  const RUNS = Number(process.env.TEXT_RUNS ?? 300);
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
      around(['section', 'dl', 'figure'], many(tie('inline'))),
      around(
        ['table'],
        around(['tbody', 'thead'], many(around(['tr'], many(around(['td', 'th'], many(tie('inline'))))))),
      ),
      escaped.map(
        (text) => `<figure><img src="/a.png" alt="${text.replace(/"/g, '')}"><figcaption>${text}</figcaption></figure>`,
      ),
      fc.constant('<hr>'),
    ),
  }));
  function many(each: fc.Arbitrary<string>): fc.Arbitrary<string> {
    return fc.array(each, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
  }

  it('loses nothing of any markup, and is stable from then on', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
        const html = blocks.join('');
        const written = again(html);
        expect(isSameMarkup(readInTest(written), readInTest(html))).toBe(true);
        // A space behind a line break, which nobody sees, may go the second time.
        const twice = again(written);
        expect(isSameMarkup(readInTest(twice), readInTest(written))).toBe(true);
        expect(again(twice)).toBe(twice);
      }),
      { numRuns: RUNS },
    );
  }, 300_000);

  it('leaves each block that nobody touches as it stood, letter for letter', () => {
    const space = fc.constantFrom('', '\n', '\n\n  ', '<!-- a note -->\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(block, space), { minLength: 1, maxLength: 4 }), (blocks) => {
        const html = blocks.flat().join('');
        expect(writeHtml(readHtml(html, readInTest))).toBe(html);
        const before = '<P>Others  do</P>';
        const state = EditorState.create({ doc: readHtml(`${before}${html}`, readInTest) });
        const typed = state.apply(state.tr.insertText('!', 1));
        expect(writeHtml(typed.doc)).toBe(`<p>!Others do</p>${html}`);
      }),
      { numRuns: RUNS },
    );
  }, 300_000);

  it.each(demoTexts())('leaves %s of the demo letter for letter, also after a word elsewhere', (_name, html) => {
    const doc = readHtml(html, readInTest);
    expect(createTextMemory(html, readInTest).htmlOf(doc)).toBe(html);
    const state = EditorState.create({ doc: readHtml(`${html}<p>a</p>`, readInTest) });
    const typed = state.apply(state.tr.insertText('b', state.doc.content.size - 1));
    expect(writeHtml(typed.doc)).toBe(`${html}<p>ab</p>`);
  });

  it('writes anew where tags do not pair, and what stood loose', () => {
    expect(sourceBlocks('<p>a<p>b')).toBeNull();
    expect(sourceBlocks('<p>a</p><script>"</p>"</script>')).toBeNull();
    expect(writeHtml(readHtml('<p>a<p>b', readInTest))).toBe('<p>a</p><p>b</p>');
    expect(writeHtml(readHtml('a<P>b</P>c', readInTest))).toBe('<p>a</p><P>b</P><p>c</p>');
  });
});

/** Bodies as importers and the demo bring them. */
function demoTexts(): readonly (readonly [name: string, html: string])[] {
  const demo = join(import.meta.dirname, '../../../demo');
  return readdirSync(demo, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, readFileSync(join(demo, name), 'utf8')] as const);
}
