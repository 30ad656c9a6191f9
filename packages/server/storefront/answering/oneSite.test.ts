import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { recordStatements, statementFaults } from '../../testing/siteStatements.ts';
import { addTestShop } from '../testing/shop.ts';
import { createSitePages, type SitePages } from './sitePages.ts';

const recorded = recordStatements();
let database: TestDatabase;
let pages: SitePages;

beforeAll(async () => {
  database = await createTestDatabase({ open: { around: recorded.around } });
  pages = createSitePages({
    db: database.db,
    config: { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false },
    log: createLog('silent'),
    now: Date.now,
    themesFolder: THEMES_FOLDER,
  });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

it('the statements of pages and of search in a shop stay within one site (TEN-1)', async () => {
  const shop = await addTestShop(database.db, 'salt');
  const site = await shop.load();
  for (const url of [
    '/',
    '/shop',
    '/shop?q=dune&filter[Size]=M&price-to=60&sort=name',
    '/shop/dunes',
    '/journal',
    '/about',
  ]) {
    const [path = '/', search = ''] = url.split('?');
    const reply = await pages.renderSitePage(site, { path, query: parseQueryString(search), headers: {} });
    expect(reply.status, url).toBe(200);
  }
  expect(recorded.inSite.size).toBeGreaterThan(10);
  expect(await statementFaults(database.url, recorded.inSite)).toEqual([]);
});
