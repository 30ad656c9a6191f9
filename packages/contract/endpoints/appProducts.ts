import { appSitePath } from './appSites.ts';
import type { WireMoney } from './shoppingCart.ts';

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
  /** On the app's own origin. */
  readonly imageUrl: string | null;
  /** The product's page for visitors. */
  readonly url: string;
  readonly variants: readonly WireAppVariant[];
}

/** `out`: no variant left; `low`: some variant has few left or none. */
export type StockFilter = 'all' | 'low' | 'out';

/** GET `?search=&stock=&cursor=`: by title; `search` finds parts of titles and SKUs. */
export interface AppProductsResponse {
  readonly products: readonly WireAppProduct[];
  readonly nextCursor: string | null;
}

export function appProductsPath(site: string): string {
  return appSitePath(site, '/products');
}
