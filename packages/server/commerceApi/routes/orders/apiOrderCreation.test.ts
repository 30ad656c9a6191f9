import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../../../doctor/index.ts';
import { addProduct, addShop, newId, type TestShop } from '../../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type ApiClient, connectExtension, createApiClient, makeKey } from '../../testing/apiProgram.ts';

const PATH = '/1.0/commerce/orders';
let test: TestDatabase;
let client: ApiClient;
let shop: TestShop;
let key: string;
let print: string;
let foreign: string;

const usd = (value: string, currency = 'USD') => ({ currency, value });
const ADDRESS = {
  ...{ firstName: 'Ada King', lastName: 'Lovelace', address1: '12 Harbour Street', address2: null, city: 'Portland' },
  ...{ state: 'OR', countryCode: 'US', postalCode: '97201', phone: null },
};
const line = (more: object = {}) => ({
  ...{ lineItemType: 'PHYSICAL_PRODUCT', variantId: print, quantity: 2, unitPricePaid: usd('20.00') },
  ...more,
});
const order = (more: object = {}) => ({
  ...{ channelName: 'Market', externalOrderReference: 'M-1', customerEmail: 'ada@example.com' },
  ...{
    createdOn: '2026-11-01T08:00:00Z',
    priceTaxInterpretation: 'EXCLUSIVE',
    inventoryBehavior: 'DEDUCT',
    fulfillments: [],
    lineItems: [line()],
  },
  ...{ subtotal: usd('40.00'), grandTotal: usd('40.00') },
  ...more,
});

beforeAll(async () => {
  test = await createTestDatabase();
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  const keyFor = () => Buffer.alloc(32, 1);
  const pages = { invalidate: () => undefined };
  client = createApiClient({ db: test.db, pages, config, newId, now: Date.now, keyFor } as never);
  shop = await addShop(test.db, { identifier: 'orders' });
  const other = await addShop(test.db, { identifier: 'elsewhere' });
  const made = await addProduct(test.db, shop, {
    ...{ title: 'Print', optionNames: ['Size'] },
    variants: [{ sku: 'P', stock: 10, attributes: { Size: 'A3' } }],
  });
  print = made.variantIds[0]!;
  await test.asOwner(
    `insert into stock_movement (website_id, id, variant_id, delta, cause, cause_id, created_at)
     values ($1, $2, $3, 10, 'import', $2, now())`,
    [shop.id, newId(), print],
  );
  foreign = (await addProduct(test.db, other, { title: 'X', variants: [{ sku: 'X' }] })).variantIds[0]!;
  key = await makeKey(test.db, shop.id, ['website.orders'], 'Market sync');
});
afterAll(async () => {
  expect(await examine(test, 'orders')).toEqual([]);
  await test.close();
});

const create = (body: unknown, idempotencyKey: string | null = newId(), by = key) =>
  client.call(by, {
    ...{ method: 'POST', path: PATH, body },
    headers: idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey },
  });
const onHand = async () =>
  (await test.asOwner<{ on_hand: number }>(`select on_hand from variant where id = '${print}'`))[0]!.on_hand;
const count = async () => (await test.asOwner('select 1 from sales_order')).length;

