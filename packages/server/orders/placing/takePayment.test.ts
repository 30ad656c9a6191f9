import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setQuantity } from '../../cart/lines/setQuantity.ts';
import { chooseShipping, saveContact } from '../../checkout/changeCheckout.ts';
import { loadCheckout } from '../../checkout/loadCheckout.ts';
import { pay } from '../../checkout/payCheckout.ts';
import { CARDS, openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import type { SitePayments } from '../../payments/sitePayments.ts';
import type { SiteDatabase } from '../../platform/database/database.ts';
import type { PaymentGateway } from '../../platform/gateways/payment/paymentGateway.ts';
import { ORDER_CONFIRMATION_JOB } from '../mails/enqueueOrderConfirmation.ts';
import { orderToken } from '../orderToken.ts';
import { loadOrderByToken } from '../views/loadOrder.ts';
import { recoverPayment } from './settlement/recoverPayment.ts';
import { confirmPayment, returnFromBank } from './settlement/returnFromBank.ts';
import { returnToken } from './settlement/returnToken.ts';

let shop: SaleShop;
/** Makes the n-th transaction from now fail like a crash: nothing of it is committed. */
let failAfter = Number.POSITIVE_INFINITY;

function breakable(db: SiteDatabase): SiteDatabase {
  return {
    ...db,
    inSite(site, work, settings) {
      failAfter -= 1;
      return failAfter === 0 ? Promise.reject(new Error('The power went')) : db.inSite(site, work, settings);
    },
  };
}

beforeAll(async () => {
  shop = await openSaleShop({ around: breakable });
});
afterAll(() => shop.close());

/** The shop's payments with a provider that behaves otherwise. */
function paidBy(other: Partial<PaymentGateway>): SitePayments {
  return { ...shop.sale.checkout.payments, gatewayOf: () => Promise.resolve({ ...shop.gateway, ...other }) };
}

async function intentsOf(checkoutId: string) {
  return shop.test.asOwner<{ id: string; state: string; error_code: string | null }>(
    'select id, state, error_code from payment_intent where checkout_id = $1 order by id',
    [checkoutId],
  );
}

describe('one sale', () => {
  it('makes an order with its lines, stock movement, purchased cart and an owed mail (ORD-1, ORD-5, ORD-7, STK-2)', async () => {
    const itemId = await shop.addProduct({ title: 'Dunes', price: 4500n, sizes: ['M'] });
    const buyer = shop.newBuyer();
    const ready = await shop.add(buyer, { itemId, choice: { Size: 'M' }, quantity: '2' });
    expect(ready.ok).toBe(true);
    const loaded = await shop.readyToPay(buyer, await shop.addProduct({ title: 'Card', price: 300n }));
    const result = await shop.pay(buyer, loaded);
    if (result.status !== 'succeeded') throw new Error(result.status);
    const token = orderToken(shop.sale.checkout, shop.site.id, result.orderId);
    const found = (await loadOrderByToken(shop, shop.site.id, token))!;
    expect(found.order).toMatchObject({
      subtotal: 9300n,
      shipping: 490n,
      grandTotal: 9790n,
      paymentState: 'paid',
      isTest: true,
    });
    expect(found.order.number).toBeGreaterThanOrEqual(1001);
    expect(found.lines.map(({ title, quantity, variantDescription }) => [title, quantity, variantDescription])).toEqual(
      [
        ['Dunes', 2, 'M'],
        ['Card', 1, ''],
      ],
    );
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 48, reserved: 0 });
    const moved = await shop.test.asOwner("select delta from stock_movement where cause = 'order' and cause_id = $1", [
      found.lines[0]!.id,
    ]);
    expect(moved).toEqual([{ delta: -2 }]);
    const jobs = await shop.test.asOwner('select kind from job where dedupe_key = $1', [result.orderId]);
    expect(jobs).toEqual([{ kind: ORDER_CONFIRMATION_JOB }]);
    expect(await loadCheckout(shop.sale.checkout, buyer)).toEqual({ kind: 'bought', orderId: result.orderId });
  });

  it('is found only by its token (SC-7, ORD-6)', async () => {
    const buyer = shop.newBuyer();
    const result = await shop.pay(buyer, await shop.readyToPay(buyer, await shop.addProduct({ title: 'Alone' })));
    if (result.status !== 'succeeded') throw new Error(result.status);
    for (const guess of ['1001', result.orderId, '', 'A'.repeat(22)]) {
      expect(await loadOrderByToken(shop, shop.site.id, guess)).toBeNull();
    }
  });

  it('of a digital product asks for no address and no shipping', async () => {
    const buyer = shop.newBuyer();
    const itemId = await shop.addProduct({ title: 'File', type: 2, stock: 'unlimited', price: 900n });
    const loaded = await shop.readyToPay(buyer, itemId);
    expect(loaded.state).toMatchObject({ requiresShipping: false, shippingAddress: null });
    expect(loaded.state.totals.grandTotal.minor).toBe(900n);
    expect((await shop.pay(buyer, loaded)).status).toBe('succeeded');
  });

  it('of nothing to pay asks no card', async () => {
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(
      buyer,
      await shop.addProduct({ title: 'Free file', type: 2, stock: 'unlimited', price: 0n }),
    );
    expect((await shop.pay(buyer, loaded, '')).status).toBe('succeeded');
  });
});

