import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, addShop, newId, type TestShop } from '../../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type ApiAnswer, type ApiClient, createApiClient, makeKey } from '../../testing/apiProgram.ts';

const V2 = '/v2/commerce/products';
let test: TestDatabase;
let client: ApiClient;
let shop: TestShop;
let key: string;
let tide: string;
let variants: readonly string[];
let service: string;
let foreign: string;

beforeAll(async () => {
  test = await createTestDatabase();
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  client = createApiClient({ db: test.db, pages: {}, config, newId, now: Date.now } as never);
  shop = await addShop(test.db, { identifier: 'halde' });
  const other = await addShop(test.db, { identifier: 'elsewhere' });
  const added = await addProduct(test.db, shop, {
    ...{ title: 'Tide', optionNames: ['Size'] },
    variants: [
      { sku: 'T-S', stock: 10, attributes: { Size: 'Small' }, price: 2000n },
      { sku: 'T-L', stock: 4, attributes: { Size: 'Large' }, price: 3000n },
    ],
  });
  [tide, variants] = [added.id, added.variantIds];
  service = (await addProduct(test.db, shop, { title: 'Visit', type: PRODUCT_TYPES.service, variants: [{ sku: 'V' }] }))
    .id;
  foreign = (await addProduct(test.db, other, { title: 'X', variants: [{ sku: 'X' }] })).id;
  key = await makeKey(test.db, shop.id, ['website.products'], 'Catalogue');
});
afterAll(() => test.close());

const send = (path: string, body?: unknown, method: 'POST' | 'DELETE' = 'POST'): Promise<ApiAnswer> =>
  client.call(key, { method, path, body });
const product = async () => (await client.call(key, { path: `${V2}/${tide}` })).body.products[0];
const audits = (action: string) =>
  test.asOwner<{ actor: string }>(`select actor from audit_event where action = '${action}' order by created_at`);

describe('the Commerce API changes products', () => {
  it('as their editor does: what is absent stays, what is null is cleared', async () => {
    const before = await product();
    const changed = await send(`${V2}/${tide}`, {
      ...{ name: 'Tide II', tags: ['sea'], isVisible: false, description: '<p>Waves</p><script>x</script>' },
      seoOptions: { title: 'Waves', description: null },
    });
    expect(changed.status).toBe(200);
    const { modifiedOn: _, ...kept } = before;
    expect(changed.body).toEqual({
      ...{ ...kept, modifiedOn: expect.any(String), name: 'Tide II', tags: ['sea'], isVisible: false },
      ...{ description: '<p>Waves</p>', seoOptions: { title: 'Waves', description: '' } },
    });
    const cleared = await send(`${V2}/${tide}`, {
      ...{ tags: null, description: { present: true, value: null }, name: { present: false, value: 'No' } },
      isVisible: { present: true, value: true },
    });
    expect(cleared.body).toMatchObject({ name: 'Tide II', tags: [], description: '', isVisible: true });
    expect(await audits('product.update')).toEqual([
      { actor: 'API key “Catalogue”' },
      { actor: 'API key “Catalogue”' },
    ]);
  });

  it('to an address that is free, with a number where it is not (PREF-07); the old ones lead there', async () => {
    expect((await send(`${V2}/${tide}`, { urlSlug: 'visit' })).body.urlSlug).toMatch(/^visit-\d$/);
    expect((await send(`${V2}/${tide}`, { urlSlug: 'tide-two' })).body.url).toMatch(/\/shop\/tide-two$/);
    expect(await test.asOwner('select 1 from moved_page')).toHaveLength(2);
  });

  it.each([
    [{ name: '' }, 'name is invalid.'],
    [{ name: null }, 'name is invalid.'],
    [{ name: 7 }, 'name is invalid.'],
    [{ tags: 'sea' }, 'tags is invalid.'],
    [{ productAttributeNames: ['Colour', 'Form'] }, 'productAttributeNames is invalid.'],
    ['x', 'The request body is not valid JSON.'],
  ])('not to %j', async (body, message) => {
    const before = await product();
    expect(await send(`${V2}/${tide}`, body)).toMatchObject({ status: 400, body: { message } });
    expect(await product()).toEqual(before);
  });

  it('and no product that it does not know', async () => {
    for (const path of [`${V2}/${foreign}`, `${V2}/${newId()}`, `${V2}/x`, `/1.0/commerce/products/${service}`]) {
      expect((await send(path, { name: 'Mine' })).status).toBe(404);
      expect((await send(path, undefined, 'DELETE')).status).toBe(404);
      expect((await send(`${path}/variants`, { sku: 'Q' })).status).toBe(404);
    }
  });
});

