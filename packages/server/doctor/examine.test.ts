import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOrder, addProduct, addShop, newId, type TestShop } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { examine } from './examine.ts';

let test: TestDatabase;
let shop: TestShop;
let other: TestShop;
let orderId: string;
let variantId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  shop = await addShop(test.db, { identifier: 'good' });
  other = await addShop(test.db, { identifier: 'other' });
  ({
    variantIds: [variantId = ''],
  } = await addProduct(test.db, shop, { title: 'Ridge Lines', variants: [{ sku: 'HP-1', stock: 9 }] }));
  await addProduct(test.db, shop, { title: 'File', variants: [{ sku: 'HP-2', stock: null }] });
  await move(9);
  orderId = await addOrder(test.db, shop, {
    number: 1,
    email: 'ada@example.com',
    fullName: 'Ada',
    placedAt: new Date(),
    shipping: 500n,
    lines: [{ title: 'Ridge Lines', sku: 'HP-1', unitPrice: 3800n, quantity: 2 }],
  });
  await test.asOwner(
    'insert into order_counter values ($1, 1) on conflict (website_id) do update set last_number = 1',
    [shop.id],
  );
  // What PostgreSQL itself refuses has to be planted past its checks.
  await test.asOwner('alter table sales_order drop constraint order_adds_up');
  await test.asOwner('alter table order_line drop constraint order_line_adds_up');
  await test.asOwner('alter table order_line drop constraint order_line_gross_adds_up');
  await test.asOwner('alter table sales_order drop constraint order_shipping_adds_up');
  await test.asOwner('alter table order_line drop constraint order_line_never_sent_twice');
  await test.asOwner('alter table variant drop constraint variant_never_oversold');
});
afterAll(() => test.close());

const move = (delta: number) =>
  test.asOwner(
    `insert into stock_movement (website_id, id, variant_id, delta, cause, cause_id, created_at)
     values ($1, $2, $3, $4, 'adjustment', $2, now())`,
    [shop.id, newId(), variantId, delta],
  );
const rulesBroken = async (identifier: string | null = null) =>
  (await examine({ db: test.db }, identifier)).map(({ site, rule }) => `${site} ${rule.split(' ')[0]}`);

/** Plants a violation, looks, and takes it away again. */
async function planted(plant: string, mend: string): Promise<string[]> {
  await test.asOwner(plant);
  try {
    return await rulesBroken();
  } finally {
    await test.asOwner(mend);
  }
}
async function plantRefund(): Promise<string> {
  const id = newId();
  await test.asOwner(
    `insert into order_refund (website_id, id, order_id, currency, amount, to_payment, parts, state, created_at)
     values ($1, $2, $3, 'USD', 1, 1, '{}', 'done', now())`,
    [shop.id, id, orderId],
  );
  return id;
}
const variant = (set: string) => `update variant set ${set} where sku = 'HP-1'`;
const order = (set: string) => `update sales_order set ${set}`;

describe('the doctor', () => {
  it('finds nothing where everything adds up', async () => {
    expect(await rulesBroken()).toEqual([]);
    expect(await rulesBroken('good')).toEqual([]);
  });

  it.each([
    ['an order that does not add up (MON-1)', order('shipping = 400'), order('shipping = 500'), ['MON-1']],
    [
      'a subtotal that is not its lines (MON-1)',
      'update order_line set line_total = 1',
      'update order_line set line_total = 7600',
      ['MON-1'],
    ],
    [
      'stock held beyond what is there (STK-1, STK-3)',
      variant('reserved = 10'),
      variant('reserved = 0'),
      ['STK-1', 'STK-3'],
    ],
    ['stock without its movement (STK-2)', variant('on_hand = 8'), variant('on_hand = 9'), ['STK-2']],
    ['stock reserved by nobody (STK-3)', variant('reserved = 2'), variant('reserved = 0'), ['STK-3']],
    [
      'an order paid with another amount (ORD-1)',
      'update payment_intent set amount = amount - 1',
      'update payment_intent set amount = amount + 1',
      ['ORD-1'],
    ],
    [
      'an order paid by a declined payment (ORD-1)',
      "update payment_intent set state = 'declined'",
      "update payment_intent set state = 'succeeded'",
      ['ORD-1'],
    ],
    [
      'more sent than ordered, and without a parcel (ORD-2)',
      'update order_line set sent = 3',
      'update order_line set sent = 0',
      ['ORD-2', 'ORD-2'],
    ],
    [
      'a fulfilment that its lines contradict (ORD-2)',
      order("fulfillment_status = 'FULFILLED'"),
      order("fulfillment_status = 'PENDING'"),
      ['ORD-2'],
    ],
    [
      'a number given out again (ORD-6)',
      'update order_counter set last_number = 0',
      'update order_counter set last_number = 1',
      ['ORD-6'],
    ],
  ])('finds %s', async (_, plant, mend, rules) => {
    expect(await planted(plant, mend)).toEqual(rules.map((rule) => `good ${rule}`));
    expect(await rulesBroken()).toEqual([]);
  });

  it('finds orders of a site that has no counter at all (ORD-6)', async () => {
    await test.asOwner('delete from order_counter');
    expect(await rulesBroken()).toEqual(['good ORD-6']);
    await test.asOwner('insert into order_counter values ($1, 1)', [shop.id]);
  });

  it('finds a cart that names another order, or none (ORD-5)', async () => {
    const back = `update cart set is_purchased = true, order_id = '${orderId}'`;
    expect(await planted('update cart set is_purchased = false, order_id = null', back)).toEqual(['good ORD-5']);
    expect(await planted(`update cart set order_id = '${newId()}'`, back)).toEqual(['good ORD-5']);
  });

  it('finds more given back than was charged, and a gap in the papers (MON-4, ORD-6)', async () => {
    await test.asOwner(
      `insert into order_refund (website_id, id, order_id, currency, amount, to_payment, parts, state, created_at)
       values ($1, $2, $3, 'USD', 8101, 8101, '{}', 'done', now())`,
      [shop.id, newId(), orderId],
    );
    expect(await rulesBroken()).toEqual(['good MON-4']);
    await test.asOwner('delete from order_refund');
    for (const [number, id] of [
      [1, newId()],
      [3, newId()],
    ] as const)
      await test.asOwner(
        `insert into order_document (website_id, id, order_id, kind, year, number, number_text, data, refund_id, created_at)
         values ($1, $2, $3, 'creditNote', 2026, $4::int, $4::int::text, '{}', $5, now())`,
        [shop.id, id, orderId, number, await plantRefund()],
      );
    expect(await rulesBroken()).toEqual(['good ORD-6']);
    await test.asOwner('delete from order_document');
    await test.asOwner('delete from order_refund');
  });

  it('says what shows it', async () => {
    await test.asOwner(variant('on_hand = 8'));
    expect(await examine({ db: test.db }, 'good')).toEqual([
      {
        site: 'good',
        rule: 'STK-2 stock on hand = sum of its movements',
        subject: 'HP-1',
        detail: '8 on hand, movements 9',
      },
    ]);
    expect(await rulesBroken('other')).toEqual([]);
    await test.asOwner(variant('on_hand = 9'));
    expect(other.identifier).toBe('other');
  });
});
