import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROLES } from '@quoin/domain/access';
import { recordKey } from '@quoin/domain/document';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_ITSELF } from '../../audit/index.ts';
import { type MediaLibrary, openMediaLibrary, somePicture } from '../../media/testing/mediaLibrary.ts';
import { openZip } from '../../platform/gateways/archive/readZip.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { expectPlannedLooks } from '../../siteMaking/testing/plannedLooks.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { answerOf } from '../../testing/appClient.ts';
import { addProduct, newId } from '../../testing/appShop.ts';
import { insertThemeVersion, markInstalled } from '../../themes/storage/installedThemes.ts';
import { exportSiteToFolder } from '../exportSite.ts';
import { importSite } from '../importSite.ts';

const EXPORTED_AT = /"exportedAt": "[^"]+"/;
const ZIP = '/api/app/sites/demo/exports/site.zip';
let lib: MediaLibrary;
let folder: string;
let owner: string;
beforeAll(async () => {
  lib = await openMediaLibrary();
  folder = await mkdtemp(join(tmpdir(), 'quoin-archive-test-'));
  owner = await lib.person('olga', ROLES.admin, [lib.shop]);
  await lib.database.asOwner(
    'update membership set is_owner = true where account_id = (select id from account where email = $1)',
    ['olga@example.com'],
  );
});
afterAll(async () => {
  await lib.close();
  await rm(folder, { recursive: true, force: true });
});

async function saved(reply: Reply, name: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of reply.stream!.bytes) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  expect(bytes.length).toBe(reply.stream!.size);
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

async function textsIn(path: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const zip = (await openZip(path))!;
  for (const entry of zip.entries) {
    const pieces: Buffer[] = [];
    for await (const piece of entry.bytes()) pieces.push(piece);
    texts.set(entry.name, Buffer.concat(pieces).toString('latin1'));
  }
  zip.close();
  return texts;
}

