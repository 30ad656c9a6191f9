import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { newId, secureRoll } from '../platform/database/ids.ts';
import { loadSiteById, type Site } from '../sites/storage/sites.ts';
import { loadLinkedDraft, sendDraft } from './drafts/draftLinks.ts';
import { writeDraft } from './drafts/drafts.ts';
import { payDraft } from './drafts/payDraft.ts';
import { changeOrderSettings, loadOrderSettings } from './orderSettings.ts';
import type { OrderStaff } from './orderStaff.ts';
import { refundOrder } from './refunds/refundOrder.ts';

let shop: SaleShop;
const staff: OrderStaff = { accountId: newId(Date.now(), secureRoll), name: 'Ada', roles: [], isOwner: true };
const card = { cardNumber: '4242424242424242', expiry: '12/40', cvc: '123' };
const id = () => newId(Date.now(), secureRoll);
const site = async (): Promise<Site> =>
  (await shop.db.inSite({ websiteId: shop.site.id }, (trx) => loadSiteById(trx, shop.site.id)))!;
const one = async (sql: string, values: unknown[] = []) =>
  (await shop.test.asOwner<Record<string, unknown>>(sql, values))[0];

beforeAll(async () => {
  shop = await openSaleShop();
});
afterAll(() => shop.close());

/** A draft with one product and one line that is none, and its link. */
async function sentDraft(stock = 5) {
  const productId = await shop.addProduct({ title: 'Print', price: 4900n, stock });
  const variant = await one('select id from variant where product_id = $1', [productId]);
  const draftId = id();
  const line = { quantity: 1, unitPrice: 4900n, title: 'Print' };
  const written = await writeDraft(
    shop.sale.checkout,
    { site: shop.site, staff },
    { id: draftId, revision: null },
    {
      email: 'ida@example.com',
      shippingAddress: null,
      lines: [
        { ...line, id: id(), variantId: String(variant?.id) },
        { ...line, id: id(), variantId: null, title: 'Framing', unitPrice: 1000n },
      ],
      shippingName: 'Courier',
      shipping: 500n,
      note: '',
    },
  );
  if (!written.ok) throw new Error(JSON.stringify(written));
  const { revision } = written.value.draft;
  const sent = await sendDraft(shop.sale.checkout, { site: shop.site, staff }, draftId, { revision, isMailed: true });
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  const { draftToken } = await import('./drafts/draftLinks.ts');
  const token = draftToken(shop.sale.checkout, shop.site.id, sent.value.draft);
  return { draftId, productId, token, draft: sent.value.draft, total: sent.value.price.grandTotal.minor };
}

async function press(token: string, total: bigint, cardNumber = card.cardNumber) {
  const linked = await loadLinkedDraft(shop.sale.checkout, shop.site, token);
  const idempotencyKey = linked.kind === 'open' ? linked.idempotencyKey : 'none';
  const buyer = { site: shop.site, token, ip: '127.0.0.1', origin: 'http://shop.localhost' };
  return payDraft(shop.sale.checkout, buyer, {
    ...{ idempotencyKey, acceptedTotal: total, methodId: '', card: { ...card, cardNumber } },
  });
}

