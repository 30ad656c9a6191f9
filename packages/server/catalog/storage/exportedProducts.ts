import { UNTAXED_CLASS } from '@quoin/domain/cart';
import {
  type FileProduct,
  type FileVariant,
  isProductType,
  PRODUCT_TYPES,
  type SubscriptionPlan,
} from '@quoin/domain/catalog';
import { type CurrencyCode, isCurrencyCode, money } from '@quoin/domain/money';
import { sql } from 'kysely';
import { assetUrl } from '../../media/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';

interface RawProduct {
  readonly id: string;
  readonly page: string;
  readonly url_id: string;
  readonly title: string;
  readonly body: string;
  readonly product_type: number;
  readonly option_names: readonly string[];
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly is_visible: boolean;
  readonly starred: boolean;
  readonly plan: SubscriptionPlan | null;
  readonly is_taxed: boolean;
  readonly seo_title: string;
  readonly seo_description: string;
  /** Asset ids with file names, the main picture first. */
  readonly images: readonly (readonly [string, string])[];
}

interface RawVariant {
  readonly id: string;
  readonly product_id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: bigint;
  readonly sale_price: bigint;
  readonly on_sale: boolean;
  readonly currency: string;
  readonly unlimited: boolean;
  readonly on_hand: number;
  readonly gtin: string;
  readonly weight: number;
  readonly len: number;
  readonly width: number;
  readonly height: number;
  readonly image_id: string | null;
  readonly image_name: string | null;
}

export interface ExportSettings {
  /** In front of the addresses of pictures. */
  readonly baseUrl: string;
  readonly currency: CurrencyCode;
}

/** Every product of the site as a file describes it, in the order of the shop; the key of each is its id. */
export async function loadFileProducts(
  trx: SiteTransaction,
  websiteId: string,
  settings: ExportSettings,
): Promise<readonly FileProduct[]> {
  const products = await loadProducts(trx, websiteId);
  const variants = new Map<string, FileVariant[]>();
  const names = new Map(products.map((product) => [product.id, product.option_names]));
  for (const raw of await loadVariants(trx, websiteId)) {
    const variant = toFileVariant(raw, names.get(raw.product_id) ?? [], settings);
    const known = variants.get(raw.product_id);
    if (known === undefined) variants.set(raw.product_id, [variant]);
    else known.push(variant);
  }
  return products.map((product) => toFileProduct(product, variants.get(product.id) ?? [], settings));
}

async function loadProducts(trx: SiteTransaction, websiteId: string): Promise<readonly RawProduct[]> {
  const { rows } = await sql<RawProduct>`
    select i.id, c.url_id as page, i.url_id, i.title, i.body, p.product_type, p.variant_option_ordering as option_names,
      i.categories, i.tags, i.workflow_state = 1 as is_visible, i.starred,
      case when p.is_subscribable then p.subscription_plan end as plan,
      p.settings ->> 'taxClass' is distinct from ${UNTAXED_CLASS} as is_taxed,
      coalesce(i.seo ->> 'seoTitle', '') as seo_title, coalesce(i.seo ->> 'seoDescription', '') as seo_description,
      coalesce((select jsonb_agg(jsonb_build_array(a.id, a.filename) order by a.id is distinct from i.main_image_id, im.display_index)
        from item_image im join asset a on a.website_id = im.website_id and a.id = im.asset_id
        where im.website_id = i.website_id and im.item_id = i.id), '[]'::jsonb) as images
    from product p
    join item i on i.website_id = p.website_id and i.id = p.id
    join collection c on c.website_id = i.website_id and c.id = i.collection_id
    where p.website_id = ${websiteId} and i.deleted_at is null
    order by c.display_index, c.id, i.display_index, i.id`.execute(trx);
  return rows;
}

async function loadVariants(trx: SiteTransaction, websiteId: string): Promise<readonly RawVariant[]> {
  const { rows } = await sql<RawVariant>`
    select v.id, v.product_id, v.sku, v.attributes, v.price, v.sale_price, v.on_sale, v.currency, v.unlimited, v.on_hand,
      v.gtin, v.weight, v.len, v.width, v.height, a.id as image_id, a.filename as image_name
    from variant v left join asset a on a.website_id = v.website_id and a.id = v.main_image_id
    where v.website_id = ${websiteId} and not v.archived
    order by v.product_id, v.display_index, v.id`.execute(trx);
  return rows;
}

function toFileProduct(row: RawProduct, variants: readonly FileVariant[], { baseUrl }: ExportSettings): FileProduct {
  return {
    line: 0,
    key: row.id,
    pageSlug: row.page,
    urlId: row.url_id,
    title: row.title,
    description: row.body,
    type: isProductType(row.product_type) ? row.product_type : PRODUCT_TYPES.physical,
    optionNames: row.option_names,
    variants,
    categories: row.categories,
    tags: row.tags,
    isVisible: row.is_visible,
    isFeatured: row.starred,
    imageUrls: row.images.map(([id, name]) => baseUrl + assetUrl(id, name)),
    subscriptionPlan: row.plan,
    isTaxed: row.is_taxed,
    seo: { title: row.seo_title, description: row.seo_description },
  };
}

function toFileVariant(
  row: RawVariant,
  optionNames: readonly string[],
  { baseUrl, currency }: ExportSettings,
): FileVariant {
  const of = isCurrencyCode(row.currency) ? row.currency : currency;
  const stock = row.unlimited ? ({ unlimited: true } as const) : ({ unlimited: false, quantity: row.on_hand } as const);
  return {
    id: row.id,
    sku: row.sku,
    optionValues: optionNames.map((optionName) => ({
      optionName,
      value: (Object.hasOwn(row.attributes, optionName) ? row.attributes[optionName] : undefined) ?? '',
    })),
    price: money(row.price, of),
    salePrice: money(row.sale_price, of),
    onSale: row.on_sale,
    stock,
    stockSeen: stock,
    gtin: row.gtin,
    weight: row.weight,
    size: { length: row.len, width: row.width, height: row.height },
    imageUrl: row.image_id === null ? null : baseUrl + assetUrl(row.image_id, row.image_name ?? ''),
  };
}
