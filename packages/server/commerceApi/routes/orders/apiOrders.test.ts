import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOrder, addShop, newId, type TestShop } from '../../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type ApiClient, createApiClient, makeKey } from '../../testing/apiProgram.ts';

const PATH = '/1.0/commerce/orders';
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
let test: TestDatabase;
let client: ApiClient;
let shop: TestShop;
let key: string;
/** By their numbers. */
const ids = new Map<number, string>();
let foreign: string;

const line = { title: 'Tide', sku: 'TIDE-S', unitPrice: 2000n, quantity: 2 };
const day = (index: number) => new Date(NOW - (10 - index) * DAY);

beforeAll(async () => {
  test = await createTestDatabase();
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  client = createApiClient({ db: test.db, pages: { invalidate: () => undefined }, config, newId } as never);
  shop = await addShop(test.db, { identifier: 'orders', title: 'Halde Press' });
  const other = await addShop(test.db, { identifier: 'elsewhere' });
  const add = async (number: number, more: object = {}) => {
    const order = {
      number,
      email: 'ada@example.com',
      fullName: 'Ada King Lovelace',
      placedAt: day(number),
      lines: [line],
    };
    ids.set(number, await addOrder(test.db, shop, { ...order, shipping: 500n, ...more }));
  };
  await add(1);
  await add(2, { fulfillment: 'FULFILLED', email: 'bo@example.com' });
  await add(3, { fulfillment: 'CANCELED' });
  await add(4, { payment: 'pending' });
  await add(5);
  const order = { number: 1, email: 'x@example.com', fullName: 'X', placedAt: day(1), lines: [line] };
  foreign = await addOrder(test.db, other, order);
  key = await makeKey(test.db, shop.id, ['website.orders'], 'Order export');
});
afterAll(() => test.close());

const get = (path: string) => client.call(key, { path });
const numbers = async (query: string) =>
  (await get(`${PATH}?${query}`)).body.result.map(({ orderNumber }: { orderNumber: string }) => Number(orderNumber));
const fulfil = (id: string, body: unknown) =>
  client.call(key, { method: 'POST', path: `${PATH}/${id}/fulfillments`, body });
const SHIPMENT = { shipDate: '2026-11-19T08:00:00Z', carrierName: 'UPS', service: 'Ground', trackingNumber: '1Z999' };

describe('the Commerce API reads orders', () => {
  it('each with every documented field', async () => {
    const { status, body } = await get(`${PATH}/${ids.get(1)}`);
    const money = (value: string) => ({ currency: 'USD', value });
    const address = {
      ...{ firstName: 'Ada King', lastName: 'Lovelace', address1: '12 Harbour Street', address2: null },
      ...{ city: 'Portland', state: 'OR', countryCode: 'US', postalCode: '97201', phone: null },
    };
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ id: ids.get(1), orderNumber: '1', createdOn: day(1).toISOString() },
      modifiedOn: new Date(day(1).getTime() + 1000).toISOString(),
      ...{ channel: 'web', testmode: true, customerEmail: 'ada@example.com', customerId: expect.any(String) },
      ...{ billingAddress: null, shippingAddress: address, fulfillmentStatus: 'PENDING' },
      lineItems: [
        {
          ...{ id: expect.any(String), variantId: expect.any(String), sku: 'TIDE-S', productId: expect.any(String) },
          ...{ weight: 0, width: 0, length: 0, height: 0, productName: 'Tide', quantity: 2 },
          ...{ unitPricePaid: money('20.00'), variantOptions: [], customizations: null, imageUrl: null },
          lineItemType: 'PHYSICAL_PRODUCT',
        },
      ],
      ...{ internalNotes: [], shippingLines: [{ method: 'Standard', amount: money('5.00') }], discountLines: [] },
      ...{ formSubmission: null, fulfillments: [], subtotal: money('40.00'), shippingTotal: money('5.00') },
      ...{ discountTotal: money('0.00'), taxTotal: money('0.00'), refundedTotal: money('0.00') },
      ...{ grandTotal: money('45.00'), channelName: 'Halde Press', externalOrderReference: null, fulfilledOn: null },
      ...{ priceTaxInterpretation: 'EXCLUSIVE', paymentState: 'PAID', shippingOptionName: 'Standard' },
      shippingOptionServiceType: null,
    });
  });

  it.each([
    ['', [5, 4, 3, 2, 1]],
    ['fulfillmentStatus=PENDING', [5, 4, 1]],
    ['fulfillmentStatus=FULFILLED,CANCELED', [3, 2]],
    ['paymentStates=PENDING', [4]],
    [`modifiedAfter=${day(2).toISOString()}&modifiedBefore=${day(4).toISOString()}`, [3, 2]],
    ['limit=1', [5, 4, 3, 2, 1]],
  ])('by ?%s', async (query, found) => expect(await numbers(query)).toEqual(found));

  it('of one customer', async () => {
    const { body } = await get(`${PATH}/${ids.get(2)}`);
    expect(await numbers(`customerId=${body.customerId}`)).toEqual([2]);
  });

  it.each([
    ['modifiedAfter=2026-11-20T00:00:00Z', 'MISSING_ARGUMENT'],
    ['modifiedAfter=x&modifiedBefore=y', 'INVALID_ARGUMENT'],
    ['fulfillmentStatus=LOST', 'INVALID_ARGUMENT'],
    ['paymentStates=constructor', 'INVALID_ARGUMENT'],
    ['customerId=7', 'INVALID_ARGUMENT'],
    ['cursor=abc&fulfillmentStatus=PENDING', 'INVALID_ARGUMENT'],
    ['cursor=abc', 'INVALID_ARGUMENT'],
  ])('not by ?%s', async (query, subtype) => {
    expect(await get(`${PATH}?${query}`)).toMatchObject({ status: 400, body: { subtype } });
  });

  it('50 a page, the filter kept by the cursor', async () => {
    const many = await addShop(test.db, { identifier: 'many' });
    const own = await makeKey(test.db, many.id, ['website.orders.read']);
    const order = { email: 'ada@example.com', fullName: 'Ada', lines: [line] };
    for (let number = 1; number <= 60; number += 1) {
      const fulfillment = number === 30 ? ('CANCELED' as const) : ('PENDING' as const);
      await addOrder(test.db, many, {
        ...order,
        number,
        placedAt: new Date(NOW + Math.floor(number / 3)),
        fulfillment,
      });
    }
    const first = await client.call(own, { path: `${PATH}?fulfillmentStatus=PENDING` });
    expect([first.body.result.length, first.body.pagination.hasNextPage]).toEqual([50, true]);
    const path = first.body.pagination.nextPageUrl.replace('http://localhost:3000', '');
    const rest = await client.call(own, { path });
    expect([rest.body.result.length, rest.body.pagination.hasNextPage]).toEqual([9, false]);
    const seen = [...first.body.result, ...rest.body.result].map(({ orderNumber }) => orderNumber);
    expect([new Set(seen).size, seen.includes('30')]).toEqual([59, false]);
  });

  it('of its own site alone', async () => {
    for (const id of [foreign, newId(), 'x']) expect((await get(`${PATH}/${id}`)).status).toBe(404);
    expect((await fulfil(foreign, { shouldSendNotification: false, shipments: [SHIPMENT] })).status).toBe(404);
  });
});

