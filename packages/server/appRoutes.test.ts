import type {
  AppHomeResponse,
  AppSessionResponse,
  AppSitesResponse,
  SignInResponse,
} from '@quoin/contract/endpoints/running';
import type { WireProblem } from '@quoin/contract/problems';
import { isAllowed, ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppCall, type AppClient, answerOf, createAppClient } from './testing/appClient.ts';
import { addMail, addOrder, addProduct, addShop, type TestShop } from './testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

const PASSWORD = 'correct horse battery';
let database: TestDatabase;
let client: AppClient;
let demo: TestShop;
let other: TestShop;
let owner: string;
const ids: Record<string, string> = {};

async function person(email: string, roles: readonly number[], isOwner = false, shop = demo): Promise<string> {
  const created = await client.accounts.createAccount({ email, password: PASSWORD, displayName: email });
  if (!created.ok) throw new Error(created.problem.code);
  await client.accounts.addMember({ websiteId: shop.id, accountId: created.value, roles, isOwner });
  return sessionOf(email);
}

async function sessionOf(email: string): Promise<string> {
  const session = await client.accounts.signIn({ email, password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  return session.value.token;
}

async function fill(shop: TestShop): Promise<void> {
  const placedAt = new Date();
  const line = { title: 'Tide', sku: 'TIDE-S', unitPrice: 2000n };
  const order = { number: 1001, email: 'buyer@example.com', fullName: 'Ada Buyer', placedAt, lines: [line] };
  ids[`${shop.identifier}.order`] = await addOrder(database.db, shop, order);
  ids[`${shop.identifier}.mail`] = await addMail(database.db, shop, {
    recipient: 'buyer@example.com',
    subject: 'Thank you',
    at: placedAt,
  });
  await addProduct(database.db, shop, { title: 'Tide', variants: [{ sku: 'TIDE-S', stock: 3 }] });
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = createAppClient({ db: database.db });
  demo = await addShop(database.db, { identifier: 'demo', title: 'Demo' });
  other = await addShop(database.db, { identifier: 'other', title: 'Other' });
  await fill(demo);
  await fill(other);
  owner = await person('owner@example.com', [], true);
  await person('stranger@example.com', [], true, other);
});
afterAll(() => database.close());

function pathsOf(identifier: string): readonly string[] {
  const root = `/api/app/sites/${identifier}`;
  return [
    `${root}/home`,
    `${root}/orders`,
    `${root}/orders/${ids[`${identifier}.order`]}`,
    `${root}/products`,
    `${root}/mailbox`,
    `${root}/mailbox/${ids[`${identifier}.mail`]}`,
    `${root}/mailbox/${ids[`${identifier}.mail`]}/html`,
  ];
}

describe('the app’s session', () => {
  const signIn = (body: unknown, headers: AppCall['headers'] = {}) =>
    client.call({ method: 'POST', path: '/api/app/session', body, headers });

  it('begins with {xsrfToken}, a cookie scripts cannot read and a crumb they can (USER-01)', async () => {
    const reply = await signIn({ email: 'owner@example.com', password: PASSWORD });
    const { xsrfToken } = answerOf<SignInResponse>(reply);
    const [staff, crumb] = ['staff', 'crumb'].map((name) => reply.cookies?.find((cookie) => cookie.name === name));
    expect(reply.status).toBe(200);
    expect(Object.keys(answerOf<object>(reply))).toEqual(['xsrfToken']);
    expect(staff).toMatchObject({ name: 'staff', httpOnly: true });
    expect(crumb).toMatchObject({ name: 'crumb', httpOnly: false, value: xsrfToken });
    const session = await client.call({ path: '/api/app/session', cookies: { staff: staff!.value } });
    expect(answerOf<AppSessionResponse>(session).staff).toMatchObject({ email: 'owner@example.com' });
  });

  it('answers the same to an unknown address, a wrong password and nonsense (SES-5)', async () => {
    const replies = [
      await signIn({ email: 'owner@example.com', password: 'not the password' }),
      await signIn({ email: 'nobody@example.com', password: PASSWORD }),
      await signIn({ email: 7 }),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(401);
      expect(answerOf<WireProblem>(reply)).toEqual(answerOf<WireProblem>(replies[0]!));
      expect(reply.cookies).toBeUndefined();
    }
  });

  it('makes the sixth wrong try wait and says for how long (SC-53)', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn({ email: 'slow@example.com', password: 'x' });
    const reply = await signIn({ email: 'slow@example.com', password: 'x' });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers?.['retry-after'])).toBeGreaterThan(0);
    expect(answerOf<WireProblem>(reply).errorKey).toBe('signInTooOften');
  });

  it('cannot be begun or ended from another site (SC-27)', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await signIn({ email: 'owner@example.com', password: PASSWORD }, foreign)).status).toBe(403);
    const session = await sessionOf('owner@example.com');
    const end: AppCall = { method: 'DELETE', path: '/api/app/session' };
    expect((await client.callAs(session, { ...end, headers: foreign })).status).toBe(403);
    expect((await client.callAs(session, { ...end, headers: { 'x-csrf-token': 'v1.wrong.wrong' } })).status).toBe(403);
    expect(await client.accounts.currentStaff(session)).not.toBeNull();
  });

  it('ends on the server and in the browser (USER-02)', async () => {
    const session = await sessionOf('owner@example.com');
    const reply = await client.callAs(session, { method: 'DELETE', path: '/api/app/session' });
    expect(reply.status).toBe(204);
    expect(reply.cookies?.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
      ['staff', '', 0],
      ['crumb', '', 0],
    ]);
    expect((await client.callAs(session, { path: '/api/app/sites' })).status).toBe(401);
  });

  it('begins by a link that counts once, for an hour, and for an owner whose password is the first one', async () => {
    const email = 'linked@example.com';
    await client.accounts.createAccount({ email, password: PASSWORD, displayName: 'Linked' });
    const [older, token] = [await client.accounts.makeOwnerLink(email), await client.accounts.makeOwnerLink(email)];
    const follow = (link: string | null) => client.call({ path: `/sign-in/${link}` });
    const dead = { status: 303, location: '/sign-in?problem=signInLinkDead' };
    const answered = async (link: string | null) => {
      const { status, headers, cookies } = await follow(link);
      return cookies === undefined ? { status, location: headers?.location } : cookies.map(({ name }) => name);
    };
    expect([await answered(older), await answered('x'.repeat(43))]).toEqual([dead, dead]);
    // It sets no password, and a link that sets one signs nobody in.
    expect(await client.accounts.resetPassword({ token: token!, password: 'quite another one' })).toMatchObject({
      ok: false,
    });
    const reply = await follow(token);
    expect([reply.status, reply.headers?.location]).toEqual([303, '/']);
    const [staff, crumb] = ['staff', 'crumb'].map((name) => reply.cookies?.find((cookie) => cookie.name === name));
    expect([staff?.name, staff?.httpOnly, crumb?.name]).toEqual(['staff', true, 'crumb']);
    expect(await client.accounts.currentStaff(staff!.value)).toMatchObject({ email });
    expect(await answered(token)).toEqual(dead);
    await client.accounts.setPassword(email, 'a password of her own');
    expect(await client.accounts.makeOwnerLink(email)).toBeNull();
  });

  it('is not believed from any other cookie (SES-2)', async () => {
    const cookies = { SiteUserInfo: '{"authenticated":true}', crumb: 'v1.a.b', CART: owner };
    expect((await client.call({ path: '/api/app/sites', cookies })).status).toBe(401);
  });
});

