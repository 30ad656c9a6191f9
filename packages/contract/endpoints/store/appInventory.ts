import type { StockReason } from '@quoin/domain/catalog';
import { appSitePath } from '../running/appSites.ts';

/** One variant as the inventory lists it. */
export interface WireInventoryRow {
  readonly variantId: string;
  readonly productId: string;
  readonly title: string;
  /** `M / Rust`; empty for a product without options. */
  readonly description: string;
  readonly sku: string;
  readonly productType: number;
  readonly isVisible: boolean;
  /** On the app's own origin. */
  readonly imageUrl: string | null;
  readonly unlimited: boolean;
  /** On the shelf; of these `reserved` are held for payments under way, and `available` can be bought. */
  readonly onHand: number;
  readonly reserved: number;
  readonly available: number;
  /** From how many available on it is low. */
  readonly lowAt: number;
}

export const INVENTORY_FILTERS = ['all', 'low', 'out', 'unlimited'] as const;
export type InventoryFilter = (typeof INVENTORY_FILTERS)[number];
export const INVENTORY_SORTS = ['title', 'sku', 'onHand', 'reserved', 'available'] as const;
export type InventorySort = (typeof INVENTORY_SORTS)[number];
export type SortDirection = 'up' | 'down';

/** How many variants each filter would show, with the search, type and category as they are. */
export type WireInventoryCounts = Readonly<Record<InventoryFilter, number>>;

/** GET `?search=&stock=&type=&category=&sort=&direction=&cursor=`. */
export interface AppInventoryResponse {
  readonly rows: readonly WireInventoryRow[];
  readonly nextCursor: string | null;
  /** With the first page only. */
  readonly counts: WireInventoryCounts | null;
  readonly threshold: number;
  /** Whether the owner is notified by mail when a variant runs low. */
  readonly isLowStockMailed: boolean;
  /** Paths of the categories one can filter by, with the first page only. */
  readonly categories: readonly string[] | null;
}

export type WireAdjustmentKind = 'set' | 'add' | 'remove' | 'unlimited';

export interface WireStockChange {
  readonly variantId: string;
  readonly kind: WireAdjustmentKind;
  /** 0 for `unlimited`. */
  readonly quantity: number;
  /** With `set`: what was on hand when it was typed; refused with 409 when that is no longer so. */
  readonly seen?: number;
}

/** POST: all of them or none. */
export interface AdjustStockRequest {
  readonly changes: readonly WireStockChange[];
  readonly reason: StockReason;
  readonly note: string;
}

export interface AdjustStockResponse {
  /** For undo; null when nothing had to be changed. */
  readonly adjustmentId: string | null;
  readonly variants: readonly Pick<WireInventoryRow, 'variantId' | 'unlimited' | 'onHand' | 'reserved' | 'available'>[];
}

/** Body of the refusal: 409 or 422, the first problem as `error`, and each variant's own. */
export interface AdjustStockRefusal {
  readonly error: string;
  readonly errorKey: string;
  readonly variants: readonly { readonly variantId: string; readonly sku: string; readonly error: string }[];
}

export type WireMovementCause = 'order' | 'return' | 'adjustment' | 'import';

export interface WireMovement {
  readonly id: string;
  readonly at: number;
  readonly variantId: string;
  readonly title: string;
  readonly description: string;
  readonly sku: string;
  readonly delta: number;
  /** What was on hand after it. */
  readonly balance: number;
  readonly cause: WireMovementCause;
  readonly order: { readonly id: string; readonly number: number } | null;
  readonly adjustment: {
    readonly id: string;
    readonly reason: StockReason;
    readonly note: string;
    readonly actor: string;
  } | null;
  readonly importRun: { readonly id: string; readonly fileName: string; readonly actor: string } | null;
}

/** GET `?variant=&cause=&cursor=`: newest first. */
export interface AppMovementsResponse {
  readonly movements: readonly WireMovement[];
  readonly nextCursor: string | null;
}

/** PUT: stock of so many or fewer counts as low. */
export interface StockThresholdRequest {
  readonly threshold: number;
  /** Left out: as it is. */
  readonly isMailed?: boolean | undefined;
}

export function appInventoryPath(site: string): string {
  return appSitePath(site, '/inventory');
}

export function appAdjustmentsPath(site: string): string {
  return appSitePath(site, '/inventory/adjustments');
}

export function appUndoAdjustmentPath(site: string, adjustmentId: string): string {
  return appSitePath(site, `/inventory/adjustments/${encodeURIComponent(adjustmentId)}/undo`);
}

export function appMovementsPath(site: string): string {
  return appSitePath(site, '/inventory/movements');
}

export function appStockThresholdPath(site: string): string {
  return appSitePath(site, '/inventory/threshold');
}
