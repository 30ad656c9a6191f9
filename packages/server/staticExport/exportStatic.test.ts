import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visited, VisitSite } from '../platform/http/visitingSite.ts';
import { loadSiteById, type Site } from '../sites/index.ts';
import { addShop } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { exportStaticToFolder } from './exportStatic.ts';
import type { FormsChoice } from './staticPages.ts';

const BASE = 'https://shop.example';
const ORIGIN = 'https://static.example';
const PICTURE = '/s/images/018f0000-0000-7000-8000-000000000001/sea.jpg';
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>T</title><link rel="canonical" href="${BASE}/shop/print">
<link rel="stylesheet" href="/assets/site.css"><link rel="alternate" type="application/rss+xml" href="/blog?format=rss">
<script type="module" src="/assets/storefront/loader.js"></script>${head}</head><body><main>${body}</main></body></html>`;

const SITE: Readonly<Record<string, readonly [type: string, body: string, cache?: string]>> = {
  '/': [
    'text/html',
    page(`<h1>Home</h1><a href="/shop/print?x=1#top">Print</a> <a href="/old">Old</a> <a href="/cart">Cart</a> <a href="https://other.example/a?b=1&amp;c=2">Out</a>
      <script type="application/json" id="page-facts">{}</script><form role="search" action="/search" data-island="site-search"><input name="q"></form>`),
  ],
  '/shop/print': [
    'text/html',
    page(`<h1>Sea print</h1><img src="${PICTURE}?format=750w" srcset="${PICTURE}?format=300w 300w, ${PICTURE}?format=750w 750w" alt="A > B">
      <div style="background-image:url('${PICTURE}?format=300w')"></div><a href="/shop?sort=price">Sorted</a><a href="/shop?category=prints">Prints</a>
      <form action="/cart/add" method="post" data-island="add-to-cart"><select name="sku" required><option>A</option></select><button type="submit">Add to cart</button></form>
      <form action="/api/contact" method="post"><label>Email <input name="email"></label><button>Send</button></form>
      <script type="application/ld+json">{"url":"${BASE}/shop/print"}</script>`),
  ],
  '/shop': ['text/html', page('<h1>Shop</h1><a href="/shop/print">Print</a>')],
  '/shop?category=prints': ['text/html', page('<h1>Prints</h1><a href="/shop/print">Print</a>')],
  '/search': [
    'text/html',
    page('<div class="site-search__form"><form role="search" action="/search"><input name="q"></form></div>'),
  ],
  '/blog?format=rss': ['application/rss+xml', `<rss><link>${BASE}/shop/print</link></rss>`],
  '/sitemap.xml': ['application/xml', `<urlset><url><loc>${BASE}/hidden</loc></url></urlset>`],
  '/hidden': ['text/html', page('<h1>From the map</h1>')],
  '/robots.txt': ['text/plain', `Sitemap: ${BASE}/sitemap.xml`],
  '/cart': ['text/html', page('Cart'), 'private, no-store'],
  '/assets/site.css': ['text/css', `body{background:url(/assets/fonts/a.woff2)}`],
  '/assets/fonts/a.woff2': ['font/woff2', 'font'],
  '/assets/storefront/loader.js': ['application/javascript', 'import(`./gallery-A.js`)'],
  '/assets/storefront/gallery-A.js': ['application/javascript', 'export {}'],
};

const visit: VisitSite = async (address, accept): Promise<Visited> => {
  const [path = '', query = ''] = address.split('?');
  const answer = (status: number, contentType: string, body: string, cacheControl = 'public') => {
    return {
      status,
      contentType,
      cacheControl,
      location: status === 301 ? '/shop/print' : '',
      body: Buffer.from(body),
    };
  };
  if (path.startsWith('/s/images/')) return answer(200, accept.includes('webp') ? 'image/webp' : 'image/jpeg', query);
  if (path === '/old') return answer(301, '', '');
  const held = SITE[address];
  return held === undefined
    ? answer(404, 'text/html', page('<h1>Not here</h1><a href="/shop">Shop</a>'))
    : answer(200, held[0], held[1], held[2]);
};

let test: TestDatabase;
let folder: string;
let site: Site;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-static-test-'));
  const shop = await addShop(test.db, { identifier: 'static' });
  site = (await test.db.acrossSites((trx) => loadSiteById(trx, shop.id)))!;
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

async function exported(name: string, forms: FormsChoice) {
  const wanted = { visit, baseUrl: BASE, origin: ORIGIN, forms, actor: { accountId: null, name: 'Ada' } };
  return exportStaticToFolder({ db: test.db, now: Date.now }, site, { ...wanted, folder: join(folder, name) });
}
const textOf = (name: string) => readFile(join(folder, name), 'utf8');

describe('a site as static files (IMP-1)', () => {
  it('has its pages, lists, feeds, maps, styles, scripts and pictures in the widths used', async () => {
    expect(await exported('live', 'live')).toMatchObject({ ok: true, value: { pages: 7 } });
    const entries = await readdir(join(folder, 'live'), { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'live').length + 1));
    const picture = PICTURE.slice(1, -4);
    expect(names.toSorted()).toEqual(
      [
        ...[
          '.static-export',
          '404.html',
          'index.html',
          'shop/index.html',
          'shop/print/index.html',
          'shop/category/prints/index.html',
        ],
        ...[
          'search/index.html',
          'search/index.json',
          'search/search.js',
          'blog/feed.xml',
          'sitemap.xml',
          'hidden/index.html',
          'robots.txt',
        ],
        ...['assets/site.css', 'assets/fonts/a.woff2', 'assets/storefront/loader.js', 'assets/storefront/gallery-A.js'],
        ...[`${picture}-300w.webp`, `${picture}-750w.webp`, `${picture}.jpg`],
      ].toSorted(),
    );
  });

  it('links its files relatively; what only the live site answers leads there, and nothing typed leaves a page', async () => {
    const home = await textOf('live/index.html');
    expect(home).toContain('<a href="https://shop.example/shop/print?x=1#top">');
    expect(home).toContain('<a href="shop/print/">Old</a>');
    expect(home).toContain('<a href="https://shop.example/cart">');
    expect(home).toContain('<a href="https://other.example/a?b=1&amp;c=2">');
    expect(home).toContain('<form role="search" action="search/">');
    expect(home).not.toContain('page-facts');
    const print = await textOf('live/shop/print/index.html');
    expect(print).toContain('<link rel="canonical" href="https://static.example/shop/print/">');
    expect(print).toContain('"url":"https://static.example/shop/print"');
    expect(print).toContain(
      `<img src="../../${PICTURE.slice(1, -4)}-750w.webp" srcset="../../${PICTURE.slice(1, -4)}-300w.webp 300w, ../../${PICTURE.slice(1, -4)}-750w.webp 750w" alt="A &gt; B">`,
    );
    expect(print).toContain('<a href="../category/prints/">');
    expect(print).toContain(
      '<form action="https://shop.example/shop/print" method="get"><select><option>A</option></select>',
    );
    expect(print).toContain('<form action="https://shop.example/shop/print" method="get"><button>Send</button></form>');
    expect(await textOf('live/assets/site.css')).toBe('body{background:url(fonts/a.woff2)}');
    expect(await textOf('live/blog/feed.xml')).toContain('<link>https://static.example/shop/print/</link>');
    expect(await textOf('live/404.html')).toContain('<a href="/shop/">');
    expect(JSON.parse(await textOf('live/search/index.json')).pages).toContainEqual(
      expect.objectContaining({ url: '../shop/print/', title: 'Sea print' }),
    );
  });

  it('leaves forms and the cart out where they are not wanted', async () => {
    await exported('none', 'none');
    const [home, print] = [await textOf('none/index.html'), await textOf('none/shop/print/index.html')];
    expect(home).not.toContain('Cart');
    expect(home).toContain('role="search"');
    expect(print).not.toContain('<form');
    expect(print).toContain('<a href="../">Sorted</a>');
    expect(print + home).not.toContain('shop.example');
  });

  it('takes the place of an earlier export, and of nothing else', async () => {
    expect(await exported('live', 'live')).toMatchObject({ ok: true });
    expect(await exported('.', 'live')).toMatchObject({ ok: false, problem: { code: 'folderTaken' } });
  });
});
