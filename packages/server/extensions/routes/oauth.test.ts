import { createHash, randomBytes } from 'node:crypto';
import {
  type AppAuthorizationResponse,
  type AppExtensionsResponse,
  type AuthorizationRedirect,
  OAUTH_AUTHORIZE_PATH,
  OAUTH_REVOKE_PATH,
  OAUTH_TOKENS_PATH,
  type ShownExtensionResponse,
} from '@quoin/contract/endpoints/running';
import { ROLES } from '@quoin/domain/access';
import { parseQueryString } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AppClient,
  answerOf,
  callsOf,
  createAppClient,
  signInMember,
  testKeyFor,
} from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createWebhook } from '../../webhooks/changeWebhooks.ts';
import { programOfToken } from '../programOfToken.ts';

const CALLBACK = 'https://books.example/callback';
const BOOKS = { name: 'Books', redirectUrls: [CALLBACK] };
const EXTENSIONS = '/settings/extensions';
const clock = { ahead: 0 };
let test: TestDatabase;
let client: AppClient;
let shop: TestShop;
let owner: string;
let manager: string;
let shown: ShownExtensionResponse['shown'];

beforeAll(async () => {
  const now = () => Date.now() + clock.ahead;
  test = await createTestDatabase({ open: { now } });
  client = createAppClient({ db: test.db });
  shop = await addShop(test.db, { identifier: 'open' });
  await addShop(test.db, { identifier: 'elsewhere' });
  owner = await signInMember(client, shop.id, 'owner', { isOwner: true, displayName: 'Nora Keane' });
  manager = await signInMember(client, shop.id, 'manager', { roles: [ROLES.storeManager] });
  shown = (await call<ShownExtensionResponse>('POST', EXTENSIONS, BOOKS)).body.shown;
});
afterAll(() => test.close());

const call = callsOf('open', () => ({ client, session: owner }));

const asked = (more: Readonly<Record<string, string>> = {}) => ({
  ...{ client_id: shown.clientId, redirect_uri: CALLBACK, scope: 'website.orders,website.products.read' },
  ...{ state: '1.0', access_type: 'offline', response_type: 'code', ...more },
});
const packed = (more: Readonly<Record<string, string>> = {}) =>
  Buffer.from(String(new URLSearchParams(asked(more)))).toString('base64url');
const decision = (isAllowed: boolean, more: Readonly<Record<string, string>> = {}) => ({
  request: packed(more),
  isAllowed,
});
const goesTo = async (isAllowed: boolean, more: Readonly<Record<string, string>> = {}) => {
  const { body } = await call<AuthorizationRedirect>('POST', '/authorization', decision(isAllowed, more));
  return new URL(body.redirectTo);
};
const newCode = async (more: Readonly<Record<string, string>> = {}) =>
  (await goesTo(true, more)).searchParams.get('code') ?? '';

const basic = ({ clientId, clientSecret } = shown) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
async function tokens(
  body: object,
  headers: Readonly<Record<string, string>> = { authorization: basic() },
  path = OAUTH_TOKENS_PATH,
) {
  const reply = await client.call({ method: 'POST', path, body, headers });
  return { status: reply.status, body: answerOf<Record<string, string>>(reply) };
}
const forCode = (code: string, more: object = {}) => ({
  ...{ grant_type: 'authorization_code', code, redirect_uri: CALLBACK, ...more },
});
const forRefresh = (token = '') => ({ grant_type: 'refresh_token', refresh_token: token });
const isOpen = async (token = '') => (await programOfToken(test, token)) !== null;

