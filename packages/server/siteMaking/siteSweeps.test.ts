import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordKey } from '@quoin/domain/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SWEEP_JOB, sweepJobs } from '../pages/documents/sweepDocument.ts';
import { publishDocument } from '../pages/publication/publish.ts';
import { newPage, type OpenedSite, openSite, set } from '../pages/testing/openedSite.ts';
import type { Config } from '../platform/config.ts';
import { localFileStore } from '../platform/gateways/files/localFiles.ts';
import { startJobWorker } from '../platform/jobs/worker.ts';
import { createTestDatabase, SILENT, type TestDatabase } from '../testing/database.ts';
import { makeSite } from './makeSite.ts';
import { scheduleSweeps } from './siteSweeps.ts';
import { expectPlannedLooks } from './testing/plannedLooks.ts';

const DAY_MS = 86_400_000;
let clock = Date.UTC(2027, 2, 1, 9);
const now = () => clock;
const maker = { accountId: randomUUID(), name: 'Ada' };
let test: TestDatabase;
let folder: string;
let siteId: string;

/** The product has started; the site is made after that. */
beforeAll(async () => {
  test = await createTestDatabase({ open: { now } });
  folder = await mkdtemp(join(tmpdir(), 'quoin-looks-'));
  await scheduleSweeps(test);
  await test.asOwner('insert into account values ($1, $2, $3, $4, 1, now())', [maker.accountId, 'a@x.io', 'Ada', 'x']);
  const config = { newSites: 'everyone' } as Config;
  const deps = { db: test.db, files: localFileStore(folder), newId: randomUUID, now, config };
  const made = await makeSite(deps, maker, {
    ...{ purpose: 'shop', name: 'Salt', look: 'warm' },
    ...{ language: 'en-GB', timeZone: 'Europe/London', currency: 'GBP' },
  });
  if (!made.ok) throw new Error(made.problem.code);
  siteId = made.value.id;
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

/** Works off the looks at trash and versions that are due by now. */
async function workOff(own: Pick<OpenedSite, 'deps'>): Promise<void> {
  const handlers = sweepJobs({ ...own.deps, invalidate: () => undefined });
  const worker = startJobWorker({
    ...{ workerId: randomUUID(), now, roll: () => 0.5, idlePollMs: 5, log: SILENT },
    ...{ db: test.db, handlers, kinds: { only: [...handlers.keys()] } },
  });
  const due = `kind = $1 and state in ('waiting', 'running') and run_at <= to_timestamp(${clock / 1000})`;
  while ((await test.asOwner(`select 1 from job where ${due}`, [SWEEP_JOB])).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await worker.stop();
}

describe('a site that is made while the product runs', () => {
  it('is looked after from then on: carts, unpaid orders, submissions, trash and versions, recordings, events', () =>
    expectPlannedLooks(test, siteId));

  it('lets go of what was in its trash for thirty days, without a start in between (EDT-4)', async () => {
    const own = await openSite(test.db, siteId);
    const page = recordKey('page', randomUUID());
    await own.save([newPage(page.slice('page:'.length), 'old', 'Old')]);
    await own.save([set(await own.records(), page, 'isDeleted', true)]);
    await publishDocument(own.deps, { site: own.site, actor: maker }, { pages: null, note: '' });
    for (let day = 0; day < 30; day += 1) {
      await workOff(own);
      expect((await own.records()).has(page), `on day ${day}`).toBe(true);
      clock += DAY_MS;
    }
    await workOff(own);
    expect((await own.records()).has(page)).toBe(false);
  });

  it('is looked after once, however often the product starts', async () => {
    const looks = () => test.asOwner("select id from job where website_id = $1 and state = 'waiting'", [siteId]);
    await scheduleSweeps(test);
    const before = await looks();
    await scheduleSweeps(test);
    expect(await looks()).toEqual(before);
  });

  it('is looked after no longer once it is gone', async () => {
    const own = await openSite(test.db, siteId);
    clock += DAY_MS;
    await test.asOwner('delete from website where id = $1', [siteId]);
    await workOff(own);
    const left = "select 1 from job where website_id = $1 and kind = $2 and state = 'waiting'";
    expect(await test.asOwner(left, [siteId, SWEEP_JOB])).toEqual([]);
  });
});
