import { type ImageRef, readImageColors, readMotion } from '@quoin/domain/media';
import { mapImageTexts } from '@quoin/domain/translations';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadTranslationSet } from '../../platform/languages/storage/translations.ts';
import { assetUrl } from './assets.ts';

const COLUMNS = [
  'asset.id',
  'asset.filename',
  'asset.width',
  'asset.height',
  'asset.focal_x',
  'asset.focal_y',
  'asset.alt_text',
  'asset.color_data',
] as const;

interface ImageRow {
  readonly id: string;
  readonly filename: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly focal_x: number;
  readonly focal_y: number;
  readonly alt_text: string;
  readonly color_data: unknown;
}

function toImage(row: ImageRow): ImageRef {
  return {
    id: row.id,
    assetUrl: assetUrl(row.id, row.filename),
    altText: row.alt_text,
    originalWidth: row.width ?? 0,
    originalHeight: row.height ?? 0,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    colors: readImageColors(row.color_data),
    motion: readMotion(row.color_data),
  };
}

/** Says each picture in the words of the transaction's reader. */
async function inWords(
  trx: SiteTransaction,
  websiteId: string,
  rows: readonly ImageRow[],
): Promise<(image: ImageRef) => ImageRef> {
  const said = rows.filter(({ alt_text }) => alt_text !== '').map(({ id }) => id);
  const book = await loadTranslationSet(trx, websiteId, { kinds: ['image'], ids: said });
  return (image) => (book === null ? image : mapImageTexts(image, book.of('image', image.id)));
}

/** Images by their ids, in the order of the ids, in one query; ids of nothing are left out. */
export async function loadImages(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImageRef>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('asset')
    .select(COLUMNS)
    .where('asset.website_id', '=', websiteId)
    .where('asset.id', 'in', [...new Set(ids)])
    .where('asset.kind', '=', 'image')
    .execute();
  const spoken = await inWords(trx, websiteId, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [[id, spoken(toImage(row))] as const];
    }),
  );
}

/** The pictures of many items in order, in one query. */
export async function loadItemImages(
  trx: SiteTransaction,
  websiteId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ImageRef[]>> {
  const byItem = new Map<string, ImageRef[]>();
  if (itemIds.length === 0) return byItem;
  const rows = await trx
    .selectFrom('item_image')
    .innerJoin('asset', (join) =>
      join.onRef('asset.website_id', '=', 'item_image.website_id').onRef('asset.id', '=', 'item_image.asset_id'),
    )
    .select('item_image.item_id')
    .select(COLUMNS)
    .where('item_image.website_id', '=', websiteId)
    .where('item_image.item_id', 'in', [...itemIds])
    .orderBy('item_image.display_index')
    .orderBy('asset.id')
    .execute();
  const spoken = await inWords(trx, websiteId, rows);
  for (const row of rows) {
    const images = byItem.get(row.item_id);
    if (images) images.push(spoken(toImage(row)));
    else byItem.set(row.item_id, [spoken(toImage(row))]);
  }
  return byItem;
}