describe('what the buyer agreed to', () => {
  it('is refused when the price has changed since, and nothing is held (MON-8)', async () => {
    const itemId = await shop.addProduct({ title: 'Dearer', price: 1000n });
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, itemId);
    await shop.test.asOwner('update variant set price = 2000 where product_id = $1', [itemId]);
    const result = await shop.pay(buyer, loaded);
    expect(result).toMatchObject({ status: 'refused', problems: [{ code: 'priceChanged' }] });
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 50, reserved: 0 });
    const again = await shop.checkoutOf(buyer);
    expect(again.state.totals.grandTotal.minor).toBe(2490n);
    expect((await shop.pay(buyer, again)).status).toBe('succeeded');
  });

  it('stays a snapshot when the product changes later (MON-8)', async () => {
    const itemId = await shop.addProduct({ title: 'Kept', price: 1000n });
    const buyer = shop.newBuyer();
    const result = await shop.pay(buyer, await shop.readyToPay(buyer, itemId));
    if (result.status !== 'succeeded') throw new Error(result.status);
    await shop.test.asOwner('update variant set price = 1 where product_id = $1', [itemId]);
    await shop.test.asOwner("update item set title = 'Renamed' where id = $1", [itemId]);
    const found = await loadOrderByToken(
      shop,
      shop.site.id,
      orderToken(shop.sale.checkout, shop.site.id, result.orderId),
    );
    expect(found?.lines[0]).toMatchObject({ title: 'Kept', unitPrice: 1000n });
  });
});

describe('a declined card', () => {
  it.each([
    [CARDS.declined, 'cardDeclined'],
    [CARDS.poor, 'insufficientFunds'],
  ])('%s gives the stock back, keeps the cart and lets another card pay (CX-21, STK-3)', async (card, code) => {
    const itemId = await shop.addProduct({ title: 'Declined', stock: 3 });
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, itemId);
    expect(await shop.pay(buyer, loaded, card)).toEqual({ status: 'declined', code });
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 3, reserved: 0 });
    const next = await shop.checkoutOf(buyer);
    expect(next.stored.idempotencyKey).not.toBe(loaded.stored.idempotencyKey);
    expect((await shop.pay(buyer, next)).status).toBe('succeeded');
    expect((await intentsOf(loaded.stored.id)).map(({ state }) => state)).toEqual(['declined', 'succeeded']);
  });

  it('answers the same to the same request, and refuses another one under its key (ORD-4)', async () => {
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, await shop.addProduct({ title: 'Replayed' }));
    expect(await shop.pay(buyer, loaded, CARDS.declined)).toEqual({ status: 'declined', code: 'cardDeclined' });
    expect(await shop.pay(buyer, loaded, CARDS.declined)).toEqual({ status: 'declined', code: 'cardDeclined' });
    expect(await shop.pay(buyer, loaded, CARDS.good)).toMatchObject({ problems: [{ code: 'idempotencyKeyReused' }] });
    expect(await intentsOf(loaded.stored.id)).toHaveLength(1);
  });

  it('is not asked of the provider after five in ten minutes (SC-16)', async () => {
    const buyer = shop.newBuyer();
    await shop.readyToPay(buyer, await shop.addProduct({ title: 'Carding' }));
    for (let n = 0; n < 5; n += 1) await shop.pay(buyer, await shop.checkoutOf(buyer), CARDS.declined);
    const payments = await shop.count('test_payment');
    const result = await shop.pay(buyer, await shop.checkoutOf(buyer), CARDS.good);
    expect(result).toMatchObject({ status: 'tooMany' });
    expect(await shop.count('test_payment')).toBe(payments);
  });

  it('is told what is wrong with it before anybody is asked', async () => {
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, await shop.addProduct({ title: 'Typo' }));
    const result = await shop.pay(buyer, loaded, '4242 4242 4242 4241');
    expect(result).toMatchObject({ problems: [{ code: 'cardNumberInvalid', field: 'cardNumber' }] });
  });
});

