import type pg from 'pg';
import type { Manifest } from '../format/manifest.ts';

export type Table = Manifest['tables'][number];

/** Tables of the schema and the columns that are stored. A partitioned table stands for its partitions. */
const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relname <> 'schema_migration' AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`;

export async function listTables(client: pg.Client): Promise<Table[]> {
  return (await client.query<Table>(TABLES)).rows;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const columnsOf = ({ columns }: Table): string => columns.map(quoted).join(', ');
