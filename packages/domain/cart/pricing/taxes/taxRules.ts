import { PPM } from '@quoin/domain/money';
import { type Destination, isInPlace, type Place } from '../places.ts';

/** The class of a product that nobody has given one. */
export const STANDARD_TAX_CLASS = 'standard';
/** The class of what is never taxed, whatever the rules say. */
export const UNTAXED_CLASS = 'none';

export interface TaxRule {
  readonly id: string;
  /** `VAT`, `State tax`: what the buyer reads. */
  readonly name: string;
  /** Who levies it: `Germany`, `New York City`. */
  readonly jurisdiction: string;
  /** Whole millionths, 0 to 1,000,000. */
  readonly ratePpm: number;
  /** Empty: the default rule, for where no rule of a place applies. */
  readonly places: readonly Place[];
  /** Empty: every class. */
  readonly taxClasses: readonly string[];
  readonly isOnShipping: boolean;
  /** Levied on the price and all taxes before it; compound rules come last, in the order given. */
  readonly isCompound: boolean;
}

export interface TaxQuestion {
  readonly destination: Destination;
  readonly taxClass: string;
  readonly isShipping: boolean;
}

/** The rules for a class of things in a place, in the order in which they are levied. */
export function taxRulesFor(rules: readonly TaxRule[], question: TaxQuestion): readonly TaxRule[] {
  if (question.taxClass === UNTAXED_CLASS) return [];
  const ofClass = rules.filter((rule) => rule.taxClasses.length === 0 || rule.taxClasses.includes(question.taxClass));
  const local = ofClass.filter((rule) => rule.places.some((place) => isInPlace(question.destination, place)));
  const found = local.length > 0 ? local : ofClass.filter((rule) => rule.places.length === 0);
  // Asked last: a place whose goods are taxed and whose shipping is not must not fall back to the default rule.
  const levied = question.isShipping ? found.filter((rule) => rule.isOnShipping) : found;
  return [...levied.filter((rule) => !rule.isCompound), ...levied.filter((rule) => rule.isCompound)];
}

/** Exact rates of some rules on one net price: numerators over one denominator. */
export interface TaxRates {
  readonly rules: readonly TaxRule[];
  readonly numerators: readonly bigint[];
  readonly sum: bigint;
  readonly denominator: bigint;
}

/** Compound rates multiply, so the denominator is a power of a million; `power` is the same for a whole cart. */
export function taxRates(rules: readonly TaxRule[], power: number): TaxRates {
  const denominator = PPM ** BigInt(power);
  let sum = 0n;
  const numerators = rules.map((rule) => {
    const base = rule.isCompound ? denominator + sum : denominator;
    // Exact: each compound rule uses up one of the powers.
    const numerator = (base * BigInt(rule.ratePpm)) / PPM;
    sum += numerator;
    return numerator;
  });
  return { rules, numerators, sum, denominator };
}

/** The power that keeps every rate of these rules exact. */
export function exactPower(rules: readonly TaxRule[]): number {
  return 1 + rules.filter((rule) => rule.isCompound).length;
}
