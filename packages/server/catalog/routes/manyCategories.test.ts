import type { AppCategoryResponse } from '@quoin/contract/endpoints/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AroundQuery } from '../../platform/database/pool.ts';
import { type AppClient, answerOf, createAppClient } from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const PASSWORD = 'correct horse battery';

/** Statements and rows read or written, by everything that a request does. */
const spent = { statements: 0, rows: 0 };
const counting: AroundQuery = (query) => async (sql, parameters) => {
  const result = await query(sql, parameters);
  spent.statements += 1;
  spent.rows += result.rowCount ?? 0;
  return result;
};

let database: TestDatabase;
let client: AppClient;
let owner: string;
let nested: TestShop;
let flat: TestShop;

beforeAll(async () => {
  database = await createTestDatabase({ open: { around: counting } });
  client = createAppClient({ db: database.db });
  nested = await addShop(database.db, { identifier: 'nested' });
  flat = await addShop(database.db, { identifier: 'flat' });
  const created = await client.accounts.createAccount({ email: 'o@example.com', password: PASSWORD, displayName: 'O' });
  if (!created.ok) throw new Error(created.problem.code);
  const accountId = created.value;
  for (const { id: websiteId } of [nested, flat])
    await client.accounts.addMember({ websiteId, accountId, roles: [], isOwner: true });
  const session = await client.accounts.signIn({ email: 'o@example.com', password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  owner = session.value.token;
  await insert(nested, 'SELECT n, NULL::int AS parent FROM generate_series(1, 100) AS n');
  await insert(nested, 'SELECT n, 1 + (n - 101) % 100 AS parent FROM generate_series(101, 10000) AS n');
  await insert(flat, 'SELECT n, NULL::int AS parent FROM generate_series(1, 10000) AS n');
});
afterAll(() => database.close());

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

async function insert({ id, collectionId }: TestShop, rows: string): Promise<void> {
  const uuid = (n: string) => `('00000000-0000-4000-8000-' || lpad(${n}::text, 12, '0'))::uuid`;
  await database.asOwner(
    `INSERT INTO category (website_id, id, collection_id, parent_id, display_name, url_id, path, display_index)
     SELECT $1, ${uuid('n')}, $2, ${uuid('parent')}, 'Kind ' || n, 'kind-' || n,
       coalesce('kind-' || parent || '/', '') || 'kind-' || n, row_number() OVER (PARTITION BY parent ORDER BY n)
     FROM (${rows}) AS wanted`,
    [id, collectionId],
  );
}

async function move(shop: TestShop, n: number, body: { parentId?: string | null; beforeId?: string | null }) {
  const path = `/api/app/sites/${shop.identifier}/store-pages/${shop.collectionId}/categories/${idOf(n)}`;
  [spent.statements, spent.rows] = [0, 0];
  const reply = await client.callAs(owner, { method: 'PUT', path, body });
  const cost = { ...spent, bytes: String(reply.body).length };
  expect(reply.status, String(reply.body)).toBe(200);
  return { cost, ...answerOf<AppCategoryResponse>(reply) };
}

const orderOf = async ({ id }: TestShop, ids: readonly number[]) =>
  (
    await database.asOwner<{ n: string }>(
      `SELECT right(id::text, 12)::int::text AS n FROM category WHERE website_id = $1 AND id = ANY($2) ORDER BY display_index`,
      [id, ids.map(idOf)],
    )
  ).map(({ n }) => Number(n));

describe('one of 10,000 categories', () => {
  it('moves for what it is, those below it and the siblings it passes; the answer is it alone (LIM-01)', async () => {
    // One place down among 10,000 siblings; then below another, where it takes nobody along; then with 99 below it.
    const step = await move(flat, 5_000, { beforeId: idOf(5_002) });
    expect(await orderOf(flat, [4_999, 5_000, 5_001, 5_002])).toEqual([4_999, 5_001, 5_000, 5_002]);
    const inside = await move(nested, 101, { parentId: idOf(2), beforeId: null });
    expect(inside.category.path).toBe('kind-2/kind-101');
    const whole = await move(nested, 3, { parentId: idOf(4), beforeId: idOf(104) });
    expect(whole).toMatchObject({ formerPath: 'kind-3', category: { path: 'kind-4/kind-3', parentId: idOf(4) } });
    const [{ below } = { below: '' }] = await database.asOwner<{ below: string }>(
      `SELECT count(*)::text AS below FROM category WHERE website_id = $1 AND path LIKE 'kind-4/kind-3/%'`,
      [nested.id],
    );
    expect(below).toBe('99');
    console.log(`10,000 categories: ${JSON.stringify({ step: step.cost, inside: inside.cost, whole: whole.cost })}`);
    for (const { cost } of [step, inside, whole]) {
      expect(cost.bytes).toBeLessThan(400);
      expect(cost.statements).toBeLessThan(30);
    }
    expect(step.cost.rows).toBeLessThan(30);
    expect(inside.cost.rows).toBeLessThan(30);
    // 99 below it and 100 siblings that make room.
    expect(whole.cost.rows).toBeLessThan(230);
  });
});
