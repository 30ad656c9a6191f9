import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addTestSite, createTestDatabase, SILENT, type TestDatabase } from '../../testing/database.ts';
import type { SiteTransaction } from '../database/database.ts';
import { enqueue, type NewJob } from './enqueue.ts';
import { type Job, NO_SITE } from './job.ts';
import { claimJobs, countJobs, settleJob } from './jobTable.ts';
import { type JobWorker, type JobWorkerOptions, retryDelay, startJobWorker } from './worker.ts';

let test: TestDatabase;
let siteA: string;
let siteB: string;
const workers: JobWorker[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  siteA = await addTestSite(test.db, 'a');
  siteB = await addTestSite(test.db, 'b');
});
afterAll(() => test.close());
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await test.asOwner('delete from job');
});

type Handler = (job: Job) => unknown;

/** A worker whose retries come at once and whose clock can be moved. */
function start(handlers: Record<string, Handler>, options: Partial<JobWorkerOptions> = {}): JobWorker {
  const wrapped = new Map(
    Object.entries(handlers).map(([kind, handle]) => [kind, async (job: Job) => void (await handle(job))]),
  );
  const workerId = `worker-${workers.length}`;
  const base = {
    db: test.db,
    handlers: wrapped,
    log: SILENT,
    workerId,
    now: Date.now,
    roll: () => -0.49,
    idlePollMs: 10,
  };
  const worker = startJobWorker({ ...base, ...options });
  workers.push(worker);
  return worker;
}

const owe = (websiteId: string, job: Omit<NewJob, 'websiteId'>) =>
  test.db.inSite({ websiteId }, (trx) => enqueue(trx, { websiteId, ...job }));

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 8_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const states = async () =>
  (await test.asOwner<{ state: string }>('select state from job order by id')).map(({ state }) => state);
const claim = (worker: string, now: Date, leaseEnd: Date) =>
  test.db.acrossSites((trx: SiteTransaction) =>
    claimJobs(trx, { worker, now, leaseEnd, limit: 10, after: null, busySites: [] }),
  );
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

