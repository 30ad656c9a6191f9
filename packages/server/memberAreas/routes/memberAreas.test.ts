import { randomUUID } from 'node:crypto';
import type { AppAreaMembersResponse } from '@quoin/contract/endpoints/running';
import { describe, expect, it } from 'vitest';
import { eraseCustomer } from '../../customers/erasePerson.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import { testKeyFor } from '../../testing/appClient.ts';
import { AREAS, areaShop, ask, buy, call, makeArea, personOf, subscribe, textOf } from '../testing/areaShop.ts';

const at = areaShop();

describe('a page of a member area', () => {
  it('answers the access-denied page on every route, and names what it costs (USER-04, ENUM-01)', async () => {
    await makeArea({ joining: 'paid', productIds: [at.shop.printId] });
    const denied = await ask('/about', null);
    expect([denied.status, denied.headers?.['x-robots-tag']]).toEqual([403, 'noindex']);
    const text = textOf(denied);
    expect(text).toContain('This page available only site members');
    expect(text).toContain('The Club');
    expect(text).toContain('/account/sign-in?next=%2Fabout');
    expect(text).toMatch(/€|EUR/);
    expect(text).toContain('"pageType":106');
    for (const format of ['json', 'json-pretty', 'main-content', 'rss', 'ical'])
      expect(textOf(await ask(`/about?format=${format}`, null)), format).not.toContain('About us');
    for (const path of ['/', '/sitemap.xml', '/?format=json']) {
      const route = at.routes.find((each) => each.path === (path === '/sitemap.xml' ? path : '/*'))!;
      const request = {
        site: await at.shop.load(),
        path,
        url: path,
        query: {},
        headers: {},
        cookies: new Map(),
        member: null,
      };
      expect(textOf(await route.handle(request as unknown as SiteRequest)), path).not.toContain('About us');
    }
  });

  it('opens to who joined a free area, until they leave (USER-04)', async () => {
    await makeArea();
    const ada = await personOf('ada@example.com');
    expect(textOf(await ask('/about', ada))).toContain('Join The Club');
    const joined = await ask('/account/memberships', ada, { area: at.areaId, next: '/about' });
    expect([joined.status, joined.headers?.location]).toEqual([303, '/about']);
    const shown = await ask('/about', ada);
    expect([shown.status, textOf(shown).includes('About us')]).toEqual([200, true]);
    expect((await ask('/about', await personOf('else@example.com'))).status).toBe(403);
    expect(textOf(await ask('/account/memberships', ada))).toContain('Leave The Club');
    await ask('/account/memberships', ada, { area: at.areaId, act: 'leave' });
    expect((await ask('/about', ada)).status).toBe(403);
  });

  it('lets nobody join alone what is paid or by invitation (USER-04)', async () => {
    await makeArea({ joining: 'invited' });
    const eve = await personOf('eve@example.com');
    expect((await ask('/account/memberships', eve, { area: at.areaId })).status).toBe(409);
    expect((await ask('/account/memberships', eve, { area: randomUUID() })).status).toBe(404);
    expect((await ask('/account/memberships', eve, { area: at.areaId, next: '//evil.test' })).headers?.location).toBe(
      undefined,
    );
    expect((await ask('/about', eve)).status).toBe(403);
  });

  it('opens to who bought it, and closes when it is paid back or canceled (USER-04)', async () => {
    await makeArea({ joining: 'paid', productIds: [at.shop.printId] });
    await buy('buyer@example.com');
    await buy('waits@example.com', { payment: 'pending' });
    await buy('back@example.com', { payment: 'refunded' });
    await buy('gone@example.com', { canceled: true });
    const statuses = [];
    for (const name of ['buyer', 'waits', 'back', 'gone'])
      statuses.push((await ask('/about', await personOf(`${name}@example.com`))).status);
    expect(statuses).toEqual([200, 403, 403, 403]);
  });

  it('follows subscriptions: canceled ones to the end of what is paid (USER-04, SUBS-05)', async () => {
    await makeArea({ joining: 'paid', productIds: [at.shop.printId] });
    const today = new Date().toISOString().slice(0, 10);
    await subscribe('runs@example.com', 'active', today);
    await subscribe('ends@example.com', 'canceled', today);
    await subscribe('over@example.com', 'canceled', '2020-01-01');
    await subscribe('tries@example.com', 'past_due', '2020-01-01');
    const statuses = [];
    for (const name of ['runs', 'ends', 'over', 'tries'])
      statuses.push((await ask('/about', await personOf(`${name}@example.com`))).status);
    expect(statuses).toEqual([200, 200, 403, 200]);
    const { members } = await call<AppAreaMembersResponse>({ path: `${AREAS}/${at.areaId}/members` });
    expect(members.find(({ email }) => email === 'ends@example.com')?.until).toBeGreaterThan(Date.now());
    expect(members.map(({ email }) => email)).not.toContain('over@example.com');
  });

  it('is the owner’s to open and close for people by address, with a table of them (USER-04, SC-42)', async () => {
    await makeArea({ joining: 'paid', productIds: [at.shop.printId] });
    await buy('lily@example.com');
    const path = `${AREAS}/${at.areaId}/members`;
    const body = { add: [' New@Example.com '], remove: ['lily@example.com'] };
    const { members } = await call<AppAreaMembersResponse>({ method: 'POST', path, body });
    expect(members.filter(({ email }) => /^(new|lily)@/.test(email)).map(({ email, by }) => [email, by])).toEqual([
      ['new@example.com', 'added'],
    ]);
    expect((await ask('/about', await personOf('new@example.com'))).status).toBe(200);
    expect((await ask('/about', await personOf('lily@example.com'))).status).toBe(403);
    const wrong = await at.client.callAs(at.owner, { method: 'POST', path, body: { add: ['nobody'], remove: [] } });
    expect(wrong.status).toBe(422);
    const csv = await at.client.callAs(at.owner, { path: `${path}.csv` });
    expect(textOf(csv)).toContain('new@example.com,,no,added');
  });

  it('keeps two owners from overwriting each other, and opens to nobody when the area is gone (USER-04)', async () => {
    await makeArea();
    const ada = await personOf('ada@example.com');
    await ask('/account/memberships', ada, { area: at.areaId });
    const path = `${AREAS}/${at.areaId}`;
    const draft = { name: 'Club 2', description: '', joining: 'free', productIds: [] };
    expect((await at.client.callAs(at.owner, { method: 'PUT', path, body: { ...draft, revision: 1 } })).status).toBe(
      200,
    );
    expect((await at.client.callAs(at.owner, { method: 'PUT', path, body: { ...draft, revision: 1 } })).status).toBe(
      409,
    );
    const unknown = { ...draft, joining: 'paid', productIds: [randomUUID()], revision: 2 };
    expect((await at.client.callAs(at.owner, { method: 'PUT', path, body: unknown })).status).toBe(422);
    await at.client.callAs(at.owner, { method: 'DELETE', path });
    expect((await ask('/about', ada)).status).toBe(403);
  });

  it('forgets who is erased (USER-04)', async () => {
    await makeArea();
    await buy('erased@example.com');
    const person = await personOf('erased@example.com');
    await ask('/account/memberships', person, { area: at.areaId });
    const deps = { db: at.database.db, keyFor: testKeyFor };
    await eraseCustomer(deps, at.shop.siteId, person, { accountId: null, name: 'Owner' });
    const { members } = await call<AppAreaMembersResponse>({ path: `${AREAS}/${at.areaId}/members` });
    expect(members.map(({ email }) => email)).not.toContain('erased@example.com');
  });
});