describe('a second step at the bank', () => {
  async function atTheBank(title: string) {
    const itemId = await shop.addProduct({ title, stock: 5 });
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, itemId);
    const result = await shop.pay(buyer, loaded, CARDS.asksBank);
    if (result.status !== 'requiresAction') throw new Error(result.status);
    const paymentId = result.url.slice(result.url.lastIndexOf('/') + 1);
    const [intent] = await intentsOf(loaded.stored.id);
    const back = () =>
      returnFromBank(shop.sale.checkout, shop.site, intent!.id, returnToken(shop.sale.checkout, intent!.id));
    return { itemId, buyer, loaded, paymentId, intent: intent!, back };
  }

  it('holds the stock until it is answered, and makes the order when approved, from any device (CX-21)', async () => {
    const { itemId, buyer, paymentId, intent, back } = await atTheBank('Bank yes');
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 5, reserved: 1 });
    expect(await confirmPayment(shop.sale.checkout, buyer, intent.id)).toMatchObject({ status: 'open' });
    await shop.bank.answer(shop.site.id, paymentId, true);
    const first = await back();
    expect(first).toMatchObject({ status: 'succeeded' });
    expect(await back()).toEqual(first);
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 4, reserved: 0 });
  });

  it('refused gives everything back', async () => {
    const { itemId, buyer, paymentId, back } = await atTheBank('Bank no');
    await shop.bank.answer(shop.site.id, paymentId, false);
    expect(await back()).toEqual({ status: 'declined', code: 'actionFailed' });
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 5, reserved: 0 });
    expect((await shop.pay(buyer, await shop.checkoutOf(buyer))).status).toBe('succeeded');
  });

  it('can be turned back from: another card pays, the first payment can never succeed (CX-20)', async () => {
    const { buyer, loaded, paymentId } = await atTheBank('Bank back');
    const refused = await shop.pay(buyer, loaded, CARDS.good);
    expect(refused).toMatchObject({ problems: [{ code: 'idempotencyKeyReused' }] });
    expect((await shop.pay(buyer, await shop.checkoutOf(buyer))).status).toBe('succeeded');
    expect((await shop.bank.answer(shop.site.id, paymentId, true))?.isOpen).toBe(false);
    expect((await intentsOf(loaded.stored.id)).map(({ state }) => state)).toEqual(['failed', 'succeeded']);
  });

  it('lets the cart be changed again: the payment is given up first (RC-7)', async () => {
    const { itemId, buyer, loaded } = await atTheBank('Bank cart');
    const [entry] = loaded.goods.cart.entries;
    const changed = await setQuantity(shop.sale.cart, buyer, { entryId: entry!.id, quantity: 3 });
    expect(changed.ok).toBe(true);
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it('is given up for a change of checkout, but not for one that is refused (RC-7)', async () => {
    const { itemId, buyer } = await atTheBank('Bank checkout');
    expect(await saveContact(shop.sale.checkout, buyer, 'nobody')).toMatchObject({ kind: 'refused' });
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 5, reserved: 1 });
    expect(await saveContact(shop.sale.checkout, buyer, 'ada@example.com')).toMatchObject({ kind: 'saved' });
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it('of another buyer or without its token tells nothing and pays nothing (SC-13)', async () => {
    const { intent, paymentId } = await atTheBank('Mine');
    const other = await atTheBank('Yours');
    await shop.bank.answer(shop.site.id, paymentId, true);
    const { checkout } = shop.sale;
    expect(await returnFromBank(checkout, shop.site, other.intent.id, returnToken(checkout, intent.id))).toBeNull();
    expect(await returnFromBank(checkout, shop.site, intent.id, 'x')).toBeNull();
    expect(await confirmPayment(checkout, other.buyer, intent.id)).toBeNull();
    expect((await intentsOf(other.loaded.stored.id))[0]?.state).toBe('requires_action');
  });

  it('about another amount parks the payment for a person and makes no order (MON-5)', async () => {
    const { itemId, paymentId, loaded, back } = await atTheBank('Mismatch');
    await shop.test.asOwner('update test_payment set amount = 1 where id = $1', [paymentId]);
    await shop.bank.answer(shop.site.id, paymentId, true);
    expect(await back()).toEqual({ status: 'declined', code: 'paymentNeedsReview' });
    expect((await intentsOf(loaded.stored.id))[0]?.state).toBe('needs_review');
    expect((await shop.stockOf(itemId)).on_hand).toBe(5);
  });

  it('never answered is given up when the hold runs out: the stock comes back (STK-3)', async () => {
    const { itemId, intent, loaded } = await atTheBank('Silent bank');
    await shop.test.asOwner(
      "update stock_reservation set expires_at = now() - interval '1 second' where checkout_id = $1",
      [loaded.stored.id],
    );
    await recoverPayment(shop.sale.checkout, shop.site, intent.id);
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 5, reserved: 0 });
    expect((await intentsOf(loaded.stored.id))[0]).toMatchObject({ state: 'failed' });
  });

  it('approved after the hold ran out and the last one was sold gives the money back (STK-5)', async () => {
    const { itemId, intent, loaded, paymentId, back } = await atTheBank('Too late');
    await shop.test.asOwner("update stock_reservation set state = 'released' where checkout_id = $1", [
      loaded.stored.id,
    ]);
    await shop.test.asOwner('update variant set reserved = 0, on_hand = 0 where product_id = $1', [itemId]);
    await shop.bank.answer(shop.site.id, paymentId, true);
    expect(await back()).toEqual({ status: 'declined', code: 'outOfStock' });
    expect((await intentsOf(loaded.stored.id))[0]).toMatchObject({ state: 'needs_review' });
    expect(await shop.test.asOwner('select kind from job where dedupe_key = $1', [intent.id])).toEqual([
      { kind: 'payment.refund' },
    ]);
    expect((await shop.stockOf(itemId)).on_hand).toBe(0);
  });
});

