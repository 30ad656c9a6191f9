import { createHash } from 'node:crypto';
import { type OrderEventData, type OrderEventKind, orderEvent, orderNumberText } from '@quoin/domain/orders';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../audit/index.ts';
import type { CheckoutDeps } from '../checkout/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { answerOnce, beginOnce, findOnce } from '../platform/database/idempotency.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import type { Site } from '../sites/index.ts';
import { auditActor, eventActor, type OrderStaff } from './orderStaff.ts';
import { insertOrderEvent } from './storage/insertOrder.ts';
import { lockOrderWork, type OrderWork } from './storage/orderWork.ts';

export type OrderDeps = CheckoutDeps;

/** One press of a button about one order. */
export interface OrderAct {
  readonly site: Site;
  readonly staff: OrderStaff;
  readonly orderId: string;
  /** A uuid minted before the button is pressed: pressed twice, it is one act (ORD-4). */
  readonly requestId: string;
}

export type ActCode = 'orderUnknown' | 'idempotencyKeyReused';

/** Undoes what the act has written so far. */
class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/**
 * Performs one act on one order, once, in one transaction. Takes the order's lock first, so acts on one order run in
 * sequence. Then checks whether this press was received before, then does the work. Refused work leaves nothing behind.
 */
export async function actOnOrder<Answer extends JsonObject, Code extends string>(
  deps: Pick<OrderDeps, 'db'>,
  act: OrderAct,
  wanted: { readonly name: string; readonly request: unknown },
  work: (trx: SiteTransaction, found: OrderWork) => Promise<Outcome<Answer, Code>>,
): Promise<Outcome<Answer, Code | ActCode>> {
  const { site, staff, orderId, requestId } = act;
  const once = {
    principal: staff.accountId ?? 'system',
    route: `order.${wanted.name}`,
    key: `${orderId}:${requestId}`,
  };
  const requestHash = createHash('sha256').update(JSON.stringify(wanted.request)).digest('base64url');
  try {
    return await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      const found = await lockOrderWork(trx, site.id, orderId);
      if (found === null) return refuse('orderUnknown');
      const held = await findOnce(trx, site.id, once);
      if (held !== null) {
        return held.requestHash === requestHash ? accept(held.answer as Answer) : refuse('idempotencyKeyReused');
      }
      await beginOnce(trx, site.id, once, requestHash);
      const done = await work(trx, found);
      if (!done.ok) throw new Refused(done.problem);
      await answerOnce(trx, site.id, once, done.value);
      return done;
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem as Problem<Code> };
    throw error;
  }
}

/** The line in the timeline and the line in the audit log, both in the act's own transaction (AUT-4). */
export async function recordOrderEvent<Kind extends OrderEventKind>(
  trx: SiteTransaction,
  { site, staff }: Pick<OrderAct, 'site' | 'staff'>,
  { order }: Pick<OrderWork, 'order'>,
  said: {
    readonly kind: Kind;
    readonly data: OrderEventData<Kind>;
    readonly action: `order.${string}`;
    readonly details?: JsonObject;
  },
): Promise<string> {
  const { kind, data } = orderEvent(said.kind, said.data);
  await recordAudit(trx, {
    websiteId: site.id,
    actor: auditActor(staff),
    action: said.action,
    subjectId: order.id,
    subjectTitle: orderNumberText(order.number),
    details: said.details ?? { ...data },
  });
  return insertOrderEvent(trx, site.id, order.id, kind, { ...data }, eventActor(staff));
}

/** Quantities by title, as events keep them. */
export function eventLines(
  { lines }: Pick<OrderWork, 'lines'>,
  taken: readonly { readonly lineId: string; readonly quantity: number }[],
): readonly { readonly title: string; readonly quantity: number }[] {
  const titles = new Map(lines.map(({ lineId, title }) => [lineId, title]));
  return taken.map(({ lineId, quantity }) => ({ title: titles.get(lineId) ?? '', quantity }));
}
