import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ByteRange } from './replies/ranges.ts';
import { html, json, noContent, ProblemReply } from './replies/reply.ts';
import { API_HOST, APP_HOST, appRoute, openWire, siteRoute, testSite, type Wire } from './testing/wire.ts';

const LONG = 'Twelve prints of one hill. '.repeat(200);
let wire: Wire;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-handler-'));
  writeFileSync(join(folder, 'file.bin'), Buffer.alloc(200_000, 3));
  const open = async (range?: ByteRange) => createReadStream(join(folder, 'file.bin'), range);
  const lost = { size: 200_000, open: () => Promise.reject(new Error('out of reach')) };
  const file = { size: 200_000, open };
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' };
  wire = await openWire({
    findSite: async (name) => {
      if (name === 'broken') throw new Error('a fault of ours');
      if (name === 'away') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      return name === 'one' ? testSite('one') : null;
    },
    cachedPages: {
      tryServe: (_, method, url) =>
        method === 'GET' && url === '/cached'
          ? { status: 200, headers: { 'content-type': 'text/html', 'cache-control': 'public' }, body: 'from memory' }
          : null,
    },
    siteRoutes: [
      siteRoute({ path: '/', handle: async () => html('home') }),
      siteRoute({ path: '/long', handle: async () => html(LONG, { headers: { vary: 'Accept' } }) }),
      siteRoute({ path: '/file', handle: async () => ({ status: 200, headers, body: null, file }) }),
      siteRoute({ path: '/lost', handle: async () => ({ status: 200, headers, body: null, file: lost }) }),
      siteRoute({ path: '/checkout', handle: async () => html('checkout') }),
      siteRoute({ path: '/api/fault', handle: () => Promise.reject(new Error('secret of the machine')) }),
      siteRoute({ path: '/fault', handle: () => Promise.reject(new Error('secret of the machine')) }),
      siteRoute({ path: '/nothing', handle: async () => noContent() }),
      siteRoute({
        path: '/refuse',
        handle: () =>
          Promise.reject(
            new ProblemReply({ code: 'x', field: 'f' }, 422, 'No such thing as <script>alert(1)</script>'),
          ),
      }),
      siteRoute({
        path: '/api/refuse',
        handle: () => Promise.reject(new ProblemReply({ code: 'x', field: 'f' }, 422, 'No.')),
      }),
      siteRoute({ method: 'POST', path: '/', handle: async () => json({}) }),
    ],
  });
});
afterAll(async () => {
  await wire.close();
  rmSync(folder, { recursive: true });
});

/** Requests without a name are refused before their key is looked at. */
const PROGRAM = { 'user-agent': 'stock-sync/1.0' };

it('answers programs alone on the host of the Commerce API', async () => {
  for (const path of ['/', '/1.0/commerce/orders', '/api/app/session'])
    expect(JSON.parse((await get(path, API_HOST, PROGRAM)).text)).toMatchObject({
      type: 'AUTHORIZATION_ERROR',
      details: null,
    });
  expect((await get('/1.0/commerce/orders', APP_HOST, PROGRAM)).status).toBe(401);
  expect((await get('/1.0/commerce/orders')).status).toBe(404);
});

const get = (path: string, host?: string, headers: Record<string, string> = {}) =>
  wire.ask({ path, headers, ...(host === undefined ? {} : { host }) });

