import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresFault } from '../faults.ts';
import { canEnter, chooseRunAs, makeReachable, type RunAs } from './runAs.ts';

/** Folders outside everybody's home that root may use for what an unprivileged user must reach. */
export const SHARED_FOLDERS = ['/var/lib/quoin', '/var/tmp/quoin'];

const SOCKET_NAME = '.s.PGSQL.5432';
const MAX_SOCKET_PATH = 103;

/** Where one cluster lives and who runs it. */
export interface ClusterHome {
  readonly runAs: RunAs | null;
  /** PGDATA; does not exist before the first start. */
  readonly cluster: string;
  /** Owned by the user PostgreSQL runs as, mode 0700. */
  readonly scratch: string;
  readonly log: string;
  readonly password: string;
}

async function giveTo(path: string, user: RunAs | null): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid);
}

/** Makes `folder`, private to the user PostgreSQL runs as. */
export async function makePrivateFolder(folder: string, user: RunAs | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveTo(folder, user);
  await chmod(folder, 0o700);
}

/** A file that another user may read; `0600` either way. */
export async function writePrivateFile(path: string, text: string, user: RunAs | null): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  await giveTo(path, user);
}

async function isHomeFor(folder: string, user: RunAs | null): Promise<boolean> {
  try {
    await makeReachable(folder, user);
    const { uid, mode } = await stat(folder);
    if (user !== null && ((uid !== 0 && uid !== user.uid) || (mode & 0o022) !== 0)) return false;
    if (!(await canEnter(folder, user))) return false;
    await makePrivateFolder(join(folder, 'run'), user);
    return true;
  } catch {
    return false;
  }
}

/** Folders a cluster of this data folder may live in, best first. A pointer written earlier settles it. */
async function candidates(base: string, user: RunAs | null): Promise<string[]> {
  const pointer = await readFile(join(base, 'location'), 'utf8').catch(() => '');
  if (pointer.trim() !== '') return [pointer.trim()];
  if (user === null || (await stat(join(base, 'cluster')).catch(() => null)) !== null) return [base];
  const key = createHash('sha256').update(base).digest('hex').slice(0, 16);
  return [base, ...SHARED_FOLDERS.map((folder) => join(folder, key))];
}

async function writePointer(base: string, home: string): Promise<void> {
  const draft = join(base, 'location.new');
  await writeFile(draft, `${home}\n`);
  await rename(draft, join(base, 'location'));
}

async function baseFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return realpath(folder);
}

/**
 * Finds or makes the place of the cluster: `<dataDir>/database`, or, where the user PostgreSQL runs as cannot get
 * there, a folder of SHARED_FOLDERS named by `<dataDir>/database/location`.
 */
export async function prepareHome(dataDir: string): Promise<ClusterHome> {
  const base = await baseFolder(dataDir);
  const pointer = (await readFile(join(base, 'location'), 'utf8').catch(() => '')).trim();
  const runAs = await chooseRunAs(join(pointer || base, 'cluster'));
  if (runAs !== undefined) {
    for (const home of await candidates(base, runAs)) {
      if (!(await isHomeFor(home, runAs))) continue;
      if (home !== base) await writePointer(base, home);
      const at = (name: string) => join(home, name);
      return {
        runAs,
        cluster: at('cluster'),
        scratch: at('run'),
        log: at('postgres.log'),
        password: join(base, 'password'),
      };
    }
  }
  throw new EmbeddedPostgresFault(
    `PostgreSQL refuses to run as root, and no ordinary user of this system (postgres, nobody) can reach ${base} or ${SHARED_FOLDERS.join(' or ')}: start Quoin as an ordinary user, or set DATABASE_URL to a PostgreSQL server (15 or newer).`,
  );
}

/** The cluster's password, made at the first start and synced to disk before anything depends on it. */
export async function loadPassword(path: string): Promise<string> {
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known.trim() !== '') return known.trim();
  const password = randomBytes(24).toString('base64url');
  const file = await open(`${path}.new`, 'w', 0o600);
  await file.writeFile(`${password}\n`);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  return password;
}

export interface SocketFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** The scratch folder, or a short one under /tmp where its path is too long for a socket. */
export async function prepareSocketFolder({ scratch, runAs }: ClusterHome): Promise<SocketFolder> {
  if (Buffer.byteLength(join(scratch, SOCKET_NAME)) <= MAX_SOCKET_PATH) {
    // We hold the folder's lock and no server runs from it, so these files are left from a kill.
    for (const left of [SOCKET_NAME, `${SOCKET_NAME}.lock`]) await rm(join(scratch, left), { force: true });
    return { path: scratch, remove: () => Promise.resolve() };
  }
  const path = await mkdtemp('/tmp/quoin-');
  await makePrivateFolder(path, runAs);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
