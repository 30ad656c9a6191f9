import { STAFF_VISIT_PATH, visitPath } from '@quoin/contract/endpoints/running';
import { ROLES } from '@quoin/domain/access';
import { parseSiteUserInfo, STAFF_VISIT_SECONDS } from '@quoin/domain/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Heard, openWire, testSite, type Wire } from '../../platform/http/testing/wire.ts';
import { type AppClient, createAppClient, signInMember, testKeyFor } from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { STAFF_PASS_MS } from '../staffPass.ts';
import { staffVisitRoutes } from './staffVisit.ts';

let database: TestDatabase;
let client: AppClient;
let wire: Wire;
let shops: readonly TestShop[];
let clock = Date.parse('2026-11-24T10:00:00Z');
const now = () => clock;
/** Who is signed in to the site itself. */
let member: { readonly id: string } | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  shops = [await addShop(db, { identifier: 'first' }), await addShop(db, { identifier: 'second' })];
  client = createAppClient({ db, now, settings: { sitesDomain: 'sites.test' } });
  const siteRoutes = staffVisitRoutes({ keyFor: testKeyFor, now }).map((route) => ({
    ...route,
    handle: (request: Parameters<typeof route.handle>[0]) =>
      route.handle({ ...request, member: member as typeof request.member }),
  }));
  const findSite = async (name: string) => {
    const shop = shops.find(({ identifier }) => identifier === name);
    return shop === undefined ? null : { ...testSite(name), id: shop.id };
  };
  wire = await openWire({ siteRoutes, findSite });
  owner = await somebody({ isOwner: true });
});
afterAll(async () => {
  await wire.close();
  await database.close();
});

let people = 0;
let owner = '';
const somebody = (place: { readonly roles?: readonly number[]; readonly isOwner?: boolean }) => {
  people += 1;
  return signInMember(client, shops[0]!.id, `person${people}`, place);
};

/** Returns where the app redirects a contributor who requests `path`. */
async function ledTo(session: string, path: string): Promise<URL> {
  const reply = await client.callAs(session, { path: visitPath('first'), query: { path } });
  expect(reply.status).toBe(303);
  return new URL(reply.headers?.location ?? '');
}

const follow = ({ pathname, search }: URL, host = 'first.sites.test'): Promise<Heard> =>
  wire.ask({ host, path: pathname + search });

const cookieIn = ({ setCookies }: Heard) => setCookies.find((line) => line.startsWith('SiteUserInfo='));
const infoIn = (heard: Heard) =>
  parseSiteUserInfo(/=([^;]*)/.exec(cookieIn(heard) ?? '')?.[1] ?? '', () => expect.unreachable());

describe('who works on a site and looks at it', () => {
  it.each([
    ['a viewer', { roles: [ROLES.viewer] }, [10]],
    ['an editor', { roles: [ROLES.editor] }, [4]],
    ['an editor who may see reports', { roles: [ROLES.reporting, ROLES.editor] }, [3, 4]],
    ['the owner', null, [1]],
  ])('%s is led to the page, whose scripts then know the roles (VISIT-04)', async (_, place, roles) => {
    const to = await ledTo(place === null ? owner : await somebody(place), '/shop/tide?color=sea');
    expect([to.hostname, to.pathname]).toEqual(['first.sites.test', STAFF_VISIT_PATH]);
    const heard = await follow(to);
    expect([heard.status, heard.headers.location]).toEqual([303, '/shop/tide?color=sea']);
    expect(heard.headers['cache-control']).toBe('no-store');
    expect(infoIn(heard)).toEqual({ authenticated: true, siteUserId: expect.stringMatching(/^[\w-]{16}$/), roles });
    expect(cookieIn(heard)).toContain(`Max-Age=${STAFF_VISIT_SECONDS};`);
    expect(cookieIn(heard)).not.toContain('HttpOnly');
  });

  it('is the same visitor each time, and nobody else is (VISIT-04)', async () => {
    const [one, other] = [await somebody({ roles: [10] }), await somebody({ roles: [10] })];
    const idOf = async (session: string) => infoIn(await follow(await ledTo(session, '/'))).siteUserId;
    const [first, again, others] = [await idOf(one), await idOf(one), await idOf(other)];
    expect(again).toBe(first);
    expect(others).not.toBe(first);
  });

  it('stays the member that somebody is there, with the roles (VISIT-04, SES-2)', async () => {
    member = { id: 'a-member' };
    const heard = await follow(await ledTo(await somebody({ roles: [ROLES.editor] }), '/'));
    member = null;
    expect(infoIn(heard)).toEqual({ authenticated: true, siteUserId: 'a-member', roles: [4] });
  });

  it('is a visitor like any other where the pass is old, changed, or of another site', async () => {
    const to = await ledTo(await somebody({ roles: [ROLES.editor] }), '/shop');
    const changed = new URL(to);
    changed.searchParams.set('pass', to.searchParams.get('pass')!.replace('.4.', '.10.'));
    const bare = new URL(to);
    bare.searchParams.delete('pass');
    for (const [url, host] of [[changed], [bare], [to, 'second.sites.test']] as const) {
      const heard = await follow(url, host);
      expect([heard.headers.location, cookieIn(heard)]).toEqual(['/shop', undefined]);
    }
    clock += STAFF_PASS_MS - 1;
    expect(cookieIn(await follow(to))).toBeDefined();
    clock += 1;
    const late = await follow(to);
    expect([late.headers.location, cookieIn(late)]).toEqual(['/shop', undefined]);
  });

  it.each([
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/\t/evil.example/', '/'],
    ['/.//evil.example/', '/'],
    ['/a/..//evil.example/', '/'],
    ['evil.example', '/'],
    ['', '/'],
    ['/caf\u00e9?q=\u20ac#top', '/caf%C3%A9?q=%E2%82%AC#top'],
  ])('asks for %j and comes to %s of the same site (SC-37)', async (wanted, path) => {
    const to = await ledTo(owner, wanted);
    expect([to.hostname, to.searchParams.get('path')]).toEqual(['first.sites.test', path]);
    to.searchParams.set('path', wanted);
    expect((await follow(to)).headers.location).toBe(path);
  });

  it('leaves a hint that pages may be edited with those who may, and with nobody else', async () => {
    const hinted = async (session: string) =>
      (await follow(await ledTo(session, '/'))).setCookies.some((line) => line.startsWith('may-edit=1;'));
    expect(await hinted(owner)).toBe(true);
    expect(await hinted(await somebody({ roles: [ROLES.editor] }))).toBe(true);
    expect(await hinted(await somebody({ roles: [ROLES.viewer] }))).toBe(false);
  });

  it('is asked to sign in first where nobody has, and is not found on a site of others (AUT-1)', async () => {
    const nobody = await client.call({ path: visitPath('first'), query: { path: '/shop' } });
    expect([nobody.status, nobody.headers?.location]).toEqual([303, expect.stringMatching(/^\/sign-in\?returnTo=/)]);
    const stranger = await client.callAs(owner, { path: visitPath('second') });
    expect(stranger.status).toBe(404);
  });
});
