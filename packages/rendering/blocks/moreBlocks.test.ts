import { readdirSync } from 'node:fs';
import { BLOCK_DEFINITIONS, type BlockTypeName, definitionOf, readPageDocument } from '@quoin/domain/blocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderSections } from '../page/renderPage.ts';
import { type DataRequest, requestKey } from '../page/requests.ts';
import {
  NOW,
  renderTest,
  testCollection,
  testFrame,
  testItem,
  testPage,
  testProduct,
  testTheme,
} from '../page/testing/page.ts';
import { kindOf } from './kinds.ts';
import { BLOCK_SHEETS, sheetsOf } from './sheets.ts';

const image = {
  ...{ id: 'p1', assetUrl: '/s/images/p1/hill.jpg', altText: 'A hill', originalWidth: 1200, originalHeight: 800 },
  focalPoint: { x: 0.5, y: 0.5 },
};
const about = testCollection();
const journal = testCollection({
  id: 'c2',
  urlId: 'journal',
  title: 'Journal',
  navigationTitle: 'Journal',
  type: 1,
  typeName: 'blog',
});
const shop = testCollection({
  id: 'c3',
  urlId: 'shop',
  title: 'Shop',
  navigationTitle: 'Shop',
  type: 13,
  typeName: 'products',
});
const club = testCollection({ id: 'c4', urlId: 'club', title: 'Club', isEnabled: false, access: 'members' });
const product = testItem({
  collectionId: 'c3',
  recordType: 11,
  urlId: 'print',
  title: 'Print & frame',
  product: testProduct(),
});

const link = (collectionId: string, items: readonly object[] = []) => ({
  ...{ collectionId, title: '', urlId: '', externalLink: null, items },
});
const settings = {
  socialAccounts: [{ serviceName: 'instagram', profileUrl: 'https://instagram.com/salt', screenname: 'salt' }],
  storeSettings: { donations: { isEnabled: true, suggested: ['5', '10'] } },
};

function pageWith(type: string, value: object, language = 'en-US') {
  const frame = testFrame([about, journal, shop, club]);
  const block = { id: 'b1', type, value, place: { column: 1, row: 1, columns: 6, rows: 4, layer: 0 } };
  return testPage({
    collection: about,
    frame: {
      ...frame,
      site: { ...frame.site, settings, language },
      navigations: [{ name: 'mainNav', items: [link('c1'), link('c2', [link('c3')])] as never }],
    },
    document: {
      content: readPageDocument({ sections: [{ id: 's1', blocks: [block] }] }),
      images: new Map([['p1', image]]),
    },
  });
}

const terms = (...names: readonly string[]) => ({
  terms: names.map((name, index) => ({ name, url: `/journal?x=${index}`, count: 3 - index })),
});
const ANSWERS: readonly (readonly [DataRequest, unknown])[] = [
  [
    { kind: 'product', id: 'i1' },
    { item: product, collection: shop, notes: { taxNote: '', deliveryText: '', shippingUrl: '' } },
  ],
  [{ kind: 'terms', collectionId: 'c2', of: 'month', limit: 50 }, terms('2026-11', '2025-12')],
  [{ kind: 'terms', collectionId: 'c2', of: 'month', limit: 20 }, terms('2026-11')],
  [{ kind: 'terms', collectionId: 'c2', of: 'tag', limit: 40 }, terms('ink', '<b>')],
  [{ kind: 'terms', collectionId: 'c2', of: 'tag', limit: 20 }, terms('ink')],
  [{ kind: 'terms', collectionId: 'c2', of: 'category', limit: 20 }, terms('News')],
  [{ kind: 'terms', collectionId: 'c2', of: 'author', limit: 20 }, terms('Ida')],
  [
    { kind: 'comments', limit: 5 },
    { comments: [{ authorName: 'Ida', body: 'Oh <i>yes</i>', at: NOW, title: 'One', url: '/journal/one' }] },
  ],
  [
    { kind: 'feed', url: 'https://h.example/feed' },
    {
      title: 'Harbour',
      entries: [
        { title: 'Boats', url: 'https://h.example/1', excerpt: '', at: NOW },
        { title: 'Bad', url: 'javascript:1', excerpt: '', at: null },
      ],
    },
  ],
  [
    { kind: 'query', collection: 'journal', limit: 6, skip: 0, category: '', tag: '', featured: false },
    { items: [{ title: 'One' }] },
  ],
];
const answers = new Map(ANSWERS.map(([request, answer]) => [requestKey(request), answer]));
const FORM = '<form data-product>{.section productForm}{itemId} {quantityId}{.end}</form>';
const HOUSE = {
  'blocks/quoin-product-form.block': FORM,
  'blocks/quoin-summary.block': '<ul>{.repeated section items}<li>{title}</li>{.end}</ul>',
};

