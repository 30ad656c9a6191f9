import type { SiteFrame } from '@quoin/rendering/page';
import { describe, expect, it } from 'vitest';
import { siteMapPart, siteMapXml } from './siteMap.ts';

const page = (id: string, more: object = {}) => ({
  ...{ id, urlId: id, isHomepage: false, isEnabled: true, updatedOn: 0, mainImage: null, seo: { isHidden: false } },
  ...more,
});
const FRAME = {
  site: { baseUrl: 'https://salt.example' },
  collections: [page('shop'), page('hidden', { seo: { isHidden: true } }), page('off', { isEnabled: false })],
  navigations: [],
} as unknown as SiteFrame;
const item = (urlId: string, collectionId = 'shop', imageUrl = '') => ({
  ...{ collectionId, urlId, imageUrl, updatedOn: Date.UTC(2026, 0, 2) },
});
const addresses = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the site map', () => {
  it('names each open page with its picture, and when it changed', () => {
    const xml = siteMapXml(FRAME, [item('a&b', 'shop', '/s/images/1/a b.jpg'), item('x', 'hidden'), item('y', 'off')]);
    expect(addresses(xml)).toEqual(['https://salt.example/shop', 'https://salt.example/shop/a%26b']);
    expect(xml).toContain('<image:loc>https://salt.example/s/images/1/a b.jpg?format=1500w</image:loc>');
    expect(xml).toContain('<lastmod>2026-01-02T00:00:00.000Z</lastmod>');
  });

  it('of many pages is a list of maps, each of which has its part and none has nothing', () => {
    const items = ['a', 'b', 'c', 'd'].map((urlId) => item(urlId));
    const index = siteMapXml(FRAME, items, 2);
    expect(addresses(index)).toEqual([1, 2, 3].map((part) => `https://salt.example/sitemap-${part}.xml`));
    const parts = [1, 2, 3].flatMap((part) => addresses(siteMapPart(FRAME, items, part, 2)));
    expect(parts).toEqual(['', '/a', '/b', '/c', '/d'].map((path) => `https://salt.example/shop${path}`));
    expect([siteMapPart(FRAME, items, 4, 2), siteMapPart(FRAME, items, 0, 2)]).toEqual([null, null]);
  });
});
