import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createSubscriptionCart } from '../cart/subscriptionCart.ts';
import { chooseShipping, saveContactAndAddress } from '../checkout/changeCheckout.ts';
import { ADDRESS } from '../checkout/testing/saleShop.ts';
import { startJobWorker } from '../platform/jobs/worker.ts';
import { saveAndSchedule } from '../subscriptions/moveSubscription.ts';
import {
  findSubscription,
  insertSubscription,
  type StoredSubscription,
} from '../subscriptions/storage/subscriptions.ts';
import { subscriptionJobs } from '../subscriptions/subscriptionJobs.ts';
import { hashSubscriptionToken } from '../subscriptions/subscriptionToken.ts';
import { SILENT } from '../testing/database.ts';
import { isChaos, openTwoNodes, race, sized, type TwoNodes } from './testing/racing.ts';

const CONFIG = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
const SCHEDULERS = 4;
/** All due since a month ago, by the clock of everybody. */
const DUE_SINCE_DAYS = 40;
let nodes: TwoNodes;
let model: StoredSubscription;

beforeAll(async () => {
  nodes = await openTwoNodes();
  model = await subscribe();
});
afterAll(() => nodes.close());

async function subscribe(): Promise<StoredSubscription> {
  const { shop } = nodes;
  const itemId = await shop.addProduct({ title: 'Many', isSubscribable: true, price: 2000n, stock: 1_000_000 });
  const plan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };
  await shop.test.asOwner('update product set subscription_plan = $1 where id = $2', [JSON.stringify(plan), itemId]);
  const visitor = shop.newBuyer();
  const wanted = { itemId, sku: '', quantity: 1, additionalFields: '{}' };
  const made = await createSubscriptionCart(shop.sale.cart, visitor, wanted);
  if (!made.ok) throw new Error(made.problem.code);
  const buyer = { ...visitor, token: made.value };
  await shop.checkoutOf(buyer);
  await saveContactAndAddress(shop.sale.checkout, buyer, { email: 'ada@example.com', address: ADDRESS, answers: {} });
  await chooseShipping(shop.sale.checkout, buyer, (await shop.checkoutOf(buyer)).options[0]!.id);
  const paid = await shop.pay(buyer, await shop.checkoutOf(buyer));
  if (paid.status !== 'succeeded') throw new Error(JSON.stringify(paid));
  const [row] = await shop.test.asOwner<{ id: string }>('select id from subscription where first_order_id = $1', [
    paid.orderId,
  ]);
  const websiteId = shop.site.id;
  return (await shop.db.inSite({ websiteId }, (trx) => findSubscription(trx, websiteId, row!.id)))!;
}

/** So many copies of the subscription, each with its renewal due and its job waiting. */
async function addDue(count: number): Promise<readonly string[]> {
  const { shop } = nodes;
  const ids: string[] = [];
  const startDay = new Date(Date.now() - DUE_SINCE_DAYS * 86_400_000).toISOString().slice(0, 10);
  for (let start = 0; start < count; start += 100) {
    await shop.db.inSite({ websiteId: shop.site.id }, async (trx) => {
      for (let index = start; index < Math.min(start + 100, count); index += 1) {
        const id = trx.newId();
        const one = {
          ...model,
          id,
          rule: { ...model.rule, id, startDay, cyclesCharged: 0 },
          firstOrderId: trx.newId(),
        };
        const tokenHash = hashSubscriptionToken(id.replaceAll('-', '').slice(0, 22))!;
        await insertSubscription(trx, shop.site.id, { ...one, tokenHash });
        await saveAndSchedule(trx, shop.site, { ...one, revision: 0 });
        ids.push(id);
      }
    });
  }
  return ids;
}

describe('renewals', () => {
  const small = 24;
  const large = sized(1000, small);

  race(
    `by ${SCHEDULERS} schedulers on two nodes, ${large} due: one charge and one order each (RC-16, ORD-8)`,
    { inSuite: 1 },
    async (round) => {
      const { shop, node } = nodes;
      // The large crowd once, then many small ones: what differs between rounds is who meets whom.
      const count = round === 1 ? large : small;
      const ids = await addDue(count);
      const kind = 'subscription.renew';
      const schedulers = Array.from({ length: SCHEDULERS }, (_, index) => {
        const handlers = subscriptionJobs({ ...node(index).sale.checkout, config: CONFIG });
        return startJobWorker({
          ...{ db: node(index).db, log: SILENT, now: Date.now, roll: () => 0.5, idlePollMs: 20, concurrency: 5 },
          ...{
            workerId: `scheduler-${index}`,
            handlers: new Map([[kind, handlers.get(kind)!]]),
            kinds: { only: [kind] },
          },
        });
      });
      // The same job again, as a scheduler that thought the first one dead would run it.
      const again = subscriptionJobs({ ...node(1).sale.checkout, config: CONFIG }).get(kind)!;
      const jobOf = (id: string) => ({
        id,
        websiteId: shop.site.id,
        kind,
        attempt: 1,
        maxAttempts: 9,
        payload: { subscriptionId: id },
      });
      await Promise.allSettled(ids.slice(0, 6).map((id) => again(jobOf(id), new AbortController().signal)));
      const charged = async () =>
        (
          await shop.test.asOwner<{ n: number }>(
            "select count(*)::int as n from subscription_charge where state = 'paid' and subscription_id = any($1)",
            [ids],
          )
        )[0]!.n;
      const deadline = Date.now() + (isChaos ? 900_000 : 100_000);
      while ((await charged()) < count && Date.now() < deadline) await pause(50);
      await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
      const [row] = await shop.test.asOwner<{ charges: number; orders: number; payments: number }>(
        `select count(distinct c.id)::int as charges, count(distinct o.id)::int as orders, count(p.id)::int as payments
       from subscription_charge c join sales_order o on o.id = c.order_id
       join payment_intent i on i.checkout_id = c.checkout_id left join test_payment p on p.intent_id = i.id and p.status = 'succeeded'
       where c.subscription_id = any($1)`,
        [ids],
      );
      expect(row).toEqual({ charges: count, orders: count, payments: count });
      expect(await nodes.violations()).toEqual([]);
    },
  );
});
