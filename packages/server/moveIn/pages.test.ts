import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContents } from './readers/readContents.ts';
import { shopifyPagesTable } from './readers/shopifyPages.ts';
import { MovingShops } from './testing/movingShop.ts';
import { germanPages, shopifyPageAnswer, shopifyPages, shopifyPosts } from './testing/pageFiles.ts';

const SITE = { timeZone: 'America/New_York', language: 'de', currency: 'EUR' } as const;
const read = (text: string) => readContents('pages', text, SITE, { mapping: null, reading: {} })!;

let shops: MovingShops;
beforeAll(async () => {
  shops = await MovingShops.open();
});
afterAll(() => shops.close());

it('reads pages of Shopify with their address there, texts for search engines and pictures (IMP-1)', () => {
  const { rows, skipped } = read(shopifyPages());
  expect(rows).toMatchObject([
    {
      ...{ kind: 'page', line: 2, title: 'About us', path: '/pages/about-us', urlId: 'about-us', isShown: true },
      ...{ pictures: ['https://cdn.shopify.com/s/files/1/press.jpg?v=2'] },
      seo: { title: 'About the studio', description: 'Who we are' },
      problems: [{ code: 'markupLeftOut', values: { value: '<script>' } }],
    },
    { title: 'Wholesale', path: '', isShown: false },
    { title: '特定商取引法', path: '/pages/特定商取引法', isShown: true },
  ]);
  expect(skipped).toEqual([{ line: 5, title: '', code: 'nothingInIt', values: {} }]);
});

it('reads posts of Shopify into a blog (IMP-1)', () => {
  expect(read(shopifyPosts()).rows).toMatchObject([
    {
      ...{ kind: 'post', title: 'First light', path: '/blogs/news/first-light', status: 'published', author: 'Kim' },
      ...{ publishOn: Date.parse('2024-03-31T08:00:00+02:00'), tags: ['ink', 'paper'], categories: ['News'] },
      ...{ excerpt: 'In short', picture: 'https://cdn.shopify.com/s/files/1/light.png?v=1' },
    },
    { kind: 'post', title: 'Later', path: '', status: 'draft', publishOn: null },
  ]);
});

it('reads plain tables: typed text becomes paragraphs, days begin on the site’s clock (IMP-1)', () => {
  expect(read(germanPages()).rows).toMatchObject([
    {
      kind: 'page',
      html: '<h1>Öffnungszeiten</h1>\n<p>Montag bis Freitag</p>\n<p>Am Samstag &lt; 14 Uhr</p>',
      path: '',
    },
    { kind: 'post', title: 'Neu im Laden', publishOn: Date.parse('2025-02-04T05:00:00Z') },
  ]);
});

it('reads what Shopify’s API answers (IMP-1)', () => {
  expect(shopifyPagesTable('{"db":[]}')).toBeNull();
  expect(read(shopifyPagesTable(shopifyPageAnswer())!).rows).toMatchObject([
    { kind: 'page', title: 'About us', html: '<h1>About us</h1>\n<p>=1+1</p>', path: '/pages/about-us', isShown: true },
    { kind: 'page', title: 'Wholesale', isShown: false },
  ]);
});

it('makes pages and posts, redirects their old addresses, and takes all of it back (IMP-1)', async () => {
  const { site } = await shops.add();
  const run = await shops.move(site, 'pages', Buffer.from(shopifyPages()));
  expect(run.counts).toMatchObject({ created: 3, unchanged: 0, skipped: 1 });
  const again = await shops.move(site, 'pages', Buffer.from(shopifyPageAnswer()));
  // The same pages by another way: they are found by their number there.
  expect(again.counts).toMatchObject({ created: 0, unchanged: 2 });
});
