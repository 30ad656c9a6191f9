import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { startS3Server } from '../../platform/gateways/files/testing/s3Server.ts';
import { NO_SITE } from '../../platform/jobs/job.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openBackupStore } from '../places/openBackupStore.ts';
import { loadBackupState } from './backupState.ts';
import { createLastBackup } from './keptBackups.ts';
import { BACKUP_JOB, backupJobs, nextBackupAt, scheduleBackups } from './nightlyBackup.ts';

let clock = new Date(2026, 10, 30, 12).getTime();
const now = () => clock;
let test: TestDatabase;
let folder: string;

beforeAll(async () => {
  test = await createTestDatabase({ open: { now } });
  folder = mkdtempSync(join(tmpdir(), 'quoin-nightly-'));
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const deps = (env: Record<string, string> = {}) => ({
  config: readConfig({ BACKUP_FOLDER: folder, BACKUP_KEEP: '2', ...env }, '/'),
  db: test.db,
  now,
  log: createLog('silent'),
});
async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

const signal = new AbortController().signal;
const planned = () => test.asOwner<{ run_at: Date }>("select run_at from job where kind = 'backup' order by run_at");
const job = { id: '', websiteId: NO_SITE, kind: BACKUP_JOB, payload: {}, attempt: 1, maxAttempts: 12 };

describe('the backup of the night', () => {
  it.each([
    ['2026-11-30T02:59', '2026-11-30T03:00'],
    ['2026-11-30T03:00', '2026-12-01T03:00'],
    ['2026-12-31T23:00', '2027-01-01T03:00'],
  ])('is made at the next 3 o’clock: after %s at %s', (from, next) => {
    expect(nextBackupAt(new Date(from).getTime(), 3)).toEqual(new Date(next));
  });

  it('is planned once a day, and only where a folder is set', async () => {
    await scheduleBackups(deps({ BACKUP_FOLDER: '' }), signal);
    expect(await planned()).toEqual([]);
    await scheduleBackups(deps(), signal);
    await scheduleBackups(deps(), signal);
    expect(await planned()).toEqual([{ run_at: new Date(2026, 11, 1, 3) }]);
    expect(backupJobs(deps({ BACKUP_FOLDER: '' })).size).toBe(0);
  });

  it('plans the next one, keeps the newest and leaves other files alone', async () => {
    writeFileSync(join(folder, 'notes.txt'), '');
    for (const day of [1, 2, 3]) {
      clock = new Date(2026, 11, day, 3).getTime();
      const make = async (file: string) => writeFileSync(file, 'x');
      await backupJobs(deps(), make).get(BACKUP_JOB)!(job, signal);
    }
    const kept = readdirSync(folder).filter((name) => name.startsWith('quoin-'));
    expect(kept).toHaveLength(2);
    expect(kept.every((name) => /^quoin-2026-12-0[23]T.*\.tar\.gz$/.test(name))).toBe(true);
    expect(readdirSync(folder)).toContain('notes.txt');
    expect((await planned()).at(-1)).toEqual({ run_at: new Date(2026, 11, 4, 3) });
  });

  it('shows the last good one, and one that failed or is overdue', async () => {
    const madeAt = new Date(2026, 11, 3, 3).getTime();
    expect(await loadBackupState(deps({ BACKUP_FOLDER: '' }))).toBeNull();
    expect(await loadBackupState(deps())).toEqual({ madeAt, bytes: 1, state: 'good' });
    clock = madeAt + 37 * 3_600_000;
    expect(await loadBackupState(deps())).toMatchObject({ madeAt, state: 'overdue' });
    await test.asOwner("update job set last_error = 'disk full' where kind = 'backup' and run_at > $1", [
      new Date(madeAt),
    ]);
    expect(await loadBackupState(deps())).toMatchObject({ madeAt, state: 'failed' });
    await test.asOwner("update job set state = 'dead', finished_at = $1 where last_error = 'disk full'", [
      new Date(madeAt - 1),
    ]);
    expect(await loadBackupState(deps())).toMatchObject({ state: 'overdue' });
  });

  it('goes into object storage in the same way, and says when that is out of reach', async () => {
    const server = await startS3Server();
    const env = { BACKUP_FOLDER: `s3://${server.bucket}/nights`, S3_ENDPOINT: server.endpoint };
    const store = await openBackupStore(deps(env).config, { bucket: server.bucket, prefix: 'nights' });
    await store.write('notes.txt', bytesOf('x'));
    const make = async (address: string) => store.write(basename(address), bytesOf('x'));
    for (const day of [5, 6, 7]) {
      clock = new Date(2026, 11, day, 3).getTime();
      await backupJobs(deps(env), make).get(BACKUP_JOB)!(job, signal);
    }
    const names = (await store.list()).map(({ name }) => name).sort();
    expect(names).toEqual(['notes.txt', expect.stringMatching(/^quoin-2026-12-06/), expect.stringMatching(/-07T/)]);
    expect(await loadBackupState(deps(env))).toEqual({ madeAt: clock, bytes: 1, state: 'good' });
    const lastBackup = createLastBackup(deps(env));
    expect(await lastBackup()).toBe(clock / 1000);
    await server.close();
    expect(await loadBackupState(deps(env))).toMatchObject({ madeAt: null, state: 'unreachable' });
    expect(await lastBackup()).toBe(clock / 1000);
  });

  it('fails when it cannot be made, with the schedule kept', async () => {
    const fail = () => Promise.reject(new Error('disk full'));
    const run = backupJobs(deps(), fail).get(BACKUP_JOB)!;
    await expect(run(job, signal)).rejects.toThrow('disk full');
    expect((await planned()).at(-1)!.run_at.getTime()).toBeGreaterThan(clock);
  });
});
