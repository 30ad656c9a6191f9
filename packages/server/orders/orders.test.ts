import { ROLES } from '@quoin/domain/access';
import { money } from '@quoin/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { findViolations } from '../doctor/storage/invariants.ts';
import { ProviderRefusal } from '../platform/gateways/payment/paymentGateway.ts';
import { newId } from '../testing/appShop.ts';
import type { OrderAct } from './actOnOrder.ts';
import { addNote, changeOrder, markOrderPaid, removeNote, resendConfirmation } from './changeOrder.ts';
import { issueCreditNote, issueInvoice, packingSlips } from './documents/issueDocument.ts';
import { completeDraft, writeDraft } from './drafts/drafts.ts';
import { changeTracking, fulfilOrder, recallShipment } from './fulfilment/fulfilOrder.ts';
import type { OrderStaff } from './orderStaff.ts';
import { cancelOrder } from './refunds/cancelOrder.ts';
import { quoteRefund, refundOrder } from './refunds/refundOrder.ts';
import { withdrawalViewFor, withdrawOrder } from './refunds/withdrawOrder.ts';
import { NO_ORDER_FILTER } from './storage/orderList.ts';
import { exportOrders } from './views/exportOrders.ts';

let shop: SaleShop;
let staff: OrderStaff;
let orderId: string;
let itemId: string;

beforeAll(async () => {
  shop = await openSaleShop();
  const accountId = newId();
  await shop.test.asOwner(
    "insert into account (id, email, display_name, password_hash, created_at) values ($1, 'staff@example.com', 'Kim', 'x', now())",
    [accountId],
  );
  staff = { accountId, name: 'Kim', roles: [], isOwner: true };
});
afterAll(() => shop.close());

/** An order of three prints at 40.00 and shipping at 4.90, paid by card: 124.90. */
async function buy(quantity = 3): Promise<string> {
  const buyer = shop.newBuyer();
  const loaded = await shop.readyToPay(buyer, itemId, quantity);
  const paid = await shop.pay(buyer, loaded);
  if (paid.status !== 'succeeded') throw new Error(`Not paid: ${JSON.stringify(paid)}`);
  return paid.orderId;
}

beforeEach(async () => {
  itemId = await shop.addProduct({ title: 'Dunes', price: 4000n, stock: 50 });
  orderId = await buy();
});

const act = (more: Partial<OrderAct> = {}): OrderAct => ({
  site: shop.site,
  staff,
  orderId,
  requestId: newId(),
  ...more,
});
const deps = () => shop.sale.checkout;
const NO_TRACKING = { carrier: null, carrierName: '', trackingNumber: '', trackingUrl: '' } as const;
const DHL = { carrier: 'dhl', carrierName: '', trackingNumber: 'JD 0146-00', trackingUrl: '' } as const;
const all = { lines: null, isMailed: false, ...NO_TRACKING };

async function one<Row>(text: string, values: unknown[] = [orderId]): Promise<Row> {
  return (await shop.test.asOwner<Row & object>(text, values))[0]! as Row;
}
const order = () =>
  one<{ payment_state: string; fulfillment_status: string; withdrawal_state: string; revision: number }>(
    'select payment_state, fulfillment_status, withdrawal_state, revision from sales_order where id = $1',
  );
const line = () =>
  one<{ id: string; sent: number; canceled: number; restocked: number }>(
    'select id, sent, canceled, restocked from order_line where order_id = $1',
  );
const refundStates = async () =>
  (
    await shop.test.asOwner<{ state: string }>(
      'select state from order_refund where order_id = $1 order by created_at, id',
      [orderId],
    )
  ).map(({ state }) => state);
const kinds = async () =>
  (
    await shop.test.asOwner<{ kind: string }>(
      'select kind from order_event where order_id = $1 order by created_at, id',
      [orderId],
    )
  ).map(({ kind }) => kind);
const refunded = () =>
  one<{ refunded_amount: bigint }>(
    `select refunded_amount from payment_intent i join checkout c on c.website_id = i.website_id and c.id = i.checkout_id where c.order_id = $1`,
  ).then((row) => Number(row.refunded_amount));
const violations = () => shop.test.db.inSite({ websiteId: shop.site.id }, (trx) => findViolations(trx, shop.site.id));
const lines = async (quantity: number) => [{ lineId: (await line()).id, quantity }];

