import type { PictureTones } from '@quoin/domain/styles';
import type { Deps } from '../../deps.ts';
import { listRenditions, type Rendition } from '../storage/assets.ts';
import {
  cursorKey,
  findMedia,
  type LibraryAsset,
  type LibraryCursor,
  type LibraryFilter,
  type LibraryOrder,
  listMedia,
} from '../storage/mediaLibrary.ts';
import { listMediaUses, type MediaUse } from '../storage/mediaUses.ts';
import { findTones } from '../storage/pictureColors.ts';

const PAGE = 100;

export interface LibraryPage {
  readonly assets: readonly LibraryAsset[];
  readonly total: number;
  readonly nextCursor: LibraryCursor | null;
}

/** Reads one page of the library for browsing. */
export async function readLibrary(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  wanted: { readonly filter: LibraryFilter; readonly order: LibraryOrder; readonly after: LibraryCursor | null },
): Promise<LibraryPage> {
  const { filter, order } = wanted;
  const after = wanted.after !== null && isCursorOf(order, wanted.after) ? wanted.after : null;
  const found = await db.inSite({ websiteId }, (trx) =>
    listMedia(trx, websiteId, filter, order, { after, limit: PAGE + 1 }),
  );
  const assets = found.assets.slice(0, PAGE);
  const last = assets.at(-1);
  const hasMore = found.assets.length > PAGE && last !== undefined;
  return { assets, total: found.total, nextCursor: hasMore ? { key: cursorKey(order.by, last), id: last.id } : null };
}

/** A cursor of another order means nothing here. */
function isCursorOf({ by }: LibraryOrder, { key }: LibraryCursor): boolean {
  if (by === 'created') return !Number.isNaN(Date.parse(key));
  return by === 'name' || /^\d{1,15}$/.test(key);
}

/** One file with where it is used, the sizes it is kept in, and how dark and light a picture gets. */
export function readLibraryAsset(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  id: string,
): Promise<{
  readonly asset: LibraryAsset;
  readonly uses: readonly MediaUse[];
  readonly renditions: readonly Rendition[];
  readonly tones: PictureTones | null;
} | null> {
  return db.inSite({ websiteId }, async (trx) => {
    const asset = await findMedia(trx, websiteId, id);
    if (asset === null) return null;
    const uses = await listMediaUses(trx, websiteId, [id]);
    const renditions = await listRenditions(trx, websiteId, id);
    return { asset, uses, renditions, tones: await findTones(trx, websiteId, id) };
  });
}
