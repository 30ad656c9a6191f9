import type { OrderDeps } from '../actOnOrder.ts';
import { listDocuments, type StoredDocument } from '../storage/orderDocuments.ts';

/** A numbered document of this very order. */
export function findDocument(
  deps: Pick<OrderDeps, 'db'>,
  websiteId: string,
  orderId: string,
  documentId: string,
): Promise<StoredDocument | null> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const all = await listDocuments(trx, websiteId, orderId);
    return all.find(({ id }) => id === documentId) ?? null;
  });
}
