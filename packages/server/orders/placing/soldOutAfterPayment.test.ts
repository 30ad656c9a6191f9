import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pay } from '../../checkout/payCheckout.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { saveAccount } from '../../payments/paymentAccounts.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { cancelUnpaidOrders } from '../refunds/cancelUnpaid.ts';
import { paymentJobs } from './paymentJobs.ts';
import { REFUND_JOB } from './paymentWork.ts';
import { makeUnfulfilledOrder } from './settlement/makeUnfulfilledOrder.ts';
import { recoverPayment } from './settlement/recoverPayment.ts';
import { listUnresolved } from './settlement/unresolvedPayments.ts';

let shop: SaleShop;
const actor = { accountId: newId(Date.now(), secureRoll), name: 'Ada' };
const CARD = '4000002760003184';
const rows = (sql: string, values: unknown[] = []) => shop.test.asOwner<Record<string, unknown>>(sql, values);

beforeAll(async () => {
  shop = await openSaleShop();
});
afterAll(() => shop.close());

/** Paid at the bank while another buyer got the last one. */
async function soldOut(title: string) {
  const itemId = await shop.addProduct({ title, stock: 1 });
  const buyer = shop.newBuyer();
  const loaded = await shop.readyToPay(buyer, itemId);
  await shop.pay(buyer, loaded, CARD);
  const [intent] = await rows('select id, provider_payment_id from payment_intent where checkout_id = $1', [
    loaded.stored.id,
  ]);
  await rows("update stock_reservation set state = 'released' where checkout_id = $1", [loaded.stored.id]);
  await rows('update variant set reserved = 0, on_hand = 0 where product_id = $1', [itemId]);
  await shop.bank.answer(shop.site.id, String(intent?.provider_payment_id), true);
  const intentId = String(intent?.id);
  expect(await recoverPayment(shop.sale.checkout, shop.site, intentId)).toMatchObject({ code: 'outOfStock' });
  return { itemId, intentId, checkoutId: loaded.stored.id };
}

const giveBack = (intentId: string) =>
  paymentJobs(shop.sale.checkout).get(REFUND_JOB)!(
    {
      websiteId: shop.site.id,
      payload: { intentId },
    } as unknown as Job,
    new AbortController().signal,
  );
const make = (intentId: string) => makeUnfulfilledOrder(shop.sale.checkout, shop.site, { intentId, actor });

describe('paid and sold out in the meantime (STK-5)', () => {
  it('waits for its owner, who makes the order once there is stock: one order, and no money goes back (ORD-1, ORD-3)', async () => {
    const { itemId, intentId, checkoutId } = await soldOut('Late');
    const { parked } = await listUnresolved(shop.sale.checkout, shop.site.id);
    const own = parked.find((each) => each.intentId === intentId);
    expect(own).toMatchObject({ reason: 'outOfStock', lines: [{ title: 'Late', quantity: 1 }] });
    expect(own!.goesBackAt!.getTime() - Date.now()).toBeGreaterThan(5 * 60_000);
    expect(await make(intentId)).toMatchObject({ ok: false, problem: { code: 'parkedSoldOut' } });
    await rows('update variant set on_hand = 2 where product_id = $1', [itemId]);
    const made = await Promise.all([make(intentId), make(intentId)]);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    await giveBack(intentId);
    expect(await rows('select state from payment_intent where id = $1', [intentId])).toEqual([{ state: 'succeeded' }]);
    expect(await rows('select payment_state from sales_order where checkout_id = $1', [checkoutId])).toEqual([
      { payment_state: 'paid' },
    ]);
    expect(
      await rows('select status from test_payment where intent_id = $1 and refunded = 0', [intentId]),
    ).toHaveLength(1);
    expect((await shop.stockOf(itemId)).on_hand).toBe(1);
    const log = await rows('select action from audit_event where subject_id = $1', [intentId]);
    expect(log).toEqual([{ action: 'payment.makeOrder' }]);
  });

  it('goes back by itself without a decision; both sides are told, and no order is made any more', async () => {
    const { itemId, intentId } = await soldOut('Too late');
    await giveBack(intentId);
    expect(await rows('select state from payment_intent where id = $1', [intentId])).toEqual([{ state: 'refunded' }]);
    await rows('update variant set on_hand = 2 where product_id = $1', [itemId]);
    expect(await make(intentId)).toMatchObject({ ok: false, problem: { code: 'paymentSettled' } });
    const mails = await rows(
      "select payload ->> 'to' as to from job where kind = 'mail.parkedPayment' and payload ->> 'intentId' = $1 order by 1",
      [intentId],
    );
    expect(mails.map(({ to }) => to)).toEqual(['buyer', 'owner']);
  });
});

describe('an order that waits for a bank transfer', () => {
  it('is canceled once its time is over: stock back, mail, timeline; never one whose money came', async () => {
    const methodId = await saveAccount(shop.sale.checkout, shop.site.id, {
      ...{ id: null, provider: 'manual', manualMethod: 'bankTransfer', title: 'Transfer', instructions: 'IBAN' },
      ...{ isEnabled: true, displayIndex: 1, secretKey: '', webhookSecrets: null },
    });
    const itemId = await shop.addProduct({ title: 'Unpaid', stock: 5 });
    const order = async () => {
      const buyer = shop.newBuyer();
      const loaded = await shop.readyToPay(buyer, itemId);
      const paid = await pay(shop.sale.checkout, buyer, {
        idempotencyKey: loaded.stored.idempotencyKey,
        acceptedTotal: loaded.state.totals.grandTotal.minor,
        ...{ methodId, card: { cardNumber: '', expiry: '', cvc: '' }, note: '' },
      });
      return paid.status === 'succeeded' ? paid.orderId : '';
    };
    const [late, fresh] = [await order(), await order()];
    await rows("update sales_order set placed_at = now() - interval '22 days' where id = $1", [late]);
    expect(await cancelUnpaidOrders(shop.sale.checkout, shop.site)).toBe(1);
    expect(await cancelUnpaidOrders(shop.sale.checkout, shop.site)).toBe(0);
    const states = await rows(
      'select payment_state, fulfillment_status from sales_order where id = any($1) order by id',
      [[late, fresh]],
    );
    expect(states).toEqual([
      { payment_state: 'voided', fulfillment_status: 'CANCELED' },
      { payment_state: 'awaiting_payment', fulfillment_status: 'PENDING' },
    ]);
    expect((await shop.stockOf(itemId)).on_hand).toBe(4);
    const events = await rows("select data, actor_kind from order_event where order_id = $1 and kind = 'canceled'", [
      late,
    ]);
    expect(events).toMatchObject([{ data: { isUnpaid: true, isRestocked: true }, actor_kind: 'system' }]);
    const mails = await rows("select 1 from job where kind = 'mail.orderNotice' and payload ->> 'orderId' = $1", [
      late,
    ]);
    expect(mails).toHaveLength(1);
  });
});
