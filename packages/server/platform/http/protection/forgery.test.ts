import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noContent } from '../replies/reply.ts';
import { type Call, openWire, siteRoute, type Wire } from '../testing/wire.ts';

const TOKEN = 'a'.repeat(22);
const OTHER_TOKEN = 'b'.repeat(22);
const SITE = 'site-one';
const SENTENCE = 'Your session has expired. Please reload the page and try again.';

let wire: Wire;
const changed = vi.fn();

beforeAll(async () => {
  const handle = async () => {
    changed();
    return noContent();
  };
  wire = await openWire({
    siteRoutes: [
      siteRoute({ method: 'POST', path: '/api/change', forgery: 'crumb', handle }),
      siteRoute({ method: 'POST', path: '/form', forgery: 'crumb', handle }),
      siteRoute({ method: 'POST', path: '/cart/add', forgery: 'origin', handle }),
      siteRoute({ path: '/page', handle }),
    ],
  });
});
afterAll(() => wire.close());

const crumbFor = (site = SITE, token = TOKEN) => wire.crumbs.forVisitor(site, token);

/** A request as the shop's own script sends it; `headers` replace its own, empty ones are left out. */
function own(headers: Record<string, string> = {}, more: Call = {}): Call {
  const all = {
    cookie: `CART=${TOKEN}`,
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': crumbFor(),
    'content-type': 'application/json',
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  return { method: 'POST', path: '/api/change', body: '{}', ...more, headers: sent };
}

async function statusOf(call: Call): Promise<number> {
  changed.mockClear();
  const { status } = await wire.ask(call);
  expect(changed).toHaveBeenCalledTimes(status === 204 ? 1 : 0);
  return status;
}

describe('a change (SC-26)', () => {
  it('is taken from the shop’s own page with the visitor’s crumb', async () => {
    expect(await statusOf(own())).toBe(204);
    expect(await statusOf(own({ 'x-csrf-token': '', 'x-xsrf-token': crumbFor() }))).toBe(204);
  });

  it('is refused without a crumb, and told so with a fresh one to try again', async () => {
    const heard = await wire.ask(own({ 'x-csrf-token': '' }));
    expect(heard.status).toBe(403);
    const answer = JSON.parse(heard.text);
    expect(answer).toMatchObject({ crumbFail: true, error: SENTENCE });
    expect(heard.setCookies).toEqual([`crumb=${answer.crumb}; Path=/; SameSite=Lax`]);
    expect(await statusOf(own({ 'x-csrf-token': answer.crumb }))).toBe(204);
  });

  it.each([
    ['another visitor', () => crumbFor(SITE, OTHER_TOKEN)],
    ['another site', () => crumbFor('site-two')],
    ['staff', () => wire.crumbs.forStaff(TOKEN)],
    ['nobody: made up', () => `v1.${'x'.repeat(22)}.${'y'.repeat(22)}`],
  ])('is refused with a crumb of %s', async (_, crumb) => {
    expect(await statusOf(own({ 'x-csrf-token': crumb() }))).toBe(403);
  });

  it('is refused when the crumb comes only in the cookie', async () => {
    expect(await statusOf(own({ 'x-csrf-token': '', cookie: `CART=${TOKEN}; crumb=${crumbFor()}` }))).toBe(403);
  });

  it('is refused when two crumb cookies come: another host planted one (SC-56)', async () => {
    const crumb = crumbFor();
    const cookie = `CART=${TOKEN}; crumb=${crumb}; crumb=${crumbFor(SITE, OTHER_TOKEN)}`;
    expect(await statusOf(own({ cookie, 'x-csrf-token': crumb }))).toBe(403);
  });

  it('is refused when a planted cart makes the cart cookie ambiguous (SC-56)', async () => {
    const heard = await wire.ask(own({ cookie: `CART=${TOKEN}; CART=${OTHER_TOKEN}` }));
    expect(heard.status).toBe(403);
    expect(JSON.parse(heard.text).error).toContain('enable cookies');
  });

  it.each(['cross-site', 'same-site', 'none', 'other'])('is refused when Sec-Fetch-Site says %s', async (site) => {
    expect(await statusOf(own({ 'sec-fetch-site': site, origin: 'http://one.sites.test' }))).toBe(403);
  });

  it('goes by Origin in a browser without Sec-Fetch-Site', async () => {
    const from = (origin: string) => statusOf(own({ 'sec-fetch-site': '', origin }));
    expect(await from('http://one.sites.test')).toBe(204);
    expect(await from('http://two.sites.test')).toBe(403);
    expect(await from('https://one.sites.test')).toBe(403);
    expect(await from('http://one.sites.test.evil.test')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from('')).toBe(403);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', ''])(
    'is refused from a foreign page’s form before its body is read: %s',
    async (type) => {
      const headers = { 'sec-fetch-site': 'cross-site', 'content-type': type, 'x-csrf-token': '' };
      const heard = await wire.ask(own(headers, { body: 'x'.repeat(300_000) }));
      expect(heard.status).toBe(403);
      expect(JSON.parse(heard.text)).toMatchObject({ crumbFail: true });
    },
  );

  it('says that cookies are needed to a visitor who has none (ATC-10)', async () => {
    const heard = await wire.ask(own({ cookie: '' }));
    expect(heard.status).toBe(403);
    expect(JSON.parse(heard.text)).toMatchObject({
      crumb: '',
      error: 'Please enable cookies in your browser, reload the page, and try again.',
    });
    expect(heard.setCookies).toEqual([]);
  });
});

describe('a plain form', () => {
  const form = (body: string, headers: Record<string, string> = {}): Call =>
    own(
      { 'x-csrf-token': '', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      { path: '/form', body },
    );

  it('carries the crumb in a field', async () => {
    expect(await statusOf(form(`crumb=${crumbFor()}`))).toBe(204);
    expect(await statusOf(form(`crumb=${crumbFor('site-two')}`))).toBe(403);
    expect(await statusOf(form('crumb[]=x'))).toBe(403);
    expect(await statusOf(form(''))).toBe(403);
  });

  it('is answered with a page that says what to do', async () => {
    const heard = await wire.ask(form('a=1'));
    expect(heard.headers['content-type']).toContain('text/html');
    expect(heard.text).toContain(SENTENCE);
  });

  it('on a page everybody shares needs only to come from this origin', async () => {
    expect(await statusOf({ ...form('a=1'), path: '/cart/add' })).toBe(204);
    expect(await statusOf({ ...form('a=1', { 'sec-fetch-site': 'cross-site' }), path: '/cart/add' })).toBe(403);
  });
});

describe('reading', () => {
  it('is open to links from anywhere', async () => {
    expect(await statusOf({ path: '/page', headers: { 'sec-fetch-site': 'cross-site' } })).toBe(204);
  });
});
