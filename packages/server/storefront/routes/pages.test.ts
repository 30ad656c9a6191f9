import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from '../../platform/http/handler.ts';
import { createHosts } from '../../platform/http/hosts.ts';
import { type Listening, listen } from '../../platform/http/listen.ts';
import { createCrumbs } from '../../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import { headerSets } from '../../platform/http/replies/headers.ts';
import type { AppRoute, SiteRoute } from '../../platform/http/route.ts';
import { Router } from '../../platform/http/router.ts';
import { createTaskQueue } from '../../platform/http/taskQueue.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { loadSiteByIdentifier, mergeSettings } from '../../sites/storage/sites.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import { testKeyFor } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { themeFileRoutes } from '../../themes/routes/themeFiles.ts';
import { createSitePages, type SitePages } from '../answering/sitePages.ts';
import { createDraftMemory } from '../draft/draftMemory.ts';
import { addTestShop, type TestShop } from '../testing/shop.ts';
import { pageRoutes } from './pages.ts';

let database: TestDatabase;
let pages: SitePages;
let shop: TestShop;
let listening: Listening;
let themes: string;

const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };

beforeAll(async () => {
  database = await createTestDatabase();
  themes = await mkdtemp(join(tmpdir(), 'quoin-themes-'));
  await mkdir(join(themes, 'plain/assets/deep'), { recursive: true });
  await mkdir(join(themes, 'plain/scripts'));
  await mkdir(join(themes, 'plain/styles'));
  await writeFile(join(themes, 'secret.txt'), 'TOP SECRET');
  await writeFile(
    join(themes, 'plain/template.conf'),
    '{"layouts":{"default":{"regions":["site"]}},"stylesheets":["a.less"]}',
  );
  await writeFile(
    join(themes, 'plain/site.region'),
    '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
  );
  await writeFile(
    join(themes, 'plain/styles/a.less'),
    `@c: red; ${Array.from({ length: 80 }, (_, index) => `.a${index} { color: @c }`).join('\n')}`,
  );
  await writeFile(join(themes, 'plain/scripts/site.js'), `/* ${'x'.repeat(2000)} */`);
  await writeFile(join(themes, 'plain/assets/deep/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(themes, 'plain/assets/page.html'), '<script>1</script>');
  await symlink(join(themes, 'secret.txt'), join(themes, 'plain/assets/linked.txt'));
  await addOlderTheme();
  const log = createLog('silent');
  pages = createSitePages({ db: database.db, config, log, now: Date.now, themesFolder: themes, ...COMPAT_SCRIPTS });
  shop = await addTestShop(database.db, 'salt', 'plain');
  await database.db.inSite({ websiteId: shop.siteId }, (trx) =>
    mergeSettings(trx, shop.siteId, { siteFrame: { redirects: REDIRECTS } }),
  );
  await addTestShop(database.db, 'older', 'older');
  await addTestShop(database.db, 'declared', 'declared');
  await addTestShop(database.db, 'galleries', 'galleries');
  await addTestShop(database.db, 'asking', 'asking');
  const find = (identifier: string) => database.db.acrossSites((trx) => loadSiteByIdentifier(trx, identifier));
  const limits = createRateLimits(1000);
  const crumbs = createCrumbs(randomBytes(32), (count) => randomBytes(count));
  const routes: SiteRoute[] = [
    ...themeFileRoutes({ pages, config }),
    ...pageRoutes({
      db: database.db,
      pages,
      config,
      keyFor: testKeyFor,
      drafts: createDraftMemory(),
      members: passwordService(database.db, Date.now),
      now: Date.now,
    }),
  ];
  const sessions = { currentStaff: () => Promise.resolve(null) } as never;
  const handler = createHandler({
    hosts: createHosts({ ...config, findByIdentifier: find, findByDomain: () => Promise.resolve(null), now: Date.now }),
    site: { routes: new Router(routes), limits, crumbs },
    app: { routes: new Router<AppRoute>([]), limits, crumbs, sessions },
    cachedPages: pages,
    sets: headerSets({ appOrigin: config.appOrigin, isSecure: false }),
    appOrigin: config.appOrigin,
    trustedProxies: 0,
    newRequestId: () => 'test',
    startedAt: 0,
    isReady: () => Promise.resolve(true),
    metrics: createMetrics(),
    log: createLog('silent'),
    taskQueue: createTaskQueue(),
  });
  listening = await listen(handler, { host: '127.0.0.1', port: 0 });
});
const REDIRECTS = [
  ...[
    { from: '/old/Café/', to: '/about?from=old' },
    { from: '/first', to: '/old/caf%C3%A9' },
    { from: '/shop.php?id=7', to: '/about' },
  ],
  ...[
    { from: '/loop-a', to: '/loop-b' },
    { from: '/loop-b', to: '/loop-a' },
  ],
  ...[
    { from: '/wild/*', to: '/wild2/*' },
    { from: '/wild2/*', to: '/wild/*' },
  ],
];
const COMPAT = '/assets/storefront/compat-TESTTEST.js';
const WIDGETS = '/assets/storefront/compat-widgets-TESTTEST.js';
const COMPAT_SCRIPTS = { compatScript: COMPAT, compatWidgetsScript: WIDGETS };
const INLINE = '\n  Y.use("node", function (Y) { Y.one("h1").addClass("is-ready"); });\n';
/** A template with a bit of everything that themes bring along. */
const ASKING = `<script src="//ajax.googleapis.com/ajax/libs/jquery/1.9.1/jquery.min.js"></script>
<script src="http://cdn.example.com/x.js"></script><script>fixed()</script><script>var title = "{collection.title}";</script>
<style>p { top: 0 }</style><p onclick="go('{collection.title}')">x</p>`;
const DYNAMIC = 'var title = "{collection.title}";';

/** Themes whose scripts call the format's browser globals: one in its templates, one that says so itself. */
async function addOlderTheme(): Promise<void> {
  const page = `<html><head>{squarespace-headers}</head><body>{squarespace.main-content}`;
  for (const name of ['older', 'declared', 'galleries', 'asking']) {
    await mkdir(join(themes, name, 'scripts'), { recursive: true });
    const conf = { layouts: { default: { regions: ['site'] } }, ...(name === 'declared' && { browserGlobals: false }) };
    await writeFile(join(themes, name, 'template.conf'), JSON.stringify(conf));
  }
  await writeFile(
    join(themes, 'older/site.region'),
    `${page}<script>${INLINE}</script><script>${DYNAMIC}</script></body></html>`,
  );
  await writeFile(join(themes, 'asking/site.region'), `${page}${ASKING}</body></html>`);
  await writeFile(join(themes, 'declared/site.region'), `${page}</body></html>`);
  await writeFile(join(themes, 'galleries/site.region'), `${page}</body></html>`);
  await writeFile(join(themes, 'galleries/scripts/site.js'), 'new Y.Squarespace.Gallery2({ container: "#a" });');
  await writeFile(join(themes, 'declared/scripts/vendor.js'), 'Y.one(".not-yui")');
}

afterAll(async () => {
  await listening.close();
  await pages.close();
  await database.close();
  await rm(themes, { recursive: true, force: true });
});

/** The target goes over the wire as written: HTTP clients tidy up paths before they send them. */
function raw(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<string> {
  const lines = Object.entries({ host: 'salt.localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return new Promise((resolve, reject) => {
    const socket = connect(listening.port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    );
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => resolve(Buffer.concat(parts).toString('latin1')));
    socket.on('error', reject);
  });
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const headerOf = (answer: string, name: string) => new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer)?.[1];
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);

describe('files of a theme', () => {
  it.each([
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%252e%252e/%252e%252e/secret.txt',
    '/assets/..\\..\\secret.txt',
    '/assets//secret.txt',
    '/assets/deep/../../../secret.txt',
    '/assets/secret.txt%00.svg',
    '/assets/linked.txt',
    '/assets/../template.conf',
    '/scripts/../template.conf',
    '/assets/',
    '/assets/deep',
    '/assets/page.html',
    '/assets/site/../../../secret.txt',
    '/assets/site/00000000000000000000.css',
  ])('gives nothing for %s (SC-37)', async (target) => {
    const answer = await raw(target);
    expect([400, 404]).toContain(statusOf(answer));
    expect(answer).not.toContain('TOP SECRET');
    expect(answer).not.toContain('layouts');
  });

  it('gives nothing for a path of thousands of folders', async () => {
    expect(statusOf(await raw(`/assets/${'a/'.repeat(2000)}x`))).toBe(404);
    expect(statusOf(await raw(`/assets/${'a/'.repeat(6000)}x`))).toBe(400);
  });

  it('serves what is there, with a type nobody may guess otherwise, and 304 afterwards', async () => {
    const answer = await raw('/assets/deep/mark.svg');
    expect(statusOf(answer)).toBe(200);
    expect(headerOf(answer, 'content-type')).toBe('image/svg+xml');
    expect(headerOf(answer, 'x-content-type-options')).toBe('nosniff');
    const again = await raw('/assets/deep/mark.svg', { 'if-none-match': headerOf(answer, 'etag') ?? '' });
    expect(statusOf(again)).toBe(304);
    expect(bodyOf(again)).toBe('');
  });

  it('compresses scripts', async () => {
    const answer = await raw('/scripts/site.js', { 'accept-encoding': 'br' });
    expect(headerOf(answer, 'content-encoding')).toBe('br');
    expect(headerOf(answer, 'vary')).toBe('Accept-Encoding');
  });

  it('serves the stylesheet a page links to for ever, under the name of its content', async () => {
    const address = /href="(\/assets\/site\/[^"]+)"/.exec(bodyOf(await raw('/about')))?.[1] ?? '';
    const answer = await raw(address, { 'accept-encoding': 'gzip' });
    expect(headerOf(answer, 'cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headerOf(answer, 'content-type')).toBe('text/css; charset=utf-8');
    expect(headerOf(answer, 'content-encoding')).toBe('gzip');
    expect(bodyOf(await raw(address))).toContain('.a0{color:#ff0000}');
  });
});

describe('pages over the wire', () => {
  it('answers a page first from the database, then from the cache, with the same bytes and headers', async () => {
    const [first, second] = [await raw('/journal'), await raw('/journal')];
    expect(bodyOf(second)).toBe(bodyOf(first));
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy', 'content-type', 'content-length']) {
      expect(headerOf(second, name), name).toBe(headerOf(first, name));
    }
    expect(headerOf(first, 'set-cookie')).toBeUndefined();
    expect(headerOf(first, 'content-security-policy')).not.toContain("script-src 'unsafe-inline'");
  });

  it('names the rules for links in a header, on pages alone (PF-12)', async () => {
    expect(headerOf(await raw('/journal'), 'speculation-rules')).toBe('"/assets/speculation-rules.json"');
    expect(headerOf(await raw('/journal?format=json'), 'speculation-rules')).toBeUndefined();
    expect(headerOf(await raw('/scripts/site.js'), 'speculation-rules')).toBeUndefined();
  });

  it('answers HEAD like GET without a body', async () => {
    await raw('/journal');
    const answer = await raw('/journal', {}, 'HEAD');
    expect(statusOf(answer)).toBe(200);
    expect(bodyOf(answer)).toBe('');
    expect(Number(headerOf(answer, 'content-length'))).toBeGreaterThan(100);
  });

  it('refuses other methods, and workers that would answer for the site (SC-57)', async () => {
    expect(statusOf(await raw('/journal', { 'content-length': '0' }, 'DELETE'))).toBe(405);
    expect(statusOf(await raw('/sw.js', { 'service-worker': 'script' }))).toBe(404);
  });

  it('tells robots where the site map is, and the map lists what visitors may see and nothing else', async () => {
    expect(bodyOf(await raw('/robots.txt'))).toContain('Sitemap: http://salt.localhost:3000/sitemap.xml');
    const map = bodyOf(await raw('/sitemap.xml'));
    for (const path of ['/</loc>', '/shop</loc>', '/shop/dunes</loc>', '/journal/post-1</loc>'])
      expect(map).toContain(`http://salt.localhost:3000${path}`);
    for (const path of ['draft', 'secret', 'tomorrow']) expect(map).not.toContain(path);
  });

  it('has an icon for a site without one', async () => {
    expect(bodyOf(await raw('/favicon.ico'))).toContain('>S</text>');
  });

  it('leads to the icon that the owner has chosen', async () => {
    const { siteId } = await addTestShop(database.db, 'icon', 'plain');
    const frame = '{"icon": {"id": "i", "url": "/s/images/i/a.png"}}';
    const change = `update website set settings = settings || jsonb_build_object('siteFrame', $2::jsonb) where id = $1`;
    await database.asOwner(change, [siteId, frame]);
    const answer = await raw('/favicon.ico', { host: 'icon.localhost' });
    expect([statusOf(answer), headerOf(answer, 'location')]).toEqual([303, '/s/images/i/a.png?format=100w']);
  });

  it('shows the same for two sites with the same addresses only what is theirs', async () => {
    const other = await addTestShop(database.db, 'pepper', 'plain');
    await database.asOwner(`update collection set main_content = 'Pepper' where website_id = $1 and url_id = 'about'`, [
      other.siteId,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        raw('/about', { host: index % 2 === 0 ? 'salt.localhost' : 'pepper.localhost' }),
      ),
    );
    for (const [index, answer] of answers.entries()) expect(bodyOf(answer).includes('Pepper')).toBe(index % 2 === 1);
    expect(shop.siteId).not.toBe(other.siteId);
  });
});

