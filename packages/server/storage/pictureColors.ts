import { type PictureTones, tonesIn } from '@quoin/domain/styles';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';
import { isId } from '../database/ids.ts';

interface Picture {
  readonly id: string;
  readonly sha256: string;
}

interface UnmeasuredPicture extends Picture {
  readonly contentType: string;
}

/** Pictures among these whose tones nobody has measured. */
export async function listUnmeasured(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly UnmeasuredPicture[]> {
  const wanted = [...new Set(ids)].filter(isId);
  if (wanted.length === 0) return [];
  return trx
    .selectFrom('asset')
    .select(['id', 'sha256', 'content_type as contentType'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', wanted)
    .where('kind', '=', 'image')
    .where(sql<SqlBool>`NOT coalesce(color_data ? 'darkTone', false)`)
    .execute();
}

/** Keeps what was measured, unless other bytes have taken their place meanwhile. */
export async function saveColors(
  trx: SiteTransaction,
  websiteId: string,
  { id, sha256 }: Picture,
  colors: Readonly<Record<string, string>>,
): Promise<void> {
  await trx
    .updateTable('asset')
    .set({ color_data: JSON.stringify(colors) })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('sha256', '=', sha256)
    .execute();
}

/** How dark and light a picture gets; null where nobody measured. */
export async function findTones(trx: SiteTransaction, websiteId: string, id: string): Promise<PictureTones | null> {
  const row = await trx
    .selectFrom('asset')
    .select('color_data')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return tonesIn(row?.color_data);
}
