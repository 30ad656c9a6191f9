import { type PictureTones, tonesIn } from '@quoin/domain/styles';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/ids.ts';

interface Picture {
  readonly id: string;
  readonly sha256: string;
}

interface UnmeasuredPicture extends Picture {
  readonly contentType: string;
}

/** So a picture can be kept that moves. */
const MAY_MOVE = ['image/gif', 'image/webp', 'image/png'];

/** Pictures among these whose tones, or whether they move, nobody has measured. */
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
    .where(({ eb, or, and }) =>
      or([
        sql<SqlBool>`NOT coalesce(color_data ? 'darkTone', false)`,
        and([eb('content_type', 'in', MAY_MOVE), sql<SqlBool>`NOT coalesce(color_data ? 'motion', false)`]),
      ]),
    )
    .execute();
}

/** Pictures of the site that may move and were there before anybody measured it; the oldest first. */
export async function listUnmeasuredMotion(trx: SiteTransaction, websiteId: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('asset')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('kind', '=', 'image')
    .where('content_type', 'in', MAY_MOVE)
    .where(sql<SqlBool>`NOT coalesce(color_data ? 'motion', false)`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
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
