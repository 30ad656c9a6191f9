import type { ApiFulfilRequest, ApiOrderCreation } from '@quoin/contract/commerceApi';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';
import { maybe, moment, money, words } from './apiValues.ts';

const shipment = z.object({
  shipDate: moment,
  carrierName: words(80).min(1),
  service: words(80),
  trackingNumber: maybe(64),
  trackingUrl: maybe(500),
});

export const apiFulfilment = z.object({
  shouldSendNotification: z
    .boolean()
    .nullish()
    .transform((isMailed) => isMailed ?? true),
  // What is open goes in one parcel: nobody says what of it would be in a second.
  shipments: z.array(shipment).max(1),
});

export function parseApiFulfil(body: unknown): Outcome<ApiFulfilRequest, RequestCode> {
  return parseRequest(apiFulfilment, body);
}

const MOST_LINES = 100;
const nothing = <Value>(schema: z.ZodType<Value>) => schema.nullish().transform((value) => value ?? null);
const list = <Value>(schema: z.ZodType<Value>, most: number) =>
  z
    .array(schema)
    .max(most)
    .nullish()
    .transform((values) => values ?? []);
const address = z.object({
  ...{ firstName: maybe(100), lastName: maybe(100), address1: maybe(200), address2: maybe(200) },
  ...{ city: maybe(100), state: maybe(100), countryCode: maybe(2), postalCode: maybe(32), phone: maybe(40) },
});
const line = z
  .object({
    lineItemType: z.enum(['PHYSICAL_PRODUCT', 'DIGITAL', 'SERVICE', 'CUSTOM']),
    variantId: nothing(z.uuid().toLowerCase()),
    title: maybe(200),
    quantity: z.int().min(1).max(1_000_000),
    unitPricePaid: money,
    nonSaleUnitPrice: money.nullish(),
  })
  .refine(({ lineItemType, variantId }) => lineItemType === 'CUSTOM' || variantId !== null, { path: ['variantId'] })
  .refine(({ lineItemType, title }) => lineItemType !== 'CUSTOM' || title !== null, { path: ['title'] });

export const apiOrderCreation = z
  .object({
    channelName: words(30).min(1),
    externalOrderReference: words(200).min(1),
    customerEmail: maybe(320),
    createdOn: nothing(moment),
    fulfilledOn: nothing(moment),
    fulfillmentStatus: nothing(z.enum(['PENDING', 'FULFILLED'])),
    inventoryBehavior: z
      .enum(['DEDUCT', 'SKIP'])
      .nullish()
      .transform((given) => given ?? 'SKIP'),
    shopperFulfillmentNotificationBehavior: z
      .enum(['SEND', 'SKIP'])
      .nullish()
      .transform((given) => given ?? 'SEND'),
    priceTaxInterpretation: z.enum(['EXCLUSIVE', 'INCLUSIVE']),
    billingAddress: nothing(address),
    shippingAddress: nothing(address),
    lineItems: z.array(line).min(1).max(MOST_LINES),
    shippingLines: list(z.object({ method: words(80).min(1), amount: nothing(money) }), 1),
    discountLines: list(
      z.object({ name: maybe(200), description: maybe(500), amount: money, promoCode: maybe(100) }),
      20,
    ),
    fulfillments: z.array(shipment).max(1),
    ...{ subtotal: nothing(money), shippingTotal: nothing(money), discountTotal: nothing(money) },
    ...{ taxTotal: nothing(money), grandTotal: money },
  })
  .refine(({ fulfillmentStatus, fulfilledOn }) => fulfillmentStatus !== 'FULFILLED' || fulfilledOn !== null, {
    path: ['fulfilledOn'],
  })
  .refine(({ fulfillmentStatus, fulfillments }) => fulfillmentStatus !== 'PENDING' || fulfillments.length === 0, {
    path: ['fulfillmentStatus'],
  });

export function parseApiOrder(body: unknown): Outcome<ApiOrderCreation, RequestCode> {
  return parseRequest(apiOrderCreation, body);
}
