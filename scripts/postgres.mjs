import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Programs of a PostgreSQL installed on this machine: on the PATH or where Debian keeps them. */
function programs() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

function idOf(user) {
  const { stdout } = spawnSync('id', ['-u', user], { encoding: 'utf8' });
  const { stdout: group } = spawnSync('id', ['-g', user], { encoding: 'utf8' });
  return stdout ? { uid: Number(stdout), gid: Number(group) } : null;
}

/**
 * A PostgreSQL server for the suite: the one DATABASE_URL names, else a throw-away cluster from the programs of this
 * machine. Null when there is neither.
 */
export async function findPostgres() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  const bin = programs();
  if (!bin) return null;
  const owner = userInfo().uid === 0 ? (idOf('postgres') ?? idOf('nobody')) : null;
  const folder = mkdtempSync(join(tmpdir(), 'quoin-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const as = owner ? { uid: owner.uid, gid: owner.gid, cwd: folder } : { cwd: folder };
  const cluster = join(folder, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
    ...as,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = 40_000 + (process.pid % 20_000);
  // What it says goes to a file: a pipe that nobody empties while the tests run would stop it when it is full.
  const said = join(folder, 'log');
  const log = openSync(said, 'a');
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      cluster,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'max_connections=200',
    ],
    { ...as, stdio: ['ignore', 'ignore', log] },
  );
  closeSync(log);
  while (!readFileSync(said, 'utf8').includes('ready to accept connections')) {
    if (server.exitCode !== null)
      throw new Error(`postgres ended with ${server.exitCode}:\n${readFileSync(said, 'utf8')}`);
    await pause(50);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((resolve) => {
        server.removeAllListeners('exit');
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}
