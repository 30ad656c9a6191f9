import { randomBytes } from 'node:crypto';
import type { AppCommentsResponse } from '@quoin/contract/endpoints/content';
import type { WireProblem } from '@quoin/contract/problems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommentLimits } from '../../comments/commentDeps.ts';
import { commentRoutes } from '../../comments/routes/comments.ts';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import { type AppClient, callsOf, createAppClient, signInMember, testKeyFor } from '../../testing/appClient.ts';
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
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const now = () => clock;
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'forum');
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  const comments = { db, pages, randomBytes, limits: createCommentLimits(1000), keyFor: testKeyFor };
  const siteRoutes = [...commentRoutes(comments), ...pageRoutes(deps)];
  wire = await openWire({ siteRoutes, cachedPages: pages, findSite: () => shop.load(), now });
  client = createAppClient({ db, pages, now });
  owner = await signInMember(client, shop.siteId, 'o', { isOwner: true });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

const call = callsOf('forum', () => ({ client, session: owner }));
const ask = (path: string) => wire.ask({ host: 'forum.sites.test', path });
const policyOf = async (path: string) => String((await ask(path)).headers['content-security-policy']);

async function choose(parts: object) {
  const { settings } = (await call<AppCommentsResponse>('GET', '/comments')).body;
  const answer = await call<WireProblem>('PUT', '/comments/settings', { ...settings, ...parts });
  clock += 1500;
  return answer;
}

describe('comments that Disqus keeps (product.md 1.5, DISP-11)', () => {
  it('need a forum of a name that one can have', async () => {
    const { status, body } = await choose({ commentsEnabled: true, disqusShortname: 'a b' });
    expect([status, body.errorKey]).toEqual([422, 'disqusShortnameInvalid']);
    expect(body.error).toMatch(/^Enter a shortname of lowercase letters/);
  });

  it('stand below entries behind the visitor’s agreement, and only their pages may hold its frame', async () => {
    expect((await choose({ commentsEnabled: true })).status).toBe(204);
    expect(await policyOf('/journal/post-3')).not.toContain('disqus');
    expect((await ask('/journal/post-3')).text).toContain('action="/comments/');
    await choose({ disqusShortname: 'https://Salt-Paper.disqus.com/' });
    const { text } = await ask('/journal/post-3');
    expect(text).toMatch(/data-frame-src="https:\/\/disqus\.com\/embed\/comments\/\?[^"]*f=salt-paper/);
    expect(text).toContain(`t_u=${encodeURIComponent('http://forum.sites.test/journal/post-3')}`);
    expect(text).toContain('Show the comments at Disqus');
    expect(text).not.toContain('action="/comments/');
    expect(text).not.toMatch(/<(?:script|iframe)[^>]+disqus/);
    expect(await policyOf('/journal/post-3')).toContain("frame-src 'self' https://disqus.com");
    expect(await policyOf('/journal/post-3')).not.toMatch(/script-src[^;]*disqus/);
    for (const path of ['/', '/journal', '/about']) expect(await policyOf(path), path).not.toContain('disqus');
  });

  it('are told to templates by the names they ask for', async () => {
    const data = JSON.parse((await ask('/journal/post-3?format=json')).text);
    expect(data.websiteSettings).toMatchObject({ disqusShortname: 'salt-paper', disqusShortName: 'salt-paper' });
    expect(data.item.commentState).toBe(1);
    await choose({ commentsEnabled: false });
    const off = JSON.parse((await ask('/journal/post-3?format=json')).text);
    expect([off.websiteSettings.disqusShortname, off.websiteSettings.disqusShortName]).toEqual(['', '']);
    expect((await ask('/journal/post-3')).text).not.toContain('disqus.com');
    await choose({ commentsEnabled: true });
  });

  it('are written there: this site takes none meanwhile, and has its own again afterwards', async () => {
    const { item } = JSON.parse((await ask('/journal/post-3?format=json')).text);
    const write = () =>
      wire.ask({
        ...{ method: 'POST', host: 'forum.sites.test', path: `/comments/${item.id}` },
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...{ origin: 'http://forum.sites.test', 'sec-fetch-site': 'same-origin' },
        },
        body: new URLSearchParams({ name: 'Ada', body: 'Lovely.' }).toString(),
      });
    const refused = await write();
    expect(refused.status).toBe(403);
    expect(refused.text).not.toContain('Lovely.');
    expect((await call<AppCommentsResponse>('GET', '/comments')).body.comments).toEqual([]);
    expect((await choose({ disqusShortname: '' })).status).toBe(204);
    expect((await write()).status).toBe(303);
    expect((await call<AppCommentsResponse>('GET', '/comments')).body.comments).toHaveLength(1);
    expect((await ask('/journal/post-3')).text).toContain('action="/comments/');
  });
});
