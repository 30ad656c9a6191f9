import { spawn } from 'node:child_process';
import { appendFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresFault } from '../faults.ts';
import type { Binaries } from './binaries.ts';
import { type ClusterHome, makePrivateFolder, writePrivateFile } from './home.ts';
import type { RunAs } from './runAs.ts';

/** The cluster's superuser: owns the schema, runs migrations. */
export const OWNER = 'quoin';

/** For a small machine that also runs the product. Durability stays on: an acknowledged order survives a power cut. */
const SETTINGS: Readonly<Record<string, string>> = {
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  jit: 'off',
  max_wal_size: '512MB',
  min_wal_size: '80MB',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  password_encryption: "'scram-sha-256'",
  timezone: "'UTC'",
  log_timezone: "'UTC'",
  log_line_prefix: "'%m [%p] '",
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // Statements hold what visitors typed: they stay out of the log.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
};

export type ServerSettings = Readonly<Record<string, string>>;

/** Rewritten at every start, so that a new version's values arrive. An owner's own lines go into postgresql.conf, after the include. */
export function settingsFile(overrides: ServerSettings = {}): string {
  const lines = Object.entries({ ...SETTINGS, ...overrides }).map(([name, value]) => `${name} = ${value}`);
  return `# Written by Quoin at every start. Put your own settings at the end of postgresql.conf.\n${lines.join('\n')}\n`;
}

/** An environment that keeps PG* variables and locales of the caller out. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}

export function identity(user: RunAs | null): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}

/** Runs a program to its end. @throws EmbeddedPostgresFault with what it said. */
export function runProgram(program: string, args: readonly string[], user: RunAs | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...identity(user),
      cwd: process.platform === 'win32' ? undefined : '/',
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-4000);
    });
    child.on('error', (cause) => reject(startFault(program, cause)));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(startFault(program, new Error(said.trim())))));
  });
}

export function startFault(program: string, cause: Error): EmbeddedPostgresFault {
  return new EmbeddedPostgresFault(
    `The built-in PostgreSQL does not run on this system (${program}: ${cause.message}): set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    { cause },
  );
}

function initdbArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
}

async function createCluster(home: ClusterHome, binaries: Binaries, password: string): Promise<void> {
  const draft = `${home.cluster}.new`;
  const passwordFile = join(home.scratch, 'first-password');
  await rm(draft, { recursive: true, force: true });
  await makePrivateFolder(draft, home.runAs);
  await writePrivateFile(passwordFile, password, home.runAs);
  try {
    await runProgram(binaries.initdb, initdbArguments(draft, passwordFile), home.runAs);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await appendFile(join(draft, 'postgresql.conf'), "\ninclude_if_exists = 'quoin.conf'\n");
  await rename(draft, home.cluster);
}

/** Makes the cluster at the first start (whole or not at all) and writes its settings. */
export async function prepareCluster(
  home: ClusterHome,
  binaries: Binaries,
  password: string,
  overrides?: ServerSettings,
): Promise<{ isNew: boolean }> {
  const isNew = (await stat(join(home.cluster, 'PG_VERSION')).catch(() => null)) === null;
  if (isNew) await createCluster(home, binaries, password);
  const file = join(home.cluster, 'quoin.conf');
  await rm(file, { force: true });
  await writeFile(file, settingsFile(overrides), { mode: 0o644, flag: 'wx' });
  return { isNew };
}
