import type { MediaKind } from '@quoin/domain/media';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';
import { assetUrl } from './assets.ts';
import { isUsed } from './mediaUses.ts';

/** A file of the library, whatever its kind. */
export interface LibraryAsset {
  readonly id: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly filename: string;
  readonly sha256: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly altText: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly folderId: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  /** How far its sizes are. */
  readonly state: 'ready' | 'processing' | 'failed';
}

export interface LibraryFilter {
  readonly search: string;
  /** Empty: all. */
  readonly kinds: readonly MediaKind[];
  /** null: in no folder; undefined: in any folder. */
  readonly folder: string | null | undefined;
  readonly isUnused: boolean;
  readonly hasNoAltText: boolean;
  readonly isDeleted: boolean;
}

export interface LibraryOrder {
  readonly by: 'created' | 'name' | 'size';
  readonly isDescending: boolean;
}

export interface LibraryCursor {
  readonly key: string;
  readonly id: string;
}

/** On the site. The name is for people, the id decides. */
export function mediaAddress({ kind, id, filename }: Pick<LibraryAsset, 'kind' | 'id' | 'filename'>): string {
  return kind === 'image' ? assetUrl(id, filename) : `/s/files/${id}/${encodeURIComponent(filename)}`;
}

/** The key under which the sizes of a version are enqueued. */
export function renditionsKey(id: string, version: number): string {
  return version === 1 ? id : `${id}.${version}`;
}

const stateIn = (websiteId: string) => sql<
  'ready' | 'processing' | 'failed'
>`CASE WHEN asset.kind <> 'image' THEN 'ready' ELSE coalesce((
  SELECT CASE job.state WHEN 'done' THEN 'ready' WHEN 'dead' THEN 'failed' ELSE 'processing' END FROM job
  WHERE job.website_id = ${websiteId} AND job.kind = 'image.renditions'
    AND job.dedupe_key = CASE asset.version WHEN 1 THEN asset.id::text ELSE asset.id || '.' || asset.version END
), 'ready') END`;

function assets(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('asset')
    .select([
      ...(['id', 'kind', 'name', 'filename', 'sha256', 'content_type', 'byte_size', 'width', 'height'] as const),
      ...(['alt_text', 'focal_x', 'focal_y', 'folder_id', 'version', 'created_at', 'deleted_at'] as const),
    ])
    .select(stateIn(websiteId).as('state'))
    .where('asset.website_id', '=', websiteId);
}

type Row = Awaited<ReturnType<ReturnType<typeof assets>['execute']>>[number];

function toAsset(row: Row): LibraryAsset {
  const { id, kind, filename, sha256, width, height, version, state } = row;
  return {
    ...{ id, kind, filename, sha256, width, height, version, state },
    name: row.name || filename,
    contentType: row.content_type,
    byteSize: Number(row.byte_size),
    altText: row.alt_text,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    folderId: row.folder_id,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
  };
}

export async function findMedia(trx: SiteTransaction, websiteId: string, id: string): Promise<LibraryAsset | null> {
  const row = await assets(trx, websiteId).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toAsset(row);
}

/** The same, held until the transaction ends. */
export async function lockMedia(trx: SiteTransaction, websiteId: string, id: string): Promise<LibraryAsset | null> {
  const row = await assets(trx, websiteId).where('id', '=', id).forUpdate('asset').executeTakeFirst();
  return row === undefined ? null : toAsset(row);
}

/** By the bytes; never one that only was given them later. */
export async function findMediaByContent(
  trx: SiteTransaction,
  websiteId: string,
  sha256: string,
): Promise<LibraryAsset | null> {
  const row = await assets(trx, websiteId).where('sha256', '=', sha256).where('is_copy', '=', false).executeTakeFirst();
  return row === undefined ? null : toAsset(row);
}

/** By their ids, in no order; ids of nothing are left out. */
export async function listMediaByIds(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly LibraryAsset[]> {
  if (ids.length === 0) return [];
  const rows = await assets(trx, websiteId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return rows.map(toAsset);
}

const KEYS = {
  created: sql`asset.created_at`,
  name: sql`lower(asset.name)`,
  size: sql`asset.byte_size`,
} as const;

/** One page of the library, and how many there are in all. */
export async function listMedia(
  trx: SiteTransaction,
  websiteId: string,
  filter: LibraryFilter,
  { by, isDescending }: LibraryOrder,
  page: { readonly after: LibraryCursor | null; readonly limit: number },
): Promise<{ readonly assets: readonly LibraryAsset[]; readonly total: number }> {
  const wanted = matching(websiteId, filter);
  const direction = isDescending ? 'desc' : 'asc';
  let query = assets(trx, websiteId)
    .where(wanted)
    .orderBy(KEYS[by], direction)
    .orderBy('asset.id', direction)
    .limit(page.limit);
  if (page.after !== null) query = query.where(behind(by, isDescending, page.after));
  const rows = await query.execute();
  const { total } = await trx
    .selectFrom('asset')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('asset.website_id', '=', websiteId)
    .where(wanted)
    .executeTakeFirstOrThrow();
  return { assets: rows.map(toAsset), total: Number(total) };
}

/** What a cursor holds of an asset. */
export function cursorKey(by: LibraryOrder['by'], asset: LibraryAsset): string {
  if (by === 'created') return asset.createdAt.toISOString();
  return by === 'size' ? String(asset.byteSize) : asset.name.toLowerCase();
}

function behind(by: LibraryOrder['by'], isDescending: boolean, { key, id }: LibraryCursor) {
  const casts = { created: sql`${key}::timestamptz`, size: sql`${key}::bigint`, name: sql`lower(${key}::text)` };
  const sign = isDescending ? sql`<` : sql`>`;
  return sql<SqlBool>`(${KEYS[by]}, asset.id) ${sign} (${casts[by]}, ${id}::uuid)`;
}

function matching(websiteId: string, filter: LibraryFilter) {
  const parts = [filter.isDeleted ? sql`asset.deleted_at IS NOT NULL` : sql`asset.deleted_at IS NULL`];
  const { search, kinds, folder } = filter;
  if (kinds.length > 0) parts.push(sql`asset.kind = ANY (${[...kinds]}::text[])`);
  if (folder !== undefined) {
    parts.push(folder === null ? sql`asset.folder_id IS NULL` : sql`asset.folder_id = ${folder}::uuid`);
  }
  if (filter.hasNoAltText) parts.push(sql`asset.kind = 'image' AND asset.alt_text = ''`);
  if (filter.isUnused) parts.push(sql`NOT ${isUsed(websiteId)}`);
  for (const word of search.split(/\s+/).filter((each) => each !== '')) {
    parts.push(isWithin([sql`asset.name`, sql`asset.alt_text`], word));
  }
  return sql<SqlBool>`(${sql.join(parts, sql` AND `)})`;
}
