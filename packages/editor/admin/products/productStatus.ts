import type { ProductListStatus, WireEditedProduct } from '@quoin/contract/endpoints/store';

/** What visitors see of a product as it is stored. */
export function productStatus({ deletedOn, draft }: Pick<WireEditedProduct, 'deletedOn' | 'draft'>): ProductListStatus {
  return deletedOn === null ? draft.visibility : 'trash';
}
