import type { OrderPaymentState } from '@quoin/domain/orders';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type {
  StoredAppliedDiscount,
  StoredAppliedTax,
  StoredGiftCardShare,
  StoredTaxShare,
} from '../../platform/database/schema/store/orders.ts';

/** What was charged for an order; amounts in minor units of `currency`. */
export interface ApiTransactionRow {
  readonly orderId: string;
  readonly checkoutId: string;
  readonly placedAt: Date;
  readonly modifiedAt: Date;
  readonly paidAt: Date;
  readonly email: string;
  readonly payment: OrderPaymentState;
  readonly currency: string;
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly shippingDiscount: bigint;
  readonly shippingOptionName: string | null;
  readonly shippingTaxes: readonly StoredTaxShare[];
  readonly tax: bigint;
  readonly taxIncluded: bigint;
  readonly grandTotal: bigint;
  /** What went back, and the part of it that went back to gift cards. */
  readonly refunded: bigint;
  readonly refundedToGiftCards: bigint;
  readonly appliedTaxes: readonly StoredAppliedTax[];
  readonly discounts: readonly StoredAppliedDiscount[];
  readonly giftCards: readonly StoredGiftCardShare[];
}

export interface ApiTransactionSearch {
  readonly modified: { readonly after: Date; readonly before: Date } | null;
  readonly orderIds: readonly string[] | null;
  readonly after: { readonly placedAt: Date; readonly id: string } | null;
  readonly limit: number;
}

const modifiedIn = (websiteId: string) => sql`greatest(o.placed_at, (SELECT max(e.created_at) FROM order_event e
  WHERE e.website_id = ${websiteId} AND e.order_id = o.id))`;

/** The newest first. Who has not paid yet has made no transaction. */
export async function searchApiTransactions(
  trx: SiteTransaction,
  websiteId: string,
  { modified, orderIds, after, limit }: ApiTransactionSearch,
): Promise<readonly ApiTransactionRow[]> {
  const moment = modifiedIn(websiteId);
  const conditions: readonly RawBuilder<unknown>[] = [
    sql`o.website_id = ${websiteId}`,
    sql`o.payment_state NOT IN ('awaiting_payment', 'pending')`,
    ...(modified === null
      ? []
      : [sql`${moment} > ${modified.after}::timestamptz AND ${moment} < ${modified.before}::timestamptz`]),
    ...(orderIds === null ? [] : [sql`o.id = ANY (${[...orderIds]}::uuid[])`]),
    ...(after === null ? [] : [sql`(o.placed_at, o.id) < (${after.placedAt}::timestamptz, ${after.id}::uuid)`]),
  ];
  const { rows } = await sql<ApiTransactionRow>`
    SELECT o.id AS "orderId", o.checkout_id AS "checkoutId", o.placed_at AS "placedAt", ${moment} AS "modifiedAt",
      coalesce((SELECT min(e.created_at) FROM order_event e WHERE e.website_id = ${websiteId} AND e.order_id = o.id
        AND e.kind = 'paid'), o.placed_at) AS "paidAt", o.email, coalesce(r.amount, 0)::bigint AS refunded,
      coalesce(r.to_gift_cards, 0)::bigint AS "refundedToGiftCards",
      o.payment_state AS payment, o.currency, o.subtotal, o.discount, o.shipping, o.shipping_discount AS "shippingDiscount",
      o.shipping_option_name AS "shippingOptionName", o.shipping_taxes AS "shippingTaxes", o.tax,
      o.tax_included AS "taxIncluded", o.grand_total AS "grandTotal", o.applied_taxes AS "appliedTaxes",
      o.applied_discounts AS discounts, o.gift_cards AS "giftCards"
    FROM sales_order o
    LEFT JOIN LATERAL (SELECT sum(f.amount) AS amount, sum(f.to_gift_cards) AS to_gift_cards FROM order_refund f
      WHERE f.website_id = ${websiteId} AND f.order_id = o.id AND f.state <> 'failed') r ON true
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY o.placed_at DESC, o.id DESC LIMIT ${limit}`.execute(trx);
  return rows;
}

export interface ApiSoldLine {
  readonly orderId: string;
  readonly id: string;
  readonly total: bigint;
  readonly discount: bigint;
  readonly gross: bigint;
  readonly taxes: readonly StoredTaxShare[];
}

export async function soldLinesOf(
  trx: SiteTransaction,
  websiteId: string,
  orderIds: readonly string[],
): Promise<readonly ApiSoldLine[]> {
  const { rows } = await sql<ApiSoldLine>`
    SELECT order_id AS "orderId", id, line_total AS total, discount, gross, taxes FROM order_line
    WHERE website_id = ${websiteId} AND order_id = ANY (${[...orderIds]}::uuid[])
    ORDER BY order_id, display_index`.execute(trx);
  return rows;
}

export interface ApiPaymentRow {
  readonly checkoutId: string;
  readonly id: string;
  readonly provider: string;
  readonly providerPaymentId: string | null;
  readonly amount: bigint;
}

/** Returns received payments, without those that were abandoned. */
export async function paymentsOf(
  trx: SiteTransaction,
  websiteId: string,
  checkoutIds: readonly string[],
): Promise<readonly ApiPaymentRow[]> {
  const { rows } = await sql<ApiPaymentRow>`
    SELECT checkout_id AS "checkoutId", id, provider, provider_payment_id AS "providerPaymentId", amount
    FROM payment_intent WHERE website_id = ${websiteId} AND checkout_id = ANY (${[...checkoutIds]}::uuid[])
      AND state = 'succeeded' AND amount > 0 ORDER BY checkout_id, created_at, id`.execute(trx);
  return rows;
}

export interface ApiRefundRow {
  readonly intentId: string;
  readonly id: string;
  readonly amount: bigint;
  readonly providerRefundId: string | null;
  readonly refundedAt: Date;
}

export async function refundsOf(
  trx: SiteTransaction,
  websiteId: string,
  intentIds: readonly string[],
): Promise<readonly ApiRefundRow[]> {
  const { rows } = await sql<ApiRefundRow>`
    SELECT intent_id AS "intentId", id, amount, provider_refund_id AS "providerRefundId", created_at AS "refundedAt"
    FROM payment_refund WHERE website_id = ${websiteId} AND intent_id = ANY (${[...intentIds]}::uuid[])
      AND state <> 'failed' ORDER BY intent_id, created_at, id`.execute(trx);
  return rows;
}
