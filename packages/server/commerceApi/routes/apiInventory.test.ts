import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type ApiClient, createApiClient, makeKey } from '../testing/apiProgram.ts';

const PATH = '/1.0/commerce/inventory';
let test: TestDatabase;
let client: ApiClient;
let shop: TestShop;
let other: TestShop;
let key: string;
let small: string;
let large: string;
let print: string;
let foreign: string;

beforeAll(async () => {
  test = await createTestDatabase();
  client = createApiClient({ db: test.db, pages: { invalidate: () => undefined }, config: {} } as never);
  shop = await addShop(test.db, { identifier: 'stocked' });
  other = await addShop(test.db, { identifier: 'elsewhere' });
  const shirt = await addProduct(test.db, shop, {
    title: 'Tide',
    optionNames: ['Size'],
    variants: [
      { sku: 'T-S', stock: 10, attributes: { Size: 'Small' } },
      { sku: 'T-L', stock: null, attributes: { Size: 'Large' } },
    ],
  });
  [small, large] = shirt.variantIds as [string, string];
  print = (await addProduct(test.db, shop, { title: 'Print', variants: [{ sku: 'P', stock: 3 }] })).variantIds[0]!;
  foreign = (await addProduct(test.db, other, { title: 'X', variants: [{ sku: 'X', stock: 3 }] })).variantIds[0]!;
  key = await makeKey(test.db, shop.id, ['website.inventory'], 'Stock sync');
});
afterAll(() => test.close());

const adjust = (body: object, idempotencyKey: string | null = newId()) =>
  client.call(key, {
    ...{ method: 'POST', path: `${PATH}/adjustments`, body },
    headers: idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey },
  });
const quantities = async () => {
  const { body } = await client.call(key, { path: PATH });
  return Object.fromEntries(
    body.inventory.map((item: { sku: string; isUnlimited: boolean; quantity: number }) => [
      item.sku,
      item.isUnlimited ? 'unlimited' : item.quantity,
    ]),
  );
};

describe('the Commerce API lists stock', () => {
  it('of every variant, in the documented form', async () => {
    const { status, body } = await client.call(key, { path: PATH });
    expect(status).toBe(200);
    expect(body).toEqual({
      inventory: [
        { variantId: small, sku: 'T-S', descriptor: 'Tide [Small]', isUnlimited: false, quantity: 10 },
        { variantId: large, sku: 'T-L', descriptor: 'Tide [Large]', isUnlimited: true, quantity: 0 },
        { variantId: print, sku: 'P', descriptor: 'Print', isUnlimited: false, quantity: 3 },
      ].toSorted((one, two) => (one.variantId < two.variantId ? -1 : 1)),
      pagination: { hasNextPage: false, nextPageCursor: null, nextPageUrl: null },
    });
  });

  it('of some by their ids, without pages; of none that another site has', async () => {
    const { body } = await client.call(key, { path: `${PATH}/${print},${small}` });
    expect(Object.keys(body)).toEqual(['inventory']);
    expect(body.inventory).toHaveLength(2);
    for (const ids of [foreign, `${print},${foreign}`, newId()]) {
      expect(await client.call(key, { path: `${PATH}/${ids}` })).toMatchObject({
        ...{ status: 404, body: { type: 'INVALID_REQUEST_ERROR', subtype: 'INVENTORY_ITEM_NOT_FOUND' } },
      });
    }
    for (const ids of ['x', `${print},`, Array.from({ length: 51 }, newId).join(',')])
      expect((await client.call(key, { path: `${PATH}/${ids}` })).status).toBe(400);
  });

  it('50 a page, each once', async () => {
    const many = await addShop(test.db, { identifier: 'many' });
    const variants = Array.from({ length: 120 }, (_, index) => ({ sku: `M-${index}`, stock: index }));
    await addProduct(test.db, many, { title: 'Many', variants });
    const own = await makeKey(test.db, many.id, ['website.inventory.read']);
    const skus: string[] = [];
    let path: string | null = PATH;
    const sizes: number[] = [];
    while (path !== null) {
      const { body } = await client.call(own, { path });
      sizes.push(body.inventory.length);
      skus.push(...body.inventory.map(({ sku }: { sku: string }) => sku));
      expect(body.pagination.nextPageUrl === null).toBe(!body.pagination.hasNextPage);
      path = body.pagination.nextPageUrl?.replace('http://localhost:3000', '') ?? null;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(skus).size).toBe(120);
    expect((await client.call(own, { path: `${PATH}?limit=2` })).body.inventory).toHaveLength(50);
    for (const cursor of ['x', 'bnVsbA', Buffer.from('[{},["x"]]').toString('base64url')])
      expect((await client.call(own, { path: `${PATH}?cursor=${cursor}` })).status).toBe(400);
  });
});

