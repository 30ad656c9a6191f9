import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutVisitor } from '../../checkout/checkoutDeps.ts';
import { pay } from '../../checkout/payCheckout.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { findViolations } from '../../doctor/storage/invariants.ts';
import { saveAccount } from '../../payments/paymentAccounts.ts';
import {
  FAKE_CLIENT,
  FAKE_SECRET,
  FAKE_WEBHOOK,
  PayPalServer,
  signed,
} from '../../platform/gateways/payment/testing/paypalServer.ts';
import {
  type FakeOrder,
  heldOf,
  PAYPAL_BEHAVIOURS,
  type PayPalBehaviour,
} from '../../platform/gateways/payment/testing/paypalState.ts';
import { type JobWorker, startJobWorker } from '../../platform/jobs/worker.ts';
import { refundPayment } from '../refunds/refundPayment.ts';
import { abandonPayment } from './abandonPayment.ts';
import { paymentJobs } from './paymentJobs.ts';
import { reconcilePayments } from './reconcilePayments.ts';
import { receiveWebhook } from './settlement/receiveWebhook.ts';
import { recoverPayment } from './settlement/recoverPayment.ts';
import { returnFromBank } from './settlement/returnFromBank.ts';
import type { PayResult } from './takePayment.ts';

let paypal: PayPalServer;
let shop: SaleShop;
/** The same shop in another process. */
let other: SaleShop;
let worker: JobWorker;

beforeAll(async () => {
  paypal = await PayPalServer.start({ silentMs: 250, slowMs: 120 });
  shop = await openSaleShop({ payPalApi: paypal.api });
  const { checkout } = shop.sale;
  await saveAccount(checkout, shop.site.id, {
    ...{ id: null, provider: 'paypal', manualMethod: null, title: '', instructions: '' },
    ...{ isEnabled: true, displayIndex: 0, clientId: FAKE_CLIENT, isSandbox: true },
    ...{ secretKey: FAKE_SECRET, webhookSecrets: [FAKE_WEBHOOK] },
  });
  other = await openSaleShop({ payPalApi: paypal.api, besides: shop });
  paypal.deliver = async (body, headers) => {
    const heard = await receiveWebhook(checkout, shop.site, 'paypal', {
      ...{ bytes: Buffer.from(body), headers, now: Date.now() },
    });
    return heard === 'refused' ? 400 : 200;
  };
  worker = startJobWorker({
    db: shop.test.db,
    handlers: paymentJobs(checkout),
    log: { info: () => undefined, error: () => undefined },
    workerId: checkout.newId(),
    now: Date.now,
    roll: Math.random,
    kinds: { only: [...paymentJobs(checkout).keys()] },
    idlePollMs: 50,
  });
});
afterAll(async () => {
  await worker.stop();
  await other.close();
  await paypal.close();
  await shop.close();
});
beforeEach(() => {
  paypal.choose = () => 'ok';
});

interface Sale {
  readonly buyer: CheckoutVisitor;
  readonly checkoutId: string;
  readonly result: PayResult;
}

const TOTAL = 4490n;
const NO_CARD = { cardNumber: '', expiry: '', cvc: '' };

async function press(behaviour: PayPalBehaviour = 'ok'): Promise<Sale> {
  paypal.choose = () => behaviour;
  const buyer = shop.newBuyer();
  const loaded = await shop.readyToPay(buyer, await shop.addProduct({ title: `Of ${behaviour}` }));
  return { buyer, checkoutId: loaded.stored.id, result: await payAgain(buyer) };
}

async function payAgain(buyer: CheckoutVisitor, at = shop): Promise<PayResult> {
  const loaded = await shop.checkoutOf(buyer);
  return pay(at.sale.checkout, buyer, {
    idempotencyKey: loaded.stored.idempotencyKey,
    acceptedTotal: loaded.state.totals.grandTotal.minor,
    card: NO_CARD,
    note: '',
  });
}

/** Returns what the buyer sees when the browser returns to this address. */
function back(address: string, at = shop) {
  const query = new URL(address).searchParams;
  return returnFromBank(at.sale.checkout, at.site, query.get('intent') ?? '', query.get('proof') ?? '');
}

function pageOf({ result }: Sale): string {
  if (result.status !== 'requiresAction') throw new Error(result.status);
  return result.url;
}