describe('the Commerce API changes variants', () => {
  const money = (value: string, currency = 'USD') => ({ currency, value });

  it('but never their stock, which is the inventory’s', async () => {
    const changed = await send(`${V2}/${tide}/variants/${variants[0]}`, {
      ...{ sku: 'T-SMALL', pricing: { basePrice: money('25.50'), salePrice: money('19.00'), onSale: true } },
      stock: { quantity: 99, unlimited: false },
      shippingMeasurements: { weight: { unit: 'KILOGRAM', value: 0.4 } },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        ...{ id: variants[0], sku: 'T-SMALL', stock: { quantity: 10, unlimited: false } },
        pricing: { basePrice: money('25.50'), salePrice: money('19.00'), onSale: true },
        ...{ attributes: { Size: 'Small' }, shippingMeasurements: { weight: { unit: 'KILOGRAM', value: 0.4 } } },
      },
    });
  });

  it('and makes and removes them', async () => {
    const body = { sku: 'T-M', attributes: { Size: 'Medium' }, pricing: { basePrice: money('22.00') } };
    const made = await send(`${V2}/${tide}/variants`, { ...body, stock: { quantity: 7, unlimited: false } });
    expect(made).toMatchObject({ status: 201, body: { sku: 'T-M', stock: { quantity: 7, unlimited: false } } });
    expect((await product()).variants).toHaveLength(3);
    const path = `${V2}/${tide}/variants/${made.body.id}`;
    expect((await send(path, undefined, 'DELETE')).status).toBe(204);
    expect((await send(path, undefined, 'DELETE')).body.subtype).toBe('PRODUCT_VARIANT_NOT_FOUND');
    expect((await product()).variants).toHaveLength(2);
  });

  it.each([
    [{ sku: 'T-L' }, 409, 'SKU_UNAVAILABLE'],
    [{ pricing: { basePrice: money('1.00', 'EUR') } }, 400, 'CURRENCY_MISMATCH'],
    [{ pricing: { basePrice: money('-1') } }, 400, 'INVALID_ARGUMENT'],
    [{ shippingMeasurements: { weight: { unit: 'POUND', value: 1 } } }, 400, 'MEASUREMENT_STANDARD_MISMATCH'],
    [{ attributes: { Size: 'Large' } }, 400, 'INVALID_ARGUMENT'],
    [{ attributes: {} }, 400, 'INVALID_ARGUMENT'],
  ])('not to %j', async (body, status, subtype) => {
    const before = await product();
    expect(await send(`${V2}/${tide}/variants/${variants[0]}`, body)).toMatchObject({ status, body: { subtype } });
    expect(await product()).toEqual(before);
  });

  it('and leaves a product its last one', async () => {
    expect((await send(`${V2}/${tide}/variants/${variants[1]}`, undefined, 'DELETE')).status).toBe(204);
    const last = await send(`${V2}/${tide}/variants/${variants[0]}`, undefined, 'DELETE');
    expect(last).toMatchObject({ status: 409, body: { subtype: 'INSUFFICIENT_PRODUCT_VARIANTS' } });
  });
});

describe('the Commerce API creates products', () => {
  const money = (value: string) => ({ currency: 'USD', value });
  const wanted = (more: object = {}) => ({
    ...{ type: 'PHYSICAL', storePageId: shop.collectionId, name: 'Dune', description: '<p>Sand</p>', tags: ['sand'] },
    variantAttributes: ['Size'],
    variants: [
      { sku: 'D-S', attributes: { Size: 'Small' }, pricing: { basePrice: money('12.00') }, stock: { quantity: 4 } },
      { sku: 'D-L', attributes: { Size: 'Large' }, pricing: { basePrice: money('15.00') }, stock: { unlimited: true } },
    ],
    ...more,
  });

  it('whole, hidden unless it says otherwise', async () => {
    const made = await send(V2, wanted());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...{ type: 'PHYSICAL', storePageId: shop.collectionId, name: 'Dune', urlSlug: 'dune', isVisible: false },
      ...{ variantAttributes: ['Size'], tags: ['sand'], images: [] },
      variants: [
        { sku: 'D-S', stock: { quantity: 4, unlimited: false }, attributes: { Size: 'Small' } },
        { sku: 'D-L', stock: { quantity: 0, unlimited: true }, pricing: { basePrice: money('15.00') } },
      ],
    });
    expect((await client.call(key, { path: `${V2}/${made.body.id}` })).body.products).toEqual([made.body]);
    const renamed = await send(`${V2}/${made.body.id}`, { productAttributeNames: ['Format'] });
    expect(renamed.body).toMatchObject({
      variantAttributes: ['Format'],
      variants: [{ attributes: { Format: 'Small' } }, {}],
    });
    expect(await audits('product.create')).toEqual([{ actor: 'API key “Catalogue”' }]);
  });

  it.each([
    [{ storePageId: '00000000-0000-4000-8000-000000000000' }, 404, 'STORE_PAGE_NOT_FOUND'],
    [{ type: 'DIGITAL' }, 400, 'OPERATION_NOT_ALLOWED_FOR_PRODUCT_TYPE'],
    [{ name: undefined }, 400, 'MISSING_ARGUMENT'],
    [{ name: 'x'.repeat(201) }, 400, 'INVALID_ARGUMENT'],
    [{ variants: [] }, 400, 'INVALID_ARGUMENT'],
    [{ variants: [{ sku: 'T-SMALL', attributes: { Size: 'S' } }] }, 409, 'SKU_UNAVAILABLE'],
    [{ variants: [{ sku: 'Q', attributes: {} }] }, 400, 'INVALID_ARGUMENT'],
  ])('not with %j', async (more, status, subtype) => {
    expect(await send(V2, wanted(more))).toMatchObject({ status, body: { subtype } });
  });

  it('by 1.0 physical ones alone', async () => {
    const visit = wanted({ type: 'SERVICE', variantAttributes: [], variants: [{ sku: 'S-1', attributes: {} }] });
    expect((await send('/1.0/commerce/products', visit)).body.subtype).toBe('OPERATION_NOT_ALLOWED_FOR_PRODUCT_TYPE');
    expect((await send('/1.1/commerce/products', { ...visit, isVisible: true })).body).toMatchObject({
      type: 'SERVICE',
      isVisible: true,
    });
  });
});

it('a product that a program deletes lies in the trash', async () => {
  expect((await send(`/1.1/commerce/products/${tide}`, undefined, 'DELETE')).status).toBe(204);
  expect((await client.call(key, { path: `${V2}/${tide}` })).status).toBe(404);
  expect(await test.asOwner(`select 1 from item where id = '${tide}' and deleted_at is not null`)).toHaveLength(1);
  expect(await audits('product.trash')).toEqual([{ actor: 'API key “Catalogue”' }]);
});
