import { UNTAXED_CLASS } from '@quoin/domain/cart';
import { firstParagraph } from '@quoin/domain/catalog';
import { RECORD_TYPES } from '@quoin/domain/site';
import { sql } from 'kysely';
import { recordMove } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { IMPORT_SOURCE, type ImportNotes, loadLastStock, type ProductToSave } from './importedProducts.ts';
import { isUnlimited, quantityOf, saveVariants } from './importedVariants.ts';

/** Workflow states (page-data section 5). */
const PUBLISHED = 1;
const HIDDEN = 4;

/** Writes one product whole: item, product, variants, stock with its movements, pictures, categories. */
export async function saveImportedProduct(trx: SiteTransaction, websiteId: string, save: ProductToSave): Promise<void> {
  const lastStock = await loadLastStock(trx, websiteId, save.itemId);
  const before = await addressOf(trx, websiteId, save.itemId);
  await saveItem(trx, websiteId, save);
  await followMove(trx, websiteId, save, before);
  await saveProduct(trx, websiteId, save);
  await saveVariants(trx, websiteId, save, lastStock);
  await saveImages(trx, websiteId, save);
  await saveCategories(trx, websiteId, save);
}

/** `/shop/blue-chair`; undefined for a product that is not there yet. */
async function addressOf(trx: SiteTransaction, websiteId: string, itemId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('item')
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .select(['item.url_id', 'collection.url_id as page'])
    .where('item.website_id', '=', websiteId)
    .where('item.id', '=', itemId)
    .executeTakeFirst();
  return row === undefined ? undefined : `/${row.page}/${row.url_id}`;
}

/** Links to the address that a product leaves go on working. */
async function followMove(trx: SiteTransaction, websiteId: string, save: ProductToSave, from?: string): Promise<void> {
  if (from === undefined) return;
  const to = await addressOf(trx, websiteId, save.itemId);
  if (to !== undefined && to !== from) await recordMove(trx, websiteId, { from, to, thing: { itemId: save.itemId } });
}

function notesOf(save: ProductToSave): ImportNotes {
  const stocks = save.product.variants.map(
    (variant) => [variant.sku, isUnlimited(save, variant) ? null : quantityOf(variant)] as const,
  );
  return { importHash: save.hash, importMissing: save.missing, importStock: Object.fromEntries(stocks) };
}

async function saveItem(trx: SiteTransaction, websiteId: string, save: ProductToSave): Promise<void> {
  const { product } = save;
  const content = {
    collection_id: save.collectionId,
    url_id: product.urlId,
    title: product.title,
    body: product.description,
    excerpt: firstParagraph(product.description),
    tags: [...product.tags],
    categories: [...product.categories],
    workflow_state: product.isVisible ? PUBLISHED : HIDDEN,
    starred: product.isFeatured,
    main_image_id: save.imageIds[0] ?? null,
    updated_on: save.now,
    deleted_at: null,
  };
  const notes = JSON.stringify(notesOf(save));
  const seo = JSON.stringify(
    product.seo === null ? {} : { seoTitle: product.seo.title, seoDescription: product.seo.description },
  );
  await trx
    .insertInto('item')
    .values({
      ...content,
      website_id: websiteId,
      id: save.itemId,
      record_type: RECORD_TYPES.storeItem,
      publish_on: save.now,
      added_on: save.now,
      import_source: IMPORT_SOURCE,
      import_key: product.key,
      display_index: save.displayIndex,
      data: notes,
      seo,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({
        ...content,
        // A draft that stays hidden stays a draft. A custom excerpt stays as long as its text does.
        workflow_state: sql<number>`case when excluded.workflow_state = ${HIDDEN} and item.workflow_state <> ${PUBLISHED}
          then item.workflow_state else excluded.workflow_state end`,
        excerpt: sql<string>`case when item.body = excluded.body then item.excerpt else excluded.excerpt end`,
        seo: sql`item.seo || excluded.seo` as never,
        data: sql`item.data || ${notes}::jsonb` as never,
      }),
    )
    .execute();
}

async function saveProduct(trx: SiteTransaction, websiteId: string, save: ProductToSave): Promise<void> {
  const { product } = save;
  const content = {
    product_type: product.type,
    is_subscribable: product.subscriptionPlan !== null,
    subscription_plan: product.subscriptionPlan === null ? null : JSON.stringify(product.subscriptionPlan),
    variant_option_ordering: [...product.optionNames],
  };
  await trx
    .insertInto('product')
    .values({ ...content, website_id: websiteId, id: save.itemId })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(content))
    .execute();
  if (product.isTaxed !== null) await saveTaxed(trx, websiteId, save.itemId, product.isTaxed);
}

/** Products sold untaxed that become taxed get the standard class. A custom class stays. */
async function saveTaxed(trx: SiteTransaction, websiteId: string, itemId: string, isTaxed: boolean): Promise<void> {
  const isUntaxed = sql<boolean>`((settings ->> 'taxClass') is not distinct from ${UNTAXED_CLASS})`;
  await trx
    .updateTable('product')
    .set({ settings: sql`settings || jsonb_build_object('taxClass', ${isTaxed ? '' : UNTAXED_CLASS}::text)` as never })
    .where('website_id', '=', websiteId)
    .where('id', '=', itemId)
    .where(isUntaxed, '=', isTaxed)
    .execute();
}

async function saveImages(trx: SiteTransaction, websiteId: string, save: ProductToSave): Promise<void> {
  await trx.deleteFrom('item_image').where('website_id', '=', websiteId).where('item_id', '=', save.itemId).execute();
  const ids = [...new Set(save.imageIds)];
  if (ids.length === 0) return;
  await trx
    .insertInto('item_image')
    .values(
      ids.map((assetId, index) => ({
        website_id: websiteId,
        item_id: save.itemId,
        asset_id: assetId,
        display_index: index,
      })),
    )
    .execute();
}

/** Makes every category on the way: `landscapes/coast` needs `landscapes`. */
async function saveCategories(trx: SiteTransaction, websiteId: string, save: ProductToSave): Promise<void> {
  for (const path of save.product.categories) {
    let parentId: string | null = null;
    const parts = path.split('/');
    for (const [depth, urlId] of parts.entries()) {
      parentId = await saveCategory(trx, websiteId, save, {
        path: parts.slice(0, depth + 1).join('/'),
        urlId,
        parentId,
      });
    }
  }
}

async function saveCategory(
  trx: SiteTransaction,
  websiteId: string,
  save: ProductToSave,
  category: { path: string; urlId: string; parentId: string | null },
): Promise<string> {
  await trx
    .insertInto('category')
    .values({
      website_id: websiteId,
      id: save.newId(),
      collection_id: save.collectionId,
      parent_id: category.parentId,
      display_name: displayName(category.urlId),
      url_id: category.urlId,
      path: category.path,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'collection_id', 'path']).doNothing())
    .execute();
  const row = await trx
    .selectFrom('category')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', save.collectionId)
    .where('path', '=', category.path)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** `still-life` → `Still Life` */
function displayName(urlId: string): string {
  return urlId
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
