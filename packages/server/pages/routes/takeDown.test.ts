import { randomUUID } from 'node:crypto';
import type {
  AppDocumentResponse,
  AppEntriesResponse,
  AppEntryResponse,
  BulkEntriesResponse,
  WireRefusedChange,
} from '@quoin/contract/endpoints/content';
import type { AppProductResponse, AppProductsResponse } from '@quoin/contract/endpoints/store';
import type { WireProblem } from '@quoin/contract/problems';
import { edit, type Json, type RecordKey } from '@quoin/domain/document';
import type { EventDraft, ItemDraft } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { THEMES_FOLDER } from '../../platform/folders.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { startJobWorker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log.ts';
import { searchRoutes } from '../../search/routes/search.ts';
import { createSitePages, type SitePages } from '../../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../../storefront/draft/draftMemory.ts';
import { eventRoutes } from '../../storefront/routes/events.ts';
import { pageRoutes } from '../../storefront/routes/pages.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { passwordService } from '../../team/testing/passwordService.ts';
import { type AppClient, callsOf, createAppClient, signInMember, testKeyFor } from '../../testing/appClient.ts';
import { BLANK_DRAFT } from '../../testing/blankDraft.ts';
import { createTestDatabase, SILENT, type TestDatabase } from '../../testing/database.ts';
import { TAKE_DOWN_JOB, takeDownJobs } from '../publication/takeDowns.ts';

const HOUR = 3_600_000;
let clock = Date.UTC(2027, 2, 1, 9);
let database: TestDatabase;
let pages: SitePages;
let wire: Wire;
let client: AppClient;
let shop: TestShop;
let owner: string;

beforeAll(async () => {
  database = await createTestDatabase({ open: { now: () => clock } });
  shop = await addTestShop(database.db, 'ends');
  await startServer();
  client = createAppClient({ db: database.db, pages, now: () => clock });
  owner = await signInMember(client, shop.siteId, 'o', { isOwner: true });
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await database.close();
});

/** With nothing kept from before, as after a start. */
async function startServer(): Promise<void> {
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test', isDevelopment: false } as Config;
  const { db } = database;
  const now = () => clock;
  pages = createSitePages({ db, config, log: createLog('silent'), now, themesFolder: THEMES_FOLDER });
  const deps = {
    db,
    pages,
    config,
    now,
    keyFor: testKeyFor,
    drafts: createDraftMemory(),
    members: passwordService(db, now),
  };
  const siteRoutes = [...searchRoutes(deps), ...eventRoutes(deps), ...pageRoutes(deps)];
  wire = await openWire({ siteRoutes, cachedPages: pages, findSite: () => shop.load(), now });
}

async function restart(): Promise<void> {
  await wire.close();
  await pages.close();
  await startServer();
}

/** Works off what is due now, until nothing is. */
async function workOff(): Promise<void> {
  const options = { workerId: randomUUID(), now: () => clock, roll: () => 0.5, idlePollMs: 5, log: SILENT };
  const worker = startJobWorker({ ...options, db: database.db, handlers: takeDownJobs(database) });
  await expect.poll(dueJobs).toBe(0);
  await worker.stop();
  // Hosts look at their sites once a second.
  clock += 1500;
}

async function dueJobs(): Promise<number> {
  const rows = await database.asOwner(
    `SELECT 1 FROM job WHERE kind = '${TAKE_DOWN_JOB}' AND state IN ('waiting', 'running') AND run_at <= to_timestamp(${clock / 1000})`,
  );
  return rows.length;
}

const call = callsOf('ends', () => ({ client, session: owner }));
const ask = (path: string) => wire.ask({ host: 'ends.sites.test', path });
const statusOf = async (path: string) => (await ask(path)).status;
const isNamed = async (path: string, words: string) => (await ask(path)).text.includes(words);

