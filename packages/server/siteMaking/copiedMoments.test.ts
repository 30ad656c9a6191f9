import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import { productJobs } from '../pages/entries/itemJobs.ts';
import { takeDownJobs } from '../pages/publication/takeDowns.ts';
import type { Config } from '../platform/config.ts';
import { THEMES_FOLDER } from '../platform/folders.ts';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { openWire, type Wire } from '../platform/http/testing/wire.ts';
import { startJobWorker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log.ts';
import { loadSiteById } from '../sites/storage/sites.ts';
import { createSitePages, type SitePages } from '../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../storefront/draft/draftMemory.ts';
import { pageRoutes } from '../storefront/routes/pages.ts';
import { addTestShop, type TestShop } from '../storefront/testing/shop.ts';
import { passwordService } from '../team/testing/passwordService.ts';
import { testKeyFor } from '../testing/appClient.ts';
import { createTestDatabase, SILENT, type TestDatabase } from '../testing/database.ts';
import { copyJobs, startCopy } from './copySite.ts';
import { expectPlannedLooks } from './testing/plannedLooks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let clock = Date.UTC(2027, 4, 3, 9);
const now = () => clock;
let test: TestDatabase;
let folder: string;
let shop: TestShop;
let pages: SitePages;
let wire: Wire;
let copyId: string;

beforeAll(async () => {
  test = await createTestDatabase({ open: { now } });
  folder = await mkdtemp(join(tmpdir(), 'quoin-moments-'));
  shop = await addTestShop(test.db, 'first');
  await setMoments();
  copyId = await copy();
  await openCopy();
});
afterAll(async () => {
  await wire.close();
  await pages.close();
  await test.close();
  await rm(folder, { recursive: true });
});

/** A post and a page that end, a post that begins, one that is in the trash and a picture that is, as saving and publishing leave them. */
async function setMoments(): Promise<void> {
  const at = (hours: number) => new Date(clock + hours * HOUR);
  await test.db.inSite({ websiteId: shop.siteId }, async (trx) => {
    const post = (urlId: string, values: object) =>
      trx.updateTable('item').set(values).where('url_id', '=', urlId).execute();
    await post('post-1', { take_down_on: at(1) });
    await post('post-2', { publish_on: at(2) });
    await post('post-4', { deleted_at: at(0) });
    const end = JSON.stringify({ takeDown: { on: clock + 3 * HOUR, to: '' } });
    await sql`update asset set deleted_at = ${at(0)} where id = (select id from asset limit 1)`.execute(trx);
    await sql`update collection set settings = settings || ${end}::jsonb where url_id = 'about'`.execute(trx);
  });
}

const config = {
  appOrigin: 'http://app.test',
  sitesDomain: 'sites.test',
  isDevelopment: false,
  newSites: 'everyone',
} as Config;
const deps = () => ({ db: test.db, files: localFileStore(folder), now, newId: randomUUID, config }) as unknown as Deps;
const handlers = () => new Map([...copyJobs(deps()), ...takeDownJobs(test), ...productJobs(test)]);

async function copy(): Promise<string> {
  const accountId = randomUUID();
  await test.asOwner(
    `insert into account (id, email, password_hash, display_name, created_at) values ($1, 'o@x.io', 'x', 'O', now())`,
    [accountId],
  );
  const source = await shop.load();
  const begun = await startCopy(deps(), { accountId, name: 'O' }, { source, name: 'Second' });
  if (!begun.ok) throw new Error(begun.problem.code);
  await workOff();
  return begun.value.targetId;
}

/** Works off what is due by now, until nothing is; its daily and hourly looks aside. */
async function workOff(): Promise<void> {
  const options = { workerId: randomUUID(), now, roll: () => 0.5, idlePollMs: 5, log: SILENT };
  const only = [...handlers().keys()];
  const worker = startJobWorker({ ...options, db: test.db, handlers: handlers(), kinds: { only } });
  while ((await dueJobs(only)) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await worker.stop();
  // Hosts look at their sites once a second.
  clock += 1500;
}

async function dueJobs(kinds: readonly string[]): Promise<number> {
  const due = `kind = any ($1) AND state IN ('waiting', 'running') AND run_at <= to_timestamp(${clock / 1000})`;
  return (await test.asOwner(`SELECT 1 FROM job WHERE ${due}`, [kinds])).length;
}

async function openCopy(): Promise<void> {
  const { db } = test;
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
  const findSite = () => db.acrossSites((trx) => loadSiteById(trx, copyId));
  wire = await openWire({ siteRoutes: [...pageRoutes(deps)], cachedPages: pages, findSite, now });
}

const statusOf = async (path: string) => (await wire.ask({ host: 'second.sites.test', path })).status;

describe('a copy of a site with times to come (product.md 1.4: scheduled publish and unpublish)', () => {
  it('shows and takes down at these times, also what was kept of its pages', async () => {
    const seen = async () => [
      await statusOf('/journal/post-1'),
      await statusOf('/journal/post-2'),
      await statusOf('/about'),
    ];
    const begin = clock - 1500;
    /** A page that was kept a second before may be answered for minutes, unless something says that it is over. */
    const passes = async (hours: number) => {
      clock = begin + hours * HOUR - 1000;
      const before = await seen();
      clock = begin + hours * HOUR + 2000;
      await workOff();
      return [before, await seen()];
    };
    expect(await passes(1)).toEqual([
      [200, 404, 200],
      [404, 404, 200],
    ]);
    expect(await passes(2)).toEqual([
      [404, 404, 200],
      [404, 200, 200],
    ]);
    expect(await passes(3)).toEqual([
      [404, 200, 200],
      [404, 200, 404],
    ]);
  });

  it('is looked after from then on as every site is, the trash of its media too (EDT-4)', () =>
    expectPlannedLooks(test, copyId, { hasMediaTrash: true }));

  it('has what was in the trash for thirty days, and not for ever', async () => {
    const trashed = () =>
      test
        .asOwner(`select 1 from item where website_id = $1 and url_id = 'post-4'`, [copyId])
        .then(({ length }) => length);
    clock += 29 * DAY;
    await workOff();
    expect(await trashed()).toBe(1);
    clock += DAY;
    await workOff();
    expect(await trashed()).toBe(0);
  });
});
