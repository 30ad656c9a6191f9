import type { ApiAddress, ApiFulfillment, ApiLineItem, ApiLineItemType, ApiOrder } from '@quoin/contract/commerceApi';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { namesOf } from '@quoin/domain/formats';
import { shownAnswers } from '@quoin/domain/forms';
import { carrierText, type OrderPaymentState, trackingUrl } from '@quoin/domain/orders';
import { toWireMoney } from '../../../platform/http/replies/wireMoney.ts';
import type { LoadedLine, LoadedOrder } from '../../orders/loadOrders.ts';

export const PAYMENT_STATES: Readonly<Record<OrderPaymentState, ApiOrder['paymentState']>> = {
  awaiting_payment: 'PENDING',
  pending: 'PENDING',
  paid: 'PAID',
  partially_refunded: 'PARTIALLY_REFUNDED',
  refunded: 'REFUNDED',
  voided: 'VOIDED',
};

const LINE_TYPES: Readonly<Record<number, ApiLineItemType>> = {
  [PRODUCT_TYPES.physical]: 'PHYSICAL_PRODUCT',
  [PRODUCT_TYPES.digital]: 'DIGITAL',
  [PRODUCT_TYPES.service]: 'SERVICE',
  [PRODUCT_TYPES.giftCard]: 'GIFT_CARD',
  [PRODUCT_TYPES.paywall]: 'PAYWALL_PRODUCT',
};

/** `siteUrl`: where its pictures are. */
export function toApiOrder({ order, lines, shipments }: LoadedOrder, siteUrl: string, siteTitle: string): ApiOrder {
  const amount = (minor: bigint) => toWireMoney(minor, order.currency);
  const { placedAt, modifiedAt, fulfilledAt, fulfillment, answers, shippingOptionName } = order;
  return {
    id: order.id,
    orderNumber: String(order.number),
    createdOn: placedAt.toISOString(),
    modifiedOn: modifiedAt.toISOString(),
    channel: order.channelName === null ? 'web' : 'external',
    testmode: order.isTest,
    customerEmail: order.email,
    customerId: order.customerId,
    billingAddress: toApiAddress(order.billingAddress),
    shippingAddress: toApiAddress(order.shippingAddress),
    fulfillmentStatus: fulfillment === 'PARTIAL' ? 'PENDING' : fulfillment,
    lineItems: lines.map((line) => toApiLine(line, order.currency, siteUrl)),
    internalNotes: order.notes.map((content) => ({ content })),
    shippingLines: shippingOptionName === null ? [] : [{ method: shippingOptionName, amount: amount(order.shipping) }],
    discountLines: order.discounts.map(({ name, code, amount: minor }) => ({
      ...{ name, description: name, amount: amount(BigInt(minor)), promoCode: code },
    })),
    formSubmission: answers.length === 0 ? null : answers.map(({ label, answer }) => ({ label, value: answer })),
    fulfillments: shipments.map(toFulfillment),
    subtotal: amount(order.subtotal),
    shippingTotal: amount(order.shipping),
    discountTotal: amount(order.discount),
    taxTotal: amount(order.tax),
    refundedTotal: amount(order.refunded),
    grandTotal: amount(order.grandTotal),
    channelName: order.channelName ?? siteTitle,
    externalOrderReference: order.externalReference,
    fulfilledOn: fulfilledAt?.toISOString() ?? null,
    priceTaxInterpretation: order.priceTaxInterpretation,
    paymentState: PAYMENT_STATES[order.payment],
    shippingOptionName,
    shippingOptionServiceType: null,
  };
}

function toApiLine(line: LoadedLine, currency: string, siteUrl: string): ApiLineItem {
  // Nobody's product: an id that no product has.
  const isCustom = line.productId === line.variantId;
  const customizations = shownAnswers(line.additionalFields).map(({ label, text }) => ({ label, value: text }));
  return {
    id: line.id,
    variantId: isCustom ? null : line.variantId,
    sku: isCustom ? null : line.sku,
    ...{ weight: line.weight, width: line.width, length: line.length, height: line.height },
    productId: isCustom ? null : line.productId,
    productName: line.title,
    quantity: line.quantity,
    unitPricePaid: toWireMoney(line.unitPrice, currency),
    variantOptions: Object.entries(line.attributes).map(([optionName, value]) => ({ optionName, value })),
    // What a gift card keeps there is about its recipient, who has it by mail.
    customizations: customizations.length === 0 || line.productType === PRODUCT_TYPES.giftCard ? null : customizations,
    imageUrl: line.imagePath && siteUrl + line.imagePath,
    lineItemType: isCustom ? 'CUSTOM' : (LINE_TYPES[line.productType] ?? 'PHYSICAL_PRODUCT'),
  };
}

function toFulfillment(shipment: LoadedOrder['shipments'][number]): ApiFulfillment {
  return {
    shipDate: new Date(shipment.sentAt).toISOString(),
    carrierName: carrierText(shipment),
    service: shipment.service,
    trackingNumber: shipment.trackingNumber || null,
    trackingUrl: trackingUrl(shipment) || null,
  };
}

export function toApiAddress(stored: Readonly<Record<string, unknown>> | null): ApiAddress | null {
  if (stored === null) return null;
  const part = (name: string) => (typeof stored[name] === 'string' && stored[name] !== '' ? stored[name] : null);
  const { firstName, lastName } = namesOf(part('fullName') ?? '');
  return {
    ...{ firstName: firstName || null, lastName: lastName || null },
    ...{ address1: part('line1'), address2: part('line2'), city: part('city'), state: part('region') },
    ...{ countryCode: part('countryCode'), postalCode: part('postalCode'), phone: part('phone') },
  };
}