describe('sending', () => {
  it('sends a part with its tracking, then the rest, and takes a parcel back (ORD-2)', async () => {
    const first = await fulfilOrder(deps(), act(), { ...DHL, lines: await lines(1), isMailed: true });
    expect(first.ok).toBe(true);
    expect(await order()).toMatchObject({ fulfillment_status: 'PARTIAL' });
    const rest = await fulfilOrder(deps(), act(), all);
    expect(await order()).toMatchObject({ fulfillment_status: 'FULFILLED' });
    expect(await line()).toMatchObject({ sent: 3 });
    if (!rest.ok) throw new Error();
    expect((await recallShipment(deps(), act(), rest.value.shipmentId)).ok).toBe(true);
    expect(await order()).toMatchObject({ fulfillment_status: 'PARTIAL' });
    expect(await line()).toMatchObject({ sent: 1 });
    expect(await kinds()).toEqual(['placed', 'paid', 'fulfilledPart', 'fulfilled', 'shipmentRecalled']);
    const jobs = await shop.test.asOwner("select 1 from job where kind = 'mail.orderNotice'");
    expect(jobs).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  it('never sends more than was ordered, nor what is wrong (ORD-2)', async () => {
    const tooMany = await fulfilOrder(deps(), act(), { ...all, lines: await lines(4) });
    expect(tooMany).toMatchObject({ ok: false, problem: { code: 'lineQuantityTooLarge' } });
    const badNumber = await fulfilOrder(deps(), act(), { ...all, carrier: 'dhl', trackingNumber: '?' });
    expect(badNumber).toMatchObject({ ok: false, problem: { code: 'trackingNumberInvalid' } });
    await shop.test.asOwner("update sales_order set payment_state = 'refunded' where id = $1", [orderId]);
    expect(await fulfilOrder(deps(), act(), all)).toMatchObject({ ok: false, problem: { code: 'moveNotAllowed' } });
    await shop.test.asOwner("update sales_order set payment_state = 'paid' where id = $1", [orderId]);
    expect(await line()).toMatchObject({ sent: 0 });
  });

  it('does one thing for 50 presses of one button (ORD-4, RC-3)', async () => {
    const pressed = act();
    const wanted = { ...all, lines: await lines(1) };
    const done = await Promise.all(Array.from({ length: 50 }, () => fulfilOrder(deps(), pressed, wanted)));
    expect(new Set(done.map((each) => (each.ok ? each.value.shipmentId : each.problem.code))).size).toBe(1);
    expect(await line()).toMatchObject({ sent: 1 });
    const other = await fulfilOrder(deps(), pressed, { ...all, lines: await lines(2) });
    expect(other).toMatchObject({ ok: false, problem: { code: 'idempotencyKeyReused' } });
  });

  it('sends every piece once, however many try at once (STK-1)', async () => {
    const wanted = { ...all, lines: await lines(1) };
    const done = await Promise.all(Array.from({ length: 8 }, () => fulfilOrder(deps(), act(), wanted)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await line()).toMatchObject({ sent: 3 });
    expect(await violations()).toEqual([]);
  });

  it('changes the tracking of a parcel that has gone', async () => {
    const sent = await fulfilOrder(deps(), act(), all);
    if (!sent.ok) throw new Error();
    const { shipmentId } = sent.value;
    expect((await changeTracking(deps(), act(), { ...DHL, shipmentId, isMailed: false })).ok).toBe(true);
    expect(await one('select tracking_number from shipment where order_id = $1')).toEqual({
      tracking_number: 'JD014600',
    });
  });
});

describe('canceling', () => {
  it('puts pieces back on the shelf once, with their movement (STK-2)', async () => {
    const before = (await shop.stockOf(itemId)).on_hand;
    const wanted = { lines: await lines(2), isRestocked: true, reason: '', isMailed: false };
    expect((await cancelOrder(deps(), act(), wanted)).ok).toBe(true);
    expect((await shop.stockOf(itemId)).on_hand).toBe(before + 2);
    expect(await order()).toMatchObject({ fulfillment_status: 'PENDING' });
    const rest = { lines: null, isRestocked: false, reason: 'Broken', isMailed: true };
    expect((await cancelOrder(deps(), act(), rest)).ok).toBe(true);
    expect(await order()).toMatchObject({ fulfillment_status: 'CANCELED', payment_state: 'paid' });
    expect((await shop.stockOf(itemId)).on_hand).toBe(before + 2);
    expect(await kinds()).toEqual(['placed', 'paid', 'canceledPart', 'canceled']);
    expect(await violations()).toEqual([]);
  });

  it('never restocks twice what is canceled and then refunded (STK-2)', async () => {
    const before = (await shop.stockOf(itemId)).on_hand;
    await cancelOrder(deps(), act(), { lines: null, isRestocked: true, reason: '', isMailed: false });
    await refundOrder(deps(), act(), { wish: { kind: 'everything' }, isRestocked: true, reason: '' });
    expect((await shop.stockOf(itemId)).on_hand).toBe(before + 3);
    expect(await order()).toMatchObject({ fulfillment_status: 'CANCELED', payment_state: 'refunded' });
    expect(await violations()).toEqual([]);
  });
});

describe('refunding', () => {
  it('gives back lines and shipping step by step, exactly what was charged (MON-3, MON-4)', async () => {
    const lineId = (await line()).id;
    const items = { kind: 'items', lines: [{ id: lineId, quantity: 1 }], shipping: 'all' } as const;
    const quote = await quoteRefund(deps(), shop.site, orderId, items);
    expect(quote).toMatchObject({ ok: true, value: { refund: { grandTotal: money(4490n, 'EUR') } } });
    const first = await refundOrder(deps(), act(), { wish: items, isRestocked: false, reason: 'Torn' });
    expect(first).toMatchObject({ ok: true, value: { state: 'succeeded' } });
    expect(await order()).toMatchObject({ payment_state: 'partially_refunded', fulfillment_status: 'PENDING' });
    const amount = { kind: 'amount', amount: money(1000n, 'EUR') } as const;
    expect((await refundOrder(deps(), act(), { wish: amount, isRestocked: false, reason: '' })).ok).toBe(true);
    const rest = await refundOrder(deps(), act(), { wish: { kind: 'everything' }, isRestocked: false, reason: '' });
    expect(rest.ok).toBe(true);
    expect(await refunded()).toBe(12490);
    expect(await order()).toMatchObject({ payment_state: 'refunded' });
    expect(await refundStates()).toEqual(['done', 'done', 'done']);
    const more = await refundOrder(deps(), act(), { wish: amount, isRestocked: false, reason: '' });
    expect(more).toMatchObject({ ok: false });
    expect(await violations()).toEqual([]);
  });

  it('gives nothing back twice when two refund everything at once (RC-5, MON-4)', async () => {
    const wanted = { wish: { kind: 'everything' }, isRestocked: true, reason: '' } as const;
    const before = (await shop.stockOf(itemId)).on_hand;
    const done = await Promise.all(Array.from({ length: 4 }, () => refundOrder(deps(), act(), wanted)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await refunded()).toBe(12490);
    expect((await shop.stockOf(itemId)).on_hand).toBe(before + 3);
    expect(await violations()).toEqual([]);
  });

  it('does one refund for 50 presses of one button (ORD-4)', async () => {
    const pressed = act();
    const wanted = { wish: { kind: 'amount', amount: money(500n, 'EUR') }, isRestocked: false, reason: '' } as const;
    const done = await Promise.all(Array.from({ length: 50 }, () => refundOrder(deps(), pressed, wanted)));
    expect(done.every(({ ok }) => ok)).toBe(true);
    expect(await refunded()).toBe(500);
    expect(await violations()).toEqual([]);
  });

  it('counts nothing as given back that the provider refused to give, and may try again (MON-4)', async () => {
    const { payments } = deps();
    const refusing: typeof payments = {
      ...payments,
      gatewayOf: async (websiteId, intent) => ({
        ...(await payments.gatewayOf(websiteId, intent)),
        refund: () => Promise.reject(new ProviderRefusal('closed account')),
      }),
    };
    const wanted = { wish: { kind: 'everything' }, isRestocked: false, reason: '' } as const;
    const refused = await refundOrder({ ...deps(), payments: refusing }, act(), wanted);
    expect(refused).toMatchObject({ ok: true, value: { state: 'failed' } });
    expect([await refundStates(), await refunded()]).toEqual([['failed'], 0]);
    expect(await refundOrder(deps(), act(), wanted)).toMatchObject({ ok: true, value: { state: 'succeeded' } });
    expect([await refundStates(), await refunded()]).toEqual([['failed', 'done'], 12490]);
    expect(await violations()).toEqual([]);
  });

  it('refunds and cancels at once without losing either (RC-5)', async () => {
    const [gone, back] = await Promise.all([
      cancelOrder(deps(), act(), { lines: null, isRestocked: true, reason: '', isMailed: false }),
      refundOrder(deps(), act(), { wish: { kind: 'everything' }, isRestocked: true, reason: '' }),
    ]);
    expect([gone.ok, back.ok]).toEqual([true, true]);
    expect(await order()).toMatchObject({ payment_state: 'refunded', fulfillment_status: 'CANCELED' });
    expect(await line()).toMatchObject({ canceled: 3, restocked: 3 });
    expect(await violations()).toEqual([]);
  });

  it('holds store managers to their limit (AUT-3)', async () => {
    const manager = { ...staff, isOwner: false, roles: [ROLES.storeManager] };
    await shop.test.asOwner(`update website set settings = '{"orders": {"refundLimit": "50"}}' where id = $1`, [
      shop.site.id,
    ]);
    const site = { ...shop.site, settings: { orders: { refundLimit: '50' } } };
    const wanted = { wish: { kind: 'everything' }, isRestocked: false, reason: '' } as const;
    const refused = await refundOrder(deps(), act({ staff: manager, site }), wanted);
    expect(refused).toMatchObject({ ok: false, problem: { code: 'refundAboveLimit', values: { max: '€50.00' } } });
    const small = { ...wanted, wish: { kind: 'amount', amount: money(5000n, 'EUR') } } as const;
    expect((await refundOrder(deps(), act({ staff: manager, site }), small)).ok).toBe(true);
    expect(await refunded()).toBe(5000);
  });

  it('lets nobody with a limit refund an order of another currency than the limit’s (AUT-3, MON-4)', async () => {
    const manager = { ...staff, isOwner: false, roles: [ROLES.storeManager] };
    const site = { ...shop.site, currency: 'JPY', settings: { orders: { refundLimit: '5000' } } } as const;
    const small = { wish: { kind: 'amount', amount: money(100n, 'EUR') }, isRestocked: false, reason: '' } as const;
    const refused = await refundOrder(deps(), act({ staff: manager, site }), small);
    expect(refused).toMatchObject({ ok: false, problem: { code: 'refundAboveLimit', values: { max: '¥0' } } });
    expect([await refundStates(), await refunded()]).toEqual([[], 0]);
    expect((await refundOrder(deps(), act({ site }), small)).ok).toBe(true);
    expect(await refunded()).toBe(100);
  });
});

describe('changing an order', () => {
  it('never overwrites somebody else’s change', async () => {
    const { revision } = await order();
    expect((await changeOrder(deps(), act(), { revision, email: ' new@example.com ' })).ok).toBe(true);
    const late = await changeOrder(deps(), act(), { revision, email: 'late@example.com' });
    expect(late).toMatchObject({ ok: false, problem: { code: 'orderChanged' } });
    expect(await one('select email from sales_order where id = $1')).toEqual({ email: 'new@example.com' });
    const [audit] = await shop.test.asOwner<{ details: object }>(
      "select details from audit_event where action = 'order.email' and subject_id = $1",
      [orderId],
    );
    expect(audit?.details).toEqual({ from: 'ada@example.com', to: 'new@example.com' });
  });

  it('keeps notes and takes them back', async () => {
    const noted = await addNote(deps(), act(), ' Call before sending ');
    if (!noted.ok) throw new Error();
    expect(await one('select text, actor from order_note where order_id = $1')).toEqual({
      text: 'Call before sending',
      actor: 'Kim',
    });
    await removeNote(deps(), act(), noted.value.noteId);
    expect(await shop.test.asOwner('select 1 from order_note where order_id = $1', [orderId])).toEqual([]);
    expect((await resendConfirmation(deps(), act())).ok).toBe(true);
  });
});

describe('papers', () => {
  it('numbers invoices and credit notes without a gap, whoever asks at once', async () => {
    const first = await issueInvoice(deps(), shop.site, orderId);
    const again = await Promise.all(Array.from({ length: 5 }, () => issueInvoice(deps(), shop.site, orderId)));
    expect(new Set(again.map((each) => each.ok && each.value.numberText)).size).toBe(1);
    const orders = [await buy(1), await buy(1), await buy(1)];
    await Promise.all(orders.map((id) => issueInvoice(deps(), shop.site, id)));
    const numbers = await shop.test.asOwner<{ number: number }>(
      "select number from order_document where kind = 'invoice' order by number",
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
    expect(first).toMatchObject({ ok: true, value: { data: { kind: 'invoice' } } });
    const refund = await refundOrder(deps(), act(), {
      wish: { kind: 'amount', amount: money(700n, 'EUR') },
      isRestocked: false,
      reason: 'Late',
    });
    if (!refund.ok) throw new Error();
    const note = await issueCreditNote(deps(), shop.site, orderId, refund.value.refundId);
    expect(note).toMatchObject({ ok: true, value: { kind: 'creditNote', number: 1 } });
    expect(await violations()).toEqual([]);
  });

  it('writes the slips of several orders', async () => {
    const other = await buy(1);
    await fulfilOrder(deps(), act({ orderId: other }), all);
    const slips = await packingSlips(deps(), shop.site, { orderIds: [orderId, other], shipmentId: null });
    expect(slips.map(({ kind }) => kind)).toEqual(['packingSlip', 'packingSlip']);
    expect(slips[0]?.lines.rows).toEqual([['Dunes', expect.any(String), '3']]);
  });

  it('exports orders, and no formula runs in a spreadsheet (SC-27)', async () => {
    await shop.test.asOwner("update sales_order set note = '=1+1' where id = $1", [orderId]);
    const text = await exportOrders(deps(), shop.site, staff, { filter: NO_ORDER_FILTER, ids: [orderId] });
    const rows = text.trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('124.90');
    expect(rows[1]).toContain("'=1+1");
    expect(rows[1]).not.toContain(',=1+1');
  });

  it('exports phone numbers as they are for software that prints labels, guarded for spreadsheets', async () => {
    const phone = '+49 170 1234567';
    const address = `jsonb_set(shipping_address, '{phone}', '"${phone}"')`;
    await shop.test.asOwner(`update sales_order set shipping_address = ${address} where id = $1`, [orderId]);
    const which = { filter: NO_ORDER_FILTER, ids: [orderId] };
    expect(await exportOrders(deps(), shop.site, staff, which)).toContain(`,'${phone},`);
    expect(await exportOrders(deps(), shop.site, staff, { ...which, isForSoftware: true })).toContain(`,${phone},`);
  });
});

describe('the withdrawal of a consumer', () => {
  const statement = async (id = newId()) => ({ id, name: 'Ada', email: 'ada@example.com', lines: await lines(2) });

  it('is offered in the EU, taken once, and stops the order (ORD-2)', async () => {
    expect(await withdrawalViewFor(deps(), shop.site, orderId)).toMatchObject({ offer: { lines: [{ quantity: 3 }] } });
    const wanted = await statement();
    const done = await Promise.all(Array.from({ length: 6 }, () => withdrawOrder(deps(), shop.site, orderId, wanted)));
    expect(done.every(({ ok }) => ok)).toBe(true);
    expect(await shop.test.asOwner('select 1 from order_withdrawal where order_id = $1', [orderId])).toHaveLength(1);
    expect(await order()).toMatchObject({ withdrawal_state: 'requested' });
    expect(await fulfilOrder(deps(), act(), all)).toMatchObject({ ok: false, problem: { code: 'moveNotAllowed' } });
    const second = await withdrawOrder(deps(), shop.site, orderId, await statement());
    expect(second).toMatchObject({ ok: false, problem: { code: 'withdrawalNotOffered' } });
  });

  it('is not offered outside, nor for more than was ordered', async () => {
    const tooMany = await withdrawOrder(deps(), shop.site, orderId, { ...(await statement()), lines: await lines(4) });
    expect(tooMany).toMatchObject({ ok: false, problem: { code: 'withdrawalLineInvalid' } });
    await shop.test.asOwner(
      `update sales_order set shipping_address = shipping_address || '{"countryCode": "US"}' where id = $1`,
      [orderId],
    );
    expect(await withdrawalViewFor(deps(), shop.site, orderId)).toEqual({ offer: null, exempt: [] });
  });
});

describe('a draft', () => {
  const wanted = (variantId: string | null, unitPrice = 4000n) => ({
    email: 'per@example.com',
    shippingAddress: null,
    lines: [
      { id: newId(), variantId, title: 'Frame', quantity: 2, unitPrice },
      { id: newId(), variantId: null, title: 'Engraving', quantity: 1, unitPrice: 1500n },
    ],
    shippingName: 'Courier',
    shipping: 500n,
    note: '',
  });
  const by = () => ({ site: shop.site, staff });
  const variantOf = () => one<{ id: string }>('select id from variant where product_id = $1', [itemId]);

  it('becomes one order with stock taken and the price of price(), however often it is pressed (ORD-1, MON-1)', async () => {
    const id = newId();
    const variantId = (await variantOf()).id;
    const before = (await shop.stockOf(itemId)).on_hand;
    const saved = await writeDraft(deps(), by(), { id, revision: null }, wanted(variantId));
    expect(saved).toMatchObject({ ok: true, value: { price: { grandTotal: money(10000n, 'EUR') } } });
    const how = { isPaid: false, revision: 0 };
    const done = await Promise.all(Array.from({ length: 10 }, () => completeDraft(deps(), by(), id, how)));
    const orders = new Set(done.map((each) => (each.ok ? each.value.orderId : each.problem.code)));
    expect(orders.size).toBe(1);
    orderId = [...orders][0] ?? '';
    expect(await order()).toMatchObject({ payment_state: 'awaiting_payment', fulfillment_status: 'PENDING' });
    expect((await shop.stockOf(itemId)).on_hand).toBe(before - 2);
    expect(await fulfilOrder(deps(), act(), all)).toMatchObject({ ok: false, problem: { code: 'notPaidYet' } });
    expect((await markOrderPaid(deps(), act())).ok).toBe(true);
    expect(await order()).toMatchObject({ payment_state: 'paid' });
    expect((await fulfilOrder(deps(), act(), all)).ok).toBe(true);
    expect((await refundOrder(deps(), act(), { wish: { kind: 'everything' }, isRestocked: true, reason: '' })).ok).toBe(
      true,
    );
    expect(await order()).toMatchObject({ payment_state: 'refunded' });
    expect((await shop.stockOf(itemId)).on_hand).toBe(before);
    expect(await violations()).toEqual([]);
  });

  it('is voided when it is canceled before its money came', async () => {
    const id = newId();
    await writeDraft(deps(), by(), { id, revision: null }, wanted(null));
    const done = await completeDraft(deps(), by(), id, { isPaid: false, revision: 0 });
    if (!done.ok) throw new Error(done.problem.code);
    orderId = done.value.orderId;
    await cancelOrder(deps(), act(), { lines: null, isRestocked: true, reason: '', isMailed: false });
    expect(await order()).toMatchObject({ payment_state: 'voided', fulfillment_status: 'CANCELED' });
    expect(await markOrderPaid(deps(), act())).toMatchObject({ ok: false, problem: { code: 'moveNotAllowed' } });
    expect(await violations()).toEqual([]);
  });

  it('never sells what is not there, nor for less without the right to (STK-1, AUT-3)', async () => {
    const id = newId();
    const few = await shop.addProduct({ title: 'Last one', price: 4000n, stock: 1 });
    const variantId = (await one<{ id: string }>('select id from variant where product_id = $1', [few])).id;
    await writeDraft(deps(), by(), { id, revision: null }, wanted(variantId));
    const done = await completeDraft(deps(), by(), id, { isPaid: true, revision: 0 });
    expect(done).toMatchObject({ ok: false, problem: { code: 'outOfStock' } });
    const viewer = { site: shop.site, staff: { ...staff, isOwner: false, roles: [] } };
    expect(await writeDraft(deps(), viewer, { id: newId(), revision: null }, wanted(null))).toMatchObject({
      ok: false,
      problem: { code: 'notAllowed' },
    });
    const stale = await writeDraft(deps(), by(), { id, revision: 7 }, wanted(null));
    expect(stale).toMatchObject({ ok: false, problem: { code: 'orderChanged' } });
  });
});