describe('a job exists exactly when its transaction committed (JOB-1)', () => {
  it('runs after the commit, and never after a roll-back', async () => {
    const ran: unknown[] = [];
    start({ note: (job) => ran.push(job.payload) });
    const failed = test.db.inSite({ websiteId: siteA }, async (trx) => {
      await enqueue(trx, { websiteId: siteA, kind: 'note', payload: { n: 1 } });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await owe(siteA, { kind: 'note', payload: { n: 2 } });
    await until(() => ran.length === 1);
    await until(async () => (await states()).join() === 'done');
    expect(ran).toEqual([{ n: 2 }]);
  });

  it('starts within moments of the commit, without waiting for the next poll', async () => {
    let ranAt = 0;
    start(
      {
        note: () => {
          ranAt = performance.now();
        },
      },
      { idlePollMs: 60_000 },
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const enqueuedAt = performance.now();
    await owe(siteA, { kind: 'note' });
    await until(() => ranAt > 0);
    // However busy the machine is: the poll is a minute away.
    expect(ranAt - enqueuedAt).toBeLessThan(30_000);
  });

  it('is owed once per dedupe key, per site', async () => {
    expect(await owe(siteA, { kind: 'note', dedupeKey: 'x' })).toBe(true);
    expect(await owe(siteA, { kind: 'note', dedupeKey: 'x' })).toBe(false);
    expect(await owe(siteB, { kind: 'note', dedupeKey: 'x' })).toBe(true);
  });

  it('may belong to no site', async () => {
    const ran: string[] = [];
    start({ tidy: (job) => ran.push(job.websiteId) });
    await test.db.acrossSites((trx) => enqueue(trx, { websiteId: null, kind: 'tidy' }));
    await until(() => ran.length === 1);
    expect(ran).toEqual([NO_SITE]);
  });

  it('waits for its time', async () => {
    const ran: number[] = [];
    start({ note: () => ran.push(Date.now()) });
    const runAt = new Date(Date.now() + 300);
    await owe(siteA, { kind: 'note', runAt });
    await until(() => ran.length === 1);
    expect(ran[0]).toBeGreaterThanOrEqual(runAt.getTime());
  });

  it('wakes only the worker of its kind, and none before its time', async () => {
    let looks = 0;
    const acrossSites: typeof test.db.acrossSites = (...asked) => {
      looks += 1;
      return test.db.acrossSites(...asked);
    };
    const ran: string[] = [];
    start({ note: () => ran.push('note') }, { db: { ...test.db, acrossSites }, idlePollMs: 600_000 });
    await until(() => looks === 2);
    await owe(siteA, { kind: 'other' });
    await owe(siteA, { kind: 'note', runAt: new Date(Date.now() + 3_600_000) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(looks).toBe(2);
    await owe(siteA, { kind: 'note' });
    await until(() => ran.length === 1);
  });
});

describe('a poison job (JOB-2)', () => {
  it('is dead after its tries, visible with its error, and blocks no other', async () => {
    const ran: string[] = [];
    start({
      poison: (job) => {
        ran.push(`poison ${job.attempt}`);
        throw new Error('it is poison');
      },
      good: () => ran.push('good'),
    });
    await owe(siteA, { kind: 'poison', maxAttempts: 2 });
    await owe(siteA, { kind: 'good' });
    await until(async () => (await states()).join() === 'dead,done');
    expect(ran.filter((each) => each.startsWith('poison'))).toEqual(['poison 1', 'poison 2']);
    expect(
      await test.asOwner("select last_error like '%it is poison%' as named from job where state = 'dead'"),
    ).toEqual([{ named: true }]);
    expect(await countJobs(test.db, Date.now())).toEqual([
      { kind: 'poison', state: 'dead', count: 1, overdueSeconds: expect.any(Number) },
    ]);
  });

  it('is given up too when it kills its worker each time', async () => {
    await owe(siteA, { kind: 'killer', maxAttempts: 2 });
    for (const later of [0, 2])
      expect(await claim('w', minutes(later), minutes(later + 1))).toMatchObject([{ isGivenUp: false }]);
    expect(await claim('w', minutes(4), minutes(5))).toMatchObject([{ isGivenUp: true }]);
    expect(await states()).toEqual(['dead']);
  });

  it('of a kind nobody handles is tried again later', async () => {
    start({});
    await owe(siteA, { kind: 'unheard', maxAttempts: 9 });
    await until(async () => (await test.asOwner('select 1 from job where last_error is not null')).length === 1);
    expect(await states()).not.toContain('done');
  });
});

describe('several workers', () => {
  it('run each job once', async () => {
    const ran: string[] = [];
    const note = { note: (job: Job) => ran.push(job.id) };
    start(note);
    start(note);
    start(note);
    await test.db.inSite({ websiteId: siteA }, async (trx) => {
      for (let index = 0; index < 60; index += 1) await enqueue(trx, { websiteId: siteA, kind: 'note' });
    });
    await until(async () => !(await states()).some((state) => state !== 'done'));
    expect([ran.length, new Set(ran).size]).toEqual([60, 60]);
  });

  it('take over the job of a worker that was killed, after its lease, and its late word changes nothing', async () => {
    await owe(siteA, { kind: 'note' });
    const [first] = await claim('killed', minutes(0), minutes(1));
    expect(await claim('other', minutes(0.5), minutes(1.5))).toEqual([]);
    const [second] = await claim('other', minutes(2), minutes(3));
    expect([first?.job.attempt, second?.job.attempt]).toEqual([1, 2]);
    await test.db.acrossSites((trx) =>
      settleJob(trx, 'killed', first!.job, { state: 'done', error: null, now: minutes(2) }),
    );
    expect(await states()).toEqual(['running']);
  });

  it('keep the lease of a job that takes long', async () => {
    const ran: string[] = [];
    const slow = (job: Job) => {
      ran.push(job.id);
      return new Promise((resolve) => setTimeout(resolve, 600));
    };
    start({ slow }, { leaseMs: 150 });
    start({ slow }, { leaseMs: 150 });
    await owe(siteA, { kind: 'slow' });
    await until(async () => (await states()).join() === 'done');
    expect(ran).toHaveLength(1);
  });
});

it('gives a site with one job its turn among a flood of another site (TEN-5)', async () => {
  const order: string[] = [];
  await test.db.inSite({ websiteId: siteA }, async (trx) => {
    for (let index = 0; index < 40; index += 1) await enqueue(trx, { websiteId: siteA, kind: 'note' });
  });
  await owe(siteB, { kind: 'note' });
  start({ note: (job) => order.push(job.websiteId === siteB ? 'b' : 'a') }, { concurrency: 2 });
  await until(() => order.length === 41);
  expect(order.indexOf('b')).toBeLessThan(4);
});

it('has quick work done beside a flood of slow work of the same site', async () => {
  const order: string[] = [];
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    order.push('slow');
  };
  await test.db.inSite({ websiteId: siteA }, async (trx) => {
    for (let index = 0; index < 10; index += 1) await enqueue(trx, { websiteId: siteA, kind: 'slow' });
  });
  start({ slow }, { kinds: { only: ['slow'] }, concurrency: 1 });
  start({ quick: () => order.push('quick') }, { kinds: { except: ['slow'] } });
  await until(() => order.includes('slow'));
  await owe(siteA, { kind: 'quick' });
  await until(() => order.includes('quick'));
  expect(order.indexOf('quick')).toBeLessThan(6);
});

it('stops after the job that runs, and takes no other', async () => {
  let isDone = false;
  const worker = start(
    {
      slow: async () => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        isDone = true;
      },
    },
    { concurrency: 1 },
  );
  await owe(siteA, { kind: 'slow' });
  await owe(siteA, { kind: 'slow' });
  await until(async () => (await states()).includes('running'));
  await worker.stop();
  expect([isDone, (await states()).sort()]).toEqual([true, ['done', 'waiting']]);
});

it('waits a second, then twice as long each time, an hour at most', () => {
  expect([1, 2, 5, 30].map((attempt) => retryDelay(attempt, () => 0.5))).toEqual([1_000, 2_000, 16_000, 3_600_000]);
});
