import { isProductType, isWithdrawalExemption, PRODUCT_TYPES, type WithdrawalExemption } from '@quoin/domain/catalog';
import {
  type LineQuantities,
  type LineQuantity,
  ORDER_MACHINE,
  type OrderState,
  statesBefore,
} from '@quoin/domain/orders';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { StoredOrder } from './orderRecord.ts';
import { findOrderById, lockOrder } from './orders.ts';

/** A line with what became of it. */
export interface WorkLine extends LineQuantities {
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly variantDescription: string;
  /** JSON text of what its buyer answered. */
  readonly additionalFields: string | null;
  /** Minor units. */
  readonly unitPrice: bigint;
  readonly lineTotal: bigint;
  /** Put back on the shelf, by a cancellation or a refund. */
  readonly restocked: number;
  readonly withdrawn: number;
  /** As the product said when it was bought. */
  readonly exemption: WithdrawalExemption | null;
}

/** An order as it is worked on. */
export interface OrderWork {
  readonly order: StoredOrder;
  readonly state: OrderState;
  readonly lines: readonly WorkLine[];
}

/** The order, locked: its acts happen one after the other. Null when there is none. */
export async function lockOrderWork(trx: SiteTransaction, websiteId: string, id: string): Promise<OrderWork | null> {
  return workOf(trx, websiteId, await lockOrder(trx, websiteId, id));
}

export async function findOrderWork(trx: SiteTransaction, websiteId: string, id: string): Promise<OrderWork | null> {
  return workOf(trx, websiteId, await findOrderById(trx, websiteId, id));
}

async function workOf(trx: SiteTransaction, websiteId: string, order: StoredOrder | null): Promise<OrderWork | null> {
  if (order === null) return null;
  const { paymentState: payment, fulfillmentStatus: fulfillment, withdrawalState: withdrawal } = order;
  return { order, state: { payment, fulfillment, withdrawal }, lines: await listWorkLines(trx, websiteId, order.id) };
}

export async function listWorkLines(trx: SiteTransaction, websiteId: string, orderId: string): Promise<WorkLine[]> {
  const rows = await trx
    .selectFrom('order_line')
    .select(['id', 'title', 'product_type', 'quantity', 'sent', 'canceled', 'restocked', 'withdrawn'])
    .select(['product_id', 'variant_id', 'sku', 'variant_description', 'unit_price', 'line_total'])
    .select(['withdrawal_exemption', 'additional_fields'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    lineId: row.id,
    title: row.title,
    productType: isProductType(row.product_type) ? row.product_type : PRODUCT_TYPES.physical,
    ordered: row.quantity,
    sent: row.sent,
    canceled: row.canceled,
    restocked: row.restocked,
    withdrawn: row.withdrawn,
    exemption: isWithdrawalExemption(row.withdrawal_exemption) ? row.withdrawal_exemption : null,
    productId: row.product_id,
    variantId: row.variant_id,
    sku: row.sku,
    variantDescription: row.variant_description,
    additionalFields: row.additional_fields,
    unitPrice: row.unit_price,
    lineTotal: row.line_total,
  }));
}

/**
 * Writes where the order is now. The caller holds its lock.
 * @throws when no event leads there from where it was (ORD-2).
 */
export async function saveOrderState(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
  state: OrderState,
): Promise<void> {
  const before = statesBefore(ORDER_MACHINE, state).map(
    ({ payment, fulfillment, withdrawal }) => sql`(${payment}, ${fulfillment}, ${withdrawal})`,
  );
  const { numUpdatedRows } = await trx
    .updateTable('sales_order')
    .set((eb) => ({
      payment_state: state.payment,
      fulfillment_status: state.fulfillment,
      withdrawal_state: state.withdrawal,
      revision: eb('revision', '+', 1),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where(sql<boolean>`(payment_state, fulfillment_status, withdrawal_state) IN (${sql.join(before)})`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw neverThere(orderId, state);
}

function neverThere(orderId: string, { payment, fulfillment, withdrawal }: OrderState): Error {
  return new Error(`Order ${orderId} never becomes ${payment}, ${fulfillment}, ${withdrawal} from where it is`);
}

/** Adds to the counts of lines; the table refuses what can't be (sent + canceled beyond ordered). */
export async function countOnLines(
  trx: SiteTransaction,
  websiteId: string,
  count: 'sent' | 'canceled' | 'restocked' | 'withdrawn',
  by: readonly LineQuantity[],
): Promise<void> {
  const column = sql.ref(count);
  for (const { lineId, quantity } of by) {
    await sql`UPDATE order_line SET ${column} = ${column} + ${quantity}
      WHERE website_id = ${websiteId} AND id = ${lineId}`.execute(trx);
  }
}
