import { randomBytes } from 'node:crypto';
import type { AppErrorReportsResponse } from '@quoin/contract/endpoints/running';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrumbs } from '../../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import { Router } from '../../platform/http/router.ts';
import { answerSite, type SitePipeline } from '../../platform/http/sitePipeline.ts';
import { createLog } from '../../platform/log.ts';
import { loadSiteByIdentifier, type Site } from '../../sites/storage/sites.ts';
import { type AppClient, answerOf, createAppClient, headOf } from '../../testing/appClient.ts';
import { addShop, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createErrorReportService } from '../errorReports/recordErrors.ts';
import { errorReportRoutes } from './errorReports.ts';

const PASSWORD = 'correct horse battery';
const CHROME = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0';
const CART_TOKEN = 'a'.repeat(22);
const log = createLog('silent');

let database: TestDatabase;
let app: AppClient;
let shop: TestShop;
let other: TestShop;
let site: Site;
let pipeline: SitePipeline;
let owner: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  app = createAppClient({ db });
  shop = await addShop(db, { identifier: 'errors' });
  other = await addShop(db, { identifier: 'others' });
  site = (await db.acrossSites((trx) => loadSiteByIdentifier(trx, 'errors')))!;
  pipeline = pipelineWith(1000);
  const created = await app.accounts.createAccount({ email: 'o@example.com', password: PASSWORD, displayName: 'O' });
  if (!created.ok) throw new Error(created.problem.code);
  for (const websiteId of [shop.id, other.id]) {
    await app.accounts.addMember({ websiteId, accountId: created.value, roles: [], isOwner: true });
  }
  const session = await app.accounts.signIn({ email: 'o@example.com', password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  owner = session.value.token;
});
afterAll(() => database.close());

function pipelineWith(factor: number): SitePipeline {
  const routes = new Router(errorReportRoutes({ db: database.db, log }));
  return { routes, limits: createRateLimits(factor), crumbs: createCrumbs(new Uint8Array(32).fill(3), randomBytes) };
}

interface Sent {
  readonly userAgent?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly through?: SitePipeline;
}

function report(body: unknown, { userAgent = CHROME, cookies = {}, headers = {}, through = pipeline }: Sent = {}) {
  const path = '/api/events/RecordJavascriptErrors';
  const head = headOf({ method: 'POST', path, cookies, headers: { 'user-agent': userAgent, ...headers } });
  return answerSite(through, site, head, async () => ({ body, bodyType: 'json' }));
}

const listed = async (query: Record<string, string> = {}, identifier = 'errors') =>
  answerOf<AppErrorReportsResponse>(
    await app.callAs(owner, { path: `/api/app/sites/${identifier}/script-errors`, query }),
  );

const event = (message: string, page = '/shop') => ({
  message,
  stack: 'at x',
  source: '/a.js',
  line: 1,
  column: 2,
  page,
});

