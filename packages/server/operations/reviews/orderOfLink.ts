import type { SiteTransaction } from '../../database/database.ts';
import { findOrderByToken } from '../../storage/orders.ts';
import { hashOrderToken } from '../orders/orderToken.ts';

/** The order that a link in a mail to its buyer names: the key of its status page opens its reviews, too. */
export async function findOrderOfLink(trx: SiteTransaction, websiteId: string, token: string): Promise<string | null> {
  const hash = hashOrderToken(token);
  return hash === null ? null : ((await findOrderByToken(trx, websiteId, hash))?.id ?? null);
}
