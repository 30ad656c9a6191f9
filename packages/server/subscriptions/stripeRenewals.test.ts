import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSubscriptionCart } from '../cart/subscriptionCart.ts';
import { chooseShipping, saveContactAndAddress } from '../checkout/changeCheckout.ts';
import { pay } from '../checkout/payCheckout.ts';
import { ADDRESS, openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { runJobs } from '../giftCards/testing/codes.ts';
import { returnFromBank } from '../orders/placing/settlement/returnFromBank.ts';
import { saveAccount } from '../payments/paymentAccounts.ts';
import { FAKE_KEY, type StripeServer, startStripeServer } from '../platform/gateways/payment/testing/stripeServer.ts';
import { ASKS_BANK } from '../platform/gateways/payment/testing/stripeState.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { advanceTestClock } from './changeSubscription.ts';
import { findSubscription, type StoredSubscription } from './storage/subscriptions.ts';
import { subscriptionJobs } from './subscriptionJobs.ts';

const GOOD = '4242424242424242';
const DECLINED_LATER = '4000000000000341';
const NO_CARD = { cardNumber: '', expiry: '', cvc: '' };
let stripe: StripeServer;
let shop: SaleShop;
let handlers: ReadonlyMap<string, JobHandler>;
let itemId: string;

beforeAll(async () => {
  stripe = await startStripeServer();
  shop = await openSaleShop({ stripeApi: stripe.api });
  await saveAccount(shop.sale.checkout, shop.site.id, {
    ...{ id: null, provider: 'stripe', manualMethod: null, title: 'Card', instructions: '' },
    ...{ isEnabled: true, displayIndex: 0, secretKey: FAKE_KEY, webhookSecrets: null },
  });
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  handlers = subscriptionJobs({ ...shop.sale.checkout, config });
  itemId = await shop.addProduct({ title: 'Print of the month', isSubscribable: true, price: 2000n, stock: 50 });
  const plan = JSON.stringify({ billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 });
  await shop.test.asOwner('update product set subscription_plan = $1 where id = $2', [plan, itemId]);
});
afterAll(async () => {
  await stripe.close();
  await shop.close();
});

/** Begins a subscription on Stripe's page with a card. */
async function subscribe(card: string): Promise<string> {
  const { checkout } = shop.sale;
  const visitor = shop.newBuyer();
  const wanted = { itemId, sku: '', quantity: 1, additionalFields: '{}' };
  const made = await createSubscriptionCart(shop.sale.cart, visitor, wanted);
  if (!made.ok) throw new Error(made.problem.code);
  const buyer = { ...visitor, token: made.value };
  await shop.checkoutOf(buyer);
  await saveContactAndAddress(checkout, buyer, { email: 'ada@example.com', address: ADDRESS, answers: {} });
  await chooseShipping(checkout, buyer, (await shop.checkoutOf(buyer)).options[0]!.id);
  const loaded = await shop.checkoutOf(buyer);
  const begun = await pay(checkout, buyer, {
    idempotencyKey: loaded.stored.idempotencyKey,
    acceptedTotal: loaded.state.totals.grandTotal.minor,
    card: NO_CARD,
    note: '',
  });
  if (begun.status !== 'requiresAction') throw new Error(JSON.stringify(begun));
  const address = await stripe.payAt(begun.url, card);
  const query = new URL(address ?? '').searchParams;
  const paid = await returnFromBank(checkout, shop.site, query.get('intent') ?? '', query.get('proof') ?? '');
  if (paid?.status !== 'succeeded') throw new Error(JSON.stringify(paid));
  const [row] = await shop.test.asOwner<{ id: string }>('select id from subscription where first_order_id = $1', [
    paid.orderId,
  ]);
  return row!.id;
}

const of = async (id: string): Promise<StoredSubscription> =>
  (await shop.db.inSite({ websiteId: shop.site.id }, (trx) => findSubscription(trx, shop.site.id, id)))!;

/** To the day of the next payment, and through it. */
async function renew(id: string): Promise<StoredSubscription> {
  const moved = await advanceTestClock({ db: shop.db }, shop.site, id, { accountId: null, name: 'Olga' });
  if (!moved.ok) throw new Error(moved.problem.code);
  await runJobs(shop.test, handlers, 1000);
  return of(id);
}

const failureMail = async (id: string) => {
  const [mail] = await shop.test.asOwner<{ text: string }>(
    `select text from mail where kind = 'subscriptionPaymentFailed' and recipient like '%ada@example.com%'
      and dedupe_key like any(select '%' || e.id from subscription_event e where subscription_id = $1)`,
    [id],
  );
  return mail?.text ?? '';
};
const charges = () => [...stripe.books.intents.values()].filter(({ status }) => status === 'succeeded').length;

describe('a subscription at Stripe, renewed without its owner', () => {
  it('charges the kept card once for each period and makes its order (ORD-8, SUBS-05)', async () => {
    const id = await subscribe(GOOD);
    const before = charges();
    let one = await renew(id);
    while (one.rule.cyclesCharged < 2) one = await renew(id);
    expect(one.rule).toMatchObject({ status: 'active', cyclesCharged: 2 });
    expect(charges() - before).toBe(1);
    const orders = await shop.test.asOwner(
      'select o.payment_state from sales_order o join subscription_charge c on c.website_id = o.website_id and c.order_id = o.id where c.subscription_id = $1',
      [id],
    );
    expect(orders).toEqual([{ payment_state: 'paid' }, { payment_state: 'paid' }]);
  });

  it.each([
    ['3-D Secure is needed: its owner is asked to pay it himself', ASKS_BANK, 'Your bank wants you to confirm'],
    ['the card is declined: it is tried again later', DECLINED_LATER, 'did not go through'],
  ])('%s, by a mail with a link; nothing is charged (SUBS-05)', async (_, card, said) => {
    const id = await subscribe(card);
    const before = charges();
    let one = await renew(id);
    for (let step = 0; step < 3 && one.rule.status === 'active'; step += 1) one = await renew(id);
    expect(one.rule).toMatchObject({ status: 'past_due', failedAttempts: 1, cyclesCharged: 1 });
    expect(charges()).toBe(before);
    const text = await failureMail(id);
    expect(text).toContain(said);
    expect(text).toMatch(/https?:\/\/\S+\/subscription\//);
  });
});
