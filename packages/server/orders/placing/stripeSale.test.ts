import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutVisitor } from '../../checkout/checkoutDeps.ts';
import { pay } from '../../checkout/payCheckout.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { findViolations } from '../../doctor/storage/invariants.ts';
import { saveAccount } from '../../payments/paymentAccounts.ts';
import { signStripe } from '../../platform/gateways/payment/testing/stripeEvents.ts';
import {
  FAKE_KEY,
  FAKE_WEBHOOK_SECRET,
  type StripeServer,
  startStripeServer,
} from '../../platform/gateways/payment/testing/stripeServer.ts';
import {
  ASKS_BANK,
  BEHAVIOURS,
  type Behaviour,
  type OtherMethod,
} from '../../platform/gateways/payment/testing/stripeState.ts';
import { type JobWorker, startJobWorker } from '../../platform/jobs/worker.ts';
import { refundPayment } from '../refunds/refundPayment.ts';
import { paymentJobs } from './paymentJobs.ts';
import { reconcilePayments } from './reconcilePayments.ts';
import { receiveWebhook } from './settlement/receiveWebhook.ts';
import { recoverPayment } from './settlement/recoverPayment.ts';
import { returnFromBank } from './settlement/returnFromBank.ts';
import type { PayResult } from './takePayment.ts';

const GOOD = '4242424242424242';
let stripe: StripeServer;
let shop: SaleShop;
let worker: JobWorker;

beforeAll(async () => {
  stripe = await startStripeServer({ timeoutMs: 1000, slowMs: 120 });
  shop = await openSaleShop({ stripeApi: stripe.api });
  const { checkout } = shop.sale;
  await saveAccount(checkout, shop.site.id, {
    id: null,
    provider: 'stripe',
    manualMethod: null,
    title: 'Card',
    instructions: '',
    isEnabled: true,
    displayIndex: 0,
    secretKey: FAKE_KEY,
    webhookSecrets: [FAKE_WEBHOOK_SECRET],
  });
  stripe.deliverBy(async (body, headers) => {
    const delivery = { bytes: Buffer.from(body), headers, now: Date.now() };
    const heard = await receiveWebhook(checkout, shop.site, 'stripe', delivery);
    return heard === 'refused' ? 400 : 200;
  });
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
  await stripe.close();
  await shop.close();
});
beforeEach(() => stripe.behave(() => 'ok'));

interface Sale {
  readonly buyer: CheckoutVisitor;
  readonly checkoutId: string;
  readonly result: PayResult;
}

const NO_CARD = { cardNumber: '', expiry: '', cvc: '' };

async function press(behaviour: Behaviour = 'ok', price = 4000n): Promise<Sale> {
  stripe.behave(() => behaviour);
  const buyer = shop.newBuyer();
  const loaded = await shop.readyToPay(buyer, await shop.addProduct({ title: `Of ${behaviour}`, price }));
  const result = await pay(shop.sale.checkout, buyer, {
    idempotencyKey: loaded.stored.idempotencyKey,
    acceptedTotal: loaded.state.totals.grandTotal.minor,
    card: NO_CARD,
    note: '',
  });
  return { buyer, checkoutId: loaded.stored.id, result };
}

/** Returns what the buyer sees when the browser returns to this address. */
function back(address: string) {
  const query = new URL(address).searchParams;
  return returnFromBank(shop.sale.checkout, shop.site, query.get('intent') ?? '', query.get('proof') ?? '');
}

async function payAt(sale: Sale, card = GOOD) {
  if (sale.result.status !== 'requiresAction') throw new Error(sale.result.status);
  const address = await stripe.payAt(sale.result.url, card);
  return address === null ? null : back(address);
}

function intentsOf({ checkoutId }: Sale) {
  return shop.test.asOwner<{ id: string; state: string; refunded_amount: string; capture_id: string | null }>(
    'select id, state, refunded_amount::text, capture_id from payment_intent where checkout_id = $1 order by id',
    [checkoutId],
  );
}

