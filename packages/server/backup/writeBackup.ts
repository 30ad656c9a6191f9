import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { DatabaseTarget } from '../platform/database/pool.ts';
import { type FileStore, storedName } from '../platform/gateways/files/fileStore.ts';
import { countRows, describeDatabase, dumpTable, readSequences, SNAPSHOT } from './database/dumpDatabase.ts';
import { asOwner, inTransaction } from './database/ownerClient.ts';
import type { Table } from './database/tables.ts';
import {
  DATABASE_FOLDER,
  ENDING_ENTRY,
  type Ending,
  FILES_FOLDER,
  KEY_ENTRY,
  MANIFEST_ENTRY,
  type Manifest,
} from './format/manifest.ts';
import { type NewEntry, writeArchive } from './format/writeArchive.ts';
import type { BackupStore } from './places/backupStore.ts';

export interface BackupRequest {
  readonly target: DatabaseTarget;
  /** Holds the secret key, where one was made. */
  readonly dataDir: string;
  readonly files: FileStore;
  /** Where the backup goes, and under which name. */
  readonly store: BackupStore;
  readonly name: string;
  /** Null: it is not encrypted. */
  readonly passphrase: string | null;
  readonly now: number;
}

export interface BackupMade {
  readonly size: number;
  readonly files: number;
  readonly rows: number;
}

/**
 * Writes database, files and secret key as one backup while the product serves. The rows are of one moment, and the files
 * are read after it: stored files never change, and are removed a day after the last row that names them.
 * @throws BackupFault
 */
export async function writeBackup(request: BackupRequest): Promise<BackupMade> {
  const { target, store, name, passphrase, now } = request;
  const keep = (bytes: AsyncIterable<Uint8Array>) => store.write(name, bytes);
  const ending: { -readonly [Part in keyof Ending]: Ending[Part] } = { rows: {}, sequences: {}, files: 0 };
  const size = await asOwner(target, (client) =>
    inTransaction(client, SNAPSHOT, () =>
      writeArchive(entriesOf(client, request, ending), { passphrase, mtime: new Date(now), keep }),
    ),
  );
  return { size, files: ending.files, rows: Object.values(ending.rows).reduce((sum, count) => sum + count, 0) };
}

async function* entriesOf(
  client: pg.Client,
  { dataDir, files, now }: BackupRequest,
  ending: { rows: Record<string, number>; sequences: Record<string, string>; files: number },
): AsyncGenerator<NewEntry> {
  const described = await describeDatabase(client);
  const keyFile = join(dataDir, KEY_ENTRY);
  const hasKey = existsSync(keyFile);
  const manifest: Manifest = {
    ...{ format: 'quoin-backup', version: 1, madeAt: new Date(now).toISOString() },
    ...described,
    secretKey: hasKey ? 'file' : 'environment',
  };
  yield entryOf(MANIFEST_ENTRY, JSON.stringify(manifest, null, 1));
  if (hasKey) yield entryOf(KEY_ENTRY, await readFile(keyFile));
  for (const table of described.tables) yield* tableEntries(client, table, ending);
  ending.sequences = await readSequences(client);
  for await (const entry of fileEntries(files)) {
    ending.files += 1;
    yield entry;
  }
  yield entryOf(ENDING_ENTRY, JSON.stringify(ending));
}

function entryOf(name: string, content: string | Buffer): NewEntry {
  const bytes = Buffer.from(content);
  return { name, size: bytes.length, bytes };
}

async function* tableEntries(
  client: pg.Client,
  table: Table,
  { rows }: { rows: Record<string, number> },
): AsyncGenerator<NewEntry> {
  let part = 0;
  for await (const bytes of dumpTable(client, table)) {
    part += 1;
    rows[table.name] = (rows[table.name] ?? 0) + countRows(bytes);
    yield { name: `${DATABASE_FOLDER}${table.name}/${String(part).padStart(6, '0')}.copy`, size: bytes.length, bytes };
  }
}

async function* fileEntries(files: FileStore): AsyncGenerator<NewEntry> {
  for await (const { websiteId, sha256 } of files.list()) {
    // Gone since: a row that nobody needs any more named it.
    const file = await files.find(websiteId, sha256);
    if (file === null) continue;
    yield { name: `${FILES_FOLDER}${storedName(websiteId, sha256)}`, size: file.size, bytes: await file.open() };
  }
}
