import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type OpenedDemo, openDemo } from '../testing/demoSite.ts';
import { createSitePages, type SitePages } from './sitePages.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const FORMATS = ['', '?format=json', '?format=rss'];

let database: TestDatabase;
let folder: string;
let pages: SitePages;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'quoin-rows-'));
  pages = createSitePages({
    ...{ db: database.db, log: createLog('silent'), now: () => NOW, themesFolder: THEMES_FOLDER },
    ...{ cacheBytes: 0, loadedPagesBytes: 0 },
    config: { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false },
  });
}, 300_000);
afterAll(async () => {
  await pages?.close();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Page by page, as visitors and programs get them and as the draft shows them. */
async function printed({ site, records, paths }: OpenedDemo): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for (const path of [...paths, '/search?q=a']) {
    const [place = '/', search = ''] = path.split('?');
    const draft = await pages.drafts.page(site, records, { path: place, parameters: {}, isCanvas: true });
    all.set(`${path} in the editor`, draft.html);
    for (const format of search === '' ? FORMATS : ['']) {
      const query = parseQueryString(search + format.slice(1));
      const { body } = await pages.renderSitePage(site, { path: place, query, headers: {} });
      all.set(path + format, Buffer.from(body ?? '').toString());
    }
  }
  return all;
}

/** Half of all rows, by chance, move behind the others. Versions stay as they are, for no trigger runs. */
async function moveRows(): Promise<void> {
  const tables = await database.asOwner<{ name: string; field: string }>(`
    SELECT c.oid::regclass::text AS name, quote_ident(min(a.attname)) AS field
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity = ''
    GROUP BY c.oid`);
  const moves = tables.map(({ name, field }) => `UPDATE ${name} SET ${field} = ${field} WHERE random() < 0.5;`);
  await database.asOwner(`BEGIN; SET LOCAL session_replication_role = replica; ${moves.join(' ')} COMMIT; ANALYZE;`);
}

describe('pages', () => {
  it.each(['prints', 'studio', 'cafe'])(
    'of the demo %s are the same in whatever order rows are stored',
    async (name) => {
      const demo = await openDemo({ db: database.db, folder, now: NOW }, name);
      const before = await printed(demo);
      expect(before.size).toBeGreaterThan(20);
      for (let round = 0; round < 2; round += 1) {
        await moveRows();
        for (const [path, now] of await printed(demo)) expect([path, now]).toEqual([path, before.get(path)]);
      }
    },
  );
});