describe('addresses of every script, and old ones', () => {
  const led = async (target: string) => {
    const answer = await raw(target);
    return [statusOf(answer), headerOf(answer, 'location')];
  };
  beforeAll(async () => {
    await database.asOwner(`update item set url_id = $2 where website_id = $1 and url_id = 'dunes'`, [
      shop.siteId,
      'größe-花瓶-हिन्दी',
    ]);
    pages.invalidate(shop.siteId);
  });

  it('answer however the visitor’s system writes them: composed or not', async () => {
    const address = '/shop/größe-花瓶-हिन्दी';
    expect(statusOf(await raw(encodeURI(address)))).toBe(200);
    expect(statusOf(await raw(encodeURI(address.normalize('NFD'))))).toBe(200);
  });

  it('lead to the page whose address differs in capitals only, and nowhere where there is none', async () => {
    expect(await led('/About?utm_source=mail')).toEqual([301, '/about?utm_source=mail']);
    expect(await led(encodeURI('/shop/GRÖSSE-花瓶-हिन्दी'))).toEqual([404, undefined]);
    expect(await led(encodeURI('/Shop/GRÖßE-花瓶-हिन्दी'))).toEqual([301, encodeURI('/shop/größe-花瓶-हिन्दी')]);
    expect(await led('/Nowhere')).toEqual([404, undefined]);
  });

  it('are found in any spelling, in one step, with what a campaign added', async () => {
    expect(await led('/shop.php?utm_source=mail&id=7')).toEqual([301, '/about?utm_source=mail']);
    expect((await led('/shop.php?id=8'))[0]).toBe(404);
    expect(await led('/old/caf%C3%A9/?utm_source=mail')).toEqual([301, '/about?from=old&utm_source=mail']);
    expect(await led('/old/cafe%CC%81?from=here')).toEqual([301, '/about?from=old']);
    expect(await led('/first?a=1')).toEqual([301, '/about?from=old&a=1']);
  });

  it('never lead on without end', async () => {
    for (const path of ['/loop-a', '/loop-b', '/wild/x', '/wild2/x']) expect(await led(path)).toEqual([404, undefined]);
  });
});

