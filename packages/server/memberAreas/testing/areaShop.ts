import { randomUUID } from 'node:crypto';
import type { AppDocumentResponse } from '@quoin/contract/endpoints/content';
import type { AppMemberAreasResponse } from '@quoin/contract/endpoints/running';
import type { AreaJoining } from '@quoin/domain/access';
import { edit, type RecordKey } from '@quoin/domain/document';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { SignedInMember } from '../../members/memberDeps.ts';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { createCrumbs } from '../../platform/http/protection/crumbs.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { createLog } from '../../platform/log.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { pageRoutes } from '../../storefront/routes/pages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import {
  type AppCall,
  type AppClient,
  answerOf,
  createAppClient,
  signInMember,
  testKeyFor,
} from '../../testing/appClient.ts';
import { addOrder } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { areaInvitationRoutes } from '../routes/areaInvitation.ts';
import { membershipRoutes } from '../routes/memberships.ts';

interface AreaShop {
  database: TestDatabase;
  pages: SitePages;
  client: AppClient;
  shop: TestShop;
  /** The session of who owns it. */
  owner: string;
  routes: readonly SiteRoute[];
  orders: number;
  /** Of the area that was made last. */
  areaId: string;
}

/** A shop of this file of tests; filled before the first of them. */
const at = { orders: 0, areaId: '' } as AreaShop;

const ROOT = '/api/app/sites/areas';
export const AREAS = `${ROOT}/member-areas`;
export const call = async <Answer>(made: AppCall) => answerOf<Answer>(await at.client.callAs(at.owner, made));

async function open(): Promise<void> {
  at.database = await createTestDatabase();
  const { db } = at.database;
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const now = () => Date.now();
  at.pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  at.shop = await addTestShop(db, 'areas');
  const deps = {
    db,
    pages: at.pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  const bytes = (size: number) => new Uint8Array(size).fill(7);
  const crumbs = createCrumbs(bytes(32), bytes);
  // Its pages of an account read of the members' sessions what these routes never ask for.
  const account = { ...deps, crumbs } as unknown as Parameters<typeof membershipRoutes>[0];
  at.routes = [...membershipRoutes(account), ...areaInvitationRoutes(account), ...pageRoutes(deps)];
  at.client = createAppClient({ db, pages: at.pages, now });
  at.owner = await signInMember(at.client, at.shop.siteId, 'o', { isOwner: true });
}

/** Opens a shop for this file, with no areas before each test, and closes it afterwards. */
export function areaShop(): AreaShop {
  beforeAll(open);
  beforeEach(async () => {
    const { areas } = await call<AppMemberAreasResponse>({ path: AREAS });
    for (const { id } of areas) await at.client.callAs(at.owner, { method: 'DELETE', path: `${AREAS}/${id}` });
  });
  afterAll(async () => {
    await at.pages.close();
    await at.database.close();
  });
  return at;
}

interface Draft {
  readonly name?: string;
  readonly joining?: AreaJoining;
  readonly productIds?: readonly string[];
}

export async function makeArea({ name = 'The Club', joining = 'free', productIds = [] }: Draft = {}): Promise<void> {
  const body = { name, description: 'For friends', joining, productIds };
  const { areas } = await call<AppMemberAreasResponse>({ method: 'POST', path: AREAS, body });
  at.areaId = areas[0]!.id;
  const { records, revision } = await call<AppDocumentResponse>({ path: `${ROOT}/document` });
  const [key, record] = records.find(([, each]) => each.urlId === 'about') as [RecordKey, { access: never }];
  const edits = [edit(key, ['access'], record.access, { kind: 'areas', areas: [at.areaId] })];
  const changes = [{ id: randomUUID(), command: 'changePage', label: 'Close page', edits }];
  const place = { page: '', key: '' };
  await call({ method: 'POST', path: `${ROOT}/document/changes`, body: { base: revision, changes, at: place } });
  await call({ method: 'POST', path: `${ROOT}/document/publication`, body: { pages: null, at: null, note: '' } });
}

export async function personOf(email: string): Promise<SignedInMember> {
  const id = await at.database.db.inSite({ websiteId: at.shop.siteId }, async (trx) => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM site_user WHERE website_id = ${at.shop.siteId}
      AND lower(email) = ${email.toLowerCase()}`.execute(trx);
    return rows[0]?.id ?? randomUUID();
  });
  return { id, email, fullName: 'Ada', sessionToken: 's', cartToken: 'c' };
}

export async function ask(
  path: string,
  member: SignedInMember | null,
  fields?: Record<string, string>,
): Promise<Reply> {
  const [plain = '', search = ''] = path.split('?');
  const request = {
    ...{ site: await at.shop.load(), member, method: fields ? 'POST' : 'GET', url: path, path: plain },
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
  const route = at.routes.find(
    (each) => each.path === (plain.startsWith('/account/') ? plain : '/*') && each.method === request.method,
  )!;
  return route.handle(request);
}
export const textOf = ({ body }: Reply) => String(body instanceof Uint8Array ? new TextDecoder().decode(body) : body);

export function buy(
  email: string,
  more: { readonly payment?: 'paid' | 'pending' | 'refunded'; readonly canceled?: boolean } = {},
) {
  at.orders += 1;
  const line = { title: 'Print', sku: 'P', unitPrice: 2000n, productId: at.shop.printId };
  return addOrder(at.database.db, { id: at.shop.siteId } as Parameters<typeof addOrder>[1], {
    ...{ number: at.orders, email, fullName: 'Ada', placedAt: new Date(), lines: [line] },
    payment: more.payment ?? 'paid',
    fulfillment: more.canceled === true ? 'CANCELED' : 'PENDING',
  });
}

export async function subscribe(email: string, status: string, startDay: string): Promise<void> {
  const orderId = await buy(email);
  await at.database.db.inSite({ websiteId: at.shop.siteId }, async (trx) => {
    const id = randomUUID();
    await sql`INSERT INTO subscription (website_id, id, token_hash, status, period_value, period_unit, cycles, time_zone,
        start_day, next_period, last_charged_period, cycles_charged, email, currency, amount, title, product_id, variant_id,
        quantity, purchase, first_order_id, is_test, created_at, updated_at)
      VALUES (${at.shop.siteId}, ${id}, ${Buffer.from(id)}, ${status}, 1, 'month', 0, 'UTC', ${startDay}, 1, 0, 1, ${email}, 'EUR',
        2000, 'Club', ${at.shop.printId}, ${randomUUID()}, 1, '{}', ${orderId}, true, ${trx.now()}, ${trx.now()})`.execute(
      trx,
    );
    await sql`INSERT INTO subscription_charge (website_id, id, subscription_id, period_index, checkout_id, state, order_id,
        created_at, updated_at)
      SELECT website_id, ${randomUUID()}, ${id}, 0, checkout_id, 'paid', id, ${trx.now()}, ${trx.now()} FROM sales_order
      WHERE website_id = ${at.shop.siteId} AND id = ${orderId}`.execute(trx);
  });
}
