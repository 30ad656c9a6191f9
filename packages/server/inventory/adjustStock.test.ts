import type { Adjustment } from '@quoin/domain/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { examine } from '../doctor/examine.ts';
import { returnUnits } from '../orders/storage/returns.ts';
import { type AdjustmentResult, adjustStock, type StockChange } from './adjustStock.ts';
import { listStockMovements } from './listInventory.ts';
import { LOW_STOCK_JOB, lowStockJobs } from './lowStockMail.ts';
import { undoAdjustment } from './undoAdjustment.ts';

let shop: SaleShop;
const actor = { accountId: null, name: 'Nora Keane' };
const deps = () => ({ db: shop.test.db, invalidate: () => undefined });

beforeAll(async () => {
  shop = await openSaleShop({ maxConnections: 20 });
});
afterAll(() => shop.close());

async function variantOf(itemId: string): Promise<string> {
  const [row] = await shop.test.asOwner<{ id: string }>('select id from variant where product_id = $1', [itemId]);
  return row!.id;
}

async function addVariant(stock: number | 'unlimited', more: { type?: number } = {}) {
  const itemId = await shop.addProduct({ title: 'Thing', stock, ...more });
  return { itemId, variantId: await variantOf(itemId) };
}

const adjustAll = (changes: readonly StockChange[], reason: 'counted' | 'received' = 'counted') =>
  adjustStock(deps(), shop.site.id, { changes, reason, note: 'Shelf B', actor });
const adjust = (changes: Readonly<Record<string, Adjustment>>, reason?: 'counted' | 'received') =>
  adjustAll(
    Object.entries(changes).map(([variantId, adjustment]) => ({ variantId, adjustment })),
    reason,
  );
const codesOf = (result: AdjustmentResult) => (result.ok ? [] : result.problems.map(({ code }) => code));
const idOf = (result: AdjustmentResult) => (result.ok ? result.adjustmentId! : '');
const undo = (adjustmentId: string) => undoAdjustment(deps(), shop.site.id, { adjustmentId, actor });
const revision = async () =>
  (await shop.test.asOwner<{ n: number }>('select stock_revision as n from website where id = $1', [shop.site.id]))[0]!
    .n;
const history = (variantId: string) =>
  listStockMovements(deps(), shop.site.id, { variantId, cause: null, after: null }).then((page) => page.rows);

