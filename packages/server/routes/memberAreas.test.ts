import { randomUUID } from 'node:crypto';
import type { AppDocumentResponse } from '@quoin/contract/endpoints/content';
import type { AppAreaMembersResponse, AppMemberAreasResponse } from '@quoin/contract/endpoints/running';
import type { AreaJoining } from '@quoin/domain/access';
import { edit, type RecordKey } from '@quoin/domain/document';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { THEMES_FOLDER } from '../folders.ts';
import { createCrumbs } from '../http/crumbs.ts';
import type { Reply } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import { createLog } from '../log.ts';
import { passwordDesk } from '../operations/accounts/testing/passwordDesk.ts';
import { eraseCustomer } from '../operations/customers/erasePerson.ts';
import type { SignedInMember } from '../operations/members/memberDeps.ts';
import { createDraftMemory } from '../site/draftMemory.ts';
import { createSitePages, type SitePages } from '../site/sitePages.ts';
import { addTestShop, type TestShop } from '../site/testing/shop.ts';
import { collectPersonalData } from '../storage/personalData.ts';
import { type AppCall, type AppDoor, answerOf, openAppDoor, signInMember, testKeyFor } from '../testing/appDoor.ts';
import { addOrder } from '../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { membershipRoutes } from './memberships.ts';
import { pageRoutes } from './pages.ts';

let database: TestDatabase;
let pages: SitePages;
let door: AppDoor;
let shop: TestShop;
let owner: string;
let routes: readonly SiteRoute[];
let orders = 0;

const ROOT = '/api/app/sites/areas';
const AREAS = `${ROOT}/member-areas`;
const call = async <Answer>(made: AppCall) => answerOf<Answer>(await door.callAs(owner, made));

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const now = () => Date.now();
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  shop = await addTestShop(db, 'areas');
  const desk = { db, pages, config, now, keyFor: testKeyFor, drafts: createDraftMemory(), members: passwordDesk(now) };
  const bytes = (size: number) => new Uint8Array(size).fill(7);
  const crumbs = createCrumbs(bytes(32), bytes);
  // Its pages of an account read of the members' desk what these routes never ask for.
  const account = { ...desk, crumbs } as unknown as Parameters<typeof membershipRoutes>[0];
  routes = [...membershipRoutes(account), ...pageRoutes(desk)];
  door = openAppDoor({ db, pages, now });
  owner = await signInMember(door, shop.siteId, 'o', { isOwner: true });
});
afterAll(async () => {
  await pages.close();
  await database.close();
});

let areaId: string;
beforeEach(async () => {
  const { areas } = await call<AppMemberAreasResponse>({ path: AREAS });
  for (const { id } of areas) await door.callAs(owner, { method: 'DELETE', path: `${AREAS}/${id}` });
});

interface Draft {
  readonly name?: string;
  readonly joining?: AreaJoining;
  readonly productIds?: readonly string[];
}

async function makeArea({ name = 'The Club', joining = 'free', productIds = [] }: Draft = {}): Promise<void> {
  const body = { name, description: 'For friends', joining, productIds };
  const { areas } = await call<AppMemberAreasResponse>({ method: 'POST', path: AREAS, body });
  areaId = areas[0]!.id;
  const { records, revision } = await call<AppDocumentResponse>({ path: `${ROOT}/document` });
  const [key, record] = records.find(([, each]) => each.urlId === 'about') as [RecordKey, { access: never }];
  const edits = [edit(key, ['access'], record.access, { kind: 'areas', areas: [areaId] })];
  const changes = [{ id: randomUUID(), command: 'changePage', label: 'Close page', edits }];
  const at = { page: '', key: '' };
  await call({ method: 'POST', path: `${ROOT}/document/changes`, body: { base: revision, changes, at } });
  await call({ method: 'POST', path: `${ROOT}/document/publication`, body: { pages: null, at: null, note: '' } });
}

