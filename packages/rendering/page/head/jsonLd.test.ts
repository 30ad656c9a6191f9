import { readPageDocument } from '@quoin/domain/blocks';
import { describe, expect, it } from 'vitest';
import type { PageContent } from '../content/pageContent.ts';
import { NOW, testCollection, testFrame, testItem, testPage, testProduct } from '../testing/page.ts';
import { canonicalAddress } from './head.ts';
import { structuredThings } from './jsonLd.ts';
import { schemaProblems } from './testing/schemaProblems.ts';

const SHOP = testCollection({
  ...{ type: 13, typeName: 'products', title: 'Shop', urlId: 'shop' },
  categories: [{ path: 'prints/large', name: 'Large prints', count: 2 }],
});
const REVIEW = {
  ...{ id: 'r', stars: 5, title: 'Fine', body: 'Thick paper.', authorName: 'Ada L.', isVerified: true },
  ...{ createdAt: NOW, images: [], answer: '' },
};
const PLACE = { title: 'Yard', line1: 'Am Deich 4', line2: '28199 Bremen', country: 'DE', point: null };
const FAQ = readPageDocument({
  sections: [
    {
      id: 's',
      blocks: [
        {
          ...{ id: 'a', type: 'accordion', place: { x: 1, y: 1, columns: 6, rows: 6 } },
          value: { items: [{ title: 'How long?', body: '<p>Two <b>days</b>.</p>' }] },
        },
      ],
    },
  ],
});

function thingsOf(page: PageContent) {
  return structuredThings(page, canonicalAddress(page) ?? '');
}
const typesOf = (page: PageContent) => thingsOf(page).map((thing) => thing['@type']);
const withSettings = (settings: object) => {
  const collection = testCollection({ isHomepage: true });
  const frame = testFrame([collection]);
  return testPage({ collection, frame: { ...frame, site: { ...frame.site, settings: { ...settings } } } });
};

const PAGES: readonly (readonly [string, PageContent, readonly string[]])[] = [
  ['a page', testPage(), ['WebSite', 'BreadcrumbList']],
  ['the home page', testPage({ collection: testCollection({ isHomepage: true }) }), ['WebSite', 'Organization']],
  [
    'the home page of a shop with an address',
    withSettings({ storeAddress: { line1: 'Am Deich 4', city: 'Bremen' }, country: 'DE', contactEmail: 'a@b.de' }),
    ['WebSite', 'LocalBusiness'],
  ],
  [
    'a product',
    testPage({ collection: SHOP, item: testItem({ product: testProduct(), categories: ['prints/large'] }) }),
    ['WebSite', 'BreadcrumbList', 'Product'],
  ],
  [
    'a product with reviews',
    testPage({
      collection: SHOP,
      item: testItem({ product: testProduct(), rating: { count: 2, sum: 9 } }),
      reviews: { reviews: [REVIEW, { ...REVIEW, title: '', body: '' }], page: 1, hasNext: false },
    }),
    ['WebSite', 'BreadcrumbList', 'Product'],
  ],
  ['a post', testPage({ item: testItem({ excerpt: '<p>Short</p>' }) }), ['WebSite', 'BreadcrumbList', 'BlogPosting']],
  [
    'an event',
    testPage({ item: testItem({ recordType: 12, event: { startsAt: NOW, endsAt: NOW + 1, place: PLACE } as never }) }),
    ['WebSite', 'BreadcrumbList', 'Event'],
  ],
  [
    'a page of questions',
    testPage({ document: { content: FAQ, images: new Map() } }),
    ['WebSite', 'BreadcrumbList', 'FAQPage'],
  ],
];

describe('what search engines read', () => {
  it.each(PAGES)('of %s is whole and valid', (_, page, types) => {
    expect(typesOf(page)).toEqual(types);
    expect(schemaProblems(thingsOf(page))).toEqual([]);
  });

  it.each([
    ['by the clock of its place', '', false, ['2026-07-03T19:00+02:00', '2026-07-03T21:30+02:00']],
    ['by another clock', 'America/St_Johns', false, ['2026-07-03T14:30-02:30', '2026-07-03T17:00-02:30']],
    ['of whole days by its days', '', true, ['2026-07-03', '2026-07-04']],
  ])('of an event says when it is: %s', (_, timeZone, isAllDay, dates) => {
    const [startsAt, endsAt] = isAllDay
      ? ['2026-07-02T22:00Z', '2026-07-04T22:00Z']
      : ['2026-07-03T17:00Z', '2026-07-03T19:30Z'];
    const event = {
      startsAt: Date.parse(startsAt ?? ''),
      endsAt: Date.parse(endsAt ?? ''),
      timeZone,
      isAllDay,
      place: PLACE,
    };
    const things = thingsOf(testPage({ item: testItem({ recordType: 12, event }) }));
    const { startDate, endDate } = things.at(-1)!;
    expect([startDate, endDate]).toEqual(dates);
    expect(schemaProblems(things)).toEqual([]);
  });

  it.each([
    ['4006381333931', { gtin13: '4006381333931' }],
    ['036000291452', { gtin12: '036000291452' }],
    ['', {}],
  ])('of a product has its number of the trade “%s” by its kind', (gtin, expected) => {
    const product = testProduct();
    const [first] = product.variants;
    const item = testItem({ product: { ...product, variants: [{ ...first!, gtin }] } });
    const thing = thingsOf(testPage({ collection: SHOP, item })).at(-1)!;
    const numbers = Object.entries(thing).filter(([name]) => name.startsWith('gtin'));
    expect(Object.fromEntries(numbers)).toEqual(expected);
    expect(thing.offers).toMatchObject(expected);
  });

  it('of a product in a category names the way there', () => {
    const [, page] = PAGES[3]!;
    const way = thingsOf(page)[1] as { itemListElement: readonly { name: string; item: string }[] };
    expect(way.itemListElement.map(({ name, item }) => `${name} ${item}`)).toEqual([
      'Salt & Paper https://salt.example/',
      'Shop https://salt.example/shop',
      'Large prints https://salt.example/shop?category=prints/large',
      'One https://salt.example/shop/one',
    ]);
  });

  it('is found wanting where something is missing, empty or not shaped as it must be', () => {
    expect(schemaProblems({ '@context': 'https://schema.org', '@type': 'Offer', price: 'free', url: '' })).toEqual([
      'Offer.priceCurrency: missing',
      'Offer.availability: missing',
      'Offer.url: missing',
      'Offer.price: "free"',
      'Offer.url: empty',
    ]);
    expect(schemaProblems({ '@type': 'Gadget' })).toEqual(['Gadget: of no known type']);
  });

  it('has an address of its own for each part of a list', () => {
    const part = { pageSize: 2, next: null, previous: null, here: 'page=2' };
    expect(canonicalAddress(testPage({ collection: SHOP, pagination: part }))).toBe('https://salt.example/shop?page=2');
    const filter = { category: 'prints/large', tag: null, author: null };
    expect(canonicalAddress(testPage({ collection: SHOP, pagination: part, filter }))).toBe(
      'https://salt.example/shop?category=prints/large&page=2',
    );
  });
});
