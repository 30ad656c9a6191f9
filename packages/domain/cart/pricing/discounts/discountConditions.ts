import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { formatDay, isoDayOf } from '@quoin/domain/formats';
import { formatMoney, type Money } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import type { PriceLine, PriceQuestion } from '../priceQuestion.ts';
import type { CouponCode, Discount } from './discount.ts';

type ScopedLine = Pick<PriceLine, 'productId' | 'collectionId' | 'categoryPaths' | 'productType'>;

/** Whether a discount concerns a line. */
export function isInScope(line: ScopedLine, { scope }: Pick<Discount, 'scope'>): boolean {
  if (line.productType === PRODUCT_TYPES.giftCard) return false;
  if (scope.kind === 'order') return true;
  if (scope.kind === 'products') return scope.productIds.includes(line.productId);
  if (scope.kind === 'collections') return scope.collectionIds.includes(line.collectionId);
  return line.categoryPaths.some((path) => path.split('/').some((id) => scope.categoryIds.includes(id)));
}

type Conditions = Pick<PriceQuestion, 'currency' | 'customer' | 'language' | 'now'> & {
  readonly lines: readonly (ScopedLine & { readonly subtotal: bigint; readonly requiresShipping: boolean })[];
};

/**
 * Returns why a discount does not apply to this cart; null when it does. The first reason in this order is returned
 * (CX-15).
 */
export function discountProblem(discount: Discount, cart: Conditions): Problem<CouponCode> | null {
  return timeProblem(discount, cart.now) ?? limitProblem(discount, cart) ?? cartProblem(discount, cart);
}

function timeProblem({ startsAt, endsAt }: Discount, now: number): Problem<CouponCode> | null {
  if (startsAt !== null && now < startsAt) return no('couponNotYet', { from: formatDay(isoDayOf(startsAt)) });
  return endsAt !== null && now >= endsAt ? no('couponExpired') : null;
}

function limitProblem(discount: Discount, { customer }: Conditions): Problem<CouponCode> | null {
  const { totalLimit, perCustomerLimit, timesUsed, id } = discount;
  if (totalLimit !== null && timesUsed >= totalLimit) return no('couponUsedUp');
  const uses = Object.hasOwn(customer.usesByDiscount, id) ? (customer.usesByDiscount[id] ?? 0) : 0;
  return perCustomerLimit !== null && uses >= perCustomerLimit ? no('couponUsedByCustomer') : null;
}

function cartProblem(discount: Discount, cart: Conditions): Problem<CouponCode> | null {
  const { value, minimumSubtotal } = discount;
  const found = cart.lines.filter((line) => isInScope(line, discount));
  if (found.length === 0) return no('couponNotApplicable');
  if (value.kind === 'freeShipping' && !cart.lines.some((line) => line.requiresShipping)) {
    return no('couponNotApplicable');
  }
  // An amount of another currency has no value here; it is never converted.
  const amounts = [minimumSubtotal, value.kind === 'amount' ? value.amount : null];
  if (amounts.some((amount) => amount !== null && amount.currency !== cart.currency)) return no('couponNotApplicable');
  const subtotal = found.reduce((all, line) => all + line.subtotal, 0n);
  return minimumSubtotal !== null && subtotal < minimumSubtotal.minor
    ? tooLittle(minimumSubtotal, subtotal, cart.language)
    : null;
}

function tooLittle(minimum: Money, subtotal: bigint, language: string | undefined): Problem<CouponCode> {
  const missing = { minor: minimum.minor - subtotal, currency: minimum.currency };
  return no('couponMinimumNotReached', {
    minimum: formatMoney(minimum, language),
    missing: formatMoney(missing, language),
  });
}

function no(code: CouponCode, values: Record<string, string> = {}): Problem<CouponCode> {
  return { code, field: 'coupon', values };
}
