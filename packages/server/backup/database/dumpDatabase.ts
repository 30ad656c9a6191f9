import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupFault } from '../backupFault.ts';
import type { Ending, Manifest } from '../format/manifest.ts';
import { columnsOf, listTables, quoted, type Table } from './tables.ts';

/** All reads of one moment; writers go on. */
export const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** How much of a table is held in memory. */
const PART_BYTES = 4_194_304;

/** Tables whose rows this role would not see all of; they have the policy since migration 0132. */
const HIDDEN = `
  SELECT c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND row_security_active(c.oid) AND NOT EXISTS (SELECT FROM pg_policy p
      WHERE p.polrelid = c.oid AND p.polname = 'owner_reads' AND pg_has_role(p.polroles[1], 'USAGE'))
  ORDER BY c.relname LIMIT 1`;

const EVENT_MONTHS = `
  SELECT replace(right(c.relname, 7), '_', '-') || '-01' AS month
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
  WHERE i.inhparent = 'site_event'::regclass ORDER BY month`;

/** What the rows are of. Inside the snapshot. @throws BackupFault where this role may not read all of them. */
export async function describeDatabase(
  client: pg.Client,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'eventMonths'>> {
  const known = await client.query<{ found: boolean }>("SELECT to_regclass('schema_migration') IS NOT NULL AS found");
  if (known.rows[0]?.found !== true) throw new BackupFault('There is no installation in this database.');
  const [hidden] = (await client.query<{ name: string }>(HIDDEN)).rows;
  if (hidden !== undefined) {
    throw new BackupFault(
      `The database user may not read all rows of ${hidden.name}: start this version of Quoin once as the owner of the tables.`,
    );
  }
  const migrations = await client.query<Manifest['migrations'][number]>(
    'SELECT name, checksum FROM schema_migration ORDER BY name',
  );
  const months = await client.query<{ month: string }>(EVENT_MONTHS);
  return {
    migrations: migrations.rows,
    tables: await listTables(client),
    eventMonths: months.rows.map(({ month }) => month),
  };
}

/** The rows of a table in COPY's text format, in parts that may end within a row. */
export async function* dumpTable(client: pg.Client, table: Table): AsyncGenerator<Buffer> {
  const rows = `SELECT ${columnsOf(table)} FROM ${quoted(table.name)}`;
  const stream = client.query(copyTo(`COPY (${rows}) TO STDOUT (ENCODING 'UTF8')`));
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}

/** How many rows a part ends; a line break within a value is written as `\n`. */
export function countRows(part: Buffer): number {
  let rows = 0;
  for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) rows += 1;
  return rows;
}

/** Read after the rows: sequences know no snapshot, and one that is ahead is right. */
export async function readSequences(client: pg.Client): Promise<Ending['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, coalesce(last_value, start_value - 1)::text AS value
     FROM pg_sequences WHERE schemaname = 'public'`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