describe('a crash between the provider and the order', () => {
  /** The transactions of one press: begin, settle. The provider keeps its own books and never fails here. */
  async function crashAfterCharge(title: string, card?: string) {
    const itemId = await shop.addProduct({ title, stock: 5 });
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, itemId);
    failAfter = 2;
    await expect(shop.pay(buyer, loaded, card)).rejects.toThrow('The power went');
    failAfter = Number.POSITIVE_INFINITY;
    expect((await intentsOf(loaded.stored.id))[0]?.state).toBe('created');
    return { itemId, buyer, loaded };
  }

  it('is made good by the next press: one order, one charge (ORD-3)', async () => {
    const { itemId, buyer, loaded } = await crashAfterCharge('Crash retry');
    const payments = await shop.count('test_payment');
    const result = await shop.pay(buyer, loaded);
    expect(result.status).toBe('succeeded');
    expect(await shop.pay(buyer, loaded)).toEqual(result);
    expect(await shop.count('test_payment')).toBe(payments);
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 4, reserved: 0 });
  });

  it('before the provider was asked is made good by the next press as well (ORD-3)', async () => {
    const itemId = await shop.addProduct({ title: 'Unasked', stock: 5 });
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, itemId);
    const away = () => Promise.reject(new Error('Nobody answers'));
    const { checkout } = shop.sale;
    const attempt = {
      idempotencyKey: loaded.stored.idempotencyKey,
      acceptedTotal: loaded.state.totals.grandTotal.minor,
      card: { cardNumber: CARDS.good, expiry: '12/40', cvc: '123' },
      note: '',
    };
    const alone = { ...checkout, payments: paidBy({ createPayment: away, cancel: away }) };
    expect(await pay(alone, buyer, attempt)).toMatchObject({
      status: 'refused',
      problems: [{ code: 'paymentPending' }],
    });
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 5, reserved: 1 });
    expect(await pay(checkout, buyer, attempt)).toMatchObject({ status: 'succeeded' });
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 4, reserved: 0 });
  });

  it('after a card that was declined is made good by another card, at once (ORD-4, CX-20)', async () => {
    const { itemId, buyer, loaded } = await crashAfterCharge('Crash, other card', CARDS.declined);
    // The key belongs to the first card, whose outcome is requested before any reply.
    expect(await shop.pay(buyer, loaded)).toMatchObject({ problems: [{ code: 'idempotencyKeyReused' }] });
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 5, reserved: 0 });
    const again = await shop.checkoutOf(buyer);
    expect(again.stored.idempotencyKey).not.toBe(loaded.stored.idempotencyKey);
    expect(await shop.pay(buyer, again)).toMatchObject({ status: 'succeeded' });
  });

  it('when the provider cannot be reached says that nothing was charged, and gives the stock back', async () => {
    const itemId = await shop.addProduct({ title: 'Unreached', stock: 5 });
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, itemId);
    const createPayment = () => Promise.reject(new Error('Nobody answers'));
    const deps = { ...shop.sale.checkout, payments: paidBy({ createPayment }) };
    const result = await pay(deps, buyer, {
      idempotencyKey: loaded.stored.idempotencyKey,
      acceptedTotal: loaded.state.totals.grandTotal.minor,
      card: { cardNumber: CARDS.good, expiry: '12/40', cvc: '123' },
      note: '',
    });
    expect(result).toEqual({ status: 'declined', code: 'paymentUnavailable' });
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 5, reserved: 0 });
  });

  it('is made good by the recovery job when nobody comes back (ORD-3)', async () => {
    const { itemId, loaded } = await crashAfterCharge('Crash job');
    const [intent] = await intentsOf(loaded.stored.id);
    const owed = await shop.test.asOwner(
      "select 1 from job where kind = 'payment.recover' and payload->>'intentId' = $1",
      [intent!.id],
    );
    expect(owed).toHaveLength(1);
    const both = await Promise.all([1, 2].map(() => recoverPayment(shop.sale.checkout, shop.site, intent!.id)));
    expect(both).toContainEqual(expect.objectContaining({ status: 'succeeded' }));
    const orders = await shop.test.asOwner('select 1 from sales_order where checkout_id = $1', [loaded.stored.id]);
    expect(orders).toHaveLength(1);
    expect(await shop.stockOf(itemId)).toEqual({ on_hand: 4, reserved: 0 });
  });
});

