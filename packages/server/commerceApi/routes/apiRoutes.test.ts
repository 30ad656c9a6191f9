import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_SCOPES, hasScope } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { apiRoutes } from '../index.ts';
import {
  type ApiClient,
  type ApiClientDeps,
  connectExtension,
  createApiClient,
  makeKey,
} from '../testing/apiProgram.ts';

const WEBSITE = '/1.0/authorization/website';
let test: TestDatabase;
let deps: ApiClientDeps;
let client: ApiClient;
let shop: TestShop;
let key: string;

beforeAll(async () => {
  test = await createTestDatabase();
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  deps = { db: test.db, pages: { invalidate: () => undefined }, config } as never;
  client = createApiClient(deps);
  shop = await addShop(test.db, { identifier: 'open', title: 'Open shop', currency: 'EUR' });
  key = await makeKey(test.db, shop.id, ['website.orders.read']);
});
afterAll(() => test.close());

const REFUSED = { status: 401, body: { type: 'AUTHORIZATION_ERROR', subtype: null, details: null } };

describe('the Commerce API knows who asks', () => {
  it('by the key, which says whose site it is', async () => {
    const { status, body, headers } = await client.call(key, { path: WEBSITE });
    expect([status, headers['x-contextid']]).toEqual([200, 'test']);
    expect(body).toEqual({
      ...{ id: shop.id, siteId: 'open', title: 'Open shop', url: 'http://open.localhost:3000', language: 'en-US' },
      ...{ timeZone: 'UTC', currency: 'EUR', measurementStandard: 'METRIC', location: { country: null, region: null } },
    });
    const used = await test.asOwner<{ at: Date }>(
      'select last_used_at as at from api_key where last_used_at is not null',
    );
    expect(used).toHaveLength(1);
  });

  it.each([
    ['none', () => null],
    ['no key', () => 'x'],
    ['a changed one', () => `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
    ['one of a site that is not there', () => `quoin_${Buffer.alloc(16).toString('base64url')}${key.slice(28)}`],
  ])('and refuses who shows %s', async (_, shown) => {
    expect(await client.call(shown(), { path: WEBSITE })).toMatchObject(REFUSED);
  });

  it('and whoever does not say what he is', async () => {
    const nameless = await client.call(key, { path: WEBSITE, headers: { 'user-agent': ' ' } });
    expect(nameless).toMatchObject({ status: 400, body: { type: 'INVALID_REQUEST_ERROR' } });
  });

  it('not any more once the key is revoked or the site deleted', async () => {
    const gone = await addShop(test.db, { identifier: 'gone' });
    const held = await makeKey(test.db, gone.id, ['website.orders']);
    expect((await client.call(held, { path: WEBSITE })).status).toBe(200);
    await test.asOwner(`update website set deleted_at = now() where id = '${gone.id}'`);
    expect(await client.call(held, { path: WEBSITE })).toMatchObject(REFUSED);
    await test.asOwner(`update website set deleted_at = null where id = '${gone.id}'`);
    await test.asOwner(`delete from api_key where website_id = '${gone.id}'`);
    expect(await client.call(held, { path: WEBSITE })).toMatchObject(REFUSED);
  });

  it('and lets each key ask 300 times a minute, whatever others ask', async () => {
    const narrow = createApiClient(deps, { rateFactor: 1 });
    const patient = await makeKey(test.db, shop.id, ['website.orders.read']);
    const all = await Promise.all(Array.from({ length: 301 }, () => narrow.call(key, { path: WEBSITE })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(300);
    expect(all.find(({ status }) => status === 429)?.body.type).toBe('TOO_MANY_REQUESTS');
    expect((await narrow.call(patient, { path: WEBSITE })).status).toBe(200);
  });
});

describe('what a key does not allow', () => {
  const everyScope = API_SCOPES.flatMap((scope) => [[scope, 'key'] as const, [scope, 'token'] as const]);
  it.each(everyScope)('with %s alone on a %s, exactly the operations of that scope are open', async (scope, kind) => {
    const { token } = kind === 'token' ? await connectExtension(test.db, shop.id, [scope], scope) : { token: null };
    const held = token ?? (await makeKey(test.db, shop.id, [scope], scope));
    for (const route of apiRoutes(deps)) {
      const path = route.path.replace(/:\w+/g, newId());
      const { method } = route as { method: 'GET' };
      const body = method === 'GET' || route.takes === 'stream' ? {} : { body: {} };
      const { status, body: said } = await client.call(held, { method, path, ...body });
      const isForToken = route.isForExtensions === true && kind === 'key';
      const isOpen = !isForToken && (route.scope === null || hasScope([scope], route.scope));
      expect([path, status === 403, said?.subtype === 'MISSING_SCOPE']).toEqual([
        path,
        !isOpen,
        !isOpen && !isForToken,
      ]);
    }
  });

  it('is no way to do it', async () => {
    expect(await client.call(key, { method: 'DELETE', path: WEBSITE })).toMatchObject({
      ...{ status: 405, body: { type: 'METHOD_NOT_ALLOWED' } },
    });
    expect((await client.call(key, { path: '/1.0/commerce/nothing' })).status).toBe(404);
  });
});

it('the guide lists exactly the routes there are, with what each needs', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/api.md'), 'utf8');
  const listed = [...guide.matchAll(/^\| (GET|POST|PUT|PATCH|DELETE) \| `([^`]+)` \| (?:any|`([^`]+)`)/gm)].map(
    ([, method, path, scope = null]) => ({ method, path, scope }),
  );
  const routes = apiRoutes(deps).map(({ method, path, scope }) => ({ method, path, scope }));
  expect(listed).toHaveLength(routes.length);
  expect(listed).toEqual(expect.arrayContaining(routes));
});
