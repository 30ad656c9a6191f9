import type { WireMoney } from '../site/shoppingCart.ts';
import type { WireOrderSummary } from '../store/appOrders.ts';
import { appSitePath } from './appSites.ts';

export const SALES_RANGES = ['today', '7d', '30d', '90d', '12m'] as const;
export type SalesRange = (typeof SALES_RANGES)[number];
export const DEFAULT_SALES_RANGE: SalesRange = '30d';

export interface WireSalesPoint {
  /** Hour `2026-11-21T14`, day `2026-11-21` or month `2026-11` in the site's time zone. */
  readonly at: string;
  readonly total: WireMoney;
  readonly orderCount: number;
}

/** Orders placed in it that were not cancelled, less what was refunded of them. */
export interface WireSalesPeriod {
  readonly total: WireMoney;
  readonly orderCount: number;
  /** Null without an order. */
  readonly average: WireMoney | null;
  /** Without gaps, the latest last. */
  readonly points: readonly WireSalesPoint[];
}

/** As ordered: after discounts, before shipping and taxes added on top. */
export interface WireTopProduct {
  readonly productId: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly revenue: WireMoney;
  readonly units: number;
}

export interface WireSales {
  readonly range: SalesRange;
  readonly current: WireSalesPeriod;
  /** Just as long, right before it. */
  readonly previous: WireSalesPeriod;
  readonly topByRevenue: readonly WireTopProduct[];
  readonly topByUnits: readonly WireTopProduct[];
  /** Whether anything was ever ordered. */
  readonly hasOrders: boolean;
}

/** Orders that need attention. */
export interface WireOpenOrders {
  readonly unpaid: { readonly count: number; readonly total: WireMoney };
  readonly unfulfilled: { readonly count: number; readonly total: WireMoney };
  /** Carts left behind by people who can be written to. */
  readonly abandoned: { readonly count: number; readonly total: WireMoney };
}

export interface WireLowStock {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  readonly variantDescription: string;
  readonly sku: string;
  readonly quantity: number;
  readonly lowAt: number;
  readonly imageUrl: string | null;
}

/** GET home `?range=`: each part is null where the person's roles don't open it. */
export interface AppHomeResponse {
  readonly sales: WireSales | null;
  readonly open: WireOpenOrders | null;
  readonly latestOrders: readonly WireOrderSummary[] | null;
  readonly lowStock: readonly WireLowStock[] | null;
}

export function appHomePath(site: string): string {
  return appSitePath(site, '/home');
}
