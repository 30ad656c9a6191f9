import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLES } from '@quoin/domain/access';
import { type ExportKind, type MoveInKind, NO_CHOICES } from '@quoin/domain/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importProducts } from '../catalog/index.ts';
import { type MediaLibrary, openMediaLibrary, somePicture } from '../media/testing/mediaLibrary.ts';
import { draftMoveIn, forecastMoveIn, runMoveIn, startMoveIn } from '../moveIn/index.ts';
import { shopifyOrders } from '../moveIn/testing/orderFiles.ts';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { loadSiteById, type Site } from '../sites/index.ts';
import { createDraftMemory } from '../storefront/index.ts';
import { addProduct, addShop, newId, type TestShop } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { exportFile } from './exportFile.ts';

const ACTOR = { accountId: null, name: 'Ada' };
const BASE = 'https://old.example';
const never = new AbortController().signal;
let test: TestDatabase;
let folder: string;
let shop: TestShop;
let site: Site;
let count = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quoin-move-out-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  [shop, site] = await newSite();
});

async function newSite(): Promise<[TestShop, Site]> {
  count += 1;
  const made = await addShop(test.db, { identifier: `leaving-${count}` });
  return [made, await siteOf(made)];
}

async function siteOf({ id }: TestShop): Promise<Site> {
  return (await test.db.acrossSites((trx) => loadSiteById(trx, id)))!;
}

const deps = () => ({
  ...{ db: test.db, files: localFileStore(folder), newId, now: Date.now, drafts: createDraftMemory() },
  keyFor: () => Buffer.alloc(32, 7),
});

async function exported(from: Site, kind: ExportKind): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await exportFile(deps(), from, { kind, baseUrl: BASE, actor: ACTOR })) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

async function moveIn(into: Site, kind: MoveInKind, text: string) {
  const drafted = await draftMoveIn(deps(), into, { kind, fileName: 'file', bytes: Buffer.from(text), actor: ACTOR });
  if (!drafted.ok) throw new Error(drafted.problem.code);
  const { id } = drafted.value.run;
  const choices = { ...NO_CHOICES, hasConsent: true };
  const forecast = await forecastMoveIn(deps(), into, { id, choices });
  if (!forecast.ok) throw new Error(forecast.problem.code);
  await startMoveIn(deps(), into.id, { id, actor: ACTOR, isOwnWork: true });
  await runMoveIn(deps(), into.id, id, never);
  return forecast.value;
}

const rowsOf = (of: Site, sql: string) => test.asOwner<Record<string, unknown>>(sql, [of.id]);
const products = (of: Site) =>
  rowsOf(
    of,
    `select i.title, i.body, i.tags, i.workflow_state, p.variant_option_ordering as options, v.sku, v.attributes,
      v.price::int as price, v.sale_price::int as sale, v.on_sale, v.unlimited, v.on_hand, v.gtin, round(v.weight::numeric, 3)::text as weight
    from product p join item i on i.website_id = p.website_id and i.id = p.id join variant v on v.website_id = p.website_id and v.product_id = p.id
    where p.website_id = $1 order by i.title, v.display_index`,
  );

async function fillStore(): Promise<void> {
  await addProduct(test.db, shop, {
    title: 'Mug, "large" & blue',
    optionNames: ['Size', 'Colour'],
    variants: [
      { sku: 'MUG-S', attributes: { Size: 'S', Colour: 'Blue, dark' }, price: 1250n, stock: 4 },
      { sku: 'MUG-L', attributes: { Size: 'L', Colour: 'Red' }, price: 1500n, salePrice: 999n, stock: null },
    ],
  });
  await addProduct(test.db, shop, { title: '=HYPERLINK("x")', variants: [{ sku: '=1+1', price: 5n, stock: 0 }] });
  await addProduct(test.db, shop, { title: 'テスト', variants: [{ sku: 'T-1', price: 100n, stock: 2 }] });
  await rowsOf(
    site,
    `update item set body = '<p>Line one</p>' || chr(10) || '<p>“Two”; three</p>', tags = '{tea,"hot drinks"}' where website_id = $1`,
  );
  await rowsOf(
    site,
    `update variant set weight = 0.25, gtin = '4006381333931' where website_id = $1 and sku = 'MUG-S'`,
  );
}