describe('adjusting stock', () => {
  it('writes the movement with who and why, and keeps the books right (STK-2, AUT-4)', async () => {
    const { variantId } = await addVariant(10);
    expect(await adjust({ [variantId]: { kind: 'add', quantity: 5 } }, 'received')).toMatchObject({
      ok: true,
      variants: [{ variantId, onHand: 15, reserved: 0 }],
    });
    await adjust({ [variantId]: { kind: 'set', quantity: 4, seen: 15 } });
    const rows = await history(variantId);
    expect(rows.map(({ delta, balance, cause }) => [delta, balance, cause])).toEqual([
      [-11, 4, 'adjustment'],
      [5, 15, 'adjustment'],
      [10, 10, 'import'],
    ]);
    expect(rows[1]!.adjustment).toMatchObject({ reason: 'received', note: 'Shelf B', actor: 'Nora Keane' });
    const audited = await shop.test.asOwner(
      "select actor, details ->> 'reason' as reason from audit_event where action = 'stock.adjust' order by id desc limit 1",
    );
    expect(audited).toEqual([{ actor: 'Nora Keane', reason: 'counted' }]);
    expect(await examine(shop, shop.site.identifier)).toEqual([]);
  });

  it('stands in one history with sales and returns, each with its order', async () => {
    const { itemId, variantId } = await addVariant(10);
    const buyer = shop.newBuyer();
    const ready = await shop.readyToPay(buyer, itemId, 2);
    expect(await shop.pay(buyer, ready)).toMatchObject({ status: 'succeeded' });
    const [event] = await shop.test.asOwner<{ id: string; number: number }>(
      `select e.id, o.order_number::int as number from order_event e join sales_order o on o.website_id = e.website_id and o.id = e.order_id
       join order_line l on l.order_id = o.id where l.variant_id = $1 limit 1`,
      [variantId],
    );
    await shop.db.inSite({ websiteId: shop.site.id }, (trx) =>
      returnUnits(trx, shop.site.id, [{ variantId, quantity: 1 }], { causeId: event!.id, accountId: null }),
    );
    const rows = await history(variantId);
    expect(rows.map(({ delta, balance, cause, order }) => [delta, balance, cause, order?.number])).toEqual([
      [1, 9, 'return', event!.number],
      [-2, 8, 'order', event!.number],
      [10, 10, 'import', undefined],
    ]);
  });

  it('refuses what buyers hold, and then changes nothing at all (STK-1)', async () => {
    const [one, other] = [await addVariant(10), await addVariant(10)];
    await shop.test.asOwner('update variant set reserved = 6 where id = $1', [one.variantId]);
    const refused = await adjust({
      [other.variantId]: { kind: 'add', quantity: 1 },
      [one.variantId]: { kind: 'set', quantity: 5 },
    });
    expect(codesOf(refused)).toEqual(['stockBelowReserved']);
    expect(await shop.stockOf(other.itemId)).toMatchObject({ on_hand: 10 });
    await shop.test.asOwner('update variant set reserved = 0 where id = $1', [one.variantId]);
  });

  it('refuses to overwrite what changed since it was seen, and variants that are gone', async () => {
    const { variantId } = await addVariant(10);
    const gone = '00000000-0000-7000-8000-000000000000';
    expect(codesOf(await adjust({ [variantId]: { kind: 'set', quantity: 9, seen: 12 } }))).toEqual(['stockChanged']);
    expect(codesOf(await adjust({ [gone]: { kind: 'add', quantity: 1 } }))).toEqual(['variantGone']);
  });

  it('refuses a second change of one variant, whatever both are', async () => {
    const { itemId, variantId } = await addVariant(10);
    const changes = [{ kind: 'unlimited' }, { kind: 'add', quantity: 2, seen: 10 }] as const;
    const refused = await adjustAll(changes.map((adjustment) => ({ variantId, adjustment })));
    expect(codesOf(refused)).toEqual(['variantTwice']);
    expect(await shop.stockOf(itemId)).toMatchObject({ on_hand: 10 });
  });

  it('keeps downloads without limit', async () => {
    const { variantId } = await addVariant('unlimited', { type: 2 });
    expect(codesOf(await adjust({ [variantId]: { kind: 'set', quantity: 3 } }))).toEqual(['stockNeverLimited']);
  });

  it('raises the stock revision exactly when something sells out or comes back', async () => {
    const { variantId } = await addVariant(2);
    const before = await revision();
    await adjust({ [variantId]: { kind: 'set', quantity: 1 } });
    expect(await revision()).toBe(before);
    await adjust({ [variantId]: { kind: 'set', quantity: 0 } });
    expect(await revision()).toBe(before + 1);
    await adjust({ [variantId]: { kind: 'unlimited' } });
    expect(await revision()).toBe(before + 2);
  });

  it('says nothing where nothing changes', async () => {
    const { variantId } = await addVariant(2);
    expect(await adjust({ [variantId]: { kind: 'set', quantity: 2 } })).toMatchObject({ ok: true, adjustmentId: null });
  });
});

describe('undo', () => {
  it('takes back by how much it moved: what was sold meanwhile stays sold', async () => {
    const { itemId, variantId } = await addVariant(10);
    const adjusted = await adjust({ [variantId]: { kind: 'set', quantity: 30 } });
    await adjust({ [variantId]: { kind: 'remove', quantity: 3 } });
    expect(await undo(idOf(adjusted))).toMatchObject({ ok: true, value: { ok: true } });
    expect(await shop.stockOf(itemId)).toMatchObject({ on_hand: 7 });
    expect(await undo(idOf(adjusted))).toMatchObject({ ok: false, problem: { code: 'adjustmentUndone' } });
  });

  it('brings a limit back with what was on hand, and lifts one that was set', async () => {
    const [limited, free] = [await addVariant(10), await addVariant('unlimited')];
    const adjusted = await adjust({
      [limited.variantId]: { kind: 'unlimited' },
      [free.variantId]: { kind: 'set', quantity: 8 },
    });
    await undo(idOf(adjusted));
    const rows = await shop.test.asOwner('select id, unlimited, on_hand from variant where id = any ($1::uuid[])', [
      [limited.variantId, free.variantId],
    ]);
    expect(rows).toContainEqual({ id: limited.variantId, unlimited: false, on_hand: 10 });
    expect(rows).toContainEqual(expect.objectContaining({ id: free.variantId, unlimited: true }));
    expect(await examine(shop, shop.site.identifier)).toEqual([]);
  });

  it('happens once, however often it is pressed', async () => {
    const { itemId, variantId } = await addVariant(10);
    const adjusted = await adjust({ [variantId]: { kind: 'add', quantity: 4 } });
    const undone = await Promise.all(Array.from({ length: 8 }, () => undo(idOf(adjusted))));
    expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shop.stockOf(itemId)).toMatchObject({ on_hand: 10 });
  });
});

