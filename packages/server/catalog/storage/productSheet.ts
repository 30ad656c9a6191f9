import type { BulkField, BulkValue } from '@quoin/domain/catalog';
import { type RawBuilder, sql } from 'kysely';
import { filteredVariants, type VariantFilter } from '../../inventory/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A variant with every column that the bulk editor knows. */
export interface SheetRow {
  readonly variantId: string;
  readonly productId: string;
  readonly productType: number;
  readonly optionNames: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly displayIndex: number;
  /** Of its product, among the rows that the filter shows. */
  readonly isFirst: boolean;
  readonly reserved: number;
  readonly title: string;
  /** Lower case, as the database orders by it. */
  readonly sortKey: string;
  readonly values: Readonly<Record<BulkField, BulkValue>>;
}

export interface SheetCursor {
  readonly title: string;
  readonly productId: string;
  readonly displayIndex: number;
  readonly variantId: string;
}

interface RawSheetRow {
  readonly id: string;
  readonly product_id: string;
  readonly product_type: number;
  readonly option_names: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly display_index: number;
  readonly place: number;
  readonly reserved: number;
  readonly title: string;
  readonly sort_key: string;
  readonly sku: string;
  readonly price: bigint;
  readonly sale_price: bigint;
  readonly on_sale: boolean;
  readonly unlimited: boolean;
  readonly on_hand: number;
  readonly is_visible: boolean;
  readonly starred: boolean;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly weight: number;
  readonly len: number;
  readonly width: number;
  readonly height: number;
  readonly tax_class: string;
  readonly seo_title: string;
  readonly seo_description: string;
}

const COLUMNS = sql`v.id, v.product_id, p.product_type, p.variant_option_ordering as option_names, v.attributes,
  v.display_index, v.reserved, i.title, lower(i.title) as sort_key, v.sku, v.price, v.sale_price, v.on_sale, v.unlimited,
  v.on_hand, i.workflow_state = 1 as is_visible, i.starred, i.tags, i.categories, v.weight, v.len, v.width, v.height,
  coalesce(p.settings ->> 'taxClass', '') as tax_class, coalesce(i.seo ->> 'seoTitle', '') as seo_title, coalesce(i.seo ->> 'seoDescription', '') as seo_description`;
const PLACE = sql`row_number() over (partition by v.product_id order by v.display_index, v.id)::int as place`;

/** One page of the sheet: products by title, each with its variants in their order. */
export async function listSheetRows(
  trx: SiteTransaction,
  websiteId: string,
  search: VariantFilter & { readonly after: SheetCursor | null; readonly limit: number },
): Promise<readonly SheetRow[]> {
  const { after } = search;
  const page =
    after === null
      ? sql``
      : sql`where (sort_key, product_id, display_index, id) >
          (${after.title}, ${after.productId}::uuid, ${after.displayIndex}::int, ${after.variantId}::uuid)`;
  const { rows } = await sql<RawSheetRow>`
    select * from (select ${COLUMNS}, ${PLACE} ${filteredVariants(websiteId, search)}) sheet ${page}
    order by sort_key, product_id, display_index, id limit ${search.limit}`.execute(trx);
  return rows.map(toSheetRow);
}

export async function countSheetRows(trx: SiteTransaction, websiteId: string, filter: VariantFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${filteredVariants(websiteId, filter)}`.execute(
    trx,
  );
  return rows[0]!.n;
}

/** The rows of certain variants as they are now; gone ones are missing. */
export async function loadSheetRows(
  trx: SiteTransaction,
  websiteId: string,
  variantIds: readonly string[],
): Promise<readonly SheetRow[]> {
  const { rows } = await sql<RawSheetRow>`
    select ${COLUMNS}, 1 as place from variant v
      join product p on p.website_id = v.website_id and p.id = v.product_id
      join item i on i.website_id = p.website_id and i.id = p.id
    where v.website_id = ${websiteId} and v.id = any (${[...variantIds]}::uuid[]) and not v.archived
      and i.deleted_at is null`.execute(trx);
  return rows.map(toSheetRow);
}

/** Which variant has each of these SKUs, archived ones included: a SKU is never given twice. */
export async function findSkuOwners(
  trx: SiteTransaction,
  websiteId: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await trx
    .selectFrom('variant')
    .select(['id', 'sku'])
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`sku = any (${[...skus]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.sku, row.id]));
}

