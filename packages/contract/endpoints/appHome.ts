import type { WireOrderSummary } from './appOrders.ts';
import { appSitePath } from './appSites.ts';
import type { WireMoney } from './shoppingCart.ts';

export interface WireSalesDay {
  /** ISO day in the site's time zone. */
  readonly day: string;
  readonly total: WireMoney;
  readonly orderCount: number;
}

export interface WireSales {
  readonly today: WireMoney;
  readonly week: WireMoney;
  readonly ordersToday: number;
  readonly ordersWeek: number;
  readonly ordersEver: number;
  /** The last seven days, today last. */
  readonly days: readonly WireSalesDay[];
}

export interface WireLowStock {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  readonly variantDescription: string;
  readonly sku: string;
  readonly quantity: number;
  readonly imageUrl: string | null;
}

/** GET home: each part is null where the person's roles don't open it. */
export interface AppHomeResponse {
  readonly sales: WireSales | null;
  readonly latestOrders: readonly WireOrderSummary[] | null;
  readonly lowStock: readonly WireLowStock[] | null;
}

export function appHomePath(site: string): string {
  return appSitePath(site, '/home');
}
