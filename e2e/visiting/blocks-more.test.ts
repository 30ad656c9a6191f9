import { type AppDocumentResponse, appDocumentPath, appPublicationPath } from '@quoin/contract/endpoints/content';
import { type AppDonationsResponse, appDonationsPath } from '@quoin/contract/endpoints/store';
import type { JsonRecord } from '@quoin/domain/document';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, settle, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { canvasHand, type MadeBlock, makePage } from '../testing/editing/canvas.ts';
import { ask } from '../testing/installation.ts';
import { untilSeen } from '../testing/messages/messageShop.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

type At = readonly [number, number, number, number, number?];
const block = (at: At, type: string, value: JsonRecord = {}): MadeBlock => [at, '', { type, value }];

const YEARS = {
  columns: ['Year', 'Prints', 'Posters'],
  rows: [
    ['2023', '420', '120'],
    ['2024', '610', '190'],
    ['2025', '540', ''],
    ['2026', '760', '260'],
  ],
};
const MENU = [
  {
    title: '',
    description: '',
    sections: [
      { title: 'Warm', description: '', items: [{ title: 'Tea', description: 'From the press room', price: '3,20' }] },
    ],
  },
];
const SOUND = '/s/files/tide.mp3';

/** Every type that needs nothing but what the demo has. */
function sections(ids: Readonly<Record<'shop' | 'journal' | 'about' | 'print', string>>) {
  const { shop, journal, about, print } = ids;
  return {
    words: {
      w1: [[1, 1, 8, 3], '<h1>Every block</h1><p>One of each.</p>'] as MadeBlock,
      w2: block([1, 5, 6, 4], 'quote', { quote: 'Ink on cotton,\nlarger than it is.', source: 'Halde Press' }),
      w3: block([7, 5, 6, 4], 'markdown', { source: '## Markdown\n\nA *short* list:\n\n- one\n- two' }),
      w4: block([1, 10, 6, 4], 'code', { source: 'const rule = (x) => x * 2;', language: 'js' }),
      w5: block([7, 10, 6, 4], 'accordion', { items: [{ title: 'What paper?', body: '<p>Cotton.</p>' }] }),
      w6: block([1, 15, 12, 1], 'horizontalrule'),
      w7: block([1, 17, 3, 3], 'button', { text: 'See the prints', link: '/shop' }),
      w8: block([4, 17, 4, 3], 'link', { link: '/about', title: 'The workshop', description: 'Who we are' }),
      w9: block([8, 17, 4, 3], 'search', { label: 'Find' }),
      w10: block([1, 21, 12, 2], 'marquee', { items: [{ text: 'Open on Saturdays' }] }),
      w11: block([1, 24, 3, 6], 'shape', { shape: 'star', rotation: 12 }),
      w12: block([4, 24, 3, 6], 'shape', { shape: 'circle', fill: '#b8361a' }),
      w13: block([7, 24, 6, 3], 'logo'),
      w14: block([7, 27, 6, 3], 'socialaccountlinks-v2', {
        accounts: [
          { url: 'https://instagram.com/halde' },
          { url: 'https://bsky.app/profile/halde' },
          { url: 'mailto:hello@example.com' },
        ],
      }),
    },
    media: {
      m1: block([1, 1, 6, 4], 'audio', {
        audioAssetUrl: SOUND,
        title: 'The press at work',
        author: 'Halde Press',
        showDownload: true,
        designStyle: 'card',
      }),
      m2: block([7, 1, 6, 8], 'video', { url: 'https://vimeo.com/76979871', title: 'Pulling a print' }),
      m3: block([1, 6, 6, 10], 'album', {
        title: 'Sounds of the workshop',
        artist: 'Three people',
        tracks: [
          { title: 'Rollers', url: SOUND, duration: '2:10' },
          { title: 'Rain', url: SOUND, duration: '3:45' },
        ],
      }),
      m4: block([7, 10, 6, 6], 'embed', {
        url: 'https://open.spotify.com/album/4uLU6hMCjMI75M1A2tKUQC',
        title: 'Music while printing',
      }),
    },
    numbers: {
      n1: block([1, 1, 6, 10], 'chart', { dataTable: YEARS, title: 'Sold each year', unit: 'pcs', palette: 'vivid' }),
      n2: block([7, 1, 6, 10], 'chart', {
        dataTable: YEARS,
        chartType: 'line',
        title: 'The same as lines',
        caption: 'One number is missing.',
      }),
      n3: block([1, 12, 5, 10], 'chart', {
        dataTable: YEARS,
        chartType: 'pie',
        title: 'Shares',
        showsTable: true,
        palette: 'calm',
      }),
      n4: block([6, 12, 7, 10], 'chart', { dataTable: YEARS, isStacked: true }),
    },
    places: {
      p1: block([1, 1, 6, 12], 'map', {
        addressTitle: 'Halde Press',
        address: 'Quay 3\n24103 Kiel',
        latitude: 54.3233,
        longitude: 10.1394,
      }),
      p2: block([7, 1, 6, 12], 'tourdates', {
        dates: [
          { date: '2099-03-12', venue: 'Paper fair', city: 'Leipzig', link: '/contact' },
          { date: '2099-05-02', venue: 'Open press', city: 'Halde', note: 'Sold out' },
        ],
      }),
      p3: block([1, 14, 6, 6], 'menu', { menus: MENU, currencySymbol: '€ ', orderLink: 'https://example.com/order' }),
      p4: block([7, 14, 5, 3], 'tock', { business: 'halde' }),
      p5: block([7, 17, 5, 10], 'opentable-v2', { restaurantId: '4321', domain: 'de' }),
      p6: block([1, 21, 6, 10], 'acuity', { url: 'https://app.acuityscheduling.com/schedule.php?owner=1234' }),
    },
    lists: {
      l1: block([1, 1, 4, 8], 'archive', { collection: journal, headerText: 'Archive' }),
      l2: block([5, 1, 4, 8], 'tagcloud', { collection: shop }),
      l3: block([9, 1, 4, 8], 'navigation', { navigationId: 'footerNav', label: 'Further' }),
      l4: block([1, 10, 4, 3], 'collectionlink', { collection: about }),
      l5: block([5, 10, 4, 6], 'postsbymonth', { collection: journal, headerText: 'Months' }),
      l6: block([1, 17, 12, 8], 'summary-v2', { collection: journal, design: 'autogrid', pageSize: 3 }),
      l7: block([9, 10, 4, 6], 'comments'),
    },
    store: {
      s1: block([1, 1, 4, 14], 'product', { product: print }),
      s2: block([5, 1, 4, 14], 'product', { product: print, showBuyButton: false, alignment: 'center' }),
      s3: block([9, 1, 4, 14], 'pricing-plan', {
        product: print,
        mark: 'Most chosen',
        features: [{ text: 'One print each season' }, { text: 'A tube that keeps its shape' }],
        isRaised: true,
      }),
      s4: block([1, 16, 6, 8], 'donation', { description: 'For paper.' }),
      s5: block([7, 16, 6, 6], 'member-area', {
        page: about,
        title: 'For members',
        description: 'Everything we print.',
      }),
      s6: block([1, 25, 4, 8], 'amazon', {
        url: 'https://www.amazon.de/dp/1',
        title: 'A book on ink',
        description: 'The one we learnt from.',
      }),
    },
    services: {
      x1: block([1, 1, 6, 10], 'twitter', { url: 'https://x.com/halde/status/123456' }),
      x2: block([7, 1, 6, 10], 'instagram', { url: 'https://www.instagram.com/p/Cx1abc/' }),
      x3: block([1, 12, 6, 10], 'flickr', { url: 'https://www.flickr.com/photos/halde/123456/' }),
      x4: block([7, 12, 6, 8], 'soundcloud', { url: 'https://soundcloud.com/halde/rollers' }),
      x5: block([1, 23, 4, 2], 'foursquare', { url: 'https://foursquare.com/v/1' }),
      x6: block([5, 23, 4, 2], 'fivehundredpix', { url: 'https://500px.com/p/1' }),
      x7: block([9, 23, 4, 2], 'zola', { url: 'https://www.zola.com/registry/1', title: 'Our list' }),
      // No product is selected: visitors do not see the block, and the canvas asks for a product.
      x8: block([1, 26, 4, 4], 'product'),
    },
  };
}

