import type { AppHomeResponse, AppMailboxResponse, AppMailResponse } from '@quoin/contract/endpoints/running';
import type { AppOrderResponse, AppOrdersResponse, AppProductsResponse } from '@quoin/contract/endpoints/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOrderToken, orderToken } from '../../../orders/orderToken.ts';
import { type AppClient, answerOf, createAppClient, testKeyFor } from '../../../testing/appClient.ts';
import { addMail, addOrder, addProduct, addShop, type TestShop } from '../../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';

/** 20:00 on Saturday in Los Angeles: already Sunday in UTC. */
const NOW = Date.parse('2026-11-22T04:00:00Z');
const HOUR = 3_600_000;
let database: TestDatabase;
let client: AppClient;
let shop: TestShop;
let session: string;
let bigOrder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  client = createAppClient({ db: database.db, now: () => NOW });
  shop = await addShop(database.db, { identifier: 'demo', timeZone: 'America/Los_Angeles' });
  const created = await client.accounts.createAccount({
    email: 'o@example.com',
    password: 'long enough',
    displayName: 'O',
  });
  if (!created.ok) throw new Error(created.problem.code);
  await client.accounts.addMember({ websiteId: shop.id, accountId: created.value, roles: [], isOwner: true });
  const signedIn = await client.accounts.signIn({
    email: 'o@example.com',
    password: 'long enough',
    previousToken: null,
  });
  if (!signedIn.ok) throw new Error(signedIn.problem.code);
  session = signedIn.value.token;
  await addEverything();
});
afterAll(() => database.close());

async function addEverything(): Promise<void> {
  for (let index = 0; index < 60; index += 1) {
    await addOrder(database.db, shop, {
      number: 1001 + index,
      email: index === 7 ? '100%_sure@example.com' : `buyer${index}@example.com`,
      fullName: `Buyer ${index}`,
      // Pairs of orders in the same moment: the cursor must not lose or repeat one.
      placedAt: new Date(NOW - 30 * 24 * HOUR - Math.floor(index / 2) * 1000),
      lines: [{ title: 'Tide', sku: 'TIDE', unitPrice: 1000n }],
    });
  }
  bigOrder = await addOrder(database.db, shop, {
    number: 2001,
    email: 'big@example.com',
    fullName: 'Big Buyer',
    placedAt: new Date(NOW - 2 * HOUR),
    shipping: 590n,
    note: 'Ring twice',
    lines: [
      { title: 'Tide', sku: 'TIDE-S', variantDescription: 'S / Blue', quantity: 3, unitPrice: 1050n },
      { title: 'Dune', sku: 'DUNE', unitPrice: 2000n },
    ],
    events: ['placed', 'paid', 'confirmationQueued'],
  });
  const line = { title: 'Tide', sku: 'TIDE', unitPrice: 5000n };
  const base = { email: 'x@example.com', fullName: 'X', lines: [line] };
  await addOrder(database.db, shop, { ...base, number: 2002, placedAt: new Date(NOW - 25 * HOUR) });
  await addOrder(database.db, shop, { ...base, number: 2003, placedAt: new Date(NOW - HOUR), fulfillment: 'CANCELED' });
  await addProduct(database.db, shop, {
    title: 'Tide',
    optionNames: ['Size', 'Colour'],
    variants: [
      { sku: 'TIDE-S', attributes: { Colour: 'Blue', Size: 'S' }, stock: 50 },
      { sku: 'TIDE-M', attributes: { Colour: 'Blue', Size: 'M' }, stock: 2 },
    ],
  });
  await addProduct(database.db, shop, { title: 'Dune', variants: [{ sku: 'DUNE', stock: 0 }] });
  await addProduct(database.db, shop, { title: 'Course', type: 3, variants: [{ sku: 'COURSE', stock: null }] });
  await addProduct(database.db, shop, { title: 'Draft', isHidden: true, variants: [{ sku: 'DRAFT', stock: 1 }] });
  await addMail(database.db, shop, { recipient: 'ann@example.com', subject: 'Your order', at: new Date(NOW - HOUR) });
  await addMail(database.db, shop, {
    recipient: 'bob@example.com',
    subject: 'Parcel sent',
    html: '<p style="color:red">Hi</p><script>alert(1)</script>',
    state: 'sent',
    at: new Date(NOW),
  });
}

async function ask<Answer>(rest: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const reply = await client.callAs(session, { path: `/api/app/sites/demo${rest}`, query });
  expect(reply.status).toBe(200);
  return answerOf<Answer>(reply);
}

