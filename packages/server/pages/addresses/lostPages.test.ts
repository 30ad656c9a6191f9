import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { MOST_MISSING } from '../storage/missingPages.ts';
import { forgetLostPages, noteLostPage, ownRedirect, showLostPages } from './lostPages.ts';

let database: TestDatabase;
let shop: TestShop;
const accept = 'text/html,application/xhtml+xml';

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'salt');
});
afterAll(() => database.close());

const listed = () => showLostPages(database, shop.siteId);

describe('an address that leads nowhere', () => {
  it('leads on where its owner says so', () => {
    const redirects = [
      { from: '/old', to: '/über uns'.replace(' ', '%20') },
      { from: '/blog/*', to: '/journal/*', isTemporary: true },
    ];
    const site = { settings: { siteFrame: { redirects } } };
    const ledFrom = (path: string, search = '', of: Parameters<typeof ownRedirect>[0] = site) =>
      ownRedirect(of, { path, search, host: 'salt.example', isPage: () => false });
    expect(ledFrom('/old')).toEqual({ to: '/%C3%BCber%20uns', status: 301 });
    expect(ledFrom('/old', 'utm_source=mail')?.to).toBe('/%C3%BCber%20uns?utm_source=mail');
    expect(ledFrom('/blog/a b')).toEqual({ to: '/journal/a%20b', status: 302 });
    expect([ledFrom('/other'), ledFrom('/old', '', { settings: {} })]).toEqual([null, null]);
  });

  it('is counted for its owner when a person asked, the most wanted first', async () => {
    for (const path of ['/a', '/b', '/b', '/wp-login.php', '/favicon.ico'])
      await noteLostPage(database, shop.siteId, { path, accept });
    await noteLostPage(database, shop.siteId, { path: '/machine', accept: '*/*' });
    expect((await listed()).map(({ path, hits }) => `${path} ${hits}`)).toEqual(['/b 2', '/a 1']);
  });

  it('is forgotten when there are too many, and when the owner says so', async () => {
    await database.db.inSite({ websiteId: shop.siteId }, async (trx) => {
      const rows = Array.from({ length: MOST_MISSING }, (_, index) => ({
        ...{ website_id: shop.siteId, path: `/x${index}`, last_at: new Date(Date.now() - 1000 * (index + 10)) },
      }));
      await trx.insertInto('missing_page').values(rows).execute();
    });
    await noteLostPage(database, shop.siteId, { path: '/newest', accept });
    const paths = (await listed()).map(({ path }) => path);
    expect([paths.length, paths.includes('/newest'), paths.includes(`/x${MOST_MISSING - 1}`)]).toEqual([
      ...[MOST_MISSING, true, false],
    ]);
    await forgetLostPages(database, shop.siteId);
    expect(await listed()).toEqual([]);
  });
});
