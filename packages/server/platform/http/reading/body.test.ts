import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_TIMEOUTS } from '../listen.ts';
import { json } from '../replies/reply.ts';
import { type Call, openWire, siteRoute, type Wire } from '../testing/wire.ts';

let wire: Wire;

const siteRoutes = [
  siteRoute({
    method: 'POST',
    path: '/api/echo',
    handle: async ({ body, bodyType }) => json({ bodyType, body: body ?? null }),
  }),
  siteRoute({ path: '/api/query', handle: async ({ query }) => json(query) }),
];

beforeAll(async () => {
  wire = await openWire({ siteRoutes });
});
afterAll(() => wire.close());

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const post = (body: Call['body'], type: string, headers: Record<string, string> = {}) =>
  wire.ask({ method: 'POST', path: '/api/echo', body, headers: { 'content-type': type, ...headers } } as Call);
const echo = async (body: string, type: string) => JSON.parse((await post(body, type)).text);

describe('a body', () => {
  it('is JSON or a form', async () => {
    expect(await echo('{"a":[1]}', 'application/json; charset=utf-8')).toEqual({ bodyType: 'json', body: { a: [1] } });
    expect(await echo('a=1&b[c]=2', FORM_TYPE)).toEqual({ bodyType: 'form', body: { a: '1', b: { c: '2' } } });
    expect(await echo('', JSON_TYPE)).toEqual({ bodyType: 'none', body: null });
  });

  it('holds only texts that can be stored: no NUL, no half characters', async () => {
    expect(await echo('{"a":"x\\u0000y","b":["\\ud800"],"c\\u0000":1}', JSON_TYPE)).toEqual({
      bodyType: 'json',
      body: { a: 'xy', b: ['\ufffd'] },
    });
    expect(await echo('a=x%00y&b%00=1', FORM_TYPE)).toEqual({ bodyType: 'form', body: { a: 'xy', b: '1' } });
    expect(JSON.parse((await wire.ask({ path: '/api/query?a=%00&b=1%00' })).text)).toEqual({ a: '', b: '1' });
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'of another type is refused: %s',
    async (type) => {
      expect((await post('a=1', type)).status).toBe(415);
    },
  );

  it('that is broken JSON, or says a name twice, is refused with 400 (SC-47)', async () => {
    for (const text of ['{', '{"a":}', 'undefined', '['.repeat(100_000), '{"a":{"b":1,"b":-5}}']) {
      const heard = await post(text, JSON_TYPE);
      expect([heard.status, JSON.parse(heard.text).errorKey]).toEqual([400, 'badRequest']);
    }
  });

  it('that is compressed is refused, so that none can swell (SC-64)', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    const heard = await post(bomb, JSON_TYPE, { 'content-encoding': 'gzip' });
    expect(heard.status).toBe(415);
  });
});

describe('a large body (SC-64)', () => {
  it('is refused by its announced length, and the connection is not kept', async () => {
    const heard = await wire.say(
      'POST /api/echo HTTP/1.1\r\nHost: one.sites.test\r\nContent-Type: application/json\r\nContent-Length: 2147483648\r\n\r\n{',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard.toLowerCase()).toContain('connection: close');
  });

  it('is refused while it streams without a length', async () => {
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    const heard = await wire.say(
      `POST /api/echo HTTP/1.1\r\nHost: one.sites.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}`,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard).toContain('The request is too large.');
  });

  it('of exactly the limit is taken', async () => {
    expect((await post(`"${'a'.repeat(256_000 - 2)}"`, JSON_TYPE)).status).toBe(200);
    expect((await post(`"${'a'.repeat(256_000)}"`, JSON_TYPE)).status).toBe(413);
  });
});

describe('whoever takes too long (SC-64)', () => {
  const HEAD = 'POST /api/echo HTTP/1.1\r\nHost: one.sites.test\r\nContent-Type: application/json\r\n';

  it.each([
    ['with the headers', HEAD],
    ['with the body', `${HEAD}Content-Length: 100\r\n\r\n{`],
  ])('%s is told 408, and the connection is closed', async (_, begun) => {
    const hasty = await openWire({ siteRoutes, timeouts: { headersMs: 60, requestMs: 120, lookMs: 20 } });
    const heard = await hasty.say(begun, { quietMs: 30_000 });
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    await hasty.close();
  });

  it.each([
    ['of the headers', `${HEAD}X-Slow: `],
    ['of the body', `${HEAD}Content-Length: 100000\r\n\r\n"`],
  ])('sends a byte %s at a time, and is told so all the same', async (_, begun) => {
    const hasty = await openWire({ siteRoutes, timeouts: { headersMs: 60, requestMs: 120, lookMs: 20 } });
    expect(await hasty.say(begun, { quietMs: 30_000, dripMs: 5 })).toMatch(/^HTTP\/1\.1 408 /);
    await hasty.close();
  });

  it('has ten seconds for the headers and thirty for all of it, looked at every other second', () => {
    expect(SERVER_TIMEOUTS).toEqual({ headersMs: 10_000, requestMs: 30_000, lookMs: 2000 });
  });
});

describe('names that reach a prototype (SC-46)', () => {
  const nothingLeaked = () => expect(({} as Record<string, unknown>).x).toBeUndefined();

  it('are dropped from JSON at every depth', async () => {
    const text = '{"__proto__":{"x":1},"a":{"constructor":{"prototype":{"x":1}},"b":[{"__proto__":{"x":1},"c":2}]}}';
    expect((await echo(text, JSON_TYPE)).body).toEqual({ a: { b: [{ c: 2 }] } });
    const written = '{"\\u005f_proto__":{"x":1},"a":{"cons\\u0074ructor":1,"b":2}}';
    expect((await echo(written, JSON_TYPE)).body).toEqual({ a: { b: 2 } });
    nothingLeaked();
  });

  it('are dropped from forms and queries', async () => {
    const text = 'a[__proto__][x]=1&constructor[prototype][x]=1&__proto__=1&hasOwnProperty=1&b=2';
    expect((await echo(text, FORM_TYPE)).body).toEqual({ hasOwnProperty: '1', b: '2' });
    const heard = await wire.ask({ path: `/api/query?${text}` });
    expect(JSON.parse(heard.text)).toEqual({ hasOwnProperty: '1', b: '2' });
    nothingLeaked();
  });
});

describe('parameters (LIM-02)', () => {
  const query = async (text: string) => JSON.parse((await wire.ask({ path: `/api/query?${text}` })).text);

  it('sent twice become a list, which no rule takes for a text (SC-47)', async () => {
    expect(await query('quantity=1&quantity=-5&itemId[]=a')).toEqual({ quantity: ['1', '-5'], itemId: ['a'] });
  });

  it('are read up to a thousand (SC-48)', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => `p${n}=1`).join('&');
    expect(Object.keys((await echo(many, FORM_TYPE)).body)).toHaveLength(1000);
  });

  it('nest at most five deep and fill lists of at most twenty (SC-48)', async () => {
    const { body } = await echo(`a${'[b]'.repeat(50)}=1&list=${'x&list='.repeat(30)}&c[1000]=y`, FORM_TYPE);
    expect(body.a.b.b.b.b.b).toEqual({ [`${'[b]'.repeat(45)}`]: '1' });
    expect(Array.isArray(body.list)).toBe(false);
    expect(body.c).toEqual({ 1000: 'y' });
  });

  it('made to be slow take no time (SC-48)', async () => {
    await echo(`a${'[]'.repeat(100_000)}=1`, FORM_TYPE);
    await echo('a[]=1&'.repeat(10_000), FORM_TYPE);
  });
});
