import type { CurrencyCode } from '@quoin/domain/money';
import type { FurtherLanguage } from '@quoin/domain/translations';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';

/** Rows a site begins with. Every function belongs into one transaction with the others. */
export interface NewWebsite {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly theme: string;
  readonly settings: JsonObject;
  /** Besides `language`. */
  readonly languages?: readonly FurtherLanguage[];
  /** Left out: open to visitors at once. */
  readonly isClosed?: boolean;
}

/** Marks a site in the making, so that one that a crash left half made is known again. */
const UNFINISHED = 'isUnfinished';

/** Inside acrossSites: the site does not exist yet. It counts as unfinished until `finishWebsite`. */
export async function insertWebsite(trx: SiteTransaction, site: NewWebsite): Promise<void> {
  await trx.insertInto('website_slug').values({ identifier: site.identifier, website_id: site.id }).execute();
  await trx
    .insertInto('website')
    .values({
      id: site.id,
      identifier: site.identifier,
      title: site.title,
      tagline: site.tagline,
      description: site.description,
      language: site.language,
      time_zone: site.timeZone,
      currency: site.currency,
      theme: site.theme,
      settings: JSON.stringify({ ...site.settings, [UNFINISHED]: true }),
      languages: JSON.stringify(site.languages ?? []),
      is_closed: site.isClosed ?? false,
      created_at: trx.now(),
    })
    .execute();
}

export async function finishWebsite(trx: SiteTransaction, id: string): Promise<void> {
  await trx
    .updateTable('website')
    .set({ settings: sql`settings - ${UNFINISHED}::text` as never })
    .where('id', '=', id)
    .execute();
}

/** Takes away what a crash left half made. */
export async function deleteUnfinishedWebsites(trx: SiteTransaction): Promise<void> {
  const unfinished = trx
    .selectFrom('website')
    .select('id')
    .where(sql<boolean>`settings -> ${UNFINISHED}::text = 'true'`);
  for (const { id } of await unfinished.execute()) await deleteWebsite(trx, id);
}

export async function hasAnyWebsite(trx: SiteTransaction): Promise<boolean> {
  return (await trx.selectFrom('website').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** With what the directories know of it, which no key ties to it. */
export async function deleteWebsite(trx: SiteTransaction, id: string): Promise<void> {
  await trx.deleteFrom('website_slug').where('website_id', '=', id).execute();
  await trx.deleteFrom('website_host').where('website_id', '=', id).execute();
  await trx
    .deleteFrom('site_copy')
    .where((is) => is.or([is('source_id', '=', id), is('target_id', '=', id)]))
    .execute();
  await trx.deleteFrom('website').where('id', '=', id).execute();
}

export interface NewCollection {
  readonly id: string;
  readonly type: number;
  readonly typeName: string;
  readonly title: string;
  readonly navigationTitle: string;
  readonly urlId: string;
  readonly description: string;
  readonly ordering: number;
  readonly isHomepage: boolean;
  readonly pageSize: number;
  readonly mainImageId: string | null;
  readonly mainContent: string;
  readonly seoDescription: string;
  readonly displayIndex: number;
  readonly settings?: JsonObject;
  /** Left out: yes. */
  readonly isEnabled?: boolean;
}

export async function insertCollection(trx: SiteTransaction, websiteId: string, page: NewCollection): Promise<void> {
  await trx
    .insertInto('collection')
    .values({
      website_id: websiteId,
      id: page.id,
      type: page.type,
      type_name: page.typeName,
      title: page.title,
      navigation_title: page.navigationTitle,
      url_id: page.urlId,
      description: page.description,
      ordering: page.ordering,
      homepage: page.isHomepage,
      page_size: page.pageSize,
      main_image_id: page.mainImageId,
      main_content: page.mainContent,
      seo: JSON.stringify({ seoTitle: '', seoDescription: page.seoDescription, seoHidden: false }),
      display_index: page.displayIndex,
      settings: JSON.stringify(page.settings ?? {}),
      enabled: page.isEnabled ?? true,
      created_on: trx.now(),
      updated_on: trx.now(),
    })
    .execute();
}

export interface NewPost {
  readonly collectionId: string;
  readonly urlId: string;
  readonly title: string;
  readonly body: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly publishOn: Date;
  readonly authorName: string;
  readonly mainImageId: string | null;
}

export interface NewEvent extends NewPost {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** IANA; '' for the site's. */
  readonly timeZone: string;
  readonly isAllDay: boolean;
  /** Keys of page data. */
  readonly location: JsonObject;
}

const TEXT_RECORD = 1;
const EVENT_RECORD = 12;

export async function insertPost(trx: SiteTransaction, websiteId: string, post: NewPost): Promise<void> {
  await insertEntry(trx, websiteId, post, TEXT_RECORD);
}

export async function insertEvent(trx: SiteTransaction, websiteId: string, event: NewEvent): Promise<void> {
  const id = await insertEntry(trx, websiteId, event, EVENT_RECORD);
  await trx
    .insertInto('calendar_event')
    .values({
      website_id: websiteId,
      item_id: id,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      time_zone: event.timeZone,
      is_all_day: event.isAllDay,
      location: JSON.stringify(event.location),
    })
    .execute();
}

async function insertEntry(
  trx: SiteTransaction,
  websiteId: string,
  post: NewPost,
  recordType: number,
): Promise<string> {
  const id = trx.newId();
  await trx
    .insertInto('item')
    .values({
      website_id: websiteId,
      id,
      collection_id: post.collectionId,
      record_type: recordType,
      url_id: post.urlId,
      title: post.title,
      body: post.body,
      excerpt: post.excerpt,
      tags: [...post.tags],
      categories: [...post.categories],
      publish_on: post.publishOn,
      added_on: trx.now(),
      updated_on: trx.now(),
      author_name: post.authorName,
      main_image_id: post.mainImageId,
    })
    .execute();
  return id;
}

export async function saveNavigation(
  trx: SiteTransaction,
  websiteId: string,
  name: string,
  items: readonly JsonObject[],
): Promise<void> {
  await trx
    .insertInto('navigation')
    .values({ website_id: websiteId, id: name, items: JSON.stringify(items) })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet({ items: JSON.stringify(items) }))
    .execute();
}