describe('an extension asks', () => {
  it('by the browser, which is led to the site that it is registered in, with everything it was given', async () => {
    const url = `${OAUTH_AUTHORIZE_PATH}?${new URLSearchParams(asked())}`;
    const reply = await client.pipeline.routes
      .find('GET', OAUTH_AUTHORIZE_PATH)
      ?.route.handle({ query: parseQueryString(url.split('?')[1] ?? ''), url } as never);
    expect(reply?.status).toBe(303);
    expect(reply?.headers?.location).toBe(`/open/config/authorize?request=${packed()}`);
  });

  it.each([
    ['an id that nobody has', { client_id: 'x'.repeat(44) }],
    ['another address', { redirect_uri: `${CALLBACK}/more` }],
    ['an address with a query', { redirect_uri: `${CALLBACK}?x=1` }],
  ])('and goes nowhere with %s', async (_, more) => {
    const page = await client.call({ path: OAUTH_AUTHORIZE_PATH, query: asked(more) });
    expect([page.status, page.headers?.location]).toEqual([400, undefined]);
    expect((await call('GET', `/authorization?request=${packed(more)}`)).status).toBe(400);
    expect((await call('POST', '/authorization', decision(true, more))).status).toBe(400);
  });

  it('and says who it is and what it wants', async () => {
    const { body } = await call<AppAuthorizationResponse>('GET', `/authorization?request=${packed()}`);
    expect(body).toEqual({
      ...{ name: 'Books', scopes: ['website.orders', 'website.products.read'], isOffline: true },
      redirectHost: 'books.example',
    });
  });

  it.each([
    [{ scope: 'website.everything' }, 'invalid_scope'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }, 'invalid_request'],
  ])('with %j comes back with %s and its state', async (more, error) => {
    const { searchParams } = await goesTo(true, more);
    expect([searchParams.get('error'), searchParams.get('state'), searchParams.get('code')]).toEqual([
      error,
      '1.0',
      null,
    ]);
  });

  it('and comes back with nothing when it is declined', async () => {
    const { origin, searchParams } = await goesTo(false);
    expect([origin, searchParams.get('error'), searchParams.get('state')]).toEqual([
      ...['https://books.example', 'access_denied', '1.0'],
    ]);
  });

  it('the owner and administrators alone', async () => {
    expect((await call('POST', '/authorization', decision(true), manager)).status).toBe(403);
    expect((await call('GET', EXTENSIONS, undefined, manager)).status).toBe(403);
  });
});

describe('a code', () => {
  it('becomes an access token of 30 minutes and a refresh token', async () => {
    const { status, body } = await tokens(forCode(await newCode()));
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ access_token: expect.stringMatching(/^quoin_access_/), token_type: 'bearer', expires_in: 1800 },
      ...{ access_token_expires_at: expect.stringMatching(/^\d+(\.\d+)?$/), account_id: expect.any(String) },
      ...{ scope: 'website.orders,website.products.read', refresh_token: expect.stringMatching(/^quoin_refresh_/) },
      refresh_token_expires_at: expect.stringMatching(/^\d+(\.\d+)?$/),
    });
    const program = await programOfToken(test, body.access_token ?? '');
    expect(program).toMatchObject({
      ...{ site: { id: shop.id }, scopes: ['website.orders', 'website.products.read'] },
      extension: { clientId: shown.clientId },
    });
    const kept = JSON.stringify(await test.asOwner('select t::text from extension_token t'));
    expect(kept).not.toContain(body.access_token);
    clock.ahead += 30 * 60_000;
    expect(await isOpen(body.access_token)).toBe(false);
    clock.ahead = 0;
  });

  it('is without a refresh token for who does not come back', async () => {
    const { body } = await tokens(forCode(await newCode({ access_type: '' })));
    expect(body).not.toHaveProperty('refresh_token');
  });

  it('is taken as JSON or form, with the secret in the header or beside it', async () => {
    const { clientId: client_id, clientSecret: client_secret } = shown;
    const beside = { client_id, client_secret };
    expect((await tokens({ ...forCode(await newCode()), ...beside }, {})).status).toBe(200);
    expect((await tokens(forCode(await newCode()), {})).status).toBe(401);
  });

  it.each([
    ['another address', { redirect_uri: 'https://books.example/other' }],
    ['no address', { redirect_uri: undefined }],
    ['a verifier that nobody asked for', { code_verifier: 'x' }],
    ['a code that nobody gave', { code: 'quoin_code_x' }],
  ])('is not taken with %s', async (_, more) => {
    expect(await tokens(forCode(await newCode(), more))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('is good for a minute', async () => {
    const code = await newCode();
    clock.ahead += 61_000;
    expect((await tokens(forCode(code))).body.error).toBe('invalid_grant');
    clock.ahead = 0;
  });

  it('that comes twice ends what it gave', async () => {
    const code = await newCode();
    const { body } = await tokens(forCode(code));
    expect(await isOpen(body.access_token)).toBe(true);
    expect((await tokens(forCode(code))).body.error).toBe('invalid_grant');
    expect(await isOpen(body.access_token)).toBe(false);
    expect((await tokens(forRefresh(body.refresh_token))).body.error).toBe('invalid_grant');
  });

  it('goes with what its challenge was made of (RFC 7636)', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const more = { code_challenge: challenge, code_challenge_method: 'S256' };
    expect((await tokens(forCode(await newCode(more)))).status).toBe(400);
    expect((await tokens(forCode(await newCode(more), { code_verifier: 'wrong' }))).status).toBe(400);
    expect((await tokens(forCode(await newCode(more), { code_verifier: verifier }))).status).toBe(200);
  });
});

