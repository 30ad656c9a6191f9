import { UNTAXED_CLASS } from '@quoin/domain/cart';
import { firstParagraph } from '@quoin/domain/catalog';
import { RECORD_TYPES } from '@quoin/domain/site';
import { sql } from 'kysely';
import { recordFormerPaths, recordMove } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';
import { saveCategories } from './importedCategories.ts';
import { IMPORT_SOURCE, type ImportNotes, type ProductToSave } from './importedProducts.ts';
import { isUnlimited, quantityOf, saveVariants } from './importedVariants.ts';
import { noteAfter, noteBefore } from './importNotes.ts';
import { wideRows } from './wideRows.ts';

/** Workflow states (page-data section 5). */
const PUBLISHED = 1;
const HIDDEN = 4;

/**
 * Writes products whole: item, product, variants, stock with its movements, pictures, categories. However many they are,
 * each table is written with the same few statements. No product may be named twice. `notedFor`: the run that can be taken
 * back.
 */
export async function saveImportedProducts(
  trx: SiteTransaction,
  websiteId: string,
  saves: readonly ProductToSave[],
  notedFor: string | null,
): Promise<void> {
  if (saves.length === 0) return;
  const before = await holdItems(trx, websiteId, saves);
  if (notedFor !== null) await noteBefore(trx, websiteId, saves);
  await saveItems(trx, websiteId, saves);
  await saveProducts(trx, websiteId, saves);
  await followMoves(trx, websiteId, saves, before);
  await recordFormerPaths(trx, websiteId, formerPathsOf(saves));
  await saveVariants(trx, websiteId, saves, new Map(before.map(({ id, data }) => [id, data.importStock ?? {}])));
  await saveImages(trx, websiteId, saves);
  await saveCategories(trx, websiteId, saves);
  if (notedFor !== null) await noteAfter(trx, websiteId, notedFor, saves);
}

function itemIdsOf(saves: readonly Pick<ProductToSave, 'itemId'>[]): string[] {
  return saves.map(({ itemId }) => itemId);
}

interface HeldItem {
  readonly id: string;
  /** `/shop/blue-chair` */
  readonly path: string;
  readonly data: Partial<ImportNotes>;
}

/** Those that are there already, locked in ascending order (STK-7). */
async function holdItems(
  trx: SiteTransaction,
  websiteId: string,
  saves: readonly ProductToSave[],
): Promise<readonly HeldItem[]> {
  const { rows } = await sql<HeldItem>`select i.id, '/' || c.url_id || '/' || i.url_id as path, i.data
    from item i join collection c on c.website_id = i.website_id and c.id = i.collection_id
    where i.website_id = ${websiteId} and i.id = any (${itemIdsOf(saves)}::uuid[])
    order by i.id for no key update of i`.execute(trx);
  return rows;
}

/** Links to the address that a product leaves go on working. */
async function followMoves(
  trx: SiteTransaction,
  websiteId: string,
  saves: readonly ProductToSave[],
  before: readonly HeldItem[],
): Promise<void> {
  if (before.length === 0) return;
  const now = new Map((await holdItems(trx, websiteId, saves)).map(({ id, path }) => [id, path]));
  for (const { id, path: from } of before) {
    const to = now.get(id);
    if (to !== undefined && to !== from) await recordMove(trx, websiteId, { from, to, thing: { itemId: id } });
  }
}

/** Links to the site that the products come from find them here. */
function formerPathsOf(saves: readonly ProductToSave[]) {
  return saves.flatMap(({ itemId: id, product: { formerPath: path } }) => (path === undefined ? [] : [{ id, path }]));
}

function notesOf(save: ProductToSave): ImportNotes {
  const stocks = save.product.variants.map(
    (variant) => [variant.sku, isUnlimited(save, variant) ? null : quantityOf(variant)] as const,
  );
  return { importHash: save.hash, importMissing: save.missing, importStock: Object.fromEntries(stocks) };
}

function itemRow(save: ProductToSave) {
  const { product } = save;
  return {
    id: save.itemId,
    collection_id: save.collectionId,
    url_id: product.urlId,
    title: product.title,
    body: product.description,
    excerpt: firstParagraph(product.description),
    tags: product.tags,
    categories: product.categories,
    workflow_state: product.isVisible ? PUBLISHED : HIDDEN,
    starred: product.isFeatured,
    main_image_id: save.imageIds[0] ?? null,
    moment: save.now.toISOString(),
    import_key: product.key,
    display_index: save.displayIndex,
    data: notesOf(save),
    seo: product.seo === null ? {} : { seoTitle: product.seo.title, seoDescription: product.seo.description },
  };
}

