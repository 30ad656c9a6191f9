import type { ApiDiscount } from '@quoin/contract/commerceApi';
import { PPM } from '@quoin/domain/money';
import { wireMoney } from '../../platform/http/replies/wireMoney.ts';
import { discountStatus, type StoredDiscount } from '../../pricing/index.ts';

const STATUSES = {
  active: 'ACTIVE',
  scheduled: 'SCHEDULED',
  ended: 'EXPIRED',
  usedUp: 'EXPIRED',
  off: 'EXPIRED',
} as const satisfies Record<ReturnType<typeof discountStatus>, ApiDiscount['status']>;

/** Null of what has no name here: free shipping, categories, several products. `titles`: of products, by their ids. */
export function toApiDiscount(
  discount: StoredDiscount,
  titles: ReadonlyMap<string, string>,
  now: number,
): ApiDiscount | null {
  const [template, criteria] = [templateOf(discount), criteriaOf(discount, titles)];
  if (template === null || criteria === null) return null;
  const { id, name, code, totalLimit, startsAt, endsAt } = discount;
  return {
    ...{ id, name, criteria, template },
    trigger: code === null ? { type: 'AUTO' } : { type: 'CODE', promoCode: code },
    ...{ isLimitedUses: totalLimit !== null, maxUsesAllowed: totalLimit, usesCount: discount.timesUsed },
    isOncePerCustomer: discount.perCustomerLimit === 1,
    ...{ paymentPlanOptions: { type: 'NONE' }, subscriptionOptions: { type: 'EXCLUDED' } },
    validFrom: startsAt === null ? null : new Date(startsAt).toISOString(),
    validTo: endsAt === null ? null : new Date(endsAt).toISOString(),
    status: STATUSES[discountStatus(discount, now)],
  };
}

function templateOf({ value }: StoredDiscount): ApiDiscount['template'] | null {
  if (value.kind === 'percent') return { type: 'PERCENTAGE', percentage: (value.ppm * 100) / Number(PPM) };
  return value.kind === 'amount' ? { type: 'FIXED_AMOUNT', discountAmount: wireMoney(value.amount) } : null;
}

function criteriaOf(
  { scope, minimumSubtotal }: StoredDiscount,
  titles: ReadonlyMap<string, string>,
): ApiDiscount['criteria'] | null {
  if (scope.kind === 'order')
    return minimumSubtotal === null
      ? { type: 'ANY_ORDER' }
      : { type: 'CART_TOTAL', minimumCartTotal: wireMoney(minimumSubtotal) };
  const [productId, ...others] = scope.kind === 'products' ? scope.productIds : [];
  if (productId === undefined || others.length > 0 || minimumSubtotal !== null) return null;
  return { type: 'PRODUCT', productId, productName: titles.get(productId) ?? '' };
}