async function agree(sale: Sale) {
  return back(await paypal.answerAt(pageOf(sale), 'approve'));
}

function orderAt(sale: Sale): FakeOrder {
  return paypal.books.orderOf(new URL(pageOf(sale)).searchParams.get('token') ?? '');
}

function intentsOf({ checkoutId }: Sale) {
  return shop.test.asOwner<{ id: string; state: string; refunded_amount: string }>(
    'select id, state, refunded_amount::text from payment_intent where checkout_id = $1 order by id',
    [checkoutId],
  );
}

async function ordersOf({ checkoutId }: Sale) {
  return shop.test.asOwner<{ id: string; payment_state: string }>(
    'select id, payment_state from sales_order where checkout_id = $1',
    [checkoutId],
  );
}

/** Minor units that PayPal holds for this sale. */
async function heldFor(sale: Sale): Promise<bigint> {
  const references = new Set((await intentsOf(sale)).map(({ id }) => id));
  const orders = [...paypal.books.orders.values()].filter(({ customId }) => references.has(customId));
  return orders.reduce((sum, each) => sum + heldOf(each), 0n);
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 100 && !(await isTrue()); step += 1) await pause(40);
  expect(await isTrue()).toBe(true);
}

/** One order and its money, or no order and no money; then the books agree. */
async function agrees(sale: Sale): Promise<void> {
  await paypal.settled();
  await until(async () => (await heldFor(sale)) === ((await ordersOf(sale)).length === 0 ? 0n : TOTAL));
  expect((await ordersOf(sale)).length).toBeLessThanOrEqual(1);
  expect(await shop.test.db.inSite({ websiteId: shop.site.id }, (trx) => findViolations(trx, shop.site.id))).toEqual(
    [],
  );
}

