import type { ProductType } from '@quoin/domain/catalog';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';

export interface ApiProductRow {
  readonly id: string;
  readonly type: ProductType;
  readonly storePageId: string;
  readonly storePageUrlId: string;
  readonly title: string;
  /** HTML. */
  readonly description: string;
  readonly urlId: string;
  readonly tags: readonly string[];
  readonly isVisible: boolean;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  readonly optionNames: readonly string[];
  readonly digitalFileId: string | null;
  readonly digitalFileName: string | null;
}

export interface ApiProductSearch {
  readonly types: readonly ProductType[];
  readonly modified: { readonly after: Date; readonly before: Date } | null;
  /** Part of the name or of a SKU; empty for all. */
  readonly query: string;
  readonly ids: readonly string[] | null;
  readonly after: string | null;
  readonly limit: number;
}

/** Returns products of store pages, ordered by id, which no change of theirs affects. */
export async function searchApiProducts(
  trx: SiteTransaction,
  websiteId: string,
  { types, modified, query, ids, after, limit }: ApiProductSearch,
): Promise<readonly ApiProductRow[]> {
  const conditions: readonly RawBuilder<unknown>[] = [
    sql`p.website_id = ${websiteId}`,
    sql`i.deleted_at IS NULL`,
    sql`c.type = ${COLLECTION_TYPES.products}`,
    sql`p.product_type = ANY (${[...types]}::int[])`,
    ...(modified === null
      ? []
      : [sql`i.updated_on > ${modified.after}::timestamptz AND i.updated_on < ${modified.before}::timestamptz`]),
    ...(query === '' ? [] : [found(websiteId, query)]),
    ...(ids === null ? [] : [sql`p.id = ANY (${[...ids]}::uuid[])`]),
    ...(after === null ? [] : [sql`p.id > ${after}::uuid`]),
  ];
  const { rows } = await sql<ApiProductRow>`
    SELECT p.id, p.product_type AS type, c.id AS "storePageId", c.url_id AS "storePageUrlId", i.title, i.body AS description,
      i.url_id AS "urlId", i.tags, i.workflow_state = 1 AS "isVisible", coalesce(i.seo ->> 'seoTitle', '') AS "seoTitle",
      coalesce(i.seo ->> 'seoDescription', '') AS "seoDescription", i.added_on AS "createdAt", i.updated_on AS "modifiedAt",
      p.variant_option_ordering AS "optionNames", f.id AS "digitalFileId", f.filename AS "digitalFileName"
    FROM product p
    JOIN item i ON i.website_id = p.website_id AND i.id = p.id
    JOIN collection c ON c.website_id = i.website_id AND c.id = i.collection_id
    LEFT JOIN LATERAL (SELECT d.id, d.filename FROM digital_file d WHERE d.website_id = ${websiteId}
      AND d.product_id = p.id AND d.removed_at IS NULL ORDER BY d.display_index, d.id LIMIT 1) f ON true
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY p.id LIMIT ${limit}`.execute(trx);
  return rows;
}

function found(websiteId: string, query: string): RawBuilder<unknown> {
  return sql`(${isWithin([sql`i.title`], query)} OR EXISTS (SELECT 1 FROM variant v WHERE v.website_id = ${websiteId}
    AND v.product_id = p.id AND NOT v.archived AND ${isWithin([sql`v.sku`], query)}))`;
}

export interface ApiImageRow {
  readonly productId: string;
  readonly id: string;
  readonly filename: string;
  readonly altText: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Pictures of these products, in their order; the main one first where the order does not name it. */
export async function imagesOfProducts(
  trx: SiteTransaction,
  websiteId: string,
  productIds: readonly string[],
): Promise<readonly ApiImageRow[]> {
  const { rows } = await sql<ApiImageRow>`
    SELECT i.id AS "productId", a.id, a.filename, a.alt_text AS "altText", a.width, a.height
    FROM item i
    JOIN asset a ON a.website_id = i.website_id AND a.deleted_at IS NULL
    LEFT JOIN item_image m ON m.website_id = i.website_id AND m.item_id = i.id AND m.asset_id = a.id
    WHERE i.website_id = ${websiteId} AND i.id = ANY (${[...productIds]}::uuid[])
      AND (m.asset_id IS NOT NULL OR a.id = i.main_image_id)
    ORDER BY i.id, m.display_index NULLS FIRST, a.id`.execute(trx);
  return rows;
}

export interface ApiVariantRow {
  readonly productId: string;
  readonly id: string;
  readonly sku: string;
  readonly price: bigint;
  readonly salePrice: bigint;
  readonly isOnSale: boolean;
  readonly currency: string;
  readonly unlimited: boolean;
  readonly onHand: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly weight: number;
  readonly width: number;
  readonly height: number;
  readonly length: number;
  readonly imageId: string | null;
}

export async function variantsOfProducts(
  trx: SiteTransaction,
  websiteId: string,
  productIds: readonly string[],
): Promise<readonly ApiVariantRow[]> {
  const { rows } = await sql<ApiVariantRow>`
    SELECT product_id AS "productId", id, sku, price, sale_price AS "salePrice", on_sale AS "isOnSale", currency, unlimited,
      on_hand AS "onHand", attributes, weight, width, height, len AS length, main_image_id AS "imageId"
    FROM variant WHERE website_id = ${websiteId} AND product_id = ANY (${[...productIds]}::uuid[]) AND NOT archived
    ORDER BY product_id, display_index, id`.execute(trx);
  return rows;
}
