import {
  type Address,
  type EventActorKind,
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
  StoredDiscountShare,
  StoredGiftCardShare,
  StoredTaxShare,
} from '../../platform/database/schema/store/orders.ts';

/** The parts of what a line or the shipping was charged (MON-3); amounts in minor units. */
export interface PartPrice {
  readonly discount: bigint;
  readonly discounts: readonly StoredDiscountShare[];
  readonly taxes: readonly StoredTaxShare[];
  /** Added to the price; `taxIncluded` is within it: one of the two is zero (decision 0012). */
  readonly tax: bigint;
  readonly taxIncluded: bigint;
  readonly gross: bigint;
}

/** What an order keeps of its price. */
export interface OrderPrice {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly shipping: bigint;
  readonly tax: bigint;
  readonly grandTotal: bigint;
  readonly priceTaxInterpretation: 'INCLUSIVE' | 'EXCLUSIVE';
  readonly taxIncluded: bigint;
  readonly giftCardTotal: bigint;
  readonly shippingPart: PartPrice;
  readonly appliedTaxes: readonly StoredAppliedTax[];
  readonly appliedDiscounts: readonly StoredAppliedDiscount[];
  readonly giftCards: readonly StoredGiftCardShare[];
}

export interface OrderLine extends PartPrice {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  readonly variantDescription: string;
  readonly productType: number;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly imageId: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly additionalFields: string | null;
}

/** A line of a placed order, and how many of it were sent and canceled. */
export interface StoredOrderLine extends OrderLine {
  readonly sent: number;
  readonly canceled: number;
}

export interface NewOrder extends OrderPrice {
  readonly id: string;
  readonly checkoutId: string;
  readonly cartId: string;
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly currency: string;
  readonly shippingAddress: Address | null;
  readonly shippingOptionName: string | null;
  readonly isTest: boolean;
  readonly note: string;
  /** The owner's own questions at checkout, as they were asked. */
  readonly formAnswers: readonly StoredAnswer[];
  /** BCP 47: what its mails and papers are written in. Null on orders from before: the site's. */
  readonly language: string | null;
  /** What the order begins with: the money is there, or comes later. */
  readonly paymentState: OrderPaymentState;
  readonly lines: readonly OrderLine[];
  /** Of an order that a program brings from somewhere else. */
  readonly external?: ExternalOrigin;
}

export interface ExternalOrigin {
  readonly channelName: string;
  /** What the order is called there. */
  readonly reference: string;
  readonly billingAddress: Address | null;
  readonly placedAt: Date;
  readonly fulfilledOn: Date | null;
  /** Who brought it. */
  readonly by: EventActor;
}

export interface StoredOrder extends Omit<NewOrder, 'tokenHash' | 'lines' | 'external'> {
  readonly number: number;
  readonly fulfillmentStatus: FulfillmentState;
  readonly withdrawalState: WithdrawalState;
  readonly billingAddress: Address | null;
  /** Working days of the chosen way of shipping; null where nobody has said. */
  readonly deliveryDays: { readonly min: number; readonly max: number } | null;
  readonly revision: number;
  readonly placedAt: Date;
}

/**
 * Writes an order with its number, lines and first event in one statement, the last of its transaction: the counter's
 * row is what all orders of a site wait for. Returns the number.
 */
