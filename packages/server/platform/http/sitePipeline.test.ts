import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html, json, redirect } from './replies/reply.ts';
import { type Call, cookieLines, openWire, siteRoute, type Wire } from './testing/wire.ts';

const TOKEN = 'a'.repeat(22);
const ISSUED = 'c'.repeat(22);
let wire: Wire;

beforeAll(async () => {
  const cart = { name: 'CART', value: ISSUED, httpOnly: true, maxAge: 60 };
  wire = await openWire({
    siteRoutes: [
      siteRoute({ path: '/private', handle: async (request) => html(`crumb ${request.crumb}`) }),
      siteRoute({
        path: '/shared',
        handle: async () => html('x', { headers: { 'cache-control': 'public, max-age=60' } }),
      }),
      siteRoute({
        path: '/stored',
        handle: async () => html('x', { headers: { 'cache-control': 's-maxage=60, max-age=0' } }),
      }),
      siteRoute({ path: '/issue', handle: async () => json({}, { cookies: [cart] }) }),
      siteRoute({ path: '/leave', handle: async () => redirect('/private') }),
      siteRoute({
        path: '/api/who',
        handle: async ({ visitor, site, ip }) => json({ cart: visitor.cartToken, site: site.identifier, ip }),
      }),
    ],
  });
});
afterAll(() => wire.close());

const get = (path: string, cookie?: string, more: Call = {}) =>
  wire.ask({ path, headers: cookie === undefined ? {} : { cookie }, ...more });

describe('the crumb cookie', () => {
  it('comes with private answers to a visitor whose browser has none', async () => {
    const heard = await get('/private', `CART=${TOKEN}`);
    const crumb = cookieLines(heard).get('crumb')!;
    expect(crumb).toMatch(/^crumb=v1\.[^;]+; Path=\/; SameSite=Lax$/);
    expect(heard.text).toBe(`crumb ${crumb.slice('crumb='.length, crumb.indexOf(';'))}`);
  });

  it('is left alone while it is good, and replaced when it is of another site or visitor (SC-56)', async () => {
    const good = wire.crumbs.forVisitor('site-one', TOKEN);
    expect((await get('/private', `CART=${TOKEN}; crumb=${good}`)).setCookies).toEqual([]);
    expect((await get('/private', `CART=${TOKEN}; crumb=${good}`)).text).toBe(`crumb ${good}`);
    const foreign = wire.crumbs.forVisitor('site-two', TOKEN);
    expect((await get('/private', `CART=${TOKEN}; crumb=${foreign}`)).setCookies).toHaveLength(1);
    expect((await get('/private', `CART=${TOKEN}; crumb=${good}; crumb=tossed`)).setCookies).toHaveLength(1);
  });

  it('follows a cart that was just issued', async () => {
    const lines = cookieLines(await get('/issue'));
    expect(lines.get('CART')).toBe(`CART=${ISSUED}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`);
    const crumb = lines.get('crumb')!.slice('crumb='.length).split(';')[0]!;
    expect(wire.crumbs.isForVisitor('site-one', ISSUED, crumb)).toBe(true);
  });

  it('never comes with what a cache may keep', async () => {
    expect((await get('/shared', `CART=${TOKEN}`)).setCookies).toEqual([]);
    expect((await get('/stored', `CART=${TOKEN}`)).setCookies).toEqual([]);
  });

  it('comes with redirects, which are private', async () => {
    const heard = await get('/leave', `CART=${TOKEN}`);
    expect([heard.status, heard.headers.location]).toEqual([303, '/private']);
    expect(heard.setCookies).toHaveLength(1);
  });

  it('is not given to a visitor without a cart', async () => {
    expect((await get('/private')).setCookies).toEqual([]);
    expect((await get('/private')).text).toBe('crumb null');
  });
});