describe('a host (SC-33)', () => {
  it.each(['evil.test', 'nobody.sites.test', 'one.sites.test@evil.test', 'sites.test', 'one.sites.test.evil.test'])(
    'that is not ours is answered 421: %s',
    async (host) => {
      const heard = await get('/', host);
      expect(heard.status).toBe(421);
      expect(heard.text).toContain('No site answers here');
    },
  );

  it('is shown without its marks, so that no page can be written through it', async () => {
    const heard = await get('/', 'x"><script>alert(1)</script>');
    expect(heard.status).toBe(421);
    expect(heard.text).not.toContain('<script>');
  });

  it('is found with any port and in any case, and by a site’s own domain', async () => {
    expect((await get('/', 'ONE.sites.TEST:8080')).text).toBe('home');
    expect((await get('/', 'own-domain.test')).text).toBe('home');
  });

  it('forwarded by somebody is not believed', async () => {
    expect((await get('/', 'evil.test', { 'x-forwarded-host': 'one.sites.test' })).status).toBe(421);
  });

  it('sent twice is refused', async () => {
    const heard = await wire.say(
      'GET / HTTP/1.1\r\nHost: one.sites.test\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('in the absolute form does not replace the Host line', async () => {
    const ask = (target: string, host: string) =>
      wire.say(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await ask('http://one.sites.test/', 'evil.test')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await ask('http://evil.test/', 'one.sites.test')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('that is missing is refused', async () => {
    expect(await wire.say('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await wire.say('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
  });
});

describe('an address', () => {
  it.each(['/assets/../../etc/passwd', '/%2e%2e%2f%2e%2e%2fetc/passwd', '/..%5c..%5cetc', '/a%00b'])(
    'that climbs is refused: %s (SC-37)',
    async (path) => {
      const heard = await wire.say(`GET ${path} HTTP/1.1\r\nHost: one.sites.test\r\nConnection: close\r\n\r\n`);
      expect(heard).toMatch(/^HTTP\/1\.1 400 /);
      expect(heard).not.toContain('root:');
    },
  );

  it('that is malformed is refused, and the process lives on (SC-38)', async () => {
    for (const path of ['/%E0%A4%A', '/%', `/${'a'.repeat(9000)}`]) expect((await get(path)).status).toBe(400);
    expect((await get(`/${'a'.repeat(16_500)}`)).status).toBe(431);
    expect((await get('/')).status).toBe(200);
  });

  it('that nobody answers is not found', async () => {
    expect((await get('/nowhere')).status).toBe(404);
    expect(JSON.parse((await get('/api/nowhere')).text)).toEqual({
      ...{ error: 'Not found.', errorKey: 'notFound', path: '/api/nowhere' },
    });
  });

  it('is refused in the language that the app asks in (29.2), and by a site in its own', async () => {
    const error = async (host: string | undefined, language: string) =>
      JSON.parse((await get('/api/nowhere', host, { 'accept-language': language })).text).error;
    expect([await error(APP_HOST, 'de'), await error(APP_HOST, 'en'), await error(undefined, 'de')]).toEqual([
      'Das gibt es hier nicht.',
      'Not found.',
      'Not found.',
    ]);
  });
});

describe('a method', () => {
  it('that the address does not answer is refused with those it does', async () => {
    const heard = await wire.ask({ method: 'DELETE', path: '/' });
    expect([heard.status, heard.headers.allow]).toEqual([405, 'HEAD, GET, POST']);
    expect((await wire.ask({ method: 'OPTIONS', path: '/' })).status).toBe(405);
    expect((await wire.ask({ method: 'PROPFIND', path: '/' })).headers.allow).toContain('GET');
  });

  it('HEAD is answered as GET is, without the body', async () => {
    for (const path of ['/', '/long', '/file', '/nowhere']) {
      const [head, full] = [await wire.ask({ method: 'HEAD', path }), await wire.ask({ path })];
      expect(head.status).toBe(full.status);
      expect(head.bytes).toHaveLength(0);
      expect(head.headers['content-length']).toBe(String(full.bytes.length));
      expect(head.headers['content-type']).toBe(full.headers['content-type']);
    }
  });
});

describe('an answer', () => {
  it('is compressed as the browser takes it, and says so beside what it varied on before', async () => {
    const heard = await get('/long', undefined, { 'accept-encoding': 'br' });
    expect(heard.headers['content-encoding']).toBe('br');
    expect(heard.headers.vary).toBe('Accept, Accept-Encoding');
    expect(brotliDecompressSync(heard.bytes).toString()).toBe(LONG);
    expect((await get('/long')).text).toBe(LONG);
    expect((await get('/long')).headers.vary).toBe('Accept, Accept-Encoding');
  });

  it('may be a file', async () => {
    expect((await get('/file')).bytes.equals(Buffer.alloc(200_000, 3))).toBe(true);
    const away = await get('/lost');
    expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([503, '5', 'no-store']);
  });

  it('may be empty', async () => {
    const heard = await get('/nothing');
    expect([heard.status, heard.text]).toEqual([204, '']);
  });

  it('comes from memory before anything else is looked at', async () => {
    expect((await get('/cached')).text).toBe('from memory');
  });

  it('carries the headers of its surface, and no name of the server', async () => {
    const page = (await get('/')).headers;
    expect(page['content-security-policy']).toContain(`frame-ancestors 'self' http://${APP_HOST}`);
    expect(page['x-content-type-options']).toBe('nosniff');
    expect(page['x-powered-by'] ?? page.server).toBeUndefined();
    const checkout = (await get('/checkout')).headers;
    expect(checkout['content-security-policy']).toContain("default-src 'none'");
    expect(checkout['x-frame-options']).toBe('DENY');
    expect((await get('/api/nowhere')).headers['content-security-policy']).toBeUndefined();
  });
});

describe('what goes wrong', () => {
  it('in a route is answered 500 with a reference and no secret', async () => {
    const api = await get('/api/fault');
    expect([api.status, JSON.parse(api.text)]).toEqual([
      500,
      { error: 'Something went wrong', errorKey: 'fault', requestId: expect.stringMatching(/^request-/) },
    ]);
    const page = await get('/fault');
    expect(page.status).toBe(500);
    expect(page.text).not.toContain('secret');
  });

  it('while the site is looked up is answered too', async () => {
    expect((await get('/', 'broken.sites.test')).status).toBe(500);
  });

  it('while the database is away is answered 503, with when to come back', async () => {
    const heard = await get('/', 'away.sites.test');
    expect(heard.status).toBe(503);
    expect(Number(heard.headers['retry-after'])).toBeGreaterThan(0);
    expect(heard.text).toContain('Please try again');
  });

  it('and is a refusal is told in its own words, escaped on a page', async () => {
    expect(JSON.parse((await get('/api/refuse')).text)).toEqual({ error: 'No.', errorKey: 'x', field: 'f' });
    const page = await get('/refuse');
    expect(page.status).toBe(422);
    expect(page.text).toContain('&lt;script&gt;');
    expect(page.text).not.toContain('<script>');
  });

  it('in the headers alone is answered by their limit: 431 (SC-64)', async () => {
    const heard = await wire.say(`GET / HTTP/1.1\r\nHost: one.sites.test\r\nX-Big: ${'a'.repeat(100_000)}\r\n\r\n`);
    expect(heard).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('probes', () => {
  it('answer on every host', async () => {
    expect(JSON.parse((await get('/healthz', 'evil.test')).text)).toMatchObject({ status: 'ok' });
    expect((await get('/readyz', 'evil.test')).status).toBe(200);
  });

  it('say when the database is away', async () => {
    const away = await openWire({ isReady: async () => false });
    expect((await away.ask({ path: '/readyz' })).status).toBe(503);
    await away.close();
  });

  it.each([
    ['own-domain.test', 200],
    ['OWN-domain.test', 200],
    ['one.sites.test', 200],
    ['three.sites.test', 404],
    ['stranger.test', 404],
    ['own-domain.test:8080', 404],
    ['not a name', 404],
    ['', 404],
  ])('let a proxy order a certificate for what is connected only: %s', async (domain, status) => {
    const query = new URLSearchParams({ domain }).toString();
    expect((await get(`/.well-known/quoin-certificate?${query}`, 'evil.test')).status).toBe(status);
  });

  it('show numbers to neighbours only', async () => {
    const metrics = await get('/metrics', 'evil.test');
    expect(metrics.text).toContain('quoin_http_requests_total');
    expect((await get('/metrics', undefined, { 'x-forwarded-for': '10.0.0.1' })).status).toBe(404);
  });
});

describe('what an owner has changed', () => {
  it('is seen by the next visitor, and a change that was refused makes nobody wait for the database', async () => {
    let asked = 0;
    const shown = await openWire({
      findSite: async () => {
        asked += 1;
        return testSite('one');
      },
      now: () => 0,
      siteRoutes: [siteRoute({ path: '/', handle: async () => html('home') })],
      appRoutes: [
        appRoute({ path: '/api/app/sites/:name/pages', handle: async () => json({}) }),
        appRoute({ method: 'PUT', path: '/api/app/sites/:name/pages', forgery: 'none', handle: async () => json({}) }),
        appRoute({
          method: 'PUT',
          path: '/api/app/sites/:name/refused',
          forgery: 'none',
          handle: async () => json({}, { status: 409 }),
        }),
      ],
    });
    const askedAfter = async (method: string, path: string) => {
      const { status } = await shown.ask({ host: APP_HOST, method, path: `/api/app/sites${path}` });
      await shown.ask({ host: 'one.sites.test', path: '/' });
      return [status, asked];
    };
    await shown.ask({ host: 'one.sites.test', path: '/' });
    expect(await askedAfter('GET', '/one/pages')).toEqual([200, 1]);
    expect(await askedAfter('PUT', '/one/refused')).toEqual([409, 1]);
    expect(await askedAfter('PUT', '/two/pages')).toEqual([200, 1]);
    expect(await askedAfter('PUT', '/one/pages')).toEqual([200, 2]);
    await shown.close();
  });
});
