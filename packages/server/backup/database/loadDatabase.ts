import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupFault } from '../backupFault.ts';
import type { Ending, Manifest } from '../format/manifest.ts';
import { columnsOf, listTables, quoted, type Table } from './tables.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** A copy of a partition's key comes and goes with its parent's. */
const FOREIGN_KEYS = `
  SELECT c.conrelid::regclass::text AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
  FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
  WHERE c.contype = 'f' AND c.conparentid = 0 AND r.relnamespace = 'public'::regnamespace`;

/** Loads rows as they were: nothing follows from their arrival. */
export interface DatabaseLoad {
  /** A further part of this table's rows. */
  take(table: string, part: Readable): Promise<void>;
  /** After the last part. @throws BackupFault where rows are missing. */
  end(ending: Ending): Promise<void>;
  /** Instead of `end`: without it the connection would wait for further rows. */
  abandon(): void;
}

async function alterAll(client: pg.Client, tables: readonly Table[], change: string): Promise<void> {
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ${change}`);
}

/** Triggers have run when the rows were written first, keys may point ahead, and the owner writes rows of every site. */
async function prepare(client: pg.Client, { tables, eventMonths }: Manifest): Promise<readonly ForeignKey[]> {
  const here = await listTables(client);
  if (here.map(({ name }) => name).join() !== tables.map(({ name }) => name).join()) {
    throw new BackupFault('The backup has other tables than the migrations that it names.');
  }
  for (const month of eventMonths) await client.query('SELECT open_event_month($1)', [month]);
  const keys = (await client.query<ForeignKey>(FOREIGN_KEYS)).rows;
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  await alterAll(client, tables, 'DISABLE TRIGGER USER');
  await alterAll(client, tables, 'NO FORCE ROW LEVEL SECURITY');
  // Migrations may have left rows.
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  return keys;
}

async function putBack(client: pg.Client, tables: readonly Table[], keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  }
  await alterAll(client, tables, 'ENABLE TRIGGER USER');
  await alterAll(client, tables, 'FORCE ROW LEVEL SECURITY');
}

/** Inside a transaction of its own, on a database that has exactly the migrations of the manifest. */
export async function beginLoad(client: pg.Client, manifest: Manifest): Promise<DatabaseLoad> {
  const keys = await prepare(client, manifest);
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const rows: Record<string, number> = {};
  let open: ReturnType<typeof begin> | null = null;

  function begin(table: Table) {
    const copy = copyFrom(`COPY ${quoted(table.name)} (${columnsOf(table)}) FROM STDIN (ENCODING 'UTF8')`);
    const stream = client.query(copy);
    const ended = finished(stream);
    // It may fail between two parts, when nobody waits for it.
    ended.catch(() => undefined);
    return { table: table.name, stream, ended };
  }

  async function close(): Promise<void> {
    if (open === null) return;
    const { table, stream, ended } = open;
    open = null;
    stream.end();
    await ended;
    rows[table] = stream.rowCount;
  }

  return {
    async take(name, part) {
      const table = tables.get(name);
      if (table === undefined) throw new BackupFault('The backup is damaged.');
      if (open?.table !== name) {
        await close();
        open = begin(table);
      }
      // Not piped: the end of a part is not that of the table.
      const { stream, ended } = open;
      for await (const chunk of part) {
        if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), ended]);
      }
    },
    abandon: () => void open?.stream.destroy(new Error('The restore was given up')),
    async end(ending) {
      await close();
      const missing = manifest.tables.find(({ name }) => (rows[name] ?? 0) !== (ending.rows[name] ?? 0));
      if (missing !== undefined) throw new BackupFault(`The backup is damaged: rows of ${missing.name} are missing.`);
      await putBack(client, manifest.tables, keys);
      for (const [name, value] of Object.entries(ending.sequences)) {
        await client.query('SELECT setval($1::regclass, greatest($2::bigint, 1), $2::bigint > 0)', [
          quoted(name),
          value,
        ]);
      }
    },
  };
}
