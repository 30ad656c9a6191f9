import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PostOutside } from '../platform/gateways/outside/safeFetch.ts';
import { sendAgain } from './sendAgain.ts';
import { silenceWebhooks } from './storage/announcements.ts';
import { listDeliveries } from './storage/deliveries.ts';
import { type HookedShop, localPost, openHookedShop } from './testing/hookedShop.ts';
import { openReceiver, type Receiver } from './testing/receiver.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let hooked: HookedShop;
let receiver: Receiver;

beforeAll(async () => {
  hooked = await openHookedShop();
});
afterAll(() => hooked.test.close());
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(async () => {
  await receiver.down();
  await hooked.test.asOwner('delete from webhook_subscription');
  await hooked.test.asOwner('delete from job');
  // What rows tell of themselves they tell at the database's own time.
  hooked.clock.ahead = 0;
});

const orders = () => receiver.received.map(({ body }) => body.data.orderId);
const deliveries = (subscriptionId: string) =>
  hooked.test.db.inSite({ websiteId: hooked.shop.id }, (trx) =>
    listDeliveries(trx, hooked.shop.id, { subscriptionId, limit: 100 }),
  );

describe('a notification', () => {
  it('tells who subscribed of an order, signed over the bytes that come', async () => {
    const { id, secret } = await hooked.subscribe(receiver.url, ['order.create']);
    const orderId = await hooked.order();
    await hooked.deliver();
    const [first] = receiver.received;
    expect(first?.body).toEqual({
      ...{ id: expect.any(String), websiteId: hooked.shop.id, subscriptionId: id, topic: 'order.create' },
      ...{ createdOn: expect.stringMatching(/Z$/), data: { orderId } },
    });
    const key = Buffer.from(secret, 'hex');
    expect(first?.headers).toMatchObject({
      ...{ 'user-agent': 'Squarespace/1.0', 'content-type': 'application/json; charset=utf-8' },
      'squarespace-signature': createHmac('sha256', key)
        .update(first?.text ?? '')
        .digest('hex'),
    });
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1, status: 200, answer: 'thanks' }]);
  });

  it('is not even written where nobody subscribed to it, or another site did', async () => {
    await hooked.subscribe(receiver.url, ['order.update']);
    await hooked.order();
    expect(await hooked.test.asOwner('select 1 from webhook_delivery')).toEqual([]);
    expect(await hooked.test.asOwner("select 1 from job where kind = 'webhook.deliver'")).toEqual([]);
  });

  it('goes with its transaction', async () => {
    await hooked.subscribe(receiver.url, ['contact.create']);
    const insert = hooked.test.db.inSite({ websiteId: hooked.shop.id }, async (trx) => {
      const at = trx.now();
      const person = { website_id: hooked.shop.id, id: trx.newId(), email: 'gone@example.com' };
      await trx
        .insertInto('site_user')
        .values({ ...person, created_at: at, updated_at: at })
        .execute();
      throw new Error('changed my mind');
    });
    await expect(insert).rejects.toThrow('changed my mind');
    await hooked.deliver();
    expect(receiver.received).toEqual([]);
  });

  it('tells nobody of sample data', async () => {
    await hooked.subscribe(receiver.url, ['contact.create', 'contact.delete']);
    await hooked.test.db.inSite({ websiteId: hooked.shop.id }, async (trx) => {
      await silenceWebhooks(trx);
      const at = trx.now();
      const person = { website_id: hooked.shop.id, id: trx.newId(), email: 'sample@example.com' };
      await trx
        .insertInto('site_user')
        .values({ ...person, created_at: at, updated_at: at })
        .execute();
      await trx.deleteFrom('site_user').where('id', '=', person.id).execute();
    });
    expect(await hooked.test.asOwner('select 1 from webhook_delivery')).toEqual([]);
  });
});