describe('orders', () => {
  it('come newest first, in pages that lose and repeat none', async () => {
    const numbers: number[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null; page += 1) {
      const answer: AppOrdersResponse = await ask('/orders', cursor === '' ? {} : { cursor });
      numbers.push(...answer.orders.map((order) => order.orderNumber));
      cursor = answer.nextCursor;
      expect(page).toBeLessThan(3);
    }
    expect(numbers.slice(0, 3)).toEqual([2003, 2001, 2002]);
    expect(numbers).toHaveLength(63);
    expect(new Set(numbers)).toHaveProperty('size', 63);
  });

  it.each([
    ['2001', [2001]],
    ['#2001', [2001]],
    ['BIG@', [2001]],
    ['100%_s', [1008]],
    ['%', [1008]],
    ['nothing like it', []],
    ["'; drop table sales_order; --", []],
    ['99999999999999999999999', []],
  ])('are found by number or part of the address: %s', async (search, expected) => {
    const { orders } = await ask<AppOrdersResponse>('/orders', { search });
    expect(orders.map((order) => order.orderNumber)).toEqual(expected);
  });

  it.each(['nonsense', 'W10', Buffer.from('["2026",7]').toString('base64url')])(
    'start at the beginning for a cursor that is none: %s',
    async (cursor) => {
      expect((await ask<AppOrdersResponse>('/orders', { cursor })).orders[0]?.orderNumber).toBe(2003);
    },
  );

  it('are shown with lines, totals, address, payment, note and what happened', async () => {
    const { order } = await ask<AppOrderResponse>(`/orders/${bigOrder}`);
    expect(order).toMatchObject({
      orderNumber: 2001,
      itemCount: 4,
      note: 'Ring twice',
      subtotal: { currency: 'USD', value: '51.50' },
      shipping: { value: '5.90' },
      grandTotal: { value: '57.40' },
      shippingAddress: { fullName: 'Big Buyer', postalCode: '97201' },
      payments: [{ provider: 'test', state: 'succeeded', amount: { value: '57.40' } }],
    });
    expect(
      order.lines.map((line) => [line.title, line.variantDescription, line.quantity, line.lineTotal.value]),
    ).toEqual([
      ['Tide', 'S / Blue', 3, '31.50'],
      ['Dune', '', 1, '20.00'],
    ]);
    expect(order.events.map((event) => event.kind)).toEqual(['placed', 'paid', 'confirmationQueued']);
  });

  it('link to the customer’s status page while its token can be made again (ORD-6)', async () => {
    const token = (id: string) => orderToken({ keyFor: testKeyFor }, shop.id, id);
    const lines = [{ title: 'Tide', sku: 'TIDE', unitPrice: 1000n }];
    const linked = {
      number: 900,
      email: 'linked@example.com',
      fullName: 'L',
      placedAt: new Date(NOW - 90 * 24 * HOUR),
      lines,
    };
    const id = await addOrder(database.db, shop, { ...linked, tokenHash: (made) => hashOrderToken(token(made))! });
    const urls = [id, bigOrder].map(async (each) => (await ask<AppOrderResponse>(`/orders/${each}`)).order.statusUrl);
    expect(await Promise.all(urls)).toEqual([`http://demo.localhost:3000/order/${token(id)}`, null]);
  });

  it.each(['1', 'not-an-id', '00000000-0000-0000-0000-000000000000'])('are not found by %s', async (id) => {
    expect((await client.callAs(session, { path: `/api/app/sites/demo/orders/${id}` })).status).toBe(404);
  });
});

