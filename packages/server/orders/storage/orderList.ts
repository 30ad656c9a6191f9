import type { ReportFilter } from '@quoin/domain/orders';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { FulfillmentStatus, PaymentState } from '../../platform/database/schema/store/orders.ts';
import { isWithin } from '../../platform/database/searchPattern.ts';
import { isSold, soldBy } from './soldOrders.ts';

export type OrderSortColumn = 'date' | 'total' | 'number';

/** What a list of orders is narrowed to; absent parts say nothing. */
export interface OrderFilter {
  readonly search: string;
  readonly payment: readonly PaymentState[];
  readonly fulfillment: readonly FulfillmentStatus[];
  readonly from: Date | null;
  /** Not itself in it. */
  readonly until: Date | null;
  /** Minor units. */
  readonly minTotal: bigint | null;
  readonly maxTotal: bigint | null;
  readonly test: boolean | null;
  readonly hasNote: boolean | null;
  readonly withdrawal: boolean | null;
  readonly archived: boolean;
  /** Part of the title or the SKU of something in it. */
  readonly product: string;
  readonly tag: string;
  /** The orders behind a number of the sales report: counted as it counts them, archived ones among them. */
  readonly sold: (ReportFilter & { readonly currency: string }) | null;
}

/** All that are not put away. */
export const NO_ORDER_FILTER: OrderFilter = {
  search: '',
  payment: [],
  fulfillment: [],
  from: null,
  until: null,
  minTotal: null,
  maxTotal: null,
  test: null,
  hasNote: null,
  withdrawal: null,
  archived: false,
  product: '',
  tag: '',
  sold: null,
};

/** A filter as one condition over sales_order. */
export function orderConditions(filter: OrderFilter): Expression<SqlBool> {
  const all = [
    ...(filter.sold === null ? [isArchived(filter.archived)] : [isSold(filter.sold.currency), soldBy(filter.sold)]),
    ...(filter.payment.length === 0 ? [] : [sql<SqlBool>`payment_state = ANY(${[...filter.payment]}::text[])`]),
    ...(filter.fulfillment.length === 0
      ? []
      : [sql<SqlBool>`fulfillment_status = ANY(${[...filter.fulfillment]}::text[])`]),
    ...(filter.from === null ? [] : [sql<SqlBool>`placed_at >= ${filter.from}`]),
    ...(filter.until === null ? [] : [sql<SqlBool>`placed_at < ${filter.until}`]),
    ...(filter.minTotal === null ? [] : [sql<SqlBool>`grand_total >= ${filter.minTotal}`]),
    ...(filter.maxTotal === null ? [] : [sql<SqlBool>`grand_total <= ${filter.maxTotal}`]),
    ...(filter.test === null ? [] : [sql<SqlBool>`test_mode = ${filter.test}`]),
    ...(filter.withdrawal === true ? [sql<SqlBool>`withdrawal_state = 'requested'`] : []),
    ...(filter.hasNote === true ? [HAS_NOTE] : []),
    ...(filter.tag === '' ? [] : [sql<SqlBool>`${filter.tag} = ANY(tags)`]),
    ...(filter.product === '' ? [] : [hasProduct(filter.product)]),
    ...(filter.search === '' ? [] : [found(filter.search)]),
  ];
  return sql.join(all, sql` AND `) as unknown as Expression<SqlBool>;
}

function isArchived(archived: boolean) {
  return archived ? sql<SqlBool>`archived_at IS NOT NULL` : sql<SqlBool>`archived_at IS NULL`;
}

/** The buyer's note, or one of the shop's own. */
export const HAS_NOTE = sql<boolean>`(note <> '' OR EXISTS (SELECT 1 FROM order_note n
  WHERE n.website_id = sales_order.website_id AND n.order_id = sales_order.id))`;

function hasProduct(text: string) {
  return sql<SqlBool>`EXISTS (SELECT 1 FROM order_line l WHERE l.website_id = sales_order.website_id
    AND l.order_id = sales_order.id AND ${isWithin([sql`l.title`, sql`l.sku`], text)})`;
}

/** `1001`, `#1001`; part of a mail address; part of a name. */
function found(search: string) {
  const digits = /^#?(\d{1,18})$/.exec(search)?.[1];
  const byNumber = digits === undefined ? sql`` : sql` OR order_number = ${BigInt(digits)}`;
  return sql<SqlBool>`(${isWithin([sql`email`, sql`shipping_address->>'fullName'`], search)}${byNumber})`;
}

export interface OrderCounts {
  readonly all: number;
  readonly unfulfilled: number;
  readonly unpaid: number;
  readonly withdrawals: number;
}

