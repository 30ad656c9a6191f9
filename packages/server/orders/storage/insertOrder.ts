import type { Address, EventActorKind } from '@quoin/domain/orders';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import type { FulfillmentStatus } from '../../platform/database/schema/store/orders.ts';
import type { LineProgress, NewOrder } from './orderRecord.ts';

/**
 * Writes an order with its number, lines and first events, the last of its transaction: the counter's row is what all
 * orders of a site wait for. Returns the number.
 */
export async function insertOrder(
  trx: SiteTransaction,
  websiteId: string,
  order: NewOrder,
  firstNumber: number,
): Promise<number> {
  // One statement a table, since an engine that spreads tables (Citus) writes no two in one. They travel together.
  const brought = order.external?.history?.number ?? null;
  const [last] = await Promise.all([
    raiseNumber(trx, websiteId, brought, firstNumber),
    insertOrderRow(trx, websiteId, order),
    insertLines(trx, websiteId, order),
    insertFirstEvents(trx, websiteId, order),
  ]);
  return brought ?? last;
}

/** The site's next number; a number that an order brings along is only kept from being given again. */
async function raiseNumber(
  trx: SiteTransaction,
  websiteId: string,
  brought: number | null,
  firstNumber: number,
): Promise<number> {
  const { rows } = await sql<{ last_number: bigint }>`
    INSERT INTO order_counter AS c (website_id, last_number) VALUES (${websiteId}, ${brought ?? firstNumber})
    ON CONFLICT (website_id) DO UPDATE SET last_number = CASE WHEN ${brought}::bigint IS NULL
      THEN greatest(c.last_number + 1, ${firstNumber}) ELSE greatest(c.last_number, ${brought}::bigint) END
    RETURNING last_number`.execute(trx);
  return Number(rows[0]!.last_number);
}

async function insertOrderRow(trx: SiteTransaction, websiteId: string, order: NewOrder): Promise<void> {
  const json = (value: unknown) => JSON.stringify(value);
  const { shippingPart: part, external } = order;
  const history = external?.history;
  const now = trx.now();
  const addressJson = (address: Address | null) => (address === null ? null : JSON.stringify(address));
  const address = addressJson(order.shippingAddress);
  const billing = external === undefined ? address : addressJson(external.billingAddress);
  await sql`
    INSERT INTO sales_order (website_id, id, order_number, checkout_id, cart_id, token_hash, email, currency, subtotal, discount,
      shipping, tax, grand_total, shipping_address, billing_address, shipping_option_name, payment_state, test_mode, note, placed_at,
      shipping_min_days, shipping_max_days, price_tax_interpretation, tax_included, gift_card_total, shipping_discount,
      shipping_taxes, shipping_tax, shipping_tax_included, shipping_gross, applied_taxes, applied_discounts, gift_cards,
      form_answers, language, channel_name, external_reference, fulfilled_on, in_reports, reviews_asked_at, fulfillment_status)
    SELECT counter.website_id, ${order.id}, coalesce(${history?.number ?? null}::bigint, counter.last_number), ${order.checkoutId},
      ${order.cartId}, ${order.tokenHash}, ${order.email},
      ${order.currency}, ${order.subtotal}, ${order.discount}, ${order.shipping}, ${order.tax}, ${order.grandTotal},
      ${address}::jsonb, ${billing}::jsonb, ${order.shippingOptionName}, ${order.paymentState}, ${order.isTest}, ${order.note},
      ${external?.placedAt ?? now}::timestamptz,
      way.min_days, way.max_days, ${order.priceTaxInterpretation}, ${order.taxIncluded}, ${order.giftCardTotal},
      ${part.discount}, ${json(part.taxes)}::jsonb, ${part.tax}, ${part.taxIncluded}, ${part.gross},
      ${json(order.appliedTaxes)}::jsonb, ${json(order.appliedDiscounts)}::jsonb, ${json(order.giftCards)}::jsonb,
      ${json(order.formAnswers)}::jsonb, ${order.language}, ${external?.channelName ?? null}::text,
      ${external?.reference ?? null}::text, ${external?.fulfilledOn ?? null}::timestamptz, ${history?.isInReports ?? true},
      ${history === undefined ? null : now}::timestamptz, ${history === undefined ? 'PENDING' : fulfillmentOf(history.progress)}
    FROM order_counter counter
    LEFT JOIN checkout c ON c.website_id = counter.website_id AND c.id = ${order.checkoutId}
    LEFT JOIN shipping_method way ON way.website_id = c.website_id AND way.id = c.shipping_option_id
    WHERE counter.website_id = ${websiteId}`.execute(trx);
}

