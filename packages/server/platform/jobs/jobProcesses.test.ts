import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTestSite, createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { bundleProgram } from '../../testing/product.ts';
import { enqueue } from './enqueue.ts';

const JOBS = 240;
const KILLS = 6;
/** On a machine that does much else. */
const WAIT_MS = 150_000;
/** Of one worker at once. */
const CONCURRENCY = 4;

let test: TestDatabase;
let program: string;
let site: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  site = await addTestSite(test.db, 'killed');
  program = await bundleProgram(fileURLToPath(new URL('../../testing/jobProgram.ts', import.meta.url)), 'jobs');
  await test.asOwner('create table job_effect (website_id uuid, id uuid, attempt int, primary key (id, attempt))');
  await test.asOwner('grant insert on job_effect to quoin_app');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await test.close();
  await rm(program);
});

function start(): void {
  running.push(spawn(process.execPath, [program, test.url], { stdio: 'inherit' }));
}

async function count(query: string): Promise<number> {
  return (await test.asOwner<{ n: number }>(`select count(*)::int as n from ${query}`))[0]?.n ?? 0;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it(
  'three processes with kill -9 among them run every job, and none twice but what was killed (JOB-1)',
  async () => {
    await test.db.inSite({ websiteId: site }, async (trx) => {
      for (let index = 0; index < JOBS; index += 1) await enqueue(trx, { websiteId: site, kind: 'note' });
    });
    for (let each = 0; each < 3; each += 1) start();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await until(async () => (await count('job_effect')) >= (JOBS * kill) / (KILLS + 2));
      running.shift()?.kill('SIGKILL');
      start();
    }
    await until(async () => (await count("job where state <> 'done'")) === 0);
    expect(await count('(select distinct id from job_effect) done')).toBe(JOBS);
    const again = (await count('job_effect')) - JOBS;
    expect(again).toBeLessThanOrEqual(KILLS * CONCURRENCY);
  },
  2 * WAIT_MS,
);
