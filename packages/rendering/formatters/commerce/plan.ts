import type { BillingUnit, SubscriptionPlan } from '@quoin/domain/catalog';
import { asNumber, asString, isRecord } from '@quoin/template';
import { at } from '../read.ts';

const UNITS: ReadonlyMap<string, BillingUnit> = new Map([
  ['WEEK', 'week'],
  ['MONTH', 'month'],
  ['YEAR', 'year'],
]);
const UNIT_NAMES: Readonly<Record<BillingUnit, string>> = { week: 'Week', month: 'Month', year: 'Year' };
const UNITS_PER_YEAR: Readonly<Record<BillingUnit, number>> = { week: 52, month: 12, year: 1 };

/** The plan of an item's content; undefined when it has none, or one that cannot be said. */
export function planOf(content: unknown): SubscriptionPlan | undefined {
  const plan = at(content, 'subscriptionPlan');
  const unit = UNITS.get(asString(at(plan, 'billingPeriod', 'unit')));
  const value = asNumber(at(plan, 'billingPeriod', 'value'));
  if (!isRecord(plan) || unit === undefined || !(value > 0)) return undefined;
  const cycles = asNumber(at(plan, 'numBillingCycles')) || 0;
  return { billingPeriod: { value, unit }, numBillingCycles: Math.max(cycles, 0) };
}

interface Duration {
  readonly count: number;
  readonly unit: BillingUnit;
}

/** Weeks and months that make whole years are said in years (SUBS-04). */
function durationOf(plan: SubscriptionPlan): Duration {
  const { value, unit } = plan.billingPeriod;
  const total = value * plan.numBillingCycles;
  const isYears = total > 0 && unit !== 'year' && total % UNITS_PER_YEAR[unit] === 0;
  return isYears ? { count: total / UNITS_PER_YEAR[unit], unit: 'year' } : { count: total, unit };
}

/** The key of the site's own wording, for instance `productPrice__singlePrice__1Weekly__limited__nWeeks`. */
export function planPhraseKey(plan: SubscriptionPlan, isVaried: boolean): string {
  const { value, unit } = plan.billingPeriod;
  const start = `productPrice__${isVaried ? 'multiplePrices' : 'singlePrice'}__${oneOrMany(value)}${UNIT_NAMES[unit]}ly`;
  if (plan.numBillingCycles === 0) return `${start}__indefinite`;
  const duration = durationOf(plan);
  return `${start}__limited__${oneOrMany(duration.count)}${UNIT_NAMES[duration.unit]}s`;
}

const oneOrMany = (count: number): string => (count === 1 ? '1' : 'n');

/** Names a wording may use, in the order of their positions. */
export type PlanValues = readonly (readonly [name: string, value: unknown])[];

export function planValues(plan: SubscriptionPlan): PlanValues {
  return [
    ['billingPeriodValue', plan.billingPeriod.value],
    ['duration', durationOf(plan).count],
  ];
}