function htmlOf(type: string, value: object, { theme = {}, language = 'en-US' } = {}): string {
  return renderTest(theme, pageWith(type, value, language), { answers, fallback: HOUSE }).mainContent;
}

const table = {
  columns: ['Year', 'Prints', 'Books'],
  rows: [
    ['2025', '1,200', '3'],
    ['2026', '800', ''],
  ],
};
const track = { title: 'Tide', url: '/s/files/tide.mp3', duration: '3:45' };

/** A value of each type, and what is to be seen of it. */
const SHOWN: readonly (readonly [BlockTypeName, object, string])[] = [
  [
    'audio',
    { audioAssetUrl: '/s/files/a.mp3', title: 'Tide', showDownload: true },
    '<audio class="sqs-audio-player" src="/s/files/a.mp3" controls preload="none" aria-label="Tide"></audio>',
  ],
  [
    'album',
    { tracks: [track, { ...track, url: 'javascript:a.mp3' }], image: 'p1' },
    '<span class="album-track-duration">3:45</span>',
  ],
  ['chart', { dataTable: table, title: 'Sold' }, '<caption>Numbers: Sold</caption>'],
  ['chart', { dataTable: table, chartType: 'line' }, 'aria-label="Line chart"'],
  ['chart', { dataTable: table, chartType: 'pie' }, '<li class="chart-key chart-2">2026</li>'],
  [
    'map',
    { latitude: 54.3, longitude: 10.1, addressTitle: 'Workshop' },
    'data-frame-src="https://www.openstreetmap.org/export/embed.html?bbox=',
  ],
  ['geo', { address: 'Quay 3' }, 'https://www.openstreetmap.org/search?query=Quay%203'],
  [
    'tourdates',
    {
      dates: [
        { date: '2026-12-01', venue: 'Loft', city: 'Kiel', link: '/tickets' },
        { date: '2026-01-01', venue: 'Gone' },
      ],
    },
    '<time class="tour-day" datetime="2026-12-01">',
  ],
  ['shape', { shape: 'star', fill: '#aabbcc' }, 'style="--shape-fill:#aabbcc"'],
  ['socialaccountlinks-v2', {}, '<span class="visually-hidden">Instagram: salt</span>'],
  ['socialaccountlinks', { accounts: [{ url: 'mailto:ida@example.com' }] }, 'Email'],
  ['sociallinks', { accounts: [{ url: 'https://bsky.app/profile/x' }] }, 'Bluesky'],
  ['product', { product: 'i1' }, '<form data-product>i1 quantity-b1</form>'],
  ['product', { product: 'i1', showBuyButton: false }, 'Print &amp; frame</span></a>'],
  [
    'pricing-plan',
    { product: 'i1', features: [{ text: 'All <b>prints</b>' }] },
    '<li>All &lt;b&gt;prints&lt;/b&gt;</li>',
  ],
  ['donation', {}, '<form class="donation donation--left" method="post" action="/donate">'],
  ['member-area', { page: 'c4' }, 'href="/club">Enter</a>'],
  ['archive', { collection: 'c2' }, '<a href="/journal?x=0">November 2026</a> <span class="archive-count">(3)</span>'],
  ['archive', { collection: 'c2', groupBy: 'year' }, '<h3 class="archive-group-title">2025</h3>'],
  ['tagcloud', { collection: 'c2' }, '<li class="tag-weight-5"><a href="/journal?x=0">ink</a></li>'],
  ['postsbyauthor', { collection: 'c2' }, '>Ida</a>'],
  ['postsbytag', { collection: 'c2' }, '>ink</a>'],
  ['postsbycategory', { collection: 'c2' }, '>News</a>'],
  ['postsbymonth', { collection: 'c2' }, '>November 2026</a>'],
  ['comments', {}, '<p class="latest-comment-words">Oh &lt;i&gt;yes&lt;/i&gt;</p>'],
  ['rss', { url: 'https://h.example/feed' }, '<a href="https://h.example/1" target="_blank" rel="noopener">Boats</a>'],
  ['summary', { collection: 'c2' }, '<li>One</li>'],
  ['journal', { collection: 'c2' }, '<li>One</li>'],
  ['collectionlink', { collection: 'c2' }, '<span class="collection-link-title">Journal</span>'],
  ['link', { link: 'example.com', title: 'There' }, '<a href="https://example.com">There</a>'],
  ['navigation', {}, '<a href="/about" aria-current="page">About</a>'],
  [
    'index',
    { collection: 'c2' },
    '<nav class="page-links page-links--list" aria-label="Journal"><ul><li><a href="/shop">Shop</a></li></ul></nav>',
  ],
  ['folder', { collection: 'c2' }, '<a href="/shop">Shop</a>'],
  ['logo', {}, '<a href="/">Salt &amp; Paper</a>'],
  [
    'twitter',
    { url: 'https://twitter.com/ida/status/123' },
    'data-frame-src="https://platform.twitter.com/embed/Tweet.html?id=123&amp;dnt=true"',
  ],
  ['instagram', { url: 'https://www.instagram.com/p/Cx1/' }, 'data-frame-src="https://www.instagram.com/p/Cx1/embed/"'],
  ['instagram', { url: 'https://www.instagram.com/ida' }, 'See it at Instagram'],
  [
    'flickr',
    { url: 'https://flickr.com/photos/ida/12345' },
    'data-frame-src="https://www.flickr.com/photos/ida/12345/player/"',
  ],
  ['soundcloud', { url: 'https://soundcloud.com/ida/tide' }, 'data-frame-src="https://w.soundcloud.com/player/'],
  [
    'acuity',
    { url: 'https://app.acuityscheduling.com/schedule.php?owner=1234' },
    'data-frame-src="https://app.acuityscheduling.com/schedule.php?owner=1234',
  ],
  [
    'opentable-v2',
    { restaurantId: '4321', domain: 'de' },
    'data-frame-src="https://www.opentable.de/widget/reservation/canvas?rid=4321',
  ],
  ['opentable', { restaurantId: '4321' }, 'https://www.opentable.com/restref/client/?rid=4321'],
  [
    'tock',
    { business: 'https://www.exploretock.com/loft/' },
    'href="https://www.exploretock.com/loft" target="_blank"',
  ],
  ['tock', { business: 'loft', kind: 'events' }, 'See events at Tock'],
  ['amazon', { url: 'https://www.amazon.de/dp/1', title: 'Ink' }, 'rel="noopener sponsored"'],
  ['foursquare', { url: 'https://foursquare.com/v/1' }, 'See it at Foursquare'],
  ['fivehundredpix', { url: 'https://500px.com/p/1', title: 'Mine' }, '>Mine</a>'],
  ['zola', { url: 'https://www.zola.com/registry/1' }, 'See it at Zola'],
  ['emailfooter', { text: 'Salt & Paper\nQuay 3' }, 'Salt &amp; Paper<br>Quay 3'],
  ['inbrowsermessagelink', { url: 'https://mail.example/1', title: 'Read it here' }, '>Read it here</a>'],
  ['website-component', { url: 'https://builder.example/c/1' }, '>https://builder.example/c/1</a>'],
];

