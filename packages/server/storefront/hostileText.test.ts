import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../platform/folders.ts';
import { createLog } from '../platform/log.ts';
import type { Site } from '../sites/storage/sites.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createSitePages, type SitePages } from './answering/sitePages.ts';
import { addTestShop } from './testing/shop.ts';

/** Content of every text that an owner or an import can give: markup, an end of scripts, templates of three engines. */
const TEMPLATE = '{.section website}{@|json}{.end}{{7777*7}}$' + '{7777*7}';
const HOSTILE = `</script><svg onload=alert(1)>"'${TEMPLATE}\u2028`;

let database: TestDatabase;
let site: Site;
let pages: SitePages;

beforeAll(async () => {
  database = await createTestDatabase();
  const { siteId, load } = await addTestShop(database.db, 'hostile');
  await database.asOwner('update website set title = $2, tagline = $2 where id = $1', [siteId, HOSTILE]);
  await database.asOwner('update collection set title = $2, navigation_title = $2 where website_id = $1', [
    siteId,
    HOSTILE,
  ]);
  await database.asOwner('update item set title = $2, tags = array[$2], categories = array[$2] where website_id = $1', [
    siteId,
    HOSTILE,
  ]);
  await database.asOwner('update asset set alt_text = $2, filename = $2 where website_id = $1', [siteId, HOSTILE]);
  await database.asOwner(
    `update variant set sku = sku || $2, attributes = jsonb_build_object('Size', (attributes ->> 'Size') || $2)
     where website_id = $1 and attributes ? 'Size'`,
    [siteId, HOSTILE],
  );
  site = await load();
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', isDevelopment: false };
  const log = createLog('silent');
  pages = createSitePages({ db: database.db, config, log, now: Date.now, themesFolder: THEMES_FOLDER });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

async function get(address: string): Promise<string> {
  const [path = '/', search = ''] = address.split('?');
  const reply = await pages.renderSitePage(site, { path, query: parseQueryString(search), headers: {} });
  return Buffer.from(reply.body ?? '').toString();
}

it.each(['/', '/shop', '/shop/dunes', '/journal', '/journal/post-1', '/about', '/nowhere'])(
  'is printed on %s, never obeyed, and ends no script (SC-17, SC-20, SC-22)',
  async (address) => {
    const html = await get(address);
    expect(html).toContain(TEMPLATE);
    expect(html).not.toMatch(/<svg onload|54439/);
    const scripts = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    // Each script ends where the theme ends it, and data in one has no sign that could.
    expect(html.match(/<script\b/g)).toHaveLength(scripts.length);
    expect(scripts.filter((text) => text.includes(TEMPLATE) && /[<\u2028]/.test(text))).toEqual([]);
  },
);

it('is data where data is asked for, as text for pages (SC-20)', async () => {
  const { item } = JSON.parse(await get('/shop/dunes?format=json')) as { item: { title: string } };
  expect(item.title).toContain(`&lt;/script&gt;&lt;svg onload=alert(1)&gt;&quot;&#39;${TEMPLATE}`);
});