describe('a whole site to take away', () => {
  it('is for its owner alone, also among admins (AUT-2)', async () => {
    const admin = await lib.person('adam', ROLES.admin, [lib.shop]);
    const refused = await lib.call({ path: ZIP }, admin);
    expect([refused.status, answerOf<{ errorKey: string }>(refused).errorKey]).toEqual([403, 'ownerOnly']);
    expect((await lib.call({ path: ZIP })).status).toBe(403);
    expect((await lib.call({ method: 'POST', path: '/api/app/sites/demo/exports/site', body: {} }, owner)).status).toBe(
      204,
    );
  });

  it('made into a site again it holds the same: ids, rows, files, to the byte', async () => {
    const picture = await lib.upload('sea.png', await somePicture());
    const product = await addProduct(lib.database.db, lib.shop, {
      title: 'Äther = 1',
      imageId: picture.id,
      variants: [{ sku: '=A1', price: 1900n, stock: 4 }],
    });
    await inDemo(async (trx) => {
      await sql`update item set take_down_on = '2099-01-01T00:00:00Z', import_source = 'productFile', import_key = 'aether'
        where id = ${product.id}`.execute(trx);
      await sql`insert into site_draft (website_id, seen_version, created_at) values (${lib.shop.id}, 3, now())`.execute(
        trx,
      );
      await sql`insert into live_record (website_id, key, value) values (${lib.shop.id}, ${recordKey('block', 'b1')}, '{"a": [1, "ü"]}')`.execute(
        trx,
      );
      await sql`insert into gift_card (website_id, id, code_hash, last_four, currency, issued, balance, created_at, updated_at)
        values (${lib.shop.id}, ${newId()}, '\\x01', 'WXYZ', 'USD', 5000, 4200, now(), now())`.execute(trx);
      await sql`insert into product_review (website_id, id, item_id, state, stars, body, author_name, image_ids, created_at, changed_at)
        values (${lib.shop.id}, ${newId()}, ${product.id}, 'published', 5, 'Blue.', 'Eve', ${[picture.id]}, now(), now())`.execute(
        trx,
      );
      await sql`insert into site_user (website_id, id, email, full_name, password_hash, verified_at, created_at, updated_at)
        values (${lib.shop.id}, ${newId()}, 'eve@example.com', '=cmd()', 'secret-hash', now(), now(), now())`.execute(
        trx,
      );
    });
    const { sha256, size } = await lib.files.put(lib.shop.id, Buffer.from('<p>mine</p>'));
    await inDemo(async (trx) => {
      const version = { name: 'mine', title: 'Mine', fingerprint: 'f', leftOut: [], addedBy: 'olga' };
      const files = [{ path: 'site.region', sha256, size }];
      const number = await insertThemeVersion(trx, lib.shop.id, version, files);
      await markInstalled(trx, lib.shop.id, { name: 'mine', number });
    });
    const first = await textsIn(await saved(await lib.call({ path: ZIP }, owner), 'first.zip'));
    expect([...first.keys()]).toEqual(
      expect.arrayContaining(['site.json', 'README.txt', 'csv/products.csv', 'csv/customers.csv']),
    );
    expect([...first.keys()].some((name) => name.startsWith('theme/'))).toBe(true);
    expect(first.get(`media/${picture.id}/sea.png`)).toHaveLength(picture.byteSize);
    expect([...first.values()].join('')).not.toContain('secret-hash');
    expect(first.get('csv/customers.csv')).toContain("'=cmd()");
    expect(first.get('people/gift_card.jsonl')).toContain('"balance": 4200');
    const made = await importSite(
      { db: lib.database.db, files: lib.files, newId, now: Date.now },
      { path: join(folder, 'first.zip'), identifier: 'again', owner: 'olga@example.com' },
    );
    expect(made).toMatchObject({ ok: true });
    expect(first.get('themes/mine/1/site.region')).toBe('<p>mine</p>');
    expect(await lib.files.find(made.ok ? made.value : '', sha256)).not.toBeNull();
    const second = await textsIn(
      await saved(await lib.call({ path: ZIP.replace('demo', 'again') }, owner), 'second.zip'),
    );
    const own = (texts: ReadonlyMap<string, string>) =>
      new Map(
        [...texts]
          .filter(([name]) => !name.startsWith('people/') && !/customers|products/.test(name))
          .map(([name, text]) => [name, name === 'site.json' ? text.replace(EXPORTED_AT, '') : text]),
      );
    expect(own(second)).toEqual(own(first));
    expect(first.get('site.json')).toMatch(EXPORTED_AT);
    expect(first.get('content/product_review.jsonl')).toContain('"body": "Blue."');
    expect(second.get('content/product_review.jsonl')).toBe(first.get('content/product_review.jsonl'));
    const [stock] = await lib.database.asOwner(
      'select delta from stock_movement where variant_id = $1 and website_id <> $2',
      [product.variantIds[0], lib.shop.id],
    );
    expect(stock).toEqual({ delta: 4 });
    // What was kept of its page will not outlive its end there, either.
    const ends = await lib.database.asOwner(
      "select run_at from job where kind = 'site.takeDown' and website_id <> $1 and payload ->> 'id' = $2",
      [lib.shop.id, product.id],
    );
    expect(ends).toEqual([{ run_at: new Date('2099-01-01T00:00:00Z') }]);
    if (made.ok) await expectPlannedLooks(lib.database, made.value);
    const log = await lib.database.asOwner(
      "select actor from audit_event where action = 'site.export' order by created_at",
    );
    expect(log).toEqual([{ actor: 'olga' }, { actor: 'olga' }]);
  });

  it('of another kind, cut short or under a name that is taken makes nothing', async () => {
    const deps = { db: lib.database.db, files: lib.files, newId, now: Date.now };
    const wanted = { path: join(folder, 'first.zip'), identifier: 'third', owner: 'olga@example.com' };
    const other = join(folder, 'other.zip');
    await writeFile(other, 'no archive at all, but long enough to hold the end of one');
    const codeOf = async (more: Partial<typeof wanted>) => {
      const made = await importSite(deps, { ...wanted, ...more });
      return made.ok ? null : made.problem.code;
    };
    expect(await codeOf({ path: other })).toBe('archiveUnknown');
    expect(await codeOf({ path: join(folder, 'nowhere.zip') })).toBe('archiveUnknown');
    expect(await codeOf({ identifier: 'demo' })).toBe('siteTaken');
    expect(await codeOf({ owner: 'nobody@example.com' })).toBe('accountUnknown');
    expect(await lib.database.asOwner("select id from website where identifier = 'third'")).toEqual([]);
  });
});