describe('a sale by PayPal, whatever happens there (FT-10, ORD-1..5)', () => {
  it.each(['ok', 'slow', 'webhookBeforeReturn', 'webhookLate'] as const)(
    '%s: one order, one charge, also when the buyer comes back twice',
    async (behaviour) => {
      const sale = await press(behaviour);
      const address = await paypal.answerAt(pageOf(sale), 'approve');
      const told = await Promise.all([back(address), back(address, other)]);
      expect(told.map((each) => each?.status)).toEqual(['succeeded', 'succeeded']);
      await paypal.sendLate();
      await agrees(sale);
      expect(await ordersOf(sale)).toMatchObject([{ payment_state: 'paid' }]);
      expect(await intentsOf(sale)).toMatchObject([{ state: 'succeeded' }]);
    },
  );

  it('never came back: what he has agreed to is collected, and the webhook alone makes the order', async () => {
    const sale = await press();
    await paypal.approve(orderAt(sale));
    await until(async () => (await ordersOf(sale)).length === 1);
    await agrees(sale);
  });

  it('never came back and no webhook comes either: the job makes the order (ORD-3)', async () => {
    const sale = await press('webhookLate');
    await paypal.approve(orderAt(sale));
    const [intent] = await intentsOf(sale);
    expect(await recoverPayment(shop.sale.checkout, shop.site, intent!.id)).toMatchObject({ status: 'succeeded' });
    await agrees(sale);
  });

  it('turned back: nothing is charged, and the same order of PayPal never is, agreed to or not (CX-21)', async () => {
    const sale = await press();
    expect(await back(await paypal.answerAt(pageOf(sale), 'cancel'))).toEqual({ status: 'open' });
    const { cartId } = (await shop.checkoutOf(sale.buyer)).stored;
    expect(await abandonPayment(shop.sale.checkout, shop.site, cartId)).toBe(true);
    // Agreed to in another window all the same.
    expect(await agree(sale)).toEqual({ status: 'declined', code: 'paymentUnavailable' });
    await agrees(sale);
    expect(await ordersOf(sale)).toEqual([]);
    const second = { ...sale, result: await payAgain(sale.buyer) };
    expect(pageOf(second)).not.toBe(pageOf(sale));
    expect(await agree(second)).toMatchObject({ status: 'succeeded' });
    await agrees(second);
  });

  it('agreed and given up at the same moment, in two processes: one of both, never a charge without order', async () => {
    for (let round = 0; round < 8; round += 1) {
      const sale = await press('webhookLate');
      const address = await paypal.answerAt(pageOf(sale), 'approve');
      const { cartId } = (await shop.checkoutOf(sale.buyer)).stored;
      await Promise.all([back(address), abandonPayment(other.sale.checkout, shop.site, cartId)]);
      await agrees(sale);
    }
  });

  it('the buyer’s account can’t pay: nothing is charged, and the cart can be paid another time', async () => {
    const sale = await press('declined');
    expect(await agree(sale)).toEqual({ status: 'declined', code: 'walletDeclined' });
    expect(await intentsOf(sale)).toMatchObject([{ state: 'declined' }]);
    await agrees(sale);
    paypal.choose = () => 'ok';
    const second = { ...sale, result: await payAgain(sale.buyer) };
    expect(await agree(second)).toMatchObject({ status: 'succeeded' });
    await agrees(second);
  });

  it.each(['createTimeoutThenOk', 'createTimeoutThenNothing', 'createError'] as const)(
    '%s: nothing was charged, and that is what the buyer reads',
    async (behaviour) => {
      const sale = await press(behaviour);
      expect(sale.result).toEqual({ status: 'declined', code: 'paymentUnavailable' });
      await agrees(sale);
      expect(await intentsOf(sale)).toMatchObject([{ state: 'failed' }]);
    },
  );

  it.each(['collectTimeoutThenOk', 'collectTimeoutThenNothing', 'collectError'] as const)(
    '%s: pending, then one order with its money',
    async (behaviour) => {
      const sale = await press(behaviour);
      const address = await paypal.answerAt(pageOf(sale), 'approve');
      await until(async () => (await back(address))?.status === 'succeeded');
      await agrees(sale);
      expect(await ordersOf(sale)).toHaveLength(1);
    },
  );

  it('died between the agreement and the answer: the next who asks collects it, once (ORD-3)', async () => {
    const sale = await press('webhookLate');
    const order = orderAt(sale);
    paypal.books.approve(order);
    // What a process leaves that dies after PayPal has collected and before anybody has written it down.
    const [intent] = await intentsOf(sale);
    await shop.test.asOwner("update paypal_order set state = 'taken' where intent_id = $1", [intent!.id]);
    paypal.books.collect(order);
    expect(await recoverPayment(other.sale.checkout, shop.site, intent!.id)).toMatchObject({ status: 'succeeded' });
    await agrees(sale);
  });

  it('down while the buyer comes back: pending, then the order', async () => {
    const sale = await press('webhookLate');
    const address = await paypal.answerAt(pageOf(sale), 'approve');
    paypal.isDown = true;
    expect(await back(address)).toEqual({ status: 'unknown' });
    paypal.isDown = false;
    expect(await back(address)).toMatchObject({ status: 'succeeded' });
    await agrees(sale);
  });

  it.each(['otherAmount', 'otherCurrency'] as const)('%s: parked for a person, no order (MON-5)', async (behaviour) => {
    const sale = await press(behaviour);
    expect(await agree(sale)).toEqual({ status: 'declined', code: 'paymentNeedsReview' });
    expect(await ordersOf(sale)).toEqual([]);
    expect(await intentsOf(sale)).toMatchObject([{ state: 'needs_review' }]);
  });

  it('sold out by the time he agrees, whoever hears it first: the money goes back by itself (STK-5)', async () => {
    const sale = await press();
    await shop.test.asOwner("update stock_reservation set state = 'released' where checkout_id = $1", [
      sale.checkoutId,
    ]);
    const ofSale = `where product_id in (select product_id from cart_entry e
      join checkout c on c.cart_id = e.cart_id where c.id = $1)`;
    await shop.test.asOwner(`update variant set on_hand = 0, reserved = 0 ${ofSale}`, [sale.checkoutId]);
    const address = await paypal.answerAt(pageOf(sale), 'approve');
    const told = await Promise.all([shop, other, shop, other].map((at) => back(address, at)));
    expect(told).toEqual(told.map(() => ({ status: 'declined', code: 'outOfStock' })));
    expect(await heldFor(sale)).toBe(TOTAL);
    await shop.test.asOwner("update job set run_at = now() where kind = 'payment.refund' and finished_at is null");
    worker.nudge();
    await until(async () => (await heldFor(sale)) === 0n);
    await shop.test.asOwner(`update variant set on_hand = 50 ${ofSale}`, [sale.checkoutId]);
  });
});

