import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, addShop, newId, type TestShop } from '../../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type ApiClient, createApiClient, makeKey } from '../../testing/apiProgram.ts';

const V2 = '/v2/commerce/products';
let test: TestDatabase;
let client: ApiClient;
let shop: TestShop;
let key: string;
let foreign: string;
/** By their titles. */
const ids = new Map<string, string>();

beforeAll(async () => {
  test = await createTestDatabase();
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  client = createApiClient({ db: test.db, pages: {}, config, newId } as never);
  shop = await addShop(test.db, { identifier: 'halde' });
  const other = await addShop(test.db, { identifier: 'elsewhere' });
  const image = newId();
  await test.asOwner(
    `insert into asset (website_id, id, sha256, filename, content_type, byte_size, width, height, alt_text, created_at)
     values ($1, $2, repeat('a', 64), 'tide at dusk.jpg', 'image/jpeg', 1000, 1500, 1000, 'Waves', now())`,
    [shop.id, image],
  );
  const add = async (title: string, more: object = {}) => {
    const product = { title, variants: [{ sku: `${title}-1`, stock: 3 }], ...more };
    ids.set(title, (await addProduct(test.db, shop, product)).id);
  };
  await add('Tide', {
    ...{ imageId: image, optionNames: ['Size'] },
    variants: [
      { sku: 'T-S', stock: 10, attributes: { Size: 'Small' }, price: 2000n, salePrice: 1500n },
      { sku: 'T-L', stock: null, attributes: { Size: 'Large' }, price: 3000n },
    ],
  });
  await add('Visit', { type: PRODUCT_TYPES.service });
  await add('Card', { type: PRODUCT_TYPES.giftCard });
  await add('File', { type: PRODUCT_TYPES.digital, isHidden: true });
  await add('Gone');
  await test.asOwner("update item set deleted_at = now() where title = 'Gone'");
  await test.asOwner("update item set updated_on = '2026-01-02T00:00:00Z' where title = 'Card'");
  foreign = (await addProduct(test.db, other, { title: 'X', variants: [{ sku: 'X' }] })).id;
  key = await makeKey(test.db, shop.id, ['website.products.read']);
});
afterAll(() => test.close());

const get = (path: string) => client.call(key, { path });
const names = async (path: string) => (await get(path)).body.products.map(({ name }: { name: string }) => name).sort();

describe('the Commerce API reads products', () => {
  it('each with every documented field', async () => {
    const { status, body } = await get(`${V2}/${ids.get('Tide')}`);
    const money = (value: string) => ({ currency: 'USD', value });
    const image = {
      ...{ id: expect.any(String), altText: 'Waves', orderIndex: 0, originalSize: { width: 1500, height: 1000 } },
      url: expect.stringMatching(/^http:\/\/halde\.localhost:3000\/s\/images\/[\w-]+\/tide%20at%20dusk\.jpg$/),
      availableFormats: ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w'],
    };
    const variant = {
      ...{
        id: expect.any(String),
        sku: 'T-S',
        stock: { quantity: 10, unlimited: false },
        attributes: { Size: 'Small' },
      },
      pricing: { basePrice: money('20.00'), salePrice: money('15.00'), onSale: true },
      shippingMeasurements: {
        weight: { unit: 'KILOGRAM', value: 0 },
        dimensions: { unit: 'CENTIMETER', length: 0, width: 0, height: 0 },
      },
      image: null,
    };
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['products']);
    expect(body.products).toEqual([
      {
        ...{ id: ids.get('Tide'), type: 'PHYSICAL', storePageId: shop.collectionId, name: 'Tide', description: '' },
        ...{
          url: 'http://halde.localhost:3000/shop/tide',
          urlSlug: 'tide',
          images: [image],
          tags: [],
          isVisible: true,
        },
        ...{
          seoOptions: { title: '', description: '' },
          createdOn: expect.any(String),
          modifiedOn: expect.any(String),
        },
        variantAttributes: ['Size'],
        variants: [
          variant,
          {
            ...{ ...variant, sku: 'T-L', stock: { quantity: 0, unlimited: true }, attributes: { Size: 'Large' } },
            pricing: { basePrice: money('30.00'), salePrice: money('0.00'), onSale: false },
          },
        ],
      },
    ]);
  });

  it('digital ones with their file, what is not sent without measures', async () => {
    const { body } = await get(`${V2}/${ids.get('File')}`);
    expect(body.products[0]).toMatchObject({ type: 'DIGITAL', isVisible: false, digitalGood: null });
    expect(body.products[0].variants[0].shippingMeasurements).toBeNull();
  });

  it.each([
    [V2, ['Card', 'File', 'Tide', 'Visit']],
    ['/1.1/commerce/products', ['Card', 'File', 'Tide', 'Visit']],
    ['/1.0/commerce/products', ['Tide']],
    [`${V2}?type=SERVICE,GIFT_CARD`, ['Card', 'Visit']],
    ['/1.0/commerce/products?type=SERVICE', []],
    [`${V2}?query=tid`, ['Tide']],
    [`${V2}?query=t-l`, ['Tide']],
    [`${V2}?query=%25`, []],
    [`${V2}?modifiedAfter=2026-01-01T00:00:00Z&modifiedBefore=2026-01-03T00:00:00Z`, ['Card']],
  ])('%s: %j', async (path, found) => expect(await names(path)).toEqual(found));

  it.each([
    [`${V2}?type=BOAT`, 400],
    [`${V2}?modifiedAfter=2026-01-01T00:00:00Z`, 400],
    [`${V2}?cursor=x`, 400],
    [`${V2}/x`, 400],
    [`${V2}/${newId()}`, 404],
  ])('not by %s', async (path, status) => expect((await get(path)).status).toBe(status));

  it('of its own site alone, and of no older version what that does not know', async () => {
    for (const path of [`${V2}/${foreign}`, `${V2}/${ids.get('Tide')},${foreign}`, `${V2}/${ids.get('Gone')}`])
      expect((await get(path)).status).toBe(404);
    expect((await get(`/1.0/commerce/products/${ids.get('File')}`)).status).toBe(404);
    expect((await get(`/1.1/commerce/products/${ids.get('File')}`)).status).toBe(200);
  });

  it('50 a page', async () => {
    const many = await addShop(test.db, { identifier: 'many' });
    for (let index = 0; index < 51; index += 1)
      await addProduct(test.db, many, { title: `P${index}`, variants: [{ sku: `P${index}` }] });
    const own = await makeKey(test.db, many.id, ['website.products']);
    const first = await client.call(own, { path: `${V2}?type=PHYSICAL` });
    const path = first.body.pagination.nextPageUrl.replace('http://localhost:3000', '');
    const rest = await client.call(own, { path });
    expect([first.body.products.length, rest.body.products.length]).toEqual([50, 1]);
    expect(rest.body.pagination).toEqual({ hasNextPage: false, nextPageCursor: null, nextPageUrl: null });
  });

  it('and the store pages they stand on', async () => {
    expect((await get('/1.0/commerce/store_pages')).body).toEqual({
      storePages: [{ id: shop.collectionId, title: 'Shop', urlSlug: 'shop', isEnabled: true }],
      pagination: { hasNextPage: false, nextPageCursor: null, nextPageUrl: null },
    });
  });
});
