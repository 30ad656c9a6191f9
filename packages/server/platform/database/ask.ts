import { CompiledQuery } from 'kysely';
import type { SiteTransaction } from './database.ts';

/**
 * Runs a statement that is written once as text. For statements that every request runs, building it again costs more
 * than sending it.
 */
export async function ask<Row>(
  trx: SiteTransaction,
  sql: string,
  parameters: readonly unknown[],
): Promise<readonly Row[]> {
  return (await trx.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))).rows;
}
