import { randomUUID } from 'node:crypto';
import type {
  AppDocumentResponse,
  CanvasResponse,
  SaveChangesResponse,
  SectionMarkupResponse,
} from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { type Edit, edit, type RecordKey, recordKey } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sectionOn, textIn } from '../../pages/testing/openedSite.ts';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import { type AppClient, answerOf, createAppClient, signInMember, testKeyFor } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSitePages, type SitePages } from '../answering/sitePages.ts';
import { createDraftMemory } from '../draft/draftMemory.ts';
import { addTestShop, type TestShop } from '../testing/shop.ts';
import { pageRoutes } from './pages.ts';

const CANVAS_SCRIPT = '/assets/canvas/frame-ABCDEFGH.js';
let database: TestDatabase;
let pages: SitePages;
let wire: Wire;
let client: AppClient;
let shop: TestShop;
let owner: string;
let drafter: string;
let about: string;
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const now = () => clock;
  const { db } = database;
  pages = createSitePages({
    ...{ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER },
    ...{ blockStyles: '/assets/storefront/blocks.css', canvasScript: CANVAS_SCRIPT },
  });
  shop = await addTestShop(db, 'canvas');
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
  drafter = await signInMember(client, shop.siteId, 'viewer', { roles: [ROLES.viewer] });
  const { records } = await documentOf(owner);
  about = records.find(([, record]) => record.urlId === 'about')![0].slice('page:'.length);
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

const ROOT = '/api/app/sites/canvas/document';
const documentOf = async (session: string) =>
  answerOf<AppDocumentResponse>(await client.callAs(session, { path: ROOT }));

async function save(edits: readonly Edit[]): Promise<SaveChangesResponse> {
  const { revision } = await documentOf(owner);
  const changes = [{ id: randomUUID(), command: 'test', label: 'Test', edits }];
  const body = { base: revision, changes, at: { page: about, key: '' } };
  return answerOf(await client.callAs(owner, { method: 'POST', path: `${ROOT}/changes`, body }));
}

async function canvas(query: Record<string, string>) {
  const reply = await client.callAs(owner, { path: `${ROOT}/canvas`, query });
  const { url } = answerOf<CanvasResponse>(reply);
  return new URL(url);
}

const ask = (url: URL) => wire.ask({ host: 'canvas.sites.test', path: url.pathname + url.search });
const wireBase = { headers: { 'accept-encoding': 'identity' } };

async function value(key: RecordKey, name: string) {
  const { records } = await documentOf(owner);
  return records.find(([each]) => each === key)?.[1][name];
}

const FACTS = /<script type="application\/json" id="page-facts">.*?<\/script>\n/;

describe('the canvas', () => {
  it('shows what nobody edited byte for byte as visitors see it', async () => {
    const site = await shop.load();
    const records = new Map((await documentOf(owner)).records);
    for (const path of ['/', '/about', '/shop', '/journal', '/shop/dunes']) {
      const draft = await pages.drafts.page(site, records, { path, parameters: {}, isCanvas: false });
      const live = await pages.renderSitePage(site, { path, query: {}, headers: {} });
      // A draft tells nobody of a visit.
      const seen = String(live.body).replace(FACTS, '');
      expect(seen, path).not.toBe(live.body);
      expect(draft, path).toEqual({ status: 200, html: seen });
    }
  });

  it('is the site’s own page with what is not published, with our script first, and kept by nobody', async () => {
    const key = recordKey('page', about);
    await save([edit(key, ['title'], await value(key, 'title'), 'About drafts')]);
    const [section, block] = [randomUUID(), randomUUID()];
    await save([sectionOn(about, section), textIn(section, block, '<p>Only a draft</p>')]);
    const url = await canvas({ page: about });
    expect(url.pathname).toBe('/about');
    const page = await ask(url);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Only a draft');
    expect(page.text).toContain('About drafts');
    const first = /<head[^>]*>\s*(<script[^>]*>)/.exec(page.text)?.[1];
    expect(first).toBe(`<script src="${CANVAS_SCRIPT}">`);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self' http://app.test");
    const visitors = await wire.ask({ host: 'canvas.sites.test', path: '/about', ...wireBase });
    expect(visitors.text).not.toMatch(/Only a draft|About drafts|assets\/canvas/);
  });

  it('shows pages that are switched off, and new ones, and the title and tweaks of the draft', async () => {
    const { records } = await documentOf(owner);
    const hidden = records.find(([, record]) => record.urlId === 'draft')![0].slice('page:'.length);
    const page = await ask(await canvas({ page: hidden }));
    expect([page.status, page.text.includes('Hidden')]).toEqual([200, true]);
    await save([edit('site:site', ['title'], await value('site:site', 'title'), 'Draft & Co')]);
    const home = await ask(await canvas({ path: '/' }));
    expect(home.text).toContain('Draft &amp; Co');
  });

  it('opens for nobody without a pass, with one of another site, or a little later', async () => {
    const url = await canvas({ page: about });
    const forged = new URL(url);
    forged.searchParams.set('quoin-draft', `${url.searchParams.get('quoin-draft')!.slice(0, -2)}xx`);
    expect((await ask(forged)).status).toBe(403);
    clock += 16 * 60_000;
    expect((await ask(url)).status).toBe(403);
    expect((await ask(await canvas({ page: about }))).status).toBe(200);
  });

  it('answers sections with edits nobody has saved, cleaned, without the page around them', async () => {
    const section = randomUUID();
    const [first, second] = [randomUUID(), randomUUID()];
    await save([sectionOn(about, section), textIn(section, first, '<p>One</p>')]);
    const edits = [textIn(section, second, '<p onclick="x()">Unsaved</p>')];
    const body = { page: about, sections: [section, 'nowhere'], edits };
    const reply = await client.callAs(owner, { method: 'POST', path: `${ROOT}/section-markup`, body });
    const { sections } = answerOf<SectionMarkupResponse>(reply);
    expect(Object.keys(sections)).toEqual([section]);
    expect(sections[section]).toMatch(/^<section class="page-section[\s\S]*<\/section>$/);
    for (const text of ['<p>One</p>', '<p>Unsaved</p>']) expect(sections[section]).toContain(text);
    expect((await ask(await canvas({ page: about }))).text).not.toContain('Unsaved');
  });

  it('is looked at, but not changed, by who may only look', async () => {
    const { may, records } = await documentOf(drafter);
    expect([may.edit, may.publish, records.length > 0]).toEqual([false, false, true]);
    const body = { base: 0, changes: [], at: { page: '', key: '' } };
    expect((await client.callAs(drafter, { method: 'POST', path: `${ROOT}/changes`, body })).status).toBe(403);
  });

  it('knows who else is there, for twenty seconds', async () => {
    await client.callAs(drafter, { path: `${ROOT}/changes`, query: { since: '0', page: about } });
    expect((await documentOf(owner)).people).toMatchObject([{ name: 'viewer', page: about }]);
    clock += 21_000;
    expect((await documentOf(owner)).people).toEqual([]);
  });
});
