import { type PageDocument, readPageDocument } from '@quoin/domain/blocks';
import {
  entryPage,
  FIELDS_OWNER,
  type JsonRecord,
  ownPageSettings,
  productPage,
  type ServedPage,
  type ServedSite,
  withStoredFields,
} from '@quoin/domain/document';
import { SPECIAL_NAMES } from '@quoin/domain/site';
import { settingFlag, settingText } from '@quoin/rendering/page';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { STORE_ITEM } from '../entries/storage/itemContent.ts';
import { loadNavigations } from './navigation.ts';

/** The tables that pages are served from, as far as records are made of them, in four queries. */
export async function loadServedSite(
  trx: SiteTransaction,
  websiteId: string,
): Promise<ServedSite & { readonly publishedVersion: number }> {
  const site = await trx
    .selectFrom('website')
    .select(['title', 'tagline', 'settings', 'published_version'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const navigations = await loadNavigations(trx, websiteId);
  return {
    title: site.title,
    tagline: site.tagline,
    settings: site.settings as JsonRecord,
    publishedVersion: site.published_version,
    pages: await loadPages(trx, websiteId),
    documents: withFields(await loadDocuments(trx, websiteId), site.settings as JsonRecord),
    navigations: navigations
      .filter(({ name }) => name !== SPECIAL_NAMES.hiddenNavigation)
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function withFields(
  documents: ReadonlyMap<string, PageDocument>,
  settings: JsonRecord,
): ReadonlyMap<string, PageDocument> {
  const fields = withStoredFields(documents.get(FIELDS_OWNER) ?? null, settings);
  return fields === null ? documents : new Map([...documents, [FIELDS_OWNER, fields]]);
}

async function loadPages(trx: SiteTransaction, websiteId: string): Promise<readonly ServedPage[]> {
  const rows = await trx
    .selectFrom('collection')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '!=', FIELDS_OWNER)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    typeName: row.type_name,
    title: row.title,
    navigationTitle: row.navigation_title,
    urlId: row.url_id,
    description: row.description,
    mainContent: row.main_content,
    ordering: row.ordering,
    pageSize: row.page_size,
    regionName: row.region_name,
    isEnabled: row.enabled,
    isHomepage: row.homepage,
    mainImageId: row.main_image_id,
    seo: toServedSeo(row.seo),
    settings: ownPageSettings(row.settings as JsonRecord),
  }));
}

function toServedSeo(seo: Readonly<Record<string, unknown>>): JsonRecord {
  const image = settingText(seo, 'seoImage');
  return {
    seoTitle: settingText(seo, 'seoTitle'),
    seoDescription: settingText(seo, 'seoDescription'),
    seoHidden: settingFlag(seo, 'seoHidden', false),
    ...(image === '' ? {} : { seoImage: image }),
  };
}

async function loadDocuments(trx: SiteTransaction, websiteId: string): Promise<ReadonlyMap<string, PageDocument>> {
  const pages = trx
    .selectFrom('page_document')
    .select((eb) => [eb.cast<string>('collection_id', 'text').as('page'), 'published as document'])
    .where('website_id', '=', websiteId);
  const entries = trx
    .selectFrom('item')
    .select([
      sql<string>`CASE WHEN record_type = ${STORE_ITEM} THEN ${productPage('')} ELSE ${entryPage('')} END || id`.as(
        'page',
      ),
      'document',
    ])
    .where('website_id', '=', websiteId)
    .where('document', 'is not', null);
  const rows = await pages.unionAll(entries as never).execute();
  return new Map(rows.map((row) => [row.page, readPageDocument(row.document)]));
}
