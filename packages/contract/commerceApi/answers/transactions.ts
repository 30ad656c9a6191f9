import { z } from 'zod';
import { apiMoney, apiPagination } from './money.ts';

const apiTax = z
  .object({
    amount: apiMoney,
    /** A fraction: `0.081`. */
    rate: z.string(),
    name: z.string(),
    jurisdiction: z.string(),
  })
  .readonly();
export type ApiTax = z.infer<typeof apiTax>;

const apiPayment = z
  .object({
    id: z.string(),
    amount: apiMoney,
    refundedAmount: apiMoney,
    netAmount: apiMoney,
    creditCardType: z.string().nullable(),
    provider: z.string(),
    refunds: z
      .array(
        z
          .object({
            id: z.string(),
            amount: apiMoney,
            refundedOn: z.string(),
            externalTransactionId: z.string().nullable(),
          })
          .readonly(),
      )
      .readonly(),
    processingFees: z.array(z.unknown()).max(0).readonly(),
    giftCardId: z.string().nullable(),
    paidOn: z.string(),
    externalTransactionId: z.string().nullable(),
    externalTransactionProperties: z.array(z.unknown()).max(0).readonly(),
    externalCustomerId: z.string().nullable(),
  })
  .readonly();
export type ApiPayment = z.infer<typeof apiPayment>;

export const apiTransaction = z
  .object({
    id: z.string(),
    createdOn: z.string(),
    modifiedOn: z.string(),
    customerEmail: z.string(),
    salesOrderId: z.string(),
    voided: z.boolean(),
    totalSales: apiMoney,
    totalNetSales: apiMoney,
    totalNetShipping: apiMoney,
    totalTaxes: apiMoney,
    total: apiMoney,
    totalNetPayment: apiMoney,
    payments: z.array(apiPayment).readonly(),
    salesLineItems: z
      .array(
        z
          .object({
            id: z.string(),
            discountAmount: apiMoney,
            totalSales: apiMoney,
            totalNetSales: apiMoney,
            total: apiMoney,
            taxes: z.array(apiTax).readonly(),
          })
          .readonly(),
      )
      .readonly(),
    discounts: z
      .array(
        z
          .object({
            description: z.string(),
            amount: apiMoney,
            promoCode: z.string().nullable(),
          })
          .readonly(),
      )
      .readonly(),
    shippingLineItems: z
      .array(
        z
          .object({
            id: z.string(),
            description: z.string(),
            amount: apiMoney,
            discountAmount: apiMoney,
            netAmount: apiMoney,
            taxes: z.array(apiTax).readonly(),
          })
          .readonly(),
      )
      .readonly(),
    paymentGatewayError: z.string().nullable(),
  })
  .readonly();
export type ApiTransaction = z.infer<typeof apiTransaction>;

/** GET /1.0/commerce/transactions; by ids without the pagination. */
export const apiTransactionsResponse = z
  .object({
    documents: z.array(apiTransaction).readonly(),
    pagination: apiPagination.optional(),
  })
  .readonly();
export type ApiTransactionsResponse = z.infer<typeof apiTransactionsResponse>;