let shop: OwnShop;
let owner: Owner;
let pageId: string;

beforeAll(async () => {
  shop = await openOwnShop();
  owner = await signInOwner(shop);
  const { records } = bodyOf<AppDocumentResponse>(accepted(await owner.visitor.send('GET', appDocumentPath('demo'))));
  const pageOf = (urlId: string) =>
    records.find(([key, record]) => key.startsWith('page:') && record.urlId === urlId)![0].slice(5);
  const print = (await owner.products('Ridge Lines'))[0]!.id;
  const { donations } = bodyOf<AppDonationsResponse>(accepted(await owner.visitor.get(appDonationsPath('demo'))));
  accepted(await owner.visitor.send('PUT', appDonationsPath('demo'), { ...donations, isEnabled: true }));
  const ids = { print, shop: pageOf('shop'), journal: pageOf('journal'), about: pageOf('about') };
  pageId = await makePage(owner, 'Parts', sections(ids));
  accepted(await owner.visitor.send('POST', appPublicationPath('demo'), { pages: null, at: null, note: '' }));
  await untilSeen(shop, '/parts', (html) => html.includes('Every block'));
});
afterAll(() => shop?.close());

/** Types that are on the page: all but the product that was not selected and the comments that were not written. */
const TYPES = [
  ...[
    'html',
    'quote',
    'markdown',
    'code',
    'accordion',
    'horizontalrule',
    'button',
    'link',
    'search',
    'marquee',
    'shape',
  ],
  ...['logo', 'socialaccountlinks-v2', 'audio', 'video', 'album', 'embed', 'chart', 'map', 'tourdates', 'menu', 'tock'],
  ...['opentable-v2', 'acuity', 'archive', 'tagcloud', 'navigation', 'collectionlink', 'postsbymonth', 'summary-v2'],
  ...['product', 'pricing-plan', 'donation', 'member-area', 'amazon', 'twitter', 'instagram', 'flickr', 'soundcloud'],
  ...['foursquare', 'fivehundredpix', 'zola'],
];

