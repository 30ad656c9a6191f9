import { type MoveInChoices, moveInSentence, NO_CHOICES } from '@quoin/domain/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../doctor/index.ts';
import { NO_ORDER_FILTER } from '../orders/index.ts';
import { sumSales } from '../orders/storage/salesReport.ts';
import { exportOrders } from '../orders/views/exportOrders.ts';
import { loadSiteById, type Site } from '../sites/index.ts';
import { createDraftMemory } from '../storefront/index.ts';
import { addOrder, addProduct, addShop, newId, type TestShop } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { draftMoveIn } from './draftMoveIn.ts';
import { forecastMoveIn } from './forecastMoveIn.ts';
import type { MoveInDeps } from './moveInRun.ts';
import { findMoveIn, runMoveIn, startMoveIn } from './runMoveIn.ts';
import { shopifyOrders, squarespaceOrders, wooCommerceOrders } from './testing/orderFiles.ts';
import { startUndo, undoMoveIn } from './undoMoveIn.ts';

const ACTOR = { accountId: null, name: 'Ada' };
const never = new AbortController().signal;
let test: TestDatabase;
let shop: TestShop;
let site: Site;
let deps: MoveInDeps;
let count = 0;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  shop = await addShop(test.db, { identifier: `history-${count}` });
  site = (await test.db.acrossSites((trx) => loadSiteById(trx, shop.id)))!;
  const files = {} as MoveInDeps['files'];
  deps = { db: test.db, files, newId, now: Date.now, drafts: createDraftMemory(), keyFor: () => Buffer.alloc(32, 7) };
});

async function move(text: string, choices: Partial<MoveInChoices> = {}) {
  const drafted = await draftMoveIn(deps, site, {
    kind: 'orders',
    fileName: 'orders',
    bytes: Buffer.from(text),
    actor: ACTOR,
  });
  if (!drafted.ok) throw new Error(drafted.problem.code);
  const { id } = drafted.value.run;
  const forecast = await forecastMoveIn(deps, site, { id, choices: { ...NO_CHOICES, ...choices } });
  if (!forecast.ok) throw new Error(forecast.problem.code);
  await startMoveIn(deps, site.id, { id, actor: ACTOR, isOwnWork: true });
  await runMoveIn(deps, site.id, id, never);
  return { id, forecast: forecast.value, run: (await findMoveIn(deps, site.id, id))! };
}

async function undo(id: string) {
  await startUndo(deps, site.id, { id, actor: ACTOR, isOwnWork: true });
  await undoMoveIn(deps, site.id, id, never);
  return (await findMoveIn(deps, site.id, id))!;
}

const rows = <Row extends Record<string, unknown>>(sql: string) => test.asOwner<Row>(sql, [site.id]);
const orders = () =>
  rows<
    Record<string, unknown>
  >(`select order_number::int as number, email, payment_state as payment, fulfillment_status as sent,
    grand_total::int as total, tax::int as tax, tax_included::int as included, discount::int as discount, in_reports,
    external_reference as reference from sales_order where website_id = $1 order by order_number`);
const notes = (run: { readonly problems: readonly Parameters<typeof moveInSentence>[0][] }) =>
  run.problems.map(moveInSentence);
