import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GermanSite, openGermanSite } from '../testing/germanSite.ts';
import { GermanVisitor } from '../testing/germanVisitor.ts';
import { addMadeCollection, MADE_KINDS } from '../testing/madeCollections.ts';

const HOUSE = fileURLToPath(new URL('../../../themes/quoin', import.meta.url));

/** One region and no list templates. Its own partials have names that the house theme has too. */
const PLAIN = {
  'template.conf': '{ "name": "Plain", "layouts": { "default": { "regions": ["site"] } } }',
  'site.region': `<!doctype html><html lang="de"><head>{squarespace-headers}</head>
<body class="{squarespace.page-classes}"><main>{squarespace.main-content}</main>{@|apply work-card.block}{squarespace-footers}</body></html>`,
  'blocks/product-card.block': '<li>ANDERES BLATT</li>',
  'blocks/post-card.block': '<li>ANDERES BLATT</li>',
  'blocks/made-head.block': 'ANDERES BLATT',
  'blocks/work-card.block': '<p id="own">EIGENES BLATT</p>',
};
const ENTRIES = ['eins', 'zwei', 'drei'];

let themes: string;
let made: GermanSite;
beforeAll(async () => {
  themes = mkdtempSync(join(tmpdir(), 'quoin-themes-'));
  cpSync(HOUSE, join(themes, 'quoin'), { recursive: true });
  for (const [path, text] of Object.entries(PLAIN)) {
    const file = join(themes, 'plain', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // What else the platform's tweaks say is as it begins.
  const tweaks = {
    'event-date-label-time': 'true',
    'event-like-and-share-buttons': 'true',
    'show-product-price': 'false',
  };
  made = await openGermanSite({ name: 'plain', folder: themes, tweaks });
  await made.shop.test.asOwner(`update item set categories = '{treffen}' where record_type = 12`);
  for (const title of ENTRIES) await made.shop.addProduct({ title, sizes: ['Klein'] });
  const { id: websiteId } = made.site;
  await made.deps.db.inSite({ websiteId }, async (trx) => {
    for (const [index, kind] of MADE_KINDS.entries()) {
      await addMadeCollection(trx, websiteId, { kind, displayIndex: 50 + index, entries: ENTRIES });
    }
  });
});
afterAll(async () => {
  await made?.close();
  rmSync(themes, { recursive: true, force: true });
});

function mainOf(html: string): string {
  return /<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
}

/** Addresses of entries that a list links to, each once. */
function shownIn(html: string, list: string): readonly string[] {
  return [
    ...new Set([...mainOf(html).matchAll(new RegExp(`href="(/${list}/[\\w-]+)"`, 'g'))].map((match) => match[1] ?? '')),
  ];
}

const LISTS: readonly (readonly [list: string, count: number])[] = [
  ['shop', 3],
  ['notizen', 3],
  ['termine', 1],
  ...MADE_KINDS.map((kind) => [kind, 3] as const),
];

describe.each(LISTS)('/%s in a theme of one region', (list, count) => {
  it(`shows its ${count}, each with a page of its own, in the words of the site (site-templates 3)`, async () => {
    const visitor = new GermanVisitor(made.browser());
    const html = await visitor.html(`/${list}`);
    const found = shownIn(html, list);
    expect(found).toHaveLength(count);
    for (const path of found) {
      const page = await visitor.html(path);
      expect(mainOf(page)).toMatch(/<h1[^>]*>[^<]/);
      expect(page).toContain('EIGENES BLATT');
    }
    expect(html).not.toContain('ANDERES BLATT');
    expect(html.match(/EIGENES BLATT/g)).toHaveLength(1);
    expect(visitor.takeFound()).toEqual([]);
  });
});

it('shows products where nothing was found, and where the cart is', async () => {
  const visitor = new GermanVisitor(made.browser());
  const missing = await visitor.html('/nichts');
  expect(missing).toContain('class="not-found__words"');
  for (const path of ['/cart', '/search?q=eins', '/account', '/gift-card']) await visitor.get(path);
  expect(visitor.takeFound()).toEqual([]);
});

describe('what the platform’s tweaks say of the system’s own lists and pages (site-templates 7)', () => {
  const visitor = () => new GermanVisitor(made.browser());

  it('events: categories, the hour on the date label, ways to like and share', async () => {
    const list = mainOf(await visitor().html('/termine'));
    expect(list).toMatch(/<p class="event-row__cats">treffen<\/p>/i);
    expect(list).toMatch(/<span class="event-row__hour">\d/);
    const [event = ''] = shownIn(list === '' ? '' : `<main>${list}</main>`, 'termine');
    expect(mainOf(await visitor().html(event))).toMatch(/<p class="event__share">[\s\S]*?(?:like|share)/);
  });

  it('products: where they can be shared', async () => {
    const [product = ''] = shownIn(await visitor().html('/shop'), 'shop');
    expect(mainOf(await visitor().html(product))).toMatch(/<div class="product__share">[\s\S]*?Facebook/i);
  });

  it('each by a class of the page that the lent stylesheet knows', async () => {
    const html = await visitor().html('/gallery');
    const body = /<body class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    for (const name of [
      'event-date-label-time',
      'gallery-transitions-fade',
      'gallery-info-overlay-show-on-hover',
      'lightbox-style-light',
    ])
      expect(body).toContain(name);
    for (const name of ['show-product-price', 'gallery-loop']) expect(body).not.toContain(name);
  });
});
