/** What a shop weighs in (commerce-api.md, shippingMeasurements). */
export const WEIGHT_UNITS = ['POUND', 'KILOGRAM'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

const GRAMS: Readonly<Record<WeightUnit, number>> = { POUND: 453.59237, KILOGRAM: 1000 };

/** A weight in whole grams, for shipping by weight: at least one when there is any. */
export function weightInGrams(weight: number, unit: WeightUnit): number {
  if (!Number.isFinite(weight) || weight <= 0) return 0;
  return Math.max(1, Math.round(weight * GRAMS[unit]));
}
