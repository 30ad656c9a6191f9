import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { examine } from '../doctor/examine.ts';
import type { Config } from '../platform/config.ts';
import { demoFolder } from '../platform/folders.ts';
import { localFileStore } from '../platform/gateways/files.ts';
import { expectPlannedLooks } from '../siteMaking/testing/plannedLooks.ts';
import { createAccounts } from '../team/accounts.ts';
import { newId } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { readDemoPost, readDemoSite } from './demoFolder.ts';
import { ensureDemo } from './ensureDemo.ts';

let test: TestDatabase;
let root: string;
let folder: string;

const CSV = `Product Type,Product Page,Product URL,Title,SKU,Price,Stock,Categories,Hosted Image URLs
PHYSICAL,shop,ridge,Ridge,R-1,38.00,4,/hills,art/hill.png
DIGITAL,shop,sheet,Sheet,S-1,4.00,Unlimited,/hills,art/hill.png`;
const POST = `<!--${JSON.stringify({
  title: 'First proof',
  publishOn: '2026-01-02T10:00:00Z',
  author: 'Ada',
  image: 'hill.png',
  categories: [],
  tags: [],
  excerpt: 'A first look.',
})}-->
<p>Look: <img src="art/hill.png" alt="A hill"></p>`;

/** A demo as small as one can be, whose art script copies one picture. */
async function writeDemo(): Promise<void> {
  const real = await readDemoSite(demoFolder('prints'));
  const page = (urlId: string, type: string, more: object) => ({ urlId, type, title: urlId, ...more });
  const site = {
    ...real,
    identifier: 'tiny',
    categories: [{ path: '/hills', name: 'The Hills' }],
    pages: [
      page('home', 'page', { isHomepage: true, mainImage: 'hill.png' }),
      page('shop', 'products', { products: 'products.csv', downloads: { sheet: ['hill.png'] } }),
      page('journal', 'blog', { posts: ['first-proof.html'] }),
    ],
    navigation: { mainNav: [{ page: 'shop' }, { url: 'https://example.com', title: 'Elsewhere' }] },
  };
  await mkdir(join(folder, 'art'), { recursive: true });
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  await writeFile(join(folder, 'products.csv'), CSV);
  await writeFile(join(folder, 'first-proof.html'), POST);
  const hill = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  await writeFile(join(folder, 'art/hill.png'), hill);
  await writeFile(
    join(folder, 'art/render.mjs'),
    `import { copyFileSync } from 'node:fs';
     copyFileSync(new URL('./hill.png', import.meta.url), process.argv[2] + '/hill.png');
     console.log(JSON.stringify([{ file: 'hill.png', alt: 'A blue hill' }]));`,
  );
}

