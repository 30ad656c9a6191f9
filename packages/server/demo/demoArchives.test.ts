import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readPageDocument, referencesOf } from '@quoin/domain/blocks';
import { formDraftProblems } from '@quoin/domain/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSiteToFolder } from '../archive/exportSite.ts';
import { makeArchivedSite } from '../archive/makeArchivedSite.ts';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { loadSiteById } from '../sites/storage/sites.ts';
import { newId } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createDemoSite } from './createDemoSite.ts';
import { DEMO_NAMES, demoNamed } from './demos.ts';

let database: TestDatabase;
let root: string;
beforeAll(async () => {
  database = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'quoin-demos-'));
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true });
});

const depsAt = (now: number) => ({
  ...{ db: database.db, files: localFileStore(join(root, 'files')), newId, now: () => now },
  config: { themesDir: null },
});

/** Returns the checksum of every file of an archive by name, except the README next to it. */
async function sumsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || entry.name === 'README.md') continue;
    sums.set(
      relative(folder, path),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    );
  }
  return sums;
}

async function readSite(folder: string) {
  return JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as { exportedAt: string };
}

async function rowsOf<Row>(folder: string, table: string): Promise<readonly Row[]> {
  const lines = (await readFile(join(folder, `content/${table}.jsonl`), 'utf8')).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
}

interface PageRow {
  readonly id: string;
  readonly url_id: string;
  readonly type_name: string;
  readonly main_content: string;
}

describe.each(DEMO_NAMES)('the demo %s', (name) => {
  const { folder } = demoNamed(name);

  it('imported and exported again is the same to the byte', async () => {
    const { exportedAt } = await readSite(folder);
    const deps = depsAt(Date.parse(exportedAt));
    const identifier = `${name}-again`;
    const made = await makeArchivedSite(deps, { path: folder, identifier, beforeFinish: async () => undefined });
    if (!made.ok) throw new Error(made.problem.code);
    const site = (await database.db.acrossSites((trx) => loadSiteById(trx, made.value)))!;
    const again = join(root, identifier);
    const wanted = { folder: again, baseUrl: '', actor: PRODUCT_ITSELF, isContentOnly: true };
    expect(await exportSiteToFolder(deps, site, wanted)).toMatchObject({ ok: true });
    expect(await sumsIn(again)).toEqual(await sumsIn(folder));
  });

  it('is made of sections and blocks that the editor reads as they are, and of lists', async () => {
    const documents = await rowsOf<{ collection_id: string; published: unknown }>(folder, 'page_document');
    const pages = await rowsOf<PageRow>(folder, 'collection');
    const made = new Map(documents.map((row) => [row.collection_id, row.published]));
    for (const { id, url_id, type_name, main_content } of pages) {
      expect([url_id, main_content]).toEqual([url_id, '']);
      if (type_name !== 'page') continue;
      const document = readPageDocument(made.get(id));
      expect([url_id, document.sections.length > 0]).toEqual([url_id, true]);
      expect([url_id, document]).toEqual([url_id, made.get(id)]);
    }
    for (const form of await rowsOf<Parameters<typeof formDraftProblems>[0]>(folder, 'form'))
      expect(formDraftProblems(form)).toEqual([]);
  });

  it('names only pages, pictures, products and forms that it has', async () => {
    const tables = { image: 'asset', page: 'collection', collection: 'collection', product: 'item', form: 'form' };
    const known = new Map<string, ReadonlySet<string>>();
    for (const [kind, table] of Object.entries(tables))
      known.set(kind, new Set((await rowsOf<{ id: string }>(folder, table)).map(({ id }) => id)));
    const documents = await rowsOf<{ published: unknown }>(folder, 'page_document');
    const references = documents.flatMap(({ published }) => referencesOf(readPageDocument(published)));
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter(({ to, id }) => known.get(to)?.has(id) !== true)).toEqual([]);
    const navigations = await rowsOf<{ items: readonly { collectionId: string | null }[] }>(folder, 'navigation');
    for (const { collectionId } of navigations.flatMap(({ items }) => items))
      if (collectionId !== null) expect(known.get('page')).toContain(collectionId);
  });

  it('has the bytes of every file it names', async () => {
    const sums = await sumsIn(folder);
    for (const [table, place] of [
      ['asset', 'media'],
      ['digital_file', 'files'],
    ] as const) {
      type FileRow = { readonly id: string; readonly filename: string; readonly sha256: string };
      for (const { id, filename, sha256 } of await rowsOf<FileRow>(folder, table))
        expect([filename, sums.get(`${place}/${id}/${filename}`)]).toEqual([filename, sha256]);
    }
  });
});

describe('a demo that is made later', () => {
  it('has its events as many days later, at the same hour', async () => {
    const demo = demoNamed('studio');
    const { exportedAt } = await readSite(demo.folder);
    const site = await createDemoSite(depsAt(Date.parse(exportedAt) + 200 * 86_400_000), demo);
    const wanted = (await rowsOf<{ starts_at: string }>(demo.folder, 'calendar_event')).map(
      ({ starts_at }) => starts_at,
    );
    const moved = await database.asOwner<{ at: string; was: string }>(
      `select to_char(starts_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI') as at,
         to_char(given::timestamptz at time zone 'Europe/London' + interval '200 days', 'YYYY-MM-DD HH24:MI') as was
       from calendar_event join unnest($2::text[]) with ordinality as g(given, place) on true
       where website_id = $1 and date_trunc('day', starts_at at time zone 'Europe/London')
         = date_trunc('day', given::timestamptz at time zone 'Europe/London') + interval '200 days'`,
      [site.id, wanted],
    );
    expect(moved).toHaveLength(wanted.length);
    for (const { at, was } of moved) expect(at).toBe(was);
  });

  it('asks for the password that its README names', async () => {
    const demo = demoNamed('studio');
    const readme = await readFile(join(demo.folder, 'README.md'), 'utf8');
    const [row] = await database.asOwner<{ locked: number }>(
      `select count(*)::int as locked from page_password p join collection c on c.id = p.page_id and c.website_id = p.website_id
       where c.url_id = any($1)`,
      [Object.keys(demo.passwords)],
    );
    expect(row!.locked).toBe(1);
    for (const password of Object.values(demo.passwords)) expect(readme).toContain(`\`${password}\``);
  });
});