describe('browser globals of existing templates', () => {
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const policyOf = (answer: string) => headerOf(answer, 'content-security-policy') ?? '';

  it('come with the pages of a theme that calls them, and let its own scripts run (decision 0036)', async () => {
    const [first, cached] = [
      await raw('/about', { host: 'older.localhost' }),
      await raw('/about', { host: 'older.localhost' }),
    ];
    for (const answer of [first, cached]) {
      expect(bodyOf(answer)).toContain(`<script src="${COMPAT}"></script>`);
      expect(bodyOf(answer)).toContain('Static.SQUARESPACE_CONTEXT = {');
      expect(policyOf(answer)).toContain(`script-src 'self' ${hashOf(INLINE)};`);
      expect(policyOf(answer)).not.toContain(hashOf(DYNAMIC));
      expect(policyOf(answer)).not.toContain('unsafe-inline;');
    }
  });

  it('bring the heavier ones only where a theme names one of them (decision 0036)', async () => {
    const [plain, galleries] = [
      bodyOf(await raw('/about', { host: 'older.localhost' })),
      bodyOf(await raw('/about', { host: 'galleries.localhost' })),
    ];
    expect(plain).not.toContain(WIDGETS);
    expect(galleries).toContain(`<script src="${COMPAT}"></script>\n<script defer src="${WIDGETS}"></script>`);
  });

  it('add no byte to the pages of a theme that calls none, or says that it does not', async () => {
    for (const host of ['salt.localhost', 'declared.localhost']) {
      const answer = await raw('/about', { host });
      expect(bodyOf(answer)).not.toMatch(/static-context|SQUARESPACE_CONTEXT|compat/);
      expect(policyOf(answer)).toMatch(/script-src 'self';/);
    }
  });
});

