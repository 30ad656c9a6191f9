import type { ImageRef } from '@quoin/domain/media';
import type { Deps } from '../../deps.ts';
import { loadImages } from '../../media/index.ts';
import { paymentOfOrder } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { hashOrderToken } from '../orderToken.ts';
import type { StoredOrder, StoredOrderLine } from '../storage/orderRecord.ts';
import { findOrderById, findOrderByToken, listLinesOfOrder } from '../storage/orders.ts';

export interface WholeOrder {
  readonly order: StoredOrder;
  readonly lines: readonly StoredOrderLine[];
  readonly images: ReadonlyMap<string, ImageRef>;
  /** What the way it is paid is called; empty where nobody has named it. */
  readonly paidWith: string;
}

/** The order that this link leads to; null for an unknown one, whatever is wrong with it (SC-7). */
export async function loadOrderByToken(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  token: string,
): Promise<WholeOrder | null> {
  const hash = hashOrderToken(token);
  if (hash === null) return null;
  return deps.db.inSite({ websiteId }, async (trx) => {
    const order = await findOrderByToken(trx, websiteId, hash);
    return order === null ? null : complete(trx, websiteId, order.id, order);
  });
}

export async function loadOrderIn(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<WholeOrder | null> {
  return complete(trx, websiteId, orderId, findOrderById(trx, websiteId, orderId));
}

async function complete(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
  found: StoredOrder | null | Promise<StoredOrder | null>,
): Promise<WholeOrder | null> {
  const pictured = async () => {
    const lines = await listLinesOfOrder(trx, websiteId, orderId);
    const imageIds = lines.flatMap((line) => (line.imageId === null ? [] : [line.imageId]));
    return { lines, images: await loadImages(trx, websiteId, imageIds) };
  };
  const [order, { lines, images }, payment] = await Promise.all([
    found,
    pictured(),
    paymentOfOrder(trx, websiteId, orderId),
  ]);
  return order === null ? null : { order, lines, images, paidWith: payment?.title ?? '' };
}