describe('a block with its value', () => {
  it.each(SHOWN)('%s %j', (type, value, expected) => {
    const html = htmlOf(type, value);
    expect(html).toContain(expected);
    expect(html).toContain(`data-block-type="`);
    // Nothing of another provider before the visitor agrees, and nothing executable.
    expect(html).not.toMatch(/<iframe|<script(?! type="application\/json")| on\w+=|href="javascript/);
  });

  it('stands here once for each type that is not tested elsewhere', () => {
    const elsewhere = [
      ...[
        'html',
        'image',
        'gallery',
        'video',
        'button',
        'summary-v2',
        'calendar',
        'menu',
        'form',
        'newsletter',
        'search',
      ],
      ...['accordion', 'marquee', 'embed', 'quote', 'markdown', 'code', 'horizontalrule', 'spacer'],
    ];
    const here = new Set(SHOWN.map(([type]) => type));
    expect(BLOCK_DEFINITIONS.map(({ type }) => type).filter((type) => !here.has(type))).toEqual(
      elsewhere.filter((type) => definitionOf(type as BlockTypeName)).sort(byOrder),
    );
  });
});

function byOrder(one: string, other: string): number {
  const order = BLOCK_DEFINITIONS.map(({ type }) => type as string);
  return order.indexOf(one) - order.indexOf(other);
}

describe('a block without a value', () => {
  const SHOWS_ITSELF = [
    'horizontalrule',
    'spacer',
    'shape',
    'search',
    'logo',
    'navigation',
    'donation',
    'comments',
    'html',
    'socialaccountlinks-v2',
    'socialaccountlinks',
    'sociallinks',
  ];
  it.each(
    BLOCK_DEFINITIONS.filter(({ type }) => !SHOWS_ITSELF.includes(type)).map((each) => [each.type, each] as const),
  )('%s leaves nothing on the page, and says on the canvas what it needs', (type, { empty }) => {
    expect(htmlOf(type, {})).not.toContain('sqs-block');
    expect(empty).toBeTruthy();
  });
});

describe('numbers as a drawing', () => {
  it('are cut where they are missing, and read by those who don’t see them', () => {
    const html = htmlOf('chart', { dataTable: table, chartType: 'line', unit: 'pcs' });
    expect(html).toContain('<td>1,200 pcs</td><td>3 pcs</td>');
    expect(html).toContain('<td>800 pcs</td><td>–</td>');
    expect(html.match(/<circle/g)).toHaveLength(3);
    expect(htmlOf('chart', { dataTable: table, flip: true })).toContain('<th scope="col">2025</th>');
  });

  it('are no chart without numbers', () => {
    expect(htmlOf('chart', { dataTable: { columns: ['a', 'b'], rows: [['x', 'many']] } })).not.toContain('sqs-block');
  });
});

it('blocks of a German page speak German', () => {
  expect(htmlOf('archive', { collection: 'c2' }, { language: 'de-DE' })).toContain('>November 2026</a>');
  expect(htmlOf('map', { address: 'Kai 3' }, { language: 'de' })).toContain('Auf der Karte suchen');
  expect(htmlOf('amazon', { url: 'https://amazon.de/1' }, { language: 'de' })).toContain('Anzeige');
});

it('the theme’s own block comes before ours', () => {
  const theme = {
    'blocks/tagcloud.block.conf': '{"type": "tagcloud"}',
    'blocks/audio.block.conf': '{"type": "audio"}',
    'blocks/tagcloud.block': '{.repeated section items}[{name}]{.end}',
    'blocks/audio.block': '<b>{audioAssetMimeType}</b>',
  };
  expect(htmlOf('tagcloud', { collection: 'c2' }, { theme })).toContain('[&lt;b&gt;][ink]');
  expect(htmlOf('audio', { audioAssetUrl: '/s/a.mp3' }, { theme })).toContain('<b>audio/mpeg</b>');
});

it.each([
  ['amazon', 'amazon', { url: 'https://www.amazon.de/dp/1' }],
  ['donation', 'donation', {}],
  ['menu', 'menu', { menus: [{ title: 'All', sections: [{ title: 'Drinks', items: [{ title: 'Tea' }] }] }] }],
  ['opentable', 'opentable-v2', { restaurantId: '4321' }],
  ['opentable', 'opentable', { restaurantId: '4321' }],
] as const)('with %s switched off for the site, no page shows a block %s (ENUM-07)', (feature, type, value) => {
  const page = pageWith(type, value);
  const settings = { ...page.frame.site.settings, siteFrame: { blockFeatures: { [feature]: false } } };
  const frame = { ...page.frame, site: { ...page.frame.site, settings } };
  expect(renderTest({}, page, { fallback: HOUSE }).mainContent).toContain(`sqs-block-${type}`);
  expect(renderTest({}, { ...page, frame }, { fallback: HOUSE }).mainContent).not.toContain('sqs-block');
});

describe('a block that throws (ED-48)', () => {
  afterEach(() => vi.restoreAllMocks());
  const breaking = () =>
    vi.spyOn(kindOf('quote')!, 'render').mockImplementation(() => {
      throw new RangeError('no such number');
    });

  it('is left out for visitors, and its owner can read why', () => {
    breaking();
    const page = pageWith('quote', { quote: 'x' });
    const rendered = renderTest({}, page);
    expect(rendered.mainContent).toContain('data-section-id="s1"');
    expect(rendered.mainContent).not.toContain('quote-block');
    expect(rendered.diagnostics).toMatchObject([
      {
        file: 'blocks/quote.block',
        severity: 'error',
        message: 'RuntimeError: The block b1 could not be shown: no such number',
      },
    ]);
  });

  it('keeps its place on the canvas, and says why', () => {
    breaking();
    const page = pageWith('quote', { quote: 'x' });
    const made = renderSections({ compiled: testTheme({}), page, answers, now: NOW }, ['s1']);
    expect(made.sections.s1).toMatch(
      /quote-block[^>]* data-block-broken id="block-b1"[^>]*><div class="sqs-block-content"><\/div>/,
    );
    expect(made.broken).toMatchObject([{ id: 'b1', type: 'quote', message: 'no such number' }]);
  });
});

it.each([
  ['mainNav', true],
  ['_memberareas', false],
  ['_hidden', false],
])('lists the pages of %s: %s (SC-59)', (name, isListed) => {
  const page = pageWith('navigation', { navigationId: name });
  const navigations = page.frame.navigations.map((each) => ({ ...each, name }));
  const { mainContent } = renderTest(
    {},
    { ...page, frame: { ...page.frame, navigations } },
    { answers, fallback: HOUSE },
  );
  expect(mainContent.includes('href="/about"')).toBe(isListed);
});

describe('styles of blocks', () => {
  const read = (type: string) => readPageDocument({ sections: [{ id: 's', blocks: [{ id: 'b', type }] }] });

  it('that few pages have are linked by those alone (PF-03)', () => {
    expect(sheetsOf(read('html'))).toEqual([]);
    expect(sheetsOf(read('chart'))).toEqual(['chart']);
  });

  it('lie where the build looks for them', () => {
    const files = readdirSync(new URL('../../storefront/styles/sheets', import.meta.url));
    expect(files.map((name) => name.replace('.css', '')).sort()).toEqual([...BLOCK_SHEETS].sort());
  });
});
