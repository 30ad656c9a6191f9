import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresFault } from '../faults.ts';

const POLL_MS = 5;
/** Fast, immediate, by force: each tried when the one before took too long. */
const ENDINGS: readonly { signal: NodeJS.Signals; waitMs: number }[] = [
  { signal: 'SIGINT', waitMs: 5_000 },
  { signal: 'SIGQUIT', waitMs: 3_000 },
  { signal: 'SIGKILL', waitMs: 2_000 },
];

/** First line of postmaster.pid; `null` when there is no such file. */
export async function readPostmasterPid(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

/** Reports whether connections are accepted: the last line of postmaster.pid is then `ready`. */
export async function isPostmasterReady(cluster: string, pid: number): Promise<boolean> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return Number.parseInt(lines[0] ?? '', 10) === pid && (lines[7] ?? '').trim() === 'ready';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isZombie(pid: number): Promise<boolean> {
  const text = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  return text.slice(text.lastIndexOf(')') + 2).startsWith('Z');
}

async function isRunning(pid: number): Promise<boolean> {
  return isAlive(pid) && !(await isZombie(pid));
}

/**
 * Reports whether a process is the cluster's postmaster, because ids are reused: it works in the cluster's folder, or
 * names it.
 */
async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!(await isRunning(pid))) return false;
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster));
  }
  const ps = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return ps.stdout.includes('postgres') && ps.stdout.includes(cluster);
}

/** Waits until the process is gone. False after `waitMs`. */
export async function waitForEnd(pid: number, waitMs: number): Promise<boolean> {
  const deadline = performance.now() + waitMs;
  while (performance.now() < deadline) {
    if (!(await isRunning(pid))) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** Fast shutdown, harder if it does not come to an end. */
export async function endPostmaster(pid: number): Promise<void> {
  for (const { signal, waitMs } of ENDINGS) {
    try {
      process.kill(pid, signal);
    } catch {
      if (!(await isRunning(pid))) return;
    }
    if (await waitForEnd(pid, waitMs)) return;
  }
  throw new EmbeddedPostgresFault(
    `PostgreSQL (process ${pid}) was left from an earlier run and cannot be ended: end it and start again.`,
  );
}

/**
 * Ends the server a killed product left behind. Call it while holding the folder's lock: then nobody else can own it.
 * Returns the process id ended, or `null`.
 */
export async function endOrphan(cluster: string): Promise<number | null> {
  const pid = await readPostmasterPid(cluster);
  if (pid === null || process.platform === 'win32') return null;
  const isOurs = await isPostmasterOf(pid, cluster);
  if (isOurs) await endPostmaster(pid);
  // Still there after a kill or a power cut. Its number may belong to an innocent process by now, or to a dead one that
  // nobody has collected; PostgreSQL would take either for a running server. Sessions left alone are noticed by their
  // shared memory, not by this file.
  if (process.platform === 'linux') await rm(join(cluster, 'postmaster.pid'), { force: true });
  return isOurs ? pid : null;
}
