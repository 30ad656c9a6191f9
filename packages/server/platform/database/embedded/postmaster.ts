import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresFault } from '../faults.ts';
import type { Binaries } from './binaries.ts';
import { cleanEnvironment, identity, runProgram, startFault } from './cluster.ts';
import type { ClusterHome } from './home.ts';
import { endPostmaster, isPostmasterReady, readPostmasterPid } from './orphan.ts';

const READY_POLL_MS = 4;
/** Recovery after a crash replays at most max_wal_size; slow disks need their time. */
const READY_TIMEOUT_MS = 120_000;
const LEFTOVER_TIMEOUT_MS = 10_000;
const MAX_LOG_BYTES = 5_000_000;

/** How clients reach the server. */
export interface ServerAddress {
  /** A folder that holds the socket, or 127.0.0.1. */
  readonly host: string;
  readonly port: number;
}

export interface Postmaster {
  readonly pid: number;
  /** Resolves when the server is gone, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

interface StartOptions {
  readonly home: ClusterHome;
  readonly binaries: Binaries;
  readonly address: ServerAddress;
}

async function openLog(path: string): Promise<Awaited<ReturnType<typeof open>>> {
  const size = (await stat(path).catch(() => null))?.size ?? 0;
  if (size > MAX_LOG_BYTES) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

function addressArguments({ host, port }: ServerAddress): string[] {
  const isSocket = host.startsWith('/');
  const settings = isSocket
    ? ['listen_addresses=', `unix_socket_directories="${host}"`, 'unix_socket_permissions=0700']
    : [`listen_addresses=${host}`];
  return [...settings, `port=${port}`].flatMap((setting) => ['-c', setting]);
}

/** Its own process group: Ctrl-C reaches the product only, which then stops the server after its last request. */
async function spawnServer({ home, binaries, address }: StartOptions): Promise<ChildProcess> {
  const log = await openLog(home.log);
  try {
    return spawn(binaries.postgres, ['-D', home.cluster, ...addressArguments(address)], {
      ...identity(home.runAs),
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    });
  } finally {
    await log.close();
  }
}

async function logSince(path: string, offset: number): Promise<string> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  return bytes.subarray(Math.min(offset, bytes.length)).toString('utf8').trim().slice(-2000);
}

async function startOnce(options: StartOptions): Promise<Postmaster | { failure: string }> {
  const { home, binaries } = options;
  const offset = (await stat(home.log).catch(() => null))?.size ?? 0;
  const child = await spawnServer(options);
  let isGone = false;
  let spawnError: Error | null = null;
  const ended = new Promise<void>((resolve) => {
    const finish = (error: Error | null) => {
      spawnError ??= error;
      isGone = true;
      resolve();
    };
    child.once('error', (error) => finish(error));
    child.once('exit', () => finish(null));
  });
  child.unref();
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (!isGone && performance.now() < deadline) {
    const { pid } = child;
    if (pid !== undefined && (await isPostmasterReady(home.cluster, pid))) {
      return { pid, ended, stop: () => endPostmaster(pid).then(() => ended) };
    }
    await sleep(READY_POLL_MS);
  }
  if (spawnError !== null) throw startFault(binaries.postgres, spawnError);
  if (!isGone && child.pid !== undefined) await endPostmaster(child.pid);
  return { failure: await logSince(home.log, offset) };
}

/** Sessions of a server that was killed by force hold its shared memory until they notice, some moments later. */
function isLeftoverBusy(failure: string): boolean {
  return failure.includes('pre-existing shared memory block') || failure.includes('shared memory block');
}

async function startWindows({ home, binaries, address }: StartOptions): Promise<Postmaster> {
  // pg_ctl drops an administrator's rights, which the server itself refuses.
  const options = addressArguments(address).join(' ');
  await runProgram(binaries.pgCtl, ['-D', home.cluster, '-l', home.log, '-w', '-o', options, 'start'], null);
  const pid = (await readPostmasterPid(home.cluster)) ?? 0;
  const stop = () => runProgram(binaries.pgCtl, ['-D', home.cluster, '-m', 'fast', '-w', 'stop'], null);
  return { pid, ended: new Promise(() => undefined), stop };
}

/** Starts the server and waits until it lets connections in. @throws EmbeddedPostgresFault with the end of its log. */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  if (process.platform === 'win32') return startWindows(options);
  const deadline = performance.now() + LEFTOVER_TIMEOUT_MS;
  for (;;) {
    const started = await startOnce(options);
    if (!('failure' in started)) return started;
    if (!isLeftoverBusy(started.failure) || performance.now() > deadline) {
      throw new EmbeddedPostgresFault(
        `The built-in PostgreSQL did not start. Its log (${options.home.log}) ends with: ${started.failure}`,
      );
    }
    await sleep(100);
  }
}