describe('adjustments and purchases at once', () => {
  it('20 adjustments and 20 purchases: stock is the sum of its movements, never below zero (STK-1, STK-2, RC-9)', async () => {
    const { itemId, variantId } = await addVariant(30);
    const buyers = Array.from({ length: 20 }, () => shop.newBuyer());
    const ready = await Promise.all(buyers.map((buyer) => shop.readyToPay(buyer, itemId)));
    const results = await Promise.all([
      ...buyers.map((buyer, index) => shop.pay(buyer, ready[index]!).then(({ status }) => status as string)),
      ...Array.from({ length: 20 }, (_, index) =>
        adjust({ [variantId]: { kind: index % 2 === 0 ? 'add' : 'remove', quantity: 1 + (index % 3) } }).then(
          (result) => (result.ok ? 'adjusted' : 'kept'),
        ),
      ),
    ]);
    const sold = results.filter((result) => result === 'succeeded').length;
    const [sum] = await shop.test.asOwner<{ sum: number }>(
      'select sum(delta)::int as sum from stock_movement where variant_id = $1',
      [variantId],
    );
    expect(sold).toBeGreaterThan(0);
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: sum!.sum, reserved: 0 });
    expect(await examine(shop, shop.site.identifier)).toEqual([]);
  }, 120_000);

  it('batches over the same variants in any order wait in no ring (STK-7)', async () => {
    const things = await Promise.all([1, 2, 3, 4, 5, 6].map(() => addVariant(100)));
    const rounds = Array.from({ length: 24 }, (_, index) => {
      const turned = [...things.slice(index % 6), ...things.slice(0, index % 6)];
      const changes = turned.map(({ variantId }) => [variantId, { kind: 'add', quantity: 1 }] as const);
      return adjust(Object.fromEntries(changes));
    });
    expect((await Promise.all(rounds)).every(({ ok }) => ok)).toBe(true);
    expect(
      (await Promise.all(things.map(({ itemId }) => shop.stockOf(itemId)))).every((row) => row.on_hand === 124),
    ).toBe(true);
  }, 60_000);
});

describe('the mail about low stock', () => {
  /** Runs the jobs that are due, as the worker would; answers the subjects of the mails that came of it. */
  async function look(): Promise<readonly string[]> {
    const jobs = await shop.test.asOwner<{ id: string; payload: Record<string, string[]> }>(
      'delete from job where website_id = $1 and kind = $2 returning id, payload',
      [shop.site.id, LOW_STOCK_JOB],
    );
    const config = { appOrigin: 'http://app.localhost:3000', sitesDomain: 'localhost:3000' };
    const handler = lowStockJobs({ db: shop.test.db, config }).get(LOW_STOCK_JOB)!;
    const job = { websiteId: shop.site.id, kind: LOW_STOCK_JOB, attempt: 1, maxAttempts: 1 };
    for (const owed of jobs) await handler({ ...job, ...owed }, new AbortController().signal);
    const mails = await shop.test.asOwner<{ subject: string }>(
      "delete from mail where website_id = $1 and kind = 'lowStock' returning subject",
      [shop.site.id],
    );
    return mails.map(({ subject }) => subject);
  }
  const settings = (changes: object) =>
    shop.test.asOwner(
      `update website set settings = settings || jsonb_build_object('contactEmail', 'owner@example.com', 'storeSettings',
         coalesce(settings -> 'storeSettings', '{}') || $2::jsonb) where id = $1`,
      [shop.site.id, JSON.stringify(changes)],
    );

  it('comes once for each variant, and again only after it was restocked (JOB-1)', async () => {
    await settings({ lowStockThreshold: 5 });
    await look();
    const { variantId } = await addVariant(20);
    await adjust({ [variantId]: { kind: 'set', quantity: 6 } });
    expect(await look()).toEqual([]);
    await adjust({ [variantId]: { kind: 'set', quantity: 5 } });
    expect(await look()).toEqual(['Thing: 5 left']);
    await adjust({ [variantId]: { kind: 'set', quantity: 2 } });
    expect(await look()).toEqual([]);
    await adjust({ [variantId]: { kind: 'set', quantity: 9 } });
    expect(await look()).toEqual([]);
    await adjust({ [variantId]: { kind: 'set', quantity: 0 } });
    expect(await look()).toEqual(['Thing: sold out']);
  });

  it('follows a sale, by the product’s own number, and is never sent to who said no', async () => {
    const { itemId, variantId } = await addVariant(20);
    await shop.test.asOwner(`update product set settings = settings || '{"lowStockThreshold": 18}' where id = $1`, [
      itemId,
    ]);
    const buyer = shop.newBuyer();
    expect(await shop.pay(buyer, await shop.readyToPay(buyer, itemId, 2))).toMatchObject({ status: 'succeeded' });
    expect(await look()).toEqual(['Thing: 18 left']);
    await adjust({ [variantId]: { kind: 'set', quantity: 30 } });
    await look();
    await settings({ lowStockMail: false });
    await adjust({ [variantId]: { kind: 'set', quantity: 1 } });
    expect(await look()).toEqual([]);
  });
});
