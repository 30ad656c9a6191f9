import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pay } from '../../checkout/payCheckout.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { listAccounts, type PaymentAccountEntry, saveAccount } from '../../payments/paymentAccounts.ts';
import { paymentOfOrder } from '../../payments/paymentOfOrder.ts';
import { type StripeServer, startStripeServer } from '../../platform/gateways/payment/testing/stripeServer.ts';
import { addTestSite } from '../../testing/database.ts';
import { BY_ITSELF } from '../orderStaff.ts';
import { refundPayment } from '../refunds/refundPayment.ts';
import { NO_ORDER_FILTER } from '../storage/orderList.ts';
import { exportOrders } from '../views/exportOrders.ts';
import { markPaid, stopWaiting } from './settlement/manualMoney.ts';

let shop: SaleShop;
let stripe: StripeServer;
let transferId: string;

const entry: PaymentAccountEntry = {
  id: null,
  provider: 'manual',
  manualMethod: 'bankTransfer',
  title: 'Bank transfer',
  instructions: 'IBAN DE00 1234',
  isEnabled: true,
  displayIndex: 1,
  secretKey: '',
  webhookSecrets: null,
};

beforeAll(async () => {
  stripe = await startStripeServer();
  shop = await openSaleShop({ stripeApi: stripe.api });
  transferId = await saveAccount(shop.sale.checkout, shop.site.id, entry);
});
afterAll(async () => {
  await stripe.close();
  await shop.close();
});

async function order(methodId = transferId) {
  const itemId = await shop.addProduct({ title: 'Dunes', stock: 5 });
  const buyer = shop.newBuyer();
  const loaded = await shop.readyToPay(buyer, itemId);
  const result = await pay(shop.sale.checkout, buyer, {
    idempotencyKey: loaded.stored.idempotencyKey,
    acceptedTotal: loaded.state.totals.grandTotal.minor,
    methodId,
    card: { cardNumber: '', expiry: '', cvc: '' },
    note: '',
  });
  return { itemId, buyer, result, orderId: result.status === 'succeeded' ? result.orderId : '' };
}

async function stateOf(orderId: string) {
  const [row] = await shop.test.asOwner<{ order: string; payment: string; events: string[] }>(
    `select o.payment_state as order, p.state as payment,
      array(select kind from order_event e where e.order_id = o.id order by e.id) as events
     from sales_order o join payment_intent p on p.website_id = o.website_id and p.checkout_id = o.checkout_id where o.id = $1`,
    [orderId],
  );
  return row!;
}

describe('paying by bank transfer', () => {
  it('places the order at once, takes its stock, and waits for the money', async () => {
    const { itemId, result, orderId } = await order();
    expect(result.status).toBe('succeeded');
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 4, reserved: 0 });
    expect(await stateOf(orderId)).toEqual({ order: 'awaiting_payment', payment: 'processing', events: ['placed'] });
  });

  it('tells its buyer what to do as long as the money has not come', async () => {
    const { orderId } = await order();
    const { id } = shop.site;
    const read = () => shop.db.inSite({ websiteId: id }, (trx) => paymentOfOrder(trx, id, orderId));
    expect(await read()).toMatchObject({
      title: 'Bank transfer',
      instructions: 'IBAN DE00 1234',
      manualMethod: 'bankTransfer',
    });
    await markPaid(shop.sale.checkout, shop.site, orderId);
    expect(await read()).toMatchObject({ instructions: '', state: 'succeeded', amount: 4490n, refunds: [] });
  });

  it('is paid when its owner says so, once (MON-4)', async () => {
    const { orderId } = await order();
    const both = await Promise.all([1, 2].map(() => markPaid(shop.sale.checkout, shop.site, orderId)));
    expect(both).toContain('done');
    expect(await stateOf(orderId)).toEqual({ order: 'paid', payment: 'succeeded', events: ['placed', 'paid'] });
    expect(await markPaid(shop.sale.checkout, shop.site, orderId)).toBe('notWaiting');
  });

  it('is named in the export of orders, as a gift card that paid a part is', async () => {
    const { orderId } = await order();
    const which = { filter: NO_ORDER_FILTER, ids: [orderId] };
    const columnOf = async () => {
      const file = await exportOrders(shop.sale.checkout, shop.site, BY_ITSELF, which);
      const [head = [], row = []] = file.split('\r\n').map((line) => line.split(/,(?! )/));
      return row[head.indexOf('Payment method')]?.replaceAll('"', '');
    };
    expect(await columnOf()).toBe('Bank transfer');
    const share = JSON.stringify([{ id: shop.sale.checkout.newId(), amount: '500' }]);
    await shop.test.asOwner('update sales_order set gift_cards = $2 where id = $1', [orderId, share]);
    expect(await columnOf()).toBe('Gift card, Bank transfer');
    const intent = 'id = (select checkout_id from sales_order where id = $1)';
    await shop.test.asOwner(
      `update payment_intent set provider = 'paypal', account_id = null where checkout_${intent}`,
      [orderId],
    );
    expect(await columnOf()).toBe('Gift card, PayPal');
  });

  it('can be given back only after it came', async () => {
    const { orderId } = await order();
    const give = (amount: bigint) =>
      refundPayment(shop.sale.checkout, shop.site, {
        refundId: shop.sale.checkout.newId(),
        orderId,
        amount,
        reason: '',
      });
    expect(await give(100n)).toMatchObject({ problem: { code: 'moveNotAllowed' } });
    await markPaid(shop.sale.checkout, shop.site, orderId);
    expect(await give(100n)).toMatchObject({ value: { state: 'succeeded' } });
    expect(await stateOf(orderId)).toMatchObject({ order: 'partially_refunded' });
  });

  it('is not waited for any more once it was given up, also when the money is reported later', async () => {
    const { orderId } = await order();
    expect(await stopWaiting(shop.sale.checkout, shop.site, orderId)).toBe('done');
    expect(await markPaid(shop.sale.checkout, shop.site, orderId)).toBe('notWaiting');
    expect(await stateOf(orderId)).toMatchObject({ payment: 'failed' });
  });
});

