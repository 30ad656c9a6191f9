import type {
  AppCategoryResponse,
  AppProductResponse,
  AppProductsResponse,
  AppStorePagesResponse,
  BulkProductsResponse,
  ProductClashResponse,
  ProductCollectionResponse,
} from '@quoin/contract/endpoints/store';
import type { WireProblem } from '@quoin/contract/problems';
import { ROLES } from '@quoin/domain/access';
import { PRODUCT_TYPES, type ProductDraft } from '@quoin/domain/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../../doctor/storage/invariants.ts';
import { findMovedPage } from '../../pages/addresses/findMovedPage.ts';
import { type AppCall, type AppClient, answerOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let owner: string;
let editor: string;
let drafter: string;

beforeAll(async () => {
  database = await createTestDatabase();
  client = createAppClient({ db: database.db });
  shop = await addShop(database.db, { identifier: 'demo' });
  owner = await signInMember(client, shop.id, 'owner', { isOwner: true, displayName: 'owner@example.com' });
  editor = await signInMember(client, shop.id, 'editor', { roles: [ROLES.editor] });
  drafter = await signInMember(client, shop.id, 'drafter', { roles: [ROLES.draftEditor] });
});
afterAll(() => database.close());

const violations = () => database.db.inSite({ websiteId: shop.id }, (trx) => findViolations(trx, shop.id));

const VARIANT: ProductDraft['variants'][number] = {
  id: null,
  sku: '',
  values: [],
  price: '20.00',
  salePrice: '',
  onSale: false,
  stock: { unlimited: false, quantity: 0 },
  seenStock: null,
  weight: 0,
  length: 0,
  width: 0,
  height: 0,
  imageId: null,
};

function draftOf(parts: Partial<ProductDraft> = {}): ProductDraft {
  return {
    title: 'Tide',
    urlId: '',
    description: '',
    type: PRODUCT_TYPES.physical,
    optionNames: [],
    variants: [VARIANT],
    imageIds: [],
    tags: [],
    categories: [],
    visibility: 'visible',
    publishOn: null,
    takeDown: null,
    isFeatured: false,
    seo: { title: '', description: '', isHidden: false },
    plan: null,
    customAddButtonText: '',
    customSoldOutText: '',
    additionalInfo: '',
    form: null,
    scarcityThreshold: null,
    taxClass: '',
    lowStockThreshold: null,
    withdrawalExemption: null,
    related: { choice: 'automatic', productIds: [] },
    ...parts,
  };
}

const root = '/api/app/sites/demo';
const call = async <Answer>(method: AppCall['method'], path: string, body?: unknown, who = owner) => {
  const reply = await client.callAs(who, { method, path, body });
  return { status: reply.status, body: answerOf<Answer>(reply) };
};
const create = async (parts: Partial<ProductDraft> = {}) => {
  const made = await call<AppProductResponse>('POST', `${root}/products`, {
    storePageId: shop.collectionId,
    draft: draftOf(parts),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.product;
};
const save = <Answer = AppProductResponse>(
  product: AppProductResponse['product'],
  parts: Partial<ProductDraft>,
  who = owner,
  path = '',
) =>
  call<Answer>(
    'PUT',
    `${root}/products/${product.id}${path}`,
    {
      revision: product.revision,
      draft: { ...product.draft, ...parts },
    },
    who,
  );

describe('a product', () => {
  it('is created with address, SKU and its first stock as a movement (STK-2, PREF-07)', async () => {
    const sizes = ['S', 'M'].map((value) => ({
      ...VARIANT,
      values: [value],
      stock: { unlimited: false as const, quantity: 3 },
    }));
    const product = await create({ title: 'Sea  Wall', optionNames: ['Size'], variants: sizes });
    expect(product.draft).toMatchObject({ urlId: 'sea-wall', visibility: 'visible' });
    expect(product.draft.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['SEA-WALL-S', { unlimited: false, quantity: 3 }],
      ['SEA-WALL-M', { unlimited: false, quantity: 3 }],
    ]);
    const rows = await database.asOwner('select delta, cause from stock_movement where variant_id = $1', [
      product.draft.variants[0]!.id,
    ]);
    expect(rows).toEqual([{ delta: 3, cause: 'adjustment' }]);
    const second = await create({ title: 'Sea Wall' });
    expect(second.draft).toMatchObject({ urlId: 'sea-wall-1', variants: [{ sku: 'SEA-WALL' }] });
    expect(await violations()).toEqual([]);
  });

  it('keeps the ids of its variants through renaming, reordering and new values; what leaves is archived', async () => {
    const made = await create({
      title: 'Kite',
      optionNames: ['Colour'],
      variants: ['Red', 'Blue'].map((value) => ({ ...VARIANT, values: [value] })),
    });
    const [red, blue] = made.draft.variants;
    const edited = await save(made, {
      optionNames: ['Color'],
      variants: [
        { ...blue!, values: ['Navy'], sku: red!.sku },
        { ...VARIANT, values: ['Green'], price: '25' },
        { ...red!, sku: blue!.sku },
      ],
    });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const { variants } = edited.body.product.draft;
    expect(variants.map(({ id }) => id)).toEqual([blue!.id, expect.any(String), red!.id]);
    expect(variants.map(({ sku, price }) => [sku, price])).toEqual([
      ['KITE-RED', '20.00'],
      ['KITE-GREEN', '25.00'],
      ['KITE-BLUE', '20.00'],
    ]);
    const fewer = await save(edited.body.product, { variants: [variants[0]!] });
    expect(fewer.body.product.draft.variants).toHaveLength(1);
    const back = await save(fewer.body.product, { variants });
    expect(back.body.product.draft.variants.map(({ id }) => id)).toEqual(variants.map(({ id }) => id));
  });

  it('says of every field what is wrong, and loses nothing', async () => {
    const made = await create({ title: 'Anchor' });
    const refused = await save<WireProblem>(made, {
      title: ' ',
      description: '<script>alert(1)</script>',
      optionNames: ['Size', ''],
      variants: [{ ...made.draft.variants[0]!, values: ['', ''], price: '12,5', onSale: true }],
      tags: ['x'.repeat(51)],
      categories: ['nowhere'],
    });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({
      title: 'A product needs a title.',
      'options.0': 'Each variant needs a value for Size.',
      'options.1': 'Enter an option name, such as Size.',
      'variants.0.price': '"12,5" is not a valid price. Use a format such as 24.00.',
      'variants.0.salePrice': 'The variant is on sale but has no sale price. Use a format such as 18.00.',
      tags: 'A tag has at most 50 characters.',
      categories: 'The store page has no category nowhere.',
    });
    const stored = await call<AppProductResponse>('GET', `${root}/products/${made.id}`);
    expect(stored.body.product).toEqual(made);
  });

  it('is never saved over what somebody else saved: 409 with both values', async () => {
    const made = await create({ title: 'Buoy' });
    const mine = await save(made, { title: 'Buoy 2' });
    expect(mine.body.product.revision).toBeGreaterThan(made.revision);
    const clash = await save<ProductClashResponse>(made, { title: 'Buoy 3' });
    expect(clash.status).toBe(409);
    expect(clash.body).toMatchObject({
      errorKey: 'revisionChanged',
      error: 'Buoy 2 was changed by someone else while you edited it.',
      product: { revision: mine.body.product.revision, draft: { title: 'Buoy 2' } },
    });
  });

  it('is saved by one of two who save at once', async () => {
    const made = await create({ title: 'Oar' });
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => save(made, { title: `Oar ${title}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('cannot have a SKU that another product has, and says whose it is', async () => {
    await create({ title: 'Mine', variants: [{ ...VARIANT, sku: 'TAKEN' }] });
    const refused = await call<WireProblem>('POST', `${root}/products`, {
      storePageId: shop.collectionId,
      draft: draftOf({ title: 'Other', variants: [{ ...VARIANT, sku: 'TAKEN' }] }),
    });
    expect(refused.body.fields).toEqual({ 'variants.0.sku': 'Mine already has the SKU TAKEN.' });
  });

  it('moves stock only when its editor did, and not over a sale in between (STK-1)', async () => {
    const made = await create({ title: 'Rope', variants: [{ ...VARIANT, stock: { unlimited: false, quantity: 5 } }] });
    const [variant] = made.draft.variants;
    await database.asOwner('update variant set on_hand = 4 where id = $1', [variant!.id]);
    await database.asOwner(
      `insert into stock_movement (website_id, id, variant_id, delta, cause, cause_id, created_at) values ($1, $2, $3, -1, 'order', $2, now())`,
      [shop.id, newId(), variant!.id],
    );
    const renamed = await save(made, { title: 'Long rope' });
    expect(renamed.body.product.draft.variants[0]).toMatchObject({ stock: { quantity: 4 } });
    const stale = { ...variant!, stock: { unlimited: false as const, quantity: 9 } };
    const refused = await save<WireProblem>(renamed.body.product, { variants: [stale] });
    expect(refused.body).toMatchObject({
      errorKey: 'stockChanged',
      fields: { 'variants.0.stock': expect.any(String) },
    });
    const fresh = renamed.body.product.draft.variants[0]!;
    const moved = await save(renamed.body.product, {
      variants: [{ ...fresh, stock: { unlimited: false, quantity: 9 } }],
    });
    expect(moved.body.product.draft.variants[0]).toMatchObject({ stock: { quantity: 9 } });
    expect(await violations()).toEqual([]);
  });

  it('leaves its old address with a way to the new one (old links keep working)', async () => {
    const made = await create({ title: 'Lamp' });
    const first = await save(made, { urlId: 'light' });
    const second = await save(first.body.product, { urlId: 'bright-light' });
    expect(await findMovedPage(database, shop.id, '/shop/lamp')).toBe('/shop/bright-light');
    expect(await findMovedPage(database, shop.id, '/shop/light')).toBe('/shop/bright-light');
    await save(second.body.product, { urlId: 'lamp' });
    expect(await findMovedPage(database, shop.id, '/shop/lamp')).toBeNull();
    expect(await findMovedPage(database, shop.id, '/shop/light')).toBe('/shop/lamp');
  });

  it('is duplicated hidden, with its own address and SKUs and no stock', async () => {
    const made = await create({
      title: 'Net',
      tags: ['a'],
      variants: [{ ...VARIANT, stock: { unlimited: false, quantity: 7 } }],
    });
    const copy = await call<AppProductResponse>('POST', `${root}/products/${made.id}/duplicate`);
    expect(copy.status).toBe(201);
    expect(copy.body.product.draft).toMatchObject({
      title: 'Net (copy)',
      urlId: 'net-copy',
      visibility: 'hidden',
      tags: ['a'],
      variants: [{ sku: 'NET-COPY', stock: { quantity: 0 } }],
    });
  });

  it('gets only its texts changed by who may change no more (USER-05)', async () => {
    const made = await create({ title: 'Map' });
    const parts = { title: 'Chart', variants: [{ ...made.draft.variants[0]!, price: '1.00' }] };
    expect((await save(made, parts, editor)).status).toBe(403);
    const edited = await save(made, parts, editor, '/texts');
    expect(edited.body.product.draft).toMatchObject({ title: 'Chart', variants: [{ price: '20.00' }] });
  });

  it('of whatever change leaves a line in the log (AUT-4)', async () => {
    const made = await create({ title: 'Log' });
    await save(made, { title: 'Log book' });
    const rows = await database.asOwner(
      'select action, actor, details from audit_event where subject_id = $1 order by id',
      [made.id],
    );
    expect(rows).toMatchObject([
      { action: 'product.create', actor: 'owner@example.com' },
      { action: 'product.update', details: { changed: { title: { before: 'Log', after: 'Log book' } } } },
    ]);
  });
});

describe('many products at once', () => {
  const bulk = (body: unknown) => call<BulkProductsResponse>('POST', `${root}/products/bulk`, body);
  const listed = async (query: Record<string, string>) => {
    const reply = await client.callAs(owner, { path: `${root}/products`, query });
    return answerOf<AppProductsResponse>(reply).products.map(({ title }) => title);
  };

  it('are hidden and moved to the trash, and each can be taken back', async () => {
    const made = [await create({ title: 'Bulk A' }), await create({ title: 'Bulk B', visibility: 'hidden' })];
    const ids = made.map(({ id }) => id);
    const hidden = await bulk({ act: 'hide', ids });
    expect(hidden.body).toEqual({ changedIds: [ids[0]], undo: [{ act: 'show', ids: [ids[0]] }] });
    expect(await listed({ search: 'Bulk', status: 'hidden' })).toEqual(['Bulk A', 'Bulk B']);
    for (const undo of hidden.body.undo) await bulk(undo);
    expect(await listed({ search: 'Bulk', status: 'visible' })).toEqual(['Bulk A']);
    const trashed = await bulk({ act: 'trash', ids });
    expect(await listed({ search: 'Bulk' })).toEqual([]);
    expect(await listed({ search: 'Bulk', status: 'trash' })).toEqual(['Bulk A', 'Bulk B']);
    // The address is taken in the meantime, so the restored product gets a suffix.
    await create({ title: 'Bulk A' });
    for (const undo of trashed.body.undo) await bulk(undo);
    const back = await call<AppProductResponse>('GET', `${root}/products/${ids[0]}`);
    expect(back.body.product.draft.urlId).toBe('bulk-a-1');
  });

  it('get tags and categories within their limits, and lose exactly those again', async () => {
    const made = [await create({ title: 'Tag A', tags: ['Sea'] }), await create({ title: 'Tag B' })];
    const ids = made.map(({ id }) => id);
    const added = await bulk({ act: 'addTags', ids, tags: ['sea', ' New '] });
    expect(added.body.changedIds).toHaveLength(2);
    expect(await listed({ tag: 'New' })).toEqual(['Tag A', 'Tag B']);
    for (const undo of added.body.undo) await bulk(undo);
    expect(await listed({ tag: 'New' })).toEqual([]);
    expect(await listed({ tag: 'Sea' })).toEqual(['Tag A']);
    const refused = await call<WireProblem>('POST', `${root}/products/bulk`, {
      act: 'addTags',
      ids,
      tags: ['x'.repeat(51)],
    });
    expect(refused.body).toMatchObject({ errorKey: 'tagTooLong', error: 'A tag has at most 50 characters.' });
  });

  it('are listed by price, stock and last change, on and on', async () => {
    const parts = (price: string, quantity: number) => ({
      variants: [{ ...VARIANT, price, stock: { unlimited: false as const, quantity } }],
    });
    await create({ title: 'Sort A', ...parts('3.00', 9) });
    await create({ title: 'Sort B', ...parts('1.00', 5) });
    await create({ title: 'Sort C', ...parts('2.00', 7) });
    expect(await listed({ search: 'Sort', sort: 'price' })).toEqual(['Sort B', 'Sort C', 'Sort A']);
    expect(await listed({ search: 'Sort', sort: '-stock' })).toEqual(['Sort A', 'Sort C', 'Sort B']);
    expect(await listed({ search: 'Sort', sort: '-updated' })).toEqual(['Sort C', 'Sort B', 'Sort A']);
  });
});

describe('categories', () => {
  const path = () => `${root}/store-pages/${shop.collectionId}/categories`;
  const all = async () => {
    const { body } = await call<AppStorePagesResponse>('GET', `${root}/store-pages`);
    return body.storePages.find(({ id }) => id === shop.collectionId)!.categories;
  };
  const add = async (displayName: string, parentId: string | null = null) =>
    (await call<AppCategoryResponse>('POST', path(), { displayName, parentId })).body.category;

  it('nest; renaming and moving them takes products and old links along (LIM-01, DISP-10)', async () => {
    const prints = await add('Prints');
    const large = await add('Large', prints.id);
    expect(large.path).toBe('prints/large');
    const product = await create({ title: 'Filed', categories: ['prints/large'] });
    const wall = await add('Wall');
    const moved = await call<AppCategoryResponse>('PUT', `${path()}/${prints.id}`, {
      parentId: wall.id,
      urlId: 'graphics',
    });
    expect(moved.body).toEqual({
      category: { ...prints, parentId: wall.id, urlId: 'graphics', path: 'wall/graphics' },
      formerPath: 'prints',
    });
    expect((await all()).map((each) => each.path).sort()).toEqual(['wall', 'wall/graphics', 'wall/graphics/large']);
    const filed = await call<AppProductResponse>('GET', `${root}/products/${product.id}`);
    expect(filed.body.product.draft.categories).toEqual(['wall/graphics/large']);
    expect(await findMovedPage(database, shop.id, '/shop/category/prints')).toBe('/shop?category=wall/graphics');
    const inItself = await call<WireProblem>('PUT', `${path()}/${wall.id}`, { parentId: prints.id });
    expect(inItself.body.errorKey).toBe('categoryMoveInvalid');
    const long = await call<WireProblem>('POST', path(), { displayName: 'x'.repeat(26), parentId: null });
    expect(long.body).toMatchObject({ errorKey: 'categoryTooLong', error: 'A category has at most 25 characters.' });
    const nowhere = await call<WireProblem>('PUT', `${path()}/${wall.id}`, { parentId: newId() });
    expect(nowhere.body.errorKey).toBe('categoryUnknown');
    expect((await call('DELETE', `${path()}/${wall.id}`)).status).toBe(204);
    expect(await all()).toEqual([]);
    const still = await call<AppProductResponse>('GET', `${root}/products/${product.id}`);
    expect(still.body.product.draft.categories).toEqual([]);
  });

  it('are arranged by their owner', async () => {
    const [a, b, c] = [await add('First'), await add('Second'), await add('Third')];
    const move = async (id: string, beforeId: string | null) => {
      expect((await call('PUT', `${path()}/${id}`, { beforeId })).status).toBe(200);
      return (await all()).map((each) => each.displayName);
    };
    expect(await move(c.id, a.id)).toEqual(['Third', 'First', 'Second']);
    expect(await move(a.id, null)).toEqual(['Third', 'Second', 'First']);
    expect(await move(c.id, a.id)).toEqual(['Second', 'Third', 'First']);
    // Items can only be placed before a sibling.
    const inner = await add('Inner', b.id);
    expect(await move(a.id, inner.id)).toEqual(['Second', 'Inner', 'Third', 'First']);
  });
});

describe('a store', () => {
  it('is created by two calls: collection, then root category (PREF-06, PREF-07)', async () => {
    const base = `/api/content-service/product/1.1/websites/${shop.id}/products`;
    const payload = { navigationTitle: 'Prints', title: 'Prints', urlId: 'shop', description: '', enabled: true };
    const made = await call<ProductCollectionResponse>('POST', base, payload);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({ websiteId: shop.id, urlId: 'shop-1', enabled: true });
    const category = { displayName: 'All', type: 'ROOT', pageRendering: 'LIST_VIEW', displayIndex: 1 };
    const root = await call('POST', `${base}/${made.body.id}/categories`, category);
    expect(root).toMatchObject({ status: 201, body: { ...category, collectionId: made.body.id } });
  });

  it('needs a main navigation where it shall be in it (PREF-06)', async () => {
    const refused = await call<WireProblem>('POST', `${root}/store-pages`, { storeTitle: 'Books', addToMainNav: true });
    expect(refused).toMatchObject({ status: 422, body: { error: 'Unable to find site main navigation' } });
    const made = await call<AppStorePagesResponse>('POST', `${root}/store-pages`, {
      storeTitle: 'ab',
      addToMainNav: false,
    });
    expect(made.body.storePages.at(-1)).toMatchObject({
      title: 'ab',
      urlId: 'store',
      categories: [{ isRoot: true, displayName: 'All' }],
    });
  });
});

describe('what an owner writes as HTML', () => {
  it('is cleaned, and what was left out is said (SC-43)', async () => {
    const made = await create({ title: 'Pasted' });
    const saved = await save(made, { description: '<p onclick="x">a<script>alert(1)</script></p><h1>b</h1>' });
    expect(saved.body.product.draft.description).toBe('<p>a</p><h2>b</h2>');
    expect(saved.body.removedMarkup).toEqual(['<script>', 'onclick']);
    const again = await save(saved.body.product, { title: 'Pasted twice' });
    expect(again.body.removedMarkup).toEqual([]);
    const preview = await call('POST', `${root}/markup`, { html: '<b>c</b><iframe></iframe>' });
    expect(preview.body).toEqual({ html: '<b>c</b>', removed: ['<iframe>'] });
  });
});

describe('tax class and low stock of a product', () => {
  it('are kept, and a class that no tax names is refused', async () => {
    const made = await create({ title: 'Book', lowStockThreshold: 3, taxClass: 'none' });
    expect(made.draft).toMatchObject({ taxClass: 'none', lowStockThreshold: 3 });
    const refused = await save<{ fields: Record<string, string> }>(made, { taxClass: 'reducd' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['taxClass']]);
    const pages = await call<{ taxClasses: string[]; lowStockThreshold: number }>('GET', `${root}/store-pages`);
    expect(pages.body).toMatchObject({ taxClasses: ['none'], lowStockThreshold: 10 });
  });
});

describe('who saves drafts only (AUT-2)', () => {
  it('makes and changes what visitors do not see, and nothing else', async () => {
    const body = (visibility: ProductDraft['visibility']) => ({
      storePageId: shop.collectionId,
      draft: draftOf({ title: 'Sketch', visibility }),
    });
    const add = (path: string, visibility: ProductDraft['visibility']) =>
      call<AppProductResponse>('POST', `${root}/products${path}`, body(visibility), drafter);
    expect((await add('', 'hidden')).status).toBe(403);
    expect(await add('/drafts', 'visible')).toMatchObject({ status: 422, body: { errorKey: 'draftsOnly' } });
    const made = await add('/drafts', 'hidden');
    expect(made).toMatchObject({ status: 201, body: { product: { draft: { visibility: 'hidden' } } } });
    const changed = await save(made.body.product, { title: 'Sketch 2' }, drafter, '/draft');
    expect(changed.body.product.draft.title).toBe('Sketch 2');
    expect((await save(changed.body.product, { visibility: 'visible' }, drafter, '/draft')).status).toBe(422);
    const seen = await create({ title: 'Seen' });
    expect((await save(seen, { title: 'Mine' }, drafter, '/draft')).status).toBe(422);
    expect((await save(seen, { title: 'Mine' }, editor, '/draft')).status).toBe(403);
  });
});
