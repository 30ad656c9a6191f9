import { allocate } from '@quoin/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ask,
  BERLIN,
  eachLine,
  euros,
  flat,
  giftCardLine,
  line,
  MANHATTAN,
  percentOff,
  tax,
  totalsIn,
} from '../../testing/questions.ts';
import { price } from '../price.ts';
import { addedTaxes, includedTaxes } from './calculateTaxes.ts';
import { exactPower, taxRates } from './taxRules.ts';

const INCLUSIVE = { priceTaxInterpretation: 'INCLUSIVE' } as const;
const VAT = tax(190_000);
const REDUCED = tax(70_000, { taxClasses: ['reduced'] });

describe('tax', () => {
  it('is added to exclusive prices and told beside inclusive ones; the identity holds for both (MON-1)', () => {
    const lines = [line(1000, 3)];
    expect(totalsIn(price(ask(lines, { taxRules: [VAT] })))).toEqual([3000, 0, 0, 570, 3570]);
    const included = price(ask(lines, { taxRules: [VAT], store: INCLUSIVE }));
    expect(totalsIn(included)).toEqual([3000, 0, 0, 0, 3000]);
    expect([included.taxIncluded, included.lines[0]?.net, included.lines[0]?.gross]).toEqual([
      euros(479),
      euros(2521),
      euros(3000),
    ]);
    expect(included.appliedTaxes).toEqual([
      { ruleId: VAT.id, name: 'VAT', jurisdiction: 'Germany', ratePpm: 190_000, isCompound: false, amount: euros(479) },
    ]);
  });

  it('is rounded on each line or once, as the store has chosen, half up or half to even', () => {
    const lines = [line(50), line(51), line(50, 1, { id: 'third' })];
    const taxOf = (per: 'line' | 'total', mode: 'halfUp' | 'halfEven', rate: number) => {
      const answer = price(ask(lines, { taxRules: [tax(rate)], store: { rounding: { per, mode } } }));
      return [Number(answer.tax.minor), eachLine(answer, (one) => one.tax)];
    };
    expect(taxOf('line', 'halfUp', 50_000)).toEqual([9, [3, 3, 3]]);
    expect(taxOf('line', 'halfEven', 50_000)).toEqual([7, [2, 3, 2]]);
    expect(taxOf('total', 'halfUp', 50_000)).toEqual([8, [3, 3, 2]]);
  });

  it('follows the product’s class, and class "none" is never taxed', () => {
    const lines = [line(1000), line(1001, 1, { taxClass: 'reduced' }), line(1002, 1, { taxClass: 'none' })];
    const standard = tax(190_000, { taxClasses: ['standard'] });
    expect(eachLine(price(ask(lines, { taxRules: [standard, REDUCED] })), (one) => one.tax)).toEqual([190, 70, 0]);
    expect(eachLine(price(ask(lines, { taxRules: [tax(100_000)] })), (one) => one.tax)).toEqual([100, 100, 0]);
  });

  it('of state and city add up; a compound one is levied on the others too', () => {
    const york = { countryCode: 'US', regions: ['NY'], postalCodes: [] };
    const city = { ...york, postalCodes: [{ from: '10000', to: '10299' }] };
    const state = tax(40_000, { id: 'state', places: [york] });
    const local = tax(48_750, { id: 'city', places: [city] });
    const parts = (rules: readonly (typeof state)[], destination: typeof MANHATTAN | typeof BERLIN = MANHATTAN) =>
      price(ask([line(10_000)], { taxRules: rules, destination })).appliedTaxes.map(({ amount }) =>
        Number(amount.minor),
      );
    expect(parts([state, local])).toEqual([400, 488]);
    expect(parts([tax(100_000, { id: 'compound', places: [york], isCompound: true }), state])).toEqual([1040, 400]);
    expect(parts([state, local], BERLIN)).toEqual([]);
  });

  it('of the default rule applies where no other does', () => {
    const fallback = tax(100_000, { id: 'default', places: [] });
    const taxOf = (destination: typeof MANHATTAN | typeof BERLIN) =>
      Number(price(ask([line(1000)], { taxRules: [VAT, fallback], destination })).tax.minor);
    expect([taxOf(BERLIN), taxOf(MANHATTAN)]).toEqual([190, 100]);
  });

  it('is estimated for the store’s own place while nobody knows the destination', () => {
    const answer = price(ask([line(1000)], { taxRules: [VAT], destination: null }));
    expect([answer.isTaxEstimated, answer.tax]).toEqual([true, euros(190)]);
    expect(price(ask([line(1000)], { taxRules: [VAT] })).isTaxEstimated).toBe(false);
  });

  it('of shipping is levied by rules for it, on what is left of its price', () => {
    const sent = { shippingMethods: [flat(500)], chosenShippingId: 'flat' };
    expect(totalsIn(price(ask([line(1000)], { ...sent, taxRules: [VAT] })))).toEqual([1000, 0, 500, 285, 1785]);
    const notOnShipping = tax(190_000, { isOnShipping: false });
    const fallback = tax(100_000, { places: [], id: 'default' });
    expect(price(ask([line(1000)], { ...sent, taxRules: [notOnShipping, fallback] })).tax).toEqual(euros(190));
  });

  it('of a pickup is that of the store, wherever the buyer lives', () => {
    const pickup = flat(0, { rate: { kind: 'pickup', price: euros(0) } });
    const fetched = { shippingMethods: [pickup], chosenShippingId: 'flat', destination: MANHATTAN };
    expect(price(ask([line(1000)], { ...fetched, taxRules: [VAT] })).tax).toEqual(euros(190));
  });

  it('is not owed by exempt customers: inclusive unit prices lose it, exclusive ones gain none', () => {
    const exempt = { customer: { isTaxExempt: true, usesByDiscount: {} }, taxRules: [VAT] };
    expect(totalsIn(price(ask([line(1190, 3)], { ...exempt, store: INCLUSIVE })))).toEqual([3000, 0, 0, 0, 3000]);
    expect(totalsIn(price(ask([line(1190, 3)], exempt)))).toEqual([3570, 0, 0, 0, 3570]);
  });

  it('is none on gift cards: what they buy is taxed', () => {
    expect(totalsIn(price(ask([giftCardLine(5000)], { taxRules: [VAT] })))).toEqual([5000, 0, 0, 0, 5000]);
  });

  it('is zero after 100 % off, with prices of either kind (product.md 1.9)', () => {
    for (const store of [{}, INCLUSIVE]) {
      const answer = price(ask([line(999, 7)], { store, taxRules: [VAT], discounts: [percentOff(100)] }));
      expect([...totalsIn(answer), Number(answer.taxIncluded.minor)]).toEqual([6993, 6993, 0, 0, 0, 0]);
    }
  });
});

const anyAmounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 10n }), { minLength: 1, maxLength: 30 });
const anyRates = fc
  .array(fc.record({ ratePpm: fc.integer({ min: 0, max: 1_000_000 }), isCompound: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.map(({ ratePpm, isCompound }, index) => tax(ratePpm, { id: String(index), isCompound })))
  .map((rules) => [...rules.filter((one) => !one.isCompound), ...rules.filter((one) => one.isCompound)])
  .map((rules) => taxRates(rules, exactPower(rules)));
const anyMode = fc.constantFrom('halfUp' as const, 'halfEven' as const);
const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);
const distance = (a: bigint, b: bigint) => (a < b ? b - a : a - b);

describe('taxes are the exact ones, rounded once', () => {
  it('added: each rule’s total is at most half a unit from the truth (MON-3)', () => {
    fc.assert(
      fc.property(anyAmounts, anyRates, anyMode, (amounts, rates, mode) => {
        const table = addedTaxes(
          amounts.map((amount) => ({ amount, rates })),
          { per: 'total', mode },
        );
        rates.numerators.forEach((numerator, column) => {
          const given = sum(table.map((row) => row[column] ?? 0n));
          const exact = sum(amounts) * numerator;
          expect(distance(given * rates.denominator, exact) * 2n <= rates.denominator).toBe(true);
        });
      }),
    );
  });

  it('included: the whole is at most half a unit away, each rule at most one and a half, no line too much', () => {
    fc.assert(
      fc.property(anyAmounts, anyRates, anyMode, (amounts, rates, mode) => {
        const table = includedTaxes(
          amounts.map((amount) => ({ amount, rates })),
          { per: 'total', mode },
        );
        const whole = rates.denominator + rates.sum;
        expect(distance(sum(table.flat()) * whole, sum(amounts) * rates.sum) * 2n <= whole).toBe(true);
        rates.numerators.forEach((numerator, column) => {
          const given = sum(table.map((row) => row[column] ?? 0n));
          expect(distance(given * whole, sum(amounts) * numerator) * 2n <= 3n * whole).toBe(true);
        });
        table.forEach((row, index) => {
          expect(sum(row) <= (amounts[index] ?? 0n)).toBe(true);
        });
      }),
    );
  });

  it('included on each line: no rule gains over 250 lines of one cent', () => {
    const rates = taxRates([tax(500_000, { id: 'a' }), tax(500_000, { id: 'b' })], 1);
    const taxables = allocate(
      250n,
      Array.from({ length: 250 }, () => 1n),
    ).map((amount) => ({ amount, rates }));
    const table = includedTaxes(taxables, { per: 'line', mode: 'halfUp' });
    expect([0, 1].map((column) => sum(table.map((row) => row[column] ?? 0n)))).toEqual([125n, 125n]);
  });
});
