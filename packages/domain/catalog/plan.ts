import type { Problem } from '@quoin/domain/problem';
import type { BillingUnit, SubscriptionPlan } from './product.ts';
import { PRODUCT_TYPES, type ProductType } from './productTypes.ts';

/** At most three years between two charges, or the buyer has forgotten. */
export const MAX_BILLING_VALUE: Readonly<Record<BillingUnit, number>> = { week: 52, month: 24, year: 3 };
export const MAX_BILLING_CYCLES = 520;

export type PlanCode = 'planUnitUnknown' | 'planValueInvalid' | 'planCyclesInvalid' | 'planProductType';

/** What is wrong with an owner's plan for a product (SUBS-01, SUBS-02); empty when it can be sold. */
export function validatePlan(plan: SubscriptionPlan, type: ProductType): Problem<PlanCode>[] {
  const problems: Problem<PlanCode>[] = [];
  const { value, unit } = plan.billingPeriod;
  if (type !== PRODUCT_TYPES.physical && type !== PRODUCT_TYPES.service) problems.push({ code: 'planProductType' });
  if (!Object.hasOwn(MAX_BILLING_VALUE, unit)) return [...problems, { code: 'planUnitUnknown', field: 'unit' }];
  const max = MAX_BILLING_VALUE[unit];
  if (!isWhole(value, 1, max)) problems.push({ code: 'planValueInvalid', field: 'value', values: { max } });
  if (!isWhole(plan.numBillingCycles, 0, MAX_BILLING_CYCLES)) {
    problems.push({ code: 'planCyclesInvalid', field: 'numBillingCycles', values: { max: MAX_BILLING_CYCLES } });
  }
  return problems;
}

/** `WEEK`, `week` → week: both spellings are on the wire (SUBS-01). */
export function parseBillingUnit(text: string): BillingUnit | null {
  const unit = text.toLowerCase();
  return Object.hasOwn(MAX_BILLING_VALUE, unit) ? (unit as BillingUnit) : null;
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max;
}