async function ordersOf({ checkoutId }: Sale) {
  return shop.test.asOwner<{ id: string; payment_state: string }>(
    'select id, payment_state from sales_order where checkout_id = $1',
    [checkoutId],
  );
}

/** Money that Stripe holds for this sale, in its smallest units. */
async function heldFor(sale: Sale): Promise<number> {
  const references = new Set((await intentsOf(sale)).map(({ id }) => id));
  const charges = [...stripe.books.intents.values()].filter(
    ({ metadata, status }) => status === 'succeeded' && references.has(metadata.quoin_reference ?? ''),
  );
  return charges.reduce((sum, each) => sum + each.amount - (each.charge?.amountRefunded ?? 0), 0);
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 100 && !(await isTrue()); step += 1) await pause(40);
  expect(await isTrue()).toBe(true);
}

/** One order and its money, or no order and no money; then the books agree. */
async function agrees(sale: Sale): Promise<void> {
  await stripe.post.settled();
  await until(async () => {
    const [order] = await ordersOf(sale);
    return (await heldFor(sale)) === (order === undefined ? 0 : 4490);
  });
  expect((await ordersOf(sale)).length).toBeLessThanOrEqual(1);
  expect(await shop.test.db.inSite({ websiteId: shop.site.id }, (trx) => findViolations(trx, shop.site.id))).toEqual(
    [],
  );
}

