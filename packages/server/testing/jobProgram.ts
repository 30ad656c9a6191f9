import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../platform/database/database.ts';
import { startJobWorker } from '../platform/jobs/worker.ts';

/** One of several processes that run the jobs of a database: each job takes a moment and leaves one row. */
const [connectionString = ''] = process.argv.slice(2);
const log = { info: () => undefined, error: () => undefined };
const db = openDatabase({ connectionString, log, maxConnections: 4, timeoutFactor: 10, messages: 'sendAndReceive' });
const LEASE_MS = 2_000;
const EFFECT_MS = 20;

startJobWorker({
  ...{ db, log, workerId: String(process.pid), now: Date.now, roll: () => 0, leaseMs: LEASE_MS },
  handlers: new Map([
    [
      'note',
      async ({ websiteId, id, attempt }) => {
        await pause(EFFECT_MS);
        await db.inSite({ websiteId }, (trx) =>
          sql`insert into job_effect (website_id, id, attempt) values (${websiteId}, ${id}, ${attempt})`.execute(trx),
        );
      },
    ],
  ]),
});