/** Counts orders for the list's quick filters. */
export async function countOpenOrders(trx: SiteTransaction, websiteId: string): Promise<OrderCounts> {
  const { rows } = await sql<{ all: bigint; unfulfilled: bigint; unpaid: bigint; withdrawals: bigint }>`
    SELECT count(*) AS all,
      count(*) FILTER (WHERE fulfillment_status IN ('PENDING', 'PARTIAL') AND payment_state IN ('paid', 'partially_refunded')) AS unfulfilled,
      count(*) FILTER (WHERE payment_state IN ('awaiting_payment', 'pending')) AS unpaid,
      count(*) FILTER (WHERE withdrawal_state = 'requested') AS withdrawals
    FROM sales_order WHERE website_id = ${websiteId} AND archived_at IS NULL`.execute(trx);
  const row = rows[0]!;
  return {
    all: Number(row.all),
    unfulfilled: Number(row.unfulfilled),
    unpaid: Number(row.unpaid),
    withdrawals: Number(row.withdrawals),
  };
}

/** One line of the export. */
export interface ExportRow {
  readonly id: string;
  readonly orderNumber: bigint;
  readonly placedAt: Date;
  readonly email: string;
  readonly currency: string;
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly grandTotal: bigint;
  readonly taxIncluded: bigint;
  readonly refunded: bigint;
  readonly paymentState: string;
  /** Null where a gift card paid all, or nothing was to be paid. */
  readonly provider: string | null;
  readonly manualMethod: string | null;
  readonly paidByGiftCard: boolean;
  readonly fulfillmentStatus: string;
  readonly testMode: boolean;
  readonly shippingOptionName: string | null;
  readonly address: Readonly<Record<string, unknown>> | null;
  readonly note: string;
  readonly formAnswers: readonly { readonly label: string; readonly answer: string }[];
  readonly tags: readonly string[];
  readonly sku: string;
  readonly title: string;
  readonly variantDescription: string;
  readonly quantity: number;
  readonly sent: number;
  readonly canceled: number;
  readonly unitPrice: bigint;
  readonly lineTotal: bigint;
}

/** The lines of the newest orders that a filter, or a choice of ids, leaves. */
export async function listExportRows(
  trx: SiteTransaction,
  websiteId: string,
  which: {
    readonly filter: OrderFilter;
    readonly ids: readonly string[] | null;
    readonly limit: number;
    /** Those behind this one. */
    readonly after?: Pick<ExportRow, 'id' | 'placedAt'>;
  },
): Promise<readonly ExportRow[]> {
  const condition =
    which.ids === null ? orderConditions(which.filter) : sql<SqlBool>`id = ANY(${[...which.ids]}::uuid[])`;
  const { after } = which;
  const behind =
    after === undefined
      ? sql`true`
      : sql`(placed_at < ${after.placedAt} OR (placed_at = ${after.placedAt} AND id > ${after.id}))`;
  const { rows } = await sql<ExportRow>`
    SELECT o.id, o.order_number AS "orderNumber", o.placed_at AS "placedAt", o.email, o.currency, o.subtotal, o.discount, o.shipping,
      o.tax, o.tax_included AS "taxIncluded", o.grand_total AS "grandTotal",
      coalesce((SELECT sum(r.amount) FROM order_refund r WHERE r.website_id = ${websiteId} AND r.order_id = o.id
        AND r.state <> 'failed'), 0)::bigint AS refunded, o.payment_state AS "paymentState", o.fulfillment_status AS "fulfillmentStatus",
      o.test_mode AS "testMode", o.shipping_option_name AS "shippingOptionName", o.shipping_address AS address, o.note, o.tags,
      o.form_answers AS "formAnswers",
      l.sku, l.title, l.variant_description AS "variantDescription", l.quantity, l.sent, l.canceled,
      l.unit_price AS "unitPrice", l.line_total AS "lineTotal",
      nullif(paid.provider, 'none') AS provider, paid.manual_method AS "manualMethod",
      jsonb_array_length(o.gift_cards) > 0 AS "paidByGiftCard"
    FROM (SELECT * FROM sales_order WHERE website_id = ${websiteId} AND ${condition} AND ${behind}
      ORDER BY placed_at DESC, id LIMIT ${which.limit}) o
    JOIN order_line l ON l.website_id = ${websiteId} AND l.order_id = o.id
    LEFT JOIN LATERAL (SELECT i.provider, a.manual_method FROM payment_intent i
      LEFT JOIN payment_account a ON a.website_id = ${websiteId} AND a.id = i.account_id
      WHERE i.website_id = ${websiteId} AND i.checkout_id = o.checkout_id AND i.state IN ('processing', 'succeeded', 'refunded')
      LIMIT 1) paid ON true
    ORDER BY o.placed_at DESC, o.id, l.display_index`.execute(trx);
  return rows;
}
