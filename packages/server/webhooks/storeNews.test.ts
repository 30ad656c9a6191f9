import type { WebhookTopic } from '@quoin/domain/access';
import { money } from '@quoin/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { erasePersonalData } from '../customers/storage/personalData.ts';
import { makeAddressDefault, removeAddressFromBook, saveAddressInBook } from '../members/addressBook.ts';
import { changeMember, saveMember } from '../members/storage/siteUsers.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { fulfilOrder, recallShipment } from '../orders/fulfilment/fulfilOrder.ts';
import { cancelOrder } from '../orders/refunds/cancelOrder.ts';
import { refundOrder } from '../orders/refunds/refundOrder.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { newId } from '../testing/appShop.ts';
import { notificationData } from './notificationData.ts';
import { listDeliveries } from './storage/deliveries.ts';
import { insertSubscription } from './storage/subscriptions.ts';

const ALL: readonly WebhookTopic[] = [
  ...(['order.create', 'order.update', 'contact.create', 'contact.update', 'contact.delete'] as const),
  ...(['address.create', 'address.update', 'address.delete'] as const),
];
let shop: SaleShop;
let itemId: string;
let subscriptionId = '';

beforeAll(async () => {
  shop = await openSaleShop();
  itemId = await shop.addProduct({ title: 'Dunes', price: 4000n, stock: 50 });
  subscriptionId = newId();
  const made = { clientId: null, endpointUrl: 'https://example.com', topics: ALL, sealedSecret: 'x' };
  await inSite((trx) => insertSubscription(trx, shop.site.id, { id: subscriptionId, ...made }));
});
afterAll(() => shop.close());
beforeEach(() => shop.test.asOwner('delete from webhook_delivery'));

function inSite<Done>(work: (trx: SiteTransaction) => Promise<Done>): Promise<Done> {
  return shop.test.db.inSite({ websiteId: shop.site.id }, work);
}

/** What was queued since it was asked last, in its order. */
async function told(): Promise<readonly string[]> {
  const rows = await shop.test.asOwner<{ topic: string; update: string | null }>(
    "select topic, data ->> 'update' as update from webhook_delivery order by position",
  );
  await shop.test.asOwner('delete from webhook_delivery');
  return rows.map(({ topic, update }) => (update === null ? topic : `${topic} ${update}`));
}

/** What the last notification would say if it were sent now. */
const lastData = () =>
  inSite(async (trx) => {
    const [last] = await listDeliveries(trx, shop.site.id, { subscriptionId, limit: 1 });
    return notificationData(trx, shop.site.id, last!);
  });

async function buy(): Promise<string> {
  const buyer = shop.newBuyer();
  const paid = await shop.pay(buyer, await shop.readyToPay(buyer, itemId, 2));
  if (paid.status !== 'succeeded') throw new Error(`Not paid: ${JSON.stringify(paid)}`);
  return paid.orderId;
}

const staff = { accountId: newId(), name: 'Kim', roles: [], isOwner: true };
const act = (orderId: string) => ({ site: shop.site, staff, orderId, requestId: newId() });
const NO_TRACKING = { carrier: null, carrierName: '', trackingNumber: '', trackingUrl: '' } as const;
const WHOLE = { ...NO_TRACKING, lines: null, isMailed: false };

describe('what happens to an order is told', () => {
  it('when it is placed, with the contact that it makes', async () => {
    await buy();
    expect(await told()).toEqual(['contact.create', 'order.create']);
  });

  it('when it is fulfilled and taken back, each time as a whole', async () => {
    const orderId = await buy();
    const lines = await shop.test.asOwner<{ id: string }>(`select id from order_line where order_id = '${orderId}'`);
    await told();
    const deps = shop.sale.checkout;
    await fulfilOrder(deps, act(orderId), { ...WHOLE, lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }] });
    expect(await told()).toEqual([]);
    const sent = await fulfilOrder(deps, act(orderId), WHOLE);
    expect(await told()).toEqual(['order.update FULFILLED']);
    if (!sent.ok) throw new Error(sent.problem.code);
    await recallShipment(deps, act(orderId), sent.value.shipmentId);
    expect(await told()).toEqual(['order.update MARKED_PENDING']);
  });

  it('when it is refunded in parts and canceled', async () => {
    const orderId = await buy();
    await told();
    const deps = shop.sale.checkout;
    for (let count = 0; count < 2; count += 1) {
      const wish = { kind: 'amount', amount: money(500n, shop.site.currency) } as const;
      const done = await refundOrder(deps, act(orderId), { wish, isRestocked: false, reason: '' });
      expect(done).toMatchObject({ ok: true });
      expect(await told()).toEqual(['order.update REFUNDED']);
    }
    await cancelOrder(deps, act(orderId), { lines: null, isRestocked: false, reason: '', isMailed: false });
    expect(await told()).toEqual(['order.update CANCELED']);
  });

  it('when its email changes', async () => {
    const orderId = await buy();
    await told();
    const [{ revision }] = (await shop.test.asOwner<{ revision: number }>(
      `select revision from sales_order where id = '${orderId}'`,
    )) as [{ revision: number }];
    const changed = await changeOrder(shop.sale.checkout, act(orderId), { revision, email: 'other@example.com' });
    expect(changed).toMatchObject({ ok: true });
    expect(await told()).toEqual(['order.update EMAIL_UPDATED']);
  });
});

