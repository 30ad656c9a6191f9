import { type PageDocument, readPageDocument } from '@quoin/domain/blocks';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';

/** The sections of those of these entries that are written on their pages, by entry. */
export async function listEntryDocuments(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PageDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'document'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .where('document', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, document }) => [id, readPageDocument(document)]));
}

/** Of the row `item`: whether its text is sections on its page, published or not. `page`: as those sections name it. */
export function isWrittenOnPage(websiteId: string, page: string) {
  return sql<boolean>`(item.document IS NOT NULL OR EXISTS (SELECT 1 FROM draft_record AS own
    WHERE own.website_id = ${websiteId} AND own.key LIKE 'section:%' AND own.value->>'page' = ${page}))`.as(
    'is_on_page',
  );
}
