import { createHmac, randomBytes } from 'node:crypto';
import { API_SCOPES, type ApiScope, hasScope } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testKeyFor } from '../../testing/appClient.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openReceiver, type Receiver } from '../../webhooks/testing/receiver.ts';
import { apiRoutes } from '../index.ts';
import {
  type ApiClient,
  type ApiClientDeps,
  connectExtension,
  createApiClient,
  makeKey,
} from '../testing/apiProgram.ts';

const PATH = '/1.0/webhook_subscriptions';
const HOOK = { endpointUrl: 'https://books.example/hooks', topics: ['order.create', 'extension.uninstall'] };
let test: TestDatabase;
let deps: ApiClientDeps;
let client: ApiClient;
let shop: TestShop;
let receiver: Receiver;
let books: { readonly clientId: string; readonly token: string };
let others: { readonly clientId: string; readonly token: string };

beforeAll(async () => {
  test = await createTestDatabase();
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost', hasLocalWebhooks: true };
  deps = {
    db: test.db,
    pages: { invalidate: () => undefined },
    config,
    keyFor: testKeyFor,
    randomBytes,
    newId,
  } as never;
  client = createApiClient(deps);
  shop = await addShop(test.db, { identifier: 'told' });
  const elsewhere = await addShop(test.db, { identifier: 'elsewhere' });
  books = await connectExtension(test.db, shop.id, ['website.orders.read']);
  others = await connectExtension(test.db, elsewhere.id, ['website.orders.read']);
  receiver = await openReceiver();
});
afterAll(async () => {
  await receiver.down();
  await test.close();
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, { token } = books) =>
  client.call(token, { method, path, ...(body === undefined ? {} : { body }) });
const create = async (body: object = HOOK, who = books) => (await call('POST', PATH, body, who)).body;

describe('the webhook subscriptions of an extension', () => {
  it('are made with a secret, which is shown once', async () => {
    const made = await call('POST', PATH, HOOK);
    const shape = {
      ...{ id: expect.any(String), endpointUrl: HOOK.endpointUrl, topics: HOOK.topics, websiteId: shop.id },
      ...{ createdOn: expect.stringMatching(/Z$/), updatedOn: expect.stringMatching(/Z$/), clientId: books.clientId },
    };
    expect(made).toMatchObject({ status: 201 });
    expect(made.body).toEqual({ ...shape, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await call('GET', `${PATH}/${made.body.id}`)).body).toEqual(shape);
    expect((await call('GET', PATH)).body).toEqual({ webhookSubscriptions: [shape] });
    expect(JSON.stringify(await test.asOwner('select * from webhook_subscription'))).not.toContain(made.body.secret);
  });

  it('are changed, what is left out staying, in plain values or as described', async () => {
    const { id } = await create();
    const plain = await call('POST', `${PATH}/${id}`, { topics: ['order.update'] });
    expect(plain.body).toMatchObject({ endpointUrl: HOOK.endpointUrl, topics: ['order.update'] });
    const endpointUrl = { present: true, value: 'https://books.example/other' };
    const wrapped = await call('POST', `${PATH}/${id}`, { endpointUrl, topics: { present: false } });
    expect(wrapped.body).toMatchObject({ endpointUrl: endpointUrl.value, topics: ['order.update'] });
  });

  it('get another secret, and go', async () => {
    const { id, secret } = await create();
    const rotated = await call('POST', `${PATH}/${id}/actions/rotateSecret`, {});
    expect(rotated).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(rotated.body.secret).not.toBe(secret);
    expect((await call('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await call('GET', `${PATH}/${id}`)).status).toBe(404);
    expect((await call('DELETE', `${PATH}/${id}`)).status).toBe(404);
  });

  it('are tried with a notification that is made up, and say what the endpoint answered', async () => {
    const { id, secret } = await create({ ...HOOK, endpointUrl: receiver.url });
    receiver.answer(418);
    const tried = await call('POST', `${PATH}/${id}/actions/sendTestNotification`, { topic: 'order.update' });
    expect(tried).toMatchObject({ status: 200, body: { statusCode: 418 } });
    const last = receiver.received.at(-1);
    expect(last?.body).toMatchObject({ topic: 'order.update', subscriptionId: id, data: { update: 'FULFILLED' } });
    const signature = createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(last?.text ?? '')
      .digest('hex');
    expect(last?.headers['squarespace-signature']).toBe(signature);
    await receiver.down();
    const silent = await call('POST', `${PATH}/${id}/actions/sendTestNotification`, { topic: 'order.update' });
    expect(silent).toMatchObject({ status: 400, body: { type: 'INVALID_REQUEST_ERROR' } });
    await receiver.up();
  });

  it.each([
    [{ ...HOOK, endpointUrl: 'books.example' }, 'endpointUrl'],
    [{ ...HOOK, topics: [] }, 'topics'],
    [{ ...HOOK, topics: ['order.everything'] }, 'topics.0'],
    [{ topics: HOOK.topics }, 'endpointUrl'],
  ])('are refused with %j', async (body, field) => {
    expect(await call('POST', PATH, body)).toMatchObject({
      ...{ status: 400, body: { message: expect.stringContaining(`${field} is `) } },
    });
  });

  it('tell of nothing that the token does not let it read', async () => {
    const refused = await call('POST', PATH, { ...HOOK, topics: ['contact.create'] });
    expect(refused).toMatchObject({ status: 403, body: { subtype: 'MISSING_SCOPE' } });
    const { id } = await create();
    expect((await call('POST', `${PATH}/${id}`, { topics: ['address.update'] })).status).toBe(403);
  });

  it('are nobody else’s: not another site’s, not another extension’s', async () => {
    const { id } = await create();
    const second = await connectExtension(test.db, shop.id, ['website.orders.read'], 'Second');
    for (const who of [others, second]) {
      for (const [method, path] of [
        ...([
          ['GET', ''],
          ['POST', ''],
          ['DELETE', ''],
          ['POST', '/actions/rotateSecret'],
        ] as const),
      ])
        expect((await call(method, `${PATH}/${id}${path}`, method === 'POST' ? {} : undefined, who)).status).toBe(404);
      expect((await call('GET', PATH, undefined, who)).body).toEqual({ webhookSubscriptions: [] });
    }
  });

  it('are at most 25', async () => {
    const full = await connectExtension(test.db, shop.id, ['website.orders.read'], 'Full');
    for (let count = 0; count < 25; count += 1) await create(HOOK, full);
    expect(await call('POST', PATH, HOOK, full)).toMatchObject({
      ...{ status: 409, body: { type: 'CONFLICT', subtype: 'WEBHOOK_SUBSCRIPTION_LIMIT_REACHED' } },
    });
  });

  it('are not for keys', async () => {
    const key = await makeKey(test.db, shop.id, API_SCOPES);
    for (const route of apiRoutes(deps).filter(({ isForExtensions }) => isForExtensions === true)) {
      const asked = { method: route.method as 'GET', path: route.path.replace(/:\w+/g, newId()) };
      const refused = { status: 403, body: { subtype: 'OAUTH_TOKEN_REQUIRED' } };
      expect(await client.call(key, { ...asked, body: {} })).toMatchObject(refused);
    }
  });
});

describe('an access token opens what a key of the same permissions opens', () => {
  it.each(API_SCOPES)('with %s', async (scope: ApiScope) => {
    const { token } = await connectExtension(test.db, shop.id, [scope], scope);
    for (const route of apiRoutes(deps)) {
      const method = route.method as 'GET';
      const path = route.path.replace(/:\w+/g, newId());
      const { body } = await client.call(token, { method, path, ...(method === 'GET' ? {} : { body: {} }) });
      const isOpen = route.scope === null || hasScope([scope], route.scope);
      expect([path, body?.subtype === 'MISSING_SCOPE']).toEqual([path, !isOpen]);
    }
    await test.asOwner(`delete from extension where name = '${scope}'`);
  });
});
