import type { ApiAddress, ApiCode, ApiCreatedOrder, ApiOrderCreation } from '@quoin/contract/commerceApi';
import type { WireMoney } from '@quoin/contract/endpoints/site';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { isWithinWireRange, parseDecimalMoney } from '@quoin/domain/money';
import { type Address, isCountryCode, validateContact } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { type ExternalOrder, placeExternalOrder } from '../../orders/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { countOnce } from '../../platform/database/idempotency.ts';
import type { Program } from '../../platform/http/apiPipeline.ts';
import type { Site } from '../../sites/index.ts';
import { onceByKey } from '../onceByKey.ts';
import { shipmentOf } from './fulfilByProgram.ts';
import { type LoadedOrder, loadOrderIn } from './loadOrders.ts';

/** For keys of one site together; extensions have no such bound. */
const ORDERS_AN_HOUR = 100;
const ROUTE = 'api.orders.create';
const HOUR_MS = 3_600_000;

export interface OrderCreation {
  /** The Idempotency-Key. */
  readonly key: string;
  readonly wanted: ApiOrderCreation;
  /** The answer, which is kept with the key. */
  readonly tell: (order: LoadedOrder) => ApiCreatedOrder;
}

/** Adds an order that was bought somewhere else: all of it or nothing, once for each Idempotency-Key. */
export function createByProgram(
  deps: Pick<Deps, 'db' | 'keyFor' | 'pages'>,
  { site, keyId, actor, extension }: Program,
  { key, wanted, tell }: OrderCreation,
): Promise<Outcome<ApiCreatedOrder, ApiCode>> {
  const route = extension === null ? ROUTE : `${ROUTE}ByExtension`;
  const call = { websiteId: site.id, keyId, route, key, body: wanted };
  return onceByKey<ApiCreatedOrder, ApiCode>(deps, call, async (trx) => {
    if (extension === null && (await isBusy(trx, site)))
      return refuse('ordersTooMany', { values: { most: ORDERS_AN_HOUR } });
    const order = externalOrder(site, wanted, trx.now());
    if (!order.ok) return order;
    const staff = { ...actor, roles: [], isOwner: false };
    const invalidate = (websiteId: string) => deps.pages.invalidate(websiteId);
    const placed = await placeExternalOrder({ ...deps, invalidate }, trx, { site, staff }, order.value);
    if (!placed.ok)
      return refuse(CODES[placed.problem.code], {
        values: { ...VALUES, ...placed.problem.values, ...fieldOf(placed.problem) },
      });
    const loaded = await loadOrderIn(trx, site.id, placed.value.orderId);
    if (loaded === null) throw new Error('The order is not there.');
    return accept(tell(loaded));
  });
}

/** The request itself is counted already. */
async function isBusy(trx: SiteTransaction, site: Site): Promise<boolean> {
  const since = new Date(trx.now().getTime() - HOUR_MS);
  return (await countOnce(trx, site.id, ROUTE, since)) > ORDERS_AN_HOUR;
}

const CODES = {
  subtotalNotSum: 'subtotalNotSum',
  grandTotalNotSum: 'grandTotalNotSum',
  discountTooLarge: 'fieldInvalid',
  variantGone: 'variantGone',
  typeWrong: 'fieldInvalid',
  outOfStock: 'stockTooLow',
  shipmentInvalid: 'fieldInvalid',
} as const satisfies Record<string, ApiCode>;
const VALUES = { field: 'discountTotal' };

function fieldOf({ code, field }: { readonly code: string; readonly field?: string }) {
  if (field === undefined) return {};
  return { field: code === 'shipmentInvalid' ? `fulfillments.0.${field}` : field };
}

const TYPES = {
  PHYSICAL_PRODUCT: PRODUCT_TYPES.physical,
  DIGITAL: PRODUCT_TYPES.digital,
  SERVICE: PRODUCT_TYPES.service,
  CUSTOM: PRODUCT_TYPES.physical,
} as const;

/** Refuses an amount; caught where the order is read. */
class AmountRefused extends Error {
  constructor(
    readonly code: 'currencyWrong' | 'fieldInvalid',
    readonly field: string,
  ) {
    super(code);
  }
}

