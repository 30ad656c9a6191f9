import type { Outcome, Problem } from '@quoin/domain/problem';
import type { OrderAct, OrderDeps } from './actOnOrder.ts';
import { archiveOrder } from './changeOrder.ts';
import { fulfilOrder } from './fulfilment/fulfilOrder.ts';
import { findOrderById } from './storage/orders.ts';

export interface ManyOrders {
  readonly requestId: string;
  readonly orderIds: readonly string[];
  readonly act: 'fulfil' | 'archive' | 'unarchive';
  readonly isMailed?: boolean;
}

export interface ManyDone {
  readonly done: number;
  readonly refused: readonly { readonly orderNumber: number; readonly problem: Problem }[];
}

/** Performs the same act on many orders, each in its own transaction. A refusal by one stops no other. */
export async function actOnMany(
  deps: OrderDeps,
  { site, staff }: Pick<OrderAct, 'site' | 'staff'>,
  many: ManyOrders,
): Promise<ManyDone> {
  const refused: { orderNumber: number; problem: Problem }[] = [];
  let done = 0;
  for (const orderId of new Set(many.orderIds)) {
    const outcome = await one(deps, { site, staff, orderId, requestId: many.requestId }, many);
    if (outcome.ok) done += 1;
    else {
      const order = await deps.db.inSite({ websiteId: site.id }, (trx) => findOrderById(trx, site.id, orderId));
      refused.push({ orderNumber: order?.number ?? 0, problem: outcome.problem });
    }
  }
  return { done, refused };
}

const WITHOUT_TRACKING = { carrier: null, carrierName: '', trackingNumber: '', trackingUrl: '' } as const;

function one(deps: OrderDeps, act: OrderAct, { act: name, isMailed = true }: ManyOrders): Promise<Outcome<unknown>> {
  if (name === 'fulfil') return fulfilOrder(deps, act, { lines: null, isMailed, ...WITHOUT_TRACKING });
  return archiveOrder(deps, act, name === 'archive');
}
