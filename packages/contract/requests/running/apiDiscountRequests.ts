import type { ApiDiscountChange } from '@quoin/contract/commerceApi';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';
import { moment, money, words } from './apiValues.ts';

const onlyType = <Name extends string>(type: Name) => z.object({ type: z.literal(type) });
export const apiDiscountChange = z
  .object({
    name: words(100).min(1),
    criteria: z.discriminatedUnion('type', [
      onlyType('ANY_ORDER'),
      z.object({ type: z.literal('CART_TOTAL'), minimumCartTotal: money }),
      z.object({ type: z.literal('PRODUCT'), productId: z.uuid().toLowerCase() }),
    ]),
    template: z.discriminatedUnion('type', [
      z.object({ type: z.literal('FIXED_AMOUNT'), discountAmount: money }),
      z.object({ type: z.literal('PERCENTAGE'), percentage: z.number().gt(0).max(100) }),
    ]),
    trigger: z.discriminatedUnion('type', [
      onlyType('AUTO'),
      z.object({ type: z.literal('CODE'), promoCode: words(50).regex(/^[A-Za-z0-9_-]+$/) }),
    ]),
    isLimitedUses: z
      .boolean()
      .nullish()
      .transform((is) => is ?? false),
    maxUsesAllowed: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .nullish()
      .transform((most) => most ?? null),
    isOncePerCustomer: z
      .boolean()
      .nullish()
      .transform((is) => is ?? false),
    // A discount takes from one-time purchases alone.
    paymentPlanOptions: onlyType('NONE').nullish(),
    subscriptionOptions: onlyType('EXCLUDED').nullish(),
    validFrom: moment,
    validTo: moment.nullish().transform((end) => end ?? null),
  })
  .refine(({ isLimitedUses, maxUsesAllowed }) => isLimitedUses === (maxUsesAllowed !== null), {
    path: ['maxUsesAllowed'],
  });

export function parseApiDiscount(body: unknown): Outcome<ApiDiscountChange, RequestCode> {
  return parseRequest(apiDiscountChange, body);
}
