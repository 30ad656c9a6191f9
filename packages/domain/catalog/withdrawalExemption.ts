/**
 * Why the right of withdrawal leaves a product out (Directive 2011/83/EU art. 16), as its owner marks it. What it means is
 * decided where orders are: domain/orders/withdrawal.
 */
export const WITHDRAWAL_EXEMPTIONS = [
  'customMade',
  'perishable',
  'sealedHygiene',
  'sealedMedia',
  'press',
  'fixedDate',
  'serviceDone',
] as const;
export type WithdrawalExemption = (typeof WITHDRAWAL_EXEMPTIONS)[number];

export function isWithdrawalExemption(value: unknown): value is WithdrawalExemption {
  return WITHDRAWAL_EXEMPTIONS.some((each) => each === value);
}
