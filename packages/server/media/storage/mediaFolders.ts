import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface MediaFolder {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  /** Files that lie in it itself. */
  readonly count: number;
}

export async function listMediaFolders(trx: SiteTransaction, websiteId: string): Promise<readonly MediaFolder[]> {
  const { rows } = await sql<{ id: string; parent_id: string | null; name: string; count: bigint }>`
    SELECT f.id, f.parent_id, f.name, count(a.id) FROM media_folder f
    LEFT JOIN asset a ON a.website_id = f.website_id AND a.folder_id = f.id AND a.deleted_at IS NULL
    WHERE f.website_id = ${websiteId} GROUP BY f.website_id, f.id ORDER BY lower(f.name), f.id`.execute(trx);
  return rows.map(({ id, parent_id: parentId, name, count }) => ({ id, parentId, name, count: Number(count) }));
}

/** Until the commit nobody else counts what the site holds. */
export async function lockLibrary(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx.selectFrom('website').select('id').where('id', '=', websiteId).forNoKeyUpdate().execute();
}

/** What the site holds: sizes of pictures, earlier versions, files of products and of themes included. */
export async function measureLibrary(
  trx: SiteTransaction,
  websiteId: string,
): Promise<{ readonly byteSize: number; readonly count: number; readonly deletedCount: number }> {
  const { rows } = await sql<{ bytes: string; count: bigint; deleted: bigint }>`
    SELECT count(*) FILTER (WHERE deleted_at IS NULL) AS count, count(*) FILTER (WHERE deleted_at IS NOT NULL) AS deleted,
      coalesce(sum(byte_size), 0)
        + (SELECT coalesce(sum(byte_size), 0) FROM asset_rendition WHERE website_id = ${websiteId})
        + (SELECT coalesce(sum(byte_size), 0) FROM asset_version WHERE website_id = ${websiteId})
        + (SELECT coalesce(sum(byte_size), 0) FROM digital_file WHERE website_id = ${websiteId})
        + (SELECT coalesce(sum(byte_size), 0) FROM theme_file WHERE website_id = ${websiteId}) AS bytes
    FROM asset WHERE website_id = ${websiteId}`.execute(trx);
  const [{ bytes = '0', count = 0n, deleted = 0n } = {}] = rows;
  return { byteSize: Number(bytes), count: Number(count), deletedCount: Number(deleted) };
}

/** Returns false when a sibling has its name. */
export async function insertMediaFolder(
  trx: SiteTransaction,
  websiteId: string,
  folder: Omit<MediaFolder, 'count'>,
): Promise<boolean> {
  if (await isNameTaken(trx, websiteId, folder)) return false;
  await trx
    .insertInto('media_folder')
    .values({
      ...{ website_id: websiteId, id: folder.id, parent_id: folder.parentId, name: folder.name },
      created_at: trx.now(),
    })
    .execute();
  return true;
}

/** Returns false when a sibling has its name. */
export async function updateMediaFolder(
  trx: SiteTransaction,
  websiteId: string,
  folder: Omit<MediaFolder, 'count'>,
): Promise<boolean> {
  if (await isNameTaken(trx, websiteId, folder)) return false;
  await trx
    .updateTable('media_folder')
    .set({ parent_id: folder.parentId, name: folder.name })
    .where('website_id', '=', websiteId)
    .where('id', '=', folder.id)
    .execute();
  return true;
}

async function isNameTaken(
  trx: SiteTransaction,
  websiteId: string,
  { id, parentId, name }: Omit<MediaFolder, 'count'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM media_folder WHERE website_id = ${websiteId} AND id <> ${id} AND lower(name) = lower(${name})
      AND parent_id IS NOT DISTINCT FROM ${parentId}::uuid`.execute(trx);
  return rows.length > 0;
}

/** Moves its files and folders to the parent folder. */
export async function removeMediaFolder(
  trx: SiteTransaction,
  websiteId: string,
  { id, parentId }: Pick<MediaFolder, 'id' | 'parentId'>,
): Promise<void> {
  const inside = { website_id: websiteId, parent_id: parentId };
  await trx
    .updateTable('asset')
    .set({ folder_id: inside.parent_id })
    .where('website_id', '=', websiteId)
    .where('folder_id', '=', id)
    .execute();
  await trx.deleteFrom('media_folder').where('website_id', '=', websiteId).where('id', '=', id).execute();
}
