import { z } from 'zod';
import { apiAddress, apiMoney, apiPagination } from './money.ts';

const apiLineItemType = z.enum(['PHYSICAL_PRODUCT', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'CUSTOM', 'PAYWALL_PRODUCT']);
export type ApiLineItemType = z.infer<typeof apiLineItemType>;

export const apiLineItem = z
  .object({
    id: z.string(),
    variantId: z.string().nullable(),
    sku: z.string().nullable(),
    weight: z.number(),
    width: z.number(),
    length: z.number(),
    height: z.number(),
    productId: z.string().nullable(),
    productName: z.string().nullable(),
    quantity: z.number(),
    unitPricePaid: apiMoney,
    variantOptions: z
      .array(
        z
          .object({
            optionName: z.string(),
            value: z.string(),
          })
          .readonly(),
      )
      .readonly(),
    customizations: z
      .array(
        z
          .object({
            label: z.string(),
            value: z.string(),
          })
          .readonly(),
      )
      .readonly()
      .nullable(),
    imageUrl: z.string().nullable(),
    lineItemType: apiLineItemType,
  })
  .readonly();
export type ApiLineItem = z.infer<typeof apiLineItem>;

const apiFulfillment = z
  .object({
    shipDate: z.string(),
    carrierName: z.string(),
    service: z.string(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
  })
  .readonly();
export type ApiFulfillment = z.infer<typeof apiFulfillment>;

export const apiOrder = z
  .object({
    id: z.string(),
    orderNumber: z.string(),
    createdOn: z.string(),
    modifiedOn: z.string(),
    channel: z.string(),
    testmode: z.boolean(),
    customerEmail: z.string(),
    customerId: z.string().nullable(),
    billingAddress: apiAddress.nullable(),
    shippingAddress: apiAddress.nullable(),
    fulfillmentStatus: z.enum(['PENDING', 'FULFILLED', 'CANCELED']),
    lineItems: z.array(apiLineItem).readonly(),
    internalNotes: z
      .array(
        z
          .object({
            content: z.string(),
          })
          .readonly(),
      )
      .readonly(),
    shippingLines: z
      .array(
        z
          .object({
            method: z.string(),
            amount: apiMoney,
          })
          .readonly(),
      )
      .readonly(),
    discountLines: z
      .array(
        z
          .object({
            name: z.string().nullable(),
            description: z.string(),
            amount: apiMoney,
            promoCode: z.string().nullable(),
          })
          .readonly(),
      )
      .readonly(),
    formSubmission: z
      .array(
        z
          .object({
            label: z.string(),
            value: z.string(),
          })
          .readonly(),
      )
      .readonly()
      .nullable(),
    fulfillments: z.array(apiFulfillment).readonly(),
    subtotal: apiMoney,
    shippingTotal: apiMoney,
    discountTotal: apiMoney,
    taxTotal: apiMoney,
    refundedTotal: apiMoney,
    grandTotal: apiMoney,
    channelName: z.string(),
    externalOrderReference: z.string().nullable(),
    fulfilledOn: z.string().nullable(),
    priceTaxInterpretation: z.enum(['EXCLUSIVE', 'INCLUSIVE']),
    paymentState: z.enum(['PAID', 'PENDING', 'REFUNDED', 'PARTIALLY_REFUNDED', 'VOIDED']),
    shippingOptionName: z.string().nullable(),
    shippingOptionServiceType: z.string().nullable(),
  })
  .readonly();
export type ApiOrder = z.infer<typeof apiOrder>;

/** GET /1.0/commerce/orders */
export const apiOrdersResponse = z
  .object({
    result: z.array(apiOrder).readonly(),
    pagination: apiPagination,
  })
  .readonly();
export type ApiOrdersResponse = z.infer<typeof apiOrdersResponse>;

/** POST /1.0/commerce/orders: the answer is the order, with the key of the request. */
export const apiCreatedOrder = z
  .object({
    ...apiOrder.unwrap().shape,
    idempotencyKey: z.string(),
  })
  .readonly();
export type ApiCreatedOrder = z.infer<typeof apiCreatedOrder>;
