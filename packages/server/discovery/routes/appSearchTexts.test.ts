import type { AppSearchTextsResponse, SaveSearchTextResponse, WireSearchText } from '@quoin/contract/endpoints/content';
import type { WireProblem } from '@quoin/contract/problems';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppClient, callsOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { addProduct, addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let owner: string;
let seller: string;
const JOURNAL = newId();
const MANY = 3_000;

beforeAll(async () => {
  database = await createTestDatabase();
  client = createAppClient({ db: database.db });
  shop = await addShop(database.db, { identifier: 'words' });
  owner = await signInMember(client, shop.id, 'owner', { isOwner: true });
  seller = await signInMember(client, shop.id, 'seller', { roles: [ROLES.storeManager] });
  await addProduct(database.db, shop, { title: 'Tide', variants: [{ sku: 'T', stock: 1 }] });
  await addProduct(database.db, shop, { title: 'Unseen', isHidden: true, variants: [{ sku: 'U', stock: 1 }] });
  await database.asOwner(
    `insert into collection (website_id, id, type, type_name, title, navigation_title, url_id, display_index, created_on, updated_on)
     values ($1, $2, 1, 'blog', 'Journal', 'Journal', 'journal', 2, now(), now())`,
    [shop.id, JOURNAL],
  );
  // As many as a blog of years has: two titles twice, so that pages end between equal ones.
  await database.asOwner(
    `insert into item (website_id, id, collection_id, record_type, url_id, title, body, seo, workflow_state, added_on, updated_on)
     select $1, gen_random_uuid(), $2, 1, 'post-' || n, 'Post ' || lpad((n / 2)::text, 5, '0'), '<p>Salt &amp; water ' || n || '</p>',
       case when n % 3 = 0 then '{"seoTitle": "Own", "seoDescription": "Written", "seoImage": "kept"}'::jsonb else '{}'::jsonb end,
       1, now(), now() from generate_series(1, $3::int) as n`,
    [shop.id, JOURNAL, MANY],
  );
});
afterAll(() => database.close());

const call = callsOf('words', () => ({ client, session: owner }));
const list = async (query = '') => (await call<AppSearchTextsResponse>('GET', `/search-texts?${query}`)).body;
const rowOf = async (title: string) => (await list(`search=${encodeURIComponent(title)}`)).rows[0]!;
const save = <Answer = SaveSearchTextResponse>(row: WireSearchText, seo: Partial<WireSearchText['seo']>, who = owner) =>
  call<Answer>(
    'PUT',
    `/search-texts/${row.kind === 'product' ? 'products' : 'entries'}/${row.id}`,
    { revision: row.revision, seo: { ...row.seo, ...seo } },
    who,
  );
const version = async () =>
  (
    await database.asOwner<{ published_version: number }>('select published_version from website where id = $1', [
      shop.id,
    ])
  )[0]!.published_version;

describe('the table of search texts (issue 7, SEO)', () => {
  it('counts what is missing in entries and products, and shows one part of the site', async () => {
    const all = await list();
    expect(all.counts).toEqual({ all: MANY + 2, untitled: 2002, undescribed: 2002, long: 0, hidden: 0 });
    expect(all.collections.map(({ title, count }) => [title, count])).toEqual([
      ['Shop', 2],
      ['Journal', MANY],
    ]);
    const products = await list(`collection=${shop.collectionId}`);
    expect(products.rows.map(({ title, kind, isPublic }) => [title, kind, isPublic])).toEqual([
      ['Tide', 'product', true],
      ['Unseen', 'product', false],
    ]);
    expect(products.counts.all).toBe(2);
    const [post] = (await list(`collection=${JOURNAL}&state=undescribed`)).rows;
    expect(post).toMatchObject({ kind: 'entry', firstWords: 'Salt & water 1', seo: { title: '', description: '' } });
    expect((await list("state='&cursor=x&collection=7")).counts.all).toBe(MANY + 2);
  });

  it('goes through thousands page by page, each row once', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: AppSearchTextsResponse = await list(`state=undescribed&cursor=${cursor}`);
      expect(page.rows.length).toBeLessThanOrEqual(40);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([2002, 2002]);
  });

  it('keeps a text in its place, with what else stands there, and shows it to visitors at once', async () => {
    const before = await version();
    const row = await rowOf('Own');
    const saved = await save(row, { title: ' Salt, explained ', isHidden: true });
    expect(saved.body.row).toMatchObject({
      ...{ revision: row.revision + 1, seo: { title: 'Salt, explained', description: 'Written', isHidden: true } },
    });
    const [stored] = await database.asOwner<{ seo: object }>('select seo from item where id = $1', [row.id]);
    expect(stored!.seo).toMatchObject({ seoTitle: 'Salt, explained', seoImage: 'kept', seoHidden: true });
    expect(await version()).toBe(before + 1);
    expect((await list()).counts.hidden).toBe(1);
    const [log] = await database.asOwner<{ action: string; details: object }>(
      'select action, details from audit_event where subject_id = $1',
      [row.id],
    );
    expect(log).toMatchObject({ action: 'entry.update', details: { changed: { seo: { after: { isHidden: true } } } } });
  });

  it('turns no page over for what nobody sees, and nothing for nothing', async () => {
    const before = await version();
    const row = await rowOf('Unseen');
    const saved = (await save(row, { description: 'Soon.' })).body.row;
    expect((await save(saved, {})).body.row.revision).toBe(saved.revision);
    expect(await version()).toBe(before);
  });

  it('never goes over what somebody else has saved, nor over its length', async () => {
    const row = await rowOf('Tide');
    expect((await save(row, { description: 'First' })).status).toBe(200);
    const late = await save<WireProblem>(row, { description: 'Second' });
    expect([late.status, late.body.errorKey]).toEqual([409, 'itemChanged']);
    const long = await save<WireProblem>(await rowOf('Tide'), { title: 'x'.repeat(201) });
    expect([long.status, long.body.fields]).toEqual([422, { title: 'Enter up to 200 characters.' }]);
    expect((await rowOf('Tide')).seo).toMatchObject({ title: '', description: 'First' });
    await save(await rowOf('Tide'), { title: 'y'.repeat(61) });
    expect((await list('state=long')).rows.map(({ title }) => title)).toEqual(['Tide']);
  });

  it('lets who sells change products, not entries, also not by the other address', async () => {
    const [product, entry] = [await rowOf('Tide'), await rowOf('Post 00400')];
    expect((await save(product, { title: 'Tide' }, seller)).status).toBe(200);
    expect((await save(entry, { title: 'Mine' }, seller)).status).toBe(403);
    expect((await save({ ...entry, kind: 'product' }, { title: 'Mine' }, seller)).status).toBe(404);
  });
});
