import { randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type {
  AppInsightSettings,
  AppRecordingResponse,
  AppRecordingsResponse,
} from '@quoin/contract/endpoints/running';
import { MOCK_RECORDING_ID, RECORDING_LIMITS, retentionOf } from '@quoin/domain/analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrumbs } from '../../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import { Router } from '../../platform/http/router.ts';
import { answerSite, type SitePipeline } from '../../platform/http/sitePipeline.ts';
import { createLog } from '../../platform/log.ts';
import { loadSiteByIdentifier, type Site } from '../../sites/storage/sites.ts';
import { type AppClient, answerOf, createAppClient, headOf } from '../../testing/appClient.ts';
import { addShop, newId } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { sweepRecordings } from '../recordings/sweepRecordings.ts';
import { recordingRoutes } from './recordings.ts';

const PASSWORD = 'correct horse battery';
const CHROME = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const ON = {
  ...{ telemetry: true, recording: { isOn: true, sampleRate: 1, retentionDays: 30 }, experiments: {}, goals: {} },
  retention: { eventDays: 90, visitDays: 396, sumDays: 761 },
};

let database: TestDatabase;
let app: AppClient;
let site: Site;
let pipeline: SitePipeline;
let owner: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  app = createAppClient({ db, pages: { invalidate: () => undefined } as never });
  const shop = await addShop(db, { identifier: 'seen' });
  await addShop(db, { identifier: 'others' });
  const routes = new Router(recordingRoutes({ db, log: createLog('silent'), now: Date.now, newId }));
  const crumbs = createCrumbs(new Uint8Array(32).fill(3), randomBytes);
  pipeline = { routes, limits: createRateLimits(1000), crumbs };
  const created = await app.accounts.createAccount({ email: 'o@example.com', password: PASSWORD, displayName: 'O' });
  if (!created.ok) throw new Error(created.problem.code);
  await app.accounts.addMember({ websiteId: shop.id, accountId: created.value, roles: [], isOwner: true });
  const session = await app.accounts.signIn({ email: 'o@example.com', password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  owner = session.value.token;
  site = await loadSite('seen');
});
afterAll(() => database.close());

async function loadSite(identifier: string): Promise<Site> {
  return (await database.db.acrossSites((trx) => loadSiteByIdentifier(trx, identifier)))!;
}

async function ask(path: string): Promise<unknown> {
  const head = headOf({ method: 'GET', path, headers: { 'user-agent': CHROME } });
  const reply = await answerSite(pipeline, site, head, async () => ({ body: undefined, bodyType: 'none' }));
  return JSON.parse(String(reply.body));
}

async function post(id: string, body: Uint8Array): Promise<number> {
  const path = `/api/1/recordings/${id}/chunks`;
  const head = headOf({ method: 'POST', path, headers: { 'user-agent': CHROME } });
  return (await answerSite(pipeline, site, head, async () => ({ body, bodyType: 'file' }))).status;
}

const START = 1_700_000_000_000;
const page = (at: number, path: string) => ({
  type: 4,
  timestamp: START + at,
  data: { href: `http://shop.test${path}` },
});
const mark = (at: number, tag: string) => ({ type: 5, timestamp: START + at, data: { tag, payload: {} } });

function chunkOf(events: readonly unknown[], more: object = {}) {
  return Buffer.from(
    JSON.stringify({
      ...{ pageLoadId: randomUUID(), seq: 0, visitorId: 'v', timeZone: 'America/New_York', language: 'en-US' },
      ...{ viewport: [1440, 900], experiments: { button: 'large' }, events, ...more },
    }),
  );
}

const listed = async (query: Record<string, string> = {}, identifier = 'seen') =>
  answerOf<AppRecordingsResponse>(await app.callAs(owner, { path: `/api/app/sites/${identifier}/recordings`, query }));

async function save(settings: unknown) {
  return app.callAs(owner, { method: 'PUT', path: '/api/app/sites/seen/settings/insight', body: settings });
}

describe('recordings of visits', () => {
  it('do not begin while the owner has them off: the id is a mock one (REC-01, REC-02)', async () => {
    expect(await ask('/api/commerce/fullstory/getId')).toEqual({ id: MOCK_RECORDING_ID });
    expect(await post(newId(), chunkOf([page(0, '/')]))).toBe(410);
    expect(await listed()).toMatchObject({ isOn: false, recordings: [] });
  });

  it('are switched on in the settings, where nonsense is refused in words (REC-01)', async () => {
    const refused = await save({ ...ON, recording: { ...ON.recording, sampleRate: 2 } });
    expect(refused.status).toBe(422);
    expect(String(refused.body)).toContain('sampleRate');
    expect((await save(ON)).status).toBe(200);
    site = await loadSite('seen');
    const { id } = (await ask('/api/commerce/fullstory/getId')) as { id: string };
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('how long figures are kept is set beside it, within its bounds, and noted with what it was (AUT-4)', async () => {
    const refused = await save({ ...ON, retention: { eventDays: 401, visitDays: 30, sumDays: 0 } });
    expect(refused.status).toBe(422);
    expect(Object.keys((JSON.parse(String(refused.body)) as { fields: object }).fields)).toEqual([
      'eventDays',
      'sumDays',
    ]);
    expect((await save({ ...ON, retention: { eventDays: 7, visitDays: 30, sumDays: 761 } })).status).toBe(200);
    const { settings } = await loadSite('seen');
    expect(retentionOf(settings)).toEqual({ eventDays: 7, visitDays: 30, sumDays: 761 });
    const [noted] = await database.asOwner<{ details: { changed: object } }>(
      "select details from audit_event where website_id = $1 and action = 'insight.update' order by created_at desc, id desc limit 1",
      [site.id],
    );
    expect(noted?.details.changed).toEqual({
      eventDays: { before: 90, after: 7 },
      visitDays: { before: 396, after: 30 },
    });
    const held = answerOf<AppInsightSettings>(
      await app.callAs(owner, { path: '/api/app/sites/seen/settings/insight' }),
    );
    expect(held.retention.eventDays).toBe(7);
  });

  it('are kept over pages, each chunk once, and shown in the order things happened (REC-04)', async () => {
    const id = newId();
    const first = chunkOf([page(0, '/'), mark(900, 'error')]);
    const later = gzipSync(chunkOf([page(5000, '/order/secret-key'), mark(6000, 'purchase')]));
    expect([await post(id, later), await post(id, first), await post(id, first)]).toEqual([202, 202, 202]);
    const { recordings } = await listed();
    expect(recordings).toHaveLength(1);
    expect(recordings[0]).toMatchObject({
      ...{ id, durationMs: 6000, errors: 1, hasPurchase: true, device: 'desktop', browser: 'Chrome 141' },
      ...{ country: 'US', viewport: [1440, 900], experiments: { button: 'large' } },
    });
    expect([...(recordings[0]?.pages ?? [])].sort()).toEqual(['/', '/order/…']);
    const opened = answerOf<AppRecordingResponse>(
      await app.callAs(owner, { path: `/api/app/sites/seen/recordings/${id}` }),
    );
    expect(opened.events.map(({ timestamp }) => timestamp - START)).toEqual([0, 900, 5000, 6000]);
    const [audit] = await database.asOwner<{ action: string }>(
      'select action from audit_event where website_id = $1 order by created_at desc limit 1',
      [site.id],
    );
    expect(audit?.action).toBe('recording.view');
  });

  it('are found by what happened in them (REC-04)', async () => {
    expect(await post(newId(), chunkOf([page(0, '/shop')]))).toBe(202);
    expect((await listed({ mark: 'purchase' })).recordings).toHaveLength(1);
    expect((await listed({ mark: 'rage' })).recordings).toHaveLength(0);
    expect((await listed({ page: '/shop' })).recordings).toHaveLength(1);
    expect((await listed({ device: 'phone' })).recordings).toHaveLength(0);
    expect((await listed({ range: 'yesterday' })).recordings).toHaveLength(0);
    expect((await listed()).recordings).toHaveLength(2);
  });

  it('end when they are long, and take nothing that is no chunk (REC-04, SC-66)', async () => {
    const id = newId();
    expect(await post(id, chunkOf([page(0, '/')]))).toBe(202);
    expect(await post(id, chunkOf([page(RECORDING_LIMITS.recordingMs + 1, '/late')]))).toBe(410);
    expect(await post(id, Buffer.from('nonsense'))).toBe(400);
    expect(await post(id, Buffer.from('{}'))).toBe(400);
    expect(await post('no-id', chunkOf([page(0, '/')]))).toBe(404);
    const bomb = gzipSync(Buffer.alloc(RECORDING_LIMITS.unpackedBytes * 4, 0x20));
    expect(bomb.length).toBeLessThan(RECORDING_LIMITS.chunkBytes);
    expect(await post(id, bomb)).toBe(400);
  });

  it('end when they are large', async () => {
    const id = newId();
    const noise = () =>
      chunkOf([{ type: 3, timestamp: START, data: { text: randomBytes(1_400_000).toString('base64') } }]);
    const statuses = [
      await post(id, noise()),
      await post(id, noise()),
      await post(id, noise()),
      await post(id, noise()),
    ];
    expect(statuses).toEqual([202, 202, 202, 410]);
  });

  it('go when the owner says so, and by themselves after the days he keeps them (REC-04)', async () => {
    const [last] = (await listed()).recordings;
    const path = `/api/app/sites/seen/recordings/${last?.id}`;
    expect((await app.callAs(owner, { method: 'DELETE', path })).status).toBe(204);
    expect((await app.callAs(owner, { path })).status).toBe(404);
    await database.asOwner("update recording set started_at = started_at - interval '29 days'");
    await sweepRecordings(database, site.id);
    const count = async () => (await database.asOwner<{ n: number }>('select count(*)::int as n from recording'))[0]?.n;
    expect(await count()).toBeGreaterThan(0);
    await database.asOwner("update recording set started_at = started_at - interval '2 days'");
    await sweepRecordings(database, site.id);
    expect(await count()).toBe(0);
    expect((await database.asOwner('select 1 from recording_chunk')).length).toBe(0);
  });
});
