import type { AppApiKeysResponse, ShownApiKeyResponse } from '@quoin/contract/endpoints/running';
import { ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppClient, callsOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { hashKey } from '../keyText.ts';

let test: TestDatabase;
let client: AppClient;
let shop: TestShop;
let owner: string;
let manager: string;

beforeAll(async () => {
  test = await createTestDatabase();
  client = createAppClient({ db: test.db });
  shop = await addShop(test.db, { identifier: 'keyed' });
  await addShop(test.db, { identifier: 'elsewhere' });
  owner = await signInMember(client, shop.id, 'owner', { isOwner: true, displayName: 'Nora Keane' });
  manager = await signInMember(client, shop.id, 'manager', { roles: [ROLES.storeManager, ROLES.websiteManager] });
});
afterAll(() => test.close());

const call = callsOf('keyed', () => ({ client, session: owner }));
const KEYS = '/settings/api-keys';
const SYNC = { name: 'Stock sync', scopes: ['website.inventory', 'website.products.read'] };
const create = async (body: object = SYNC) => (await call<ShownApiKeyResponse>('POST', KEYS, body)).body;
const audit = (action: string) =>
  test.asOwner<{ actor: string; title: string }>(
    `select actor, subject_title as title from audit_event where action = '${action}'`,
  );

describe('API keys (EDIT-09)', () => {
  it('are shown once, and kept as a hash only', async () => {
    const { key, keys } = await create();
    expect(key).toMatch(/^quoin_[\w-]{65}$/);
    expect(keys).toEqual([
      {
        ...{ id: keys[0]!.id, name: 'Stock sync', scopes: ['website.inventory', 'website.products.read'] },
        ...{ ending: key.slice(-4), createdBy: 'Nora Keane', createdAt: expect.any(Number) },
        ...{ rotatedAt: null, lastUsedAt: null },
      },
    ]);
    const listed = await call<AppApiKeysResponse>('GET', KEYS);
    expect(JSON.stringify(listed.body)).not.toContain(key.slice(6));
    const rows = await test.asOwner<{ all: string; hash: Buffer }>(
      'select to_jsonb(api_key)::text as all, secret_hash as hash from api_key',
    );
    expect(rows.map(({ all }) => all).join()).not.toContain(key.slice(6));
    expect(rows.map(({ hash }) => hash)).toEqual([hashKey(key)]);
    expect(await audit('apiKey.create')).toEqual([{ actor: 'Nora Keane', title: 'Stock sync' }]);
  });

  it('are renamed and given other permissions without becoming others', async () => {
    const { key, keys } = await create();
    const path = `${KEYS}/${keys[0]!.id}`;
    const changed = await call<AppApiKeysResponse>('PUT', path, { name: ' Orders ', scopes: ['website.orders'] });
    expect(changed.body.keys[0]).toMatchObject({ name: 'Orders', scopes: ['website.orders'], ending: key.slice(-4) });
    expect(changed.body).not.toHaveProperty('key');
    expect(await audit('apiKey.update')).toEqual([{ actor: 'Nora Keane', title: 'Orders' }]);
  });

  it('get another secret, and go, each noted in the activity log', async () => {
    const { key, keys } = await create({ ...SYNC, name: 'Rotated' });
    const { id } = keys[0]!;
    const { body } = await call<ShownApiKeyResponse>('POST', `${KEYS}/${id}/rotation`);
    expect(body.key).not.toBe(key);
    expect(body.keys[0]).toMatchObject({ id, name: 'Rotated', rotatedAt: expect.any(Number) });
    const kept = await test.asOwner<{ hash: Buffer }>(`select secret_hash as hash from api_key where id = '${id}'`);
    expect(kept).toEqual([{ hash: hashKey(body.key) }]);
    const left = await call<AppApiKeysResponse>('DELETE', `${KEYS}/${id}`);
    expect(left.body.keys.map((each) => each.id)).not.toContain(id);
    expect([await audit('apiKey.rotate'), await audit('apiKey.revoke')]).toEqual([
      [{ actor: 'Nora Keane', title: 'Rotated' }],
      [{ actor: 'Nora Keane', title: 'Rotated' }],
    ]);
    expect((await call('DELETE', `${KEYS}/${id}`)).status).toBe(404);
    expect((await call('PUT', `${KEYS}/${newId()}`, SYNC)).status).toBe(404);
  });

  it.each([
    [{ ...SYNC, name: '  ' }, 422],
    [{ ...SYNC, name: 'x'.repeat(101) }, 422],
    [{ ...SYNC, scopes: [] }, 422],
    [{ ...SYNC, scopes: ['website.profiles'] }, 400],
    [{ name: 'Only a name' }, 400],
    [null, 400],
  ])('%j is answered with %i, and nothing is kept', async (body, status) => {
    const before = await test.asOwner('select id from api_key');
    expect((await call('POST', KEYS, body)).status).toBe(status);
    expect(await test.asOwner('select id from api_key')).toEqual(before);
  });

  it('are at most 50', async () => {
    const { keys } = await create();
    for (let count = keys.length; count < 50; count += 1) await create({ ...SYNC, name: `Key ${count}` });
    expect((await call('POST', KEYS, SYNC)).status).toBe(409);
  });

  it('are for owners and administrators alone', async () => {
    expect((await call('GET', KEYS, undefined, manager)).status).toBe(403);
    expect((await call('POST', KEYS, SYNC, manager)).status).toBe(403);
    const elsewhere = await client.callAs(owner, { path: `/api/app/sites/elsewhere${KEYS}` });
    expect(elsewhere.status).toBe(404);
  });
});
