import { randomUUID } from 'node:crypto';
import type {
  AppDocumentResponse,
  PreviewLinksResponse,
  PublicationPlanResponse,
  PublishResponse,
  VersionResponse,
  VersionsResponse,
  WirePreviewLink,
  WireVersion,
} from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { type Edit, edit, type RecordKey } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { pageRoutes } from '../../storefront/routes/pages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
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

let database: TestDatabase;
let pages: SitePages;
let wire: Wire;
let client: AppClient;
let shop: TestShop;
let owner: string;
let drafter: string;
let about: RecordKey;
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => clock } });
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const { db } = database;
  const now = () => clock;
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'public');
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  wire = await openWire({ siteRoutes: pageRoutes(deps), cachedPages: pages, findSite: () => shop.load() });
  client = createAppClient({ db, pages, now });
  owner = await signInMember(client, shop.siteId, 'owner', { isOwner: true });
  drafter = await signInMember(client, shop.siteId, 'drafter', { roles: [ROLES.draftEditor] });
  const { records } = await documentOf();
  about = records.find(([, record]) => record.urlId === 'about')![0];
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

const ROOT = '/api/app/sites/public/document';
const call = async <Answer>(made: AppCall, session = owner) => answerOf<Answer>(await client.callAs(session, made));
const documentOf = () => call<AppDocumentResponse>({ path: ROOT });

async function save(edits: readonly Edit[], label = 'Test', session = owner): Promise<void> {
  const { revision } = await documentOf();
  const body = {
    base: revision,
    changes: [{ id: randomUUID(), command: 'test', label, edits }],
    at: { page: '', key: '' },
  };
  const answer = await call<{ refused: unknown }>({ method: 'POST', path: `${ROOT}/changes`, body }, session);
  expect(answer.refused).toBeNull();
}

async function titled(now: string, label?: string, session = owner): Promise<void> {
  const { records } = await documentOf();
  const was = records.find(([key]) => key === about)![1].title!;
  await save([edit(about, ['title'], was, now)], label, session);
}

const ask = (path: string, cookie = '') =>
  wire.ask({ host: 'public.sites.test', path, headers: cookie === '' ? {} : { cookie } });

describe('publication', () => {
  it('lists what is not published, publishes it, and visitors see it', async () => {
    await titled('Made public', 'Rename page');
    const { pages: pending } = await call<PublicationPlanResponse>({ path: `${ROOT}/publication` });
    expect(pending).toMatchObject([{ path: '/about', state: 'changed', authors: ['owner'] }]);
    expect(pending[0]?.changes).toEqual([expect.stringContaining('→ “Made public”')]);
    expect((await ask('/about')).text).not.toContain('Made public');
    const body = { pages: [about.slice(5)], at: null, note: '' };
    const { version } = await call<PublishResponse>({ method: 'POST', path: `${ROOT}/publication`, body });
    expect((await ask('/about')).text).toContain('Made public');
    const { versions } = await call<VersionsResponse>({ path: `${ROOT}/versions` });
    expect(versions[0]).toMatchObject({ number: version, kind: 'published', author: 'owner' });
    const shown = await call<VersionResponse>({ path: `${ROOT}/versions/${version}`, query: { page: about.slice(5) } });
    expect(shown.records.map(([key]) => key)).toContain(about);
    const refused = await client.callAs(owner, { method: 'POST', path: `${ROOT}/publication`, body });
    expect([refused.status, answerOf<{ errorKey: string }>(refused).errorKey]).toEqual([409, 'nothingToPublish']);
  });

  it('is not for who may only draft (AUT-2)', async () => {
    await titled('Only drafted', 'Draft', drafter);
    const body = { pages: null, at: null, note: '' };
    expect((await client.callAs(drafter, { method: 'POST', path: `${ROOT}/publication`, body })).status).toBe(403);
  });

  it('is planned and called off', async () => {
    const at = new Date(clock + 3_600_000).toISOString();
    const body = { pages: null, at, note: 'Spring' };
    const { version } = await call<PublishResponse>({ method: 'POST', path: `${ROOT}/publication`, body });
    const { planned } = await call<PublicationPlanResponse>({ path: `${ROOT}/publication` });
    expect(planned).toMatchObject([{ number: version, kind: 'planned', plannedFor: at, name: 'Spring' }]);
    const callOff = { method: 'DELETE', path: `${ROOT}/publication/${version}` } as const;
    expect((await client.callAs(owner, callOff)).status).toBe(204);
    expect((await client.callAs(owner, callOff)).status).toBe(404);
  });

  it('keeps the draft under a name, and names a version anew', async () => {
    const body = { name: 'Before the party' };
    const made = await call<WireVersion>({ method: 'POST', path: `${ROOT}/versions`, body });
    expect(made).toMatchObject({ kind: 'named', name: 'Before the party' });
    const renamed = { method: 'PUT', path: `${ROOT}/versions/${made.number}`, body: { name: 'Party' } } as const;
    expect(await call<WireVersion>(renamed)).toMatchObject({ number: made.number, name: 'Party' });
    const canvas = { path: `${ROOT}/canvas`, query: { page: about.slice(5), version: String(made.number) } };
    await titled('Later on');
    const { url } = await call<{ url: string }>(canvas);
    const page = await ask(new URL(url).pathname + new URL(url).search);
    expect([page.text.includes('Only drafted'), page.text.includes('Later on')]).toEqual([true, false]);
  });
});

