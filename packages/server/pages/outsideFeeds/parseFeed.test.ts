import { expect, it } from 'vitest';
import { parseFeed } from './parseFeed.ts';

it('reads RSS with markup in its texts', () => {
  const xml = `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour &amp; Town</title><link>https://h.example/</link>
    <item><title><![CDATA[New <b>boats</b> & oars]]></title><link>https://h.example/1</link>
    <description>&lt;p&gt;Two &lt;img src=x onerror=alert(1)&gt;boats&amp;nbsp;came.&lt;/p&gt;</description><pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate></item>
    <item><title>No address</title><link>javascript:alert(1)</link></item></channel></rss>`;
  expect(parseFeed(xml)).toEqual({
    title: 'Harbour & Town',
    entries: [
      {
        title: 'New boats & oars',
        url: 'https://h.example/1',
        excerpt: 'Two boats came.',
        at: Date.UTC(2026, 10, 21, 10),
      },
      { title: 'No address', url: '', excerpt: '', at: null },
    ],
  });
});

it('reads Atom', () => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title type="text">Notes</title><link rel="self" href="https://n.example/feed"/>
    <entry><title>One</title><link rel="replies" href="https://n.example/no"/><link href="https://n.example/one?a=1&amp;b=2"/>
    <updated>2026-11-20T08:00:00Z</updated><summary>Short</summary></entry></feed>`;
  expect(parseFeed(xml)?.entries).toEqual([
    { title: 'One', url: 'https://n.example/one?a=1&b=2', excerpt: 'Short', at: Date.UTC(2026, 10, 20, 8) },
  ]);
});

it.each(['', '<html><title>A page</title></html>', '{"rss":1}'])('%j is no feed', (text) => {
  expect(parseFeed(text)).toBeNull();
});

it('keeps twenty entries, and is not made slow by what never ends', () => {
  const many = `<rss>${'<item><title>A</title></item>'.repeat(100)}</rss>`;
  expect(parseFeed(many)?.entries).toHaveLength(20);
  expect(parseFeed(`<rss>${'<item'.repeat(50_000)}`)?.entries).toEqual([]);
  expect(parseFeed(`<rss><item><title>${'<![CDATA['.repeat(50_000)}</title></item>`)).not.toBeNull();
});
