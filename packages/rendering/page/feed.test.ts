import { describe, expect, it } from 'vitest';
import { feedXml } from './feed.ts';
import { testCollection, testFrame, testItem } from './testing/page.ts';

describe('the feed of a list', () => {
  it('leads from a reader’s own page to the site (issue 7, feeds)', () => {
    const collection = testCollection({ typeName: 'blog', urlId: 'journal' });
    const { site } = testFrame([collection]);
    const item = testItem({ urlId: 'ink', body: '<p><a href="/shop">Ink</a> <a href="#end">End</a></p>', excerpt: '' });
    const xml = feedXml(site, collection, [item]);
    const page = `${site.baseUrl}/journal/ink`;
    const whole = `&lt;a href=&quot;${site.baseUrl}/shop&quot;&gt;Ink&lt;/a&gt; &lt;a href=&quot;${page}#end&quot;&gt;`;
    expect(xml.split(whole)).toHaveLength(3);
    expect(xml).toContain(`<link>${page}</link>`);
  });
});