function toSheetRow(row: RawSheetRow): SheetRow {
  return {
    variantId: row.id,
    productId: row.product_id,
    productType: row.product_type,
    optionNames: row.option_names,
    attributes: row.attributes,
    displayIndex: row.display_index,
    isFirst: row.place === 1,
    reserved: row.reserved,
    title: row.title,
    sortKey: row.sort_key,
    values: {
      title: row.title,
      sku: row.sku,
      price: Number(row.price),
      salePrice: Number(row.sale_price),
      onSale: row.on_sale,
      stock: { unlimited: row.unlimited, onHand: row.on_hand },
      visible: row.is_visible,
      featured: row.starred,
      tags: row.tags,
      categories: row.categories,
      taxClass: row.tax_class,
      weight: row.weight,
      length: row.len,
      width: row.width,
      height: row.height,
      seoTitle: row.seo_title,
      seoDescription: row.seo_description,
    },
  };
}

/** How a column is compared and written, from and to the jsonb of a stored change. */
interface FieldWriting {
  readonly table: 'item' | 'product' | 'variant';
  readonly current: RawBuilder<unknown>;
  readonly set: (value: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const words = (value: RawBuilder<unknown>) => sql`(${value} #>> '{}')`;
const list = (value: RawBuilder<unknown>) =>
  sql`array(select word from jsonb_array_elements_text(${value}) with ordinality as e(word, place) order by place)`;
const measure = (column: 'weight' | 'len' | 'width' | 'height'): FieldWriting => ({
  table: 'variant',
  current: sql`to_jsonb(t.${sql.ref(column)})`,
  set: (value) => sql`${sql.ref(column)} = (${value})::double precision`,
});
const seo = (key: 'seoTitle' | 'seoDescription'): FieldWriting => ({
  table: 'item',
  current: sql`coalesce(t.seo -> ${sql.lit(key)}, '""'::jsonb)`,
  set: (value) => sql`seo = jsonb_set(t.seo, array[${sql.lit(key)}], ${value})`,
});

export const FIELD_WRITINGS: Readonly<Record<Exclude<BulkField, 'stock'>, FieldWriting>> = {
  title: { table: 'item', current: sql`to_jsonb(t.title)`, set: (value) => sql`title = ${words(value)}` },
  sku: { table: 'variant', current: sql`to_jsonb(t.sku)`, set: (value) => sql`sku = ${words(value)}` },
  price: { table: 'variant', current: sql`to_jsonb(t.price)`, set: (value) => sql`price = (${value})::bigint` },
  salePrice: {
    table: 'variant',
    current: sql`to_jsonb(t.sale_price)`,
    set: (value) => sql`sale_price = (${value})::bigint`,
  },
  onSale: { table: 'variant', current: sql`to_jsonb(t.on_sale)`, set: (value) => sql`on_sale = (${value})::boolean` },
  visible: {
    table: 'item',
    current: sql`to_jsonb(t.workflow_state)`,
    set: (value) => sql`workflow_state = (${value})::int`,
  },
  featured: { table: 'item', current: sql`to_jsonb(t.starred)`, set: (value) => sql`starred = (${value})::boolean` },
  tags: { table: 'item', current: sql`to_jsonb(t.tags)`, set: (value) => sql`tags = ${list(value)}` },
  categories: { table: 'item', current: sql`to_jsonb(t.categories)`, set: (value) => sql`categories = ${list(value)}` },
  taxClass: {
    table: 'product',
    current: sql`coalesce(t.settings -> 'taxClass', '""'::jsonb)`,
    set: (value) => sql`settings = jsonb_set(t.settings, '{taxClass}', ${value})`,
  },
  weight: measure('weight'),
  length: measure('len'),
  width: measure('width'),
  height: measure('height'),
  seoTitle: seo('seoTitle'),
  seoDescription: seo('seoDescription'),
};