async function open(options: BrowserContextOptions) {
  const context = await newContext(shop.browser, { reducedMotion: 'reduce', bypassCSP: false, ...options });
  const strangers: string[] = [];
  await context.route(
    (url) => !url.hostname.endsWith('localhost'),
    (route) => {
      strangers.push(route.request().url());
      return route.abort();
    },
  );
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await page.goto(`${shop.shopOrigin}/parts`);
  return { context, page, errors, strangers };
}

const typesOn = (page: Page) =>
  page
    .locator('.page-section .sqs-block')
    .evaluateAll((all) =>
      all.map((each) => [...each.classList].find((name) => name.startsWith('sqs-block-'))?.slice(10) ?? ''),
    );

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('every block on a %s', (size, viewport) => {
  it('is there, asks nobody else for anything, can be used by everybody and fits the window', async () => {
    const { context, page, errors, strangers } = await open({ viewport });
    await settle(page);
    expect(TYPES.filter((type) => type !== '').sort()).toEqual([...new Set(await typesOn(page))].sort());
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    for (const [index, name] of ['words', 'media', 'numbers', 'places', 'lists', 'store', 'services'].entries()) {
      await page.locator('.page-section').nth(index).scrollIntoViewIfNeeded();
      await settle(page);
      if (process.env.QUOIN_PICTURES === 'yes')
        await page
          .locator('.page-section')
          .nth(index)
          .screenshot({ path: `artifacts/blocks-${name}-${size}.png` });
    }
    expect(await violationsOf(page)).toEqual([]);
    expect(strangers).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('without script', () => {
  it('says and offers the same: numbers as tables, places as addresses, everything else as links and forms', async () => {
    const { context, page } = await open({ javaScriptEnabled: false, viewport: DESKTOP });
    expect([...new Set(await typesOn(page))].sort()).toEqual([...TYPES].sort());
    await page
      .getByRole('table', { name: 'Numbers: Sold each year' })
      .getByRole('rowheader', { name: '2026' })
      .waitFor({ state: 'attached' });
    expect(await page.locator('.map-block .embed__open').getAttribute('href')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    expect(await page.locator('.product-block form').first().getAttribute('action')).toBe('/cart/add');
    await page.locator('.donation').getByRole('radio', { name: /10/ }).check();
    await page.locator('.donation').getByRole('button').click();
    await page.waitForURL('**/checkout');
    await context.close();
  });

  it('pages without such blocks bring none of their styles (PF-03)', async () => {
    const sheets = async (path: string) => (await ask(shop, path)).body.match(/sheet-[a-z]+(?=-)/g) ?? [];
    expect(await sheets('/cart')).toEqual([]);
    // Its products have reviews.
    expect(await sheets('/shop')).toEqual(['sheet-reviews']);
    expect(await sheets('/parts')).toEqual([
      'sheet-music',
      'sheet-chart',
      'sheet-places',
      'sheet-store',
      'sheet-lists',
      'sheet-social',
      'sheet-shape',
      'sheet-lively',
      'sheet-menu',
      'sheet-search',
      'sheet-summary',
    ]);
  });
});

describe('with script', () => {
  it('a map comes when one asks for it, and not before; a product can be bought from where it stands', async () => {
    const { context, page, strangers } = await open({ viewport: DESKTOP });
    await page.locator('.map-block .embed__open').scrollIntoViewIfNeeded();
    await page.locator('.map-block [data-island-awake]').waitFor();
    expect(strangers).toEqual([]);
    await page.locator('.map-block .embed__open').click();
    await page.locator('.map-block iframe').waitFor();
    expect(strangers[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
    const form = page.locator('.product-block .product-form').first();
    await form.scrollIntoViewIfNeeded();
    await waitForWidget(page, 'add-to-cart');
    await form.getByRole('radio').first().check();
    await context.close();
  });
});

describe('in the editor', () => {
  it('asks for what is missing, offers blocks in groups, and goes on around one that is broken (ED-48)', async () => {
    const context = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signInQuietly(page, shop);
    await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
    const hand = canvasHand(page);
    await hand.settled();
    // As the server's markup of a block is that threw (packages/server/pages/routes/appBlocks.test.ts).
    const draft = page.frames().find((each) => each.url().includes('quoin-draft'))!;
    await draft.locator('#block-w2').evaluate((element) => {
      element.setAttribute('data-block-broken', '');
      element.querySelector('.sqs-block-content')!.innerHTML = '';
      window.dispatchEvent(new Event('resize'));
    });
    const broken = page.locator('[data-broken-block="w2"]');
    await broken.getByText('“Quote” could not be rendered. Visitors see the page without it.').waitFor();
    await broken.getByRole('button', { name: 'Report' }).click();
    await page.getByText('The report could not be sent. Please try again.').waitFor();
    await picture(page, 'blocks-broken');
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await broken.getByRole('button', { name: 'Remove' }).click();
    await broken.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Undo: Delete quote/i }).waitFor();
    await page.locator('[data-block-item="x8"]').getByText('Product: select a product').waitFor();
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: /Find commands/ }).fill('add block');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Maps and dates' }).waitFor();
    await picture(page, 'blocks-insert');
    expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
    await page.getByLabel('Find a block').fill('diagram');
    await page.getByRole('button', { name: 'Chart', exact: true }).click();
    await page.getByRole('button', { name: 'Undo: Add chart' }).waitFor();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText('One or more rows was missing data').waitFor();
    await picture(page, 'blocks-chart-fields');
    await context.close();
  });
});