describe('what happens to a contact is told', () => {
  const address = {
    ...{ fullName: 'Ada King Lovelace', line1: '12 Harbour Street', line2: '', city: 'Portland', region: 'OR' },
    ...{ postalCode: '97201', countryCode: 'US', phone: '' },
  };
  const join = (email: string) =>
    inSite((trx) =>
      saveMember(trx, shop.site.id, {
        ...{ email, fullName: 'Ada King Lovelace', passwordHash: 'x', acceptsMarketing: true, language: 'en-GB' },
      }),
    );

  it('as programs read it, and its end', async () => {
    const member = await join('lovelace@example.com');
    const id = member?.id ?? '';
    expect(await lastData()).toEqual({
      ...{ id, firstName: 'Ada King', lastName: 'Lovelace', locale: 'en-GB', createdOn: expect.any(String) },
      primaryEmail: {
        ...{ email: 'lovelace@example.com', createdOn: expect.any(String) },
        acceptsMarketing: { acceptsMarketing: true, joinedOn: expect.any(String), leftOn: null },
      },
      defaultShippingAddress: null,
    });
    await inSite((trx) => changeMember(trx, shop.site.id, id, { cartGeneration: 2 }));
    expect(await told()).toEqual(['contact.create']);
    await inSite((trx) => changeMember(trx, shop.site.id, id, { fullName: 'Ada Lovelace' }));
    const last = (await lastData()) as { firstName: string };
    expect([last.firstName, await told()]).toEqual(['Ada', ['contact.update']]);
  });

  it('with its addresses, each when it is saved, changed or removed', async () => {
    const member = await join('book@example.com');
    const owner = { id: member?.id ?? '' } as never;
    const { sale, site } = shop;
    await told();
    await saveAddressInBook(sale.checkout, site, owner, { id: null, address });
    expect(await lastData()).toMatchObject({
      contactId: member?.id,
      addressBookEntries: [
        {
          ...{ id: expect.any(String), defaultShipping: true },
          address: { firstName: 'Ada King', line1: '12 Harbour Street', line2: null, region: 'OR', phoneNumber: null },
        },
      ],
    });
    await saveAddressInBook(sale.checkout, site, owner, { id: null, address: { ...address, city: 'Salem' } });
    expect(await told()).toEqual(['address.create', 'address.create']);
    const [, second] = await shop.test.asOwner<{ id: string }>(
      `select id from site_user_address where site_user_id = '${member?.id}' order by display_index`,
    );
    await saveAddressInBook(sale.checkout, site, owner, {
      id: second?.id ?? '',
      address: { ...address, city: 'Eugene' },
    });
    expect(await told()).toEqual(['address.update']);
    await makeAddressDefault(sale.checkout, site, owner, second?.id ?? '');
    expect(await told()).toEqual(['address.update', 'address.update']);
    await removeAddressFromBook(sale.checkout, site, owner, second?.id ?? '');
    expect(await told()).toContain('address.delete');
  });

  it('when somebody is erased, without a word about who it was', async () => {
    const member = await join('erased@example.com');
    const person = { id: member?.id ?? '', email: 'erased@example.com' };
    await inSite((trx) => erasePersonalData(trx, shop.site.id, person));
    const rows = await shop.test.asOwner<{ text: string }>('select data::text as text from webhook_delivery');
    expect(rows.map(({ text }) => text).join()).not.toContain('erased');
    expect(await lastData()).toEqual({ id: member?.id, deletedOn: expect.any(String) });
    expect(await told()).toEqual(['contact.create', 'contact.delete']);
  });
});
