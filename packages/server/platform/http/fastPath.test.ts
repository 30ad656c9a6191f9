import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, ProblemReply } from './replies/reply.ts';
import type { AnonymousRequest, SiteRoute } from './route.ts';
import { type Call, type Heard, openWire, testSite, type Wire } from './testing/wire.ts';

const DOOR = { method: 'POST', rate: 'tracking', forgery: 'origin', body: 'beacon', isAnonymous: true } as const;

/** What routes of either kind can answer, and throw. */
function answer({ site, path, params, headers, origin, body }: AnonymousRequest) {
  const { says } = (body ?? {}) as { readonly says?: string };
  if (says === 'problem') throw new ProblemReply({ code: 'odd', field: 'f' }, 422, 'That is odd.');
  if (says === 'fault') throw new Error('a bug');
  if (says === 'much') return json({ text: 'long '.repeat(1000) });
  return json(
    { site: site.identifier, path, params, origin, body: body ?? null, agent: headers['user-agent'] ?? '' },
    { status: 202 },
  );
}

function routes(isQuick: boolean): SiteRoute[] {
  const client = {
    ...DOOR,
    handle: async (request: AnonymousRequest) => answer(request),
    ...(isQuick ? { answer } : {}),
  };
  return [
    { ...client, path: '/api/tell' },
    { ...client, path: '/api/tell/:name' },
  ];
}

let quick: Wire;
let long: Wire;
beforeAll(async () => {
  const languages = [{ code: 'de', isVisible: true }];
  const findSite = async (name: string) => (name === 'one' ? { ...testSite('one'), languages } : null);
  const both = { findSite, trustedProxies: 1, rateLimitFactor: 1 };
  quick = await openWire({ ...both, siteRoutes: routes(true) });
  long = await openWire({ ...both, siteRoutes: routes(false) });
});
afterAll(() => Promise.all([quick.close(), long.close()]));

/** Of an answer, what does not change by itself. */
function told({ status, headers, text }: Heard) {
  const { date: _, 'content-length': __, ...rest } = headers;
  return { status, headers: rest, text: text.replace(/request-\d+/, 'request') };
}

const OWN = { origin: 'http://one.sites.test', 'content-type': 'application/json' };
const tell = (body: string, more: Call = {}): Call => ({
  ...{ method: 'POST', path: '/api/tell', body, ...more },
  headers: { ...OWN, ...more.headers },
});

const CALLS: readonly (readonly [string, Call])[] = [
  ['JSON', tell('{"a":[1,{"b":2}]}')],
  ['JSON that calls itself text, as beacons do', tell('{"a":1}', { headers: { 'content-type': 'text/plain' } })],
  ['a form', tell('a=1&b=2', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })],
  ['nothing', tell('')],
  ['a name in the path, and a query', tell('{}', { path: '/api/tell/more/?x=1' })],
  ['an escaped path', tell('{}', { path: '/api/tell/caf%C3%A9' })],
  ['a name that reaches a prototype (SC-46)', tell('{"__proto__":{"a":1},"constructor":2,"b":3}')],
  ['another language', tell('{}', { path: '/de/api/tell' })],
  ['https before a proxy', tell('{}', { headers: { origin: 'https://one.sites.test', 'x-forwarded-proto': 'https' } })],
  ['a problem', tell('{"says":"problem"}')],
  ['a fault', tell('{"says":"fault"}')],
  ['much', tell('{"says":"much"}', { headers: { 'accept-encoding': 'br' } })],
  ['broken JSON', tell('{')],
  ['a name twice (SC-47)', tell('{"a":1,"a":2}')],
  ['another type', tell('<a/>', { headers: { 'content-type': 'application/xml' } })],
  ['compressed (SC-64)', tell('x', { headers: { 'content-encoding': 'gzip' } })],
  ['too much (SC-66)', tell(`"${'x'.repeat(70_000)}"`)],
  ['a page of somebody else (SC-26)', tell('{}', { headers: { origin: 'https://evil.example' } })],
  ['from another site, as the browser says (SC-26)', tell('{}', { headers: { 'sec-fetch-site': 'cross-site' } })],
  ['to be read', { path: '/api/tell' }],
  ['to another route', tell('{}', { path: '/api/none' })],
  ['of an unknown site', tell('{}', { host: 'none.sites.test' })],
  ['with dots in the path (SC-37)', tell('{}', { path: '/api/../api/tell' })],
];

describe('the fast path', () => {
  it.each(CALLS)('answer %s as the long way does, also when the site is known', async (_, call) => {
    const expected = told(await long.ask(call));
    for (let time = 0; time < 2; time += 1) expect(told(await quick.ask(call))).toEqual(expected);
  });

  it('read no second Host line (SC-33)', async () => {
    const text =
      'POST /api/tell HTTP/1.1\r\nHost: one.sites.test\r\nHost: two.sites.test\r\nContent-Length: 2\r\n\r\n{}';
    expect((await quick.say(text)).slice(0, 12)).toBe('HTTP/1.1 400');
  });

  it('count who comes too often by the same address as the long way, and say for how long (SC-66)', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const heard = await Promise.all(Array.from({ length: 310 }, () => quick.ask(tell('{}', { headers }))));
    expect(heard.filter(({ status }) => status === 202)).toHaveLength(300);
    const refused = heard.find(({ status }) => status === 429)!;
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await quick.ask(tell('{}'))).status).toBe(202);
  });

  it('end the connection of a body that nobody reads any more', async () => {
    const text =
      'POST /api/tell HTTP/1.1\r\nHost: one.sites.test\r\nOrigin: http://one.sites.test\r\nContent-Length: 99999999\r\n\r\n{';
    expect(await quick.say(text)).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
  });
});