async function create(parts: Partial<ItemDraft>): Promise<AppEntryResponse['entry']> {
  const draft = { ...BLANK_DRAFT, body: '<p>Ink.</p>', ...parts };
  const made = await call<AppEntryResponse>('POST', '/entries', { journalId: shop.journalId, draft });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.entry;
}
async function save(entry: AppEntryResponse['entry'], parts: Partial<ItemDraft>) {
  const { body } = await call<AppEntryResponse>('GET', `/entries/${entry.id}`);
  const { revision, draft } = body.entry;
  return call<AppEntryResponse>('PUT', `/entries/${entry.id}`, { revision, draft: { ...draft, ...parts } });
}
const listed = async (status: string) =>
  (await call<AppEntriesResponse>('GET', `/entries?journal=${shop.journalId}&status=${status}`)).body.entries;

describe('an entry with an end (product.md 1.4: scheduled publish and unpublish)', () => {
  it('is seen until then, and by nobody and nothing from then on', async () => {
    const end = clock + HOUR;
    await create({ title: 'Winter sale', tags: ['winter'], takeDown: { on: end, to: '' } });
    clock += 1500;
    const PLACES = ['/journal', '/sitemap.xml', '/journal?format=rss', '/search?q=winter+sale'] as const;
    expect(await statusOf('/journal/winter-sale')).toBe(200);
    for (const place of PLACES) expect(await isNamed(place, 'inter-sale'), place).toBe(true);
    clock = end - 1;
    expect(await statusOf('/journal/winter-sale')).toBe(200);
    clock = end;
    await workOff();
    expect(await statusOf('/journal/winter-sale')).toBe(404);
    for (const place of PLACES) expect(await isNamed(place, 'inter-sale'), place).toBe(false);
    expect(await isNamed('/journal?tag=winter', 'inter-sale')).toBe(false);
  });

  it('is said in the lists of the app, and comes back when its end is moved or taken away', async () => {
    const entry = await create({ title: 'Spring sale', takeDown: { on: clock + HOUR, to: '' } });
    expect((await listed('published')).find(({ id }) => id === entry.id)?.takeDownOn).toBe(clock + HOUR);
    clock += 2 * HOUR;
    await workOff();
    expect((await listed('takenDown')).map(({ id }) => id)).toContain(entry.id);
    expect((await listed('published')).map(({ id }) => id)).not.toContain(entry.id);
    expect(await statusOf('/journal/spring-sale')).toBe(404);
    await save(entry, { takeDown: { on: clock + HOUR, to: '' } });
    clock += 1500;
    expect(await statusOf('/journal/spring-sale')).toBe(200);
    clock += 2 * HOUR;
    await workOff();
    expect(await statusOf('/journal/spring-sale')).toBe(404);
    await save(entry, { takeDown: null });
    clock += 1500;
    expect(await statusOf('/journal/spring-sale')).toBe(200);
  });

  it('that is published again from the list stays up: its end has been', async () => {
    const entry = await create({ title: 'Autumn sale', takeDown: { on: clock + HOUR, to: '' } });
    clock += 2 * HOUR;
    await workOff();
    const done = await call<BulkEntriesResponse>('POST', '/entries/bulk', { ids: [entry.id], act: 'publish' });
    expect(done.status).toBe(200);
    clock += 1500;
    expect(await statusOf('/journal/autumn-sale')).toBe(200);
    expect((await call<AppEntryResponse>('GET', `/entries/${entry.id}`)).body.entry.draft.takeDown).toBeNull();
  });

  it('leads visitors to where the owner wants them, for now', async () => {
    await create({ title: 'Old prices', takeDown: { on: clock + HOUR, to: '/shop' } });
    clock += 2 * HOUR;
    await workOff();
    const { status, headers } = await ask('/journal/old-prices');
    expect([status, headers.location]).toEqual([302, '/shop']);
  });

  it('was saved before a server was off at that time: the first page after its start is without it', async () => {
    const entry = await create({ title: 'Night sale', takeDown: { on: clock + HOUR, to: '' } });
    clock += 1500;
    expect(await statusOf('/journal/night-sale')).toBe(200);
    clock += 2 * HOUR;
    await restart();
    expect(await statusOf('/journal/night-sale')).toBe(404);
    expect(await isNamed('/journal', 'ight-sale')).toBe(false);
    expect(await dueJobs()).toBeGreaterThan(0);
    await workOff();
    expect((await listed('takenDown')).map(({ id }) => id)).toContain(entry.id);
  });

  it('whose job runs twice, or while it is saved again, is as its owner said last', async () => {
    const entry = await create({ title: 'Flash sale', takeDown: { on: clock + HOUR, to: '' } });
    clock += HOUR;
    const job = takeDownJobs(database).get(TAKE_DOWN_JOB);
    const ran = { websiteId: shop.siteId, payload: { id: entry.id } } as never;
    const later = { takeDown: { on: clock + HOUR, to: '' } };
    const [saved] = await Promise.all([save(entry, later), job?.(ran, new AbortController().signal)]);
    expect(saved.status).toBe(200);
    await job?.(ran, new AbortController().signal);
    clock += 1500;
    expect(await statusOf('/journal/flash-sale')).toBe(200);
    clock += HOUR;
    await workOff();
    expect(await statusOf('/journal/flash-sale')).toBe(404);
  });

  it('cannot end before it appears, nor lead into a script', async () => {
    const draft = { ...BLANK_DRAFT, title: 'Never', status: 'scheduled', publishOn: clock + 2 * HOUR };
    const post = (takeDown: ItemDraft['takeDown']) =>
      call<WireProblem>('POST', '/entries', { journalId: shop.journalId, draft: { ...draft, takeDown } });
    const early = await post({ on: clock + HOUR, to: '' });
    expect([early.status, early.body.fields]).toEqual([
      422,
      { 'takeDown.on': 'The unpublish date must be after the publish date.' },
    ]);
    const script = await post({ on: clock + 3 * HOUR, to: 'javascript:alert(1)' });
    expect([script.status, Object.keys(script.body.fields ?? {})]).toEqual([422, ['takeDown.to']]);
  });
});