/** A draft that stays hidden stays a draft. A custom excerpt stays as long as its text does. */
async function saveItems(trx: SiteTransaction, websiteId: string, saves: readonly ProductToSave[]): Promise<void> {
  await sql`
    insert into item (website_id, id, collection_id, url_id, title, body, excerpt, tags, categories, workflow_state, starred,
      main_image_id, updated_on, deleted_at, record_type, publish_on, added_on, import_source, import_key, display_index,
      data, seo)
    select own.website_id, id, collection_id, url_id, title, body, excerpt, tags, categories, workflow_state, starred,
      main_image_id, moment, null, ${RECORD_TYPES.storeItem}::int, moment, moment, ${IMPORT_SOURCE}::text, import_key, display_index,
      data, seo
    from ${siteRow(websiteId)}, jsonb_to_recordset(${wideRows(saves.map(itemRow))}) as r(id uuid, collection_id uuid, url_id text, title text,
      body text, excerpt text, tags text[], categories text[], workflow_state int, starred boolean, main_image_id uuid,
      moment timestamptz, import_key text, display_index int, data jsonb, seo jsonb)
    on conflict (website_id, id) do update set
      collection_id = excluded.collection_id, url_id = excluded.url_id, title = excluded.title, body = excluded.body,
      excerpt = case when item.body = excluded.body then item.excerpt else excluded.excerpt end,
      tags = excluded.tags, categories = excluded.categories,
      workflow_state = case when excluded.workflow_state = ${HIDDEN} and item.workflow_state <> ${PUBLISHED}
        then item.workflow_state else excluded.workflow_state end,
      starred = excluded.starred, main_image_id = excluded.main_image_id, updated_on = excluded.updated_on,
      deleted_at = null, seo = item.seo || excluded.seo, data = item.data || excluded.data`.execute(trx);
}

function productRow({ itemId, product }: ProductToSave) {
  return {
    id: itemId,
    product_type: product.type,
    subscription_plan: product.subscriptionPlan,
    option_names: product.optionNames,
    is_taxed: product.isTaxed,
  };
}

/** Products sold untaxed that become taxed get the standard class. A custom class stays. */
async function saveProducts(trx: SiteTransaction, websiteId: string, saves: readonly ProductToSave[]): Promise<void> {
  const rows = wideRows(saves.map(productRow));
  await sql`
    insert into product (website_id, id, product_type, is_subscribable, subscription_plan, variant_option_ordering)
    select own.website_id, id, product_type, subscription_plan is not null, subscription_plan, option_names
    from ${siteRow(websiteId)}, jsonb_to_recordset(${rows}) as r(id uuid, product_type int, subscription_plan jsonb, option_names text[])
    on conflict (website_id, id) do update set product_type = excluded.product_type,
      is_subscribable = excluded.is_subscribable, subscription_plan = excluded.subscription_plan,
      variant_option_ordering = excluded.variant_option_ordering`.execute(trx);
  if (saves.every(({ product }) => product.isTaxed === null)) return;
  await sql`
    update product p set settings = p.settings
      || jsonb_build_object('taxClass', case when r.is_taxed then '' else ${UNTAXED_CLASS}::text end)
    from jsonb_to_recordset(${rows}) as r(id uuid, is_taxed boolean)
    where p.website_id = ${websiteId} and p.id = r.id
      and ((p.settings ->> 'taxClass') is not distinct from ${UNTAXED_CLASS}) = r.is_taxed`.execute(trx);
}

async function saveImages(trx: SiteTransaction, websiteId: string, saves: readonly ProductToSave[]): Promise<void> {
  await sql`delete from item_image where website_id = ${websiteId} and item_id = any (${itemIdsOf(saves)}::uuid[])`.execute(
    trx,
  );
  const rows = saves.flatMap(({ itemId, imageIds }) =>
    [...new Set(imageIds)].map((assetId, index) => ({ item_id: itemId, asset_id: assetId, index })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into item_image (website_id, item_id, asset_id, display_index)
    select own.website_id, item_id, asset_id, index
    from ${siteRow(websiteId)}, jsonb_to_recordset(${wideRows(rows)}) as r(item_id uuid, asset_id uuid, index int)`.execute(
    trx,
  );
}
