import { describe, expect, it } from 'vitest';
import { feedXml } from './feed.ts';
import { testCollection, testFrame, testItem } from './testing/page.ts';

describe('the feed of a list', () => {
  it('leads from a reader’s own page to the site (issue 7, feeds)', () => {
    const collection = testCollection({ typeName: 'blog', urlId: 'journal' });
    const frame = testFrame([collection]);
    const { site } = frame;
    const item = testItem({ urlId: 'ink', body: '<p><a href="/shop">Ink</a> <a href="#end">End</a></p>', excerpt: '' });
    const xml = feedXml(frame, collection, [item]);
    const page = `${site.baseUrl}/journal/ink`;
    const whole = `&lt;a href=&quot;${site.baseUrl}/shop&quot;&gt;Ink&lt;/a&gt; &lt;a href=&quot;${page}#end&quot;&gt;`;
    expect(xml.split(whole)).toHaveLength(3);
    expect(xml).toContain(`<link>${page}</link>`);
  });

  it('names the width of every picture, also of those in texts (IMG-02)', () => {
    const collection = testCollection({ typeName: 'blog', urlId: 'journal' });
    const frame = testFrame([collection]);
    const mainImage = {
      ...{ id: 'p', assetUrl: '/s/images/p/a.jpg', altText: 'A ridge', originalWidth: 3000, originalHeight: 2000 },
      focalPoint: { x: 0.5, y: 0.5 },
    };
    const item = testItem({ mainImage, body: '<p><img src="/s/images/q/b.jpg" alt=""></p>' });
    const xml = feedXml(frame, collection, [item]);
    const { baseUrl } = frame.site;
    const media = `<media:content url="${baseUrl}/s/images/p/a.jpg?format=1500w" medium="image" width="1500" height="1000">`;
    expect(xml).toContain(media);
    expect(xml).toContain(`${baseUrl}/s/images/q/b.jpg?format=1500w&quot;`);
    expect(xml).not.toMatch(/\.jpg[^?]/);
  });

  it.each([
    ['full', '<p>Short</p>', ['&lt;p&gt;Short&lt;/p&gt;'], true],
    ['full', '', ['&lt;p&gt;Long &amp;amp; whole'], true],
    ['summary', '<p>Short</p>', ['&lt;p&gt;Short&lt;/p&gt;'], false],
    ['summary', '', ['Long &amp;amp; whole'], false],
  ] as const)('gives %s entries, excerpt “%s”', (content, excerpt, description, hasBody) => {
    const collection = testCollection({ typeName: 'blog', urlId: 'journal' });
    const frame = testFrame([collection]);
    const settings = { discovery: { listFeed: { content, items: 20 } } };
    const item = testItem({ body: `<p>Long &amp; whole${' word'.repeat(200)}</p><p>The end</p>`, excerpt });
    const xml = feedXml({ ...frame, site: { ...frame.site, settings } }, collection, [item]);
    expect(xml.slice(xml.indexOf('<item>'))).toContain(`<description>${description[0]}`);
    expect(xml.includes('<content:encoded>')).toBe(hasBody);
    expect(xml.includes('The end')).toBe(hasBody);
  });

  it('gives whole episodes of a podcast, whatever is said of feeds', () => {
    const collection = testCollection({ id: 'talk', typeName: 'audio', urlId: 'talk' });
    const frame = testFrame([collection]);
    const podcasts = { talk: { isOn: true, author: 'Ida' } };
    const settings = { discovery: { listFeed: { content: 'summary', items: 1 }, podcasts } };
    expect(feedXml({ ...frame, site: { ...frame.site, settings } }, collection, [testItem()])).toContain(
      '<content:encoded>',
    );
  });
});