describe('a site in a folder', () => {
  const deps = () => ({ db: lib.database.db, files: lib.files, newId, now: Date.now, config: { themesDir: null } });
  const wanted = { baseUrl: '', actor: PRODUCT_ITSELF } as const;

  async function namesIn(path: string): Promise<readonly string[]> {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => relative(path, join(entry.parentPath, entry.name)));
  }
  async function shop(): Promise<Site> {
    return (await lib.database.db.acrossSites((trx) => loadSiteById(trx, lib.shop.id)))!;
  }

  it('holds the files of the archive, and is read as one', async () => {
    const place = join(folder, 'whole');
    expect(await exportSiteToFolder(deps(), await shop(), { ...wanted, folder: place })).toMatchObject({ ok: true });
    const zipped = await textsIn(await saved(await lib.call({ path: ZIP }, owner), 'same.zip'));
    expect((await namesIn(place)).toSorted()).toEqual([...zipped.keys()].toSorted());
    for (const name of ['content/item.jsonl', 'content/asset.jsonl', 'csv/products.csv'])
      expect([name, await readFile(join(place, name), 'latin1')]).toEqual([name, zipped.get(name)]);
    const request = { path: place, identifier: 'of-a-folder', owner: 'olga@example.com' };
    expect(await importSite(deps(), request)).toMatchObject({ ok: true });
  });

  it('replaces the archive that lay there, and leaves what else lies there', async () => {
    const place = join(folder, 'whole');
    await mkdir(join(place, 'media/gone'), { recursive: true });
    await writeFile(join(place, 'media/gone/old.png'), 'x');
    await writeFile(join(place, 'README.md'), 'Mine.');
    const content = { ...wanted, folder: place, isContentOnly: true };
    expect(await exportSiteToFolder(deps(), await shop(), content)).toMatchObject({ ok: true });
    const names = await namesIn(place);
    expect(names.filter((name) => /^(people|csv|theme)\/|README.txt|old.png|draft|live_record/.test(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining(['README.md', 'site.json', 'content/item.jsonl', 'themes/mine/1/site.region']),
    );
    const request = { path: place, identifier: 'of-content', owner: 'olga@example.com' };
    expect(await importSite(deps(), request)).toMatchObject({ ok: true });
  });

  it('is refused where other things lie', async () => {
    const place = join(folder, 'pictures');
    await mkdir(join(place, 'media'), { recursive: true });
    await writeFile(join(place, 'media/mine.png'), 'x');
    const refused = await exportSiteToFolder(deps(), await shop(), { ...wanted, folder: place });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'folderTaken' } });
    expect(await namesIn(place)).toEqual(['media/mine.png']);
    expect(await importSite(deps(), { path: place, identifier: 'none', owner: 'olga@example.com' })).toMatchObject({
      problem: { code: 'archiveUnknown' },
    });
  });

  it('of an earlier release, which says of products where they were imported from but not as what, is taken', async () => {
    const place = join(folder, 'whole');
    const path = join(place, 'content/item.jsonl');
    const rows = (await readFile(path, 'utf8'))
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row) as object);
    await writeFile(path, rows.map((row) => JSON.stringify({ ...row, import_key: undefined })).join('\n'));
    const request = { path: place, identifier: 'of-before', owner: 'olga@example.com' };
    expect(await importSite(deps(), request)).toMatchObject({ ok: true });
  });
});

function inDemo<T>(work: Parameters<typeof lib.database.db.inSite<T>>[1]): Promise<T> {
  return lib.database.db.inSite({ websiteId: lib.shop.id }, work);
}