export async function insertOrder(
  trx: SiteTransaction,
  websiteId: string,
  order: NewOrder,
  firstNumber: number,
): Promise<number> {
  const now = trx.now();
  const lines = order.lines.map((line, index) => ({
    id: line.id,
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    title: line.title,
    variant_description: line.variantDescription,
    product_type: line.productType,
    quantity: line.quantity,
    unit_price: line.unitPrice.toString(),
    line_total: (line.unitPrice * BigInt(line.quantity)).toString(),
    image_asset_id: line.imageId,
    attributes: line.attributes,
    additional_fields: line.additionalFields,
    display_index: index,
    discount: line.discount.toString(),
    discounts: line.discounts,
    taxes: line.taxes,
    tax: line.tax.toString(),
    tax_included: line.taxIncluded.toString(),
    gross: line.gross.toString(),
  }));
  const json = (value: unknown) => JSON.stringify(value);
  const { shippingPart: part, external } = order;
  const amount = {
    amount: { minor: order.grandTotal.toString(), currency: order.currency },
    ...(external && { channel: `${external.channelName}, ${external.reference}` }),
  };
  const kinds = order.paymentState === 'paid' ? ['placed', 'paid'] : ['placed'];
  const addressJson = (address: Address | null) => (address === null ? null : JSON.stringify(address));
  const address = addressJson(order.shippingAddress);
  const billing = external === undefined ? address : addressJson(external.billingAddress);
  const by = external?.by ?? { kind: 'customer', name: '' };
  const { rows } = await sql<{ order_number: bigint }>`
    WITH counter AS (
      INSERT INTO order_counter AS c (website_id, last_number) VALUES (${websiteId}, ${firstNumber})
      ON CONFLICT (website_id) DO UPDATE SET last_number = greatest(c.last_number + 1, ${firstNumber}) RETURNING last_number
    ), placed AS (
      INSERT INTO sales_order (website_id, id, order_number, checkout_id, cart_id, token_hash, email, currency, subtotal, discount,
        shipping, tax, grand_total, shipping_address, billing_address, shipping_option_name, payment_state, test_mode, note, placed_at,
        shipping_min_days, shipping_max_days, price_tax_interpretation, tax_included, gift_card_total, shipping_discount,
        shipping_taxes, shipping_tax, shipping_tax_included, shipping_gross, applied_taxes, applied_discounts, gift_cards,
        form_answers, language, channel_name, external_reference, fulfilled_on)
      SELECT ${websiteId}, ${order.id}, last_number, ${order.checkoutId}, ${order.cartId}, ${order.tokenHash}, ${order.email},
        ${order.currency}, ${order.subtotal}, ${order.discount}, ${order.shipping}, ${order.tax}, ${order.grandTotal},
        ${address}::jsonb, ${billing}::jsonb, ${order.shippingOptionName}, ${order.paymentState}, ${order.isTest}, ${order.note},
        ${external?.placedAt ?? now}::timestamptz,
        way.min_days, way.max_days, ${order.priceTaxInterpretation}, ${order.taxIncluded}, ${order.giftCardTotal},
        ${part.discount}, ${json(part.taxes)}::jsonb, ${part.tax}, ${part.taxIncluded}, ${part.gross},
        ${json(order.appliedTaxes)}::jsonb, ${json(order.appliedDiscounts)}::jsonb, ${json(order.giftCards)}::jsonb,
        ${json(order.formAnswers)}::jsonb, ${order.language}, ${external?.channelName ?? null}::text,
        ${external?.reference ?? null}::text, ${external?.fulfilledOn ?? null}::timestamptz
      FROM counter LEFT JOIN (
        SELECT o.min_days, o.max_days FROM checkout c JOIN shipping_method o
          ON o.website_id = c.website_id AND o.id = c.shipping_option_id
        WHERE c.website_id = ${websiteId} AND c.id = ${order.checkoutId}
      ) way ON true RETURNING order_number
    ), lines AS (
      INSERT INTO order_line (website_id, id, order_id, product_id, variant_id, sku, title, variant_description, product_type,
        quantity, unit_price, line_total, image_asset_id, attributes, additional_fields, display_index,
        discount, discounts, taxes, tax, tax_included, gross, withdrawal_exemption)
      SELECT ${websiteId}, l.id, ${order.id}, l.product_id, l.variant_id, l.sku, l.title, l.variant_description, l.product_type,
        l.quantity, l.unit_price, l.line_total, l.image_asset_id, l.attributes, l.additional_fields, l.display_index,
        l.discount, l.discounts, l.taxes, l.tax, l.tax_included, l.gross, p.settings ->> 'withdrawalExemption'
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS l(id uuid, product_id uuid, variant_id uuid, sku text,
        title text, variant_description text, product_type int, quantity int, unit_price bigint, line_total bigint,
        image_asset_id uuid, attributes jsonb, additional_fields text, display_index int, discount bigint, discounts jsonb,
        taxes jsonb, tax bigint, tax_included bigint, gross bigint)
      LEFT JOIN product p ON p.website_id = ${websiteId} AND p.id = l.product_id
    ), event AS (
      INSERT INTO order_event (website_id, id, order_id, kind, data, actor_kind, actor, created_at)
      SELECT ${websiteId}, e.id, ${order.id}, e.kind, ${JSON.stringify(amount)}::jsonb, ${by.kind}::text, ${by.name}::text,
        ${now}::timestamptz + (e.at - 1) * interval '1 millisecond'
      FROM unnest(${kinds.map(() => trx.newId())}::uuid[], ${kinds}::text[]) WITH ORDINALITY AS e(id, kind, at)
    )
    SELECT order_number FROM placed`.execute(trx);
  return Number(rows[0]!.order_number);
}

/** Who did it; the name as it was then. */
export interface EventActor {
  readonly kind: EventActorKind;
  readonly name: string;
}

/** One line of the order's timeline; never changed afterwards. Answers its id. */
export async function insertOrderEvent(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
  kind: string,
  data: JsonObject = {},
  by: EventActor = { kind: 'system', name: '' },
): Promise<string> {
  const id = trx.newId();
  await trx
    .insertInto('order_event')
    .values({
      website_id: websiteId,
      id,
      order_id: orderId,
      kind,
      data: JSON.stringify(data),
      actor_kind: by.kind,
      actor: by.name,
      created_at: trx.now(),
    })
    .execute();
  return id;
}

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

/** Makes the next order follow the highest existing one, or start again. */
export async function restartOrderNumbers(trx: SiteTransaction, websiteId: string): Promise<void> {
  const { rows } = await sql<{ highest: bigint | null }>`
    SELECT max(order_number) AS highest FROM sales_order WHERE website_id = ${websiteId}`.execute(trx);
  const highest = rows[0]?.highest ?? null;
  if (highest === null) await trx.deleteFrom('order_counter').where('website_id', '=', websiteId).execute();
  else
    await trx.updateTable('order_counter').set({ last_number: highest }).where('website_id', '=', websiteId).execute();
}
