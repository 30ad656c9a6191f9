import { COLLECTION_TYPES } from '@quoin/domain/site';
import { toSeo } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A page of products: a collection of type 13. */
export interface StorePageRow {
  readonly id: string;
  readonly title: string;
  readonly navigationTitle: string;
  readonly urlId: string;
  /** HTML. */
  readonly description: string;
  readonly isEnabled: boolean;
  readonly pageSize: number;
  readonly seo: { readonly title: string; readonly description: string; readonly isHidden: boolean };
}

const COLUMNS = ['id', 'title', 'navigation_title', 'url_id', 'description', 'enabled', 'page_size', 'seo'] as const;

function storePages(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('collection')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('type', '=', COLLECTION_TYPES.products);
}

type Row = Awaited<ReturnType<ReturnType<typeof storePages>['execute']>>[number];

function toPage(row: Row): StorePageRow {
  return {
    id: row.id,
    title: row.title,
    navigationTitle: row.navigation_title,
    urlId: row.url_id,
    description: row.description,
    isEnabled: row.enabled,
    pageSize: row.page_size,
    seo: toSeo(row.seo),
  };
}

export async function listStorePageRows(trx: SiteTransaction, websiteId: string): Promise<readonly StorePageRow[]> {
  const rows = await storePages(trx, websiteId).orderBy('display_index').orderBy('id').execute();
  return rows.map(toPage);
}

export async function findStorePage(trx: SiteTransaction, websiteId: string, id: string): Promise<StorePageRow | null> {
  const row = await storePages(trx, websiteId).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toPage(row);
}

export interface NewStorePage {
  readonly id: string;
  readonly title: string;
  readonly navigationTitle: string;
  readonly urlId: string;
  readonly description: string;
  readonly isEnabled: boolean;
}

/** By the owner's order: a store page arranges its products as he does. */
const ORDER_OF_OWNER = 3;
const PAGE_SIZE = 24;

export async function insertStorePage(trx: SiteTransaction, websiteId: string, page: NewStorePage): Promise<void> {
  const last = await trx
    .selectFrom('collection')
    .select((eb) => eb.fn.max('display_index').as('last'))
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  await trx
    .insertInto('collection')
    .values({
      website_id: websiteId,
      id: page.id,
      type: COLLECTION_TYPES.products,
      type_name: 'products',
      title: page.title,
      navigation_title: page.navigationTitle,
      url_id: page.urlId,
      description: page.description,
      ordering: ORDER_OF_OWNER,
      enabled: page.isEnabled,
      page_size: PAGE_SIZE,
      display_index: Number(last?.last ?? -1) + 1,
      created_on: trx.now(),
      updated_on: trx.now(),
    })
    .execute();
}

export async function updateStorePage(trx: SiteTransaction, websiteId: string, page: StorePageRow): Promise<void> {
  const { seo } = page;
  await trx
    .updateTable('collection')
    .set({
      title: page.title,
      navigation_title: page.navigationTitle,
      url_id: page.urlId,
      description: page.description,
      enabled: page.isEnabled,
      page_size: page.pageSize,
      seo: JSON.stringify({ seoTitle: seo.title, seoDescription: seo.description, seoHidden: seo.isHidden }),
      updated_on: trx.now(),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', page.id)
    .execute();
}