describe('the Commerce API fulfils orders', () => {
  it('as the screen does: parcel, timeline, activity log and mail', async () => {
    const id = ids.get(1)!;
    const done = await fulfil(id, { shouldSendNotification: true, shipments: [SHIPMENT] });
    expect([done.status, done.body]).toEqual([204, null]);
    const { body } = await get(`${PATH}/${id}`);
    expect(body).toMatchObject({ fulfillmentStatus: 'FULFILLED', fulfilledOn: expect.any(String) });
    expect(body.fulfillments).toEqual([
      {
        ...{ shipDate: '2026-11-19T08:00:00.000Z', carrierName: 'UPS', service: 'Ground', trackingNumber: '1Z999' },
        trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
      },
    ]);
    const events = await test.asOwner(
      `select actor_kind as kind, actor from order_event where order_id = '${id}' and kind = 'fulfilled'`,
    );
    expect(events).toEqual([{ kind: 'api', actor: 'API key “Order export”' }]);
    const audit = await test.asOwner("select actor from audit_event where action = 'order.fulfil'");
    expect(audit).toEqual([{ actor: 'API key “Order export”' }]);
    expect(await test.asOwner("select kind from job where payload::text like '%shipped%'")).toHaveLength(1);
    expect(await fulfil(id, { shouldSendNotification: true, shipments: [SHIPMENT] })).toMatchObject({
      ...{ status: 409, body: { type: 'CONFLICT' } },
    });
  });

  it('by a carrier of its own with its own address, and without a mail when it says so', async () => {
    const own = { ...SHIPMENT, carrierName: 'Bike', trackingNumber: null, trackingUrl: 'https://bike.example/7' };
    expect((await fulfil(ids.get(5)!, { shouldSendNotification: false, shipments: [own] })).status).toBe(204);
    const { body } = await get(`${PATH}/${ids.get(5)}`);
    expect(body.fulfillments).toMatchObject([
      { carrierName: 'Bike', trackingNumber: null, trackingUrl: 'https://bike.example/7' },
    ]);
    expect(await test.asOwner("select kind from job where payload::text like '%shipped%'")).toHaveLength(1);
  });

  it.each([
    [{}, 400],
    [{ shipments: [{ ...SHIPMENT, shipDate: 'soon' }] }, 400],
    [{ shipments: [{ ...SHIPMENT, trackingUrl: 'javascript:alert(1)' }] }, 400],
    [{ shipments: [{ ...SHIPMENT, trackingNumber: '!' }] }, 400],
    [{ shipments: [SHIPMENT, SHIPMENT] }, 400],
    [{ shipments: [{ carrierName: 'UPS' }] }, 400],
  ])('not by %j', async (body, status) => {
    expect((await fulfil(ids.get(4)!, body)).status).toBe(status);
    expect((await get(`${PATH}/${ids.get(4)}`)).body).toMatchObject({ fulfillmentStatus: 'PENDING', fulfillments: [] });
  });
});