describe('a payment that PayPal holds back', () => {
  it('makes the order, which waits for its money and is paid by the webhook', async () => {
    const sale = await press('pending');
    expect(await agree(sale)).toMatchObject({ status: 'succeeded' });
    expect(await ordersOf(sale)).toMatchObject([{ payment_state: 'awaiting_payment' }]);
    await paypal.settled();
    await paypal.decide(orderAt(sale), 'COMPLETED');
    await until(async () => (await ordersOf(sale))[0]?.payment_state === 'paid');
    await agrees(sale);
  });

  it('and refuses after all: the order waits, and its owner reads why', async () => {
    const sale = await press('pending');
    await agree(sale);
    await paypal.decide(orderAt(sale), 'DECLINED');
    await until(async () => (await intentsOf(sale))[0]?.state === 'declined');
    const [order] = await ordersOf(sale);
    expect(order?.payment_state).toBe('awaiting_payment');
    const events = await shop.test.asOwner("select 1 from order_event where order_id = $1 and kind = 'paymentReview'", [
      order!.id,
    ]);
    expect(events).toHaveLength(1);
  });
});

describe('webhooks of PayPal', () => {
  it('of one event, thirty times at once, count once (SC-15)', async () => {
    const sale = await press('webhookLate');
    paypal.books.approve(orderAt(sale));
    const resource = { custom_id: (await intentsOf(sale))[0]!.id };
    const sent = Array.from({ length: 30 }, () => paypal.send('PAYMENT.CAPTURE.COMPLETED', resource, 'WH-same'));
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
    await until(async () => (await ordersOf(sale)).length === 1);
    expect(await shop.test.asOwner("select 1 from payment_event where event_id = 'WH-same'")).toHaveLength(1);
    await agrees(sale);
  });

  it('with another signature, another body or none change nothing (SC-14)', async () => {
    const sale = await press('webhookLate');
    const body = JSON.stringify({
      id: 'WH-forged',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { custom_id: (await intentsOf(sale))[0]!.id },
    });
    const hear = (text: string, headers: Readonly<Record<string, string>>) =>
      receiveWebhook(shop.sale.checkout, shop.site, 'paypal', { bytes: Buffer.from(text), headers, now: Date.now() });
    expect(await hear(body, {})).toBe('refused');
    expect(await hear(body, { ...signed(body), 'paypal-transmission-sig': 'x' })).toBe('refused');
    expect(await hear(`${body} `, signed(body))).toBe('refused');
    expect(await hear('[]', signed('[]'))).toBe('refused');
    expect(await hear(`{"id":"x"},"webhook_id":"${FAKE_WEBHOOK}"`, signed(body))).toBe('refused');
    expect(await hear(body, signed(body))).toBe('heard');
    expect(await ordersOf(sale)).toEqual([]);
  });
});