describe('products leave for another product (IMP-1)', () => {
  it.each(['shopify-products', 'woocommerce-products'] as const)('as %s, and come back the same', async (kind) => {
    await fillStore();
    const csv = await exported(site, kind);
    expect(csv).toContain("'=HYPERLINK");
    const [, other] = await newSite();
    const report = await importProducts(deps(), other, { text: csv, isDryRun: false, readImage: async () => null });
    expect(report).toMatchObject({ problems: [] });
    expect(report.created).toHaveLength(3);
    const plain = (all: readonly Record<string, unknown>[]) =>
      all.map(({ sale, ...row }) => ({ ...row, sale: row.on_sale ? sale : 0 }));
    expect(plain(await products(other))).toEqual(plain(await products(site)));
  });
});

describe('people, orders and redirects leave as CSV, and come back the same (IMP-1)', () => {
  it('customers and orders', async () => {
    await moveIn(site, 'orders', shopifyOrders());
    await rowsOf(
      site,
      `update site_user set tags = '{vip}', notes = '=1', accepts_marketing = true where website_id = $1 and email like 'ida%'`,
    );
    const [, other] = await newSite();
    await moveIn(other, 'customers', await exported(site, 'customers'));
    const people = (of: Site) =>
      rowsOf(
        of,
        'select email, full_name, tags, notes, accepts_marketing from site_user where website_id = $1 order by email',
      );
    expect(await people(other)).toEqual(await people(site));
    await moveIn(other, 'orders', await exported(site, 'orders'));
    const orders = (of: Site) =>
      rowsOf(
        of,
        `select o.order_number, o.email, o.placed_at, o.grand_total, o.tax, o.discount, o.payment_state, o.fulfillment_status,
          (select sum(amount) from order_refund r where r.website_id = o.website_id and r.order_id = o.id) as refunded,
          l.title, l.sku, l.quantity, l.unit_price, l.sent from sales_order o
          join order_line l on l.website_id = o.website_id and l.order_id = o.id where o.website_id = $1
          order by o.order_number, l.display_index`,
      );
    expect(await orders(other)).toEqual(await orders(site));
  });

  it('subscribers with the day they agreed, and nobody who has left', async () => {
    const file =
      'Email,Name,Confirmed on\nida@example.com,=Ida,2020-01-02T10:00:00.000Z\nbo@example.com,Bo,2021-01-02T10:00:00.000Z\n';
    await moveIn(site, 'subscribers', file);
    await rowsOf(
      site,
      `update subscriber set state = 'unsubscribed', unsubscribed_at = now() where website_id = $1 and email like 'bo%'`,
    );
    const [, other] = await newSite();
    await moveIn(other, 'subscribers', await exported(site, 'subscribers'));
    const people = await rowsOf(other, 'select email, full_name, confirmed_at from subscriber where website_id = $1');
    expect(people).toEqual([
      { email: 'ida@example.com', full_name: '=Ida', confirmed_at: new Date('2020-01-02T10:00:00Z') },
    ]);
  });

  it('redirects', async () => {
    await moveIn(site, 'redirects', 'From,To\n/old,/new\n/a.html,/shop\n');
    const csv = await exported(await siteOf(shop), 'redirects');
    const [made, other] = await newSite();
    await moveIn(other, 'redirects', csv);
    const redirects = async (of: TestShop) => (await siteOf(of)).settings.siteFrame;
    expect(await redirects(made)).toEqual(await redirects(shop));
  });
});

