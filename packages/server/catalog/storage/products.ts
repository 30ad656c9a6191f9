import { itemUrl, type ProductContent } from '@quoin/rendering/page';
import { loadItemImages } from '../../media/index.ts';
import { isPageOn, isPublished, loadProductParts, nextTurn } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadTranslationSet } from '../../platform/languages/storage/translations.ts';

/** A product with its place on the site. Assignable to the domain's `Product`. */
export interface StoredProduct extends ProductContent {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly urlId: string;
  /** Site-relative. */
  readonly fullUrl: string;
  /** Visitors may see and buy it. */
  readonly isVisible: boolean;
  /** When `isVisible` becomes another by itself, milliseconds; null: never. */
  readonly visibleUntil: number | null;
}

/** Products by id, whatever their visibility, in three queries; deleted ones are left out. */
export async function loadProducts(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  if (ids.length === 0) return new Map();
  const [rows, images, partOf] = await Promise.all([
    selectItems(trx, websiteId, ids),
    loadItemImages(trx, websiteId, ids),
    loadProductParts(trx, websiteId, ids),
  ]);
  const collections = rows.map((row) => row.collection_id);
  const book = await loadTranslationSet(trx, websiteId, { kinds: ['item', 'page'], ids: [...ids, ...collections] });
  const addressOf = (kind: 'item' | 'page', id: string, urlId: string) => book?.find(kind, id, 'urlId')?.value || urlId;
  const products = new Map<string, StoredProduct>();
  for (const row of rows) {
    const part = partOf({ id: row.id, title: row.title, images: images.get(row.id) ?? [] });
    if (part === null) continue;
    products.set(row.id, {
      ...part,
      websiteId,
      collectionId: row.collection_id,
      urlId: row.url_id,
      fullUrl: itemUrl(
        { urlId: addressOf('page', row.collection_id, row.collection_url_id) },
        { urlId: addressOf('item', row.id, row.url_id) },
      ),
      isVisible: row.is_page_on === true && row.workflow_state === 1 && row.is_out === true,
      visibleUntil: row.next_turn,
    });
  }
  return products;
}

/** What is known of them as entries of a page. */
function selectItems(trx: SiteTransaction, websiteId: string, ids: readonly string[]) {
  return trx
    .selectFrom('item')
    .innerJoin('collection', (join) =>
      join.onRef('collection.website_id', '=', 'item.website_id').onRef('collection.id', '=', 'item.collection_id'),
    )
    .select(['item.id', 'item.title', 'item.url_id', 'item.collection_id', 'item.workflow_state'])
    .select(['collection.url_id as collection_url_id', isPageOn(trx.now()).as('is_page_on')])
    .select([isPublished(trx.now()).as('is_out'), nextTurn(trx.now()).as('next_turn')])
    .where('item.website_id', '=', websiteId)
    .where('item.id', 'in', [...new Set(ids)])
    .where('item.deleted_at', 'is', null)
    .execute();
}

export async function loadProduct(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredProduct | null> {
  return (await loadProducts(trx, websiteId, [id])).get(id) ?? null;
}

/**
 * Returns the products that the owner chose to show next to one. Empty for none, null if they are found automatically.
 */
export async function loadRelatedChoice(
  trx: SiteTransaction,
  websiteId: string,
  productId: string,
): Promise<readonly string[] | null> {
  const row = await trx
    .selectFrom('product')
    .select('settings')
    .where('website_id', '=', websiteId)
    .where('id', '=', productId)
    .executeTakeFirst();
  const { choice, productIds } = (row?.settings.related ?? {}) as { choice?: unknown; productIds?: readonly string[] };
  if (choice === 'none') return [];
  return choice === 'chosen' ? (productIds ?? []) : null;
}