describe('the Commerce API creates orders', () => {
  it('in full: amounts divided, stock taken, no mail, in the timeline and the activity log', async () => {
    const made = await create(
      order({
        ...{ shippingAddress: ADDRESS, billingAddress: { ...ADDRESS, address1: '1 Bank Street' } },
        lineItems: [
          line(),
          {
            lineItemType: 'CUSTOM',
            title: 'Engraving',
            quantity: 1,
            unitPricePaid: usd('5.00'),
            nonSaleUnitPrice: null,
          },
        ],
        shippingLines: [{ method: 'Express', amount: usd('7.00') }],
        discountLines: [{ name: 'Welcome', description: 'First order', amount: usd('4.00'), promoCode: 'HI' }],
        ...{ subtotal: usd('45.00'), taxTotal: usd('3.33'), grandTotal: usd('51.33') },
      }),
      'market-1',
    );
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...{ orderNumber: '1001', createdOn: '2026-11-01T08:00:00.000Z', channel: 'external', channelName: 'Market' },
      ...{ externalOrderReference: 'M-1', idempotencyKey: 'market-1', testmode: false, fulfillmentStatus: 'PENDING' },
      ...{ customerEmail: 'ada@example.com', shippingAddress: ADDRESS, billingAddress: { address1: '1 Bank Street' } },
      ...{ subtotal: usd('45.00'), discountTotal: usd('4.00'), shippingTotal: usd('7.00'), taxTotal: usd('3.33') },
      ...{
        grandTotal: usd('51.33'),
        paymentState: 'PAID',
        shippingLines: [{ method: 'Express', amount: usd('7.00') }],
      },
      discountLines: [{ name: 'Welcome', amount: usd('4.00'), promoCode: 'HI' }],
      lineItems: [
        { variantId: print, sku: 'P', quantity: 2, variantOptions: [{ optionName: 'Size', value: 'A3' }] },
        { variantId: null, productName: 'Engraving', lineItemType: 'CUSTOM', unitPricePaid: usd('5.00') },
      ],
    });
    expect(await onHand()).toBe(8);
    const { idempotencyKey: _, ...kept } = made.body;
    expect((await client.call(key, { path: `${PATH}/${made.body.id}` })).body).toEqual(kept);
    const events = await test.asOwner(
      `select kind, actor, data ->> 'channel' as channel from order_event where order_id = '${made.body.id}' order by created_at`,
    );
    expect(events).toMatchObject([
      { kind: 'placed', actor: 'API key “Market sync”', channel: 'Market, M-1' },
      { kind: 'paid' },
    ]);
    expect(await test.asOwner("select actor from audit_event where action = 'order.create'")).toHaveLength(1);
    expect(await test.asOwner("select kind from job where kind like 'mail.order%'")).toEqual([]);
  });

  it('fulfilled already, with its parcel and a mail only when it says so; tax within the prices', async () => {
    const shipment = {
      shipDate: '2026-11-02T08:00:00Z',
      carrierName: 'UPS',
      service: 'Ground',
      trackingNumber: '1Z999',
    };
    const sent = order({
      ...{ fulfillmentStatus: 'FULFILLED', fulfilledOn: '2026-11-03T08:00:00Z', fulfillments: [shipment] },
      ...{ inventoryBehavior: 'SKIP', priceTaxInterpretation: 'INCLUSIVE', taxTotal: usd('2.99') },
    });
    const quiet = await create({ ...sent, shopperFulfillmentNotificationBehavior: 'SKIP' });
    expect(quiet.body).toMatchObject({
      ...{ fulfillmentStatus: 'FULFILLED', fulfilledOn: '2026-11-03T08:00:00.000Z', taxTotal: usd('2.99') },
      ...{ priceTaxInterpretation: 'INCLUSIVE', fulfillments: [{ carrierName: 'UPS', service: 'Ground' }] },
    });
    expect(await onHand()).toBe(8);
    expect(await test.asOwner("select 1 from job where kind = 'mail.orderNotice'")).toHaveLength(0);
    expect((await create(sent)).status).toBe(201);
    expect(await test.asOwner("select 1 from job where kind = 'mail.orderNotice'")).toHaveLength(1);
    const nameless = { ...sent, customerEmail: null, fulfillments: [], externalOrderReference: 'M-3' };
    expect((await create(nameless)).body).toMatchObject({ fulfillmentStatus: 'FULFILLED', customerEmail: '' });
  });

  it.each([
    ['subtotal', { subtotal: undefined }, 400, null, /sum of lineItems.unitPricePaid.value must equal subtotal.value/],
    ['subtotal', { subtotal: usd('20.00') }, 400, null, /must equal subtotal.value/],
    ['grandTotal', { grandTotal: usd('41.00') }, 400, null, /grandTotal.value/],
    ['a missing total', { grandTotal: undefined }, 400, 'MISSING_ARGUMENT', /grandTotal is required/],
    ['a currency', { grandTotal: usd('40.00', 'EUR') }, 400, 'CURRENCY_MISMATCH', /./],
    ['a negative amount', { taxTotal: usd('-1') }, 400, 'INVALID_ARGUMENT', /taxTotal is invalid/],
    ['a long channel', { channelName: 'x'.repeat(31) }, 400, 'INVALID_ARGUMENT', /channelName/],
    [
      'a long reference',
      { externalOrderReference: 'x'.repeat(201) },
      400,
      'INVALID_ARGUMENT',
      /externalOrderReference/,
    ],
    ['no channel', { channelName: undefined }, 400, 'MISSING_ARGUMENT', /channelName/],
    ['no lines', { lineItems: [] }, 400, 'INVALID_ARGUMENT', /lineItems/],
    ['no parcels', { fulfillments: undefined }, 400, 'MISSING_ARGUMENT', /fulfillments/],
    [
      'two ways of shipping',
      { shippingLines: [{ method: 'A' }, { method: 'B' }] },
      400,
      'INVALID_ARGUMENT',
      /shippingLines/,
    ],
    ['an address', { shippingAddress: { ...ADDRESS, countryCode: 'XX' } }, 400, 'INVALID_ARGUMENT', /countryCode/],
    ['an email', { customerEmail: 'ada' }, 400, 'INVALID_ARGUMENT', /customerEmail/],
    ['no day', { fulfillmentStatus: 'FULFILLED' }, 400, 'MISSING_ARGUMENT', /fulfilledOn/],
    ['a state', { fulfillmentStatus: 'CANCELED' }, 400, 'INVALID_ARGUMENT', /fulfillmentStatus/],
  ])('not with %s: %o', async (_, more, status, subtype, message) => {
    const before = await count();
    const answer = await create(order(more));
    expect(answer).toMatchObject({ status, body: { subtype, message: expect.stringMatching(message) } });
    expect([await count(), await onHand()]).toEqual([before, 8]);
  });

  it.each([
    ['that another site sells', () => ({ variantId: foreign }), 404, 'PRODUCT_VARIANT_NOT_FOUND'],
    ['that nobody sells', () => ({ variantId: newId() }), 404, 'PRODUCT_VARIANT_NOT_FOUND'],
    ['of another type', () => ({ lineItemType: 'SERVICE' }), 400, 'INVALID_ARGUMENT'],
    ['without a variant', () => ({ variantId: null }), 400, 'INVALID_ARGUMENT'],
    ['without a title', () => ({ lineItemType: 'CUSTOM' }), 400, 'MISSING_ARGUMENT'],
    ['a gift card', () => ({ lineItemType: 'GIFT_CARD' }), 400, 'INVALID_ARGUMENT'],
  ])('not of a line %s', async (_, more, status, subtype) => {
    expect(await create(order({ lineItems: [line(more())] }))).toMatchObject({ status, body: { subtype } });
  });

  it('not beyond the stock: nothing of it stays', async () => {
    const many = { lineItems: [line({ quantity: 9 })], subtotal: usd('180.00'), grandTotal: usd('180.00') };
    const before = await count();
    expect(await create(order(many))).toMatchObject({ status: 409, body: { subtype: 'INSUFFICIENT_STOCK' } });
    expect([await count(), await onHand()]).toEqual([before, 8]);
    expect((await create(order({ ...many, inventoryBehavior: 'SKIP' }))).status).toBe(201);
  });
});

