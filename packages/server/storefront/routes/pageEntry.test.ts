import { randomUUID } from 'node:crypto';
import type { AppDocumentResponse, PagePasswordResponse } from '@quoin/contract/endpoints/content';
import { edit, type RecordKey } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { searchRoutes } from '../../search/routes/search.ts';
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
import { addTestShop, type TestShop } from '../testing/shop.ts';
import { pageRoutes } from './pages.ts';

let database: TestDatabase;
let pages: SitePages;
let wire: Wire;
let client: AppClient;
let shop: TestShop;
let owner: string;
let about: RecordKey;
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => clock } });
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const { db } = database;
  const now = () => clock;
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'locked');
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  const siteRoutes = [...searchRoutes(deps), ...pageRoutes(deps)];
  wire = await openWire({ siteRoutes, cachedPages: pages, findSite: () => shop.load() });
  client = createAppClient({ db, pages, now });
  owner = await signInMember(client, shop.siteId, 'o', { isOwner: true });
  const { records, revision } = await call<AppDocumentResponse>({ path: ROOT });
  about = records.find(([, record]) => record.urlId === 'about')![0];
  const edits = [edit(about, ['access'], { kind: 'public' }, { kind: 'password' })];
  const changes = [{ id: randomUUID(), command: 'changePage', label: 'Lock page', edits }];
  const at = { page: '', key: '' };
  await call({ method: 'POST', path: `${ROOT}/changes`, body: { base: revision, changes, at } });
  await call({ method: 'POST', path: `${ROOT}/publication`, body: { pages: null, at: null, note: '' } });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

const ROOT = '/api/app/sites/locked/document';
const call = async <Answer>(made: AppCall) => answerOf<Answer>(await client.callAs(owner, made));
const ask = (path: string, cookie = '') =>
  wire.ask({ host: 'locked.sites.test', path, headers: cookie === '' ? {} : { cookie } });

function setPassword(password: string) {
  const path = `/api/app/sites/locked/pages/${about.slice(5)}/password`;
  return client.callAs(owner, { method: 'PUT', path, body: { password } });
}

async function enter(password: string, path = '/about') {
  const answer = await wire.ask({
    ...{ method: 'POST', host: 'locked.sites.test', path: '/api/page-entry' },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://locked.sites.test',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({ path, password }).toString(),
  });
  const cookie = answer.setCookies.find((line) => line.includes('page-entry-'))?.split(';')[0] ?? '';
  return { ...answer, cookie };
}

describe('a page behind a password', () => {
  it('shows what stands in front of it, and nothing of it anywhere (USER-04, SC-60)', async () => {
    const { status, text, headers } = await ask('/about');
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([403, 'private, no-store', 'noindex']);
    expect(text).toContain('This page is locked');
    for (const format of ['json', 'json-pretty', 'main-content', 'rss', 'ical'])
      expect((await ask(`/about?format=${format}`)).text, format).not.toContain('About us');
    for (const path of ['/about', '/', '/sitemap.xml', '/search?q=about+us', '/?format=json'])
      expect((await ask(path)).text, path).not.toContain('About us');
    const { url } = await call<{ url: string }>({ path: `${ROOT}/canvas`, query: { page: about.slice(5) } });
    expect((await ask(new URL(url).pathname + new URL(url).search)).text).toContain('About us');
  });

  it('lets nobody in while it has none, and keeps it out of records', async () => {
    expect((await enter('')).status).toBe(403);
    expect((await setPassword('abc')).status).toBe(422);
    const set = answerOf<PagePasswordResponse>(await setPassword('open sesame'));
    expect(set).toMatchObject({ isSet: true });
    const { records } = await call<AppDocumentResponse>({ path: ROOT });
    expect(JSON.stringify(records)).not.toMatch(/open sesame|argon2/);
  });

  it('lets in whoever knows it, on that browser alone, until it is another or two weeks are over', async () => {
    const wrong = await enter('open please');
    expect([wrong.status, wrong.cookie]).toEqual([403, '']);
    expect(wrong.text).toContain('That is not the password of this page.');
    const right = await enter(' open sesame ');
    expect([right.status, right.headers.location]).toEqual([303, '/about']);
    const inside = await ask('/about', right.cookie);
    expect([inside.status, inside.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(inside.text).toContain('About us');
    expect((await ask('/about')).status).toBe(403);
    expect((await ask('/about', `${right.cookie}x`)).status).toBe(403);
    clock += 14 * 86_400_000 + 1;
    expect((await ask('/about', right.cookie)).status).toBe(403);
    clock -= 14 * 86_400_000 + 1;
    const again = await enter('open sesame');
    await setPassword('another word');
    expect((await ask('/about', again.cookie)).status).toBe(403);
  });

  it('makes who guesses wait, and leads nowhere else', async () => {
    for (const path of ['https://elsewhere.test/about', '//elsewhere.test', '/shop', ''])
      expect((await enter('another word', path)).headers.location, path).toBe('/');
    let guess = await enter('a guess');
    for (let count = 0; count < 6 && guess.status === 403; count += 1) guess = await enter(`guess ${count}`);
    expect(guess.status).toBe(429);
    expect(guess.text).toContain('Too many tries.');
    expect((await enter('another word')).status).toBe(429);
  });
});