describe('a preview link', () => {
  it('shows the draft to who has it, until it is taken back', async () => {
    await titled('Sneak peek');
    const made = await call<WirePreviewLink>({ method: 'POST', path: `${ROOT}/preview-links` });
    const { links } = await call<PreviewLinksResponse>({ path: `${ROOT}/preview-links` });
    expect(links).toEqual([made]);
    const url = new URL(made.url);
    const entered = await ask(url.pathname + url.search);
    expect([entered.status, entered.headers.location]).toEqual([303, '/']);
    const cookie = entered.setCookies.find((line) => line.startsWith('quoin-preview='))!.split(';')[0]!;
    const page = await ask('/about', cookie);
    expect(page.text).toContain('Sneak peek');
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect((await ask('/about')).text).not.toContain('Sneak peek');
    expect((await client.callAs(owner, { method: 'DELETE', path: `${ROOT}/preview-links/${made.id}` })).status).toBe(
      204,
    );
    const over = await ask('/about', cookie);
    expect([over.status, over.setCookies[0]]).toEqual([303, expect.stringContaining('Max-Age=0')]);
    expect((await ask(url.pathname + url.search)).status).toBe(403);
  });

  it('is over after a week', async () => {
    const { url } = await call<WirePreviewLink>({ method: 'POST', path: `${ROOT}/preview-links` });
    clock += 7 * 86_400_000 + 1000;
    const late = await ask(new URL(url).pathname + new URL(url).search);
    clock -= 7 * 86_400_000 + 1000;
    expect(late.status).toBe(403);
  });
});

describe('a page for members', () => {
  it('is shown to them alone: others are asked to sign in, and no list, search or copy has it (USER-04, SC-60)', async () => {
    await save([edit(about, ['access'], { kind: 'public' }, { kind: 'members' })], 'Close page');
    await call({ method: 'POST', path: `${ROOT}/publication`, body: { pages: null, at: null, note: '' } });
    const closed = await ask('/about');
    expect([closed.status, closed.headers['cache-control']]).toEqual([403, 'private, no-store']);
    expect(closed.text).toContain('This page available only site members');
    expect(closed.text).toContain('href="/account/sign-in?next=%2Fabout"');
    expect(closed.text).not.toContain('About us');
    for (const path of ['/about?format=json', '/about?format=main-content'])
      expect((await ask(path)).text, path).not.toContain('About us');
    for (const path of ['/sitemap.xml', '/']) expect((await ask(path)).text, path).not.toContain('/about');
    const site = await shop.load();
    const request = { path: '/about', query: {} };
    const reader = { isIn: true, joinedAt: null, now: 0 };
    expect(await pages.closedPage(site, request, reader)).toContain('About us');
    expect(await pages.closedPage(site, { ...request, path: '/shop' }, reader)).toBeNull();
    expect((await ask('/about')).status).toBe(403);
    expect((await documentOf()).unpublished).toEqual([]);
    const { url } = await call<{ url: string }>({ path: `${ROOT}/canvas`, query: { page: about.slice(5) } });
    expect((await ask(new URL(url).pathname + new URL(url).search)).text).toContain('About us');
    await save([edit(about, ['access'], { kind: 'members' }, { kind: 'public' })], 'Open page');
    await call({ method: 'POST', path: `${ROOT}/publication`, body: { pages: null, at: null, note: '' } });
    expect((await ask('/about')).status).toBe(200);
  });
});

