import { createHash } from 'node:crypto';
import { AREAS, type Capability, isAllowed, parseCapability, ROLES } from '@quoin/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerApp, type StaffSessions } from '../../platform/http/appPipeline.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { Router } from '../../platform/http/router.ts';
import { type AppCall, type AppClient, createAppClient, headOf } from '../../testing/appClient.ts';
import { addMail, addOrder, addProduct, addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

/** Generated from the route table, so a new route is tested with every principal. */
const PASSWORD = 'correct horse battery';
let database: TestDatabase;
let client: AppClient;
let shops: readonly TestShop[];

interface Principal {
  readonly name: string;
  readonly session: string | null;
  /** Null: no member of the first shop. All are strangers to the second one, except the last. */
  readonly member: { readonly roles: readonly number[]; readonly isOwner: boolean } | null;
  readonly home: 0 | 1;
}
const principals: Principal[] = [];

async function addPrincipal(name: string, member: Principal['member'], home: 0 | 1 = 0): Promise<void> {
  const email = `${name}@example.com`;
  const created = await client.accounts.createAccount({ email, password: PASSWORD, displayName: name });
  if (!created.ok) throw new Error(created.problem.code);
  const websiteId = shops[home]?.id ?? '';
  if (member !== null) await client.accounts.addMember({ websiteId, accountId: created.value, ...member });
  const session = await client.accounts.signIn({ email, password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  principals.push({ name, session: session.value.token, member, home });
}

async function fill(shop: TestShop): Promise<void> {
  const { db } = database;
  const placedAt = new Date();
  const line = { title: 'Tide', sku: 'TIDE-S', unitPrice: 2000n };
  await addOrder(db, shop, { number: 1, email: 'b@example.com', fullName: 'Ada Buyer', placedAt, lines: [line] });
  await addMail(db, shop, { recipient: 'b@example.com', subject: 'Thank you', at: placedAt, state: 'failed' });
  await addProduct(db, shop, { title: 'Tide', variants: [{ sku: 'TIDE-S', stock: 3 }] });
  await db.inSite({ websiteId: shop.id }, async (trx) => {
    const site = { website_id: shop.id };
    const at = trx.now();
    await trx
      .insertInto('payment_account')
      .values({
        ...site,
        id: trx.newId(),
        provider: 'manual',
        manual_method: 'cash',
        title: 'Cash',
        created_at: at,
        updated_at: at,
      })
      .execute();
    const token_hash = createHash('sha256').update(shop.id).digest();
    const invite = { email: 'asked@example.com', roles: [4], inviter: 'Ada', created_at: at, expires_at: at };
    await trx
      .insertInto('contributor_invite')
      .values({ ...site, id: trx.newId(), token_hash, ...invite })
      .execute();
    await trx
      .insertInto('mail_template')
      .values({ ...site, kind: 'orderConfirmation', subject: '{subject}', html: '<p>Hello</p>', updated_at: at })
      .execute();
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = createAppClient({ db: database.db });
  shops = [await addShop(database.db, { identifier: 'first' }), await addShop(database.db, { identifier: 'second' })];
  for (const shop of shops) await fill(shop);
  principals.push({ name: 'nobody', session: null, member: null, home: 0 });
  await addPrincipal('stranger', null);
  await addPrincipal('owner', { roles: [], isOwner: true });
  for (const [name, role] of Object.entries(ROLES)) await addPrincipal(name, { roles: [role], isOwner: false });
  await addPrincipal('reporting-and-editor', { roles: [3, 4], isOwner: false });
  await addPrincipal('owner-of-second', { roles: [], isOwner: true }, 1);
});
afterAll(() => database.close());

/** The real sessions, asked once for each session and place: what it says of them does not change here. */
function remembered(sessions: StaffSessions): StaffSessions {
  const staff = new Map<string, ReturnType<StaffSessions['currentStaff']>>();
  const places = new Map<string, ReturnType<StaffSessions['siteFor']>>();
  return {
    currentStaff: (token) => once(staff, token, () => sessions.currentStaff(token)),
    siteFor: (person, site) => once(places, `${person.accountId}|${site}`, () => sessions.siteFor(person, site)),
    isFresh: (person) => sessions.isFresh(person),
  };
}

function once<Value>(known: Map<string, Value>, key: string, ask: () => Value): Value {
  const held = known.get(key) ?? ask();
  known.set(key, held);
  return held;
}

/** A path of the route on a site; other parts are filled with `id`. */
function pathOn(route: AppRoute, site: TestShop, id: string): string {
  const named: Readonly<Record<string, string>> = { site: site.identifier, websiteId: site.id };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => named[name] ?? id).replace('*', 'orders');
  return path;
}

const namesSite = (route: AppRoute) => /:(?:site|websiteId)\b/.test(route.path);
const takesId = (route: AppRoute) => /:(?!site\b|websiteId\b|namespace\b|kind\b|name\b)\w+/.test(route.path);

/** Returns what the matrix expects before the request reaches the route. */
function expected(route: AppRoute, principal: Principal, site: 0 | 1): string {
  if (route.access === 'public') return 'in';
  if (principal.session === null) return route.path.startsWith('/api/') ? '401' : '303';
  if (route.access === 'signedIn' && !namesSite(route)) return 'in';
  const isMember = principal.member !== null && principal.home === site;
  if (!isMember) return '404';
  const isOpen = route.access === 'signedIn' || isAllowed(principal.member, route.access);
  return isOpen ? 'in' : '403';
}

describe('every principal at every route of every site (AUT-2)', () => {
  it('is let in exactly where the matrix lets him in', async () => {
    const silent = client.routes.map((route) => ({
      ...route,
      handle: async () => json({ isIn: true }, { status: 299 }),
    }));
    const pipeline = {
      ...client.pipeline,
      sessions: remembered(client.pipeline.sessions),
      routes: new Router<AppRoute>(silent),
    };
    const differences: string[] = [];
    let asked = 0;
    for (const route of client.routes) {
      for (const principal of principals) {
        for (const site of [0, 1] as const) {
          const shop = shops[site]!;
          const head = headOf(callFor(route, principal, shop));
          const reply = await answerApp(pipeline, head, async () => ({ body: {}, bodyType: 'json' }));
          const got = reply.status === 299 ? 'in' : String(reply.status);
          const wanted = expected(route, principal, site);
          asked += 1;
          if (got !== wanted)
            differences.push(`${principal.name} ${route.method} ${route.path} on ${site}: ${got}, not ${wanted}`);
        }
      }
    }
    expect(differences).toEqual([]);
    expect(asked).toBe(client.routes.length * principals.length * 2);
    expect(principals.length).toBeGreaterThanOrEqual(20);
  }, 120_000);

  it('declares capabilities of the table only, and an access on every route (AUT-1)', () => {
    for (const { access, path } of client.routes) {
      if (access === 'public' || access === 'signedIn') continue;
      const parsed = parseCapability(access);
      expect(parsed, `${path} ${access}`).not.toBeNull();
      expect(AREAS).toContain(parsed?.area);
    }
  });

  it('asks for the password again before contributors, keys and payment accounts are changed (reliability 1.7)', () => {
    const sensitive: readonly string[] = ['contributors', 'connections', 'plan'];
    const missing = client.routes.filter((route) => {
      if (route.access === 'public' || route.access === 'signedIn' || route.method === 'GET') return false;
      const area = parseCapability(route.access as Capability)?.area ?? '';
      const isSensitive = sensitive.includes(area) || route.path.includes('/settings/payments/accounts');
      return isSensitive && route.freshSignIn !== true;
    });
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});

function callFor(route: AppRoute, { session }: Principal, shop: TestShop): AppCall {
  const id = shop.id;
  const query: Record<string, string> = namesSite(route) ? {} : { websiteId: shop.id };
  const crumb = session === null ? '' : client.crumbFor(session);
  const cookies: Record<string, string> = session === null ? {} : { staff: session };
  return { method: route.method, path: pathOn(route, shop, id), query, cookies, headers: { 'x-csrf-token': crumb } };
}

/** A body that many calls take: what one does not know it drops. */
const ANY_BODY = {
  ...{ title: 'X', name: 'X', email: 'x@example.com', roles: [4], epoch: 1, revision: 1, baseRevision: 0 },
  ...{ subject: '{subject}', html: '<p>x</p>', note: 'x', text: 'x', reason: 'x', decision: 'close', quantity: 1 },
  ...{ provider: 'manual', manualMethod: 'cash', instructions: '', isEnabled: true, displayIndex: 0, secretKey: '' },
  ...{ webhookSecrets: null, lines: [], ids: [], kind: 'invoice', carrier: '', trackingNumber: '', isArchived: true },
};

async function rowsOf(websiteId: string): Promise<string> {
  const tables = await database.asOwner<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public'
     and column_name = 'website_id' order by 1`,
  );
  const hash = createHash('sha256');
  for (const { name } of tables) {
    const rows = await database.asOwner<{ row: string }>(
      `select t::text as row from "${name}" t where website_id = $1 order by 1`,
      [websiteId],
    );
    hash.update(`${name}\n${rows.map(({ row }) => row).join('\n')}\n`);
  }
  const [site] = await database.asOwner<{ row: string }>('select w::text as row from website w where id = $1', [
    websiteId,
  ]);
  return hash.update(site?.row ?? '').digest('hex');
}

/** One id of every table in which the site has rows. */
async function idsOf(websiteId: string): Promise<readonly string[]> {
  const tables = await database.asOwner<{ name: string }>(
    `select table_name as name from information_schema.columns c where table_schema = 'public' and column_name = 'id'
     and data_type = 'uuid' and exists (select 1 from information_schema.columns w where w.table_schema = 'public'
     and w.table_name = c.table_name and w.column_name = 'website_id') order by 1`,
  );
  const ids: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.asOwner<{ id: string }>(`select id from "${name}" where website_id = $1 limit 1`, [
      websiteId,
    ]);
    if (row !== undefined) ids.push(row.id);
  }
  const [member] = await database.asOwner<{ id: string }>(
    'select account_id as id from membership where website_id = $1 limit 1',
    [websiteId],
  );
  return member === undefined ? ids : [...ids, member.id];
}

describe('every route with an id of another site (TEN-3)', () => {
  it('finds nothing, and no row of the other site changes', async () => {
    const [first, second] = shops as [TestShop, TestShop];
    const owner = principals.find(({ name }) => name === 'owner')!;
    const foreign = await idsOf(second.id);
    expect(foreign.length).toBeGreaterThan(10);
    const before = await rowsOf(second.id);
    const wrong: string[] = [];
    for (const route of client.routes.filter((each) => namesSite(each) && takesId(each))) {
      for (const id of foreign) {
        const call = { ...callFor(route, owner, first), path: pathOn(route, first, id) };
        const body = route.method === 'GET' ? undefined : ANY_BODY;
        const status = await client.call({ ...call, body }).then(
          (reply) => reply.status,
          (fault: unknown) => (fault as { status?: number }).status ?? `a fault (${String(fault).slice(0, 80)})`,
        );
        const isRefused = route.method === 'GET' || route.method === 'DELETE' ? status === 404 : isRefusal(status);
        if (!isRefused) wrong.push(`${route.method} ${route.path}: ${status}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(await rowsOf(second.id)).toBe(before);
  }, 120_000);
});

/** Found nothing, or did not even get so far as to look. */
function isRefusal(status: number | string): boolean {
  return [400, 404, 409, 415, 422].includes(Number(status));
}
