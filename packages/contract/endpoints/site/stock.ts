/** GET /api/commerce/inventory/stock/?itemId= (CART-06): one result per variant, in the product's variant order. */
export const STOCK_PATH = '/api/commerce/inventory/stock/';

export function stockPath(itemId: string): string {
  return `${STOCK_PATH}?itemId=${encodeURIComponent(itemId)}`;
}

export interface StockResult {
  readonly variantId: string;
  readonly sku: string;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
}
export interface StockResponse {
  readonly results: readonly StockResult[];
}