describe('a sale by Stripe, whatever happens there (FT-10, ORD-1..5)', () => {
  it.each(['ok', 'slow', 'webhookBeforeReturn', 'okTwice'] as const)('%s: one order, one charge', async (behaviour) => {
    const sale = await press(behaviour);
    expect(await payAt(sale)).toMatchObject({ status: 'succeeded' });
    expect(await ordersOf(sale)).toHaveLength(1);
    await agrees(sale);
    expect(await intentsOf(sale)).toMatchObject([{ state: 'succeeded' }]);
  });

  it('asks the bank first where it must (3-D Secure)', async () => {
    const sale = await press();
    expect(await payAt(sale, ASKS_BANK)).toMatchObject({ status: 'succeeded' });
    await agrees(sale);
  });

  it('decline: the buyer stays there; turned back, the same page is still good (CX-20, CX-21)', async () => {
    const sale = await press('decline');
    expect(await payAt(sale)).toBeNull();
    const again = await shop.checkoutOf(sale.buyer);
    const second = await pay(shop.sale.checkout, sale.buyer, {
      idempotencyKey: again.stored.idempotencyKey,
      acceptedTotal: again.state.totals.grandTotal.minor,
      card: NO_CARD,
      note: '',
    });
    expect(second).toEqual(sale.result);
    await agrees(sale);
  });

  it('never came back: the webhook alone makes the order', async () => {
    const sale = await press();
    if (sale.result.status !== 'requiresAction') throw new Error(sale.result.status);
    await stripe.payAt(sale.result.url, GOOD);
    await until(async () => (await ordersOf(sale)).length === 1);
    await agrees(sale);
  });

  it('timeoutThenOk: never “nothing was charged” beside a charge', async () => {
    const sale = await press('timeoutThenOk');
    await pause(300);
    const [order] = await ordersOf(sale);
    if (sale.result.status === 'declined') expect(await heldFor(sale)).toBe(0);
    if (sale.result.status === 'succeeded') expect(order).toBeDefined();
    await agrees(sale);
  });

  it('timeoutThenNothing: honest that nobody knows yet; then the checkout is free again (STK-3)', async () => {
    const sale = await press('timeoutThenNothing');
    expect(sale.result).toEqual({ status: 'refused', problems: [{ code: 'paymentPending' }] });
    stripe.behave(() => 'ok');
    const [intent] = await intentsOf(sale);
    await shop.test.asOwner("update payment_intent set created_at = created_at - interval '31 seconds' where id = $1", [
      intent!.id,
    ]);
    expect(await recoverPayment(shop.sale.checkout, shop.site, intent!.id)).toMatchObject({ status: 'declined' });
    expect(await intentsOf(sale)).toMatchObject([{ state: 'failed' }]);
    await agrees(sale);
  });

  it('serverError: nothing was charged, and that is what the buyer reads', async () => {
    const sale = await press('serverError');
    expect(sale.result).toEqual({ status: 'declined', code: 'paymentUnavailable' });
    await agrees(sale);
  });

  it.each(['otherAmount', 'otherCurrency'] as const)('%s: parked for a person, no order (MON-5)', async (behaviour) => {
    const sale = await press(behaviour);
    expect(await payAt(sale)).toEqual({ status: 'declined', code: 'paymentNeedsReview' });
    expect(await ordersOf(sale)).toEqual([]);
    expect(await intentsOf(sale)).toMatchObject([{ state: 'needs_review' }]);
  });

  async function payOtherwise(sale: Sale, method: OtherMethod) {
    if (sale.result.status !== 'requiresAction') throw new Error(sale.result.status);
    return back(await stripe.payOtherwise(sale.result.url, method));
  }

  it.each(['ideal', 'klarna'] as const)('%s: what else the account has is paid on the same page', async (method) => {
    const sale = await press();
    expect(await payOtherwise(sale, method)).toMatchObject({ status: 'succeeded' });
    expect(await ordersOf(sale)).toMatchObject([{ payment_state: 'paid' }]);
    await agrees(sale);
  });

  it('a direct debit: the order exists and waits, and is paid when the bank has paid', async () => {
    const sale = await press();
    expect(await payOtherwise(sale, 'sepa_debit')).toMatchObject({ status: 'succeeded' });
    expect(await ordersOf(sale)).toMatchObject([{ payment_state: 'awaiting_payment' }]);
    await stripe.post.settled();
    stripe.debited((await intentsOf(sale))[0]!.id, true);
    await until(async () => (await ordersOf(sale))[0]?.payment_state === 'paid');
    await agrees(sale);
  });

  it('a direct debit that the bank refuses: the order waits, and its owner reads why', async () => {
    const sale = await press();
    await payOtherwise(sale, 'sepa_debit');
    await stripe.post.settled();
    stripe.debited((await intentsOf(sale))[0]!.id, false);
    await until(async () => (await intentsOf(sale))[0]?.state === 'declined');
    const [order] = await ordersOf(sale);
    expect(order?.payment_state).toBe('awaiting_payment');
    const events = await shop.test.asOwner<{ data: { reason?: string } }>(
      "select data from order_event where order_id = $1 and kind = 'paymentReview'",
      [order?.id],
    );
    expect(events).toMatchObject([{ data: { reason: 'The payment was refused after all' } }]);
  });

  it('webhookLate: three days later it changes nothing any more', async () => {
    const sale = await press('webhookLate');
    expect(await payAt(sale)).toMatchObject({ status: 'succeeded' });
    await stripe.post.sendLate();
    await agrees(sale);
    expect(await ordersOf(sale)).toHaveLength(1);
  });

  it('outOfOrder: the refund is heard of before the payment: no order, no money, no “succeeded”', async () => {
    const sale = await press('outOfOrder');
    expect((await payAt(sale))?.status).toBe('declined');
    await pause(120);
    await agrees(sale);
    expect(await ordersOf(sale)).toEqual([]);
  });

  it('down while the buyer comes back: pending, then the job finds the order', async () => {
    const sale = await press('webhookLate');
    if (sale.result.status !== 'requiresAction') throw new Error(sale.result.status);
    const address = await stripe.payAt(sale.result.url, GOOD);
    stripe.isDown = true;
    expect(await back(address!)).toEqual({ status: 'unknown' });
    stripe.isDown = false;
    expect(await back(address!)).toMatchObject({ status: 'succeeded' });
    await agrees(sale);
  });

  it('given up here and paid there all the same: the money goes back by itself (ORD-3)', async () => {
    const sale = await press('webhookLate');
    if (sale.result.status !== 'requiresAction') throw new Error(sale.result.status);
    const [intent] = await intentsOf(sale);
    await shop.test.asOwner("update payment_intent set state = 'failed' where id = $1", [intent!.id]);
    await shop.test.asOwner("update checkout set state = 'open' where id = $1", [sale.checkoutId]);
    await stripe.payAt(sale.result.url, GOOD);
    expect(await heldFor(sale)).toBe(4490);
    await stripe.post.sendLate();
    await until(async () => (await heldFor(sale)) === 0);
    expect(await ordersOf(sale)).toEqual([]);
  });
});