describe('a refresh token', () => {
  it('is replaced each time, and ends everything when the old one comes again', async () => {
    const first = (await tokens(forCode(await newCode()))).body;
    const second = (await tokens(forRefresh(first.refresh_token))).body;
    expect(await isOpen(second.access_token)).toBe(true);
    const third = (await tokens(forRefresh(second.refresh_token))).body;
    expect((await tokens(forRefresh(first.refresh_token))).body.error).toBe('invalid_grant');
    expect([await isOpen(third.access_token), (await tokens(forRefresh(third.refresh_token))).status]).toEqual([
      false,
      400,
    ]);
  });

  it('taken twice at once gives tokens once', async () => {
    const first = (await tokens(forCode(await newCode()))).body;
    const both = await Promise.all([1, 2].map(() => tokens(forRefresh(first.refresh_token))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is good for seven days, and only for its own extension', async () => {
    const made = await call<ShownExtensionResponse>('POST', EXTENSIONS, { ...BOOKS, name: 'Other' });
    const { body } = await tokens(forCode(await newCode()));
    const foreign = { authorization: basic(made.body.shown) };
    expect((await tokens(forRefresh(body.refresh_token), foreign)).body.error).toBe('invalid_grant');
    clock.ahead += 7 * 86_400_000 + 1000;
    expect((await tokens(forRefresh(body.refresh_token))).body.error).toBe('invalid_grant');
    clock.ahead = 0;
  });

  it.each([
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ grant_type: 'refresh_token' }, 400, 'invalid_request'],
    [{}, 400, 'unsupported_grant_type'],
  ])('%j is answered with %i %s', async (body, status, error) => {
    expect(await tokens(body)).toMatchObject({ status, body: { error } });
  });

  it('needs the secret of its extension', async () => {
    const wrong = { authorization: basic({ ...shown, clientSecret: 'wrong' }) };
    expect(await tokens(forRefresh('x'), wrong)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });
});

describe('access ends', () => {
  const uninstalls = async () =>
    (
      await test.asOwner<{ data: { clientId: string } }>(
        "select data from webhook_delivery where topic = 'extension.uninstall'",
      )
    ).map(({ data }) => data.clientId);

  it('when its extension gives it back', async () => {
    const { body } = await tokens(forCode(await newCode()));
    expect((await tokens({ token: body.access_token }, undefined, OAUTH_REVOKE_PATH)).status).toBe(200);
    expect(await isOpen(body.access_token)).toBe(false);
    const next = (await tokens(forRefresh(body.refresh_token))).body;
    await tokens({ token: next.refresh_token }, undefined, OAUTH_REVOKE_PATH);
    expect([await isOpen(next.access_token), (await tokens(forRefresh(next.refresh_token))).status]).toEqual([
      false,
      400,
    ]);
  });

  it('when the owner ends it: the extension is told, and nobody else', async () => {
    const mine = { websiteId: shop.id, clientId: shown.clientId, actor: { accountId: null, name: 'Books' } };
    const deps = { db: test.db, config: {} as never, keyFor: testKeyFor, randomBytes };
    const draft = {
      endpointUrl: 'https://books.example/hooks',
      topics: ['extension.uninstall', 'order.create'] as const,
    };
    await createWebhook(deps, mine, draft);
    await createWebhook(deps, { ...mine, clientId: null }, draft);
    const { body } = await tokens(forCode(await newCode()));
    const { extensions } = (await call<AppExtensionsResponse>('GET', EXTENSIONS)).body;
    const books = extensions.find(({ name }) => name === 'Books');
    expect(books?.access).toMatchObject({
      scopes: ['website.orders', 'website.products.read'],
      grantedBy: 'Nora Keane',
    });
    const after = await call<AppExtensionsResponse>('DELETE', `${EXTENSIONS}/${books?.id}/access`);
    expect(after.body.extensions.find(({ name }) => name === 'Books')?.access).toBeNull();
    expect(await isOpen(body.access_token)).toBe(false);
    expect(await uninstalls()).toEqual([shown.clientId]);
    const left = await test.asOwner('select 1 from webhook_subscription where ended_at is null');
    expect(left).toHaveLength(1);
  });

  it('when the extension is deleted, or its secret replaced for what comes after', async () => {
    const { body: before } = await call<AppExtensionsResponse>('GET', EXTENSIONS);
    const id = before.extensions.find(({ clientId }) => clientId === shown.clientId)?.id;
    const kept = (await tokens(forCode(await newCode()))).body;
    const old = basic();
    shown = (await call<ShownExtensionResponse>('POST', `${EXTENSIONS}/${id}/rotation`)).body.shown;
    expect((await tokens(forRefresh(kept.refresh_token), { authorization: old })).status).toBe(401);
    const next = (await tokens(forRefresh(kept.refresh_token))).body;
    expect(await isOpen(next.access_token)).toBe(true);
    await call('DELETE', `${EXTENSIONS}/${id}`);
    expect([await isOpen(next.access_token), (await tokens(forRefresh(next.refresh_token))).status]).toEqual([
      false,
      401,
    ]);
  });
});
