import { createHash, randomUUID } from 'node:crypto';
import type {
  AppDesignResponse,
  AppDocumentResponse,
  DesignStylesheetResponse,
  SaveChangesResponse,
} from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { type Edit, edit, type Json, type JsonRecord } from '@quoin/domain/document';
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
import { type AppClient, answerOf, createAppClient, signInMember, testKeyFor } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { themeFileRoutes } from './themeFiles.ts';

let database: TestDatabase;
let pages: SitePages;
let wire: Wire;
let client: AppClient;
let shop: TestShop;
let owner: string;
let editor: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const now = () => Date.now();
  const { db } = database;
  pages = createSitePages({ ...{ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER } });
  shop = await addTestShop(db, 'looks');
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  const siteRoutes = [...pageRoutes(deps), ...themeFileRoutes({ pages, config })];
  wire = await openWire({ siteRoutes, cachedPages: pages, findSite: () => shop.load() });
  client = createAppClient({ db, pages, now });
  owner = await signInMember(client, shop.siteId, 'owner', { isOwner: true });
  editor = await signInMember(client, shop.siteId, 'editor', { roles: [ROLES.editor] });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

const ROOT = '/api/app/sites/looks';
const documentNow = async () => answerOf<AppDocumentResponse>(await client.callAs(owner, { path: `${ROOT}/document` }));

/** Sets a value of the style, which may be there already. */
async function style(name: string, value: Json): Promise<SaveChangesResponse> {
  const { revision, records } = await documentNow();
  const was = records.find(([key]) => key === 'style:style')?.[1] as JsonRecord | undefined;
  const edits: readonly Edit[] =
    was === undefined
      ? [edit('style:style', [], undefined, { [name]: value })]
      : [edit('style:style', [name], was[name], value)];
  const body = {
    ...{ base: revision, at: { page: '', key: '' } },
    changes: [{ id: randomUUID(), command: 'changeStyle', label: 'Change style', edits }],
  };
  return answerOf(await client.callAs(owner, { method: 'POST', path: `${ROOT}/document/changes`, body }));
}

async function publish(): Promise<void> {
  const body = { pages: null, at: null, note: '' };
  await client.callAs(owner, { method: 'POST', path: `${ROOT}/document/publication`, body });
}

async function ask(path: string): Promise<string> {
  const { bytes } = await wire.ask({ host: 'looks.sites.test', path, headers: { 'accept-encoding': 'identity' } });
  return bytes.toString();
}
const SHEET = /href="(\/assets\/site\/[0-9a-f]{20}\.css)"/g;
const sheetsOf = (html: string) => [...html.matchAll(SHEET)].map(([, address]) => address!);

async function visited(path = '/') {
  const html = await ask(path);
  const [address = ''] = sheetsOf(html);
  return { html, address, css: await ask(address) };
}

