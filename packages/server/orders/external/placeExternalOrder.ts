import { randomBytes } from 'node:crypto';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import {
  type Address,
  divideExternalAmounts,
  type ExternalAmountCode,
  type ExternalAmounts,
  type ExternalPart,
  FIRST_ORDER_NUMBER,
  orderNumberText,
} from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import { enqueueLowStockCheck, takeUnits } from '../../inventory/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpStockRevision, type Site } from '../../sites/index.ts';
import type { OrderDeps } from '../actOnOrder.ts';
import { fulfilIn, type WantedShipment } from '../fulfilment/fulfilOrder.ts';
import { auditActor, eventActor, type OrderStaff } from '../orderStaff.ts';
import { hashOrderToken, orderToken } from '../orderToken.ts';
import { isOnShelf } from '../placing/purchase.ts';
import { listDraftVariants } from '../storage/drafts.ts';
import { insertOrder } from '../storage/insertOrder.ts';
import type { OrderLine } from '../storage/orderRecord.ts';
import { lockOrderWork } from '../storage/orderWork.ts';
import { insertSaleByHand } from '../storage/salesByHand.ts';
import { externalPart, externalPrice } from './externalPrice.ts';

export interface ExternalLine {
  /** Null: no product of this shop. */
  readonly variantId: string | null;
  /** What a product's line must be, as `PRODUCT_TYPES` numbers them. */
  readonly productType: number;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: bigint;
}

/** An order that was bought and paid somewhere else. */
export interface ExternalOrder {
  readonly channelName: string;
  readonly reference: string;
  /** Empty: not known. */
  readonly email: string;
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
  readonly placedAt: Date;
  readonly fulfilledOn: Date | null;
  readonly lines: readonly ExternalLine[];
  readonly amounts: Omit<ExternalAmounts, 'lines'>;
  readonly shippingName: string | null;
  readonly discounts: readonly { readonly name: string; readonly code: string | null; readonly amount: bigint }[];
  /** Whether its units leave the shelf. */
  readonly takesStock: boolean;
  /** Everything of it went in this parcel; null: it is still to be sent. */
  readonly shipment: WantedShipment | null;
}

type ExternalOrderCode = ExternalAmountCode | 'variantGone' | 'typeWrong' | 'outOfStock' | 'shipmentInvalid';

/** Adds an order from another channel, numbered and paid. What is refused must be rolled back by the caller. */
export async function placeExternalOrder(
  deps: Pick<OrderDeps, 'keyFor' | 'invalidate'>,
  trx: SiteTransaction,
  { site, staff }: { readonly site: Site; readonly staff: OrderStaff },
  order: ExternalOrder,
): Promise<Outcome<{ readonly orderId: string }, ExternalOrderCode>> {
  const divided = divideExternalAmounts({ ...order.amounts, lines: order.lines });
  if (!divided.ok) return divided;
  const lines = await linesOf(trx, site, order, divided.value.lines);
  if (!lines.ok) return lines;
  const orderId = trx.newId();
  const { grandTotal } = order.amounts;
  const sale = { orderId, email: order.email, currency: site.currency, total: grandTotal, accountId: null };
  const { cartId, checkoutId } = await insertSaleByHand(trx, site.id, {
    ...{ ...sale, roll: randomBytes(32), state: 'succeeded' },
  });
  const taken = order.takesStock ? await takeStock(deps, trx, site, lines.value) : null;
  if (taken !== null) return refuse('outOfStock', { values: { variantId: taken } });
  const price = externalPrice(order, divided.value.shipping);
  await insertOrder(
    trx,
    site.id,
    {
      ...{ id: orderId, checkoutId, cartId, tokenHash: hashOrderToken(orderToken(deps, site.id, orderId))! },
      ...{ email: order.email, currency: site.currency, shippingAddress: order.shippingAddress },
      ...{ shippingOptionName: order.shippingName, isTest: false, note: '', language: site.language, formAnswers: [] },
      ...{ paymentState: 'paid', lines: lines.value, ...price },
      external: {
        ...{ channelName: order.channelName, reference: order.reference, billingAddress: order.billingAddress },
        ...{ placedAt: order.placedAt, fulfilledOn: order.fulfilledOn, by: eventActor(staff) },
      },
    },
    FIRST_ORDER_NUMBER,
  );
  return finish(trx, { site, staff, orderId }, order);
}

