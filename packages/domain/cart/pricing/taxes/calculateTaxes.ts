import { allocate, divideRounded } from '@quoin/domain/money';
import type { RoundingRule } from '../priceQuestion.ts';
import type { TaxRates } from './taxRules.ts';

/** A line or the shipping, after discounts, in minor units. */
export interface Taxable {
  readonly amount: bigint;
  readonly rates: TaxRates;
}

/** For each taxable the tax of each of its rules, in the order of its rules. */
export type TaxTable = readonly (readonly bigint[])[];

/**
 * Returns tax that comes on top. Every tax is rounded by itself, because each is owed to another authority: on each
 * line, or once for the cart and then allocated to the lines.
 */
export function addedTaxes(taxables: readonly Taxable[], rounding: RoundingRule): TaxTable {
  if (rounding.per === 'line') {
    return taxables.map(({ amount, rates }) =>
      rates.numerators.map((numerator) => divideRounded(amount * numerator, rates.denominator, rounding.mode)),
    );
  }
  const table = taxables.map(({ rates }) => rates.numerators.map(() => 0n));
  for (const cells of cellsByRule(taxables).values()) {
    const weights = cells.map(({ weight }) => weight);
    const denominator = taxables[cells[0]?.row ?? 0]?.rates.denominator ?? 1n;
    const total = divideRounded(sum(weights), denominator, rounding.mode);
    const shares = allocate(total, weights);
    cells.forEach(({ row, column }, index) => {
      const taxes = table[row];
      if (taxes !== undefined) taxes[column] = shares[index] ?? 0n;
    });
  }
  return table;
}

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly weight: bigint;
}

function cellsByRule(taxables: readonly Taxable[]): Map<string, Cell[]> {
  const byRule = new Map<string, Cell[]>();
  taxables.forEach(({ amount, rates }, row) => {
    rates.rules.forEach((rule, column) => {
      const cells = byRule.get(rule.id) ?? [];
      cells.push({ row, column, weight: amount * (rates.numerators[column] ?? 0n) });
      byRule.set(rule.id, cells);
    });
  });
  return byRule;
}

/**
 * Tax that a price contains. All taxes of a price are rounded together and then split, since they come out of one
 * fixed amount: rounded one by one they could exceed it.
 */
export function includedTaxes(taxables: readonly Taxable[], rounding: RoundingRule): TaxTable {
  const table: bigint[][] = taxables.map(({ rates }) => rates.numerators.map(() => 0n));
  for (const rows of rowsByRates(taxables)) {
    const rates = taxables[rows[0] ?? 0]?.rates;
    if (rates === undefined || rates.sum === 0n) continue;
    const amounts = rows.map((row) => taxables[row]?.amount ?? 0n);
    const taxes = containedIn(amounts, rates, rounding);
    splitByRule(taxes, rates).forEach((shares, index) => {
      table[rows[index] ?? 0] = shares;
    });
  }
  return table;
}

/** The same rules are the same object (`taxationOf`). */
function rowsByRates(taxables: readonly Taxable[]): readonly (readonly number[])[] {
  const groups = new Map<TaxRates, number[]>();
  taxables.forEach(({ rates }, row) => {
    const rows = groups.get(rates);
    if (rows === undefined) groups.set(rates, [row]);
    else rows.push(row);
  });
  return [...groups.values()];
}

function containedIn(amounts: readonly bigint[], rates: TaxRates, { per, mode }: RoundingRule): bigint[] {
  const contained = (amount: bigint) => divideRounded(amount * rates.sum, rates.denominator + rates.sum, mode);
  return per === 'line' ? amounts.map(contained) : allocate(contained(sum(amounts)), amounts);
}

/** Odd units go to the rule that has had too little so far, so that no rule gains over many lines. */
function splitByRule(taxes: readonly bigint[], rates: TaxRates): bigint[][] {
  const owed = rates.numerators.map(() => 0n);
  return taxes.map((tax) => {
    const shares = rates.numerators.map((numerator, column) => {
      const exact = tax * numerator;
      owed[column] = (owed[column] ?? 0n) + (exact % rates.sum);
      return exact / rates.sum;
    });
    for (let left = tax - sum(shares); left > 0n; left -= 1n) {
      const column = indexOfLargest(owed);
      owed[column] = (owed[column] ?? 0n) - rates.sum;
      shares[column] = (shares[column] ?? 0n) + 1n;
    }
    return shares;
  });
}

function indexOfLargest(values: readonly bigint[]): number {
  let best = 0;
  values.forEach((value, index) => {
    if (value > (values[best] ?? 0n)) best = index;
  });
  return best;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((all, value) => all + value, 0n);
}