describe('the cart token', () => {
  const cartOf = async (path: string, cookie?: string) => JSON.parse((await get(path, cookie)).text).cart;

  it('is read from the cookie alone: one in the address is ignored (SC-30)', async () => {
    expect(await cartOf(`/api/who?CART=${TOKEN}&cartToken=${TOKEN}`)).toBeNull();
    expect(await cartOf('/api/who', `CART=${TOKEN}`)).toBe(TOKEN);
  });

  it.each(['short', `${TOKEN};`, 'x'.repeat(200), `${TOKEN.slice(2)}%00`, '../../etc'])(
    'of no such form counts as none: %s',
    async (token) => {
      const held = await cartOf('/api/who', `CART=${encodeURIComponent(token)}`);
      expect(held).toBeNull();
    },
  );
});

describe('rate limits', () => {
  it('are answered with 429, the seconds to wait and a sentence that says the same (ATC-10)', async () => {
    const strict = await openWire({
      rateLimitFactor: 1,
      siteRoutes: [
        siteRoute({ path: '/api/ask', rate: 'restock', handle: async () => json({}) }),
        siteRoute({ path: '/ask', rate: 'restock', handle: async () => html('done') }),
      ],
    });
    try {
      for (let n = 0; n < 10; n += 1) expect((await strict.ask({ path: '/api/ask' })).status).toBe(200);
      const refused = await strict.ask({ path: '/api/ask' });
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(60);
      expect(JSON.parse(refused.text)).toEqual({
        error: `Please try again in ${Math.ceil(seconds / 60)} minutes.`,
        errorKey: 'tooManyRequests',
      });
      expect((await strict.ask({ path: '/ask' })).text).toMatch(/Please try again in \d+ minutes\./);
      expect((await strict.ask({ path: '/api/ask', host: 'two.sites.test' })).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('behind a proxy of ours', () => {
  let proxied: Wire;
  beforeAll(async () => {
    const cart = { name: 'CART', value: ISSUED, httpOnly: true };
    proxied = await openWire({
      trustedProxies: 1,
      siteRoutes: [
        siteRoute({ path: '/issue', handle: async () => json({}, { cookies: [cart] }) }),
        siteRoute({
          path: '/api/who',
          handle: async ({ ip, isSecure, origin, visitor }) => json({ ip, isSecure, origin, cart: visitor.cartToken }),
        }),
      ],
    });
  });
  afterAll(() => proxied.close());

  const who = async (server: Wire, headers: Record<string, string>) =>
    JSON.parse((await server.ask({ path: '/api/who', headers })).text);

  it('the visitor’s address is the one the proxy added, whatever was claimed before it', async () => {
    const forwarded = { 'x-forwarded-for': '6.6.6.6, 10.1.2.3' };
    expect((await who(proxied, forwarded)).ip).toBe('10.1.2.3');
    expect((await who(proxied, {})).ip).toContain('127.0.0.1');
  });

  it('https is what the proxy says it is, and never somebody further away', async () => {
    expect(await who(proxied, { 'x-forwarded-proto': 'https' })).toMatchObject({
      isSecure: true,
      origin: 'https://one.sites.test',
    });
    for (const claim of ['http', 'https, http', 'xhttps', '']) {
      expect((await who(proxied, { 'x-forwarded-proto': claim })).isSecure).toBe(false);
    }
  });

  it('cookies are Secure, and the cart’s carries __Host-', async () => {
    const lines = cookieLines(await proxied.ask({ path: '/issue', headers: { 'x-forwarded-proto': 'https' } }));
    expect(lines.get('__Host-CART')).toBe(`__Host-CART=${ISSUED}; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(lines.get('crumb')).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
  });

  it('a cart planted by another host of the domain is ignored (SC-56)', async () => {
    const headers = { 'x-forwarded-proto': 'https', cookie: `CART=${TOKEN}` };
    expect((await who(proxied, headers)).cart).toBeNull();
    expect((await who(proxied, { ...headers, cookie: `CART=${TOKEN}; __Host-CART=${ISSUED}` })).cart).toBe(ISSUED);
  });

  it('without one, forwarded claims count for nothing (SC-33)', async () => {
    const claims = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'two.sites.test' };
    const heard = await wire.ask({ path: '/api/who', headers: claims });
    expect(JSON.parse(heard.text)).toMatchObject({ site: 'one', ip: expect.stringContaining('127.0.0.1') });
  });
});
