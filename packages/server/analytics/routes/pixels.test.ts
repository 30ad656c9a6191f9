import type { AppPixelsResponse, WirePixelEntry } from '@quoin/contract/endpoints/running';
import { pixelFramePath } from '@quoin/contract/endpoints/site';
import { ROLES } from '@quoin/domain/access';
import { PIXEL_LIMITS } from '@quoin/domain/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { loadSiteByIdentifier } from '../../sites/storage/sites.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { cookiesPageRoutes } from '../../storefront/routes/cookiesPage.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { type AppClient, createAppClient, signInMember } from '../../testing/appClient.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { pixelRoutes } from './pixels.ts';

let database: TestDatabase;
let pages: SitePages;
let wire: Wire;
let client: AppClient;
let one: TestShop;
let owner: string;
let reader: string;

const ENTRY: WirePixelEntry = {
  ...{ name: 'Ads & more', kind: 'code', code: 'quoin.on("*", fire)', tagId: '', purpose: 'marketing' },
  ...{ places: 'everywhere', isOn: true },
};
const LIST = '/api/app/sites/one/settings/pixels';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  pages = createSitePages({ db, config, log: createLog('silent'), now: Date.now, themesFolder: THEMES_FOLDER });
  one = await addTestShop(db, 'one');
  await addTestShop(db, 'two');
  client = createAppClient({ db, pages });
  owner = await signInMember(client, one.siteId, 'owner', { isOwner: true });
  reader = await signInMember(client, one.siteId, 'reader', { roles: [ROLES.reporting] });
  const tags = { googleTag: null, metaPixel: 'http://127.0.0.1:9' };
  let clock = 0;
  wire = await openWire({
    siteRoutes: [...pixelRoutes({ config: tags }), ...cookiesPageRoutes({ pages })],
    findSite: (name) => db.acrossSites((trx) => loadSiteByIdentifier(trx, name)),
    // Each request loads the site again.
    now: () => (clock += 5_000),
  });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, as = owner) =>
  client.callAs(as, { method, path, body });
const sendEntry = (part: Partial<WirePixelEntry> = {}) => send('POST', LIST, { ...ENTRY, ...part });
const listOf = (reply: { readonly body?: unknown }) => (JSON.parse(String(reply.body)) as AppPixelsResponse).pixels;
const list = async () => listOf(await client.callAs(owner, { path: LIST }));
const frame = (id: string, host = 'one') => wire.ask({ path: pixelFramePath(id), host: `${host}.sites.test` });

async function put(part: Partial<WirePixelEntry> = {}): Promise<string> {
  const reply = await sendEntry(part);
  expect(reply.status).toBe(200);
  return listOf(reply).at(-1)!.id;
}

async function removeAll(): Promise<void> {
  for (const { id } of await list()) await send('DELETE', `${LIST}/${id}`);
}

describe('pixels of a site', () => {
  it('are added, changed and removed, each noted with who did it, but not with its code', async () => {
    const id = await put();
    expect(await list()).toEqual([{ ...ENTRY, id }]);
    const changed = await send('PUT', `${LIST}/${id}`, { ...ENTRY, name: ' Other ', code: 'fire()', isOn: false });
    expect(listOf(changed)).toEqual([{ ...ENTRY, id, name: 'Other', code: 'fire()', isOn: false }]);
    expect(listOf(await send('DELETE', `${LIST}/${id}`))).toEqual([]);
    const noted = await database.asOwner<{ action: string; details: Readonly<Record<string, unknown>> }>(
      `select action, details from audit_event where website_id = $1 and action like 'pixel.%' order by id`,
      [one.siteId],
    );
    expect(noted.map(({ action }) => action)).toEqual(['pixel.create', 'pixel.update', 'pixel.delete']);
    expect(noted[1]?.details).toMatchObject({ id, name: 'Other', isOn: false, isCodeChanged: true });
    expect(JSON.stringify(noted)).not.toContain('fire');
  });

  it('are refused with a sentence for the field, and beyond as many as a site may have', async () => {
    const wrong = await sendEntry({ name: '', kind: 'googleTag', tagId: 'UA-1' });
    expect([wrong.status, JSON.parse(String(wrong.body)).fields]).toEqual([
      422,
      {
        name: 'Enter a name. Visitors see it on the cookie page.',
        tagId: 'Enter a Google tag ID, such as G-AB12CD34EF.',
      },
    ]);
    expect((await send('PUT', `${LIST}/${one.siteId}`, ENTRY)).status).toBe(404);
    expect((await send('DELETE', `${LIST}/${one.siteId}`)).status).toBe(404);
    expect((await send('POST', LIST, { ...ENTRY, kind: 'worm' })).status).toBe(400);
    for (let count = 0; count < PIXEL_LIMITS.count; count += 1) await put();
    expect((await sendEntry()).status).toBe(422);
    await removeAll();
  });

  it('are changed by who may change settings, and by nobody else', async () => {
    expect((await send('POST', LIST, ENTRY, reader)).status).toBe(403);
  });
});