describe('giving back by PayPal (MON-4)', () => {
  async function sold() {
    const sale = await press();
    await agree(sale);
    const [order] = await ordersOf(sale);
    return { sale, orderId: order!.id };
  }
  const newRefund = (orderId: string, amount: bigint) => ({
    ...{ refundId: shop.sale.checkout.newId(), orderId, amount, reason: 'Too small' },
  });
  const give = (wanted: Parameters<typeof refundPayment>[2]) => refundPayment(shop.sale.checkout, shop.site, wanted);

  it('a part, then the rest; the order says so, and no cent more', async () => {
    const { sale, orderId } = await sold();
    const first = newRefund(orderId, 1000n);
    expect(await give(first)).toMatchObject({ ok: true, value: { state: 'succeeded', amount: 1000n } });
    expect(await give(first)).toMatchObject({ ok: true, value: { state: 'succeeded' } });
    expect(await ordersOf(sale)).toMatchObject([{ payment_state: 'partially_refunded' }]);
    expect(await give(newRefund(orderId, 3491n))).toMatchObject({ problem: { code: 'moveNotAllowed' } });
    expect(await give(newRefund(orderId, 3490n))).toMatchObject({ ok: true });
    await paypal.settled();
    expect(await ordersOf(sale)).toMatchObject([{ payment_state: 'refunded' }]);
    expect(await intentsOf(sale)).toMatchObject([{ state: 'refunded', refunded_amount: '4490' }]);
    expect(await heldFor(sale)).toBe(0n);
  });

  it('pressed twenty times at once, with one id or with twenty: never more than came', async () => {
    const { sale, orderId } = await sold();
    const one = newRefund(orderId, 490n);
    await Promise.all(Array.from({ length: 20 }, () => give(one)));
    expect(await heldFor(sale)).toBe(4000n);
    await Promise.all(Array.from({ length: 20 }, () => give(newRefund(orderId, 300n))));
    expect(await heldFor(sale)).toBe(100n);
  });

  it('while PayPal is away is owed: its job gives it back once (ORD-3)', async () => {
    const { sale, orderId } = await sold();
    const wanted = newRefund(orderId, 490n);
    paypal.isDown = true;
    expect(await give(wanted)).toMatchObject({ ok: true, value: { state: 'pending' } });
    paypal.isDown = false;
    await shop.test.asOwner("update job set run_at = now() where payload->>'refundId' = $1", [wanted.refundId]);
    worker.nudge();
    await until(async () => (await heldFor(sale)) === 4000n);
    await until(async () => (await ordersOf(sale))[0]?.payment_state === 'partially_refunded');
  });

  it('at PayPal itself is noted here, by its webhook or by comparing', async () => {
    const { sale } = await sold();
    await paypal.settled();
    paypal.books.refund(orderAt(sale).capture!.id, { amount: { currency_code: 'EUR', value: '4.90' } });
    const hour = 3_600_000;
    const window = { from: new Date(Date.now() - hour), until: new Date(Date.now() + hour) };
    await reconcilePayments(shop.sale.checkout, shop.site, window);
    await until(async () => (await ordersOf(sale))[0]?.payment_state === 'partially_refunded');
    const { settled } = await reconcilePayments(shop.sale.checkout, shop.site, window);
    expect(settled).not.toContain((await intentsOf(sale))[0]!.id);
    const refund = paypal.books.refund(orderAt(sale).capture!.id, {});
    await paypal.send('PAYMENT.CAPTURE.REFUNDED', { ...refund });
    await until(async () => (await ordersOf(sale))[0]?.payment_state === 'refunded');
  });
});

describe('a crowd of buyers while PayPal misbehaves in every way at once (FT-10)', () => {
  const EACH = Number(process.env.QUOIN_FT10_ORDERS ?? 2);

  it('every sale ends as one order with its money, or none without; nobody reads “failed” beside a charge', async () => {
    const left = Array.from({ length: EACH }, () =>
      PAYPAL_BEHAVIOURS.filter((each) => each !== 'pending' && each !== 'patchRefused'),
    ).flat();
    const kinds = new Map<string, PayPalBehaviour>();
    paypal.choose = (reference) => {
      const kind = kinds.get(reference) ?? left.pop() ?? 'ok';
      kinds.set(reference, kind);
      return kind;
    };
    const itemId = await shop.addProduct({ title: 'Wanted by all', stock: 1000 });
    const sales: (Sale & { readonly told: string })[] = [];
    const lane = async () => {
      while (left.length > 0) sales.push(await buy(itemId));
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    await paypal.sendLate();
    await paypal.settled();
    for (const sale of sales) {
      for (const { id, state } of await intentsOf(sale)) {
        if (state === 'created' || state === 'requires_action') await recoverPayment(shop.sale.checkout, shop.site, id);
      }
    }
    for (const { told, ...sale } of sales) {
      if ((await intentsOf(sale)).some(({ state }) => state === 'needs_review')) {
        expect(await ordersOf(sale)).toEqual([]);
        continue;
      }
      await agrees(sale);
      const hasOrder = (await ordersOf(sale)).length === 1;
      if (told === 'succeeded') expect(hasOrder).toBe(true);
      if (told === 'declined') expect(hasOrder).toBe(false);
    }
  }, 120_000);

  async function buy(itemId: string) {
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, itemId);
    const sale: Sale = { buyer, checkoutId: loaded.stored.id, result: await payAgain(buyer) };
    const seen = sale.result.status === 'requiresAction' ? await agree(sale) : sale.result;
    return { ...sale, told: seen?.status ?? 'gone' };
  }
});
