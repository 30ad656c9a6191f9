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
  return deps.db.inSite({ websiteId }, async (trx) =>
    complete(trx, websiteId, await findOrderByToken(trx, websiteId, hash)),
  );
}

export async function loadOrderIn(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<WholeOrder | null> {
  return complete(trx, websiteId, await findOrderById(trx, websiteId, orderId));
}

async function complete(
  trx: SiteTransaction,
  websiteId: string,
  order: StoredOrder | null,
): Promise<WholeOrder | null> {
  if (order === null) return null;
  const lines = await listLinesOfOrder(trx, websiteId, order.id);
  const imageIds = lines.flatMap((line) => (line.imageId === null ? [] : [line.imageId]));
  const paidWith = (await paymentOfOrder(trx, websiteId, order.id))?.title ?? '';
  return { order, lines, images: await loadImages(trx, websiteId, imageIds), paidWith };
}
