import { chmod, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The system user PostgreSQL runs as; `null` = ourselves. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

const PREFERRED_USERS = ['postgres', 'nobody'];
const READ_AND_SEARCH = 5;
const SEARCH = 1;

/** `name:x:uid:gid:…` of /etc/passwd. */
export function findUser(passwd: string, name: string): RunAs | null {
  for (const line of passwd.split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

async function ownerOf(folder: string): Promise<RunAs | null> {
  const found = await stat(folder).catch(() => null);
  return found === null || found.uid === 0 ? null : { uid: found.uid, gid: found.gid };
}

/**
 * PostgreSQL refuses root. A cluster that exists decides (its owner must run it); else the system's `postgres`, else
 * `nobody`. `undefined`: we are root and there is no such user.
 */
export async function chooseRunAs(cluster: string): Promise<RunAs | null | undefined> {
  if (process.getuid?.() !== 0) return null;
  const owner = await ownerOf(cluster);
  if (owner !== null) return owner;
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const name of PREFERRED_USERS) {
    const user = findUser(passwd, name);
    if (user !== null) return user;
  }
  return undefined;
}

async function isAllowed(path: string, user: RunAs, wanted: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}

async function canSearchParents(path: string, user: RunAs): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await isAllowed(folder, user, SEARCH))) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Whether that user gets to `path` and may enter it. */
export async function canEnter(path: string, user: RunAs | null): Promise<boolean> {
  if (user === null) return true;
  const real = await realpath(path);
  return (await isAllowed(real, user, SEARCH)) && (await canSearchParents(real, user));
}

/** Whether that user gets to `path` and may read or run it. */
export async function canRead(path: string, user: RunAs | null): Promise<boolean> {
  if (user === null) return true;
  const real = await realpath(path);
  return (await isAllowed(real, user, READ_AND_SEARCH)) && (await canSearchParents(real, user));
}

/** Makes a folder that this user can pass through, with those above it that are new; whatever the umask of this process is. */
export async function makeReachable(folder: string, user: RunAs | null): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user === null) return;
  for (let path = folder; ; path = dirname(path)) {
    await chmod(path, 0o711);
    if (path === (firstMade ?? folder)) return;
  }
}
