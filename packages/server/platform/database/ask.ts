import { CompiledQuery } from 'kysely';
import type { SiteTransaction } from './database.ts';

/** A statement written once as text: for those that every request asks, building it anew costs more than sending it. */
export async function ask<Row>(
  trx: SiteTransaction,
  sql: string,
  parameters: readonly unknown[],
): Promise<readonly Row[]> {
  return (await trx.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))).rows;
}
