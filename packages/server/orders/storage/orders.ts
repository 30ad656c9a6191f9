import {
  type FulfillmentState,
  isBefore,
  ORDER_MACHINE,
  type OrderPaymentState,
  reachableStates,
  type WithdrawalState,
} from '@quoin/domain/orders';
import { sql } from 'kysely';
import { toAddress } from '../../cart/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import type {
  StoredAnswer,
  StoredAppliedDiscount,
  StoredAppliedTax,
  StoredGiftCardShare,
  StoredTaxShare,
} from '../../platform/database/schema/store/orders.ts';
import type { StoredOrder, StoredOrderLine } from './orderRecord.ts';

/**
 * Moves the money side of an order on; only from the state in which the caller saw it, and where an event leads from the rest of
 * its state (ORD-2). False: it is somewhere else.
 */
export async function moveOrderPayment(
  trx: SiteTransaction,
  websiteId: string,
  order: Pick<StoredOrder, 'id' | 'paymentState'>,
  to: OrderPaymentState,
): Promise<boolean> {
  const moves = reachableStates(ORDER_MACHINE).filter(
    (state) => state.payment === order.paymentState && isBefore(ORDER_MACHINE, state, { ...state, payment: to }),
  );
  if (moves.length === 0) return false;
  const pairs = moves.map(({ fulfillment, withdrawal }) => sql`(${fulfillment}, ${withdrawal})`);
  const { numUpdatedRows } = await trx
    .updateTable('sales_order')
    .set({ payment_state: to })
    .where('website_id', '=', websiteId)
    .where('id', '=', order.id)
    .where('payment_state', '=', order.paymentState)
    .where(sql<boolean>`(fulfillment_status, withdrawal_state) IN (${sql.join(pairs)})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface OrderRow {
  readonly id: string;
  readonly order_number: bigint;
  readonly checkout_id: string;
  readonly cart_id: string;
  readonly email: string;
  readonly currency: string;
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly grand_total: bigint;
  readonly price_tax_interpretation: 'INCLUSIVE' | 'EXCLUSIVE';
  readonly tax_included: bigint;
  readonly gift_card_total: bigint;
  readonly shipping_discount: bigint;
  readonly shipping_taxes: readonly StoredTaxShare[];
  readonly shipping_tax: bigint;
  readonly shipping_tax_included: bigint;
  readonly shipping_gross: bigint;
  readonly applied_taxes: readonly StoredAppliedTax[];
  readonly applied_discounts: readonly StoredAppliedDiscount[];
  readonly gift_cards: readonly StoredGiftCardShare[];
  readonly form_answers: readonly StoredAnswer[];
  readonly shipping_address: JsonObject | null;
  readonly shipping_option_name: string | null;
  readonly payment_state: OrderPaymentState;
  readonly fulfillment_status: FulfillmentState;
  readonly withdrawal_state: WithdrawalState;
  readonly billing_address: JsonObject | null;
  readonly shipping_min_days: number | null;
  readonly shipping_max_days: number | null;
  readonly revision: number;
  readonly test_mode: boolean;
  readonly note: string;
  readonly placed_at: Date;
  readonly language: string | null;
}

function daysOf({ shipping_min_days: min, shipping_max_days: max }: OrderRow): StoredOrder['deliveryDays'] {
  return min === null || max === null ? null : { min, max };
}

function toOrder(row: OrderRow): StoredOrder {
  return {
    id: row.id,
    number: Number(row.order_number),
    checkoutId: row.checkout_id,
    cartId: row.cart_id,
    email: row.email,
    currency: row.currency,
    subtotal: row.subtotal,
    discount: row.discount,
    shipping: row.shipping,
    tax: row.tax,
    grandTotal: row.grand_total,
    priceTaxInterpretation: row.price_tax_interpretation,
    taxIncluded: row.tax_included,
    giftCardTotal: row.gift_card_total,
    shippingPart: {
      discount: row.shipping_discount,
      discounts: [],
      taxes: row.shipping_taxes,
      tax: row.shipping_tax,
      taxIncluded: row.shipping_tax_included,
      gross: row.shipping_gross,
    },
    appliedTaxes: row.applied_taxes,
    appliedDiscounts: row.applied_discounts,
    giftCards: row.gift_cards,
    formAnswers: row.form_answers,
    shippingAddress: row.shipping_address === null ? null : toAddress(row.shipping_address),
    shippingOptionName: row.shipping_option_name,
    paymentState: row.payment_state,
    fulfillmentStatus: row.fulfillment_status,
    withdrawalState: row.withdrawal_state,
    billingAddress: row.billing_address === null ? null : toAddress(row.billing_address),
    deliveryDays: daysOf(row),
    revision: row.revision,
    language: row.language,
    isTest: row.test_mode,
    note: row.note,
    placedAt: row.placed_at,
  };
}

/** By the hash of the token in its status link (ORD-6). */
export async function findOrderByToken(
  trx: SiteTransaction,
  websiteId: string,
  tokenHash: Buffer,
): Promise<StoredOrder | null> {
  const query = trx
    .selectFrom('sales_order')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash);
  const row = await query.executeTakeFirst();
  return row ? toOrder(row) : null;
}

export async function findOrderById(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredOrder | null> {
  const query = trx.selectFrom('sales_order').selectAll().where('website_id', '=', websiteId).where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row ? toOrder(row) : null;
}

/** Waits for everybody who is changing this order: its acts happen one after the other. */
export async function lockOrder(trx: SiteTransaction, websiteId: string, id: string): Promise<StoredOrder | null> {
  const query = trx.selectFrom('sales_order').selectAll().where('website_id', '=', websiteId).where('id', '=', id);
  const row = await query.forUpdate().executeTakeFirst();
  return row ? toOrder(row) : null;
}

export async function listLinesOfOrder(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<StoredOrderLine[]> {
  const rows = await trx
    .selectFrom('order_line')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('display_index')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    sku: row.sku,
    title: row.title,
    variantDescription: row.variant_description,
    productType: row.product_type,
    quantity: row.quantity,
    sent: row.sent,
    canceled: row.canceled,
    unitPrice: row.unit_price,
    imageId: row.image_asset_id,
    attributes: row.attributes,
    additionalFields: row.additional_fields,
    discount: row.discount,
    discounts: row.discounts,
    taxes: row.taxes,
    tax: row.tax,
    taxIncluded: row.tax_included,
    gross: row.gross,
  }));
}
