import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addTestSite, createTestDatabase, SILENT, type TestDatabase } from '../../testing/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { startJobWorker } from '../jobs/worker.ts';
import { openDatabase, type SiteDatabase } from './database.ts';

let test: TestDatabase;
let site: string;
const opened: SiteDatabase[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  site = await addTestSite(test.db, 'messages');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});
afterAll(() => test.close());

/** As another process has it: with a pool and a connection of its own. */
async function openNode(): Promise<SiteDatabase> {
  const db = openDatabase({ connectionString: test.url, log: SILENT, maxConnections: 2, messages: 'sendAndReceive' });
  opened.push(db);
  await until(async () => (await listening()) === opened.length);
  return db;
}

async function listening(): Promise<number> {
  const rows = await test.asOwner<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  );
  return rows[0]?.n ?? 0;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function receivedBy(db: SiteDatabase, topic: string): string[] {
  const received: string[] = [];
  db.onAnnounced(topic, (message) => received.push(message));
  return received;
}

describe('messages between processes on one database', () => {
  it('reach each process once after the commit: the last message of a transaction', async () => {
    const [one, two] = [await openNode(), await openNode()];
    const [here, there] = [receivedBy(one, 'draft'), receivedBy(two, 'draft')];
    await one.inSite({ websiteId: site }, async (trx) => {
      trx.announce('draft', '7');
      trx.announce('draft', '8');
    });
    expect(here).toEqual(['8']);
    await until(() => there.length > 0);
    await one.inSite({ websiteId: site }, async (trx) => trx.announce('draft', '9'));
    await until(() => there.length > 1);
    expect([here, there]).toEqual([
      ['8', '9'],
      ['8', '9'],
    ]);
  });

  it('is nothing when the transaction is rolled back', async () => {
    const [one, two] = [await openNode(), await openNode()];
    const there = receivedBy(two, 'draft');
    const failed = one.inSite({ websiteId: site }, async (trx) => {
      trx.announce('draft', '7');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    one.announce('draft', '8');
    await until(() => there.length > 0);
    expect(there).toEqual(['8']);
  });

  it('wakes who works off jobs elsewhere, long before the next look (JOB-1)', async () => {
    const [one, two] = [await openNode(), await openNode()];
    let ran = 0;
    const note = async () => {
      ran += 1;
    };
    const handlers = new Map([['note', note]]);
    const worker = startJobWorker({
      ...{ db: two, handlers, log: SILENT, workerId: 'elsewhere', now: Date.now, roll: () => 0, idlePollMs: 600_000 },
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await one.inSite({ websiteId: site }, (trx) => enqueue(trx, { websiteId: site, kind: 'note' }));
    await until(() => ran > 0);
    await worker.stop();
  });

  it('is no reason to fail while nobody can be reached, and looked at anew afterwards', async () => {
    const [one, two] = [await openNode(), await openNode()];
    const there = receivedBy(two, 'draft');
    await test.asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and query ilike 'listen%'`);
    await until(() => there.includes(''));
    one.announce('draft', '7');
    await until(async () => {
      one.announce('draft', '8');
      return there.includes('8');
    });
  });

  it('bears whatever else is said there, and keeps what is too long for itself', async () => {
    const [one, two] = [await openNode(), await openNode()];
    const there = receivedBy(two, 'draft');
    for (const said of ['', 'x', '{}', '["draft"]', '["draft",1]', 'null'])
      await test.asOwner(`select pg_notify('quoin', '${said}')`);
    one.announce('draft', 'x'.repeat(9_000));
    one.announce('draft', 'good');
    await until(() => there.length > 0);
    expect(there).toEqual(['good']);
  });
});
