import { CHARGE_MOVES, isBefore, reachableStates, SUBSCRIPTION_MACHINE } from '@quoin/domain/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSubscriptionCart, findSubscriptionCart } from '../cart/subscriptionCart.ts';
import { chooseShipping, saveContactAndAddress } from '../checkout/changeCheckout.ts';
import type { CheckoutVisitor } from '../checkout/checkoutDeps.ts';
import { ADDRESS, CARDS, openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { findViolations } from '../doctor/storage/invariants.ts';
import { runJobs } from '../giftCards/testing/codes.ts';
import { recoverPayment } from '../orders/placing/settlement/recoverPayment.ts';
import { findWrongMoves } from '../orders/testing/everyMove.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { beginRenewal } from './beginRenewal.ts';
import { advanceTestClock, changeSubscription } from './changeSubscription.ts';
import { saveAndSchedule } from './moveSubscription.ts';
import { payOpenPeriod } from './ownSubscription.ts';
import {
  findCharge,
  findSubscription,
  lockSubscription,
  type StoredSubscription,
  saveCharge,
  saveSubscription,
} from './storage/subscriptions.ts';
import { subscriptionJobs } from './subscriptionJobs.ts';

const DECLINED_LATER = '4000 0000 0000 0341';
const OWNER = { accountId: null, name: 'Olga' };

let shop: SaleShop;
let handlers: ReadonlyMap<string, JobHandler>;
let monthly: string;

beforeAll(async () => {
  shop = await openSaleShop({ maxConnections: 30 });
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  handlers = subscriptionJobs({ ...shop.sale.checkout, config });
  monthly = await plan('Print of the month', { value: 1, unit: 'month' }, 0);
});
afterAll(() => shop.close());

const inSite = <T>(act: Parameters<typeof shop.db.inSite<T>>[1]) => shop.db.inSite({ websiteId: shop.site.id }, act);
const violations = () => inSite((trx) => findViolations(trx, shop.site.id));

async function plan(title: string, billingPeriod: object, numBillingCycles: number, stock = 500): Promise<string> {
  const itemId = await shop.addProduct({ title, isSubscribable: true, price: 2000n, stock });
  await shop.test.asOwner('update product set subscription_plan = $1 where id = $2', [
    JSON.stringify({ billingPeriod, numBillingCycles }),
    itemId,
  ]);
  return itemId;
}

/** A visitor at the pay button of a subscription. */
async function atCheckout(
  itemId: string,
): Promise<{ readonly visitor: CheckoutVisitor; readonly buyer: CheckoutVisitor }> {
  const visitor = shop.newBuyer();
  const made = await createSubscriptionCart(shop.sale.cart, visitor, {
    ...{ itemId, sku: '', quantity: 1, additionalFields: '{}' },
  });
  if (!made.ok) throw new Error(made.problem.code);
  const buyer = { ...visitor, token: made.value };
  await shop.checkoutOf(buyer);
  await saveContactAndAddress(shop.sale.checkout, buyer, { email: 'ada@example.com', address: ADDRESS, answers: {} });
  const [option] = (await shop.checkoutOf(buyer)).options;
  await chooseShipping(shop.sale.checkout, buyer, option!.id);
  return { visitor, buyer };
}

async function subscribe(itemId = monthly, card: string = CARDS.good): Promise<string> {
  const { buyer } = await atCheckout(itemId);
  const paid = await shop.pay(buyer, await shop.checkoutOf(buyer), card);
  if (paid.status !== 'succeeded') throw new Error(JSON.stringify(paid));
  const [row] = await shop.test.asOwner<{ id: string }>('select id from subscription where first_order_id = $1', [
    paid.orderId,
  ]);
  return row!.id;
}

const of = async (id: string): Promise<StoredSubscription> =>
  (await inSite((trx) => findSubscription(trx, shop.site.id, id)))!;

/** To the next moment at which something is due, and through it. */
async function advance(id: string): Promise<StoredSubscription> {
  const moved = await advanceTestClock({ db: shop.db }, shop.site, id, OWNER);
  if (!moved.ok) throw new Error(moved.problem.code);
  await work();
  return of(id);
}

const work = () => runJobs(shop.test, handlers, 1000);
const mailsOf = async (id: string) => {
  const rows = await shop.test.asOwner<{ kind: string }>(
    `select kind from mail where dedupe_key like any(select '%' || e.id from subscription_event e where subscription_id = $1) order by id`,
    [id],
  );
  return rows.map(({ kind }) => kind);
};
const ordersOf = async (id: string) =>
  (
    await shop.test.asOwner<{ grand_total: string }>(
      `select o.grand_total::text from sales_order o join subscription_charge c on c.website_id = o.website_id and c.order_id = o.id
       where c.subscription_id = $1 order by c.period_index`,
      [id],
    )
  ).map((row) => row.grand_total);

describe('beginning a subscription', () => {
  it('has a cart of its own, bound to its visitor and used once (SUBS-03, SC-8)', async () => {
    const { visitor, buyer } = await atCheckout(monthly);
    const token = buyer.token!;
    expect(await findSubscriptionCart(shop.sale.cart, visitor, token)).toMatchObject({ kind: 'open' });
    expect(await findSubscriptionCart(shop.sale.cart, shop.newBuyer(), token)).toEqual({ kind: 'unknown' });
    expect(await findSubscriptionCart(shop.sale.cart, { ...visitor, token: null }, token)).toEqual({ kind: 'unknown' });
    expect(await shop.pay(buyer, await shop.checkoutOf(buyer))).toMatchObject({ status: 'succeeded' });
    expect(await findSubscriptionCart(shop.sale.cart, visitor, token)).toMatchObject({ kind: 'bought' });
  });

  it.each([
    ['an ordinary product', { type: 1 }],
    ['a digital one (SUBS-02)', { type: 2, isSubscribable: true }],
    ['one without a plan', { type: 1, isSubscribable: true }],
  ])('is refused for %s', async (_, product) => {
    const itemId = await shop.addProduct({ title: 'Not so', stock: 'unlimited', ...product });
    const wanted = { itemId, sku: '', quantity: 1, additionalFields: '{}' };
    expect(await createSubscriptionCart(shop.sale.cart, shop.newBuyer(), wanted)).toMatchObject({
      problem: { code: 'variantUnavailable' },
    });
  });

  it('makes the first order, keeps the card and owes the mails (SUBS-05)', async () => {
    const id = await subscribe();
    const one = await of(id);
    expect(one).toMatchObject({ isTest: true, amount: 2490n, method: { provider: 'test' } });
    expect(one.rule).toMatchObject({ status: 'active', nextPeriod: 1, cyclesCharged: 1 });
    await work();
    expect(await mailsOf(id)).toContain('subscriptionStarted');
  });
});

describe('the state of a subscription', () => {
  it('is written only where its table has that move, for every pair (ORD-2, SUBS-05)', async () => {
    const one = await of(await subscribe());
    const states = reachableStates(SUBSCRIPTION_MACHINE);
    await shop.db.inSite({ websiteId: shop.site.id }, async (trx) => {
      for (const [from, to] of states.flatMap((each) => states.map((other) => [each, other] as const))) {
        await sql`UPDATE subscription SET status = ${from.status} WHERE id = ${one.id}`.execute(trx);
        const write = saveSubscription(trx, shop.site.id, { ...one, rule: { ...one.rule, status: to.status } });
        await write.catch(() => null);
        const now = await findSubscription(trx, shop.site.id, one.id);
        const isAllowed = isBefore(SUBSCRIPTION_MACHINE, from, to);
        expect([from.status, to.status, now?.rule.status]).toEqual([
          from.status,
          to.status,
          isAllowed ? to.status : from.status,
        ]);
      }
    });
  });

  it('of one charge too: a period is paid once (ORD-2, ORD-8)', async () => {
    const one = await of(await subscribe());
    const wrong = await inSite(async (trx) => {
      const charge = (await findCharge(trx, shop.site.id, one.id, 0))!;
      const orderIn = (state: string) => (state === 'paid' ? charge.orderId : null);
      return findWrongMoves(CHARGE_MOVES, ['begun', 'paid', 'failed'], {
        put: (state) =>
          sql`UPDATE subscription_charge SET state = ${state}, order_id = ${orderIn(state)} WHERE id = ${charge.id}`.execute(
            trx,
          ),
        write: (state) => saveCharge(trx, shop.site.id, { ...charge, state, orderId: orderIn(state) }),
        read: async () => (await findCharge(trx, shop.site.id, one.id, 0))!.state,
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('a renewal', () => {
  it('is an order with its lines, stock and mail, month after month (SUBS-05, STK-2)', async () => {
    const itemId = await plan('Monthly', { value: 1, unit: 'month' }, 0, 10);
    const id = await subscribe(itemId);
    for (let period = 1; period <= 3; period += 1) await advance(id);
    // A reminder comes three days before each.
    expect((await of(id)).rule).toMatchObject({ status: 'active', nextPeriod: 4, cyclesCharged: 4 });
    expect(await ordersOf(id)).toEqual(['2490', '2490', '2490', '2490']);
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 6, reserved: 0 });
    expect((await mailsOf(id)).filter((kind) => kind === 'subscriptionRenewed')).toHaveLength(3);
    expect(await violations()).toEqual([]);
  });

  it('keeps the price that was agreed, whatever the product costs now (MON-8)', async () => {
    const itemId = await plan('Dearer', { value: 2, unit: 'week' }, 0);
    const id = await subscribe(itemId);
    await shop.test.asOwner('update variant set price = 9900 where product_id = $1', [itemId]);
    await advance(id);
    expect(await ordersOf(id)).toEqual(['2490', '2490']);
  });

  it('ends with the last cycle of a fixed plan', async () => {
    const id = await subscribe(await plan('Three', { value: 1, unit: 'month' }, 3));
    await advance(id);
    expect((await advance(id)).rule.status).toBe('completed');
    expect(await ordersOf(id)).toHaveLength(3);
    expect(await mailsOf(id)).toContain('subscriptionCompleted');
    expect((await of(id)).lookAt).toBeNull();
  });

  it('comes on 28 February after 31 January, and on 31 March again: 14 months of days (product 22)', async () => {
    const id = await subscribe();
    await shop.test.asOwner("update subscription set start_day = '2027-01-31' where id = $1", [id]);
    await inSite(async (trx) => saveAndSchedule(trx, shop.site, (await lockSubscription(trx, shop.site.id, id))!));
    const days: string[] = [];
    for (let month = 0; month < 14; month += 1) {
      await advance(id);
      const now = Date.now() + (await of(id)).clockOffsetMs;
      days.push(new Date(now).toISOString().slice(0, 10));
    }
    expect(days).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
      '2027-08-31',
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ]);
    expect(await ordersOf(id)).toHaveLength(15);
  });

  it('is announced three days before, once', async () => {
    const id = await subscribe();
    const one = await of(id);
    const ahead = one.lookAt!.getTime() - Date.now();
    expect(ahead).toBeLessThan(29 * 86_400_000);
    await shop.test.asOwner('update subscription set clock_offset_ms = $1 where id = $2', [ahead + 60_000, id]);
    await handlers.get('subscription.renew')!(jobOf(id), new AbortController().signal);
    await handlers.get('subscription.renew')!(jobOf(id), new AbortController().signal);
    await work();
    expect((await mailsOf(id)).filter((kind) => kind === 'subscriptionReminder')).toHaveLength(1);
    expect(await ordersOf(id)).toHaveLength(1);
  });
});

const jobOf = (id: string) => ({
  ...{ id, websiteId: shop.site.id, kind: 'subscription.renew', attempt: 1, maxAttempts: 9 },
  payload: { subscriptionId: id },
});

describe('a card that is declined at renewals', () => {
  it('is tried again, both sides are told, and at last it ends (SUBS-05)', async () => {
    const id = await subscribe(monthly, DECLINED_LATER);
    const states = [];
    for (let step = 0; step < 6 && (await of(id)).rule.status !== 'canceled'; step += 1) {
      states.push((await advance(id)).rule.status);
    }
    expect(states[0]).toBe('past_due');
    expect(states.at(-1)).toBe('canceled');
    const kinds = await mailsOf(id);
    expect(kinds.filter((kind) => kind === 'subscriptionPaymentFailed').length).toBeGreaterThanOrEqual(2);
    expect(kinds).toContain('subscriptionLastWarning');
    expect(kinds).toContain('subscriptionCanceled');
    expect(await ordersOf(id)).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  it('is paid by its buyer with another card, which is charged from then on', async () => {
    const id = await subscribe(monthly, DECLINED_LATER);
    expect((await advance(id)).rule.status).toBe('past_due');
    const token = await payOpenPeriod(shop.sale.checkout, shop.site, id);
    const buyer = { ...shop.newBuyer(), token };
    const loaded = await shop.checkoutOf(buyer);
    expect(await shop.pay(buyer, loaded)).toMatchObject({ status: 'succeeded' });
    const one = await of(id);
    expect(one.rule).toMatchObject({ status: 'active', nextPeriod: 2, cyclesCharged: 2 });
    expect((await advance(id)).rule).toMatchObject({ status: 'active', cyclesCharged: 3 });
    expect(await payOpenPeriod(shop.sale.checkout, shop.site, id)).toBeNull();
  });
});

describe('changes', () => {
  const change = (id: string, what: 'skip' | 'pause' | 'resume' | 'cancel', until: string | null = null) =>
    changeSubscription({ db: shop.db }, shop.site, id, { change: what, until, staff: null });

  it('skips a delivery, pauses, resumes and cancels, by the customer (SUBS-05)', async () => {
    const id = await subscribe();
    expect(await change(id, 'skip')).toMatchObject({ ok: true, value: { rule: { nextPeriod: 2 } } });
    await advance(id);
    expect((await of(id)).rule).toMatchObject({ nextPeriod: 3, cyclesCharged: 2 });
    expect(await change(id, 'pause')).toMatchObject({ ok: true, value: { rule: { status: 'paused' }, lookAt: null } });
    expect(await change(id, 'resume')).toMatchObject({ ok: true, value: { rule: { status: 'active' } } });
    expect(await change(id, 'cancel')).toMatchObject({ ok: true, value: { lookAt: null } });
    expect(await change(id, 'resume')).toMatchObject({ problem: { code: 'moveNotAllowed' } });
    await work();
    expect(await mailsOf(id)).toEqual(
      expect.arrayContaining([
        'subscriptionSkipped',
        'subscriptionPaused',
        'subscriptionResumed',
        'subscriptionCanceled',
      ]),
    );
    expect(await ordersOf(id)).toHaveLength(2);
  });
});

describe('one charge per period (ORD-8)', () => {
  it('is charged once by ten looks at the same time', async () => {
    const id = await subscribe();
    await advanceTestClock({ db: shop.db }, shop.site, id, OWNER);
    await Promise.all(
      Array.from({ length: 10 }, () => handlers.get('subscription.renew')!(jobOf(id), new AbortController().signal)),
    );
    expect(await ordersOf(id)).toHaveLength(2);
    const charges = await shop.test.asOwner(
      `select 1 from test_payment p join payment_intent i on i.id = p.intent_id
        join subscription_charge c on c.checkout_id = i.checkout_id where c.subscription_id = $1 and p.status = 'succeeded'`,
      [id],
    );
    expect(charges).toHaveLength(2);
  });

  it.each([
    ['before the provider was asked', false],
    ['after it had charged', true],
  ])('survives a death %s: never doubled, never lost', async (_, isCharged) => {
    const id = await subscribe();
    await advanceTestClock({ db: shop.db }, shop.site, id, OWNER);
    const begun = await beginRenewal(shop.sale.checkout, shop.site, id);
    if (begun.kind !== 'started') throw new Error(begun.kind);
    if (isCharged) await shop.gateway.chargeSaved({ ...begun.payment, method: begun.method!.saved });
    // The process crashes here. Its job runs again, concurrently with the payment's recovery.
    await Promise.all([
      work(),
      recoverPayment(shop.sale.checkout, shop.site, begun.payment.intentId),
      handlers.get('subscription.renew')!(jobOf(id), new AbortController().signal),
    ]);
    await work();
    expect(await ordersOf(id)).toHaveLength(2);
    expect((await of(id)).rule).toMatchObject({ status: 'active', cyclesCharged: 2 });
    expect(await violations()).toEqual([]);
  });

  it('tries again later when the payment was called off, without blaming the card', async () => {
    const id = await subscribe();
    await advanceTestClock({ db: shop.db }, shop.site, id, OWNER);
    const begun = await beginRenewal(shop.sale.checkout, shop.site, id);
    if (begun.kind !== 'started') throw new Error(begun.kind);
    await shop.gateway.cancel(begun.payment);
    await recoverPayment(shop.sale.checkout, shop.site, begun.payment.intentId);
    expect((await of(id)).rule).toMatchObject({ status: 'active', failedAttempts: 0, nextPeriod: 1 });
    await runJobs(shop.test, new Map([['subscription.renew', handlers.get('subscription.renew')!]]), 3_600_000);
    expect((await of(id)).rule.cyclesCharged).toBe(2);
  });

  it('waits as past due while there is nothing to send, and says so', async () => {
    const itemId = await plan('Scarce', { value: 1, unit: 'month' }, 0, 1);
    const id = await subscribe(itemId);
    expect((await advance(id)).rule).toMatchObject({ status: 'past_due', failedAttempts: 1 });
    await shop.test.asOwner('update variant set on_hand = 5 where product_id = $1', [itemId]);
    await shop.test.asOwner(
      `insert into stock_movement (website_id, id, variant_id, delta, cause, cause_id, created_at)
       select website_id, gen_random_uuid(), id, 5, 'adjustment', gen_random_uuid(), now() from variant where product_id = $1`,
      [itemId],
    );
    expect((await advance(id)).rule).toMatchObject({ status: 'active', cyclesCharged: 2 });
    expect(await violations()).toEqual([]);
  });
});
