import { refundableTotal } from '@quoin/domain/cart';
import type { OrderState } from '@quoin/domain/orders';
import type { Deps } from '../../deps.ts';
import { paymentOfOrder } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { hashOrderToken, orderToken, statusPath } from '../orderToken.ts';
import { loadEarlierRefunds, refundedQuantities } from '../refunds/refundParts.ts';
import {
  findOrder,
  listOrderEvents,
  listOrderLines,
  listOrderPayments,
  type OrderEventRow,
  type OrderHead,
  type OrderLineRow,
  type OrderPaymentRow,
} from '../storage/appOrders.ts';
import { loadOrderCharge, type OrderCharge } from '../storage/orderCharge.ts';
import { listDocuments, type StoredDocument } from '../storage/orderDocuments.ts';
import { listOrderNotes, type StoredOrderNote } from '../storage/orderNotes.ts';
import type { StoredOrderRefund } from '../storage/orderRefunds.ts';
import { listShipments, type StoredShipment } from '../storage/shipments.ts';
import { listWithdrawals, type StoredWithdrawal } from '../storage/withdrawals.ts';

export interface WholeOrder {
  readonly head: OrderHead;
  readonly lines: readonly OrderLineRow[];
  readonly payments: readonly OrderPaymentRow[];
  readonly events: readonly OrderEventRow[];
  readonly state: OrderState;
  readonly charge: OrderCharge;
  readonly refunds: readonly StoredOrderRefund[];
  /** Pieces of each line that were refunded. */
  readonly refunded: ReadonlyMap<string, number>;
  readonly refundable: bigint;
  readonly notes: readonly StoredOrderNote[];
  readonly shipments: readonly StoredShipment[];
  readonly documents: readonly StoredDocument[];
  readonly withdrawals: readonly StoredWithdrawal[];
  readonly manualMethod: string | null;
  /** Its money is what the owner says it is; else the provider says it. */
  readonly isPaidByHand: boolean;
  /** Of the customer's status page; null where its token was made with another key. */
  readonly statusPath: string | null;
}

export async function loadSiteOrder(
  deps: Pick<Deps, 'db' | 'keyFor'>,
  websiteId: string,
  orderId: string,
): Promise<WholeOrder | null> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const head = await findOrder(trx, websiteId, orderId);
    if (head === null) return null;
    return {
      head,
      lines: await listOrderLines(trx, websiteId, orderId),
      payments: await listOrderPayments(trx, websiteId, head.checkoutId),
      events: await listOrderEvents(trx, websiteId, orderId),
      ...(await afterSaleOf(trx, websiteId, head)),
      statusPath: statusPathOf(deps, websiteId, head),
    };
  });
}

/** What became of the order after it was placed. */
async function afterSaleOf(trx: SiteTransaction, websiteId: string, head: OrderHead) {
  const { id, paymentState: payment, fulfillmentStatus: fulfillment, withdrawal } = head;
  const charge = await loadOrderCharge(trx, websiteId, id);
  const paid = await paymentOfOrder(trx, websiteId, id);
  const earlier = await loadEarlierRefunds(trx, websiteId, id, charge.charged);
  return {
    state: { payment, fulfillment, withdrawal },
    charge,
    refunds: earlier.stored,
    refunded: refundedQuantities(earlier.parts),
    refundable: refundableTotal(charge.charged, earlier.parts).minor,
    notes: await listOrderNotes(trx, websiteId, id),
    shipments: await listShipments(trx, websiteId, [id]),
    documents: await listDocuments(trx, websiteId, id),
    withdrawals: await listWithdrawals(trx, websiteId, id),
    manualMethod: paid?.manualMethod ?? null,
    isPaidByHand: paid?.provider === 'manual',
  };
}

function statusPathOf(deps: Pick<Deps, 'keyFor'>, websiteId: string, { id, tokenHash }: OrderHead): string | null {
  const token = orderToken(deps, websiteId, id);
  return hashOrderToken(token)?.equals(tokenHash) ? statusPath(token) : null;
}