async function personOf(email: string): Promise<SignedInMember> {
  const id = await database.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM site_user WHERE website_id = ${shop.siteId}
      AND lower(email) = ${email.toLowerCase()}`.execute(trx);
    return rows[0]?.id ?? randomUUID();
  });
  return { id, email, fullName: 'Ada', sessionToken: 's', cartToken: 'c' };
}

async function ask(path: string, member: SignedInMember | null, fields?: Record<string, string>): Promise<Reply> {
  const [plain = '', search = ''] = path.split('?');
  const request = {
    ...{ site: await shop.load(), member, method: fields ? 'POST' : 'GET', url: path, path: plain },
    query: Object.fromEntries(new URLSearchParams(search)),
    ...{
      headers: {},
      params: {},
      cookies: new Map(),
      ip: '1.1.1.1',
      body: fields ?? null,
      bodyType: fields ? 'form' : 'none',
    },
    crumb: member === null ? null : 'a-crumb',
  } as unknown as SiteRequest;
  const route = routes.find(
    (each) => each.path === (plain.startsWith('/account/') ? plain : '/*') && each.method === request.method,
  )!;
  return route.handle(request);
}
const textOf = ({ body }: Reply) => String(body instanceof Uint8Array ? new TextDecoder().decode(body) : body);

function buy(
  email: string,
  more: { readonly payment?: 'paid' | 'pending' | 'refunded'; readonly canceled?: boolean } = {},
) {
  orders += 1;
  const line = { title: 'Print', sku: 'P', unitPrice: 2000n, productId: shop.printId };
  return addOrder(database.db, { id: shop.siteId } as Parameters<typeof addOrder>[1], {
    ...{ number: orders, email, fullName: 'Ada', placedAt: new Date(), lines: [line] },
    payment: more.payment ?? 'paid',
    fulfillment: more.canceled === true ? 'CANCELED' : 'PENDING',
  });
}

async function subscribe(email: string, status: string, startDay: string): Promise<void> {
  const orderId = await buy(email);
  await database.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const id = randomUUID();
    await sql`INSERT INTO subscription (website_id, id, token_hash, status, period_value, period_unit, cycles, time_zone,
        start_day, next_period, last_charged_period, cycles_charged, email, currency, amount, title, product_id, variant_id,
        quantity, purchase, first_order_id, is_test, created_at, updated_at)
      VALUES (${shop.siteId}, ${id}, ${Buffer.from(id)}, ${status}, 1, 'month', 0, 'UTC', ${startDay}, 1, 0, 1, ${email}, 'EUR',
        2000, 'Club', ${shop.printId}, ${randomUUID()}, 1, '{}', ${orderId}, true, ${trx.now()}, ${trx.now()})`.execute(
      trx,
    );
    await sql`INSERT INTO subscription_charge (website_id, id, subscription_id, period_index, checkout_id, state, order_id,
        created_at, updated_at)
      SELECT website_id, ${randomUUID()}, ${id}, 0, checkout_id, 'paid', id, ${trx.now()}, ${trx.now()} FROM sales_order
      WHERE website_id = ${shop.siteId} AND id = ${orderId}`.execute(trx);
  });
}

describe('a member area that people ask to join', () => {
  const APPROVAL = { joining: 'approval' } as const;
  const answering = (email: string, answer: string) =>
    door.callAs(owner, { method: 'POST', path: `${AREAS}/${areaId}/requests`, body: { email, answer } });
  const listed = () => call<AppAreaMembersResponse>({ path: `${AREAS}/${areaId}/members` });
  const mailsTo = async (kind: string, recipient: string) =>
    database.asOwner<{ recipient: string; text: string }>(
      'select recipient, text from mail where kind = $1 and recipient like $2 order by created_at',
      [kind, `%${recipient}%`],
    );
  const contactAt = (email: string) =>
    database.asOwner(
      `update website set settings = jsonb_set(settings, '{contactEmail}', to_jsonb($1::text)) where id = $2`,
      [email, shop.siteId],
    );

  it('keeps a request, says so, tells the owner once, and lets in (USER-04)', async () => {
    await contactAt('owner@example.com');
    await makeArea(APPROVAL);
    const mia = await personOf('mia@example.com');
    expect(textOf(await ask('/about', null))).toContain('On request');
    expect(textOf(await ask('/about', mia))).toContain('Ask to join The Club');
    const asked = await ask('/account/memberships', mia, { area: areaId });
    expect(asked.headers?.location).toBe('/account/memberships?said=asked');
    await ask('/account/memberships', mia, { area: areaId });
    const waiting = await ask('/about', mia);
    expect([waiting.status, textOf(waiting).includes('You have asked to join.')]).toEqual([403, true]);
    expect(textOf(waiting)).not.toContain('Ask to join The Club');
    const told = await mailsTo('areaRequest', 'owner@example.com');
    expect(told.map(({ text }) => text.includes('Ada (mia@example.com) waits'))).toEqual([true]);
    const { requests, members } = await listed();
    expect([requests.map(({ email }) => email), members]).toEqual([['mia@example.com'], []]);
    expect((await answering('mia@example.com', 'admit')).status).toBe(200);
    expect((await ask('/about', mia)).status).toBe(200);
    expect((await listed()).members.map(({ email, by }) => [email, by])).toEqual([['mia@example.com', 'admitted']]);
    expect(await mailsTo('areaAdmitted', 'mia@example.com')).toHaveLength(1);
  });

  it('declines for good, until the owner adds the person; and a request is withdrawn (USER-04)', async () => {
    await makeArea(APPROVAL);
    const noa = await personOf('noa@example.com');
    await ask('/account/memberships', noa, { area: areaId });
    expect(textOf(await ask('/account/memberships', noa))).toContain('Withdraw the request for The Club');
    const gone = await ask('/account/memberships', noa, { area: areaId, act: 'leave' });
    expect(gone.headers?.location).toBe('/account/memberships?said=withdrawn');
    expect((await answering('noa@example.com', 'admit')).status).toBe(409);
    expect((await ask('/about', noa)).status).toBe(403);
    await ask('/account/memberships', noa, { area: areaId });
    expect((await answering('noa@example.com', 'decline')).status).toBe(200);
    expect(await mailsTo('areaDeclined', 'noa@example.com')).toHaveLength(1);
    expect(textOf(await ask('/about', noa))).toContain('the answer was no');
    expect((await ask('/account/memberships', noa, { area: areaId })).status).toBe(409);
    expect((await listed()).requests).toEqual([]);
    const body = { add: ['noa@example.com'], remove: [] };
    await call({ method: 'POST', path: `${AREAS}/${areaId}/members`, body });
    expect((await ask('/about', noa)).status).toBe(200);
  });

  it('answers a request once, whoever presses; and asking many times at once is asking once (USER-04)', async () => {
    await contactAt('rush@example.com');
    await makeArea(APPROVAL);
    const zoe = await personOf('zoe@example.com');
    await Promise.all(Array.from({ length: 6 }, () => ask('/account/memberships', zoe, { area: areaId })));
    expect((await listed()).requests).toHaveLength(1);
    expect(await mailsTo('areaRequest', 'rush@example.com')).toHaveLength(1);
    const answers = await Promise.all(['admit', 'decline', 'admit', 'decline'].map((one) => answering(zoe.email, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const isIn = (await listed()).members.length === 1;
    expect(answers.findIndex(({ status }) => status === 200) % 2).toBe(isIn ? 0 : 1);
    const mails = [...(await mailsTo('areaAdmitted', zoe.email)), ...(await mailsTo('areaDeclined', zoe.email))];
    expect(mails).toHaveLength(1);
    expect((await answering('nobody@example.com', 'admit')).status).toBe(409);
    expect((await answering(zoe.email, 'perhaps')).status).toBe(400);
  });

  it('leaves a request out of what an erased person leaves behind, and in what they are given (USER-04)', async () => {
    await makeArea(APPROVAL);
    await buy('wipe@example.com');
    const person = await personOf('wipe@example.com');
    await ask('/account/memberships', person, { area: areaId });
    const websiteId = shop.siteId;
    const given = await database.db.inSite({ websiteId }, (trx) => collectPersonalData(trx, websiteId, person));
    expect(given.memberAreas).toMatchObject([{ area: 'The Club', kind: 'requested' }]);
    await eraseCustomer({ db: database.db, keyFor: testKeyFor }, websiteId, person, { accountId: null, name: 'Owner' });
    expect((await listed()).requests).toEqual([]);
  });
});

describe('a page of a member area', () => {
  it('answers the access-denied page through every door, and names what it costs (USER-04, ENUM-01)', async () => {
    await makeArea({ joining: 'paid', productIds: [shop.printId] });
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
      const route = routes.find((each) => each.path === (path === '/sitemap.xml' ? path : '/*'))!;
      const request = {
        site: await shop.load(),
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
    const joined = await ask('/account/memberships', ada, { area: areaId, next: '/about' });
    expect([joined.status, joined.headers?.location]).toEqual([303, '/about']);
    const shown = await ask('/about', ada);
    expect([shown.status, textOf(shown).includes('About us')]).toEqual([200, true]);
    expect((await ask('/about', await personOf('else@example.com'))).status).toBe(403);
    expect(textOf(await ask('/account/memberships', ada))).toContain('Leave The Club');
    await ask('/account/memberships', ada, { area: areaId, act: 'leave' });
    expect((await ask('/about', ada)).status).toBe(403);
  });

  it('lets nobody join alone what is paid or by invitation (USER-04)', async () => {
    await makeArea({ joining: 'invited' });
    const eve = await personOf('eve@example.com');
    expect((await ask('/account/memberships', eve, { area: areaId })).status).toBe(409);
    expect((await ask('/account/memberships', eve, { area: randomUUID() })).status).toBe(404);
    expect((await ask('/account/memberships', eve, { area: areaId, next: '//evil.test' })).headers?.location).toBe(
      undefined,
    );
    expect((await ask('/about', eve)).status).toBe(403);
  });

  it('opens to who bought it, and closes when it is paid back or canceled (USER-04)', async () => {
    await makeArea({ joining: 'paid', productIds: [shop.printId] });
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
    await makeArea({ joining: 'paid', productIds: [shop.printId] });
    const today = new Date().toISOString().slice(0, 10);
    await subscribe('runs@example.com', 'active', today);
    await subscribe('ends@example.com', 'canceled', today);
    await subscribe('over@example.com', 'canceled', '2020-01-01');
    await subscribe('tries@example.com', 'past_due', '2020-01-01');
    const statuses = [];
    for (const name of ['runs', 'ends', 'over', 'tries'])
      statuses.push((await ask('/about', await personOf(`${name}@example.com`))).status);
    expect(statuses).toEqual([200, 200, 403, 200]);
    const { members } = await call<AppAreaMembersResponse>({ path: `${AREAS}/${areaId}/members` });
    expect(members.find(({ email }) => email === 'ends@example.com')?.until).toBeGreaterThan(Date.now());
    expect(members.map(({ email }) => email)).not.toContain('over@example.com');
  });

  it('is the owner’s to open and close for people by address, with a table of them (USER-04, SC-42)', async () => {
    await makeArea({ joining: 'paid', productIds: [shop.printId] });
    await buy('lily@example.com');
    const path = `${AREAS}/${areaId}/members`;
    const body = { add: [' New@Example.com '], remove: ['lily@example.com'] };
    const { members } = await call<AppAreaMembersResponse>({ method: 'POST', path, body });
    expect(members.filter(({ email }) => /^(new|lily)@/.test(email)).map(({ email, by }) => [email, by])).toEqual([
      ['new@example.com', 'added'],
    ]);
    expect((await ask('/about', await personOf('new@example.com'))).status).toBe(200);
    expect((await ask('/about', await personOf('lily@example.com'))).status).toBe(403);
    const wrong = await door.callAs(owner, { method: 'POST', path, body: { add: ['nobody'], remove: [] } });
    expect(wrong.status).toBe(422);
    const csv = await door.callAs(owner, { path: `${path}.csv` });
    expect(textOf(csv)).toContain('new@example.com,,no,added');
  });

  it('keeps two owners from overwriting each other, and opens to nobody when the area is gone (USER-04)', async () => {
    await makeArea();
    const ada = await personOf('ada@example.com');
    await ask('/account/memberships', ada, { area: areaId });
    const path = `${AREAS}/${areaId}`;
    const draft = { name: 'Club 2', description: '', joining: 'free', productIds: [] };
    expect((await door.callAs(owner, { method: 'PUT', path, body: { ...draft, revision: 1 } })).status).toBe(200);
    expect((await door.callAs(owner, { method: 'PUT', path, body: { ...draft, revision: 1 } })).status).toBe(409);
    const unknown = { ...draft, joining: 'paid', productIds: [randomUUID()], revision: 2 };
    expect((await door.callAs(owner, { method: 'PUT', path, body: unknown })).status).toBe(422);
    await door.callAs(owner, { method: 'DELETE', path });
    expect((await ask('/about', ada)).status).toBe(403);
  });

  it('forgets who is erased (USER-04)', async () => {
    await makeArea();
    await buy('erased@example.com');
    const person = await personOf('erased@example.com');
    await ask('/account/memberships', person, { area: areaId });
    const deps = { db: database.db, keyFor: testKeyFor };
    await eraseCustomer(deps, shop.siteId, person, { accountId: null, name: 'Owner' });
    const { members } = await call<AppAreaMembersResponse>({ path: `${AREAS}/${areaId}/members` });
    expect(members.map(({ email }) => email)).not.toContain('erased@example.com');
  });
});