describe('what a theme asks for beyond its own files (reliability 3.6)', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const ask = (path: string) => raw(path, { host: 'asking.localhost' });
  const policyOf = (answer: string) => headerOf(answer, 'content-security-policy') ?? '';
  const TITLE = 'var title = "About";';

  /** As a screen of the owner does: of all that the theme asks for, the kinds that are named. */
  async function allow(...kinds: readonly string[]): Promise<void> {
    const { requests } = (await pages.themes.loadShipped('asking')).requests();
    const allowed = requests.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
    const site = await database.db.acrossSites((trx) => loadSiteByIdentifier(trx, 'asking'));
    await database.db.inSite({ websiteId: site?.id ?? '' }, (trx) =>
      mergeSettings(trx, site?.id ?? '', { themePermissions: { asking: allowed } }),
    );
    pages.invalidate(site?.id ?? '');
  }

  it('is left out of its pages until its owner allowed it, and of their policy', async () => {
    const answer = await ask('/about');
    expect(policyOf(answer)).toContain(`script-src 'self' ${hashOf('fixed()')};`);
    expect(policyOf(answer)).not.toMatch(/example\.com|script-src-attr|nonce/);
    expect(bodyOf(answer)).toContain('<script>fixed()</script>');
    expect(bodyOf(answer)).not.toMatch(/cdn\.example|var title|onclick|p \{ top/);
    expect(bodyOf(answer)).toContain('<script src="/assets/libraries/jquery-1.12.4.js"></script>');
    expect(bodyOf(answer)).not.toContain('own-');
  });

  it('runs once it is allowed: hosts by name, code by the hash of what stands in the page, cached pages too', async () => {
    await allow('script', 'code', 'css', 'handler', 'style', 'font');
    const answers = [await ask('/about'), await ask('/about')];
    for (const answer of answers) {
      expect(policyOf(answer)).toContain(
        `script-src 'self' ${hashOf('fixed()')} ${hashOf(TITLE)} https://cdn.example.com;`,
      );
      expect(policyOf(answer)).toContain(`script-src-attr 'unsafe-hashes' ${hashOf("go('About')")};`);
      expect(policyOf(answer)).toContain(`style-src 'self' ${hashOf('p { top: 0 }')}`);
      expect(bodyOf(answer)).toContain('<script src="https://cdn.example.com/x.js"></script>');
      expect(policyOf(answer).length).toBeLessThan(4000);
    }
    expect(headerOf(answers[0] ?? '', 'etag')).toBe(headerOf(answers[1] ?? '', 'etag'));
  });

  it('runs as far as the permission names it: what another version adds waits', async () => {
    await allow('script');
    const answer = await ask('/about');
    expect(bodyOf(answer)).toContain('https://cdn.example.com/x.js');
    expect(bodyOf(answer)).not.toMatch(/var title|onclick/);
  });

  it('is taken back with the permission', async () => {
    await allow();
    expect(policyOf(await ask('/about'))).not.toMatch(/example\.com|script-src-attr/);
  });
});
