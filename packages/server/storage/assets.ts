import type { ImageRef } from '@quoin/domain/media';
import type { SiteTransaction } from '../database/database.ts';

export type RenditionFormat = 'webp' | 'avif';

/** An uploaded image and where its bytes lie. */
export interface Asset extends ImageRef {
  readonly sha256: string;
  readonly filename: string;
  readonly contentType: string;
}

export interface Rendition {
  readonly width: number;
  readonly height: number;
  readonly format: string;
  readonly sha256: string;
  readonly size: number;
}

export interface NewAsset {
  readonly id: string;
  readonly sha256: string;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly width: number;
  readonly height: number;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly altText: string;
  readonly colorData: Readonly<Record<string, string>>;
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
    .executeTakeFirst();
  return row ? toAsset(row) : null;
}

export async function findAssetByContent(
  trx: SiteTransaction,
  websiteId: string,
  sha256: string,
): Promise<Asset | null> {
  const row = await trx
    .selectFrom('asset')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row ? toAsset(row) : null;
}

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
      width: asset.width,
      height: asset.height,
      focal_x: asset.focalPoint.x,
      focal_y: asset.focalPoint.y,
      alt_text: asset.altText,
      color_data: JSON.stringify(asset.colorData),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'sha256']).doNothing())
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
  return rows.map((row) => ({ ...row, size: Number(row.byte_size) }));
}

/** Repeating it changes nothing: the same width of the same bytes is the same rendition. */
export async function saveRendition(
  trx: SiteTransaction,
  websiteId: string,
  assetId: string,
  rendition: Rendition,
): Promise<void> {
  await trx
    .insertInto('asset_rendition')
    .values({
      website_id: websiteId,
      asset_id: assetId,
      width: rendition.width,
      height: rendition.height,
      format: rendition.format as RenditionFormat,
      sha256: rendition.sha256,
      byte_size: BigInt(rendition.size),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'asset_id', 'width', 'format']).doNothing())
    .execute();
}