describe('a crowd of buyers while Stripe misbehaves in every way at once (FT-10)', () => {
  /** Orders of each behaviour; 200 in the long run. */
  const EACH = Number(process.env.QUOIN_FT10_ORDERS ?? 3);

  it('every sale ends as one order with its money, or none without; nobody reads “failed” beside a charge', async () => {
    const kinds = Array.from({ length: EACH }, () => BEHAVIOURS).flat();
    const byReference = new Map<string, Behaviour>();
    let next = 0;
    stripe.behave(({ reference }) => {
      const kind = byReference.get(reference) ?? kinds[next++ % kinds.length]!;
      byReference.set(reference, kind);
      return kind;
    });
    const itemId = await shop.addProduct({ title: 'Wanted by all', stock: 100_000 });
    const sales = await inTurns(kinds, 12, () => buy(itemId));
    await stripe.post.sendLate();
    stripe.behave(() => 'ok');
    // What the jobs do within minutes, at once.
    await shop.test.asOwner(
      "update payment_intent set created_at = created_at - interval '1 minute' where state = 'created'",
    );
    for (const sale of sales) {
      for (const { id, state } of await intentsOf(sale)) {
        if (state === 'created') await recoverPayment(shop.sale.checkout, shop.site, id);
      }
    }
    for (const sale of sales) await agreesOrParked(sale);
    for (const { told, ...sale } of sales) {
      const hasOrder = (await ordersOf(sale)).length === 1;
      if (told === 'succeeded') expect(hasOrder).toBe(true);
      if (told === 'declined') expect([hasOrder, await heldFor(sale)]).toEqual([false, 0]);
    }
    const broken = await shop.test.db.inSite({ websiteId: shop.site.id }, (trx) => findViolations(trx, shop.site.id));
    expect(broken).toEqual([]);
  }, 600_000);

  async function buy(itemId: string) {
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, itemId);
    const result = await pay(shop.sale.checkout, buyer, {
      idempotencyKey: loaded.stored.idempotencyKey,
      acceptedTotal: loaded.state.totals.grandTotal.minor,
      card: NO_CARD,
      note: '',
    });
    const sale: Sale = { buyer, checkoutId: loaded.stored.id, result };
    const seen = result.status === 'requiresAction' ? await payAt(sale) : result;
    const isReview = seen?.status === 'declined' && seen.code === 'paymentNeedsReview';
    return { ...sale, told: isReview ? 'review' : (seen?.status ?? 'still there') };
  }

  async function agreesOrParked(sale: Sale): Promise<void> {
    if ((await intentsOf(sale)).some(({ state }) => state === 'needs_review')) {
      expect(await ordersOf(sale)).toEqual([]);
      return;
    }
    await until(async () => (await heldFor(sale)) === ((await ordersOf(sale)).length === 1 ? 4490 : 0));
  }
});