describe('an Idempotency-Key', () => {
  it('makes one order within 48 hours, answered alike', async () => {
    const first = await create(order(), 'again');
    const stock = await onHand();
    expect(await create(order(), 'again')).toEqual(first);
    expect(await onHand()).toBe(stock);
    expect((await create(order({ externalOrderReference: 'M-9' }), 'again')).status).toBe(400);
    await test.asOwner("update idempotency set created_at = created_at - interval '49 hours' where key = 'again'");
    const later = await create(order(), 'again');
    expect([later.status, later.body.id === first.body.id]).toEqual([201, false]);
  });

  it('is needed, and used by six at once makes one order', async () => {
    expect((await create(order(), null)).headers['content-type']).toBe('application/problem+json');
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create(order({ inventoryBehavior: 'SKIP' }), 'six')),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(await count()).toBe(before + 1);
  });
});

it('a site’s keys make 100 orders an hour, its extensions more', async () => {
  const { token } = await connectExtension(test.db, shop.id, ['website.orders']);
  const rest = order({ inventoryBehavior: 'SKIP' });
  await test.asOwner(
    `insert into idempotency (website_id, principal, route, key, request_hash, created_at)
     select $1, 'other key', 'api.orders.create', 'k' || n, 'x', now() from generate_series(1, 100) n`,
    [shop.id],
  );
  expect(await create(rest)).toMatchObject({ status: 429, body: { type: 'TOO_MANY_REQUESTS' } });
  expect((await create(rest, newId(), token)).status).toBe(201);
  await test.asOwner("update idempotency set created_at = now() - interval '61 minutes' where principal = 'other key'");
  expect((await create(rest)).status).toBe(201);
});
