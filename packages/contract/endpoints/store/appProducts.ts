import { appSitePath } from '../running/appSites.ts';
import type { WireMoney } from '../site/shoppingCart.ts';

/** Stock: `quantity` is what is free to sell; `reserved` is held for payments under way. */
export interface WireStockLevel {
  readonly unlimited: boolean;
  readonly quantity: number;
  readonly reserved: number;
}

export interface WireAppVariant {
  readonly id: string;
  readonly sku: string;
  /** `M / Rust`; empty for a product without options. */
  readonly description: string;
  readonly price: WireMoney;
  readonly salePrice: WireMoney;
  readonly onSale: boolean;
  readonly stock: WireStockLevel;
}

export interface WireAppProduct {
  readonly id: string;
  readonly title: string;
  readonly productType: number;
  readonly isSubscribable: boolean;
  readonly isVisible: boolean;
  readonly status: ProductListStatus;
  /** Of what is scheduled: when it appears. */
  readonly publishOn: number | null;
  /** When visitors stop seeing it, or stopped; null: never. */
  readonly takeDownOn: number | null;
  readonly updatedOn: number;
  /** Paths of categories of its store page. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** From how many available units of a variant on it is low. */
  readonly lowAt: number;
  /** On the app's own origin. */
  readonly imageUrl: string | null;
  /** The product's page for visitors. */
  readonly url: string;
  readonly variants: readonly WireAppVariant[];
}

/** `out`: no variant left; `low`: some variant has few left or none. */
export type StockFilter = 'all' | 'low' | 'out';

export const PRODUCT_LIST_STATUSES = ['visible', 'hidden', 'scheduled', 'takenDown', 'trash'] as const;
export type ProductListStatus = (typeof PRODUCT_LIST_STATUSES)[number];

/** What a list of products is sorted by; a minus turns it around. */
export const PRODUCT_SORTS = ['title', '-title', 'updated', '-updated', 'price', '-price', 'stock', '-stock'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/**
 * GET `?search=&stock=&status=&type=&category=&storePage=&tag=&sort=&cursor=`: by title unless `sort` says otherwise; `search`
 * finds parts of titles and SKUs, `type` is a number of ENUM-02, `category` a path. The trash shows only when asked for.
 */
export interface AppProductsResponse {
  readonly products: readonly WireAppProduct[];
  readonly nextCursor: string | null;
}

export function appProductsPath(site: string): string {
  return appSitePath(site, '/products');
}
