import type { ItemDraft } from '@quoin/domain/site';
import {
  ITEM_KINDS,
  LESSON_OPENINGS,
  type LessonOpening,
  lastPlace,
  OPEN_LESSON,
  type OrderedItem,
  readDuration,
} from '@quoin/domain/site';
import type { ItemContent, MediaContent } from '@quoin/rendering/page';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import type { JsonObject } from '../../../platform/database/schema/columns.ts';

const RECORDED: readonly number[] = [
  ITEM_KINDS.album.recordType,
  ITEM_KINDS.videos.recordType,
  ITEM_KINDS.course.recordType,
];

/** What `item.data` says of a track, a film or a lesson, leniently: what is missing is empty. */
export function readMediaData(data: Readonly<Record<string, unknown>>): MediaContent {
  const { mediaUrl, mediaSeconds, chapter } = data;
  return {
    url: typeof mediaUrl === 'string' ? mediaUrl : '',
    seconds: typeof mediaSeconds === 'number' && mediaSeconds > 0 ? mediaSeconds : null,
    chapter: typeof chapter === 'string' ? chapter : '',
  };
}

/** When a lesson opens, leniently: what says nothing is open. */
export function readLessonOpening(data: Readonly<Record<string, unknown>>): LessonOpening {
  const { opening } = data;
  if (typeof opening !== 'object' || opening === null) return OPEN_LESSON;
  const { opens, days, day, isPreview } = opening as Readonly<Record<string, unknown>>;
  return {
    opens: LESSON_OPENINGS.find((kind) => kind === opens) ?? 'always',
    days: typeof days === 'number' ? days : 0,
    day: typeof day === 'string' ? day : '',
    isPreview: isPreview === true,
  };
}

/** Returns the same as a patch of the stored value, or null for items that play nothing. */
export function toMediaData({ recording, chapter, lesson }: ItemDraft): JsonObject | null {
  if (recording === null) return null;
  const opening = lesson === null ? {} : { opening: { ...lesson } };
  return { mediaUrl: recording.url, mediaSeconds: readDuration(recording.duration) ?? null, chapter, ...opening };
}

/** What those of the items play that are tracks, films and lessons, in one query. */
export async function loadMediaParts(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly Pick<ItemContent, 'id' | 'recordType'>[],
): Promise<ReadonlyMap<string, MediaContent>> {
  const ids = items.filter(({ recordType }) => RECORDED.includes(recordType)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'data'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute();
  const found = rows.map(({ id, data }) => [id, { ...readMediaData(data), opening: readLessonOpening(data) }] as const);
  const files = await loadOwnFiles(
    trx,
    websiteId,
    found.map(([, { url }]) => url),
  );
  return new Map(found.map(([id, media]) => [id, { ...media, file: files.get(media.url) ?? null }]));
}

const OWN_FILE = /^\/s\/files\/([0-9a-f-]{36})\//;

/** Sizes and kinds of the library's files by their addresses, in one query. */
async function loadOwnFiles(
  trx: SiteTransaction,
  websiteId: string,
  urls: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<MediaContent['file']>>> {
  const ids = urls.map((url) => [url, OWN_FILE.exec(url)?.[1] ?? ''] as const).filter(([, id]) => id !== '');
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('asset')
    .select(['id', 'byte_size', 'content_type'])
    .where('website_id', '=', websiteId)
    .where(
      'id',
      'in',
      ids.map(([, id]) => id),
    )
    .execute();
  const byId = new Map(
    rows.map(({ id, ...row }) => [id, { bytes: Number(row.byte_size), contentType: row.content_type }]),
  );
  return new Map(ids.flatMap(([url, id]) => (byId.has(id) ? [[url, byId.get(id)!] as const] : [])));
}

/** The items of a collection in the owner's order, those in the trash left out. */
export async function listOrdered(
  trx: SiteTransaction,
  websiteId: string,
  collectionId: string,
): Promise<readonly OrderedItem[]> {
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'display_index', sql<string>`coalesce(data ->> 'chapter', '')`.as('chapter')])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('deleted_at', 'is', null)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map(({ id, display_index: displayIndex, chapter }) => ({ id, displayIndex, chapter }));
}

/** Writes places and chapters of items, in one statement. */
export async function writePlaces(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly OrderedItem[],
  hasChapters: boolean,
): Promise<void> {
  if (items.length === 0) return;
  const of = <Key extends keyof OrderedItem>(key: Key) => items.map((item) => item[key]);
  await sql`UPDATE item SET display_index = own.place, updated_on = ${trx.now()},
      data = CASE WHEN ${hasChapters} THEN item.data || jsonb_object(ARRAY['chapter', own.chapter]) ELSE item.data END
    FROM unnest(${of('id')}::uuid[], ${of('displayIndex')}::int[], ${of('chapter')}::text[]) AS own(id, place, chapter)
    WHERE item.website_id = ${websiteId} AND item.id = own.id`.execute(trx);
}

export interface CollectionRoom {
  /** Not in the trash. */
  readonly count: number;
  /** The place behind the last. */
  readonly next: number;
}

export async function findRoom(trx: SiteTransaction, websiteId: string, collectionId: string): Promise<CollectionRoom> {
  const row = await trx
    .selectFrom('item')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('display_index').as('last')])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const last: number | null = row?.last ?? null;
  return { count: Number(row?.count ?? 0), next: lastPlace(last) };
}

/** How many of these lie in the trash, by their collections. */
export async function countTrashed(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly { readonly collectionId: string; readonly times: number }[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('item')
    .select((eb) => ['collection_id', eb.fn.countAll().as('times')])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is not', null)
    .groupBy('collection_id')
    .execute();
  return rows.map((row) => ({ collectionId: row.collection_id, times: Number(row.times) }));
}
