import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createSubscriptionCart } from '../cart/subscriptionCart.ts';
import { chooseShipping, saveContactAndAddress } from '../checkout/changeCheckout.ts';
import { ADDRESS } from '../checkout/testing/saleShop.ts';
import { ownMemberships } from '../memberAreas/memberships.ts';
import { insertMemberArea, listMemberAreas } from '../memberAreas/storage/memberAreas.ts';
import { refundOrder } from '../orders/refunds/refundOrder.ts';
import { changeSubscription } from '../subscriptions/changeSubscription.ts';
import { findSubscription } from '../subscriptions/storage/subscriptions.ts';
import { newId, openTwoNodes, type Ready, race, rush, type TwoNodes } from './testing/racing.ts';

const EMAIL = 'ada@example.com';
let nodes: TwoNodes;
let clubId: string;
let passId: string;

beforeAll(async () => {
  nodes = await openTwoNodes();
  const { shop } = nodes;
  clubId = await shop.addProduct({ title: 'Club', isSubscribable: true, price: 2000n, stock: 'unlimited' });
  const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };
  await shop.test.asOwner('update product set subscription_plan = $1 where id = $2', [JSON.stringify(plan), clubId]);
  passId = await shop.addProduct({ title: 'Pass', price: 5000n, stock: 'unlimited' });
  await shop.db.inSite({ websiteId: shop.site.id }, async (trx) => {
    const area = { description: '', joining: 'paid' } as const;
    await insertMemberArea(trx, shop.site.id, { ...area, name: 'Club', productIds: [clubId] });
    await insertMemberArea(trx, shop.site.id, { ...area, name: 'Pass', productIds: [passId] });
  });
});
afterAll(() => nodes.close());

async function readyToSubscribe(email: string): Promise<Ready> {
  const { shop } = nodes;
  const visitor = shop.newBuyer();
  const wanted = { itemId: clubId, sku: '', quantity: 1, additionalFields: '{}' };
  const made = await createSubscriptionCart(shop.sale.cart, visitor, wanted);
  if (!made.ok) throw new Error(made.problem.code);
  const buyer = { ...visitor, token: made.value };
  await shop.checkoutOf(buyer);
  await saveContactAndAddress(shop.sale.checkout, buyer, { email, address: ADDRESS, answers: {} });
  await chooseShipping(shop.sale.checkout, buyer, (await shop.checkoutOf(buyer)).options[0]!.id);
  return { buyer, loaded: await shop.checkoutOf(buyer) };
}

/** Returns a person's memberships on the site, by the name of the area. */
async function membershipsOf(email: string) {
  const { shop } = nodes;
  const websiteId = shop.site.id;
  const [row] = await shop.test.asOwner<{ id: string }>('select id from site_user where email = $1', [email]);
  return shop.db.inSite({ websiteId }, async (trx) => {
    const areas = await listMemberAreas(trx, websiteId);
    const membershipIn = await ownMemberships(trx, websiteId, { areas, person: { id: row?.id ?? newId(), email } });
    return Object.fromEntries(areas.map((area) => [area.name, membershipIn(area)]));
  });
}

describe('a membership', () => {
  race(
    'bought and canceled at once, on two nodes: paid once, canceled once, and in to the end of what is paid (USER-04, SUBS-05)',
    { inSuite: 2 },
    async (round) => {
      const { shop, node } = nodes;
      const email = `club${round}.${newId()}@example.com`;
      const { buyer, loaded } = await readyToSubscribe(email);
      const found = async () =>
        (await shop.test.asOwner<{ id: string }>('select id from subscription where email = $1', [email]))[0]?.id;
      /** Presses cancel as soon as there is something to cancel. */
      const cancelSoon = async (index: number) => {
        let id = await found();
        for (let tries = 0; id === undefined && tries < 2000; tries += 1) {
          await pause(2);
          id = await found();
        }
        return changeSubscription(node(index), shop.site, id ?? newId(), {
          change: 'cancel',
          until: null,
          staff: null,
        });
      };
      const [first, second, ...cancels] = await Promise.all([
        node(0).pay(buyer, loaded),
        node(1).pay(buyer, loaded),
        cancelSoon(0),
        cancelSoon(1),
      ]);
      expect([first.status, second.status]).toContain('succeeded');
      expect(cancels.filter(({ ok }) => ok)).toHaveLength(1);
      const [books] = await shop.test.asOwner<{ orders: number; subscriptions: number; canceled: number }>(
        `select (select count(*)::int from sales_order where email = $1) as orders,
           (select count(*)::int from subscription where email = $1) as subscriptions,
           (select count(*)::int from subscription_event e join subscription s on s.id = e.subscription_id
             where s.email = $1 and e.kind = 'canceled') as canceled`,
        [email],
      );
      expect(books).toEqual({ orders: 1, subscriptions: 1, canceled: 1 });
      const websiteId = shop.site.id;
      const id = (await found())!;
      const one = await shop.db.inSite({ websiteId }, (trx) => findSubscription(trx, websiteId, id));
      expect(one?.rule).toMatchObject({ status: 'canceled', cyclesCharged: 1 });
      const { Club } = await membershipsOf(email);
      expect(Club?.by).toBe('subscribed');
      expect(Club?.until).toBeGreaterThan(Date.now());
      expect(await nodes.violations()).toEqual([]);
    },
  );

  race(
    'bought and paid back twice at once: paid back once, and out for good (USER-04, ORD-4)',
    { inSuite: 2 },
    async () => {
      const { shop, node } = nodes;
      const [{ buyer, loaded }] = (await rush(shop, passId, 1)) as [Ready];
      const paid = await node(0).pay(buyer, loaded);
      if (paid.status !== 'succeeded') throw new Error(JSON.stringify(paid));
      expect((await membershipsOf(EMAIL)).Pass?.by).toBe('bought');
      const staff = { accountId: null, name: 'Kim', roles: [], isOwner: true };
      const back = (index: number) =>
        refundOrder(
          node(index).sale.checkout,
          { site: shop.site, staff, orderId: paid.orderId, requestId: newId() },
          { wish: { kind: 'everything' }, isRestocked: false, reason: '' },
        );
      const done = await Promise.all([back(0), back(1)]);
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await membershipsOf(EMAIL)).Pass).toBeNull();
      expect(await nodes.violations()).toEqual([]);
    },
  );
});