const count2 = async (table: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table} where website_id = $1`))[0]!.n;
/** Of every table that an order is made of. */
const traces = async () => {
  const tables = [
    'sales_order',
    'order_line',
    'order_event',
    'order_refund',
    'payment_refund',
    'payment_intent',
    'checkout',
    'cart',
    'site_user',
  ];
  return Promise.all(tables.map(count2));
};

describe('orders of another product come in as history (IMP-1)', () => {
  it('of Shopify: numbers, states, refunds and amounts to the cent; no stock moves, no mail, no webhook', async () => {
    const product = await addProduct(test.db, shop, {
      title: 'Sea print',
      variants: [{ sku: 'SEA-A4', price: 1000n, stock: 5 }],
    });
    const before = await Promise.all(['job', 'mail', 'webhook_delivery', 'stock_movement'].map(count2));
    const { run, forecast } = await move(shopifyOrders());
    expect(forecast.rows.map(({ kind, title, isKnown }) => `${kind} ${title} ${isKnown}`)).toEqual([
      ...['order #5003 false', 'order #5002 false', 'order #5001 false', 'order EU-7 false'],
    ]);
    expect(run.counts).toMatchObject({ created: 4, skipped: 0 });
    expect(await orders()).toEqual([
      expect.objectContaining({ number: 7, email: '', payment: 'refunded', sent: 'FULFILLED', reference: 'EU-7' }),
      expect.objectContaining({
        number: 5001,
        payment: 'paid',
        sent: 'FULFILLED',
        total: 3470,
        tax: 270,
        discount: 300,
      }),
      expect.objectContaining({ number: 5002, payment: 'partially_refunded', sent: 'PENDING', total: 2000 }),
      expect.objectContaining({ number: 5003, payment: 'voided', sent: 'CANCELED', in_reports: false }),
    ]);
    expect(await Promise.all(['job', 'mail', 'webhook_delivery', 'stock_movement'].map(count2))).toEqual(before);
    const lines = await rows(`select title, sku, quantity, unit_price::int as price, sent, product_id from order_line l
      where website_id = $1 and order_id = (select id from sales_order where website_id = $1 and order_number = 5001) order by display_index`);
    expect(lines).toEqual([
      { title: 'Sea print - A4', sku: 'SEA-A4', quantity: 2, price: 1000, sent: 2, product_id: product.id },
      expect.objectContaining({ title: 'Postcard', sku: 'CARD', quantity: 1, price: 1000, sent: 1 }),
    ]);
    const people = await rows(`select email, full_name from site_user where website_id = $1 order by email`);
    expect(people).toEqual([
      { email: 'bo@example.com', full_name: 'Ida Berg' },
      { email: 'ida@example.com', full_name: 'Ida Berg' },
    ]);
    expect(
      (await examine({ db: test.db } as Parameters<typeof examine>[0], site.identifier)).filter(
        ({ rule }) => !rule.startsWith('STK'),
      ),
    ).toEqual([]);
  });

  it('of Squarespace and WooCommerce: tax within, names of countries, decimal commas, what does not divide', async () => {
    const first = await move(squarespaceOrders());
    expect(notes(first.run)).toEqual(['The amounts in the file do not add up to the total. The total is kept.']);
    const { run } = await move(wooCommerceOrders());
    expect(notes(run)).toEqual(['This order was never placed.', 'The order has no readable value in “date”.']);
    expect(await orders()).toEqual([
      expect.objectContaining({ number: 42, total: 3000, tax: 0, included: 500, sent: 'FULFILLED' }),
      expect.objectContaining({ number: 43, total: 1200, payment: 'awaiting_payment', sent: 'PENDING' }),
      expect.objectContaining({ number: 77, total: 1773, tax: 283, payment: 'paid', sent: 'FULFILLED' }),
      expect.objectContaining({ number: 78, total: 500, payment: 'awaiting_payment', sent: 'PENDING' }),
    ]);
    const lines = await rows(
      `select quantity, unit_price::int as price from order_line where website_id = $1 and title = 'Becher' order by display_index`,
    );
    expect(lines).toEqual([
      { quantity: 2, price: 333 },
      { quantity: 1, price: 334 },
    ]);
    const [address] = await rows<{ a: { countryCode: string } }>(
      `select billing_address as a from sales_order where website_id = $1 and order_number = 42`,
    );
    expect(address!.a.countryCode).toBe('US');
    expect(await examine({ db: test.db } as Parameters<typeof examine>[0], site.identifier)).toEqual([]);
  });

  it('once: a second run makes nothing new; a number that is taken gives way and is noted', async () => {
    await addOrder(test.db, shop, {
      ...{ number: 5002, email: 'own@example.com', fullName: 'Own', placedAt: new Date() },
      lines: [{ title: 'Print', sku: 'P', unitPrice: 100n }],
    });
    const first = await move(shopifyOrders());
    expect(notes(first.run)).toEqual(['The order number was taken or could not be used. The order is now #5004.']);
    const before = await traces();
    const second = await move(shopifyOrders());
    expect(second.forecast.rows.every(({ isKnown }) => isKnown)).toBe(true);
    expect(second.run.counts).toMatchObject({ created: 0, unchanged: 4 });
    expect(await traces()).toEqual(before);
  });

  it('is taken back as a whole, with the customers it made; what somebody has changed stays', async () => {
    const before = await traces();
    const { id } = await move(shopifyOrders());
    await rows(`update sales_order set revision = 1 where website_id = $1 and order_number = 5001`);
    const undone = await undo(id);
    expect(undone).toMatchObject({ state: 'undone', counts: { undone: 4, kept: 2 } });
    expect((await orders()).map(({ number }) => number)).toEqual([5001]);
    await rows(`update sales_order set revision = 0 where website_id = $1`);
    expect((await undo((await move(shopifyOrders())).id)).counts).toMatchObject({ kept: 0 });
    expect(before.length).toBe(9);
  });

  it('counts in sales reports only when the owner wants it', async () => {
    const scope = { currency: site.currency, timeZone: 'UTC', from: new Date(0), unit: 'month' } as const;
    const sold = async () =>
      (await test.db.inSite({ websiteId: site.id }, (trx) => sumSales(trx, site.id, scope))).reduce(
        (sum, { orderCount }) => sum + orderCount,
        0,
      );
    const { id } = await move(squarespaceOrders());
    expect(await sold()).toBe(0);
    await undo(id);
    await move(squarespaceOrders(), { isInReports: true });
    expect(await sold()).toBe(2);
  });

  it('comes back from our own export: into another shop whole, into its own not at all', async () => {
    await move(shopifyOrders());
    await move(wooCommerceOrders());
    const staff = { ...ACTOR, roles: [], isOwner: true };
    const csv = await exportOrders(deps, site, staff, { filter: NO_ORDER_FILTER, ids: null });
    expect((await move(csv)).run.counts).toMatchObject({ created: 0, unchanged: 6 });
    const all = await orders();
    const other = await addShop(test.db, { identifier: `history-${count}-other` });
    site = (await test.db.acrossSites((trx) => loadSiteById(trx, other.id)))!;
    expect((await move(csv)).run.counts).toMatchObject({ created: 6 });
    const plain = ({ number, email, total, sent, discount }: Record<string, unknown>) => ({
      number,
      email,
      total,
      sent,
      discount,
    });
    expect((await orders()).map(plain)).toEqual(all.map(plain));
  });
});
