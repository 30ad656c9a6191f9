import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Deps } from '../../deps.ts';
import { builtProgram } from '../../platform/background/workerProcess.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { openBackupStore } from '../places/openBackupStore.ts';
import { backupName, removeOldBackups } from './keptBackups.ts';

export const BACKUP_JOB = 'backup';
const RETRY_MS = 30_000;

type NightlyDeps = Pick<Deps, 'config' | 'db' | 'now'>;
/** Makes one backup at this address. */
type MakeBackup = (address: string, signal: AbortSignal) => Promise<void>;

/** The next time that clocks show this hour where the process runs. */
export function nextBackupAt(now: number, hour: number): Date {
  const next = new Date(now);
  next.setHours(hour, 0, 0, 0);
  if (next.getTime() <= now) next.setDate(next.getDate() + 1);
  return next;
}

/** Once for each day, however often the product starts and with however many processes. */
async function planNext(trx: SiteTransaction, now: number, hour: number): Promise<void> {
  const runAt = nextBackupAt(now, hour);
  const dedupeKey = `${runAt.getFullYear()}-${runAt.getMonth() + 1}-${runAt.getDate()}`;
  await enqueue(trx, { websiteId: null, kind: BACKUP_JOB, dedupeKey, runAt });
}

/** At each start. A database that is too busy then must not cost the night's backup. Does nothing where no place is set. */
export async function scheduleBackups(
  { config, db, now, log }: NightlyDeps & Pick<Deps, 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const { place, hour } = config.backups;
  while (place !== null && !signal.aborted) {
    try {
      return await db.acrossSites((trx) => planNext(trx, now(), hour));
    } catch (error) {
      log.warn({ err: error }, 'The nightly backup is not planned yet');
    }
    await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** The job of the night; none where no place is set, so that a process without one leaves it to those that have it. */
export function backupJobs(deps: NightlyDeps, make: MakeBackup = makeInProcess): ReadonlyMap<string, JobHandler> {
  const { place, keep, hour, passphrase } = deps.config.backups;
  if (place === null) return new Map();
  const run: JobHandler = async (_, signal) => {
    // First: a backup that fails ends no schedule.
    await deps.db.acrossSites((trx) => planNext(trx, deps.now(), hour));
    if ('folder' in place) await mkdir(place.folder, { recursive: true, mode: 0o700 });
    const store = await openBackupStore(deps.config, place);
    await make(store.addressOf(backupName(deps.now(), passphrase !== null)), signal);
    await removeOldBackups(store, keep);
  };
  return new Map([[BACKUP_JOB, run]]);
}

/** The command line's own command, at a lower priority: packing and encrypting take no time from visitors. */
function makeInProcess(address: string, signal: AbortSignal): Promise<void> {
  const program = builtProgram('cli');
  if (program === null) throw new Error('Quoin is not built');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(program), 'backup', address], {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-2000);
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`The backup failed: ${said.trim()}`))));
  });
}
