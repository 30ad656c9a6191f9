import { APP_LANGUAGE_COOKIE, APP_LANGUAGE_PATH } from '@quoin/contract/endpoints/running';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppClient, createAppClient } from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

const PASSWORD = 'correct horse battery';
let database: TestDatabase;
let client: AppClient;
let owner: string;

async function ownerOf(shop: TestShop): Promise<string> {
  const who = { email: 'owner@example.com', password: PASSWORD };
  const created = await client.accounts.createAccount({ ...who, displayName: 'Owner' });
  if (!created.ok) throw new Error(created.problem.code);
  await client.accounts.addMember({ websiteId: shop.id, accountId: created.value, roles: [], isOwner: true });
  const session = await client.accounts.signIn({ ...who, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  return session.value.token;
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = createAppClient({ db: database.db });
  owner = await ownerOf(await addShop(database.db, { identifier: 'demo', title: 'Demo' }));
  await addShop(database.db, { identifier: 'other', title: 'Other' });
});
afterAll(() => database.close());

/** As the client for tests has them built. */
const page = (screen: string, language: string) => `<!doctype html><html lang="${language}"><title>${screen}</title>`;

describe('the app’s pages', () => {
  it('lead from / to the first site, or to the sign-in', async () => {
    expect((await client.call({ path: '/' })).headers?.location).toBe('/sign-in');
    expect((await client.callAs(owner, { path: '/' })).headers?.location).toBe('/demo/config');
  });

  it.each(['/demo/config', '/demo/config/orders', '/demo/config/orders/123', '/demo/config/mailbox/1'])(
    'answer %s when it is reloaded',
    async (path) => {
      expect(await client.callAs(owner, { path })).toMatchObject({ status: 200, body: page('index', 'en') });
      const signedOut = await client.call({ path });
      expect(signedOut.headers?.location).toBe(`/sign-in?returnTo=${encodeURIComponent(path)}`);
    },
  );

  it.each([
    { says: 'the account has chosen', asWhom: 'owner', chosen: 'de', cookie: 'en', accepted: 'en', lang: 'de' },
    {
      says: 'the browser wants where the account has chosen none',
      asWhom: 'owner',
      chosen: null,
      cookie: 'en',
      accepted: 'de-AT',
      lang: 'de',
    },
    {
      says: 'who used the app here last has chosen',
      asWhom: 'nobody',
      chosen: null,
      cookie: 'de',
      accepted: 'en',
      lang: 'de',
    },
    {
      says: 'the browser of a new visitor wants',
      asWhom: 'nobody',
      chosen: null,
      cookie: 'x<y',
      accepted: 'fr,de;q=0.5',
      lang: 'de',
    },
  ])('come in the language that $says (28.2)', async ({ asWhom, chosen, cookie, accepted, lang }) => {
    const call = { cookies: { [APP_LANGUAGE_COOKIE]: cookie }, headers: { 'accept-language': accepted } };
    if (asWhom === 'nobody') {
      expect((await client.call({ path: '/sign-in', ...call })).body).toBe(page('index', lang));
      return;
    }
    await client.callAs(owner, { method: 'PUT', path: APP_LANGUAGE_PATH, body: { language: chosen } });
    expect((await client.callAs(owner, { path: '/demo/config', ...call })).body).toBe(page('index', lang));
    expect((await client.callAs(owner, { path: '/demo/config/pages', ...call })).body).toBe(page('editor', lang));
  });

  it('are not there for a site one is no member of', async () => {
    expect((await client.callAs(owner, { path: '/other/config' })).status).toBe(404);
  });
});
