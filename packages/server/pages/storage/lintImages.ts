import type { LintImage } from '@quoin/domain/document';
import { tonesIn } from '@quoin/domain/styles';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/ids.ts';

/** What is known of pictures before a page is published. */
export async function loadLintImages(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LintImage>> {
  const wanted = [...new Set(ids)].filter(isId);
  if (wanted.length === 0) return new Map();
  const rows = await trx
    .selectFrom('asset')
    .select(['id', 'alt_text', 'byte_size', 'color_data'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', wanted)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { altText: row.alt_text, bytes: Number(row.byte_size), tones: tonesIn(row.color_data) },
    ]),
  );
}
