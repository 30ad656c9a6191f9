import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOrder, addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type ApiClient, createApiClient, makeKey } from '../testing/apiProgram.ts';

const PATH = '/1.0/commerce/transactions';
const DAY = 86_400_000;
const day = (index: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + index * DAY);
const line = { title: 'Tide', sku: 'T', unitPrice: 2000n, quantity: 2 };
let test: TestDatabase;
let client: ApiClient;
let shop: TestShop;
let key: string;
let foreign: string;
/** By their numbers. */
const ids = new Map<number, string>();

beforeAll(async () => {
  test = await createTestDatabase();
  client = createApiClient({ db: test.db, pages: {}, config: {}, newId } as never);
  shop = await addShop(test.db, { identifier: 'books' });
  const other = await addShop(test.db, { identifier: 'elsewhere' });
  const order = { fullName: 'Ada', email: 'ada@example.com', lines: [line], shipping: 500n };
  for (const [number, payment] of [
    [1, 'paid'],
    [2, 'pending'],
    [3, 'refunded'],
  ] as const)
    ids.set(number, await addOrder(test.db, shop, { ...order, number, payment, placedAt: day(number) }));
  foreign = await addOrder(test.db, other, { ...order, number: 1, placedAt: day(1) });
  await test.asOwner(
    `insert into order_refund (website_id, id, order_id, currency, amount, to_payment, to_gift_cards, parts, state, created_at)
     values ($1, $2, $3, 'USD', 4500, 4500, 0, '{}', 'done', now())`,
    [shop.id, newId(), ids.get(3)],
  );
  await test.asOwner(
    `insert into payment_refund (website_id, id, intent_id, amount, currency, state, provider_refund_id, created_at, updated_at)
     select i.website_id, $2, i.id, 4500, 'USD', 'succeeded', 're_1', now(), now() from payment_intent i
     join sales_order o on o.website_id = i.website_id and o.checkout_id = i.checkout_id where o.id = $1`,
    [ids.get(3), newId()],
  );
  key = await makeKey(test.db, shop.id, ['website.transactions.read']);
});
afterAll(() => test.close());

const get = (path: string) => client.call(key, { path });
const money = (value: string) => ({ currency: 'USD', value });

describe('the Commerce API reads transactions', () => {
  it('each with every documented field', async () => {
    const { status, body } = await get(`${PATH}/${ids.get(1)}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['documents']);
    expect(body.documents).toEqual([
      {
        ...{ id: ids.get(1), createdOn: day(1).toISOString(), modifiedOn: expect.any(String) },
        ...{ customerEmail: 'ada@example.com', salesOrderId: ids.get(1), voided: false },
        ...{ totalSales: money('40.00'), totalNetSales: money('40.00'), totalNetShipping: money('5.00') },
        ...{ totalTaxes: money('0.00'), total: money('45.00'), totalNetPayment: money('45.00') },
        payments: [
          {
            ...{ id: expect.any(String), amount: money('45.00'), refundedAmount: money('0.00') },
            ...{ netAmount: money('45.00'), creditCardType: null, provider: 'TEST', refunds: [], processingFees: [] },
            ...{ giftCardId: null, paidOn: new Date(day(1).getTime() + 1000).toISOString() },
            externalTransactionId: expect.stringMatching(/^tp_/),
            ...{ externalTransactionProperties: [], externalCustomerId: null },
          },
        ],
        salesLineItems: [
          {
            ...{ id: expect.any(String), discountAmount: money('0.00'), totalSales: money('40.00') },
            ...{ totalNetSales: money('40.00'), total: money('40.00'), taxes: [] },
          },
        ],
        discounts: [],
        shippingLineItems: [
          {
            ...{ id: expect.any(String), description: 'Standard', amount: money('5.00') },
            ...{ discountAmount: money('0.00'), netAmount: money('5.00'), taxes: [] },
          },
        ],
        paymentGatewayError: null,
      },
    ]);
  });

  it('with what went back', async () => {
    const { body } = await get(`${PATH}?orderId=${ids.get(3)}`);
    expect(body.documents[0]).toMatchObject({ total: money('45.00'), totalNetPayment: money('0.00') });
    expect(body.documents[0].payments).toMatchObject([
      {
        ...{ amount: money('45.00'), refundedAmount: money('45.00'), netAmount: money('0.00') },
        refunds: [{ amount: money('45.00'), refundedOn: expect.any(String), externalTransactionId: 're_1' }],
      },
    ]);
  });

  it('with taxes and gift cards as the order keeps them', async () => {
    const rule = newId();
    const card = newId();
    await test.asOwner(
      `update sales_order set tax_included = 300, gift_cards = $2, gift_card_total = 1000, applied_taxes = $3 where id = $1`,
      [
        ids.get(1),
        JSON.stringify([{ id: card, amount: '1000' }]),
        JSON.stringify([
          { ruleId: rule, amount: '300', name: 'VAT', jurisdiction: 'CH', ratePpm: 81_000, isCompound: false },
        ]),
      ],
    );
    await test.asOwner('update order_line set taxes = $2, tax_included = 300 where order_id = $1', [
      ids.get(1),
      JSON.stringify([{ ruleId: rule, amount: '300' }]),
    ]);
    const [document] = (await get(`${PATH}/${ids.get(1)}`)).body.documents;
    expect(document.totalTaxes).toEqual(money('3.00'));
    expect(document.salesLineItems[0].taxes).toEqual([
      { amount: money('3.00'), rate: '0.081', name: 'VAT', jurisdiction: 'CH' },
    ]);
    expect(document.payments[1]).toMatchObject({ provider: 'GIFT_CARD', giftCardId: card, amount: money('10.00') });
  });

  it.each([
    ['', [3, 1]],
    [`?modifiedAfter=${day(0).toISOString()}&modifiedBefore=${day(2).toISOString()}`, [1]],
  ])('of what was paid, newest first: %s', async (query, found) => {
    const { body } = await get(PATH + query);
    expect(body.documents.map(({ id }: { id: string }) => id)).toEqual(found.map((number) => ids.get(number)));
    expect(body.pagination).toEqual({ hasNextPage: false, nextPageCursor: null, nextPageUrl: null });
  });

  it('of its own site alone', async () => {
    for (const id of [foreign, ids.get(2), newId()]) expect((await get(`${PATH}/${id}`)).status).toBe(404);
    expect((await get(`${PATH}?orderId=${foreign}`)).body.documents).toEqual([]);
    for (const query of ['orderId=x', 'cursor=x', 'modifiedBefore=2026-01-01T00:00:00Z'])
      expect((await get(`${PATH}?${query}`)).status).toBe(400);
  });
});
