import { PAGE_FACTS_ID, type PageFacts } from '@quoin/domain/analytics';
import { describe, expect, it } from 'vitest';
import { requestKey } from '../requests.ts';
import { renderTest, testCollection, testFrame, testItem, testPage, testProduct } from '../testing/page.ts';
import { pageFacts } from './pageFacts.ts';
import { relatedIds } from './relatedIds.ts';

const PLACE = { environment: 'prod', eventHost: '' };
const FILES = { 'site.region': '<head>{squarespace-headers}</head>' };
const shop = testCollection({ id: 'c2', type: 13, typeName: 'products' });

describe('what our scripts may know of a page', () => {
  it('names page, item and what is sold there (TRACK-03, TRACK-07, TRACK-08)', () => {
    const page = testPage({ collection: shop, item: testItem({ product: testProduct(), recordType: 11 }) });
    expect(pageFacts(page, { theme: 'Salt', place: PLACE })).toMatchObject({
      ...{ websiteId: 's1', templateId: 'Salt', collectionId: 'c2', itemId: 'i1', recordType: 11, title: 'One' },
      ...{ language: 'en-US', environment: 'prod', eventHost: '', consent: 'off', isTrackingOff: false },
      product: { title: 'One', price: '49.00', currency: 'EUR', isSubscribable: false, sku: '' },
    });
  });

  it('says where a product stands: categories by id and name, the layout, what is shown beside it (TRACK-07)', () => {
    const categories = [{ path: 'prints/large', name: 'Large prints', count: 3 }];
    const collection = testCollection({ ...shop, title: 'Shop', regionName: 'wide', categories });
    const item = testItem({ product: testProduct(), categories: ['prints/large', 'gone'] });
    const page = testPage({ collection, item });
    const key = (id: string) => requestKey({ kind: 'related', collectionId: 'c2', itemId: id, limit: 4 });
    const answers = new Map<string, unknown>([
      [key('i1'), { items: [{ id: 'i2' }, { id: 'i3' }] }],
      [key('other'), { items: [{ id: 'i9' }] }],
      [requestKey({ kind: 'categories', collection: 'shop', limit: 4 }), null],
    ]);
    const parts = { theme: '', place: PLACE, relatedIds: relatedIds(page, answers) };
    expect(pageFacts(page, parts).product).toMatchObject({
      categories: [
        { id: 'prints/large', name: 'Large prints' },
        { id: 'gone', name: 'gone' },
      ],
      ...{ collectionName: 'Shop', layout: 'wide', relatedIds: ['i2', 'i3'] },
    });
    expect(relatedIds(testPage(), answers)).toEqual([]);
  });

  it('tells the language of the page from that of the site (TRACK-01, TRACK-03)', () => {
    const frame = testFrame([]);
    const [english, german] = ['en-US', 'de'].map((code) => ({ code, name: code, prefix: code === 'de' ? '/de' : '' }));
    const languages = {
      current: german!,
      visible: [english!, german!],
      mainAddresses: new Map(),
      addresses: new Map(),
    };
    const page = testPage({ frame: { ...frame, site: { ...frame.site, language: 'de' }, languages } });
    expect(pageFacts(page, { theme: '', place: PLACE })).toMatchObject({ language: 'de', websiteLocale: 'en-US' });
  });

  it('names system pages, which belong to no collection', () => {
    const system = { name: 'cart', title: 'Cart', view: { lines: ['private'] } };
    const parts = { theme: 'Salt', place: PLACE };
    const facts = pageFacts(testPage({ collection: null, system, path: '/cart' }), parts);
    expect(facts).toMatchObject({ pageId: 'cart', collectionId: '', itemId: '', recordType: null, title: 'Cart' });
    expect(JSON.stringify(facts)).not.toContain('private');
    const order = { name: 'order-status', title: 'Order #1042', view: {} };
    expect(JSON.stringify(pageFacts(testPage({ collection: null, system: order }), parts))).not.toContain('1042');
  });

  it('tells a list of lessons from one of them (VISIT-06, TRACK-08)', () => {
    const lessons = testCollection({ type: 24, typeName: 'lessons' });
    const videoPage = (page: PageFacts) => page.videoPage;
    expect([
      videoPage(pageFacts(testPage({ collection: lessons }), { theme: '', place: PLACE })),
      videoPage(pageFacts(testPage({ collection: lessons, item: testItem() }), { theme: '', place: PLACE })),
      videoPage(pageFacts(testPage(), { theme: '', place: PLACE })),
    ]).toEqual(['list', 'detail', '']);
  });

  it('names the pixels that stand there, without their code, and none where nothing is told (TRACK-09, VISIT-04)', () => {
    const frame = testFrame([]);
    const one = { name: 'Ads', kind: 'code', code: 'fire()', tagId: '', purpose: 'marketing', isOn: true };
    const pixels = ['everywhere', 'store', 'orders'].map((places) => ({ ...one, id: places, places }));
    const on = (settings: object, part: Parameters<typeof testPage>[0]) => {
      const site = { ...frame.site, settings: { pixels, ...settings } };
      return pageFacts(testPage({ ...part, frame: { ...frame, site } }), { theme: '', place: PLACE }).pixels;
    };
    const ids = (part: Parameters<typeof testPage>[0]) => on({}, part).map(({ id }) => id);
    const system = (view: object) => ({ name: 'order', title: '', view: { reporting: view } });
    expect(ids({})).toEqual(['everywhere']);
    expect(ids({ collection: shop })).toEqual(['everywhere', 'store']);
    expect(ids({ collection: null, system: { name: 'checkout', title: '', view: {} } })).toEqual([
      'everywhere',
      'store',
    ]);
    expect(ids({ collection: null, system: system({ order: { id: 'o1' } }) })).toHaveLength(3);
    expect(on({ privacy: { isTrackingOff: true } }, {})).toEqual([]);
    expect(JSON.stringify(on({}, {}))).not.toContain('fire');
  });

  it('never holds a secret of the site', () => {
    const frame = testFrame([]);
    const settings = { paymentSettings: { apiKey: 'hush' }, privacy: { consent: 'banner' } };
    const facts = pageFacts(testPage({ frame: { ...frame, site: { ...frame.site, settings } } }), {
      theme: '',
      place: PLACE,
    });
    expect(facts.consent).toBe('banner');
    expect(JSON.stringify(facts)).not.toContain('hush');
  });

  it('stands in an inert element that no title can leave (SC-22), and not in drafts', () => {
    const evil = '</script><script>alert(1)</script>';
    const { html } = renderTest(FILES, testPage({ collection: testCollection({ title: evil }) }), { reporting: PLACE });
    const [, json = ''] =
      new RegExp(`<script type="application/json" id="${PAGE_FACTS_ID}">(.*?)</script>`).exec(html) ?? [];
    expect((JSON.parse(json) as PageFacts).title).toBe(evil);
    expect(renderTest(FILES).html).not.toContain(PAGE_FACTS_ID);
  });
});
