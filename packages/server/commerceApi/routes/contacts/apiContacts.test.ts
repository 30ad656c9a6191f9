import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOrder, addShop, newId, type TestShop } from '../../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type ApiCall, type ApiClient, connectExtension, createApiClient, makeKey } from '../../testing/apiProgram.ts';

const PATH = '/v1/contacts';
let test: TestDatabase;
let client: ApiClient;
let shop: TestShop;
let key: string;
let foreign: string;

beforeAll(async () => {
  test = await createTestDatabase();
  const config = { appOrigin: 'http://localhost:3000', sitesDomain: 'localhost' };
  const keyFor = () => createHash('sha256').update('k').digest();
  client = createApiClient({ db: test.db, pages: {}, config, newId, now: Date.now, keyFor } as never);
  shop = await addShop(test.db, { identifier: 'people' });
  const other = await addShop(test.db, { identifier: 'elsewhere' });
  key = await makeKey(test.db, shop.id, ['website.contacts', 'website.transactions.read'], 'CRM');
  const foreignKey = await makeKey(test.db, other.id, ['website.contacts']);
  const body = { firstName: 'X', lastName: 'Y', locale: 'en', primaryEmail: { email: 'x@example.com' } };
  foreign = (await client.call(foreignKey, { method: 'POST', path: PATH, body })).body.contact.id;
  const order = { fullName: 'Bo Ek', placedAt: new Date('2026-11-20T12:00:00Z'), email: 'bo@example.com' };
  await addOrder(test.db, shop, { ...order, number: 1, lines: [{ title: 'Tide', sku: 'T', unitPrice: 2000n }] });
});
afterAll(() => test.close());

const send = (method: ApiCall['method'], path: string, body?: unknown) =>
  client.call(key, { method: method!, path, body });
const get = (path: string) => client.call(key, { path });
const ada = (more: object = {}) => ({
  ...{ firstName: 'Ada King', lastName: 'Lovelace', locale: 'en-US' },
  primaryEmail: { email: 'ada@example.com', acceptsMarketing: true },
  ...more,
});
const emails = async (query: object) =>
  (await send('POST', `${PATH}/query`, query)).body.contacts.map(
    ({ primaryEmail }: { primaryEmail: { email: string } }) => primaryEmail.email,
  );

