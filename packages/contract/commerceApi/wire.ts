/** Where the next 50 are. */
export interface ApiPagination {
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
  /** Absolute. */
  readonly nextPageUrl: string | null;
}

/** GET /1.0/authorization/website */
export interface ApiWebsite {
  readonly id: string;
  readonly siteId: string;
  readonly title: string;
  readonly url: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly measurementStandard: 'METRIC' | 'IMPERIAL';
  readonly location: { readonly country: string | null; readonly region: string | null };
}

export interface ApiInventoryItem {
  readonly variantId: string;
  readonly sku: string;
  /** `Tide [Small]` */
  readonly descriptor: string;
  readonly isUnlimited: boolean;
  readonly quantity: number;
}

/** GET /1.0/commerce/inventory; by ids without the pagination. */
export interface ApiInventoryResponse {
  readonly inventory: readonly ApiInventoryItem[];
  readonly pagination?: ApiPagination;
}

interface ApiStockOperation {
  readonly variantId: string;
  readonly quantity: number;
}

/** POST /1.0/commerce/inventory/adjustments */
export interface ApiAdjustmentRequest {
  readonly incrementOperations: readonly ApiStockOperation[];
  readonly decrementOperations: readonly ApiStockOperation[];
  readonly setFiniteOperations: readonly ApiStockOperation[];
  readonly setUnlimitedOperations: readonly string[];
}
