import type { AppOrderResponse, RefundQuoteResponse } from '@quoin/contract/endpoints/store';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { type AppClient, answerOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { newId } from '../../testing/appShop.ts';

let shop: SaleShop;
let client: AppClient;
let owner: string;
let manager: string;
let orderId: string;

beforeAll(async () => {
  shop = await openSaleShop();
  client = createAppClient({ db: shop.test.db, checkout: shop.sale.checkout });
  owner = await signInMember(client, shop.site.id, 'owner', { isOwner: true });
  manager = await signInMember(client, shop.site.id, 'manager', { roles: [ROLES.storeManager] });
  const itemId = await shop.addProduct({ title: 'Dunes', price: 40_000n });
  const buyer = shop.newBuyer();
  const paid = await shop.pay(buyer, await shop.readyToPay(buyer, itemId, 2));
  if (paid.status !== 'succeeded') throw new Error(paid.status);
  ({ orderId } = paid);
});
afterAll(() => shop.close());

const path = (act: string) => `/api/app/sites/${shop.site.identifier}/orders${act}`;
const post = (who: string, act: string, body: object) =>
  client.callAs(who, { method: 'POST', path: path(act), body: { requestId: newId(), ...body } });

describe('acts on orders by request', () => {
  it('refuses what is not understood, and what the role does not allow (AUT-1, AUT-3)', async () => {
    expect((await post(owner, `/${orderId}/fulfil`, { lines: 'all' })).status).toBe(400);
    expect((await post(owner, `/${newId()}/resend`, {})).status).toBe(404);
    expect((await client.call({ method: 'POST', path: path(`/${orderId}/resend`), body: {} })).status).toBe(401);
    const refund = { wish: { kind: 'everything' }, isRestocked: false, reason: '' };
    const refused = await post(manager, `/${orderId}/refund`, refund);
    expect([refused.status, answerOf(refused)]).toEqual([
      403,
      { error: 'Your role allows refunds of up to €500.00.', errorKey: 'refundAboveLimit' },
    ]);
  });

  it('tells what a refund would come to, and what the order allows (MON-3)', async () => {
    const wish = { kind: 'amount', amount: '12.50' };
    const quote = answerOf<RefundQuoteResponse>(await post(owner, `/${orderId}/refund-quote`, { wish }));
    expect(quote).toMatchObject({ total: { value: '12.50' }, refundable: { value: '804.90' } });
    const { order } = answerOf<AppOrderResponse>(await client.callAs(manager, { path: path(`/${orderId}`) }));
    expect(order.possible).toEqual(['fulfil', 'cancel', 'refund']);
    expect(order.refundLimit).toMatchObject({ value: '500.00' });
    const tooMany = await post(owner, `/${orderId}/fulfil`, {
      lines: [{ lineId: order.lines[0]?.id, quantity: 5 }],
      carrier: null,
      isMailed: false,
    });
    expect([tooMany.status, answerOf(tooMany)]).toMatchObject([422, { errorKey: 'lineQuantityTooLarge' }]);
  });

  it('reads an amount in the order’s currency after the shop has changed its own (MON-4)', async () => {
    const set = (currency: string) =>
      shop.test.asOwner('update website set currency = $1 where id = $2', [currency, shop.site.id]);
    await set('JPY');
    const wish = { kind: 'amount', amount: '12.50' };
    const quote = await post(owner, `/${orderId}/refund-quote`, { wish });
    const seen = await client.callAs(manager, { path: path(`/${orderId}`) });
    await set('EUR');
    expect([quote.status, answerOf(quote)]).toMatchObject([200, { total: { value: '12.50', currency: 'EUR' } }]);
    expect(answerOf<AppOrderResponse>(seen).order.refundLimit).toMatchObject({ value: '0.00', currency: 'EUR' });
  });

  it('hands out slips and the export, each under its own type', async () => {
    const slips = await client.callAs(owner, { path: path('/packing-slips.pdf'), query: { ids: orderId } });
    expect([slips.status, slips.headers?.['content-type']]).toEqual([200, 'application/pdf']);
    const csv = await client.callAs(owner, { path: path('/export.csv') });
    expect(csv.headers?.['content-disposition']).toContain('orders.csv');
    expect(String(csv.body)).toContain('804.90');
    const none = await client.callAs(owner, { path: path('/packing-slips.pdf'), query: { ids: newId() } });
    expect(none.status).toBe(404);
  });

  it('sends many at once and says which refused', async () => {
    const wanted = { orderIds: [orderId, newId()], act: 'fulfil', isMailed: false };
    const answer = answerOf(await post(owner, '/bulk', wanted));
    expect(answer).toMatchObject({ done: 1, refused: [{ orderNumber: 0, error: 'We cannot find that order.' }] });
  });
});
