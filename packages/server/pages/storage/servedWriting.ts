import type { PageDocument } from '@quoin/domain/blocks';
import {
  FIELDS_OWNER,
  FIELDS_TITLE,
  type JsonRecord,
  OWN_PAGE_SETTINGS,
  type ServedPage,
} from '@quoin/domain/document';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Writing of the tables that pages are served from; reading them is `servedSite.ts`. */
function columnsOf(page: ServedPage) {
  return {
    ...{ type: page.type, type_name: page.typeName, title: page.title, url_id: page.urlId },
    navigation_title: page.navigationTitle,
    ...{ description: page.description, main_content: page.mainContent, ordering: page.ordering },
    ...{ page_size: page.pageSize, enabled: page.isEnabled, main_image_id: page.mainImageId },
    region_name: page.regionName,
    seo: JSON.stringify(page.seo),
  };
}

/** A page that is new, or was there before and comes back. The home page is set apart. */
export async function putServedPage(trx: SiteTransaction, websiteId: string, page: ServedPage): Promise<void> {
  const columns = columnsOf(page);
  const { rows } = await sql<{ next: number }>`SELECT coalesce(max(display_index), -1) + 1 AS next FROM collection
    WHERE website_id = ${websiteId}`.execute(trx);
  await trx
    .insertInto('collection')
    .values({
      ...columns,
      ...{ website_id: websiteId, id: page.id, settings: JSON.stringify(page.settings) },
      ...{ display_index: rows[0]!.next, created_on: trx.now(), updated_on: trx.now() },
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({
        ...columns,
        settings: ownSettings(page.settings) as never,
        updated_on: trx.now(),
      }),
    )
    .execute();
}

export async function updateServedPage(trx: SiteTransaction, websiteId: string, page: ServedPage): Promise<void> {
  await trx
    .updateTable('collection')
    .set({ ...columnsOf(page), settings: ownSettings(page.settings) as never, updated_on: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', page.id)
    .execute();
}

/** Other settings of the page stay. */
function ownSettings(settings: JsonRecord) {
  return sql`(collection.settings - ${[...OWN_PAGE_SETTINGS]}::text[]) || ${JSON.stringify(settings)}::jsonb`;
}

/** Frees the addresses of pages whose addresses change, so that two may change places. */
export async function leaveAddresses(trx: SiteTransaction, websiteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('collection')
    .set({ url_id: sql`'moving-' || id` as never })
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute();
}

/** `''`: no page is. */
export async function setHomepage(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx
    .updateTable('collection')
    .set({ homepage: false })
    .where('website_id', '=', websiteId)
    .where('homepage', '=', true)
    .execute();
  if (id === '') return;
  await trx
    .updateTable('collection')
    .set({ homepage: true })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}

/** What visitors see of a page; null for a page of one stored text. */
export async function putServedDocument(
  trx: SiteTransaction,
  websiteId: string,
  pageId: string,
  document: PageDocument | null,
): Promise<void> {
  if (document === null) {
    await trx
      .deleteFrom('page_document')
      .where('website_id', '=', websiteId)
      .where('collection_id', '=', pageId)
      .execute();
    return;
  }
  if (pageId === FIELDS_OWNER) await putFieldsOwner(trx, websiteId);
  const text = JSON.stringify(document);
  const written = { published: text, draft: text, updated_on: trx.now(), published_on: trx.now() };
  await trx
    .insertInto('page_document')
    .values({ website_id: websiteId, collection_id: pageId, ...written })
    .onConflict((conflict) => conflict.columns(['website_id', 'collection_id']).doUpdateSet(written))
    .execute();
}

/**
 * The sections of an entry or product, and the text that is made of them: the body, of a product its details. Null for one that
 * is a text again.
 */
export async function putEntryDocument(
  trx: SiteTransaction,
  websiteId: string,
  itemId: string,
  { document, text }: { readonly document: PageDocument | null; readonly text: string },
): Promise<void> {
  const written = { document: document === null ? null : JSON.stringify(document), updated_on: trx.now() };
  const { numUpdatedRows } = await trx
    .updateTable('product')
    .set({ additional_info: text })
    .where('website_id', '=', websiteId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  await trx
    .updateTable('item')
    .set(numUpdatedRows === 0n ? { ...written, body: text } : written)
    .where('website_id', '=', websiteId)
    .where('id', '=', itemId)
    .execute();
}

/** The row that the document of a site's block fields hangs on: nobody's page, at an address that no page can have. */
async function putFieldsOwner(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx
    .insertInto('collection')
    .values({
      ...{ website_id: websiteId, id: FIELDS_OWNER, type: COLLECTION_TYPES.generic, type_name: 'block-fields' },
      ...{ title: FIELDS_TITLE, navigation_title: FIELDS_TITLE, url_id: '$block-fields', enabled: false },
      ...{ created_on: trx.now(), updated_on: trx.now() },
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing())
    .execute();
}

/** Title, tagline, theme and some settings of the site; answers the version that visitors see from now on. */
export async function putServedWebsite(
  trx: SiteTransaction,
  websiteId: string,
  site: {
    readonly title: string;
    readonly tagline: string;
    /** '': the one the site had before an owner ever chose one. */
    readonly theme: string;
    readonly settings: JsonRecord;
  },
): Promise<number> {
  const row = await trx
    .updateTable('website')
    .set((eb) => ({
      theme: sql`coalesce(nullif(${site.theme}, ''), settings->>'firstTheme', theme)` as never,
      ...{ title: site.title, tagline: site.tagline, published_version: eb('published_version', '+', 1) },
      settings: sql`settings || ${JSON.stringify(site.settings)}::jsonb
        || CASE WHEN ${site.theme} = '' THEN '{}'::jsonb
           ELSE jsonb_object(ARRAY['firstTheme', coalesce(settings->>'firstTheme', theme)]) END` as never,
    }))
    .where('id', '=', websiteId)
    .returning('published_version')
    .executeTakeFirstOrThrow();
  return row.published_version;
}

/** Reports whether a store page has the category that contains everything. */
export async function hasRootCategory(trx: SiteTransaction, websiteId: string, pageId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('category')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', pageId)
    .where('kind', '=', 'ROOT')
    .executeTakeFirst();
  return row !== undefined;
}
