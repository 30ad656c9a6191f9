import { readPageDocument } from '@quoin/domain/blocks';
import { describe, expect, it } from 'vitest';
import { flowHtml } from './flowHtml.ts';

const place = (row: number, column = 1) => ({ column, row, columns: 6, rows: 2, layer: 0 });
const flow = (...blocks: readonly object[]) =>
  flowHtml(
    readPageDocument({
      sections: [{ id: 's', blocks: blocks.map((block, at) => ({ id: `b${at}`, place: place(at + 1), ...block })) }],
    }),
    () => null,
  );
const text = (html: string) => ({ type: 'html', value: { html } });

describe('a document as one text', () => {
  it('is the text where there is nothing else', () => {
    const html = '<p>One</p>\n<figure><img src="/x"></figure>';
    expect(flow(text(html))).toBe(html);
  });

  it('follows reading order, not the order in which blocks came', () => {
    expect(flow({ ...text('<p>2</p>'), place: place(9) }, { ...text('<p>1</p>'), place: place(1) })).toBe(
      '<p>1</p>\n<p>2</p>',
    );
  });

  it.each([
    [
      { type: 'quote', value: { quote: 'A & B', source: 'C' } },
      '<blockquote><p>A &amp; B</p><p>&mdash; C</p></blockquote>',
    ],
    [{ type: 'button', value: { text: 'Go <now>', link: '/shop' } }, '<p><a href="/shop">Go &lt;now&gt;</a></p>'],
    [{ type: 'button', value: { text: 'Run', link: 'javascript:alert(1)' } }, ''],
    [{ type: 'code', value: { source: 'a < b', isMarkup: false } }, '<pre><code>a &lt; b</code></pre>'],
    [{ type: 'code', value: { source: '<script>x()</script>', isMarkup: true } }, ''],
    [{ type: 'horizontalrule', value: {} }, '<hr>'],
    [
      { type: 'video', value: { url: 'https://vimeo.com/1', title: 'Film' } },
      '<p><a href="https://vimeo.com/1">Film</a></p>',
    ],
    [{ type: 'markdown', value: { source: '# Hi' } }, '<h1>Hi</h1>'],
    [{ type: 'spacer', value: {} }, ''],
    [{ type: 'form', value: {} }, ''],
    [{ type: 'image', value: { image: 'gone' } }, ''],
  ])('%o reads %s', (block, html) => expect(flow(block).trim()).toBe(html));
});
