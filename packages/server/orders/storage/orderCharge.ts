import type { ChargedLine, ChargedOrder, ChargedPart } from '@quoin/domain/cart';
import { type CurrencyCode, isCurrencyCode, money } from '@quoin/domain/money';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A tax as it was charged, with its name for documents. */
export interface ChargedTax {
  readonly ruleId: string;
  readonly name: string;
  /** Millionths. */
  readonly ratePpm: number;
}

/** An order's price in all its parts, as it was charged (MON-8). */
export interface OrderCharge {
  readonly charged: ChargedOrder;
  readonly taxes: readonly ChargedTax[];
  readonly taxIncluded: bigint;
  readonly isTaxIncluded: boolean;
}

interface PartRow {
  readonly discount: bigint;
  readonly taxes: readonly { readonly ruleId: string; readonly amount: unknown }[];
  readonly tax_included: bigint;
  readonly gross: bigint;
}

interface OrderRow {
  readonly currency: string;
  readonly amount_due: bigint;
  readonly tax_included: bigint;
  readonly price_tax_interpretation: string;
  readonly applied_taxes: readonly {
    readonly ruleId: string;
    readonly name?: unknown;
    readonly ratePpm?: unknown;
  }[];
  readonly gift_cards: readonly { readonly id: string; readonly amount: unknown }[];
  readonly shipping_discount: bigint;
  readonly shipping_taxes: PartRow['taxes'];
  readonly shipping_tax_included: bigint;
  readonly shipping_gross: bigint;
}

/** @throws when there is no such order. */
export async function loadOrderCharge(trx: SiteTransaction, websiteId: string, orderId: string): Promise<OrderCharge> {
  const order = (
    await sql<OrderRow>`SELECT currency, amount_due, tax_included, price_tax_interpretation, applied_taxes, gift_cards,
      shipping_discount, shipping_taxes, shipping_tax_included, shipping_gross
      FROM sales_order WHERE website_id = ${websiteId} AND id = ${orderId}`.execute(trx)
  ).rows[0];
  if (order === undefined || !isCurrencyCode(order.currency)) throw new Error(`There is no order ${orderId}`);
  const { rows } = await sql<PartRow & { id: string; quantity: number; line_total: bigint }>`
    SELECT id, quantity, line_total, discount, taxes, tax_included, gross FROM order_line
    WHERE website_id = ${websiteId} AND order_id = ${orderId} ORDER BY display_index, id`.execute(trx);
  const { currency } = order;
  const lines = rows.map(
    (row): ChargedLine => ({
      id: row.id,
      quantity: row.quantity,
      subtotal: money(row.line_total, currency),
      ...partOf(row, currency),
    }),
  );
  const shippingLine = partOf(
    {
      discount: order.shipping_discount,
      taxes: order.shipping_taxes,
      tax_included: order.shipping_tax_included,
      gross: order.shipping_gross,
    },
    currency,
  );
  const giftCards = order.gift_cards.map(({ id, amount }) => ({ id, amount: money(digits(amount), currency) }));
  const amountDue = money(order.amount_due, currency);
  return {
    charged: { currency, lines, shippingLine, giftCards, amountDue },
    taxes: order.applied_taxes.map(({ ruleId, name, ratePpm }) => ({
      ruleId,
      name: typeof name === 'string' ? name : '',
      ratePpm: typeof ratePpm === 'number' ? ratePpm : 0,
    })),
    taxIncluded: order.tax_included,
    isTaxIncluded: order.price_tax_interpretation === 'INCLUSIVE',
  };
}

function partOf({ discount, taxes, tax_included, gross }: PartRow, currency: CurrencyCode): ChargedPart {
  return {
    discount: money(discount, currency),
    taxes: taxes.map(({ ruleId, amount }) => ({ ruleId, amount: money(digits(amount), currency) })),
    taxIncluded: money(tax_included, currency),
    gross: money(gross, currency),
  };
}

/** Amounts in JSON are digits of minor units: JSON knows no bigint. */
function digits(amount: unknown): bigint {
  return typeof amount === 'string' && /^\d{1,20}$/.test(amount) ? BigInt(amount) : 0n;
}

/** What an order was paid in; null when there is none. */
export async function findOrderCurrency(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<CurrencyCode | null> {
  const query = trx.selectFrom('sales_order').select('currency').where('website_id', '=', websiteId);
  const row = await query.where('id', '=', orderId).executeTakeFirst();
  return row !== undefined && isCurrencyCode(row.currency) ? row.currency : null;
}
