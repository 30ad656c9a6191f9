import { findOrderByToken, hashOrderToken, type StoredOrder } from '../orders/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';

/** The order that a link in a mail to its buyer names: the key of its status page opens its reviews, too. */
export async function findOrderOfLink(
  trx: SiteTransaction,
  websiteId: string,
  token: string,
): Promise<StoredOrder | null> {
  const hash = hashOrderToken(token);
  return hash === null ? null : findOrderByToken(trx, websiteId, hash);
}