describe('a cart', () => {
  it('is bought once, from whichever tab (ORD-5, RC-5)', async () => {
    const buyer = shop.newBuyer();
    const loaded = await shop.readyToPay(buyer, await shop.addProduct({ title: 'Two tabs' }));
    const press = (idempotencyKey: string) =>
      pay(shop.sale.checkout, buyer, {
        idempotencyKey,
        acceptedTotal: loaded.state.totals.grandTotal.minor,
        card: { cardNumber: CARDS.good, expiry: '12/40', cvc: '123' },
        note: '',
      });
    const results = await Promise.all([press(loaded.stored.idempotencyKey), press('of-another-tab')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['refused', 'succeeded']);
    expect(await press('of-another-tab')).toMatchObject({ problems: [{ code: 'alreadyPurchased' }] });
  });

  it('after the purchase is a new one, the same for every tab', async () => {
    const itemId = await shop.addProduct({ title: 'Again', stock: 'unlimited' });
    const buyer = shop.newBuyer();
    await shop.pay(buyer, await shop.readyToPay(buyer, itemId));
    const [first, second] = await Promise.all([shop.add(buyer, { itemId }), shop.add(buyer, { itemId })]);
    if (!first.ok || !second.ok) throw new Error('Not added');
    expect(first.value.token).toBe(second.value.token);
    expect(first.value.token).not.toBe(buyer.token);
    const loaded = await shop.checkoutOf(buyer);
    expect(loaded.goods.lines.map(({ entry }) => entry.quantity)).toEqual([2]);
  });

  it('takes no way of shipping that does not go there', async () => {
    const buyer = shop.newBuyer();
    await shop.readyToPay(buyer, await shop.addProduct({ title: 'Sent' }));
    const outcome = await chooseShipping(shop.sale.checkout, buyer, 'nowhere');
    expect(outcome).toMatchObject({ kind: 'refused', problems: [{ code: 'shippingOptionUnknown' }] });
  });
});