it('posts and pages leave as a WordPress file: texts, categories, tags, comments, moments, pictures (IMP-1)', async () => {
  const source = `<rss version="2.0"><channel><link>https://first.example</link><wp:base_blog_url>https://first.example</wp:base_blog_url>
    <item><title>Tea &amp; ]]&gt; toast</title><link>https://first.example/2019/tea</link><dc:creator>Ada</dc:creator>
    <content:encoded><![CDATA[<p>See <a href="/about">us</a> &amp; more</p>]]></content:encoded><wp:post_id>1</wp:post_id>
    <wp:post_date_gmt>2019-05-02 08:30:00</wp:post_date_gmt><wp:post_name>tea</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
    <category domain="category" nicename="travel">Travel &amp; Tea</category><category domain="post_tag" nicename="sea">Sea</category>
    <wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>Bo</wp:comment_author><wp:comment_content>Nice &amp;lt;3</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment></item>
    <item><title>Draft</title><content:encoded><![CDATA[<p>x</p>]]></content:encoded><wp:post_id>2</wp:post_id><wp:status>draft</wp:status><wp:post_type>post</wp:post_type></item>
    <item><title>About us</title><link>https://first.example/about</link><content:encoded><![CDATA[<p>We are two.</p>]]></content:encoded><wp:post_id>3</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
    </channel></rss>`;
  await moveIn(site, 'wordpress', source);
  const xml = await exported(await siteOf(shop), 'wordpress');
  expect(xml).toContain('<wp:wxr_version>1.2</wp:wxr_version>');
  expect(xml).toContain('<a href="https://old.example/about">us</a>');
  expect(xml).toContain(']]]]><![CDATA[>');
  const [made, other] = await newSite();
  const { rows } = await moveIn(other, 'wordpress', xml);
  expect(rows.map(({ kind, title }) => `${kind} ${title}`).toSorted()).toEqual([
    'page About us',
    'post Draft',
    'post Tea & ]]> toast',
  ]);
  const posts = (of: Site) =>
    rowsOf(
      of,
      'select title, url_id, body, tags, categories, workflow_state, publish_on, author_name from item where website_id = $1 order by title',
    );
  expect(await posts(other)).toEqual(await posts(site));
  const comments = (of: Site) => rowsOf(of, 'select author_name, body, state from item_comment where website_id = $1');
  expect(await comments(other)).toEqual(await comments(site));
  const pages = (of: Site) =>
    rowsOf(
      of,
      `select c.title, c.url_id, c.enabled, d.published #>> '{sections,0,blocks,0,value,html}' as html from collection c
      join page_document d on d.website_id = c.website_id and d.collection_id = c.id where c.website_id = $1 and c.type_name = 'page' order by c.title`,
    );
  expect(await pages(await siteOf(made))).toEqual(await pages(site));
});

describe('who may fetch the files', () => {
  let lib: MediaLibrary;
  beforeAll(async () => {
    lib = await openMediaLibrary();
  });
  afterAll(() => lib.close());

  it('is the owner alone, who has just signed in (AUT-2); pictures are named by whole addresses', async () => {
    const owner = await lib.person('olga', ROLES.admin, [lib.shop]);
    const path = '/api/app/sites/demo/exports/files/wordpress';
    expect((await lib.call({ path }, owner)).status).toBe(403);
    await lib.database.asOwner(
      `update membership set is_owner = true where account_id = (select id from account where email = 'olga@example.com')`,
    );
    await lib.upload('sea.png', await somePicture());
    const reply = await lib.call({ path }, owner);
    expect([reply.status, reply.headers?.['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment; filename="demo-wordpress.xml"'),
    ]);
    expect((await lib.call({ path: path.replace('wordpress', 'nothing') }, owner)).status).toBe(404);
    const log = await lib.database.asOwner(`select details from audit_event where action = 'site.export'`);
    expect(log).toEqual([{ details: { kind: 'wordpress' } }]);
  });
});
