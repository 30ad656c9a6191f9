import type { ImageRef } from '@quoin/domain/media';
import {
  type CustomContent,
  type CustomValue,
  customImages,
  ITEM_RECORD_TYPES,
  readCustomContent,
} from '@quoin/domain/site';
import type { CustomPart, ItemContent } from '@quoin/rendering/page';
import { type SqlBool, sql } from 'kysely';
import { loadImages } from '../../../media/index.ts';
import type { SiteTransaction } from '../../../platform/database/database.ts';

type Custom = NonNullable<ItemContent['custom']>;

/** Fields of a theme's own, of those of the items that have any, with their pictures; in two queries at most. */
export async function loadCustomParts(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly Pick<ItemContent, 'id' | 'recordType'>[],
): Promise<ReadonlyMap<string, Custom>> {
  const ids = items.filter(({ recordType }) => ITEM_RECORD_TYPES.includes(recordType)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('item')
    .select(['id', sql<unknown>`data -> 'customContent'`.as('custom')])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where(sql<SqlBool>`data ? 'customContent'`)
    .execute();
  const read = rows.map(({ id, custom }) => [id, readCustomContent(custom)] as const);
  const images = await loadImages(trx, websiteId, [...new Set(read.flatMap(([, content]) => customImages(content)))]);
  return new Map(read.map(([id, content]) => [id, withPictures(content, images)]));
}

function withPictures(content: CustomContent, images: ReadonlyMap<string, ImageRef>): Custom {
  return new Map(Object.entries(content).map(([name, value]) => [name, partOf(value, images)]));
}

function partOf(own: CustomValue, images: ReadonlyMap<string, ImageRef>): CustomPart {
  if (own.type !== 'image' && own.type !== 'gallery') return own;
  const ids = own.type === 'image' ? [own.value] : own.value;
  return { type: own.type, images: ids.flatMap((id) => images.get(id) ?? []) };
}
