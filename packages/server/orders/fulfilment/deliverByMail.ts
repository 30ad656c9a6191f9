import { decideShipment, isDeliveredByMail, linesDeliveredByMail, orderEvent } from '@quoin/domain/orders';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { eventLines } from '../actOnOrder.ts';
import { insertOrderEvent } from '../storage/insertOrder.ts';
import { countOnLines, lockOrderWork, saveOrderState } from '../storage/orderWork.ts';
import { insertShipment } from '../storage/shipments.ts';

/** Whether a payment delivers something at once: nobody has to pack a download or a gift card. */
export function hasMailLines(lines: readonly { readonly productType: number }[]): boolean {
  return lines.some(({ productType }) => isDeliveredByMail(productType));
}

/** The order is paid: what goes out by mail counts as sent, in the transaction of the payment. Again it changes nothing. */
export async function deliverByMail(trx: SiteTransaction, site: Site, orderId: string): Promise<void> {
  const found = await lockOrderWork(trx, site.id, orderId);
  const wanted = found === null ? [] : linesDeliveredByMail(found.lines);
  if (found === null || wanted.length === 0) return;
  const decided = decideShipment({ state: found.state, lines: found.lines, wanted, paidBy: null });
  if (!decided.ok) return;
  const { state, taken } = decided.value;
  const nobody = { carrier: null, carrierName: '', trackingNumber: '', trackingUrl: '' };
  await insertShipment(trx, site.id, orderId, { id: trx.newId(), lines: taken, ...nobody });
  await countOnLines(trx, site.id, 'sent', taken);
  await saveOrderState(trx, site.id, orderId, state);
  const { kind, data } = orderEvent('deliveredByMail', { lines: eventLines(found, taken) });
  await insertOrderEvent(trx, site.id, orderId, kind, { ...data });
}