describe('a receiver', () => {
  it('that was down for an hour gets everything once and in order', async () => {
    const { id } = await hooked.subscribe(receiver.url, ['order.create']);
    await receiver.down();
    const placed: string[] = [];
    for (let minute = 0; minute < 60; minute += 5) {
      placed.push(await hooked.order());
      await hooked.deliver({ workers: 2 });
      hooked.clock.ahead += 5 * MINUTE;
    }
    expect(await deliveries(id)).toMatchObject(placed.map(() => ({ state: 'waiting' })));
    const first = (await deliveries(id)).at(-1);
    expect(first).toMatchObject({ status: null, answer: 'The connection was refused.' });
    expect(first?.attempts).toBeGreaterThan(5);
    await receiver.up();
    // No pause is longer than half an hour.
    hooked.clock.ahead += HOUR / 2;
    await hooked.deliver({ workers: 3 });
    expect(orders()).toEqual(placed);
    expect(new Set(receiver.received.map(({ body }) => body.id)).size).toBe(placed.length);
    expect(await deliveries(id)).toMatchObject(placed.map(() => ({ state: 'delivered' })));
  });

  it('of many orders at once gets each once and in order, from several workers', async () => {
    await hooked.subscribe(receiver.url, ['order.create']);
    const placed: string[] = [];
    for (let count = 0; count < 60; count += 1) placed.push(await hooked.order());
    await hooked.deliver({ workers: 3 });
    expect(orders()).toEqual(placed);
  });

  it('gets a notification again when its sender died before it noted the answer, and nothing twice after that', async () => {
    const { id } = await hooked.subscribe(receiver.url, ['order.create']);
    const placed = [await hooked.order(), await hooked.order()];
    let wake: (() => void) | undefined;
    const stalled: PostOutside = async (url, post) => {
      const answer = await localPost(url, post);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      return answer;
    };
    const dying = hooked.work(stalled);
    while (wake === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    await dying.stop(0);
    await hooked.test.asOwner("update job set locked_by = 'nobody' where state = 'running'");
    hooked.clock.ahead += 2 * MINUTE;
    await hooked.deliver();
    expect(orders()).toEqual([placed[0], ...placed]);
    wake();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(orders()).toEqual([placed[0], ...placed]);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }, { state: 'delivered', attempts: 1 }]);
  });

  it.each([
    [500, 'Sorry'],
    [404, ''],
    [302, ''],
  ])('that answers %i keeps back what comes after, until it takes it', async (status, body) => {
    const { id } = await hooked.subscribe(receiver.url, ['order.create']);
    receiver.answer(status, body);
    const placed = [await hooked.order(), await hooked.order()];
    await hooked.deliver();
    expect(orders()).toEqual([placed[0]]);
    expect(await deliveries(id)).toMatchObject([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 1, status, answer: body },
    ]);
    receiver.answer(204);
    hooked.clock.ahead += 11_000;
    await hooked.deliver();
    expect(orders()).toEqual([placed[0], ...placed]);
  });

  it('that takes nothing for 48 hours is given up, notification by notification', async () => {
    const { id } = await hooked.subscribe(receiver.url, ['order.create']);
    receiver.answer(500, 'x'.repeat(3000));
    await hooked.order();
    await hooked.deliver();
    hooked.clock.ahead += 49 * HOUR;
    const later = await hooked.order();
    await hooked.test.asOwner(
      `update webhook_delivery set queued_at = queued_at + interval '49 hours' where data ->> 'orderId' = '${later}'`,
    );
    await hooked.deliver();
    const [next, given] = await deliveries(id);
    expect(given).toMatchObject({ state: 'failed', attempts: 2, status: 500, answer: 'x'.repeat(1000) });
    expect(next).toMatchObject({ state: 'waiting', attempts: 1 });
  });
});

describe('“Send again”', () => {
  const again = (subscriptionId: string, delivery: string) =>
    sendAgain(hooked.deps, hooked.shop.id, { subscriptionId, id: delivery });

  it('sends the same notification once more', async () => {
    const { id } = await hooked.subscribe(receiver.url, ['order.create']);
    await hooked.order();
    await hooked.deliver();
    const [sent] = await deliveries(id);
    expect(await again(id, sent?.id ?? '')).toMatchObject({ ok: true });
    await hooked.deliver();
    const [first, second] = receiver.received;
    expect(second?.text).toBe(first?.text);
    expect(await deliveries(id)).toHaveLength(2);
  });

  it('does not wait for the next attempt', async () => {
    const { id } = await hooked.subscribe(receiver.url, ['order.create']);
    receiver.answer(500);
    await hooked.order();
    await hooked.deliver();
    receiver.answer(200);
    await hooked.deliver();
    expect(receiver.received).toHaveLength(1);
    const [waiting] = await deliveries(id);
    await again(id, waiting?.id ?? '');
    await hooked.deliver();
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });
});