describe('an event with an end', () => {
  const night: EventDraft = {
    ...{ start: '2027-03-20T19:00', end: '2027-03-20T21:00', timeZone: '', isAllDay: false },
    place: { title: 'Yard', line1: '3 Ropewalk', line2: '', country: '', point: null },
    repeat: { unit: 'weekly', every: 1, days: [], monthlyBy: 'date', until: '', count: 2 },
  };

  it('leaves its calendar, list, months, feeds and neighbours in time, with all the times it repeats', async () => {
    const made = await call<{ id: string }>('POST', '/journals', {
      kind: 'events',
      title: 'Nights',
      addToMainNav: true,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const calendar = made.body.id;
    const end = clock + HOUR;
    const add = async (title: string, more: Partial<ItemDraft>) => {
      const draft = { ...BLANK_DRAFT, body: '<p>Ink.</p>', title, ...more };
      const added = await call('POST', '/entries', { journalId: calendar, draft });
      expect(added.status, JSON.stringify(added.body)).toBe(201);
    };
    await add('Press night', { event: night, tags: ['late'], takeDown: { on: end, to: '/nights' } });
    await add('Day after', {
      event: { ...night, start: '2027-03-21T19:00', end: '2027-03-21T21:00', repeat: null },
    });
    clock = end - 1000;
    const month = `month=03-2027&collectionId=${calendar}`;
    const PLACES = [
      ...['/nights', '/nights?format=json', '/nights?format=json&month=03-2027', '/nights?tag=late'],
      ...['/nights/day-after', `/api/open/GetItemsByMonth?${month}`, '/sitemap.xml', '/nights?format=rss'],
      '/search?q=press+night',
    ] as const;
    expect(await statusOf('/nights/press-night')).toBe(200);
    expect(await statusOf('/nights/press-night?format=ical')).toBe(200);
    for (const place of PLACES) expect(await isNamed(place, 'ress-night'), place).toBe(true);
    clock = end;
    await workOff();
    for (const place of PLACES) expect(await isNamed(place, 'ress-night'), place).toBe(false);
    for (const path of ['/nights/press-night', '/nights/press-night?format=ical']) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.location]).toEqual([path, 302, '/nights']);
    }
    expect(await statusOf('/nights/day-after')).toBe(200);
  });
});

