import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { DatabaseLog } from '../platform/database/embedded.ts';
import { MigrationFault } from '../platform/database/faults.ts';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import type { DatabaseTarget } from '../platform/database/pool.ts';
import { BackupFault } from './backupFault.ts';
import { beginLoad, type DatabaseLoad } from './database/loadDatabase.ts';
import { missingFiles } from './database/missingFiles.ts';
import { asOwner, inTransaction } from './database/ownerClient.ts';
import {
  DATABASE_FOLDER,
  ENDING_ENTRY,
  FILES_FOLDER,
  KEY_ENTRY,
  MANIFEST_ENTRY,
  type Manifest,
  parseEnding,
  parseManifest,
} from './format/manifest.ts';
import { type ArchiveEntry, openArchive, readText } from './format/readArchive.ts';
import type { BackupStore } from './places/backupStore.ts';

export interface RestoreRequest {
  readonly store: BackupStore;
  readonly name: string;
  readonly passphrase: string | null;
  /** A database without sites and accounts. */
  readonly target: DatabaseTarget;
  /** Files and key go there; made where it is missing. */
  readonly folder: string;
  readonly migrationsDir: string;
  readonly log: DatabaseLog;
}

export interface Restored {
  readonly madeAt: string;
  readonly files: number;
  readonly rows: number;
  /** Files whose content is not what their name says: damaged before they were backed up. */
  readonly damaged: readonly string[];
  /** Files that rows name and that the backup does not have. */
  readonly missing: readonly string[];
  readonly secretKey: Manifest['secretKey'];
}

/** Brings the schema to where it was, and loads all rows in one transaction. @throws BackupFault */
export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  const { store, name, passphrase } = request;
  const archive = { address: store.addressOf(name), bytes: await store.open(name) };
  const { entries, faultOf } = await openArchive(archive, passphrase);
  try {
    const manifest = await readManifest(entries);
    await makeSchema(request, manifest);
    return await asOwner(request.target, (client) =>
      inTransaction(client, 'BEGIN', () => restoreEntries(client, request, { manifest, entries })),
    );
  } catch (error) {
    throw await faultOf(error);
  }
}

async function readManifest(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  const first = await entries.next();
  const isFirst = first.done !== true && first.value.name === MANIFEST_ENTRY;
  const manifest = isFirst ? parseManifest(await readText(first.value.bytes)) : null;
  if (manifest === null) throw new BackupFault('This is not a backup, or one of a later version of Quoin.');
  return manifest;
}

/** The migrations that the backup names and no others: rows go where they came from, and later ones change them then. */
async function makeSchema({ target, migrationsDir, log }: RestoreRequest, { migrations }: Manifest): Promise<void> {
  const known = new Map((await readMigrations(migrationsDir)).map(({ name, checksum }) => [name, checksum]));
  const strange = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (strange !== undefined) {
    throw new BackupFault(
      `The backup is of a version with migration ${strange.name}, which this version of Quoin does not know: restore it with the newer version.`,
    );
  }
  const only = new Set(migrations.map(({ name }) => name));
  await migrate({ target, migrationsDir, log, only });
  await asOwner(target, async (client) => {
    const { rows } = await client.query<{ is_empty: boolean; migrations: string }>(
      `SELECT NOT EXISTS (SELECT 1 FROM website) AND NOT EXISTS (SELECT 1 FROM account) AS is_empty,
        (SELECT count(*) FROM schema_migration) AS migrations`,
    );
    if (rows[0]?.is_empty !== true) throw new BackupFault('The database holds data: restore into an empty one.');
    if (Number(rows[0].migrations) !== only.size) {
      throw new MigrationFault('The database was made by a later version than the backup: restore into an empty one.');
    }
  });
}

interface Reading {
  readonly manifest: Manifest;
  readonly entries: AsyncGenerator<ArchiveEntry>;
}

async function restoreEntries(
  client: pg.Client,
  { folder }: RestoreRequest,
  { manifest, entries }: Reading,
): Promise<Restored> {
  const load = await beginLoad(client, manifest);
  await mkdir(folder, { recursive: true });
  try {
    const taken = await takeEntries(load, folder, entries);
    const missing = await missingFiles(client, folder);
    return { madeAt: manifest.madeAt, ...taken, missing, secretKey: manifest.secretKey };
  } catch (error) {
    load.abandon();
    throw error;
  }
}

async function takeEntries(
  load: DatabaseLoad,
  folder: string,
  entries: Reading['entries'],
): Promise<Pick<Restored, 'files' | 'rows' | 'damaged'>> {
  const damaged: string[] = [];
  let [files, rows]: [number, number | null] = [0, null];
  for await (const entry of entries) {
    const { name, bytes } = entry;
    if (rows !== null) throw new BackupFault('The backup is damaged.');
    if (name === ENDING_ENTRY) rows = await finish(load, await readText(bytes), files);
    else if (name.startsWith(FILES_FOLDER)) {
      files += 1;
      if (!(await restoreFile(folder, entry))) damaged.push(name);
    } else await restorePart(folder, load, entry);
  }
  if (rows === null) throw new BackupFault('The backup was cut off.');
  return { files, rows, damaged };
}

async function finish(load: DatabaseLoad, text: string, files: number): Promise<number> {
  const ending = parseEnding(text);
  if (ending === null || ending.files !== files) throw new BackupFault('The backup is damaged: files are missing.');
  await load.end(ending);
  return Object.values(ending.rows).reduce((sum, count) => sum + count, 0);
}

async function restorePart(folder: string, load: DatabaseLoad, { name, bytes }: ArchiveEntry): Promise<void> {
  if (name === KEY_ENTRY) return writeFile(join(folder, KEY_ENTRY), await readText(bytes), { mode: 0o600 });
  const [, table] = name.startsWith(DATABASE_FOLDER) ? name.split('/') : [];
  if (table === undefined) throw new BackupFault('The backup is damaged.');
  return load.take(table, bytes);
}

/** Names of stored files and folders, none of which leads out of the folder. */
const FILE_NAME = /^files(\/[\w-][\w.-]*)+$/;
const CONTENT_NAME = /\/([0-9a-f]{64})$/;

/** False: the file is named for another content. */
async function restoreFile(folder: string, { name, bytes }: ArchiveEntry): Promise<boolean> {
  if (!FILE_NAME.test(name)) throw new BackupFault('The backup is damaged.');
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  const hashed = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(bytes, hashed, createWriteStream(path, { mode: 0o600 }));
  const [, wanted] = CONTENT_NAME.exec(name) ?? [];
  return wanted === undefined || hash.digest('hex') === wanted;
}