describe('a draft with a link to pay', () => {
  it('is paid by its buyer through the ordinary port and becomes one order, however often it is pressed (ORD-1)', async () => {
    const { draftId, productId, token, total } = await sentDraft();
    const paid = await Promise.all([press(token, total), press(token, total)]);
    expect(paid.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect(await one('select status from draft_order where id = $1', [draftId])).toEqual({ status: 'completed' });
    const orders = await shop.test.asOwner(
      'select o.payment_state from sales_order o join draft_order d on d.website_id = o.website_id and d.order_id = o.id where d.id = $1',
      [draftId],
    );
    expect(orders).toEqual([{ payment_state: 'paid' }]);
    expect((await shop.stockOf(productId)).on_hand).toBe(4);
    expect((await loadLinkedDraft(shop.sale.checkout, shop.site, token)).kind).toBe('bought');
    expect(await one("select count(*)::int as n from job where kind = 'mail.draftLink'")).toMatchObject({ n: 1 });
  });

  it('stays open after a card was declined, and says a changed total before it charges (MON-8)', async () => {
    const { token, total } = await sentDraft();
    expect(await press(token, total, '4000000000000002')).toEqual({ status: 'declined', code: 'cardDeclined' });
    expect(await press(token, total - 1n)).toMatchObject({ problems: [{ code: 'priceChanged' }] });
    expect((await press(token, total)).status).toBe('succeeded');
  });

  it('works no more after an edit, when its time is over, or for anybody who guesses', async () => {
    const { draftId, draft, token, total } = await sentDraft();
    const before = await one('select link_expires_at from draft_order where id = $1', [draftId]);
    await shop.test.asOwner("update draft_order set link_expires_at = now() - interval '1 s' where id = $1", [draftId]);
    expect((await loadLinkedDraft(shop.sale.checkout, shop.site, token)).kind).toBe('over');
    expect(await press(token, total)).toMatchObject({ problems: [{ code: 'draftLinkOver' }] });
    await shop.test.asOwner('update draft_order set link_expires_at = $2 where id = $1', [
      draftId,
      before?.link_expires_at,
    ]);
    const { email, shippingAddress, shippingName, shipping, note } = draft;
    const lines = draft.lines.map((line) => ({ ...line, unitPrice: line.unitPrice.minor + 1n }));
    await writeDraft(
      shop.sale.checkout,
      { site: shop.site, staff },
      { id: draftId, revision: draft.revision },
      { email, shippingAddress, shippingName, shipping, note, lines },
    );
    expect((await loadLinkedDraft(shop.sale.checkout, shop.site, token)).kind).toBe('over');
    expect((await loadLinkedDraft(shop.sale.checkout, shop.site, 'A'.repeat(22))).kind).toBe('over');
  });
});

describe('gift cards of an order', () => {
  async function buy(): Promise<string> {
    const itemId = await shop.addProduct({ title: 'Gift card', type: 4, price: 5000n, stock: 'unlimited' });
    const buyer = shop.newBuyer();
    await shop.add(buyer, { itemId, additionalFields: '{}', isFromGiftCardPage: true });
    const poster = await shop.addProduct({ title: 'Poster', price: 3000n, stock: 5 });
    const paid = await shop.pay(buyer, await shop.readyToPay(buyer, poster));
    if (paid.status !== 'succeeded') throw new Error(JSON.stringify(paid));
    return paid.orderId;
  }
  const refundAll = (orderId: string) =>
    refundOrder(
      shop.sale.checkout,
      { site: shop.site, staff, orderId, requestId: id() },
      { wish: { kind: 'everything' }, isRestocked: false, reason: '' },
    );

  it('are delivered with the payment; the goods are still to be sent', async () => {
    const orderId = await buy();
    expect(await one('select fulfillment_status from sales_order where id = $1', [orderId])).toEqual({
      fulfillment_status: 'PARTIAL',
    });
    const lines = await shop.test.asOwner('select title, sent from order_line where order_id = $1 order by title', [
      orderId,
    ]);
    expect(lines).toEqual([
      { title: 'Gift card', sent: 1 },
      { title: 'Poster', sent: 0 },
    ]);
  });

  it('are switched off when everything goes back, which is exactly the charge (MON-4)', async () => {
    const orderId = await buy();
    expect(await refundAll(orderId)).toMatchObject({ ok: true, value: { state: 'succeeded' } });
    expect(await one('select state, balance::text from gift_card where order_id = $1', [orderId])).toEqual({
      state: 'disabled',
      balance: '5000',
    });
    const sums = await one(
      'select o.grand_total::text as charged, (select sum(amount)::text from order_refund where order_id = o.id) as back from sales_order o where o.id = $1',
      [orderId],
    );
    expect(sums?.back).toBe(sums?.charged);
  });

  it('refuse it where one was spent, and say how much may go back (GFT-1)', async () => {
    const orderId = await buy();
    await shop.test.asOwner('update gift_card set balance = 2000 where order_id = $1', [orderId]);
    const refused = await refundAll(orderId);
    expect(refused).toMatchObject({ ok: false, problem: { code: 'giftCardSpent', values: { left: '€20.00' } } });
    expect(await one('select state from gift_card where order_id = $1', [orderId])).toEqual({ state: 'active' });
    await shop.test.asOwner('update gift_card set balance = 5000 where order_id = $1', [orderId]);
  });
});

describe('settings of orders', () => {
  it('are kept with a line in the audit log, once per revision (AUT-4)', async () => {
    const before = (await loadOrderSettings(shop.sale.checkout, shop.site.id))!;
    const settings = { ...before.settings, unpaidDays: 10, refundLimit: '80' };
    const change = { actor: { accountId: null, name: 'Ada' }, settings, revision: before.revision };
    expect(await changeOrderSettings(shop.sale.checkout, shop.site.id, change)).toEqual({ revision: 1 });
    expect(await changeOrderSettings(shop.sale.checkout, shop.site.id, change)).toMatchObject({
      problems: [{ code: 'settingsChanged' }],
    });
    const log = await shop.test.asOwner("select details from audit_event where action = 'settings.orders'");
    expect(log).toMatchObject([{ details: { unpaidDays: { from: 21, to: 10 } } }]);
    expect((await site()).settings).toMatchObject({ orders: { unpaidDays: 10 } });
  });
});