describe('who may see what', () => {
  it('declares an access on every route, and opens only pages and sign-in to everybody (AUT-1)', () => {
    expect(client.routes.filter((route) => route.access === undefined)).toEqual([]);
    const open = client.routes
      .filter((route) => route.access === 'public')
      .map((route) => `${route.method} ${route.path}`);
    expect(open).toEqual([
      'GET /',
      'GET /sign-in',
      'GET /forgot-password',
      'GET /reset-password',
      'GET /invitation/:name',
      'GET /assets/app/:name',
      'GET /api/app/session',
      'POST /api/app/session',
      // Its proof is the password entered before.
      'POST /api/app/session/code',
      'GET /sign-in/:token',
      'POST /api/app/account/forgot',
      'POST /api/app/account/reset',
      // Their proof is the token of a mail.
      'POST /api/app/invitation',
      'POST /api/app/invitation/answer',
      // Opened by extensions: the first leads to sign-in and consent, the others ask for the client's secret.
      'GET /api/1/login/oauth/provider/authorize',
      'POST /api/1/login/oauth/provider/tokens',
      'POST /api/1/login/oauth/provider/revoke',
      // What the Commerce API does, for everyone who writes a program.
      'GET /api/commerce',
      'GET /api/commerce/openapi.json',
    ]);
  });

  it('protects every route that changes something from forged requests', () => {
    const unsafe = client.routes.filter((route) => route.method !== 'GET');
    const withoutCrumb = unsafe.filter((route) => route.forgery !== 'crumb');
    expect(withoutCrumb.map((route) => [route.path, route.forgery])).toEqual([
      ['/api/app/session', 'origin'],
      ['/api/app/session/code', 'origin'],
      ['/api/app/account/forgot', 'origin'],
      ['/api/app/account/reset', 'origin'],
      ['/api/app/invitation', 'origin'],
      ['/api/app/invitation/answer', 'origin'],
      // Asked by servers of extensions, which have a secret and no cookies.
      ['/api/1/login/oauth/provider/tokens', 'none'],
      ['/api/1/login/oauth/provider/revoke', 'none'],
    ]);
  });

  it('answers 401 without a session and 404 for an unknown site', async () => {
    for (const path of pathsOf('demo')) expect((await client.call({ path })).status).toBe(401);
    for (const path of pathsOf('unknown')) expect((await client.callAs(owner, { path })).status).toBe(404);
  });

  it('finds nothing of a foreign site, and none of its rows through one’s own (TEN-3)', async () => {
    for (const path of pathsOf('other')) expect((await client.callAs(owner, { path })).status).toBe(404);
    const own = '/api/app/sites/demo';
    for (const path of [`${own}/orders/${ids['other.order']}`, `${own}/mailbox/${ids['other.mail']}`]) {
      expect((await client.callAs(owner, { path })).status).toBe(404);
    }
  });

  it('lists only one’s own sites', async () => {
    const { sites } = answerOf<AppSitesResponse>(await client.callAs(owner, { path: '/api/app/sites' }));
    expect(sites).toMatchObject([
      {
        identifier: 'demo',
        url: 'http://demo.localhost:3000',
        isOwner: true,
      },
    ]);
  });

  it.each(Object.entries(ROLES))('opens to %s what the matrix opens (AUT-2)', async (name, role) => {
    const session = await person(`${name}@example.com`, [role]);
    const member = { roles: [role], isOwner: false };
    const [orders, products] = [isAllowed(member, 'orders.read'), isAllowed(member, 'products.read')];
    const expected = [true, orders, orders, products, orders, orders, orders].map((open) => (open ? 200 : 403));
    const replies = await Promise.all(pathsOf('demo').map((path) => client.callAs(session, { path })));
    expect(replies.map((reply) => reply.status)).toEqual(expected);
    const home = answerOf<AppHomeResponse>(replies[0]!);
    expect(home.sales !== null).toBe(isAllowed(member, 'analytics.read:sales'));
    expect(home.latestOrders !== null).toBe(orders);
    expect(home.lowStock !== null).toBe(products);
  });
});