describe('what older clients call', () => {
  const query = () => ({ websiteId: shop.siteId });

  it('reads and writes header and footer (PREF-02)', async () => {
    const path = '/api/site-header-footer';
    const header = { layout: 'centre', isSticky: true };
    expect(await call({ path, query: query() })).toEqual({ header: {}, footer: {} });
    expect(await call({ method: 'PUT', path, query: query(), body: { header } })).toEqual({ header, footer: {} });
    for (const odd of [7, null, 'text', [header]])
      for (const body of [{ header: odd }, { footer: odd }, odd])
        expect((await client.callAs(owner, { method: 'PUT', path, query: query(), body })).status).toBe(400);
    expect((await shop.load()).settings.siteFrame).toMatchObject({ header });
    expect((await documentOf()).unpublished).not.toContain('site:site');
  });

  it('answers a block field as the format stores it (site-templates 9)', async () => {
    const empty = { columns: 12, rows: [{ columns: [{ span: 12, blocks: [] }] }] };
    const asked = { path: '/api/block-fields/foot.left', query: query() };
    expect(await call(asked)).toEqual({ data: { layout: empty, updatedOn: 0 } });
  });

  it('replaces a navigation, published at once (PREF-04), and answers the layout list (PREF-05)', async () => {
    const path = '/api/commondata/GetSiteLayout';
    const { layout } = await call<{ layout: { identifier: string; links: { collectionId: string }[] }[] }>({
      ...{ path, query: query() },
    });
    expect(layout[0]).toMatchObject({
      identifier: 'mainNav',
      links: [{ urlId: 'shop' }, { urlId: 'journal' }, { urlId: 'about' }],
    });
    const [first, second] = layout[0]!.links;
    const body = {
      ...{ fieldName: 'mainNav', templateId: 'x' },
      navigation: {
        items: [
          { collectionId: second!.collectionId, externalLink: null, memberAreaId: null, items: [] },
          { externalLink: { url: 'https://example.com/', title: 'Elsewhere', newWindow: true } },
          { title: 'More', items: [{ collectionId: first!.collectionId }] },
        ],
      },
    };
    const updated = { method: 'POST', path: '/api/widget/UpdateNavigation', query: query(), body } as const;
    expect(await call(updated)).toMatchObject({
      navigation: {
        items: [
          { urlId: 'journal' },
          { title: 'Elsewhere', externalLink: { url: 'https://example.com/', newWindow: true } },
          { title: 'More', children: [{ urlId: 'shop' }] },
        ],
      },
    });
    expect((await ask('/about')).text).toContain('https://example.com/');
    const area = { name: 'Friends of the press', description: '', joining: 'free', productIds: [] };
    const made = await call<{ areas: { id: string }[] }>({
      ...{ method: 'POST', path: '/api/app/sites/public/member-areas', body: area },
    });
    const memberAreaId = made.areas[0]!.id;
    const withArea = { ...body, navigation: { items: [{ memberAreaId }, { title: 'A heading' }] } };
    expect(await call({ ...updated, body: withArea })).toMatchObject({
      navigation: {
        items: [
          { title: 'Friends of the press', memberAreaId, externalLink: { url: '/account/memberships' } },
          { title: 'A heading' },
        ],
      },
    });
    expect((await ask('/about')).text).toContain('<a href="/account/memberships">Friends of the press</a>');
    const refused = [
      { ...body, navigation: { items: [{ externalLink: { url: 'javascript:alert(1)' } }] } },
      { ...body, navigation: { items: [{ memberAreaId: 'no-area', title: 'Gone' }] } },
      { ...body, navigation: { items: [{ title: 'More', items: [{ memberAreaId: 'no-area' }] }] } },
      { ...body, fieldName: 'nobodysNav' },
    ];
    for (const bad of refused) expect((await client.callAs(owner, { ...updated, body: bad })).status).toBe(400);
  });
});