describe('home', () => {
  it('counts sales by the site’s own days, canceled orders left out, like a plain count of the books does', async () => {
    const { sales, open } = await ask<AppHomeResponse>('/home', { range: '7d' });
    expect(sales).toMatchObject({
      current: { total: { value: '107.40' }, orderCount: 2, average: { value: '53.70' } },
      hasOrders: true,
    });
    expect(sales?.current.points.map((point) => [point.at, point.total.value]).slice(-2)).toEqual([
      ['2026-11-20', '50.00'],
      ['2026-11-21', '57.40'],
    ]);
    expect(sales?.current.points).toHaveLength(7);
    for (const [range, interval] of [
      ['12m', '11 months'],
      ['90d', '89 days'],
      ['today', '0 days'],
    ] as const) {
      const unit = range === '12m' ? 'month' : 'day';
      const [plain] = await database.asOwner<{ total: string; orders: number; revenue: string; units: number }>(
        `with sold as (select o.* from sales_order o where website_id = $1
           and fulfillment_status <> 'CANCELED' and payment_state not in ('refunded', 'voided')
           and placed_at >= ((date_trunc('${unit}', $2::timestamptz at time zone 'America/Los_Angeles') - $3::interval)
             at time zone 'America/Los_Angeles'))
         select coalesce(sum(grand_total), 0)::text as total, count(*)::int as orders,
           (select coalesce(sum(best), 0)::text from (select sum(l.line_total - l.discount) as best from order_line l
             where l.order_id in (select id from sold) group by l.product_id order by 1 desc limit 5) top) as revenue,
           (select coalesce(sum(best), 0)::int from (select sum(l.quantity) as best from order_line l
             where l.order_id in (select id from sold) group by l.product_id order by 1 desc limit 5) top) as units
         from sold`,
        [shop.id, new Date(NOW), interval],
      );
      const home = (await ask<AppHomeResponse>('/home', { range })).sales!;
      const minor = (money: { readonly value: string }) => money.value.replace('.', '');
      const summed = home.topByRevenue.reduce((sum, product) => sum + Number(minor(product.revenue)), 0);
      expect([Number(minor(home.current.total)), home.current.orderCount]).toEqual([
        Number(plain!.total),
        plain!.orders,
      ]);
      expect([summed, home.topByUnits.reduce((sum, product) => sum + product.units, 0)]).toEqual([
        Number(plain!.revenue),
        plain!.units,
      ]);
    }
    expect(open).toMatchObject({ unpaid: { count: 0 }, abandoned: { count: 0 } });
  });

  it('shows the latest orders and what runs out, the least first, nothing hidden', async () => {
    const { latestOrders, lowStock } = await ask<AppHomeResponse>('/home');
    expect(latestOrders?.map((order) => order.orderNumber).slice(0, 3)).toEqual([2003, 2001, 2002]);
    expect(lowStock?.map((entry) => [entry.title, entry.variantDescription, entry.quantity])).toEqual([
      ['Dune', '', 0],
      ['Tide', 'M / Blue', 2],
    ]);
  });
});

describe('products', () => {
  const titles = async (query: Readonly<Record<string, string>>) =>
    (await ask<AppProductsResponse>('/products', query)).products.map((product) => product.title);

  it('come by name with stock per variant, options in their own order', async () => {
    const { products, nextCursor } = await ask<AppProductsResponse>('/products');
    expect(products.map((product) => [product.title, product.isVisible])).toEqual([
      ['Course', true],
      ['Draft', false],
      ['Dune', true],
      ['Tide', true],
    ]);
    expect(products[3]?.variants.map((variant) => [variant.description, variant.stock.quantity])).toEqual([
      ['S / Blue', 50],
      ['M / Blue', 2],
    ]);
    expect(products[3]?.url).toBe('http://demo.localhost:3000/shop/tide');
    expect(nextCursor).toBeNull();
  });

  it('are found by name, by SKU and by what is left', async () => {
    expect(await titles({ search: 'tid' })).toEqual(['Tide']);
    expect(await titles({ search: 'tide-m' })).toEqual(['Tide']);
    expect(await titles({ stock: 'low' })).toEqual(['Draft', 'Dune', 'Tide']);
    expect(await titles({ stock: 'out' })).toEqual(['Dune']);
    expect(await titles({ stock: 'nonsense' })).toHaveLength(4);
  });
});

describe('mailbox', () => {
  it('lists mails newest first and finds them by recipient or subject', async () => {
    const all = await ask<AppMailboxResponse>('/mailbox');
    expect(all.mails.map((mail) => [mail.recipient, mail.state]).slice(0, 1)).toEqual([['bob@example.com', 'sent']]);
    expect(all.mails.map((mail) => mail.createdAt)).toEqual(
      all.mails.map((mail) => mail.createdAt).sort((a, b) => b - a),
    );
    expect((await ask<AppMailboxResponse>('/mailbox', { search: 'ann@' })).mails).toMatchObject([{ state: 'kept' }]);
    expect((await ask<AppMailboxResponse>('/mailbox', { search: 'PARCEL' })).mails).toHaveLength(1);
  });

  it('shows a mail’s HTML only inside a sandbox of its own, without scripts', async () => {
    const { mails } = await ask<AppMailboxResponse>('/mailbox');
    const { mail } = await ask<AppMailResponse>(`/mailbox/${mails[0]!.id}`);
    const reply = await client.callAs(session, { path: mail.htmlUrl });
    const policy = reply.headers?.['content-security-policy'] ?? '';
    expect(policy.split('; ')).toContain('sandbox');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(reply.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'private, no-store' });
    expect(String(reply.body)).toContain('<p style="color:red">Hi</p>');
  });
});
