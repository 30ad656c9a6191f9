import { generateKeyPairSync } from 'node:crypto';
import { APP_SESSION_PATH, type AppSessionResponse, SINGLE_SIGN_ON_PATH } from '@quoin/contract/endpoints/running';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifiedClaims } from '../../platform/gateways/identity/signedToken.ts';
import {
  CLIENT,
  type FakeIdentityProvider,
  signed,
  startFakeIdentityProvider,
} from '../../platform/gateways/identity/testing/fakeIdentityProvider.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { type AppClient, answerOf, createAppClient, signInMember } from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
let provider: FakeIdentityProvider;
let client: AppClient;
let shop: TestShop;
/** How much later it is at the product than elsewhere, in milliseconds. */
let late = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await startFakeIdentityProvider();
  const { issuer } = provider;
  const singleSignOn = { name: 'House ID', issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret };
  client = createAppClient({ db: database.db, settings: { singleSignOn }, now: () => Date.now() + late });
  shop = await addShop(database.db, { identifier: 'house' });
  await signInMember(client, shop.id, 'ida', { roles: [8] });
});
beforeEach(() => {
  provider.claims = { email: 'ida@example.com', email_verified: true };
  provider.isForged = false;
});
afterAll(async () => {
  await provider.close();
  await database.close();
});

const locationOf = (reply: Reply) => reply.headers?.location ?? '';
const cookieOf = (reply: Reply, name: string) => reply.cookies?.find((each) => each.name === name)?.value ?? '';
const pathOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost:3000');
  return { path: pathname, query: Object.fromEntries(searchParams) };
};

/** Goes to the provider and back, as a browser does. `change` is what an attacker alters on the way. */
async function finishSignIn(
  change: { state?: string; cookie?: string; after?: number } = {},
  returnTo = '/house/config',
): Promise<Reply> {
  const begun = await client.call({ path: SINGLE_SIGN_ON_PATH, query: { returnTo } });
  const sent = await fetch(locationOf(begun), { redirect: 'manual' });
  const back = pathOf(sent.headers.get('location') ?? '');
  const query = { ...back.query, ...(change.state === undefined ? {} : { state: change.state }) };
  late = change.after ?? 0;
  const cookie = change.cookie ?? cookieOf(begun, 'single-sign-on');
  return client.call({ path: back.path, query, cookies: { 'single-sign-on': cookie } });
}

const audits = () => database.asOwner(`select action, details from audit_event where action = 'singleSignOn.link'`);

