import { entryPage } from '@quoin/domain/document';
import {
  durationText,
  eventDraftOf,
  type ItemDraft,
  type ItemPart,
  itemKind,
  itemStatusOf,
  readCustomContent,
  readPlace,
  readRepeat,
} from '@quoin/domain/site';
import { type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import type { JsonObject } from '../../../platform/database/schema/columns.ts';
import { isWithin } from '../../../platform/database/searchPattern.ts';
import { toTakeDown } from '../../storage/published.ts';
import { isWrittenOnPage } from './entryDocuments.ts';
import { toSeo } from './itemContent.ts';
import { readLessonOpening, readMediaData } from './itemMedia.ts';
import { type EntryState, entryState, hasEntries, type Journal, journalKindOf } from './journals.ts';

/** An item of a collection as lists show it. */
export interface ListedEntry {
  readonly id: string;
  readonly collectionId: string;
  readonly collectionUrlId: string;
  readonly urlId: string;
  readonly title: string;
  readonly state: EntryState;
  readonly publishOn: Date | null;
  readonly takeDownOn: Date | null;
  readonly updatedOn: Date;
  readonly authorName: string;
  readonly tags: readonly string[];
  readonly imageAssetId: string | null;
  readonly commentCount: number;
  /** '' where it has none. */
  readonly chapter: string;
  /** `3:45`; '' for not known. */
  readonly duration: string;
  /** What the list is sorted by. */
  readonly sortAt: Date;
}

export interface EntriesQuery {
  readonly journal: Pick<Journal, 'id' | 'kind' | 'order'>;
  readonly search: string;
  readonly state: EntryState | null;
  readonly time: 'upcoming' | 'past' | null;
  readonly tag: string;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/**
 * Returns the latest first, but upcoming events soonest first. Manually ordered entries keep their order and have no
 * cursor.
 */
export async function listEntries(
  trx: SiteTransaction,
  websiteId: string,
  wanted: EntriesQuery,
): Promise<readonly ListedEntry[]> {
  const { journal, time, after } = wanted;
  const isRising = time === 'upcoming';
  const isByHand = journal.order === 'hand';
  const state = entryState(trx.now());
  const own = sql`time.website_id = item.website_id AND time.item_id = item.id`;
  const next = sql`(SELECT min(starts_at) FROM calendar_time AS time WHERE ${own} AND ends_at >= ${trx.now()})`;
  const last = sql`(SELECT max(starts_at) FROM calendar_time AS time WHERE ${own})`;
  const { rows } = await sql<EntryRow>`WITH entry AS (
      SELECT item.*, ${state} AS state, collection.url_id AS collection_url_id,
        ${journal.kind === 'events' ? next : sql`NULL::timestamptz`} AS next_at,
        ${journal.kind === 'events' ? last : sql`NULL::timestamptz`} AS last_at
      FROM item JOIN collection ON collection.website_id = item.website_id AND collection.id = item.collection_id
      WHERE item.website_id = ${websiteId} AND item.collection_id = ${journal.id}
        AND ${wanted.search === '' ? sql`true` : isWithin([sql`item.title`, sql`item.author_name`], wanted.search)}
        AND ${wanted.tag === '' ? sql`true` : sql`${wanted.tag} = ANY(item.tags)`}),
    sorted AS (SELECT *, coalesce(next_at, last_at, publish_on, added_on) AS sort_at FROM entry)
    SELECT id, collection_id, collection_url_id, url_id, title, state, publish_on, take_down_on, updated_on, author_name, tags, sort_at,
      ${isByHand ? sql`data` : sql`'{}'::jsonb`} AS data,
      coalesce(main_image_id, (SELECT asset_id FROM item_image AS own WHERE own.website_id = ${websiteId}
        AND own.item_id = sorted.id ORDER BY own.display_index LIMIT 1)) AS main_image_id,
      (SELECT count(*)::int FROM item_comment WHERE website_id = ${websiteId} AND item_id = sorted.id AND item_comment.state = 'approved') AS comments
    FROM sorted
    WHERE ${wanted.state === null ? sql`state <> 'trash'` : sql`state = ${wanted.state}`}
      AND ${time === null ? sql`true` : isRising ? sql`next_at IS NOT NULL` : sql`next_at IS NULL`}
      AND ${after === null ? sql<SqlBool>`true` : sql<SqlBool>`(sort_at, id) ${sql.raw(isRising ? '>' : '<')} (${after.at}, ${after.id}::uuid)`}
    ORDER BY ${isByHand ? sql`display_index, id` : isRising ? sql`sort_at, id` : sql`sort_at DESC, id DESC`}
    LIMIT ${wanted.limit}`.execute(trx);
  return rows.map(toListed);
}

interface EntryRow {
  readonly id: string;
  readonly collection_id: string;
  readonly collection_url_id: string;
  readonly url_id: string;
  readonly title: string;
  readonly state: EntryState;
  readonly publish_on: Date | null;
  readonly take_down_on: Date | null;
  readonly updated_on: Date;
  readonly author_name: string;
  readonly tags: readonly string[];
  readonly sort_at: Date;
  readonly main_image_id: string | null;
  readonly comments: number;
  readonly data: Readonly<Record<string, unknown>>;
}

function toListed(row: EntryRow): ListedEntry {
  const media = readMediaData(row.data);
  return {
    id: row.id,
    collectionId: row.collection_id,
    collectionUrlId: row.collection_url_id,
    urlId: row.url_id,
    title: row.title,
    state: row.state,
    publishOn: row.publish_on,
    takeDownOn: row.take_down_on,
    updatedOn: row.updated_on,
    authorName: row.author_name,
    tags: row.tags,
    imageAssetId: row.main_image_id,
    commentCount: row.comments,
    chapter: media.chapter,
    duration: media.seconds === null ? '' : durationText(media.seconds),
    sortAt: row.sort_at,
  };
}

/** An entry as its editor opens it. */
export interface EditedEntry {
  readonly id: string;
  readonly journal: Journal;
  readonly revision: number;
  readonly updatedOn: Date;
  readonly deletedAt: Date | null;
  /** Its body is written on its page, published or not. */
  readonly isOnPage: boolean;
  readonly draft: ItemDraft;
}

/** Reads one entry whole, also from the trash; `lock` keeps others from editing it until the transaction ends. */
export async function loadEditedEntry(
  trx: SiteTransaction,
  websiteId: string,
  { id, siteZone, lock = false }: { readonly id: string; readonly siteZone: string; readonly lock?: boolean },
): Promise<EditedEntry | null> {
  const row = await entryRow(trx, websiteId, id, lock);
  if (row === undefined) return null;
  const kind = journalKindOf(row);
  const { part } = itemKind(kind.kind);
  const pictures = part === 'pictures' ? await listPictureIds(trx, websiteId, id) : [];
  return {
    id,
    journal: {
      id: row.collection_id,
      typeName: row.type_name,
      ...kind,
      title: row.collection_title,
      urlId: row.collection_url_id,
      isEnabled: row.enabled,
    },
    revision: row.revision,
    updatedOn: row.updated_on,
    deletedAt: row.deleted_at,
    isOnPage: row.is_on_page,
    draft: {
      ...toDraft(row, trx.now().getTime(), siteZone),
      pictures,
      ...mediaParts(row.data, part),
      ...customOf(row.data),
    },
  };
}

/** A work's pictures in order. */
async function listPictureIds(trx: SiteTransaction, websiteId: string, id: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('item_image')
    .select('asset_id')
    .where('website_id', '=', websiteId)
    .where('item_id', '=', id)
    .orderBy('display_index')
    .orderBy('asset_id')
    .execute();
  return rows.map((row) => row.asset_id);
}

/** Leaves out empty custom content, as in the drafts of entries without custom fields. */
function customOf(data: JsonObject): Pick<ItemDraft, 'custom'> {
  return data.customContent === undefined ? {} : { custom: readCustomContent(data.customContent) };
}

function mediaParts(data: JsonObject, part: ItemPart): Pick<ItemDraft, 'recording' | 'chapter' | 'lesson'> {
  if (part !== 'track' && part !== 'video' && part !== 'lesson') return { recording: null, chapter: '', lesson: null };
  const { url, seconds, chapter } = readMediaData(data);
  const recording = { url, duration: seconds === null ? '' : durationText(seconds) };
  return { recording, chapter, lesson: part === 'lesson' ? readLessonOpening(data) : null };
}

function entryRow(trx: SiteTransaction, websiteId: string, id: string, isLocked: boolean) {
  const query = trx
    .selectFrom('item')
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .leftJoin('calendar_event as event', (join) =>
      join.onRef('event.website_id', '=', 'item.website_id').onRef('event.item_id', '=', 'item.id'),
    )
    .select([
      'item.collection_id',
      'collection.type_name',
      'collection.settings',
      'collection.title as collection_title',
    ])
    .select(['collection.url_id as collection_url_id', 'collection.enabled', 'item.url_id', 'item.title', 'item.body'])
    .select(['item.excerpt', 'item.tags', 'item.categories', 'item.workflow_state', 'item.publish_on', 'item.starred'])
    .select(['item.take_down_on', 'item.take_down_to'])
    .select(['item.seo', 'item.main_image_id', 'item.author_name', 'item.revision', 'item.updated_on'])
    .select(['item.deleted_at', 'event.starts_at', 'event.ends_at', 'event.time_zone', 'event.is_all_day'])
    .select(['event.location', 'event.recurrence', 'item.data'])
    .select(isWrittenOnPage(websiteId, entryPage(id)))
    .where('item.website_id', '=', websiteId)
    .where('item.id', '=', id)
    .where(hasEntries());
  return (isLocked ? query.forUpdate(['item']) : query).executeTakeFirst();
}

type WholeRow = NonNullable<Awaited<ReturnType<typeof entryRow>>>;

function toDraft(
  row: WholeRow,
  now: number,
  siteZone: string,
): Omit<ItemDraft, 'pictures' | 'recording' | 'chapter' | 'lesson' | 'custom'> {
  const publishOn = row.publish_on?.getTime() ?? null;
  const { starts_at: start, ends_at: end } = row;
  return {
    title: row.title,
    urlId: row.url_id,
    body: row.body,
    excerpt: row.excerpt,
    tags: row.tags,
    categories: row.categories,
    authorName: row.author_name,
    imageId: row.main_image_id,
    status: itemStatusOf(row.workflow_state, publishOn, now),
    publishOn,
    takeDown: toTakeDown(row),
    isFeatured: row.starred,
    seo: toSeo(row.seo),
    event:
      start === null || end === null
        ? null
        : eventDraftOf(
            {
              ...{ startsAt: start.getTime(), endsAt: end.getTime(), timeZone: row.time_zone ?? '' },
              ...{ isAllDay: row.is_all_day ?? false, place: readPlace(row.location ?? {}) },
              repeat: readRepeat(row.recurrence),
            },
            siteZone,
          ),
  };
}