beforeAll(async () => {
  test = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'quoin-demo-'));
  folder = join(root, 'tiny');
});
beforeEach(async () => {
  await writeDemo();
  await rm(join(root, 'data'), { recursive: true, force: true });
  await test.asOwner('delete from website');
  await test.asOwner('delete from account');
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

const deps = () => ({ db: test.db, files: localFileStore(join(root, 'files')), newId, now: Date.now, randomBytes });
const accounts = () => createAccounts(deps());
function start(onStart: () => void = () => undefined, isAskedFor = false) {
  const config = { dataDir: join(root, 'data') } as Config;
  return ensureDemo({ ...deps(), config }, accounts(), { folder, isAskedFor, onStart });
}
const count = async (table: string) =>
  Number((await test.asOwner<{ n: string }>(`select count(*) n from ${table}`))[0]!.n);

describe('an empty installation', () => {
  it('gets the demo shop and an owner who can sign in', async () => {
    const owner = (await start())!;
    expect(await accounts().signIn({ ...owner, ip: '127.0.0.1' } as never)).toMatchObject({ ok: true });
    expect(await test.asOwner('select roles, is_owner from membership')).toEqual([{ roles: [1], is_owner: true }]);
    expect(await test.asOwner('select title, main_image_id is not null as pictured from item order by title')).toEqual([
      { title: 'First proof', pictured: true },
      { title: 'Ridge', pictured: true },
      { title: 'Sheet', pictured: true },
    ]);
    const files = 'select title, filename from digital_file file join item on item.id = file.product_id';
    expect(await test.asOwner(files)).toEqual([{ title: 'Sheet', filename: 'hill.png' }]);
    expect(await test.asOwner('select display_name from category')).toEqual([{ display_name: 'The Hills' }]);
    expect(await examine({ db: test.db }, null)).toEqual([]);
    const [{ id }] = (await test.asOwner<{ id: string }>('select id from website')) as [{ id: string }];
    await expectPlannedLooks(test, id);
    expect((await stat(join(root, 'data/demo-owner.json'))).mode & 0o077).toBe(0);
  });

  it('draws each picture once, and puts its widths and size into the posts', async () => {
    await start();
    expect(await test.asOwner('select filename, alt_text from asset')).toEqual([
      { filename: 'hill.png', alt_text: 'A blue hill' },
    ]);
    const [post] = await test.asOwner<{ body: string }>("select body from item where title = 'First proof'");
    expect(post!.body).toMatch(
      /<img src="\/s\/images\/[^"]+\?format=1500w" srcset="[^"]+ 400w" .*width="400" height="200"/,
    );
  });

  it('is filled once: later starts say the sign-in again until its file is gone', async () => {
    const first = await start();
    const onStart = vi.fn();
    expect(await start(onStart)).toEqual(first);
    await rm(join(root, 'data/demo-owner.json'));
    expect(await start(onStart)).toBeNull();
    expect(onStart).not.toHaveBeenCalled();
    expect(await count('website')).toBe(1);
  });
});

describe('a demo that is asked for by name', () => {
  it('is made beside the sites that are there, once, with the same owner', async () => {
    await start();
    const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as object;
    await writeFile(join(folder, 'site.json'), JSON.stringify({ ...site, identifier: 'other' }));
    const onStart = vi.fn();
    await start(onStart, true);
    await start(onStart, true);
    expect(onStart).toHaveBeenCalledOnce();
    expect([await count('website'), await count('account'), await count('membership')]).toEqual([2, 1, 2]);
  });

  it('may have pages of blocks, whose pictures and pages are named by their names', async () => {
    const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as { pages: { urlId: string }[] };
    const pages = site.pages.map((page) => (page.urlId === 'home' ? { ...page, document: 'home.json' } : page));
    await writeFile(join(folder, 'site.json'), JSON.stringify({ ...site, pages }));
    const blocks = [
      { type: 'image', at: [1, 1, 6, 8], value: { image: 'hill.png' } },
      { type: 'summary-v2', at: [7, 1, 6, 8], value: { collection: 'journal' } },
    ];
    await writeFile(join(folder, 'home.json'), JSON.stringify({ sections: [{ name: 'Start', blocks }] }));
    await start();
    const [row] = await test.asOwner<{ types: string; image: string; collection: string }>(
      `select jsonb_path_query_array(published, '$.sections[0].blocks[*].type')::text as types,
              (select filename from asset where id::text = published #>> '{sections,0,blocks,0,value,image}') as image,
              (select url_id from collection where id::text = published #>> '{sections,0,blocks,1,value,collection}') as collection
         from page_document`,
    );
    expect(row).toEqual({ types: '["image", "summary-v2"]', image: 'hill.png', collection: 'journal' });
  });
});

describe('a first start that fails', () => {
  it('leaves no half-made site behind, and the next one succeeds', async () => {
    await writeFile(join(folder, 'products.csv'), CSV.replace('38.00', 'free'));
    await expect(start()).rejects.toThrow("The demo's products have faults");
    expect(await count('website')).toBe(0);
    await writeDemo();
    expect(await start()).not.toBeNull();
    expect(await count('item')).toBe(3);
  });

  it('and was killed is begun anew, with the owner that was already made', async () => {
    const owner = await start();
    await test.asOwner(`update website set settings = settings || '{"isUnfinished": true}'`);
    await test.asOwner('delete from membership');
    const onStart = vi.fn();
    expect(await start(onStart)).toEqual(owner);
    expect(onStart).toHaveBeenCalledOnce();
    expect([await count('website'), await count('item'), await count('membership')]).toEqual([1, 3, 1]);
    const [site] = await test.asOwner<{ settings: object }>('select settings from website');
    expect(site!.settings).not.toHaveProperty('isUnfinished');
  });

  it('because its pictures cannot be drawn says so', async () => {
    await writeFile(join(folder, 'art/render.mjs'), 'process.exit(3);');
    await expect(start()).rejects.toThrow('exit code 3');
    expect(await count('website')).toBe(0);
  });
});

describe('the demo’s folder', () => {
  it('holds a site whose files are all there', async () => {
    const real = demoFolder('prints');
    const site = await readDemoSite(real);
    const files = site.pages.flatMap((page) =>
      [page.body, page.description, page.products].filter((each) => each !== undefined),
    );
    for (const file of files) expect(await readFile(join(real, file), 'utf8')).not.toBe('');
    for (const page of site.pages) {
      for (const post of page.posts ?? []) expect((await readDemoPost(real, post)).head.title).not.toBe('');
    }
    const links = Object.values(site.navigation)
      .flat()
      .map((link) => link.page)
      .filter((each) => each !== undefined);
    for (const link of links) expect(site.pages.map((page) => page.urlId)).toContain(link);
  });

  it('refuses a post without its head', async () => {
    await writeFile(join(folder, 'bare.html'), '<p>Bare</p>');
    await expect(readDemoPost(folder, 'bare.html')).rejects.toThrow('does not begin with its JSON comment');
  });
});
