import { randomUUID } from 'node:crypto';
import type { AppDocumentResponse } from '@quoin/contract/endpoints/content';
import { edit, type JsonRecord, type RecordKey, recordKey } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockRoutes } from '../../../cart/routes/stock.ts';
import type { Config } from '../../../platform/config.ts';
import { THEMES_FOLDER } from '../../../platform/folders.ts';
import { openWire, type Wire } from '../../../platform/http/testing/wire.ts';
import { createLog } from '../../../platform/log.ts';
import { searchRoutes } from '../../../search/routes/search.ts';
import { createSitePages, type SitePages } from '../../../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../../../storefront/draft/draftMemory.ts';
import { pageRoutes } from '../../../storefront/routes/pages.ts';
import { behindLock } from '../../../storefront/routes/siteLock.ts';
import { addTestShop, type TestShop } from '../../../storefront/testing/shop.ts';
import { signOnPageRoutes } from '../../../team/routes/signOnPage.ts';
import { passwordService } from '../../../team/testing/passwordService.ts';
import { type AppCall, type AppClient, answerOf, createAppClient, testKeyFor } from '../../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';

let database: TestDatabase;
let pages: SitePages;
let wire: Wire;
let client: AppClient;
let shop: TestShop;
let owner: string;
let clock = Date.now();
let services: readonly { readonly name: string; readonly url: string }[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => clock } });
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const { db } = database;
  const now = () => clock;
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'folders');
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  const signOnOptions = () => Promise.resolve(services);
  const routes = [...searchRoutes(deps), ...signOnPageRoutes({ pages, signOnOptions }), ...stockRoutes(deps)];
  const siteRoutes = behindLock(deps, [...routes, ...pageRoutes(deps)]);
  wire = await openWire({ siteRoutes, cachedPages: pages, findSite: () => shop.load(), now });
  client = createAppClient({ db, pages, now });
  const person = { email: 'o@example.com', password: 'correct horse', displayName: 'O' };
  const made = await client.accounts.createAccount(person);
  if (!made.ok) throw new Error(made.problem.code);
  await client.accounts.addMember({ websiteId: shop.siteId, accountId: made.value, roles: [], isOwner: true });
  const session = await client.accounts.signIn({ ...person, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  owner = session.value.token;
  await call<AppDocumentResponse>({ path: ROOT });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

const ROOT = '/api/app/sites/folders/document';
const call = async <Answer>(made: AppCall) => answerOf<Answer>(await client.callAs(owner, made));
const ask = (path: string, cookie = '') =>
  wire.ask({ host: 'folders.sites.test', path, headers: cookie === '' ? {} : { cookie } });
const textOf = async (path: string) => (await ask(path)).text;

/** Records as they shall be, published. */
async function publish(wanted: Readonly<Record<string, JsonRecord>>): Promise<void> {
  const { records, revision } = await call<AppDocumentResponse>({ path: ROOT });
  const held = new Map(records.map(([key, record]) => [key, record]));
  const edits = Object.entries(wanted).map(([key, record]) =>
    edit(key as RecordKey, [], held.get(key as RecordKey), { ...held.get(key as RecordKey), ...record }),
  );
  const changes = [{ id: randomUUID(), command: 'changePage', label: 'Change', edits }];
  const save = { path: `${ROOT}/changes`, body: { base: revision, changes, at: { page: '', key: '' } } };
  const release = { path: `${ROOT}/publication`, body: { pages: null, at: null, note: '' } };
  let saved = '';
  for (const made of [save, release]) {
    const { status, body } = await client.callAs(owner, { method: 'POST', ...made });
    if (status >= 300 || String(body).includes('"refused":{')) throw new Error(`${body} ${saved}`);
    saved = String(body);
  }
  // What a host remembers of its site is forgotten after a second.
  clock += 2000;
}

const FOLDER = randomUUID();
const page = (title: string, urlId: string, more: JsonRecord = {}): JsonRecord => ({
  ...{ type: 10, typeName: 'page', title, navigationTitle: '', urlId, description: '', enabled: true },
  ...{ access: { kind: 'public' }, isDeleted: false, body: `<p>Words of ${title}</p>`, seo: {}, mainImage: '' },
  ...more,
});
const folder = (behavior: number, url = '') => ({
  [`page:${FOLDER}`]: page('Places', 'places', {
    ...{ type: 1, typeName: 'folder', body: '', folder: { behavior, url } },
  }),
});
const link = (order: string, parent: string, target: string): JsonRecord => ({
  ...{ navigation: 'mainNav', parent, order, page: target, title: '', url: '', newWindow: false },
});

describe('a folder with pages (ENUM-08)', () => {
  const [north, south, closed] = [randomUUID(), randomUUID(), randomUUID()];

  it('shows them one after the other as an index, those that everybody may see, and stands in the site map', async () => {
    await publish({
      ...folder(1),
      [`page:${north}`]: page('North', 'north'),
      [`page:${south}`]: page('South', 'south', { body: '' }),
      [`page:${closed}`]: page('Secret', 'secret', { access: { kind: 'password' } }),
      [recordKey('section', 's1')]: { page: south, order: 'A', name: '', theme: 'light' },
      [recordKey('block', 'b1')]: {
        ...{ section: 's1', type: 'html', value: { html: '<p>Built in the south</p>' } },
        place: { column: 1, row: 1, columns: 6, rows: 2, layer: 0 },
      },
      [recordKey('link', 'lf')]: link('Z', '', FOLDER),
      [recordKey('link', 'l1')]: link('A', 'lf', north),
      [recordKey('link', 'l2')]: link('B', 'lf', south),
      [recordKey('link', 'l3')]: link('C', 'lf', closed),
    });
    const { status, text } = await ask('/places');
    expect(status).toBe(200);
    expect(text.indexOf('Words of North')).toBeGreaterThan(0);
    expect(text.indexOf('Built in the south')).toBeGreaterThan(text.indexOf('Words of North'));
    expect(text).toContain('<div class="index-part" id="north">');
    expect(text).not.toContain('Words of Secret');
    expect(text).toContain('<li><a href="/places" aria-current="page">All of Places</a></li>');
    expect((await ask('/north')).status).toBe(200);
    const map = await textOf('/sitemap.xml');
    expect([map.includes('/places<'), map.includes('/north<')]).toEqual([true, true]);
    expect((await ask('/places/north')).status).toBe(404);
  });

  it('leads on as a redirect: to its first page, or to an address; never in a circle', async () => {
    await publish(folder(2));
    const first = await ask('/places');
    expect([first.status, first.headers.location]).toEqual([302, '/north']);
    expect(await textOf('/sitemap.xml')).not.toContain('/places<');
    await publish(folder(2, 'https://example.com/maps'));
    expect((await ask('/places')).headers.location).toBe('https://example.com/maps');
    await publish(folder(2, '/places/'));
    expect((await ask('/places')).headers.location).toBe('/north');
  });

  it('is no link as a heading of the menu; who knows its address gets to its first page', async () => {
    await publish(folder(3));
    const text = await textOf('/north');
    expect(text).toContain('>Places</summary>');
    expect(text).not.toContain('href="/places"');
    expect((await ask('/places')).headers.location).toBe('/north');
  });

  it('shows one of them at its own address as a variation: the first that is on', async () => {
    await publish(folder(4));
    const { status, text } = await ask('/places');
    expect(status).toBe(200);
    expect(text).toContain('Words of North');
    expect(text).not.toContain('Built in the south');
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/places">/);
    expect(text).toContain('<a href="/places" aria-current="page">Places</a>');
    const map = await textOf('/sitemap.xml');
    expect([map.includes('/places<'), map.includes('/north<')]).toEqual([true, false]);
    await publish({ [`page:${north}`]: { enabled: false } });
    expect(await textOf('/places')).toContain('Built in the south');
    await publish({ [`page:${north}`]: { enabled: true } });
  });

  it('in the trash leaves them where they were in the menu', async () => {
    await publish({ [`page:${FOLDER}`]: { isDeleted: true } });
    const text = await textOf('/north');
    expect(text).toContain('<a href="/south">South</a>');
    expect(text).not.toContain('Places');
    await publish({ [`page:${FOLDER}`]: { isDeleted: false } });
    expect(await textOf('/north')).toContain('Places</a>');
  });
});

describe('the menus of header and footer (PREF-02)', () => {
  it('hold the navigations that the owner chose for them', async () => {
    await publish({
      [recordKey('link', 'f1')]: { ...link('A', '', ''), navigation: 'footerNav', title: 'Imprint', url: '/imprint' },
      'site:site': { menus: { mainNav: 'footerNav', footerNav: '' } },
    });
    const text = await textOf('/north');
    const [head = '', foot = ''] = text.split('</header>');
    expect(head).toContain('href="/imprint"');
    expect(head).not.toContain('href="/journal"');
    expect(foot.split('site-footer__nav')[1]?.slice(0, 200)).not.toContain('href=');
    await publish({ 'site:site': { menus: {} } });
    expect(await textOf('/north')).toContain('href="/journal"');
  });
});

describe('the bar above every page', () => {
  it('has the colours, the size and the side that were chosen', async () => {
    await publish({
      'notice:announcement': { isShown: true, text: 'Open late', theme: 'bright', size: 'large', align: 'left' },
    });
    expect(await textOf('/north')).toMatch(
      /<aside class="announcement announcement--large announcement--left" style="--ink:#[0-9a-f]{6};--wall:#[0-9a-f]{6};/,
    );
    await publish({
      'notice:announcement': { isShown: true, text: 'Open late', theme: '', size: 'small', align: 'center' },
    });
    expect(await textOf('/north')).toContain('<aside class="announcement" aria-label');
    await publish({ 'notice:announcement': { isShown: false } });
  });
});

describe('a cover page', () => {
  it('stands alone, without header and footer, with what leads into the site (ENUM-01: 3)', async () => {
    const id = randomUUID();
    const screen = {
      ...{ layout: 'split', theme: 'black', lead: 'Prints & <books>', body: 'One.\n\nTwo.' },
      buttons: [
        { text: 'Enter', url: '/shop' },
        { text: 'Bad', url: 'javascript:alert(1)' },
      ],
      background: { source: 'video', url: '/s/film.mp4', poster: '/s/still.jpg', overlay: 20 },
      navigation: 'mainNav',
    };
    await publish({
      [`page:${id}`]: page('Welcome in', 'cover', { type: 8, typeName: 'cover-page', body: '', screen }),
    });
    const { status, text } = await ask('/cover');
    expect(status).toBe(200);
    expect(text).not.toMatch(/site-header|site-footer|javascript:alert/);
    expect(text).toContain('<h1 class="screen__heading">Welcome in</h1>');
    expect(text).toContain('Prints &amp; &lt;books&gt;');
    expect(text).toContain('<p>One.</p><p>Two.</p>');
    expect(text).toContain('<a class="button screen__button" href="/shop">Enter</a>');
    expect(text).toContain('<video class="background-film" src="/s/film.mp4" muted loop playsinline preload="none"');
    // Where no script lets it be stopped, nothing starts it (WCAG 2.2.2).
    expect(text).not.toContain('autoplay');
    expect(text).toContain('<li><a href="/journal">');
    const json = JSON.parse(await textOf('/cover?format=json')) as { pageType: number; collection: JsonRecord };
    expect([json.pageType, json.collection.type, json.collection.backgroundSource]).toEqual([3, 8, 3]);
  });
});

describe('an address below /api/ that nothing answers', () => {
  it.each(['GET', 'POST', 'DELETE'] as const)('is JSON with its path: %s (platform 8)', async (method) => {
    const origin = 'http://folders.sites.test';
    const { status, text } = await wire.ask({
      ...{ method, host: 'folders.sites.test', path: '/api/nowhere/at-all' },
      headers: { origin },
    });
    expect([status, JSON.parse(text)]).toMatchObject([404, { errorKey: 'notFound', path: '/api/nowhere/at-all' }]);
  });

  it('keeps what a known one refuses', async () => {
    const made = { method: 'DELETE', host: 'folders.sites.test', path: '/api/page-entry' } as const;
    expect((await wire.ask({ ...made, headers: { origin: 'http://folders.sites.test' } })).status).toBe(405);
  });
});

describe('the whole site behind its lock screen', () => {
  const enter = async (password: string, path: string) => {
    const answer = await wire.ask({
      ...{ method: 'POST', host: 'folders.sites.test', path: '/api/page-entry' },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://folders.sites.test',
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams({ path, password }).toString(),
    });
    return { ...answer, cookie: answer.setCookies.find((line) => line.includes('page-entry-'))?.split(';')[0] ?? '' };
  };

  it('shows nobody anything, neither pages nor what scripts ask, until the password is known (USER-04)', async () => {
    await textOf('/shop');
    await publish({ 'screen:lock-screen': { isOn: true, heading: 'Opening soon', button: 'Let me in' } });
    for (const path of [
      '/',
      '/shop',
      '/shop?format=json',
      '/sitemap.xml',
      '/search?q=print',
      '/no-such-page',
      '/account/sso',
    ]) {
      const { status, text, headers } = await ask(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 403, 'private, no-store']);
      expect(text, path).toContain('Opening soon');
      expect(text, path).not.toMatch(/site-header|<item>|<loc>/);
    }
    const stock = await ask('/api/commerce/stock?ids=x');
    expect([stock.status, stock.text.includes('siteLocked')]).toEqual([403, true]);
    const set = { method: 'PUT', path: '/api/app/sites/folders/pages/site/password' } as const;
    expect((await enter('', '/shop')).status).toBe(403);
    await call({ ...set, body: { password: 'sesame street' } });
    const wrong = await enter('something', '/shop');
    expect([wrong.status, wrong.cookie]).toEqual([403, '']);
    expect(wrong.text).toContain('That is not the password of this site.');
    expect(wrong.text).toContain('<input type="hidden" name="path" value="/shop">');
    const right = await enter('sesame street', '/shop');
    expect([right.status, right.headers.location]).toEqual([303, '/shop']);
    expect((await ask('/shop', right.cookie)).status).toBe(200);
    expect((await enter('sesame street', '//elsewhere.test')).headers.location).toBe('/elsewhere.test');
  });

  it('shows drafts to who has a pass, and is itself looked at there', async () => {
    const look = async (query: Record<string, string>) => {
      const { url } = await call<{ url: string }>({ path: `${ROOT}/canvas`, query });
      return ask(new URL(url).pathname + new URL(url).search);
    };
    expect((await look({ path: '/shop' })).text).toContain('site-header');
    const shown = await look({ path: '/config/screens/lock-screen' });
    expect(shown.text).toContain('Let me in');
    for (const path of ['/?quoin-draft=x', '/sitemap.xml?quoin-draft=x', '/search?q=a&quoin-draft=x'])
      expect((await ask(path)).status, path).toBe(403);
  });

  it('is the look of pages behind a password, too, once it was made', async () => {
    await publish({ 'screen:lock-screen': { isOn: false } });
    expect((await ask('/shop')).status).toBe(200);
    const { status, text } = await ask('/secret');
    expect(status).toBe(403);
    expect(text).toContain('Opening soon');
    expect(text).toContain('Let me in');
  });
});

describe('the single sign-on screen (ENUM-01: 400)', () => {
  it('says that nothing is set up where nothing is, and offers what is', async () => {
    const none = await ask('/account/sso');
    expect([none.status, none.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(none.text).toContain('No sign-on service is set up for this site.');
    services = [{ name: 'Town Library', url: '/account/sso/start?with=library' }];
    await publish({ 'screen:sso-screen': { heading: 'Come in', layout: 'left' } });
    const { text } = await ask('/account/sso');
    expect(text).toContain('<h1 class="screen__heading">Come in</h1>');
    expect(text).toContain('href="/account/sso/start?with=library">Continue with Town Library</a>');
    expect(text).not.toContain('No sign-on service');
  });
});
