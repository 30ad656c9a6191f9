import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOrder, addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type ApiClient, createApiClient, makeKey } from '../testing/apiProgram.ts';

const PATH = '/1.0/profiles';
const AT = new Date('2026-11-20T12:00:00Z');
let test: TestDatabase;
let client: ApiClient;
let shop: TestShop;
let key: string;
let foreign: string;

const line = { title: 'Tide', sku: 'T', unitPrice: 2000n };

async function addAccount(fullName: string, email: string): Promise<void> {
  await test.asOwner(
    `insert into site_user (website_id, id, email, full_name, password_hash, verified_at, created_at, updated_at)
     values ($1, $2, $3, $4, 'x', now(), '2026-11-01T00:00:00Z', now())`,
    [shop.id, newId(), email, fullName],
  );
}

beforeAll(async () => {
  test = await createTestDatabase();
  client = createApiClient({ db: test.db, pages: {}, config: {}, newId } as never);
  shop = await addShop(test.db, { identifier: 'people' });
  const other = await addShop(test.db, { identifier: 'elsewhere' });
  const order = { fullName: 'Ada King Lovelace', placedAt: AT, lines: [line] };
  await addOrder(test.db, shop, { ...order, number: 1, email: 'ada@example.com' });
  await addOrder(test.db, shop, { ...order, number: 2, email: 'ada@example.com', shipping: 500n });
  await addAccount('Bo Ek', 'bo@example.com');
  await addOrder(test.db, other, { ...order, number: 1, email: 'x@example.com' });
  foreign = (await test.asOwner<{ id: string }>(`select id from site_user where website_id = '${other.id}'`))[0]!.id;
  key = await makeKey(test.db, shop.id, ['website.profiles.read']);
});
afterAll(() => test.close());

const get = (path: string) => client.call(key, { path });
const emails = async (query: string) =>
  (await get(`${PATH}?${query}`)).body.profiles.map(({ email }: { email: string }) => email.split('@')[0]);

describe('the Commerce API reads profiles', () => {
  it('each with every documented field', async () => {
    const money = (value: string) => ({ currency: 'USD', value });
    const { status, body } = await get(`${PATH}?email=ADA@example.com`);
    expect(status).toBe(200);
    expect(body.pagination.hasNextPage).toBe(false);
    expect(body.profiles).toEqual([
      {
        ...{ id: expect.any(String), firstName: expect.any(String), lastName: expect.any(String) },
        ...{ email: 'ada@example.com', hasAccount: false, isCustomer: true, createdOn: expect.any(String) },
        ...{ address: null, acceptsMarketing: false },
        transactionsSummary: {
          ...{ firstOrderSubmittedOn: AT.toISOString(), lastOrderSubmittedOn: AT.toISOString(), orderCount: 2 },
          ...{ totalOrderAmount: money('45.00'), totalRefundAmount: money('0.00') },
          ...{ firstDonationSubmittedOn: null, lastDonationSubmittedOn: null, donationCount: 0 },
          totalDonationAmount: money('0.00'),
        },
      },
    ]);
    const { id } = body.profiles[0];
    expect((await get(`${PATH}/${id}`)).body).toEqual({ profiles: body.profiles });
  });

  it.each([
    ['', ['ada', 'bo']],
    ['sortField=email&sortDirection=dsc', ['bo', 'ada']],
    ['sortField=lastName&sortDirection=asc', ['bo', 'ada']],
    ['sortField=createdOn&sortDirection=asc', ['bo', 'ada']],
    ['filter=isCustomer,true', ['ada']],
    ['filter=hasAccount,true;isCustomer,false', ['bo']],
    ['email=nobody@example.com', []],
  ])('by ?%s', async (query, found) => expect(await emails(query)).toEqual(found));

  it.each(['filter=isRich,true', 'sortField=toString', 'sortDirection=desc', 'cursor=x'])('not by ?%s', async (query) =>
    expect((await get(`${PATH}?${query}`)).status).toBe(400),
  );

  it('of its own site alone', async () => {
    for (const id of [foreign, newId()]) expect((await get(`${PATH}/${id}`)).status).toBe(404);
    expect((await get(`${PATH}/x`)).status).toBe(400);
  });

  it.each(['createdOn', 'id', 'email', 'lastName'])('50 a page, each once, sorted by %s', async (sort) => {
    const many = await addShop(test.db, { identifier: `many-${sort.toLowerCase()}` });
    await test.asOwner(
      `insert into site_user (website_id, id, email, full_name, created_at, updated_at)
       select $1, gen_random_uuid(), 'p' || n || '@example.com', 'P ' || n % 7, '2026-11-01'::timestamptz + n % 5 * interval '1 ms', now()
       from generate_series(1, 120) n`,
      [many.id],
    );
    const own = await makeKey(test.db, many.id, ['website.profiles.read']);
    const seen = new Set<string>();
    let path: string | null = `${PATH}?sortField=${sort}&sortDirection=asc`;
    const sizes: number[] = [];
    while (path !== null) {
      const { body } = await client.call(own, { path });
      sizes.push(body.profiles.length);
      for (const { id } of body.profiles) seen.add(id);
      path = body.pagination.nextPageUrl?.replace('http://localhost:3000', '') ?? null;
    }
    expect([sizes, seen.size]).toEqual([[50, 50, 20], 120]);
  });
});
