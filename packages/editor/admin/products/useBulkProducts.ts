import { type BulkProductsRequest, bulkProductsPath } from '@quoin/contract/endpoints/store';
import { useBulkAct } from '../../app/bulkAct.ts';

/** What the server takes in one call. */
const AT_ONCE = 1_000;

/** Does something to many products, says so, and offers the way back. */
export function useBulkProducts() {
  return useBulkAct<BulkProductsRequest>({ pathOf: bulkProductsPath, atOnce: AT_ONCE });
}
