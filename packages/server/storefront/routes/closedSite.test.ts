import { randomUUID } from 'node:crypto';
import type { AppDocumentResponse, PublicationPlanResponse, PublishResponse } from '@quoin/contract/endpoints/content';
import { visitPath } from '@quoin/contract/endpoints/running';
import { edit } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockRoutes } from '../../cart/routes/stock.ts';
import { documentJobs, PUBLISH_JOB } from '../../pages/publication/planPublication.ts';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { createLog } from '../../platform/log.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import {
  type AppCall,
  type AppClient,
  answerOf,
  createAppClient,
  signInMember,
  testKeyFor,
} from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSitePages, type SitePages } from '../answering/sitePages.ts';
import { createDraftMemory } from '../draft/draftMemory.ts';
import { STAFF_ENTRY_MS } from '../staffPass.ts';
import { addTestShop, type TestShop } from '../testing/shop.ts';
import { pageRoutes } from './pages.ts';
import { behindLock } from './siteLock.ts';
import { staffVisitRoutes } from './staffVisit.ts';

let database: TestDatabase;
let pages: SitePages;
let wire: Wire;
let client: AppClient;
let shop: TestShop;
let owner: string;
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => clock } });
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const { db } = database;
  const now = () => clock;
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'fresh');
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  const siteRoutes = [...staffVisitRoutes(deps), ...behindLock(deps, [...stockRoutes(deps), ...pageRoutes(deps)])];
  wire = await openWire({ siteRoutes, cachedPages: pages, findSite: () => shop.load(), now });
  client = createAppClient({ db, pages, now, settings: { sitesDomain: 'sites.test' } });
  owner = await signInMember(client, shop.siteId, 'o', { isOwner: true });
  await call<AppDocumentResponse>({ path: ROOT });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

const ROOT = '/api/app/sites/fresh/document';
const call = async <Answer>(made: AppCall) => answerOf<Answer>(await client.callAs(owner, made));
const ask = (path: string, cookie = '') =>
  wire.ask({ host: 'fresh.sites.test', path, headers: cookie === '' ? {} : { cookie } });
const plan = () => call<PublicationPlanResponse>({ path: `${ROOT}/publication` });
const publish = (body: object = {}) =>
  client.callAs(owner, {
    ...{ method: 'POST', path: `${ROOT}/publication` },
    body: { pages: null, at: null, note: '', ...body },
  });

async function close(): Promise<void> {
  await ask('/shop');
  await database.asOwner('update website set is_closed = true where id = $1', [shop.siteId]);
  // What a host remembers of its site is forgotten after a second.
  clock += 2000;
}

/** Returns the cookies of a browser that came by the app's link. */
async function teamCookie(): Promise<string> {
  const led = await client.callAs(owner, { path: visitPath('fresh'), query: { path: '/shop' } });
  const { pathname, search } = new URL(led.headers?.location ?? '');
  const arrived = await ask(pathname + search);
  return arrived.setCookies.map((line) => line.split(';')[0]).join('; ');
}

describe('a site before its first publication', () => {
  it('says that it is coming soon to everybody, whatever they ask for', async () => {
    await close();
    for (const path of ['/', '/shop', '/shop?format=json', '/sitemap.xml', '/no-such-page']) {
      const { status, text, headers } = await ask(path);
      expect([path, status, headers['cache-control'], headers['x-robots-tag'], headers['retry-after']]).toEqual([
        ...[path, 503, 'private, no-store', 'noindex', '3600'],
      ]);
      expect(text).toContain('Coming soon');
      expect(text).not.toMatch(/site-header|<item>|<loc>|password/);
    }
    expect((await ask('/shop')).text).toContain('href="http://app.test/fresh/visit?path=%2Fshop"');
    const stock = await ask('/api/commerce/stock?ids=x');
    expect([stock.status, stock.text.includes('siteClosed')]).toEqual([503, true]);
  });

  it('is seen by its team, who come from the app, for a day', async () => {
    const cookie = await teamCookie();
    expect((await ask('/shop', cookie)).status).toBe(200);
    expect((await ask('/shop', cookie.replace(/team-entry=[^;]*/, 'team-entry=made.up'))).status).toBe(503);
    clock += STAFF_ENTRY_MS;
    expect((await ask('/shop', cookie)).status).toBe(503);
    // Her own session has ended, too.
    const again = { email: 'o@example.com', password: 'correct horse battery', previousToken: null };
    const session = await client.accounts.signIn(again);
    owner = session.ok ? session.value.token : '';
  });

  it('is new page by page in what would be published', async () => {
    const { isClosed, pages: pending } = await plan();
    expect(isClosed).toBe(true);
    expect(pending.length).toBeGreaterThan(1);
    expect(new Set(pending.map(({ state }) => state))).toEqual(new Set(['new']));
  });

  it('opens with its first publication, though nothing was changed', async () => {
    expect((await publish()).status).toBe(200);
    clock += 2000;
    expect((await ask('/shop')).status).toBe(200);
    expect((await ask('/shop', await teamCookie())).setCookies.join()).not.toContain('team-entry');
    expect(await plan()).toMatchObject({ isClosed: false, pages: [] });
    expect((await publish()).status).toBe(409);
  });

  it('stays closed until the time a publication is planned for', async () => {
    await close();
    const { records, revision } = await call<AppDocumentResponse>({ path: ROOT });
    const [key, page] = records.find(([, record]) => record.urlId === 'about')!;
    const edits = [edit(key, ['title'], page.title, 'About us')];
    const changes = [{ id: randomUUID(), command: 'changePage', label: 'Rename', edits }];
    const body = { base: revision, changes, at: { page: '', key: '' } };
    expect((await client.callAs(owner, { method: 'POST', path: `${ROOT}/changes`, body })).status).toBe(200);
    const planned = await publish({ at: new Date(clock + 3_600_000).toISOString() });
    const { version: number } = answerOf<PublishResponse>(planned);
    expect((await ask('/about')).status).toBe(503);
    clock += 3_600_000;
    const jobs = documentJobs({ db: database.db, drafts: createDraftMemory(), invalidate: () => undefined });
    await jobs.get(PUBLISH_JOB)!(
      { websiteId: shop.siteId, payload: { number } } as unknown as Job,
      new AbortController().signal,
    );
    clock += 2000;
    expect((await ask('/about')).text).toContain('About us');
  });
});
