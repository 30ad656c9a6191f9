import { type AppSetupResponse, appSetupPath } from '@quoin/contract/endpoints/running';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppClient, answerOf, createAppClient, signInMember } from '../testing/appClient.ts';
import { addProduct, addShop, newId, type TestShop } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

let test: TestDatabase;
let client: AppClient;
let shop: TestShop;
let owner: string;

beforeAll(async () => {
  test = await createTestDatabase();
  client = createAppClient({ db: test.db, settings: { smtpUrl: null } });
  shop = await addShop(test.db, { identifier: 'setup' });
  owner = await signInMember(client, shop.id, 'ada', { isOwner: true });
});
afterAll(() => test.close());

async function setup(session = owner): Promise<AppSetupResponse> {
  return answerOf(await client.callAs(session, { path: appSetupPath('setup') }));
}
const doneOf = ({ steps }: AppSetupResponse) => steps.filter(({ isDone }) => isDone).map(({ id }) => id);

describe('the set-up guide', () => {
  it('ticks a step off as soon as it is true in the database, whoever did it', async () => {
    expect(doneOf(await setup())).toEqual(['name', 'publish']);
    await addProduct(test.db, shop, { title: 'Tide', variants: [{ sku: 'T' }] });
    await test.asOwner(
      `insert into payment_account (website_id, id, provider, manual_method, title, created_at, updated_at)
       values ($1, $2, 'manual', 'bankTransfer', 'Bank transfer', now(), now())`,
      [shop.id, newId()],
    );
    await test.asOwner("insert into website_host (host, website_id) values ('shop.example', $1)", [shop.id]);
    expect(doneOf(await setup())).toEqual(['name', 'product', 'payments', 'domain', 'publish']);
  });

  it('is hidden for good once somebody says so', async () => {
    expect((await setup()).isDismissed).toBe(false);
    const reply = await client.callAs(owner, {
      method: 'PUT',
      path: appSetupPath('setup'),
      body: { isDismissed: true },
    });
    expect(reply.status).toBe(204);
    expect((await setup()).isDismissed).toBe(true);
  });
});

describe('notices', () => {
  it('say what an owner must know, and only while it is true', async () => {
    expect((await setup()).notices).toEqual(['mailNotSent', 'noTaxes']);
    await test.asOwner('delete from payment_account');
    await test.asOwner('delete from website_host');
    expect((await setup()).notices).toEqual(['mailNotSent', 'testMode', 'noTaxes', 'noDomain']);
  });
});

describe('what waits', () => {
  it('is counted for whoever may see it', async () => {
    await test.asOwner(`insert into missing_page (website_id, path, hits, last_at) values ($1, '/old', 3, now())`, [
      shop.id,
    ]);
    expect((await setup()).waiting).toEqual({
      ...{ messages: 0, comments: 0, reviews: 0, failedMails: 0, missingPages: 1, scriptErrors: 0 },
    });
    const helper = await signInMember(client, shop.id, 'eve', { roles: [] });
    const { waiting, notices } = await setup(helper);
    expect(Object.values(waiting).every((count) => count === null)).toBe(true);
    expect(notices).toEqual([]);
  });
});
