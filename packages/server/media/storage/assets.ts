import type { ImageRef, MediaKind } from '@quoin/domain/media';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export type RenditionFormat = 'webp' | 'avif' | 'jpeg' | 'png';

/** An uploaded image and where its bytes lie. Other kinds of files are in `mediaLibrary.ts`. */
export interface Asset extends ImageRef {
  readonly sha256: string;
  /** Its last part in addresses; another one when other bytes have taken its place. */
  readonly filename: string;
  readonly contentType: string;
}

export interface Rendition {
  readonly width: number;
  readonly height: number;
  readonly format: RenditionFormat;
  readonly sha256: string;
  readonly size: number;
}

export interface NewAsset {
  readonly id: string;
  readonly sha256: string;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly kind: MediaKind;
  /** As people know it. */
  readonly name: string;
  readonly folderId: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly altText: string;
  readonly colorData: Readonly<Record<string, string>> | null;
}

const COLUMNS = [
  'id',
  'sha256',
  'filename',
  'content_type',
  'width',
  'height',
  'focal_x',
  'focal_y',
  'alt_text',
] as const;

interface AssetRow {
  id: string;
  sha256: string;
  filename: string;
  content_type: string;
  width: number | null;
  height: number | null;
  focal_x: number;
  focal_y: number;
  alt_text: string;
}

/** The address pages print; the file name is for people, the id decides. */
export function assetUrl(id: string, filename: string): string {
  return `/s/images/${id}/${encodeURIComponent(filename)}`;
}

function toAsset(row: AssetRow): Asset {
  return {
    id: row.id,
    sha256: row.sha256,
    filename: row.filename,
    contentType: row.content_type,
    assetUrl: assetUrl(row.id, row.filename),
    altText: row.alt_text,
    originalWidth: row.width ?? 0,
    originalHeight: row.height ?? 0,
    focalPoint: { x: row.focal_x, y: row.focal_y },
  };
}

export async function findAsset(trx: SiteTransaction, websiteId: string, id: string): Promise<Asset | null> {
  const row = await trx
    .selectFrom('asset')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('kind', '=', 'image')
    .executeTakeFirst();
  return row ? toAsset(row) : null;
}

/** Pictures by their ids, in no order; ids of nothing are left out. */
export async function listAssets(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly Asset[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('asset')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...new Set(ids)])
    .where('kind', '=', 'image')
    .execute();
  return rows.map(toAsset);
}

/** Written out: prepared statements with a parameter there don't find the index. */
const IS_FIRST = sql<SqlBool>`NOT is_copy`;

/** Stores a new asset, or answers false when the same bytes are there already. */
export async function insertAsset(
  trx: SiteTransaction,
  websiteId: string,
  asset: NewAsset,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .insertInto('asset')
    .values({
      website_id: websiteId,
      id: asset.id,
      sha256: asset.sha256,
      filename: asset.filename,
      content_type: asset.contentType,
      byte_size: BigInt(asset.byteSize),
      kind: asset.kind,
      name: asset.name,
      folder_id: asset.folderId,
      width: asset.width,
      height: asset.height,
      focal_x: asset.focalPoint.x,
      focal_y: asset.focalPoint.y,
      alt_text: asset.altText,
      color_data: asset.colorData === null ? null : JSON.stringify(asset.colorData),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'sha256']).where(IS_FIRST).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function listRenditions(trx: SiteTransaction, websiteId: string, assetId: string): Promise<Rendition[]> {
  const rows = await trx
    .selectFrom('asset_rendition')
    .select(['width', 'height', 'format', 'sha256', 'byte_size'])
    .where('website_id', '=', websiteId)
    .where('asset_id', '=', assetId)
    .orderBy('width')
    .execute();
  return rows.map((row) => ({ ...row, format: row.format as RenditionFormat, size: Number(row.byte_size) }));
}

/**
 * Repeating it changes nothing: the same width of the same bytes is the same rendition. Of bytes that no longer are the
 * asset's (`source`), nothing is kept.
 */
export async function saveRendition(
  trx: SiteTransaction,
  websiteId: string,
  { id: assetId, sha256: source }: Pick<Asset, 'id' | 'sha256'>,
  rendition: Rendition,
): Promise<void> {
  const held = await trx
    .selectFrom('asset')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', assetId)
    .where('sha256', '=', source)
    .forShare()
    .executeTakeFirst();
  if (held === undefined) return;
  await trx
    .insertInto('asset_rendition')
    .values({
      website_id: websiteId,
      asset_id: assetId,
      width: rendition.width,
      height: rendition.height,
      format: rendition.format,
      sha256: rendition.sha256,
      byte_size: BigInt(rendition.size),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'asset_id', 'width', 'format']).doNothing())
    .execute();
}

/** What people say about a picture; its bytes never change. */
export async function updateAsset(
  trx: SiteTransaction,
  websiteId: string,
  asset: Pick<Asset, 'id' | 'altText' | 'focalPoint'>,
): Promise<void> {
  await trx
    .updateTable('asset')
    .set({ alt_text: asset.altText, focal_x: asset.focalPoint.x, focal_y: asset.focalPoint.y })
    .where('website_id', '=', websiteId)
    .where('id', '=', asset.id)
    .execute();
}

/** Those of these pictures that the site has. */
export async function listKnownImages(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('asset')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.id));
}