function lineRows({ lines, external }: NewOrder) {
  return lines.map((line, index) => ({
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
    sent: external?.history?.progress[index]?.sent ?? 0,
    canceled: external?.history?.progress[index]?.canceled ?? 0,
  }));
}

async function insertLines(trx: SiteTransaction, websiteId: string, order: NewOrder): Promise<void> {
  await sql`
    INSERT INTO order_line (website_id, id, order_id, product_id, variant_id, sku, title, variant_description, product_type,
      quantity, unit_price, line_total, image_asset_id, attributes, additional_fields, display_index,
      discount, discounts, taxes, tax, tax_included, gross, sent, canceled, withdrawal_exemption)
    SELECT o.website_id, l.id, o.id, l.product_id, l.variant_id, l.sku, l.title, l.variant_description, l.product_type,
      l.quantity, l.unit_price, l.line_total, l.image_asset_id, l.attributes, l.additional_fields, l.display_index,
      l.discount, l.discounts, l.taxes, l.tax, l.tax_included, l.gross, l.sent, l.canceled, p.settings ->> 'withdrawalExemption'
    FROM sales_order o CROSS JOIN jsonb_to_recordset(${JSON.stringify(lineRows(order))}::jsonb) AS l(id uuid, product_id uuid,
      variant_id uuid, sku text, title text, variant_description text, product_type int, quantity int, unit_price bigint,
      line_total bigint, image_asset_id uuid, attributes jsonb, additional_fields text, display_index int, discount bigint,
      discounts jsonb, taxes jsonb, tax bigint, tax_included bigint, gross bigint, sent int, canceled int)
    LEFT JOIN product p ON p.website_id = ${websiteId} AND p.id = l.product_id
    WHERE o.website_id = ${websiteId} AND o.id = ${order.id}`.execute(trx);
}

/** `placed`, and `paid` a millisecond later. */
async function insertFirstEvents(trx: SiteTransaction, websiteId: string, order: NewOrder): Promise<void> {
  const { external } = order;
  const isPaid = !['awaiting_payment', 'pending', 'voided'].includes(order.paymentState);
  const data = JSON.stringify({
    amount: { minor: order.grandTotal.toString(), currency: order.currency },
    ...(external && { channel: `${external.channelName}, ${external.reference}` }),
  });
  const by = external?.by ?? { kind: 'customer', name: '' };
  const at = external?.history === undefined ? trx.now() : external.placedAt;
  await trx
    .insertInto('order_event')
    .values(
      (isPaid ? (['placed', 'paid'] as const) : (['placed'] as const)).map((kind, index) => ({
        ...{ website_id: websiteId, id: trx.newId(), order_id: order.id, kind, data },
        ...{ actor_kind: by.kind, actor: by.name, created_at: new Date(at.getTime() + index) },
      })),
    )
    .execute();
}

/** How far an order is follows from its lines (ORD-2). */
function fulfillmentOf(lines: readonly LineProgress[]): FulfillmentStatus {
  const isSent = lines.some(({ sent }) => sent > 0);
  if (lines.some(({ quantity, sent, canceled }) => quantity > sent + canceled)) return isSent ? 'PARTIAL' : 'PENDING';
  return isSent ? 'FULFILLED' : 'CANCELED';
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

/** Makes the next order follow the highest existing one, or start again. */
export async function restartOrderNumbers(trx: SiteTransaction, websiteId: string): Promise<void> {
  const { rows } = await sql<{ highest: bigint | null }>`
    SELECT max(order_number) AS highest FROM sales_order WHERE website_id = ${websiteId}`.execute(trx);
  const highest = rows[0]?.highest ?? null;
  if (highest === null) await trx.deleteFrom('order_counter').where('website_id', '=', websiteId).execute();
  else
    await trx.updateTable('order_counter').set({ last_number: highest }).where('website_id', '=', websiteId).execute();
}
