import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { quoted } from './tables.ts';

/** Every column of this name says which file a row is about. */
const TABLES_WITH_FILES = `
  SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND a.attname = 'sha256' AND NOT a.attisdropped`;

/** Files that rows name and that are not there. */
export async function missingFiles(client: pg.Client, folder: string): Promise<readonly string[]> {
  const tables = (await client.query<{ name: string }>(TABLES_WITH_FILES)).rows;
  const named = tables.map(({ name }) => `SELECT website_id, sha256 FROM ${quoted(name)}`);
  if (named.length === 0) return [];
  const { rows } = await client.query<{ path: string }>(
    `SELECT 'files/' || website_id || '/' || left(sha256, 2) || '/' || sha256 AS path FROM (${named.join(' UNION ')}) f`,
  );
  const missing: string[] = [];
  for (const { path } of rows) {
    if ((await stat(join(folder, path)).catch(() => null)) === null) missing.push(path);
  }
  return missing.sort();
}
