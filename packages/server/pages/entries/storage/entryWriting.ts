import {
  type EventDraft,
  type EventSpan,
  ITEM_RECORD_TYPES,
  type ItemDraft,
  workflowStateOf,
} from '@quoin/domain/site';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import type { JsonObject } from '../../../platform/database/schema/columns.ts';
import { takeDownColumns } from '../../storage/published.ts';
import { toMediaData } from './itemMedia.ts';

/** A draft that nothing keeps from being saved: address, categories and moment are settled. */
export interface EntryToWrite {
  readonly id: string;
  readonly collectionId: string;
  readonly draft: ItemDraft;
  /** Every time it happens, in order; empty for what is no event. */
  readonly spans: readonly EventSpan[];
  /** Its pictures are those of the draft; else they are not the app's to change. */
  readonly hasPictures: boolean;
}

function itemValues(trx: SiteTransaction, { draft }: EntryToWrite) {
  const { seo } = draft;
  return {
    url_id: draft.urlId,
    title: draft.title,
    body: draft.body,
    excerpt: draft.excerpt,
    tags: [...draft.tags],
    categories: [...draft.categories],
    author_name: draft.authorName,
    main_image_id: draft.imageId,
    workflow_state: workflowStateOf(draft.status),
    publish_on: draft.publishOn === null ? null : new Date(draft.publishOn),
    ...takeDownColumns(draft.takeDown),
    starred: draft.isFeatured,
    seo: JSON.stringify({ seoTitle: seo.title, seoDescription: seo.description, seoHidden: seo.isHidden }),
    updated_on: trx.now(),
  };
}

/** Returns what a draft stores in `data`, or null for nothing. */
function toItemData(draft: ItemDraft): JsonObject | null {
  const media = toMediaData(draft);
  if (draft.custom === undefined) return media;
  return { ...media, customContent: draft.custom as unknown as JsonObject };
}

/** How a new item is stored, and where it is. */
export interface NewEntry extends EntryToWrite {
  readonly recordType: number;
  readonly displayIndex: number;
}

export async function insertEntry(trx: SiteTransaction, websiteId: string, entry: NewEntry): Promise<void> {
  const data = toItemData(entry.draft);
  await trx
    .insertInto('item')
    .values({
      ...itemValues(trx, entry),
      website_id: websiteId,
      id: entry.id,
      collection_id: entry.collectionId,
      record_type: entry.recordType,
      display_index: entry.displayIndex,
      ...(data === null ? {} : { data: JSON.stringify(data) }),
      added_on: trx.now(),
    })
    .execute();
  await writeEvent(trx, websiteId, entry);
  await writePictures(trx, websiteId, entry);
}

export async function updateEntry(trx: SiteTransaction, websiteId: string, entry: EntryToWrite): Promise<void> {
  const data = toItemData(entry.draft);
  await trx
    .updateTable('item')
    .set({
      ...itemValues(trx, entry),
      // Other values there are kept.
      ...(data === null ? {} : { data: sql`item.data || ${JSON.stringify(data)}::jsonb` as never }),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', entry.id)
    .execute();
  await writeEvent(trx, websiteId, entry);
  if (entry.hasPictures) {
    await trx.deleteFrom('item_image').where('website_id', '=', websiteId).where('item_id', '=', entry.id).execute();
    await writePictures(trx, websiteId, entry);
  }
}

async function writePictures(trx: SiteTransaction, websiteId: string, { id, draft }: EntryToWrite): Promise<void> {
  if (draft.pictures.length === 0) return;
  const rows = draft.pictures.map((assetId, index) => ({
    ...{ website_id: websiteId, item_id: id, asset_id: assetId, display_index: index },
  }));
  await trx.insertInto('item_image').values(rows).execute();
}

/** When and where it happens, and every further time. */
async function writeEvent(trx: SiteTransaction, websiteId: string, { id, draft, spans }: EntryToWrite): Promise<void> {
  const [first, ...further] = spans;
  if (draft.event === null || first === undefined) return;
  const { event } = draft;
  const values = {
    starts_at: new Date(first.startsAt),
    ends_at: new Date(first.endsAt),
    time_zone: event.timeZone,
    is_all_day: event.isAllDay,
    location: JSON.stringify(locationOf(event)),
    recurrence: event.repeat === null ? null : JSON.stringify(event.repeat),
  };
  await trx
    .insertInto('calendar_event')
    .values({ website_id: websiteId, item_id: id, ...values })
    .onConflict((conflict) => conflict.columns(['website_id', 'item_id']).doUpdateSet(values))
    .execute();
  await trx.deleteFrom('calendar_occurrence').where('website_id', '=', websiteId).where('item_id', '=', id).execute();
  if (further.length === 0) return;
  const at = (part: keyof EventSpan) => further.map((span) => new Date(span[part]));
  await sql`INSERT INTO calendar_occurrence (website_id, item_id, starts_at, ends_at)
    SELECT ${websiteId}, ${id}, starts_at, ends_at
    FROM unnest(${at('startsAt')}::timestamptz[], ${at('endsAt')}::timestamptz[]) AS own(starts_at, ends_at)
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** Keys of page data (section 2). */
function locationOf({ place }: EventDraft): JsonObject {
  const { title, line1, line2, country, point } = place;
  return {
    addressTitle: title,
    addressLine1: line1,
    addressLine2: line2,
    addressCountry: country,
    ...(point === null ? {} : { mapLat: point.lat, mapLng: point.lng }),
  };
}

export interface TouchedEntry {
  readonly id: string;
  readonly title: string;
}

/** Publishes entries that are not, now; or makes drafts of those that are no drafts. Answers those it changed. */
export async function setWorkflowState(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
  to: 'publish' | 'draft',
): Promise<readonly TouchedEntry[]> {
  if (ids.length === 0) return [];
  const now = trx.now();
  const query = trx
    .updateTable('item')
    .where('website_id', '=', websiteId)
    .where('record_type', 'in', [...ITEM_RECORD_TYPES])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .returning(['id', 'title']);
  const published = workflowStateOf('published');
  if (to === 'draft')
    return query
      .set({ workflow_state: workflowStateOf('draft'), updated_on: now })
      .where('workflow_state', '!=', workflowStateOf('draft'))
      .execute();
  return query
    .set({
      workflow_state: published,
      updated_on: now,
      publish_on: sql<Date>`CASE WHEN publish_on IS NULL OR publish_on > ${now} THEN ${now} ELSE publish_on END`,
      // An end that has come would hide it at once.
      take_down_on: sql<Date>`CASE WHEN take_down_on <= ${now} THEN NULL ELSE take_down_on END`,
    })
    .where((eb) =>
      eb.or([eb('workflow_state', '!=', published), eb('publish_on', '>', now), eb('take_down_on', '<=', now)]),
    )
    .execute();
}
