import type { FileProduct } from '@quoin/domain/catalog';
import { COLLECTION_TYPES, RECORD_TYPES } from '@quoin/domain/site';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Where an imported product comes from, in `item.import_source`. */
export const IMPORT_SOURCE = 'productFile';

export interface ImportedProduct {
  readonly itemId: string;
  /** Fingerprint of the file's rows when it was last imported: equal means nothing to do. */
  readonly hash: string;
  /** Pictures that could not be had then. */
  readonly missing: readonly string[];
  /** The file's stock then. */
  readonly stock: ImportNotes['importStock'];
  /** Taken off the site since; importing it again brings it back. */
  readonly isDeleted: boolean;
}

/** What an import notes in `item.data` for the next one. */
export interface ImportNotes {
  readonly importHash: string;
  readonly importMissing: readonly string[];
  /** Stock by SKU as the file had it; null for unlimited. */
  readonly importStock: Readonly<Record<string, number | null>>;
}

export interface StorePage {
  readonly id: string;
  readonly urlId: string;
}

export async function listStorePages(trx: SiteTransaction, websiteId: string): Promise<readonly StorePage[]> {
  const rows = await trx
    .selectFrom('collection')
    .select(['id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('type', '=', COLLECTION_TYPES.products)
    .orderBy('display_index')
    .execute();
  return rows.map((row) => ({ id: row.id, urlId: row.url_id }));
}

/** Products of the site: those of earlier imports by their key in the file, and all by their id, which exports name. */
export interface KnownProducts {
  readonly byKey: ReadonlyMap<string, ImportedProduct>;
  readonly byId: ReadonlyMap<string, ImportedProduct>;
}

export async function listKnownProducts(trx: SiteTransaction, websiteId: string): Promise<KnownProducts> {
  const rows = await trx
    .selectFrom('item')
    .select(['id', 'import_source', 'import_key', 'data', 'deleted_at'])
    .where('website_id', '=', websiteId)
    .where('record_type', '=', RECORD_TYPES.storeItem)
    .execute();
  const known = rows.map((row) => {
    const { importHash = '', importMissing = [], importStock = {} } = row.data as Partial<ImportNotes>;
    const product = { itemId: row.id, hash: importHash, missing: importMissing, stock: importStock };
    return {
      key: row.import_source === IMPORT_SOURCE ? row.import_key : null,
      product: { ...product, isDeleted: row.deleted_at !== null },
    };
  });
  return {
    byKey: new Map(known.flatMap(({ key, product }) => (key === null ? [] : [[key, product] as const]))),
    byId: new Map(known.map(({ product }) => [product.itemId, product])),
  };
}

/** One product of a file as it is written. */
export interface ProductToSave {
  readonly product: FileProduct;
  readonly hash: string;
  readonly itemId: string;
  readonly collectionId: string;
  readonly displayIndex: number;
  /** Asset ids in order; the first is the main picture. */
  readonly imageIds: readonly string[];
  readonly variantImageIds: ReadonlyMap<string, string>;
  readonly missing: readonly string[];
  readonly runId: string;
  readonly accountId: string | null;
  readonly now: Date;
  readonly newId: () => string;
}

/** Who has which SKU, and which address (`collection id/url id`). */
export interface TakenNames {
  readonly skus: Map<string, string>;
  readonly addresses: ReadonlyMap<string, string>;
}

export async function listTaken(trx: SiteTransaction, websiteId: string): Promise<TakenNames> {
  const variants = await trx
    .selectFrom('variant')
    .select(['sku', 'product_id'])
    .where('website_id', '=', websiteId)
    .execute();
  const items = await trx
    .selectFrom('item')
    .innerJoin('collection', (join) =>
      join
        .onRef('collection.website_id', '=', 'item.website_id')
        .onRef('collection.id', '=', 'item.collection_id')
        .on('collection.type', '=', COLLECTION_TYPES.products),
    )
    .select(['item.id', 'item.collection_id', 'item.url_id'])
    .where('item.website_id', '=', websiteId)
    .where('item.deleted_at', 'is', null)
    .execute();
  return {
    skus: new Map(variants.map((row) => [row.sku, row.product_id])),
    addresses: new Map(items.map((row) => [`${row.collection_id}/${row.url_id}`, row.id])),
  };
}