async function finish(
  trx: SiteTransaction,
  act: { readonly site: Site; readonly staff: OrderStaff; readonly orderId: string },
  { channelName, reference, shipment }: ExternalOrder,
): Promise<Outcome<{ readonly orderId: string }, 'shipmentInvalid'>> {
  const found = await lockOrderWork(trx, act.site.id, act.orderId);
  if (found === null) throw new Error('The order is not there.');
  await recordAudit(trx, {
    ...{ websiteId: act.site.id, actor: auditActor(act.staff), action: 'order.create', subjectId: act.orderId },
    ...{ subjectTitle: orderNumberText(found.order.number), details: { channel: channelName, reference } },
  });
  if (shipment === null) return accept({ orderId: act.orderId });
  const sent = await fulfilIn(trx, act, found, shipment);
  if (sent.ok) return accept({ orderId: act.orderId });
  return refuse('shipmentInvalid', { field: sent.problem.field ?? 'carrierName' });
}

async function linesOf(
  trx: SiteTransaction,
  site: Site,
  { lines }: ExternalOrder,
  parts: readonly ExternalPart[],
): Promise<Outcome<readonly OrderLine[], 'variantGone' | 'typeWrong'>> {
  const ids = lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]));
  const variants = await listDraftVariants(trx, site.id, ids);
  const made: OrderLine[] = [];
  for (const [index, line] of lines.entries()) {
    const { variantId, quantity, unitPrice } = line;
    const variant = variantId === null ? undefined : variants.get(variantId);
    if (variantId !== null && variant === undefined) return refuse('variantGone', { values: { variantId } });
    if (variant !== undefined && variant.productType !== line.productType)
      return refuse('typeWrong', { field: `lineItems.${index}.lineItemType` });
    const id = trx.newId();
    const values = (variant?.optionNames ?? []).map((name) => variant?.attributes[name] ?? '');
    made.push({
      // Nobody's product: an id that no product has.
      ...{ id, productId: variant?.productId ?? id, variantId: variant?.variantId ?? id, sku: variant?.sku ?? '' },
      ...{
        title: variant?.title ?? line.title,
        variantDescription: values.filter((value) => value !== '').join(' / '),
      },
      productType: variant?.productType ?? PRODUCT_TYPES.physical,
      ...{ quantity, unitPrice, imageId: null, attributes: variant?.attributes ?? {}, additionalFields: null },
      ...externalPart(parts[index]!),
    });
  }
  return accept(made);
}

/** Returns the first variant of which there is too little. */
async function takeStock(
  deps: Pick<OrderDeps, 'invalidate'>,
  trx: SiteTransaction,
  site: Site,
  lines: readonly OrderLine[],
): Promise<string | null> {
  const taken = lines.filter(isOnShelf).map(({ id: lineId, variantId, quantity }) => ({ lineId, variantId, quantity }));
  // In the order in which everybody locks variants (STK-7).
  const ids = [...new Set(taken.map(({ variantId }) => variantId))].sort();
  for (const id of ids) {
    const own = taken.filter(({ variantId }) => variantId === id);
    if (!(await takeUnits(trx, site.id, own, 'free'))) return id;
  }
  if (ids.length === 0) return null;
  await enqueueLowStockCheck(trx, site.id, ids);
  await bumpStockRevision(trx, site.id);
  trx.afterCommit(() => deps.invalidate(site.id));
  return null;
}