describe('the style of a site', () => {
  it('leaves the pages of a site that was never styled as they were, byte for byte', async () => {
    const before = await visited();
    expect(before.html).toContain('/assets/fonts/instrument-serif');
    expect(before.css.startsWith('@font-face')).toBe(true);
    expect(before.css).toContain(':where(:root)');
    expect(before.css).not.toMatch(/[^(]:root[^)]/);
  });

  it('reaches visitors with a publication and not before, under another address, on all pages at once (EDT-3)', async () => {
    const before = await visited();
    await style('palette', { white: '#ffffff', light: '#eef', accent: '#0055aa', dark: '#123', black: '#000' });
    await style('fonts', { pack: 'atelier' });
    expect(await visited()).toEqual(before);
    await publish();
    const [home, about, cart] = [await visited('/'), await visited('/about'), await visited('/shop/dunes')];
    expect(home.address).not.toBe(before.address);
    expect([about.address, cart.address]).toEqual([home.address, home.address]);
    expect(home.css).toContain('--accent:#0055aa');
    expect(home.css).toContain('font-family:"Fraunces"');
    expect(home.html.match(/rel="preload"/g)).toHaveLength(2);
    expect(home.html).toContain('/assets/fonts/fraunces-latin-');
    expect(home.html).toContain('<meta name="theme-color" content="#ffffff">');
    expect(home.html).not.toContain('<style');
    // The owner's colours come first and still win: the theme's own have no weight.
    expect(home.css.indexOf(':root{')).toBeLessThan(home.css.indexOf(':where(:root)'));
  });

  it('of the draft is a sheet of its own in the canvas, which the editor writes anew', async () => {
    await style('buttons', { shape: 'pill' });
    const { url } = answerOf<{ readonly url: string }>(
      await client.callAs(owner, { path: `${ROOT}/document/canvas`, query: { path: '/' } }),
    );
    const { pathname, search } = new URL(url);
    const body = await ask(pathname + search);
    const [own, theme] = sheetsOf(body);
    expect(body).toContain(`href="${own}" data-sheet="style"`);
    const [ownCss, themeCss] = [await ask(own!), await ask(theme!)];
    expect(ownCss).toContain('--button-radius:999px');
    expect(themeCss).not.toContain('999px');
    expect((await visited()).css).not.toContain('999px');
  });

  it('tells where the owner’s own stylesheet is wrong, by line and column, and keeps the rest of it', async () => {
    const body = { theme: '', tweaks: {}, customCss: '.a { top: 1px }\n.b { color: @nope; left: 2px }\n' };
    const reply = await client.callAs(owner, { method: 'POST', path: `${ROOT}/design/stylesheet`, body });
    const answer = answerOf<DesignStylesheetResponse>(reply);
    expect(answer.problems).toEqual([{ line: 2, column: 13, message: expect.stringContaining('@nope') }]);
    const css = await ask(answer.address!);
    expect(css).toContain('.a{top:1px}');
    expect(css).toContain('.b{color:;left:2px}');
    expect(css.indexOf('.a{top:1px}')).toBeGreaterThan(css.indexOf('.site-header'));
  });

  it('lets run what the owner’s own code holds, and nothing of it where people pay (reliability 3.6)', async () => {
    const { revision } = await documentNow();
    const header = '<script>window.own = 1;</script><script async src="https://cdn.example.com/x.js"></script>';
    const now = { header, footer: '<p class="own-foot">Foot</p>' };
    const was = (await documentNow()).records.find(([key]) => key === 'code:code')?.[1];
    const edits: readonly Edit[] = [edit('code:code', [], was, now)];
    const body = {
      ...{ base: revision, at: { page: '', key: '' } },
      changes: [{ id: randomUUID(), command: 'changeCode', label: 'Change code', edits }],
    };
    const saved = await client.callAs(owner, { method: 'POST', path: `${ROOT}/document/changes`, body });
    expect(answerOf<SaveChangesResponse>(saved).refused).toBeNull();
    await publish();
    const host = 'looks.sites.test';
    const home = await wire.ask({ host, path: '/', headers: { 'accept-encoding': 'identity' } });
    expect(home.text).toContain(`${header}\n<!-- end of headers -->`);
    expect(home.text).toContain('own-foot');
    const hash = createHash('sha256').update('window.own = 1;').digest('base64');
    // A node believes what it knows of a site for a second.
    const policy = async () => String((await wire.ask({ host, path: '/' })).headers['content-security-policy']);
    await expect.poll(policy).toContain(`script-src 'self' 'sha256-${hash}' https://cdn.example.com;`);
    expect(await policy()).toContain("connect-src 'self' https://cdn.example.com");
    const checkout = await wire.ask({ host, path: '/checkout', headers: { 'accept-encoding': 'identity' } });
    expect([checkout.text.includes('cdn.example.com'), checkout.text.includes('own-foot')]).toEqual([false, false]);
    expect(String(checkout.headers['content-security-policy'])).not.toContain('example.com');
    // A user who may edit pages but not add code to them.
    const again = {
      ...body,
      base: revision + 1,
      changes: [{ ...body.changes[0]!, id: randomUUID(), edits: [edit('code:code', ['footer'], now.footer, 'x')] }],
    };
    const refused = await client.callAs(editor, { method: 'POST', path: `${ROOT}/document/changes`, body: again });
    expect(answerOf<SaveChangesResponse>(refused).refused).not.toBeNull();
  });

  it('shows header and footer as the owner arranged them (PREF-02)', async () => {
    const site = await shop.load();
    const siteFrame = {
      header: { layout: 'centre', isSticky: true, hasAccount: false, button: { text: 'Visit <us>', url: '/about' } },
      footer: { hasNewsletter: false, note: 'Made here' },
      logo: { url: '/s/files/1/logo.svg', size: 'large' },
    };
    const arranged = { ...site, settings: { ...site.settings, siteFrame } };
    pages.invalidate(site.id);
    const html = String((await pages.renderSitePage(arranged, { path: '/', query: {}, headers: {} })).body);
    pages.invalidate(site.id);
    expect(html).toContain('class="site-header site-header--centre site-header--sticky"');
    expect(html).toContain('<img class="site-title__logo site-title__logo--large" src="/s/files/1/logo.svg"');
    expect(html).toContain('<a class="button button--quiet site-header__button" href="/about">Visit &lt;us&gt;</a>');
    expect(html).toContain('Made here');
    expect(html).not.toContain('class="account-link"');
    expect(html).not.toContain('site-footer__letter');
  });

  it('of every theme of ours is whole: all pages, all system pages, no fault in templates or stylesheets', async () => {
    const site = await shop.load();
    const house = await pages.themes.loadShipped('quoin');
    expect(await pages.themes.names()).toEqual(['quoin', 'folio', 'parade']);
    for (const name of ['folio', 'parade']) {
      const theme = await pages.themes.loadShipped(name);
      const sheet = await pages.styles.of(theme, { tweaks: {}, style: {}, customCss: '', styleHosts: new Set() });
      expect([name, theme.problems(), sheet.diagnostics]).toEqual([name, [], []]);
      expect([...theme.compiled.theme.system.keys()]).toEqual([...house.compiled.theme.system.keys()]);
      for (const path of ['/', '/about', '/shop', '/shop/dunes', '/journal']) {
        const { status } = await pages.renderSitePage({ ...site, theme: name }, { path, query: {}, headers: {} });
        expect([name, path, status]).toEqual([name, path, 200]);
      }
    }
  });

  it('brings another theme to visitors with a publication, with everything that is on the pages', async () => {
    const words = (html: string) => html.match(/<h1[^>]*>[^<]*/)?.[0];
    const before = await visited();
    await style('theme', 'folio');
    expect((await visited()).html).toBe(before.html);
    await publish();
    const after = await visited();
    expect((await shop.load()).theme).toBe('folio');
    expect(after.html).toContain('folio-front');
    expect(words(after.html)).toBe(words(before.html));
    // What the owner chose holds over what the theme begins with.
    expect(after.css).toContain('--accent:#0055aa');
    expect(after.css).toContain('.folio-front');
    // A choice that is taken back, as undo does it, leads to the theme of before.
    const { revision } = await documentNow();
    const undone = {
      ...{ base: revision, at: { page: '', key: '' } },
      changes: [
        {
          id: randomUUID(),
          command: 'undo',
          label: 'Undo',
          edits: [edit('style:style', ['theme'], 'folio', undefined)],
        },
      ],
    };
    await client.callAs(owner, { method: 'POST', path: `${ROOT}/document/changes`, body: undone });
    await publish();
    expect([(await shop.load()).theme, (await visited()).html.includes('folio-front')]).toEqual(['quoin', false]);
  });

  it('is nothing for people who may not design', async () => {
    const call = {
      method: 'POST',
      path: `${ROOT}/design/stylesheet`,
      body: { theme: '', tweaks: {}, customCss: '' },
    } as const;
    expect((await client.callAs(editor, call)).status).toBe(403);
    const design = answerOf<AppDesignResponse>(await client.callAs(owner, { path: `${ROOT}/design` }));
    expect(design).toMatchObject({ theme: 'quoin', isStyled: true });
    expect(design.themes.map(({ title }) => title)).toEqual(['Quoin', 'Folio', 'Parade']);
    expect(design.themes[0]).toMatchObject({ name: 'quoin', look: {} });
    expect(design.tweaks.map(({ key }) => key)).toContain('accent');
  });
});
