import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, addShop, newId, type TestShop } from '../../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type ApiCall, type ApiClient, createApiClient, makeKey } from '../../testing/apiProgram.ts';

const PATH = '/v1/commerce/discounts';
let test: TestDatabase;
let client: ApiClient;
let shop: TestShop;
let key: string;
let otherKey: string;
let print: string;

beforeAll(async () => {
  test = await createTestDatabase();
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  client = createApiClient({ db: test.db, pages: {}, config, newId, now: Date.now } as never);
  shop = await addShop(test.db, { identifier: 'shop' });
  const other = await addShop(test.db, { identifier: 'elsewhere' });
  print = (await addProduct(test.db, shop, { title: 'Print', variants: [{ sku: 'P' }] })).id;
  key = await makeKey(test.db, shop.id, ['website.discounts'], 'Campaigns');
  otherKey = await makeKey(test.db, other.id, ['website.discounts']);
});
afterAll(() => test.close());

const send = (method: ApiCall['method'], path: string, body?: unknown, by = key) =>
  client.call(by, { method: method!, path, body });
const discount = (more: object = {}) => ({
  ...{ name: 'Welcome', criteria: { type: 'ANY_ORDER' }, template: { type: 'PERCENTAGE', percentage: 12.5 } },
  ...{ trigger: { type: 'CODE', promoCode: 'HELLO-10' }, validFrom: '2026-01-01T00:00:00Z' },
  ...more,
});
const usd = (value: string) => ({ currency: 'USD', value });

describe('the Commerce API keeps discounts', () => {
  let id: string;

  it('makes one, in the documented form', async () => {
    const made = await send(
      'POST',
      PATH,
      discount({ isLimitedUses: true, maxUsesAllowed: 5, isOncePerCustomer: true }),
    );
    expect(made.status).toBe(201);
    id = made.body.id;
    expect(made.body).toEqual({
      ...{ id: expect.any(String), name: 'Welcome', criteria: { type: 'ANY_ORDER' }, status: 'ACTIVE' },
      ...{ template: { type: 'PERCENTAGE', percentage: 12.5 }, trigger: { type: 'CODE', promoCode: 'HELLO-10' } },
      ...{ isLimitedUses: true, maxUsesAllowed: 5, usesCount: 0, isOncePerCustomer: true },
      ...{ paymentPlanOptions: { type: 'NONE' }, subscriptionOptions: { type: 'EXCLUDED' } },
      ...{ validFrom: '2026-01-01T00:00:00.000Z', validTo: null },
    });
    expect((await client.call(key, { path: `${PATH}/${id}` })).body).toEqual(made.body);
    expect(await test.asOwner("select actor from audit_event where action = 'discount.create'")).toEqual([
      { actor: 'API key “Campaigns”' },
    ]);
  });

  it('replaces it, for one product or from a total on', async () => {
    const off = { template: { type: 'FIXED_AMOUNT', discountAmount: usd('5.00') }, trigger: { type: 'AUTO' } };
    const product = await send(
      'PUT',
      `${PATH}/${id}`,
      discount({ ...off, criteria: { type: 'PRODUCT', productId: print } }),
    );
    expect(product.body).toMatchObject({
      ...{ id, criteria: { type: 'PRODUCT', productId: print, productName: 'Print' }, isLimitedUses: false },
      ...{ template: { type: 'FIXED_AMOUNT', discountAmount: usd('5.00') }, trigger: { type: 'AUTO' } },
    });
    const total = { criteria: { type: 'CART_TOTAL', minimumCartTotal: usd('50.00') }, validTo: '2026-02-01T00:00:00Z' };
    expect((await send('PUT', `${PATH}/${id}`, discount(total))).body).toMatchObject({
      ...total,
      validTo: '2026-02-01T00:00:00.000Z',
      status: 'EXPIRED',
    });
  });

  it.each([
    ['a code that is taken', { trigger: { type: 'CODE', promoCode: 'hello-10' } }, 409, null],
    [
      'a product of nobody',
      { criteria: { type: 'PRODUCT', productId: '00000000-0000-4000-8000-000000000000' } },
      404,
      null,
    ],
    ['110 %', { template: { type: 'PERCENTAGE', percentage: 110 } }, 400, 'INVALID_ARGUMENT'],
    ['nothing off', { template: { type: 'FIXED_AMOUNT', discountAmount: usd('0.00') } }, 400, 'INVALID_ARGUMENT'],
    [
      'euros',
      { template: { type: 'FIXED_AMOUNT', discountAmount: { currency: 'EUR', value: '1.00' } } },
      400,
      'CURRENCY_MISMATCH',
    ],
    ['a bound without a number', { isLimitedUses: true }, 400, 'MISSING_ARGUMENT'],
    [
      'an end before its start',
      { validTo: '2025-01-01T00:00:00Z', trigger: { type: 'AUTO' } },
      400,
      'INVALID_ARGUMENT',
    ],
    ['no start', { validFrom: undefined }, 400, 'MISSING_ARGUMENT'],
  ])('not with %s', async (_, more, status, subtype) => {
    expect(await send('POST', PATH, discount(more))).toMatchObject({ status, body: { subtype } });
  });

  it('lists them, filtered, sorted and page by page', async () => {
    await send(
      'POST',
      PATH,
      discount({ name: 'Spring', trigger: { type: 'AUTO' }, validFrom: '2999-01-01T00:00:00Z' }),
    );
    await send('POST', PATH, discount({ name: 'Friends', trigger: { type: 'CODE', promoCode: 'A1' } }));
    const names = async (query: string) =>
      (await client.call(key, { path: `${PATH}?${query}` })).body.discounts.map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Friends', 'Spring', 'Welcome']);
    expect(await names('sortDirection=ASCENDING')).toEqual(['Welcome', 'Spring', 'Friends']);
    expect(await names('sortBy=PROMO_CODE&sortDirection=ASCENDING')).toEqual(['Spring', 'Friends', 'Welcome']);
    expect(await names('status=SCHEDULED')).toEqual(['Spring']);
    expect(await names('status=ALL&trigger=CODE&template=PERCENTAGE')).toEqual(['Friends', 'Welcome']);
    expect(await names('search=hello')).toEqual(['Welcome']);
    expect(await names('limitedUseOnly=true')).toEqual([]);
    const first = await client.call(key, { path: `${PATH}?limit=2&trigger=AUTO,CODE` });
    const path = first.body.pagination.nextPageUrl.replace('http://localhost:3000', '');
    expect((await client.call(key, { path })).body.discounts).toHaveLength(1);
    for (const wrong of ['limit=0', 'offset=-1', 'status=ON', 'criteria=ANY_ORDER,X', 'sortBy=x'])
      expect((await client.call(key, { path: `${PATH}?${wrong}` })).status).toBe(400);
  });

  it('shows none that have no name here, nor those of another site; deletes them all', async () => {
    await test.asOwner(`update discount set kind = 'freeShipping', percent_ppm = null where id = '${id}'`);
    expect((await client.call(key, { path: `${PATH}/${id}` })).status).toBe(404);
    for (const each of [id, newId(), 'x']) {
      expect((await client.call(otherKey, { path: `${PATH}/${each}` })).status).toBe(404);
      expect((await send('PUT', `${PATH}/${each}`, discount(), otherKey)).status).toBe(404);
      expect((await send('DELETE', `${PATH}/${each}`, undefined, otherKey)).status).toBe(404);
    }
    expect((await send('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await send('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });
});
