import type { SiteTransaction } from '../../platform/database/database.ts';
import type { LibraryAsset } from './mediaLibrary.ts';
import { isUsed } from './mediaUses.ts';

/** What changes about files of the library. */
function changing(trx: SiteTransaction, websiteId: string, ids: readonly string[]) {
  return trx
    .updateTable('asset')
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids]);
}

export async function moveMedia(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
  folderId: string | null,
): Promise<void> {
  await changing(trx, websiteId, ids).set({ folder_id: folderId }).execute();
}

export async function setDeleted(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
  deletedAt: Date | null,
): Promise<void> {
  await changing(trx, websiteId, ids).set({ deleted_at: deletedAt }).execute();
}

/** Puts those of the files into the trash that nothing names any more. */
export async function trashUnused(
  trx: SiteTransaction,
  websiteId: string,
  files: readonly { readonly id: string }[],
): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await changing(trx, websiteId, ids)
    .where((eb) => eb.not(isUsed(websiteId)))
    .set({ deleted_at: trx.now() })
    .execute();
}

export async function saveMedia(
  trx: SiteTransaction,
  websiteId: string,
  {
    id,
    name,
    filename,
    altText,
    focalPoint,
  }: Pick<LibraryAsset, 'id' | 'name' | 'filename' | 'altText' | 'focalPoint'>,
): Promise<void> {
  await changing(trx, websiteId, [id])
    .set({ name, filename, alt_text: altText, focal_x: focalPoint.x, focal_y: focalPoint.y })
    .execute();
}

export async function deleteMedia(trx: SiteTransaction, websiteId: string, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('asset')
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute();
}

/** The bytes of a file and what they are. */
export interface MediaContent {
  readonly sha256: string;
  readonly name: string;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly colorData: Readonly<Record<string, unknown>> | null;
}

/** Other bytes under the same id; what was there is kept as a version, its sizes are forgotten. Answers the new version. */
export async function replaceContent(
  trx: SiteTransaction,
  websiteId: string,
  held: LibraryAsset,
  content: MediaContent,
): Promise<number> {
  const version = held.version + 1;
  const before = await trx
    .selectFrom('asset')
    .select('color_data')
    .where('website_id', '=', websiteId)
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('asset_version')
    .values({
      ...{ website_id: websiteId, asset_id: held.id, version: held.version, sha256: held.sha256, name: held.name },
      ...{ content_type: held.contentType, byte_size: BigInt(held.byteSize), width: held.width, height: held.height },
      color_data: before.color_data === null ? null : JSON.stringify(before.color_data),
      replaced_at: trx.now(),
    })
    .execute();
  await trx.deleteFrom('asset_rendition').where('website_id', '=', websiteId).where('asset_id', '=', held.id).execute();
  const isElsewhere = await isContentOfOther(trx, websiteId, held.id, content.sha256);
  await changing(trx, websiteId, [held.id])
    .set({
      ...{ sha256: content.sha256, name: content.name, filename: content.filename, content_type: content.contentType },
      ...{ byte_size: BigInt(content.byteSize), width: content.width, height: content.height, version },
      ...{ is_copy: isElsewhere, color_data: content.colorData === null ? null : JSON.stringify(content.colorData) },
    })
    .execute();
  return version;
}

async function isContentOfOther(trx: SiteTransaction, websiteId: string, id: string, sha256: string): Promise<boolean> {
  const other = await trx
    .selectFrom('asset')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('sha256', '=', sha256)
    .where('is_copy', '=', false)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** What lay in its place last. */
export async function findEarlierContent(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<Omit<MediaContent, 'filename'> | null> {
  const row = await trx
    .selectFrom('asset_version')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('asset_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { sha256, name, width, height, color_data: colorData } = row;
  return { sha256, name, width, height, colorData, contentType: row.content_type, byteSize: Number(row.byte_size) };
}

/** Returns those contents that nothing in the site refers to any more. */
export async function unnamedContents(
  trx: SiteTransaction,
  websiteId: string,
  contents: readonly string[],
): Promise<readonly string[]> {
  const named = new Set<string>();
  for (const table of ['asset', 'asset_rendition', 'asset_version', 'digital_file', 'theme_file'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select('sha256')
      .where('website_id', '=', websiteId)
      .where('sha256', 'in', [...contents])
      .execute();
    for (const { sha256 } of rows) named.add(sha256);
  }
  return contents.filter((each) => !named.has(each));
}

/** Everything that is stored for some files: originals, sizes, earlier versions. */
export async function contentsOf(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const found = new Set<string>();
  const own = await trx
    .selectFrom('asset')
    .select('sha256')
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute();
  for (const { sha256 } of own) found.add(sha256);
  for (const table of ['asset_rendition', 'asset_version'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select('sha256')
      .where('website_id', '=', websiteId)
      .where('asset_id', 'in', [...ids])
      .execute();
    for (const { sha256 } of rows) found.add(sha256);
  }
  return [...found];
}
