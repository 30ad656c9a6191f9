import { z } from 'zod';
import { apiMoney, apiPagination } from './money.ts';

const apiDiscountCriteria = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('ANY_ORDER'),
    })
    .readonly(),
  z
    .object({
      type: z.literal('CART_TOTAL'),
      minimumCartTotal: apiMoney,
    })
    .readonly(),
  z
    .object({
      type: z.literal('PRODUCT'),
      productId: z.string(),
      productName: z.string(),
    })
    .readonly(),
]);

const apiDiscountTemplate = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('FIXED_AMOUNT'),
      discountAmount: apiMoney,
    })
    .readonly(),
  z
    .object({
      type: z.literal('PERCENTAGE'),
      percentage: z.number(),
    })
    .readonly(),
]);
export type ApiDiscountTemplate = z.infer<typeof apiDiscountTemplate>;

const apiDiscountTrigger = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('AUTO'),
    })
    .readonly(),
  z
    .object({
      type: z.literal('CODE'),
      promoCode: z.string(),
    })
    .readonly(),
]);
export type ApiDiscountTrigger = z.infer<typeof apiDiscountTrigger>;

/** A discount of the shop. */
export const apiDiscount = z
  .object({
    id: z.string(),
    name: z.string(),
    criteria: apiDiscountCriteria,
    template: apiDiscountTemplate,
    trigger: apiDiscountTrigger,
    isLimitedUses: z.boolean(),
    maxUsesAllowed: z.number().nullable(),
    usesCount: z.number(),
    isOncePerCustomer: z.boolean(),
    paymentPlanOptions: z
      .object({
        type: z.literal('NONE'),
      })
      .readonly(),
    subscriptionOptions: z
      .object({
        type: z.literal('EXCLUDED'),
      })
      .readonly(),
    validFrom: z.string().nullable(),
    validTo: z.string().nullable(),
    status: z.enum(['ACTIVE', 'EXPIRED', 'SCHEDULED']),
  })
  .readonly();
export type ApiDiscount = z.infer<typeof apiDiscount>;

/** GET /v1/commerce/discounts */
export const apiDiscountsResponse = z
  .object({
    discounts: z.array(apiDiscount).readonly(),
    pagination: apiPagination,
  })
  .readonly();
export type ApiDiscountsResponse = z.infer<typeof apiDiscountsResponse>;
