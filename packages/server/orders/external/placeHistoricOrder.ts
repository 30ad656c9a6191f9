import { createHash, randomBytes } from 'node:crypto';
import { decideRefund } from '@quoin/domain/cart';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { type CurrencyCode, money } from '@quoin/domain/money';
import {
  type Address,
  divideExternalAmounts,
  type ExternalAmounts,
  type ExternalPart,
  FIRST_ORDER_NUMBER,
  type OrderPaymentState,
} from '@quoin/domain/orders';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import type { OrderDeps } from '../actOnOrder.ts';
import { eventActor, type OrderStaff } from '../orderStaff.ts';
import { hashOrderToken, orderToken } from '../orderToken.ts';
import { partsToJson } from '../refunds/refundParts.ts';
import { insertHistoricRefund, listProductsBySku, lockFreeNumber } from '../storage/historicOrders.ts';
import { insertOrder } from '../storage/insertOrder.ts';
import { loadOrderCharge } from '../storage/orderCharge.ts';
import type { OrderLine } from '../storage/orderRecord.ts';
import { insertSaleByHand } from '../storage/salesByHand.ts';
import { externalPart, externalPrice } from './externalPrice.ts';

export interface HistoricLine {
  readonly title: string;
  readonly variant: string;
  readonly sku: string;
  readonly isShipped: boolean;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly sent: number;
  readonly canceled: number;
}

/** An order that was placed, paid and perhaps sent in another product, before the shop moved here. */
export interface HistoricOrder {
  readonly source: string;
  readonly reference: string;
  /** What it keeps where no other order has it. */
  readonly number: number | null;
  readonly email: string;
  readonly currency: CurrencyCode;
  readonly placedAt: Date;
  readonly fulfilledOn: Date | null;
  readonly payment: OrderPaymentState;
  /** Minor units; what went back of a refunded order. */
  readonly refunded: bigint;
  readonly lines: readonly HistoricLine[];
  readonly amounts: Omit<ExternalAmounts, 'lines'>;
  readonly discountCode: string;
  readonly shippingName: string;
  readonly note: string;
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
  /** Whether sales reports count it. */
  readonly isInReports: boolean;
}

export interface PlacedHistoricOrder {
  readonly orderId: string;
  readonly number: number;
}

/**
 * Adds an order as history. No stock moves, nobody gets a mail, and no webhook tells of it: the caller's transaction has
 * switched them off. @throws where the amounts do not add up.
 */
export async function placeHistoricOrder(
  deps: Pick<OrderDeps, 'keyFor'>,
  trx: SiteTransaction,
  { site, staff }: { readonly site: Site; readonly staff: OrderStaff },
  order: HistoricOrder,
): Promise<PlacedHistoricOrder> {
  const divided = divideExternalAmounts({ ...order.amounts, lines: order.lines });
  if (!divided.ok) throw new Error(`The amounts of ${order.reference} do not add up: ${divided.problem.code}`);
  const kept = await lockFreeNumber(trx, site.id, order.number);
  const orderId = trx.newId();
  const total = order.amounts.grandTotal;
  const sale = { orderId, email: order.email, currency: order.currency, total, accountId: null, roll: randomBytes(32) };
  const state =
    order.payment === 'voided' ? 'failed' : order.payment === 'awaiting_payment' ? 'processing' : 'succeeded';
  const { cartId, checkoutId } = await insertSaleByHand(trx, site.id, { ...sale, state });
  const discounts = order.amounts.discount === 0n ? [] : [discountOf(order)];
  const number = await insertOrder(
    trx,
    site.id,
    {
      ...{ id: orderId, checkoutId, cartId, tokenHash: hashOrderToken(orderToken(deps, site.id, orderId))! },
      ...{ email: order.email, currency: order.currency, shippingAddress: order.shippingAddress },
      ...{ shippingOptionName: order.shippingName || null, isTest: false, note: order.note, language: site.language },
      ...{ formAnswers: [], paymentState: order.payment, lines: await linesOf(trx, site, order, divided.value.lines) },
      ...externalPrice({ amounts: order.amounts, discounts }, divided.value.shipping),
      external: {
        ...{ channelName: order.source, reference: order.reference, billingAddress: order.billingAddress },
        ...{ placedAt: order.placedAt, fulfilledOn: order.fulfilledOn, by: eventActor(staff) },
        history: { number: kept, isInReports: order.isInReports, progress: order.lines },
      },
    },
    FIRST_ORDER_NUMBER,
  );
  if (order.refunded > 0n) await refund(trx, site, { orderId, checkoutId, order });
  return { orderId, number };
}

function discountOf({ discountCode, amounts }: HistoricOrder) {
  return { name: discountCode || 'Discount', code: discountCode || null, amount: amounts.discount };
}

async function linesOf(
  trx: SiteTransaction,
  site: Site,
  { lines }: HistoricOrder,
  parts: readonly ExternalPart[],
): Promise<readonly OrderLine[]> {
  const products = await listProductsBySku(
    trx,
    site.id,
    lines.map(({ sku }) => sku),
  );
  return lines.map((line, index) => {
    // A variant of its own: what is put back on the shelf goes to none, for nothing was taken from it.
    const productId = products.get(line.sku) ?? nameId(site.id, line.sku || line.title);
    return {
      ...{ id: trx.newId(), productId, variantId: productId, sku: line.sku, title: line.title },
      ...{ variantDescription: line.variant, quantity: line.quantity, unitPrice: line.unitPrice },
      productType: line.isShipped ? PRODUCT_TYPES.physical : PRODUCT_TYPES.service,
      ...{ imageId: null, attributes: {}, additionalFields: null },
      ...externalPart(parts[index]!),
    };
  });
}

/** A product that is not here: the same id for the same name, so that reports count it once. */
function nameId(websiteId: string, name: string): string {
  const hex = createHash('sha256').update(`${websiteId} ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function refund(
  trx: SiteTransaction,
  site: Site,
  about: { readonly orderId: string; readonly checkoutId: string; readonly order: HistoricOrder },
): Promise<void> {
  const { orderId, checkoutId, order } = about;
  const { charged } = await loadOrderCharge(trx, site.id, orderId);
  const decided = decideRefund(charged, [], { kind: 'amount', amount: money(order.refunded, order.currency) });
  if (!decided.ok) throw new Error(`The refund of ${order.reference} cannot be recorded: ${decided.problem.code}`);
  const parts = partsToJson(decided.value);
  await insertHistoricRefund(trx, site.id, {
    orderId,
    checkoutId,
    amount: order.refunded,
    currency: order.currency,
    parts,
  });
}