async function inTurns<T, R>(all: readonly T[], atOnce: number, act: (each: T) => Promise<R>): Promise<R[]> {
  const left = [...all];
  const done: R[] = [];
  const lane = async (): Promise<void> => {
    for (let each = left.shift(); each !== undefined; each = left.shift()) done.push(await act(each));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return done;
}

describe('webhooks', () => {
  it('of one event, fifty times at once, count once; the 51st is known (SC-15)', async () => {
    const sale = await press('webhookLate');
    if (sale.result.status !== 'requiresAction') throw new Error(sale.result.status);
    await stripe.payAt(sale.result.url, GOOD);
    const event = stripe.post.make('checkout.session.completed', sessionOf(sale.result.url), stripe.books.seconds());
    const statuses = await Promise.all(Array.from({ length: 50 }, () => stripe.post.send(event)));
    expect(statuses.every((status) => status === 200)).toBe(true);
    await until(async () => (await ordersOf(sale)).length === 1);
    const heard = await shop.test.asOwner('select 1 from payment_event where event_id = $1', [event.id]);
    expect(heard).toHaveLength(1);
    const owed = await shop.test.asOwner(
      "select 1 from job where kind = 'payment.news' and payload->>'intentId' = $1",
      [(await intentsOf(sale))[0]!.id],
    );
    expect(owed).toHaveLength(1);
    await agrees(sale);
  });

  it('unsigned, or about a dearer order than was paid, change nothing (SC-13, SC-14)', async () => {
    const cheap = await press('webhookLate', 1n);
    const dear = await press('webhookLate', 90_000n);
    if (cheap.result.status !== 'requiresAction') throw new Error(cheap.result.status);
    await stripe.payAt(cheap.result.url, GOOD);
    const [intent] = await intentsOf(dear);
    const paid = { ...sessionOf(cheap.result.url), metadata: { quoin_reference: intent!.id } };
    const body = JSON.stringify({ id: 'evt_forged', type: 'checkout.session.completed', data: { object: paid } });
    const call = (signature: string) =>
      receiveWebhook(shop.sale.checkout, shop.site, 'stripe', {
        bytes: Buffer.from(body),
        headers: { 'stripe-signature': signature },
        now: Date.now(),
      });
    const at = Math.floor(Date.now() / 1000);
    expect(await call('')).toBe('refused');
    expect(await call(signStripe('whsec_other', body, at))).toBe('refused');
    expect(await call(signStripe(FAKE_WEBHOOK_SECRET, body, at))).toBe('heard');
    await pause(200);
    expect(await intentsOf(dear)).toMatchObject([{ state: 'requires_action' }]);
    expect(await ordersOf(dear)).toEqual([]);
  });

  function sessionOf(url: string) {
    const session = stripe.books.sessionOf(url.slice(url.lastIndexOf('/') + 1));
    return {
      id: session.id,
      object: 'checkout.session',
      client_reference_id: session.reference,
      metadata: session.metadata,
      amount_total: session.amount,
      currency: session.currency,
    };
  }
});

describe('a card kept for renewals', () => {
  it('is noted with the order it paid for, and charged later once per reference (ORD-8)', async () => {
    const { checkout } = shop.sale;
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, await shop.addProduct({ title: 'Box' }));
    const result = await pay(checkout, buyer, {
      idempotencyKey: loaded.stored.idempotencyKey,
      acceptedTotal: loaded.state.totals.grandTotal.minor,
      savesMethod: true,
      card: NO_CARD,
      note: '',
    });
    const sale: Sale = { buyer, checkoutId: loaded.stored.id, result };
    await payAt(sale);
    const [order] = await ordersOf(sale);
    const { id: websiteId } = shop.site;
    const method = await shop.db.inSite({ websiteId }, (trx) =>
      trx
        .selectFrom('saved_payment_method as method')
        .innerJoin('payment_intent as intent', 'intent.id', 'method.intent_id')
        .innerJoin('checkout', 'checkout.id', 'intent.checkout_id')
        .select(['method.provider', 'method.account_id as accountId', 'method.label'])
        .select(['method.customer_id as customerId', 'method.method_id as methodId'])
        .where('checkout.order_id', '=', order!.id)
        .executeTakeFirst(),
    );
    expect(method).toMatchObject({ provider: 'stripe', label: 'visa •••• 4242' });
    const gateway = await checkout.payments.gatewayOf(websiteId, method!);
    const due = { websiteId, intentId: checkout.newId(), createdAt: new Date(), amount: 900n, currency: 'EUR' };
    const charges = await Promise.allSettled(
      Array.from({ length: 4 }, () => gateway.chargeSaved({ ...due, description: 'Box', method: method! })),
    );
    const ids = charges.flatMap((each) => (each.status === 'fulfilled' ? [each.value.providerPaymentId] : []));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('giving back (MON-4)', () => {
  async function sold() {
    const sale = await press();
    await payAt(sale);
    const [order] = await ordersOf(sale);
    return { sale, orderId: order!.id };
  }
  const newRefund = (orderId: string, amount: bigint) => ({
    refundId: shop.sale.checkout.newId(),
    orderId,
    amount,
    reason: 'Too small',
  });
  const give = (wanted: Parameters<typeof refundPayment>[2]) => refundPayment(shop.sale.checkout, shop.site, wanted);

  it('a part, then the rest; the order says so, and no cent more', async () => {
    const { sale, orderId } = await sold();
    const first = newRefund(orderId, 1000n);
    expect(await give(first)).toMatchObject({ ok: true, value: { state: 'succeeded', amount: 1000n } });
    expect(await give(first)).toMatchObject({ ok: true, value: { state: 'succeeded' } });
    expect(await give({ ...first, amount: 999n })).toMatchObject({ problem: { code: 'idempotencyKeyReused' } });
    expect(await ordersOf(sale)).toMatchObject([{ payment_state: 'partially_refunded' }]);
    expect(await give(newRefund(orderId, 3491n))).toMatchObject({ problem: { code: 'moveNotAllowed' } });
    expect(await give(newRefund(orderId, 3490n))).toMatchObject({ ok: true });
    expect(await ordersOf(sale)).toMatchObject([{ payment_state: 'refunded' }]);
    expect(await intentsOf(sale)).toMatchObject([{ state: 'refunded', refunded_amount: '4490' }]);
    expect(await heldFor(sale)).toBe(0);
    expect(await give(newRefund(orderId, 1n))).toMatchObject({ problem: { code: 'moveNotAllowed' } });
  });

  it('pressed twenty times at once, with one id or with twenty: never more than came', async () => {
    const { sale, orderId } = await sold();
    const one = newRefund(orderId, 490n);
    await Promise.all(Array.from({ length: 20 }, () => give(one)));
    expect(await heldFor(sale)).toBe(4000);
    await Promise.all(Array.from({ length: 20 }, () => give(newRefund(orderId, 300n))));
    expect(await heldFor(sale)).toBe(100);
    expect(await intentsOf(sale)).toMatchObject([{ refunded_amount: '4390' }]);
  });

  it('while the provider is away is owed: its job gives it back once (ORD-3)', async () => {
    const { sale, orderId } = await sold();
    const wanted = newRefund(orderId, 490n);
    stripe.isDown = true;
    expect(await give(wanted)).toMatchObject({ ok: true, value: { state: 'pending' } });
    stripe.isDown = false;
    await shop.test.asOwner("update job set run_at = now() where payload->>'refundId' = $1", [wanted.refundId]);
    worker.nudge();
    await until(async () => (await heldFor(sale)) === 4000);
    await until(async () => (await ordersOf(sale))[0]?.payment_state === 'partially_refunded');
  });

  it('at the provider itself is noted here', async () => {
    const { sale } = await sold();
    const [intent] = await intentsOf(sale);
    const { parseStripeForm } = await import('../../platform/gateways/payment/testing/stripeForm.ts');
    stripe.books.refund(parseStripeForm(`payment_intent=${intent!.capture_id}&amount=490`));
    const hour = 3_600_000;
    const window = { from: new Date(Date.now() - hour), until: new Date(Date.now() + hour) };
    const { settled } = await reconcilePayments(shop.sale.checkout, shop.site, window);
    expect(settled).toContain(intent!.id);
    expect(await ordersOf(sale)).toMatchObject([{ payment_state: 'partially_refunded' }]);
    expect(await intentsOf(sale)).toMatchObject([{ refunded_amount: '490' }]);
    expect((await reconcilePayments(shop.sale.checkout, shop.site, window)).settled).not.toContain(intent!.id);
  });
});