describe('the Commerce API keeps contacts', () => {
  let id: string;

  it('makes one, in the documented form', async () => {
    const made = await send('POST', PATH, ada());
    expect(made.status).toBe(201);
    id = made.body.contact.id;
    expect(made.body).toEqual({
      contact: {
        ...{ id: expect.any(String), firstName: 'Ada King', lastName: 'Lovelace', locale: 'en-US' },
        createdOn: expect.any(String),
        primaryEmail: {
          ...{ email: 'ada@example.com', createdOn: expect.any(String) },
          acceptsMarketing: { acceptsMarketing: true, joinedOn: expect.any(String), leftOn: null },
        },
        defaultShippingAddress: null,
      },
    });
    expect((await get(`${PATH}/${id}`)).body).toEqual(made.body);
    expect(await test.asOwner("select actor from audit_event where action = 'customer.create'")).toContainEqual({
      actor: 'API key “CRM”',
    });
  });

  it('changes what a merge patch names, clears what is null in it', async () => {
    const changed = await send('PATCH', `${PATH}/${id}`, {
      lastName: 'Byron',
      primaryEmail: { acceptsMarketing: false },
    });
    expect(changed.body.contact).toMatchObject({ firstName: 'Ada King', lastName: 'Byron', locale: 'en-US' });
    expect(changed.body.contact.primaryEmail).toMatchObject({
      email: 'ada@example.com',
      acceptsMarketing: { joinedOn: null },
    });
    const cleared = await send('PATCH', `${PATH}/${id}`, { firstName: null, locale: null });
    expect(cleared.body.contact).toMatchObject({ firstName: null, lastName: 'Byron', locale: null });
  });

  it.each([
    ['an email that another has', { primaryEmail: { email: 'BO@example.com' } }, 409, 'DUPLICATE_USER_CONFLICT'],
    ['no email', { primaryEmail: { email: 'bo' } }, 400, 'INVALID_ARGUMENT'],
    ['a locale', { locale: '<b>' }, 400, 'INVALID_ARGUMENT'],
  ])('not with %s', async (_, more, status, subtype) => {
    expect(await send('POST', PATH, ada(more))).toMatchObject({ status, body: { subtype } });
    expect(await send('PATCH', `${PATH}/${id}`, more)).toMatchObject({ status, body: { subtype } });
  });

  it('not with another address of somebody who signs in with it', async () => {
    await test.asOwner(`update site_user set password_hash = 'x', verified_at = now() where id = '${id}'`);
    const moved = await send('PATCH', `${PATH}/${id}`, { primaryEmail: { email: 'thief@example.com' } });
    expect(moved).toMatchObject({ status: 409, body: { type: 'CONFLICT' } });
    await test.asOwner(`update site_user set password_hash = null where id = '${id}'`);
  });

  it.each([
    [{}, ['ada@example.com', 'bo@example.com']],
    [{ sortField: 'EMAIL', sortDirection: 'ASCENDING' }, ['ada@example.com', 'bo@example.com']],
    [{ sortField: 'ORDER_COUNT', sortDirection: 'DESCENDING' }, ['bo@example.com', 'ada@example.com']],
    [{ orderCount: { min: 1 } }, ['bo@example.com']],
    [{ orderAmount: { max: 19 } }, ['ada@example.com']],
    [{ lastOrderOn: { after: '2026-11-20T00:00:00Z', before: '2026-11-21T00:00:00Z' } }, ['bo@example.com']],
    [{ searchString: 'BYR' }, ['ada@example.com']],
    [{ acceptsMarketingWithDate: { acceptsMarketing: true } }, []],
    [{ donationCount: { min: 1 } }, []],
  ])('finds them by %j', async (query, found) => expect(await emails(query)).toEqual(found));

  it('page by page', async () => {
    for (const query of [
      {},
      { sortField: 'ORDER_AMOUNT' },
      { sortField: 'LAST_ORDER_ON' },
      { sortField: 'FIRST_NAME' },
    ]) {
      const first = await send('POST', `${PATH}/query`, { ...query, pageSize: 1 });
      const cursor = first.body.pagination.nextPageCursor;
      const rest = await send('POST', `${PATH}/query`, { ...query, pageSize: 1, cursor });
      const ids = [...first.body.contacts, ...rest.body.contacts].map(({ id: each }: { id: string }) => each);
      expect([new Set(ids).size, rest.body.pagination.hasNextPage]).toEqual([2, false]);
    }
    const listed = await get(`${PATH}?pageSize=1`);
    const path = listed.body.pagination.nextPageUrl.replace('http://localhost:3000', '');
    expect((await get(path)).body.contacts).toHaveLength(1);
    for (const wrong of ['pageSize=0', 'pageSize=x', 'cursor=x'])
      expect((await get(`${PATH}?${wrong}`)).status).toBe(400);
  });

  it('sums what they bought', async () => {
    const { body } = await send('POST', `${PATH}/query`, { orderCount: { min: 1 } });
    const bo = body.contacts[0].id;
    const summaries = await send('POST', '/v1/analytics/transaction-summaries', {
      groupBy: 'contactId',
      contactIds: [bo, foreign],
    });
    expect(summaries.body).toEqual({
      transactionSummaries: [
        expect.objectContaining({
          contactId: bo,
          orderCount: 1,
          totalOrderAmount: { currency: 'USD', value: '20.00' },
        }),
      ],
    });
    expect(
      (await send('POST', '/v1/analytics/transaction-summaries', { groupBy: 'day', contactIds: [bo] })).status,
    ).toBe(400);
  });

  it('and their addresses, one of which is the default', async () => {
    const book = `${PATH}/${id}/address-book`;
    const address = {
      ...{ firstName: 'Ada', lastName: 'Byron', line1: '12 Harbour Street', city: 'Portland', region: 'OR' },
      ...{ postalCode: '97201', countryCode: 'us' },
    };
    const home = await send('POST', book, { address });
    expect(home).toMatchObject({
      ...{
        status: 201,
        body: { addressBookEntry: { defaultShipping: true, address: { countryCode: 'US', line2: null } } },
      },
    });
    expect((await send('POST', book, { address })).status).toBe(409);
    const work = await send('POST', book, { address: { ...address, line1: '1 Quay' }, defaultShipping: true });
    const workId = work.body.addressBookEntry.id;
    const listed = (await get(`${book}?pageSize=1`)).body;
    expect(listed).toMatchObject({ defaultShippingAddressId: workId, addressBookEntries: [{ id: workId }] });
    expect(
      (await get(listed.pagination.nextPageUrl.replace('http://localhost:3000', ''))).body.addressBookEntries,
    ).toHaveLength(1);
    const changed = await send('PUT', `${book}/${workId}`, { address: { ...address, line1: '2 Quay' } });
    expect(changed.body.addressBookEntry).toMatchObject({
      id: workId,
      address: { line1: '2 Quay' },
      defaultShipping: true,
    });
    expect((await get(`${PATH}/${id}`)).body.contact.defaultShippingAddress.id).toBe(workId);
    expect((await send('POST', book, { address: { countryCode: 'XX' } })).body.subtype).toBe('INVALID_ARGUMENT');
    expect((await send('DELETE', `${book}/${workId}`)).status).toBe(204);
    expect((await get(`${book}/${workId}`)).status).toBe(404);
    expect((await get(book)).body.addressBookEntries).toMatchObject([{ defaultShipping: true }]);
  });

  it('deletes a person as the app does; knows none of another site', async () => {
    for (const path of [`${PATH}/${foreign}`, `${PATH}/${newId()}`, `${PATH}/x`]) {
      expect((await get(path)).status).toBe(404);
      expect((await send('PATCH', path, { firstName: 'Mine' })).status).toBe(404);
      expect((await send('DELETE', path)).status).toBe(404);
      expect((await get(`${path}/address-book`)).status).toBe(404);
    }
    expect((await send('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await get(`${PATH}/${id}`)).status).toBe(404);
    expect(await test.asOwner("select 1 from audit_event where action = 'customer.erase'")).toHaveLength(1);
  });
});

it('an extension learns who connected it, a key does not', async () => {
  const { token } = await connectExtension(test.db, shop.id, ['website.profiles.read']);
  const member = () => client.call(token, { path: '/1.0/authorization/member' });
  expect((await member()).status).toBe(404);
  const [grant] = await test.asOwner<{ id: string }>('select account_id as id from extension_grant');
  await test.asOwner(
    `insert into account (id, email, display_name, password_hash, created_at)
     values ($1, 'nora@example.com', 'Nora Keane', 'x', now())`,
    [grant!.id],
  );
  expect((await member()).body).toEqual({
    id: grant!.id,
    email: 'nora@example.com',
    firstName: 'Nora',
    lastName: 'Keane',
  });
  expect((await client.call(key, { path: '/1.0/authorization/member' })).body.subtype).toBe('OAUTH_TOKEN_REQUIRED');
  expect((await client.call(token, { path: '/v1/contacts' })).status).toBe(200);
});