describe('errors of visitors’ browsers', () => {
  it('are grouped by message for the owner, with counts, pages and browsers (ERR-03)', async () => {
    expect((await report([event('x is undefined'), event('x is undefined'), event('no cart', '/cart')])).status).toBe(
      204,
    );
    await report([event('x is undefined', '/about')], { userAgent: FIREFOX });
    const { groups, openCount } = await listed();
    expect(openCount).toBe(2);
    expect(groups.find(({ message }) => message === 'x is undefined')).toMatchObject({
      times: 3,
      source: '/a.js:1:2',
      pages: [
        { name: '/shop', times: 2 },
        { name: '/about', times: 1 },
      ],
      browsers: [
        { name: 'Chrome 141', times: 2 },
        { name: 'Firefox 133', times: 1 },
      ],
    });
    expect((await listed({}, 'others')).groups).toEqual([]);
  });

  it('are counted by the days of the site, as many as are shown (ERR-03)', async () => {
    const found = async () => (await listed()).groups.find(({ message }) => message === 'x is undefined')!;
    const { id, days } = await found();
    expect(days).toHaveLength(28);
    expect(days.map(({ times }) => times)).toEqual([...Array.from({ length: 27 }, () => 0), 3]);
    await database.asOwner('update script_error_day set day = day - 3 where error_id = $1', [id]);
    await report([event('x is undefined')]);
    expect((await found()).days.map(({ times }) => times).slice(-4)).toEqual([3, 0, 0, 1]);
    // What is shown no more is forgotten with the next one.
    await database.asOwner('update script_error_day set day = day - 25 where error_id = $1', [id]);
    await report([event('x is undefined')]);
    const kept = await database.asOwner('select 1 from script_error_day where error_id = $1', [id]);
    expect(kept).toHaveLength(2);
    expect((await found()).times).toBe(5);
  });

  it('are put aside until they come again', async () => {
    const [first] = (await listed()).groups;
    const path = `/api/app/sites/errors/script-errors/${first?.id}/dismissal`;
    expect((await app.callAs(owner, { method: 'POST', path })).status).toBe(204);
    expect((await listed({ state: 'dismissed' })).groups.map(({ id }) => id)).toEqual([first?.id]);
    await database.asOwner(
      "update script_error set dismissed_at = dismissed_at - interval '1 minute', last_seen_at = last_seen_at - interval '2 minutes' where id = $1",
      [first?.id],
    );
    expect((await listed({ state: 'dismissed' })).dismissedCount).toBe(1);
    await report([event(first?.message ?? '')]);
    expect((await listed()).openCount).toBe(2);
    const missing = path.replace(/script-errors\/.{36}/, 'script-errors/00000000-0000-0000-0000-000000000000');
    expect((await app.callAs(owner, { method: 'POST', path: missing })).status).toBe(404);
  });

  it('come as a list of at most ten that are read, with 5000 characters of a stack (ERR-02, SC-65)', async () => {
    const flood = Array.from({ length: 1000 }, (_, index) => ({
      ...event(`flood ${index} <script>alert(1)</script>`),
      stack: 'y'.repeat(20_000),
    }));
    expect((await report(flood)).status).toBe(204);
    const { groups } = await listed();
    const kept = groups.filter(({ message }) => message.startsWith('flood'));
    expect(kept.map(({ stack }) => stack.length)).toEqual(Array.from({ length: 10 }, () => 5000));
    expect((await report({ message: 'no list' })).status).toBe(400);
  });

  it('need the crumb of whoever has one, and always the site’s own pages (ERR-01, SC-26)', async () => {
    const cookies = { CART: CART_TOKEN };
    expect((await report([event('forged')], { cookies })).status).toBe(403);
    const crumb = pipeline.crumbs.forVisitor(site.id, CART_TOKEN);
    const sent = { cookies: { ...cookies, crumb }, headers: { 'x-csrf-token': crumb } };
    expect((await report([event('with a crumb')], sent)).status).toBe(204);
    expect((await report([event('elsewhere')], { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  it('are refused from whoever sends too many (SC-66)', async () => {
    const through = pipelineWith(1 / 60);
    const statuses = [await report([], { through }), await report([], { through }), await report([], { through })];
    expect(statuses.map(({ status }) => status)).toEqual([204, 204, 429]);
  });

  it('are of the site that was asked, whatever they say of themselves (SC-66)', async () => {
    const forged = { ...event('of another site'), websiteId: other.id, context_website_id: other.id, site: 'others' };
    expect((await report([forged], { headers: { referer: 'http://others.localhost:3000/' } })).status).toBe(204);
    expect((await listed()).groups.map(({ message }) => message)).toContain('of another site');
    expect((await listed({}, 'others')).groups).toEqual([]);
  });

  it('may be lost without anything else being so (ANA-1)', async () => {
    const broken = { inSite: () => Promise.reject(new Error('away')) } as never;
    expect(await createErrorReportService({ db: broken, log }).record(shop.id, [event('x')], '')).toBe(false);
  });

  it('are kept for the latest 300 messages, and 50 pages of each', async () => {
    const service = createErrorReportService({ db: database.db, log });
    await database.asOwner(
      `insert into script_error (website_id, id, fingerprint, message, stack, source, first_seen_at, last_seen_at)
       select $1, gen_random_uuid(), sha256(n::text::bytea), n::text, '', '', '2020-01-01', '2020-01-01'
       from generate_series(1, 320) n`,
      [other.id],
    );
    await database.asOwner(
      `insert into script_error_place (website_id, error_id, kind, name)
       select $1, id, 'page', '/p' || n from script_error, generate_series(1, 50) n where website_id = $1 and message = '7'`,
      [other.id],
    );
    await service.record(other.id, [event('7', '/p51'), event('7', '/p5'), event('new')], CHROME);
    const [found] = await database.asOwner<{ groups: string; places: string }>(
      `select count(*)::text as groups, (select count(*)::text from script_error_place p join script_error e
         on e.id = p.error_id and e.message = '7' where kind = 'page') as places from script_error where website_id = $1`,
      [other.id],
    );
    expect(found).toEqual({ groups: '300', places: '50' });
  });
});
