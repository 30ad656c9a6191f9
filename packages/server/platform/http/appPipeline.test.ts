import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSessions } from './appPipeline.ts';
import { html, json, noContent } from './replies/reply.ts';
import type { Staff } from './route.ts';
import { APP_HOST, appRoute, type Call, cookieLines, openWire, testSite, type Wire } from './testing/wire.ts';

const SESSION = 'session-of-ada';
const ada: Staff = {
  ...{ accountId: 'a', sessionId: 's', email: 'ada@example.com', displayName: 'Ada' },
  ...{ language: null, signedInAt: 0, isTwoStep: false },
};
const sessions: StaffSessions = {
  isFresh: () => true,
  currentStaff: async (token) => (token === SESSION ? ada : null),
  siteFor: async (_, identifier) =>
    identifier === 'one'
      ? {
          site: testSite('one'),
          member: { roles: [], isOwner: false },
          epoch: 1,
          isOutdated: false,
          isTwoStepMissing: false,
          isAllowed: (access) => access === 'signedIn',
        }
      : null,
};
let wire: Wire;

beforeAll(async () => {
  const ok = async () => json({ ok: true });
  wire = await openWire({
    sessions,
    appRoutes: [
      appRoute({ path: '/open', handle: async () => html('open') }),
      appRoute({ path: '/admin', access: 'signedIn', handle: async () => html('admin') }),
      appRoute({ path: '/api/me', access: 'signedIn', handle: ok }),
      appRoute({ path: '/api/sites/:site', access: 'signedIn', handle: async ({ site }) => json(site?.identifier) }),
      appRoute({ path: '/api/sites/:site/orders', access: 'manageOrders' as never, handle: ok }),
      appRoute({ path: '/api/manage', access: 'manageOrders' as never, handle: ok }),
      appRoute({ method: 'POST', path: '/api/session', forgery: 'origin', handle: ok }),
      appRoute({
        method: 'DELETE',
        path: '/api/session',
        forgery: 'crumb',
        access: 'signedIn',
        handle: async () => noContent(),
      }),
    ],
  });
});
afterAll(() => wire.close());

const ask = (path: string, headers: Record<string, string> = {}, more: Call = {}) =>
  wire.ask({ host: APP_HOST, path, headers, ...more });
const asAda = { cookie: `staff=${SESSION}` };

describe('the app', () => {
  it('asks strangers to sign in, and remembers where they were going', async () => {
    const page = await ask('/admin?tab=orders');
    expect([page.status, page.headers.location]).toEqual([303, '/sign-in?returnTo=%2Fadmin%3Ftab%3Dorders']);
    const api = await ask('/api/me');
    expect([api.status, JSON.parse(api.text).errorKey]).toEqual([401, 'signInNeeded']);
  });

  it('lets staff in, and hides sites they do not belong to', async () => {
    expect((await ask('/api/me', asAda)).status).toBe(200);
    expect((await ask('/api/sites/one', asAda)).text).toBe('"one"');
    expect((await ask('/api/sites/two', asAda)).status).toBe(404);
  });

  it('refuses what a role does not allow, also where no site is named (AUT-1)', async () => {
    expect((await ask('/api/sites/one/orders', asAda)).status).toBe(403);
    expect((await ask('/api/manage', asAda)).status).toBe(403);
  });

  it('does not know a session it never gave out (SC-30)', async () => {
    expect((await ask('/api/me', { cookie: 'staff=chosen-by-attacker' })).status).toBe(401);
    expect((await ask(`/api/me?staff=${SESSION}`)).status).toBe(401);
    expect((await ask('/api/me', { cookie: `staff=${SESSION}; staff=tossed` })).status).toBe(401);
  });

  it('answers its pages with the strict policy and no framing', async () => {
    const { headers } = await ask('/open');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('answers nothing of a site, and a site nothing of it', async () => {
    expect((await wire.ask({ path: '/api/me', headers: asAda })).status).toBe(404);
  });
});

describe('signing in and out from elsewhere (SC-27)', () => {
  const post = (headers: Record<string, string>) =>
    ask('/api/session', { 'content-type': 'application/json', ...headers }, { method: 'POST', body: '{}' });
  const leave = (headers: Record<string, string>) =>
    ask('/api/session', { ...asAda, ...headers }, { method: 'DELETE' });

  it('is refused for a foreign page that signs somebody in', async () => {
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ origin: 'https://evil.test' })).status).toBe(403);
    expect((await post({})).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('is refused for a foreign page that signs somebody out, and without a crumb', async () => {
    const crumb = wire.crumbs.forStaff(SESSION);
    expect((await leave({ 'sec-fetch-site': 'cross-site', 'x-csrf-token': crumb })).status).toBe(403);
    expect((await leave({ 'sec-fetch-site': 'same-origin' })).status).toBe(403);
    const visitors = wire.crumbs.forVisitor('app', SESSION);
    expect(visitors).not.toBe(crumb);
    expect((await leave({ 'sec-fetch-site': 'same-origin', 'x-csrf-token': crumb })).status).toBe(204);
  });

  it('tells staff a fresh crumb, and strangers none', async () => {
    const refused = await leave({ 'sec-fetch-site': 'same-origin' });
    const { crumb } = JSON.parse(refused.text);
    expect((await leave({ 'sec-fetch-site': 'same-origin', 'x-csrf-token': crumb })).status).toBe(204);
    const stranger = await post({ 'sec-fetch-site': 'cross-site' });
    expect([JSON.parse(stranger.text).crumb, stranger.setCookies]).toEqual(['', []]);
  });
});

describe('the crumb of staff', () => {
  it('comes when it is missing or foreign, not while it is good', async () => {
    const good = wire.crumbs.forStaff(SESSION);
    expect(cookieLines(await ask('/admin', asAda)).get('crumb')).toMatch(/^crumb=v1\./);
    expect((await ask('/admin', { cookie: `staff=${SESSION}; crumb=${good}` })).setCookies).toEqual([]);
    expect((await ask('/admin', { cookie: `staff=${SESSION}; crumb=tossed` })).setCookies).toHaveLength(1);
  });
});