function externalOrder(site: Site, wanted: ApiOrderCreation, now: Date): Outcome<ExternalOrder, ApiCode> {
  const invalid = (field: string) => refuse('fieldInvalid', { values: { field } });
  const { customerEmail: email } = wanted;
  if (email !== null && validateContact({ email }).length > 0) return invalid('customerEmail');
  for (const field of ['billingAddress', 'shippingAddress'] as const) {
    const code = wanted[field]?.countryCode ?? null;
    if (code !== null && !isCountryCode(code)) return invalid(`${field}.countryCode`);
  }
  const isSent = wanted.fulfillmentStatus === 'FULFILLED' || wanted.fulfillments.length > 0;
  if (wanted.fulfilledOn !== null && !isSent) return invalid('fulfilledOn');
  try {
    return accept({
      ...{ channelName: wanted.channelName, reference: wanted.externalOrderReference, email: email ?? '' },
      ...{ billingAddress: addressOf(wanted.billingAddress), shippingAddress: addressOf(wanted.shippingAddress) },
      ...{ placedAt: wanted.createdOn ?? now, fulfilledOn: wanted.fulfilledOn },
      ...amountsOf(site, wanted),
      takesStock: wanted.inventoryBehavior === 'DEDUCT',
      shipment: isSent ? { ...shipmentOf(wanted.fulfillments[0]), isMailed: isMailed(wanted) } : null,
    });
  } catch (fault) {
    if (fault instanceof AmountRefused) return refuse(fault.code, { values: { field: fault.field } });
    throw fault;
  }
}

function isMailed({ shopperFulfillmentNotificationBehavior, customerEmail }: ApiOrderCreation): boolean {
  return shopperFulfillmentNotificationBehavior === 'SEND' && customerEmail !== null;
}

function amountsOf(site: Site, wanted: ApiOrderCreation) {
  const minor = (amount: WireMoney, field: string) => minorOf(site, amount, field);
  const maybe = (amount: WireMoney | null, field: string) => (amount === null ? null : minor(amount, field));
  const discounts = wanted.discountLines.map(({ name, description, promoCode, amount }, index) => ({
    ...{ name: name ?? description ?? promoCode ?? '', code: promoCode },
    amount: minor(amount, `discountLines.${index}.amount`),
  }));
  const [shippingLine] = wanted.shippingLines;
  const shipping = maybe(wanted.shippingTotal, 'shippingTotal');
  const discountSum = discounts.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    lines: wanted.lineItems.map(({ lineItemType, variantId, title, quantity, unitPricePaid }, index) => ({
      ...{
        variantId: lineItemType === 'CUSTOM' ? null : variantId,
        productType: TYPES[lineItemType],
        title: title ?? '',
      },
      ...{ quantity, unitPrice: minor(unitPricePaid, `lineItems.${index}.unitPricePaid`) },
    })),
    ...{ discounts, shippingName: shippingLine?.method ?? null },
    amounts: {
      subtotal: maybe(wanted.subtotal, 'subtotal'),
      shipping: shipping ?? maybe(shippingLine?.amount ?? null, 'shippingLines.0.amount') ?? 0n,
      discount: maybe(wanted.discountTotal, 'discountTotal') ?? discountSum,
      tax: maybe(wanted.taxTotal, 'taxTotal') ?? 0n,
      grandTotal: minor(wanted.grandTotal, 'grandTotal'),
      isTaxIncluded: wanted.priceTaxInterpretation === 'INCLUSIVE',
    },
  };
}

/** @throws AmountRefused */
function minorOf(site: Site, { currency, value }: WireMoney, field: string): bigint {
  if (currency !== site.currency) throw new AmountRefused('currencyWrong', field);
  const amount = parseDecimalMoney(value, site.currency);
  const isSound = amount.ok && amount.value.minor >= 0n && isWithinWireRange(amount.value);
  if (!isSound) throw new AmountRefused('fieldInvalid', field);
  return amount.value.minor;
}

function addressOf(given: ApiAddress | null): Address | null {
  if (given === null) return null;
  const part = (name: keyof ApiAddress) => given[name] ?? '';
  return {
    ...{
      fullName: `${part('firstName')} ${part('lastName')}`.trim(),
      line1: part('address1'),
      line2: part('address2'),
    },
    ...{ city: part('city'), region: part('state'), postalCode: part('postalCode') },
    ...{ countryCode: part('countryCode'), phone: part('phone') },
  };
}
