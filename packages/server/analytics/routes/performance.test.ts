import { randomBytes } from 'node:crypto';
import type { AppSpeedResponse } from '@quoin/contract/endpoints/running';
import { HISTOGRAM_ERROR, TELEMETRY_LIMITS } from '@quoin/domain/analytics';
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
import { createSpeedService } from '../speed/speedRecords.ts';
import { performanceRoutes } from './performance.ts';

const PASSWORD = 'correct horse battery';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const PATH = '/api/1/performance/records';
const log = createLog('silent');

let database: TestDatabase;
let app: AppClient;
let other: TestShop;
let site: Site;
let owner: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  app = createAppClient({ db });
  const shop = await addShop(db, { identifier: 'fast' });
  other = await addShop(db, { identifier: 'others' });
  site = (await db.acrossSites((trx) => loadSiteByIdentifier(trx, 'fast')))!;
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
  const routes = new Router(performanceRoutes({ speed: createSpeedService({ db: database.db, log, now: Date.now }) }));
  return { routes, limits: createRateLimits(factor), crumbs: createCrumbs(new Uint8Array(32).fill(3), randomBytes) };
}

function send(body: unknown, { headers = {}, through = pipelineWith(1000) } = {}) {
  const head = headOf({ method: 'POST', path: PATH, headers: { 'user-agent': PHONE, ...headers } });
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return answerSite(through, site, head, async () => ({ body: bytes, bodyType: 'file' }));
}

const record = (event: string, value: number, path = '/shop') => ({
  ...{ app: 'storefront', event, data: { value }, pageLoadId: 'one', ts: Date.now(), raw: { path, pageType: 1 } },
  context_website_id: other.id,
});

const speed = async (query: Record<string, string> = {}, identifier = 'fast') =>
  answerOf<AppSpeedResponse>(await app.callAs(owner, { path: `/api/app/sites/${identifier}/speed`, query }));

describe('how fast pages are', () => {
  it('is counted by page, device and day, of the site that was asked (TELE-01, TELE-02, SC-66)', async () => {
    const service = createSpeedService({ db: database.db, log, now: Date.now });
    for (let index = 1; index <= 100; index += 1) {
      service.take(site, index <= 80 ? 'desktop' : 'phone', [
        { name: 'LCP', value: index * 50, path: index <= 60 ? '/' : '/shop', pageLoadId: String(index) },
        { name: 'load', value: 900, path: index <= 60 ? '/' : '/shop', pageLoadId: String(index) },
        { name: 'reducedMotion', value: index <= 25 ? 1 : 0, path: '/', pageLoadId: String(index) },
      ]);
    }
    await service.flush();
    const found = await speed();
    expect(found.loads).toBe(100);
    expect(found.overall.LCP.count).toBe(100);
    const p75 = found.overall.LCP.p75 ?? 0;
    expect(Math.abs(p75 - 3750) / 3750).toBeLessThanOrEqual(2 * HISTOGRAM_ERROR);
    expect(found.overall.LCP.grade).toBe('needsImprovement');
    expect(found.pages.map(({ path, loads }) => [path, loads])).toEqual([
      ['/', 60],
      ['/shop', 40],
    ]);
    expect(found.devices.map(({ device, loads }) => [device, loads])).toEqual([
      ['desktop', 80],
      ['phone', 20],
    ]);
    expect(found.days).toHaveLength(28);
    expect(found.days.at(-1)?.p75.LCP).toBe(p75);
    expect(found.days[0]?.p75.LCP).toBeNull();
    expect(found.preferences.reducedMotion).toBe(0.25);
    expect((await speed({ device: 'phone' })).loads).toBe(20);
    expect((await speed({ page: '/shop' })).loads).toBe(40);
    expect((await speed({ range: 'yesterday' })).loads).toBe(0);
    expect((await speed({}, 'others')).loads).toBe(0);
    // Compared with the day before, on which the same was measured; with nothing where the owner wants that.
    const today = found.days.at(-1)?.day ?? '';
    await database.asOwner('update performance_day set day = day - 1 where website_id = $1', [site.id]);
    const after = await speed({ range: 'custom', from: today, to: today });
    expect([after.overall.LCP.p75, after.before?.LCP.p75, after.before?.LCP.count]).toEqual([null, p75, 100]);
    expect((await speed({ range: 'custom', from: today, to: today, compare: 'none' })).before).toBeNull();
    expect((await speed()).before?.LCP.p75).toBeNull();
  });

  it('comes as a list, as JSON or as plain text; what is none is refused (TELE-01)', async () => {
    expect((await send([record('LCP', 1000)])).status).toBe(202);
    expect((await send('[]', { headers: { 'content-type': 'text/plain' } })).status).toBe(202);
    expect((await send('{"a":1}')).status).toBe(400);
    expect((await send('not json')).status).toBe(400);
    expect((await send([], { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  it('is written a moment after it came, of its own site alone (TELE-01, SC-66)', async () => {
    await send([record('INP', 120, '/written')]);
    await expect.poll(async () => (await speed({ page: '/written' })).overall.INP.count, { timeout: 10_000 }).toBe(1);
    expect((await speed({}, 'others')).overall.INP.count).toBe(0);
  });

  it('is refused from whoever sends too often (SC-66)', async () => {
    const through = pipelineWith(1 / 60);
    const statuses = [await send([], { through }), await send([], { through }), await send([], { through })];
    expect(statuses.map(({ status }) => status)).toEqual([202, 202, 429]);
    expect(TELEMETRY_LIMITS.records).toBeLessThan(100);
  });

  it('tells at most five hundred pages of a day apart; the rest counts in the whole', async () => {
    const service = createSpeedService({ db: database.db, log, now: Date.now });
    const measured = Array.from({ length: 600 }, (_, index) => ({
      ...{ name: 'TTFB' as const, value: 100, path: `/made-up/${index}`, pageLoadId: '' },
    }));
    service.take({ ...site, id: other.id }, 'desktop', measured);
    await service.flush();
    const [row] = await database.asOwner<{ pages: string; counted: string }>(
      `select (select count(*)::text from performance_page where website_id = $1) as pages,
        (select sum(count)::text from performance_day where website_id = $1) as counted`,
      [other.id],
    );
    expect(row).toEqual({ pages: '500', counted: '600' });
  });

  it('may be lost without anything else being so; what waits is bounded (ANA-1)', async () => {
    const broken = { inSite: () => Promise.reject(new Error('away')) } as never;
    const service = createSpeedService({ db: broken, log, now: Date.now });
    const many = (from: number) =>
      Array.from({ length: 15_000 }, (_, index) => ({
        ...{ name: 'LCP' as const, value: 1, path: `/${from + index}`, pageLoadId: '' },
      }));
    expect(service.take(site, 'desktop', many(0))).toBe(true);
    expect(service.take(site, 'desktop', many(15_000))).toBe(false);
    await service.flush();
    expect(service.take(site, 'desktop', many(0))).toBe(true);
    await service.flush();
  });
});