describe('the frame of a pixel', () => {
  it('is a sandbox whoever opens it, framed by its own site, and the code’s policy is its own (reliability 3.1)', async () => {
    const id = await put({ code: '<script src="https://ads.example/a.js"></script>' });
    const answer = await frame(id);
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        ...['sandbox allow-scripts', "default-src 'none'", "form-action 'none'", "frame-ancestors 'self'"],
        ...["base-uri 'none'", "object-src 'none'"],
      ]),
    );
    expect(policy.join()).not.toContain('allow-same-origin');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, max-age=60');
    // What is ours comes first.
    expect(answer.text.indexOf('window.quoin')).toBeLessThan(answer.text.indexOf('https://ads.example/a.js'));
    await removeAll();
  });

  it('holds a script alone in an element that the script cannot end', async () => {
    const id = await put({ code: 'document.write("</script><b>")' });
    expect((await frame(id)).text).toContain('<script>document.write("<\\/script><b>")</script>');
    await removeAll();
  });

  it('is there while it is on, and on its own site alone', async () => {
    const id = await put();
    expect((await frame(id)).status).toBe(200);
    expect((await frame(id, 'two')).status).toBe(404);
    expect((await frame('nothing')).status).toBe(404);
    await send('PUT', `${LIST}/${id}`, { ...ENTRY, isOn: false });
    expect((await frame(id)).status).toBe(404);
    await removeAll();
  });

  it.each([
    ['googleTag', 'G-AB12CD34EF', 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'],
    ['metaPixel', '123456789', 'http://127.0.0.1:9/tr/?'],
  ] as const)('of a %s runs our words and its service alone', async (kind, tagId, address) => {
    const id = await put({ kind, tagId });
    const { text: body, headers } = await frame(id);
    expect(body).toContain(tagId);
    expect(body).toContain(address);
    const [scripts = ''] = /script-src [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    expect(scripts).toMatch(/'sha256-/);
    expect(scripts).not.toMatch(/unsafe|https:(?:\s|$)/);
    await removeAll();
  });

  it('of a container runs what its owner put into it', async () => {
    const id = await put({ kind: 'tagManager', tagId: 'gtm-ab12cd3' });
    const { text: body, headers } = await frame(id);
    expect(body).toContain('https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3');
    expect(headers['content-security-policy']).toContain("script-src 'unsafe-inline' 'unsafe-eval' https:");
    await removeAll();
  });
});

it('visitors read on the page about cookies who else hears of them', async () => {
  const read = async () => (await wire.ask({ path: '/cookies', host: 'one.sites.test' })).text;
  expect(await read()).not.toContain('Who else hears');
  await put({ name: 'Ads & more' });
  await put({ name: 'Off one', isOn: false });
  const body = await read();
  expect(body).toContain('Who else hears of your visit');
  expect(body).toContain('Ads &amp; more');
  expect(body).not.toContain('Off one');
  await removeAll();
});