describe('signing in by a service of the house', () => {
  it('is offered where it is set', async () => {
    const answer = answerOf<AppSessionResponse>(await client.call({ path: APP_SESSION_PATH }));
    expect(answer).toEqual({ staff: null, singleSignOn: 'House ID' });
  });

  it('opens the account of a proven address, links it once with a line in the log, and leads on', async () => {
    const reply = await finishSignIn();
    expect([reply.status, locationOf(reply)]).toEqual([303, '/house/config']);
    const session = cookieOf(reply, 'staff');
    const answer = answerOf<AppSessionResponse>(await client.callAs(session, { path: APP_SESSION_PATH }));
    expect(answer.staff?.email).toBe('ida@example.com');
    await finishSignIn();
    expect(await audits()).toEqual([{ action: 'singleSignOn.link', details: { issuer: provider.issuer } }]);
  });

  it('knows a person again whose address is another one there, and then unproven', async () => {
    provider.claims = { email: 'ida@elsewhere.example', email_verified: false };
    expect(locationOf(await finishSignIn())).toBe('/house/config');
  });

  it.each([
    ['nobody works here under the address', { sub: 'x1', email: 'eve@example.com', email_verified: true }, 'Stranger'],
    ['the address is not proven', { sub: 'x2', email: 'ida@example.com', email_verified: false }, 'AddressUnproven'],
    ['there is no address', { sub: 'x3', email: undefined }, 'AddressUnproven'],
    ['the token is for another client', { aud: 'other' }, 'Failed'],
    ['the token is of another sign-in', { nonce: 'other' }, 'Failed'],
    ['the token is over', { exp: 1 }, 'Failed'],
  ])('refuses when %s, and makes no account', async (_, claims, code) => {
    provider.claims = { ...provider.claims, ...claims };
    const reply = await finishSignIn();
    expect(locationOf(reply)).toBe(`/sign-in?problem=singleSignOn${code}`);
    expect(reply.cookies?.map(({ name, value }) => [name, value])).toEqual([['single-sign-on', '']]);
    expect(await database.asOwner('select count(*)::int as count from account')).toEqual([{ count: 1 }]);
  });

  it('refuses a token that the service did not sign, another state, and a journey nobody began', async () => {
    const failed = '/sign-in?problem=singleSignOnFailed';
    provider.isForged = true;
    expect(locationOf(await finishSignIn())).toBe(failed);
    provider.isForged = false;
    expect(locationOf(await finishSignIn({ state: 'another' }))).toBe(failed);
    expect(locationOf(await finishSignIn({ cookie: 'made-up' }))).toBe(failed);
    expect(locationOf(await finishSignIn({ after: 11 * 60_000 }))).toBe(failed);
    late = 0;
  });

  it('counts once: the same way back a second time opens nothing', async () => {
    const begun = await client.call({ path: SINGLE_SIGN_ON_PATH, query: { returnTo: '/house/config' } });
    const sent = await fetch(locationOf(begun), { redirect: 'manual' });
    const back = pathOf(sent.headers.get('location') ?? '');
    const cookies = { 'single-sign-on': cookieOf(begun, 'single-sign-on') };
    const [once, again] = [await client.call({ ...back, cookies }), await client.call({ ...back, cookies })];
    expect([locationOf(once), cookieOf(once, 'staff') === '']).toEqual(['/house/config', false]);
    expect([locationOf(again), cookieOf(again, 'staff')]).toEqual(['/sign-in?problem=singleSignOnFailed', '']);
    // The returning browser must delete its sign-in cookie.
    expect(once.cookies?.find(({ name }) => name === 'single-sign-on')).toMatchObject({ value: '', maxAge: 0 });
  });

  it('sends a challenge whose answer the browser never shows, and another one each time (PKCE)', async () => {
    const asks = await Promise.all([1, 2].map(() => client.call({ path: SINGLE_SIGN_ON_PATH, query: {} })));
    const queries = asks.map((begun) => pathOf(locationOf(begun)).query);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(queries.every((query) => /^[\w-]{43}$/.test(query[name] ?? ''))).toBe(true);
      expect(new Set(queries.map((query) => query[name])).size).toBe(2);
    }
    expect(queries[0]).toMatchObject({ code_challenge_method: 'S256', response_type: 'code' });
    for (const begun of asks) expect(cookieOf(begun, 'single-sign-on')).not.toMatch(/verifier|state/);
  });

  it('leads nowhere outside', async () => {
    expect(locationOf(await finishSignIn({}, 'https://evil.example/'))).toBe('/');
    expect(locationOf(await finishSignIn({}, '//evil.example'))).toBe('/');
  });

  it('asks for a code where a site requires two steps and the service has asked for one (29.7)', async () => {
    const session = cookieOf(await finishSignIn(), 'staff');
    const staff = (await client.accounts.currentStaff(session))!;
    const opens = async (reply: Reply) =>
      (await client.callAs(cookieOf(reply, 'staff'), { path: `/api/app/sites/${shop.identifier}/home` })).status;
    expect(staff.isTwoStep).toBe(false);
    await database.asOwner(`update website set settings = '{"security":{"twoStep":true}}'`);
    await database.asOwner(`update membership set roles = '{1}'`);
    // Without a second step of the account's own it is led to set one up.
    const led = await finishSignIn();
    expect([locationOf(led), await opens(led)]).toEqual(['/house/config', 403]);
    provider.claims = { ...provider.claims, amr: ['pwd', 'mfa'] };
    expect(await opens(await finishSignIn())).toBe(200);
    provider.claims = { ...provider.claims, amr: ['pwd'] };
    await database.asOwner(
      `insert into account_two_step select id, 'sealed', 0, now(), now() from account where email = 'ida@example.com'`,
    );
    const asked = await finishSignIn();
    expect(locationOf(asked)).toBe('/sign-in?step=code&returnTo=%2Fhouse%2Fconfig');
    expect([cookieOf(asked, 'staff'), cookieOf(asked, 'code-step') === '']).toEqual(['', false]);
    await database.asOwner(`update website set settings = '{}'`);
    expect(locationOf(await finishSignIn())).toBe('/house/config');
  });

  it('says so when the service is away', async () => {
    const away = { name: 'Away', issuer: 'http://127.0.0.1:1', clientId: 'a', clientSecret: 'b' };
    const other = createAppClient({ db: database.db, settings: { singleSignOn: away } });
    const reply = await other.call({ path: SINGLE_SIGN_ON_PATH });
    expect(locationOf(reply)).toBe('/sign-in?problem=singleSignOnUnreachable');
  });
});

describe('a signed token', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'k1' };
  const token = signed({ sub: 'a' }, privateKey);
  const [head, , signature] = token.split('.');
  const other = Buffer.from('{"sub":"b"}').toString('base64url');

  it('says what it says, by a key that is published', () => {
    expect(verifiedClaims(token, [key])).toEqual({ sub: 'a' });
  });
  it.each([
    ['changed', `${head}.${other}.${signature}`, [key]],
    ['unsigned', `${Buffer.from('{"alg":"none"}').toString('base64url')}.${other}.`, [key]],
    ['signed with a word both know', signed({ sub: 'a' }, privateKey, 'HS256'), [key]],
    ['of a key of another name', token, [{ ...key, kid: 'k2' }]],
    [
      'of a weak key',
      signed({ sub: 'a' }, weak.privateKey),
      [{ ...weak.publicKey.export({ format: 'jwk' }), kid: 'k1' }],
    ],
    ['of a key for something else', token, [{ ...key, use: 'enc' }]],
    ['no token', 'a.b.c.d', [key]],
    ['nothing', '', [key]],
  ])('that is %s says nothing', (_, text, keys) => {
    expect(verifiedClaims(text, keys)).toBeNull();
  });
});
