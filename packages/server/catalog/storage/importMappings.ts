import { createHash } from 'node:crypto';
import type { ColumnMapping } from '@quoin/domain/formats';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Files of one form: what they hold, and the titles of their columns. */
export interface FileForm {
  readonly kind: string;
  readonly header: readonly string[];
}

/** Of one site. */
const MAPPINGS_KEPT = 200;

function hashOf(header: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(header)).digest('hex');
}

/** How the columns of such a file were read last time; null where nobody said it. */
export async function findMapping(
  trx: SiteTransaction,
  websiteId: string,
  { kind, header }: FileForm,
): Promise<ColumnMapping | null> {
  const row = await trx
    .selectFrom('import_mapping')
    .select('mapping')
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .where('header_hash', '=', hashOf(header))
    .executeTakeFirst();
  return row?.mapping ?? null;
}

/** Keeps what somebody said of the columns. What is guessed anyway is forgotten: a better guess must not be kept from them. */
export async function rememberMapping(
  trx: SiteTransaction,
  websiteId: string,
  { kind, header, mapping, guessed }: FileForm & { readonly mapping: ColumnMapping; readonly guessed: ColumnMapping },
): Promise<void> {
  const header_hash = hashOf(header);
  if (isSame(mapping, guessed)) {
    await trx
      .deleteFrom('import_mapping')
      .where('website_id', '=', websiteId)
      .where('kind', '=', kind)
      .where('header_hash', '=', header_hash)
      .execute();
    return;
  }
  const kept = { mapping: JSON.stringify(mapping), used_at: trx.now() };
  await trx
    .insertInto('import_mapping')
    .values({ website_id: websiteId, kind, header_hash, ...kept })
    .onConflict((conflict) => conflict.columns(['website_id', 'kind', 'header_hash']).doUpdateSet(kept))
    .execute();
  await sql`DELETE FROM import_mapping WHERE website_id = ${websiteId} AND (kind, header_hash) IN (
    SELECT kind, header_hash FROM import_mapping WHERE website_id = ${websiteId}
    ORDER BY used_at DESC, kind, header_hash OFFSET ${MAPPINGS_KEPT})`.execute(trx);
}

function isSame(one: ColumnMapping, other: ColumnMapping): boolean {
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field]);
}