describe('the Commerce API adjusts stock', () => {
  it('by all four operations, as one adjustment in the activity log', async () => {
    const done = await adjust({
      incrementOperations: [{ variantId: print, quantity: 4 }],
      decrementOperations: [{ variantId: small, quantity: 3 }],
      setFiniteOperations: [{ variantId: large, quantity: 9 }],
    });
    expect([done.status, done.body]).toEqual([204, null]);
    expect(await quantities()).toEqual({ 'T-S': 7, 'T-L': 9, P: 7 });
    await adjust({ setUnlimitedOperations: [large] });
    expect(await quantities()).toEqual({ 'T-S': 7, 'T-L': 'unlimited', P: 7 });
    const lines = await test.asOwner("select actor from audit_event where action = 'stock.adjust'");
    expect(lines).toEqual([{ actor: 'API key “Stock sync”' }, { actor: 'API key “Stock sync”' }]);
  });

  it.each([
    ['decrementOperations', () => print, 8, 409, 'INSUFFICIENT_STOCK'],
    ['incrementOperations', () => print, 999_999_999, 409, 'STOCK_EXCEEDS_MAX'],
    ['incrementOperations', () => large, 1, 409, 'STOCK_NOT_TRACKED'],
    ['incrementOperations', () => foreign, 1, 404, 'INVENTORY_ITEM_NOT_FOUND'],
    ['incrementOperations', () => print, -1, 400, 'INVALID_ARGUMENT'],
    ['incrementOperations', () => small, 1, 400, 'INVALID_ARGUMENT'],
  ] as const)(
    '%s of %s by %i is refused: nothing of the request happens',
    async (name, of, quantity, status, subtype) => {
      const before = await quantities();
      const answer = await adjust({
        setFiniteOperations: [{ variantId: small, quantity: 1 }],
        [name]: [{ variantId: of(), quantity }],
      });
      expect(answer).toMatchObject({ status, body: { subtype, details: null, contextId: 'test' } });
      expect(await quantities()).toEqual(before);
    },
  );

  it('once for each Idempotency-Key', async () => {
    const body = { incrementOperations: [{ variantId: print, quantity: 1 }] };
    const before = (await quantities()).P;
    const answers = [await adjust(body, 'sync-1'), await adjust(body, 'sync-1')];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await quantities()).P).toBe(before + 1);
    const others = { incrementOperations: [{ variantId: print, quantity: 2 }] };
    expect((await adjust(others, 'sync-1')).status).toBe(400);
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => adjust(body, 'sync-2')));
    expect(atOnce.map(({ status }) => status).filter((status) => status !== 204 && status !== 409)).toEqual([]);
    expect((await quantities()).P).toBe(before + 2);
  });

  it('not without a key, and not without an operation', async () => {
    const body = { incrementOperations: [{ variantId: print, quantity: 1 }] };
    const missing = await adjust(body, null);
    expect([missing.status, missing.headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(missing.body).toEqual({
      ...{ type: 'about:blank', title: 'Bad Request', status: 400, instance: `${PATH}/adjustments` },
      detail: "Required header 'Idempotency-Key' is not present.",
    });
    for (const nothing of [{}, { incrementOperations: [] }, [], 'x', null])
      expect((await adjust(nothing as object)).body).toMatchObject({ type: 'INVALID_REQUEST_ERROR' });
    expect((await adjust(body, 'a b')).body.subtype).toBe('INVALID_ARGUMENT');
    expect((await adjust(body, 'x'.repeat(65))).status).toBe(400);
  });
});