describe('the ways to pay of a site', () => {
  const methods = () => shop.sale.checkout.payments.methodsOf(shop.site.id);

  it('stand in the owner’s order; one that is turned off is offered to nobody', async () => {
    const { checkout } = shop.sale;
    const cash = await saveAccount(checkout, shop.site.id, {
      ...entry,
      manualMethod: 'cash',
      title: 'Cash',
      displayIndex: 0,
    });
    expect((await methods()).map(({ title }) => title)).toEqual(['Cash', 'Bank transfer']);
    const off = { ...entry, id: cash, manualMethod: 'cash', title: 'Cash', isEnabled: false } as const;
    await saveAccount(checkout, shop.site.id, off);
    expect((await methods()).map(({ title }) => title)).toEqual(['Bank transfer']);
    expect((await order(cash)).result).toMatchObject({ problems: [{ code: 'paymentMethodGone' }] });
  });

  it('never become the test provider because keys cannot be opened any more: then nothing can be paid', async () => {
    const { checkout } = shop.sale;
    const other = await addTestSite(shop.test.db, 'keyless');
    const stripeEntry: PaymentAccountEntry = {
      ...entry,
      provider: 'stripe',
      manualMethod: null,
      secretKey: 'sk_live_a',
    };
    await saveAccount(checkout, other, stripeEntry);
    await shop.test.asOwner('update payment_account set secrets = \'{"secretKey":"AAAA"}\' where website_id = $1', [
      other,
    ]);
    checkout.payments.forget(other);
    expect(await checkout.payments.methodsOf(other)).toEqual([]);
  });

  it('keep their secrets sealed in the database and show only how a key ends', async () => {
    const { checkout } = shop.sale;
    const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
    const stripeEntry = {
      ...entry,
      provider: 'stripe',
      manualMethod: null,
      secretKey,
      webhookSecrets: ['whsec_a', 'whsec_b'],
    };
    const id = await saveAccount(checkout, shop.site.id, stripeEntry as PaymentAccountEntry);
    const rows = await shop.test.asOwner<{ text: string }>('select secrets::text as text from payment_account');
    expect(rows.some(({ text }) => text.includes(secretKey) || text.includes('whsec'))).toBe(false);
    const shown = () => listAccounts(checkout, shop.site.id);
    const view = (await shown()).find((each) => each.id === id);
    expect(view).toMatchObject({ secretKeyEnd: secretKey.slice(-4), webhookSecretCount: 2 });
    expect(JSON.stringify(await shown())).not.toContain(secretKey);
    await saveAccount(checkout, shop.site.id, {
      ...(stripeEntry as PaymentAccountEntry),
      id,
      secretKey: '',
      webhookSecrets: null,
    });
    expect((await shown()).find((each) => each.id === id)).toMatchObject({ webhookSecretCount: 2 });
    expect((await methods()).find((each) => each.id === id)).toMatchObject({ way: 'redirect', isTest: true });
  });
});