describe('a product with an end', () => {
  it('leaves the shop, its search and its feeds, and is not sold any more', async () => {
    const read = async () => (await call<AppProductResponse>('GET', `/products/${shop.printId}`)).body.product;
    const held = await read();
    const path = new URL(held.url, 'http://x.test').pathname;
    expect(await statusOf(path)).toBe(200);
    const saved = await call('PUT', `/products/${shop.printId}`, {
      revision: held.revision,
      draft: { ...held.draft, categories: [], takeDown: { on: clock + HOUR, to: '/shop' } },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    clock += HOUR;
    await workOff();
    const gone = await ask(path);
    expect([gone.status, gone.headers.location]).toEqual([302, '/shop']);
    const slug = path.split('/').at(-1) ?? '';
    for (const place of ['/shop', '/sitemap.xml']) expect(await isNamed(place, `/${slug}`), place).toBe(false);
    const list = await call<AppProductsResponse>('GET', '/products?status=takenDown');
    expect(list.body.products.map(({ id }) => id)).toEqual([shop.printId]);
    const shown = await call('POST', '/products/bulk', { ids: [shop.printId], act: 'show' });
    expect(shown.status).toBe(200);
    clock += 1500;
    expect(await statusOf(path)).toBe(200);
  });
});

const ROOT = '/document';

/** One change of a page, published at once. */
async function publishPage(urlId: string, changes: Readonly<Record<string, Json | undefined>>) {
  const { body } = await call<AppDocumentResponse>('GET', ROOT);
  const [key, record] = body.records.find(([each, page]) => each.startsWith('page:') && page.urlId === urlId)!;
  const edits = Object.entries(changes).map(([name, now]) => edit(key as RecordKey, [name], record[name], now));
  const change = { id: randomUUID(), command: 'changePage', label: 'Change', edits };
  const sent = { base: body.revision, changes: [change], at: { page: '', key: '' } };
  const saved = await call<{ refused: WireRefusedChange | null }>('POST', `${ROOT}/changes`, sent);
  if (saved.body.refused !== null) return saved.body.refused;
  const published = await call('POST', `${ROOT}/publication`, { pages: null, at: null, note: '' });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  clock += 1500;
  return null;
}

describe('a page with an end', () => {
  it('leaves menus, site map, search and its own address at that moment, and leads on if it shall', async () => {
    expect(await publishPage('about', { takeDown: { on: clock + HOUR, to: '/journal' } })).toBeNull();
    expect(await statusOf('/about')).toBe(200);
    expect(await isNamed('/', 'href="/about"')).toBe(true);
    clock += HOUR;
    await workOff();
    const gone = await ask('/about');
    expect([gone.status, gone.headers.location]).toEqual([302, '/journal']);
    for (const place of ['/', '/sitemap.xml', '/search?q=about+us'])
      expect(await isNamed(place, '/about"'), place).toBe(false);
    expect(await isNamed('/sitemap.xml', '/about<')).toBe(false);
  });

  it('takes what is in it along, and comes back with all of it', async () => {
    expect(await publishPage('journal', { takeDown: { on: clock + HOUR, to: '' } })).toBeNull();
    expect(await statusOf('/journal/post-3')).toBe(200);
    clock += HOUR;
    await workOff();
    for (const path of ['/journal', '/journal/post-3', '/journal?format=rss']) expect(await statusOf(path)).toBe(404);
    expect(await publishPage('journal', { takeDown: undefined })).toBeNull();
    expect(await statusOf('/journal/post-3')).toBe(200);
  });

  it('is none of a home page: a site begins with it', async () => {
    const problem = await publishPage('home', { takeDown: { on: clock + HOUR, to: '' } });
    expect(problem?.error).toMatch(/home page cannot be unpublished/);
  });

  it('leads nowhere but to pages', async () => {
    const problem = await publishPage('about', { takeDown: { on: clock + HOUR, to: 'javascript:alert(1)' } });
    expect(problem?.error).toMatch(/Start with \/ or https/);
  });
});
